"""What the messages of a match say, word by word: whose they are, how the match counts, who may take back."""

import pytest
from msgspec.structs import replace

from pega6_desktop.core.errors import RecordError
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.no_thanks.moves import Pass, Take
from pega6_desktop.games.pega6.moves import PlayCard
from pega6_desktop.records.record import GameRecord, RecordedMove, SeatInfo
from pega6_desktop.runtime.host import Host
from pega6_desktop.runtime.messages import (
    BotStumbled,
    Mark,
    Message,
    Opened,
    Rejected,
    Rewound,
    Show,
    Shown,
    Submit,
    Update,
)
from pega6_desktop.runtime.worker import AnyHost
from tests.runtime.desk import (
    PEGA6,
    Notebook,
    bots_answer,
    hosted,
    legal,
    played,
    record,
    redo,
    show,
    submit,
    take_back,
)


def only(messages: tuple[Message, ...]) -> Message:
    (message,) = messages
    return message


def mover(messages: tuple[Message, ...]) -> int | None:
    message = only(messages)
    assert isinstance(message, Update)
    return message.mover


def no_thanks(kinds: str) -> AnyHost:
    """A match of No Thanks! at one screen; whoever is to act first is a human."""
    seats = tuple(
        SeatInfo(name, "human") if kind == "h" else SeatInfo(name, "bot", "random")
        for name, kind in zip(("Ana", "Bia", "Caio"), kinds, strict=True)
    )
    options = GAMES["no_thanks"].setup("base", {}, 3, 5).options
    begun = GameRecord(match_id="m-1", game="no_thanks", variant="base", options=options, seed=5, seats=seats)
    return Host(GAMES["no_thanks"], begun, Notebook(), None, epoch=3)


# ---------------------------------------------------------------- the match


def test_an_opening_says_which_match_it_is_and_whether_it_goes_on() -> None:
    for moves, is_resumed in ((0, False), (2, True)):
        match = played(record("hbb"), moves)
        opened, *_ = hosted(match).opened()
        assert isinstance(opened, Opened)
        assert (opened.epoch, opened.match_id, opened.game, opened.variant) == (3, "m-1", "pega6", "base")
        assert (opened.revision, opened.seats, opened.mark) == (0, match.seats, "")
        assert (opened.is_resumed, bool(opened.past)) == (is_resumed, is_resumed)


def test_every_message_bears_the_number_of_its_match() -> None:
    host = hosted(record("hbb"))
    said = [*host.opened(), *bots_answer(host), *submit(host, legal(host)[0]), *host.reveal(), *bots_answer(host)]
    said += [*submit(host, PlayCard(0)), *take_back(host), *take_back(host, is_assisted=True), *redo(host)]
    question = hosted(record("hbb")).question()
    assert question is not None
    said += hosted(record("hbb")).stumbled(question, "ouch")
    said += show(hosted(record("hh")), 0)
    assert {type(message) for message in said} == {Opened, Update, Rejected, Rewound, BotStumbled, Shown}
    assert {message.epoch for message in said} == {3}


def test_a_late_command_is_told_what_it_was_made_against() -> None:
    host = hosted()
    submit(host, legal(host)[0])
    rejected = only(submit(host, PlayCard(1), revision=0))
    assert isinstance(rejected, Rejected)
    assert (rejected.params, rejected.revision) == ((("made", 0), ("now", 1)), 1)


def test_a_viewer_who_does_not_sit_there_is_named() -> None:
    with pytest.raises(RecordError) as error:
        hosted(viewer=9)
    assert error.value.params == {"seat": 9}


def test_what_is_said_of_an_illegal_answer_is_cut() -> None:
    host = hosted()
    question = host.question()
    assert question is not None
    stumbled, _ = host.answer(question, "x" * 9999)
    assert isinstance(stumbled, BotStumbled)
    assert stumbled.detail.startswith("illegal answer: 'xxx")
    assert len(stumbled.detail) == 500


@pytest.mark.parametrize(("mark", "later"), [("", "assisted"), ("repeat", "assisted"), ("branch", "branch")])
def test_who_goes_back_past_a_reveal_marks_the_match_unless_it_is_a_branch(mark: Mark, later: Mark) -> None:
    match = played(record("hbb"), 3)
    host = Host(PEGA6, match, Notebook(list(match.moves)), 0, epoch=3, mark=mark)
    message = only(take_back(host, is_assisted=not mark))
    assert isinstance(message, Rewound)
    assert message.mark == later


def test_moves_that_stand_are_not_written_again() -> None:
    written: list[tuple[int, int]] = []

    class Minding(Notebook):
        def rewrite(
            self, match_id: str, kept: int, moves: tuple[RecordedMove, ...], *, is_assisted: bool = True
        ) -> None:
            written.append((kept, len(moves)))
            super().rewrite(match_id, kept, moves, is_assisted=is_assisted)

    notebook = Minding()
    host = hosted(record("hbb"), notebook)
    for _ in range(3):
        bots_answer(host)
        submit(host, legal(host)[0])
        host.reveal()
    assert [move.seat for move in host.record.moves] == [1, 2, 0] * 3
    take_back(host, is_assisted=True)
    take_back(host)
    redo(host)
    redo(host)
    assert written == [(8, 0), (5, 0), (5, 3), (8, 1)]
    assert tuple(notebook.moves) == host.record.moves


# ---------------------------------------------------------------- several people at one screen


def test_it_is_said_who_may_take_back_and_for_how_long() -> None:
    host = hosted(record("hbh"))
    show(host, 0)
    assert mover(submit(host, legal(host)[0])) == 0
    assert [message.mover for message in bots_answer(host) if isinstance(message, Update)] == [0]
    assert mover(take_back(host)) is None
    show(host, 0)
    submit(host, legal(host)[0])
    show(host, 2)
    assert mover(submit(host, legal(host, 2)[0], 2)) == 2
    assert host.is_held
    assert mover(host.reveal()) is None
    rejected = only(take_back(host, 2))
    assert isinstance(rejected, Rejected)
    assert rejected.code == "nothing_to_take_back"


def test_before_anybody_has_moved_a_bot_leaves_nothing_to_take_back() -> None:
    assert [message.mover for message in bots_answer(hosted(record("hbh"))) if isinstance(message, Update)] == [None]


def test_a_lonely_human_needs_not_be_told_who_moved() -> None:
    host = hosted(record("hbb"))
    assert mover(submit(host, legal(host)[0])) is None


@pytest.mark.parametrize("is_alone", [True, False])
def test_who_looks_alone_goes_on_looking_while_the_own_turn_goes_on(is_alone: bool) -> None:  # noqa: FBT001
    host = no_thanks("hhh")
    (seat,) = host.observe(None).to_act
    host.handle(Show(3, seat, is_alone))
    taken = only(host.handle(Submit(3, host.revision, seat, Take())))
    assert isinstance(taken, Update)
    assert {step.observation.viewer for step in taken.steps} == {seat if is_alone else None}
    host.handle(Show(3, seat, is_alone))
    passed = only(host.handle(Submit(3, host.revision, seat, Pass())))
    assert isinstance(passed, Update)
    assert {step.observation.viewer for step in passed.steps} == {None}
    assert seat not in host.observe(None).to_act


def test_whoever_has_confirmed_once_has_not_confirmed_for_the_next_time() -> None:
    host = no_thanks("hhh")
    (seat,) = host.observe(None).to_act
    host.handle(Show(3, seat, is_alone=True))
    host.handle(Show(3, seat, is_alone=False))
    taken = only(host.handle(Submit(3, host.revision, seat, Take())))
    assert isinstance(taken, Update)
    assert {step.observation.viewer for step in taken.steps} == {None}


def test_a_refused_look_of_nobody_names_no_seat() -> None:
    rejected = only(show(hosted(record("hbb")), None))
    assert isinstance(rejected, Rejected)
    assert (rejected.seat, rejected.code) == (-1, "not_shared")


def test_a_match_that_goes_on_is_opened_without_its_marks_lost() -> None:
    match = replace(played(record("hhb"), 5), final_hash=None)
    (opened,) = Host(PEGA6, match, Notebook(list(match.moves)), 0, mark="branch").opened()
    assert isinstance(opened, Opened)
    assert (opened.mark, opened.observation.viewer) == ("branch", None)
