"""Taking back and doing again, past the reveal too: what the match, its record and its journal are afterwards."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.core.errors import RecordError
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.no_thanks.moves import Pass, Take
from pega6_desktop.games.pega6.moves import PlayNoSpecial
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.record import GameRecord, SeatInfo
from pega6_desktop.records.replay import replay
from pega6_desktop.records.store import Store
from pega6_desktop.runtime.host import Host
from pega6_desktop.runtime.messages import Message, Opened, Rejected, Rewound, Update
from pega6_desktop.runtime.worker import AnyHost
from tests.runtime.desk import (
    PEGA6,
    Notebook,
    Pega6Host,
    bots_answer,
    ended,
    hosted,
    legal,
    play_out,
    played,
    record,
    redo,
    show,
    submit,
    take_back,
)


def refusal(said: tuple[Message, ...]) -> str:
    (rejected,) = said
    assert isinstance(rejected, Rejected)
    return rejected.code


def rewound(said: tuple[Message, ...]) -> Rewound:
    (message,) = said
    assert isinstance(message, Rewound)
    return message


def after_a_trick(seats: str = "hbb", journal: Notebook | None = None) -> Pega6Host:
    """A human who has just played a trick against bots."""
    host = hosted(record(seats, seed=5, level="careful"), journal)
    bots_answer(host)
    submit(host, legal(host)[4])
    bots_answer(host)
    while host.observe(0).phase != "choose" or not legal(host):
        for seat in host.observe(None).to_act:
            submit(host, legal(host, seat)[0], seat)
        bots_answer(host)
    return host


def test_past_the_reveal_one_is_asked_first_and_nothing_changes() -> None:
    notebook = Notebook()
    host = after_a_trick(journal=notebook)
    before = (host.record, host.observe(0), host.revision)
    assert refusal(take_back(host)) == "past_reveal"
    assert (host.record, host.observe(0), host.revision) == before
    assert not notebook.is_assisted


def test_whoever_goes_back_all_the_same_stands_before_the_own_choice_and_is_marked() -> None:
    notebook = Notebook()
    host = hosted(record("hbb", seed=5, level="careful"), notebook)
    bots_answer(host)
    before = (host.record.moves, host.observe(0))
    submit(host, legal(host)[4])
    bots_answer(host)
    message = rewound(take_back(host, is_assisted=True))
    assert (message.observation, message.is_again, message.revision) == (before[1], False, host.revision)
    assert host.record.moves == before[0] == tuple(notebook.moves)
    assert notebook.is_assisted


def test_what_was_asked_for_before_going_back_is_stale_after_it() -> None:
    host = hosted(record("hbb"))
    bots_answer(host)
    submit(host, legal(host)[0])
    host.reveal()
    bots_answer(host)
    before = host.revision
    take_back(host, is_assisted=True)
    (rejected,) = submit(host, legal(host)[0], revision=before)
    assert isinstance(rejected, Rejected)
    assert (rejected.code, rejected.is_stale) == ("stale", True)


def test_once_marked_nobody_is_asked_again_and_one_goes_back_to_the_first_choice() -> None:
    host = after_a_trick()
    take_back(host, is_assisted=True)
    bots_answer(host)
    submit(host, legal(host)[2])
    bots_answer(host)
    assert not rewound(take_back(host)).is_again
    assert host.observe(0).trick == 1
    assert refusal(take_back(host)) == "nothing_to_take_back"


def test_going_back_and_forward_again_ends_where_it_began() -> None:
    notebook = Notebook()
    host = after_a_trick(journal=notebook)
    first = (host.record, host.observe(0))
    bots_answer(host)
    submit(host, legal(host)[0])
    bots_answer(host)
    second = (host.record, host.observe(0))
    take_back(host, is_assisted=True)
    bots_answer(host)
    take_back(host)
    bots_answer(host)
    assert host.observe(0).trick == 1
    assert rewound(redo(host)).is_again
    assert host.observe(0).hand == first[1].hand
    bots_answer(host)
    assert rewound(redo(host)).observation == second[1]
    assert host.record == second[0]
    assert tuple(notebook.moves) == host.record.moves
    assert refusal(redo(host)) == "nothing_to_redo"


def test_an_unseen_choice_taken_back_is_made_again_and_marks_nothing() -> None:
    notebook = Notebook()
    host = hosted(record("hbb", level="careful"), notebook)
    bots_answer(host)
    submit(host, legal(host)[3])
    chosen = (host.record, host.observe(0))
    take_back(host)
    (update,) = redo(host)
    assert isinstance(update, Update)
    assert (host.record, host.observe(0)) == chosen
    assert not notebook.is_assisted


def test_a_new_choice_forgets_what_could_be_done_again() -> None:
    host = after_a_trick()
    take_back(host, is_assisted=True)
    bots_answer(host)
    submit(host, legal(host)[1])
    assert refusal(redo(host)) == "nothing_to_redo"


def test_a_refused_choice_forgets_nothing() -> None:
    host = after_a_trick()
    take_back(host, is_assisted=True)
    bots_answer(host)
    refused = submit(host, "nonsense")
    assert refusal(refused) == "not_a_move"
    assert rewound(redo(host)).is_again


def test_bots_answer_the_same_after_going_back() -> None:
    host = after_a_trick()
    tail = host.record.moves
    take_back(host, is_assisted=True)
    bots_answer(host)
    own = next(move.text for move in tail if move.seat == 0)
    submit(host, PEGA6.parse_move(own))
    bots_answer(host)
    assert host.record.moves[:3] == tail[:3]


def test_where_people_share_a_screen_nobody_goes_past_a_reveal_or_forward_again() -> None:
    host = hosted(record("hhb"))
    for seat in (0, 1):
        show(host, seat)
        submit(host, legal(host, seat)[0], seat)
    bots_answer(host)
    for seat in (0, 1):
        assert refusal(take_back(host, seat, is_assisted=True)) == "nothing_to_take_back"
        assert refusal(redo(host, seat)) == "nothing_to_redo"


def test_a_match_that_is_over_stays_over() -> None:
    host = hosted(record("hb"))
    bots_answer(host)
    play_out(host)
    assert refusal(take_back(host, is_assisted=True)) == "match_over"
    assert refusal(redo(host)) == "match_over"


def test_a_step_that_cannot_be_written_is_not_told() -> None:
    notebook = Notebook()
    host = after_a_trick(journal=notebook)
    before = (host.record, host.observe(0), host.revision)
    notebook.breaks_at = notebook.calls
    with pytest.raises(RecordError):
        take_back(host, is_assisted=True)
    assert (host.record, host.observe(0), host.revision) == before
    assert refusal(redo(host)) == "nothing_to_redo"


def test_every_step_back_through_a_whole_round_and_forward_again_is_whole() -> None:
    host = after_a_trick("hbbb")
    while len(host.observe(0).hand) > 1:
        submit(host, legal(host)[0])
        bots_answer(host)
    trail: list[Observation] = []
    said = take_back(host, is_assisted=True)
    while isinstance(said[0], Rewound):
        trail.append(host.observe(0))
        said = take_back(host)
    assert [seen.trick for seen in trail] == sorted((seen.trick for seen in trail), reverse=True)
    assert host.observe(0).trick == 1
    for seen in reversed(trail[:-1]):
        rewound(redo(host))
        assert host.observe(0).number == seen.number
    assert replay(host.record).state is not None


# ---------------------------------------------------------------- what revealed nothing


def at(game: str, variant: str, seats: int, seed: int) -> tuple[AnyHost, Notebook]:
    """A match of a human against bots, before the human's first decision."""
    others = [SeatInfo(name, "bot", "random") for name in ("Bia", "Caio", "Duda")[: seats - 1]]
    setup = GAMES[game].setup(variant, {}, seats, seed)
    begun = GameRecord(
        match_id="m-1",
        game=game,
        variant=variant,
        options=setup.options,
        seed=seed,
        seats=(SeatInfo("Ana", "human"), *others),
    )
    notebook = Notebook()
    return Host(GAMES[game], begun, notebook, 0, epoch=3), notebook


def bots_move(host: AnyHost, move: object | None = None) -> None:
    """Every bot that is to act makes this move where it may, else its first."""
    host.reveal()
    while (question := host.question()) is not None:
        legal = question.observation.legal
        host.answer(question, move if move in legal else legal[0])
        host.reveal()


def test_a_chip_laid_and_chips_laid_after_it_are_taken_back_without_a_word() -> None:
    host, notebook = at("no_thanks", "base", 4, 3)
    bots_move(host, Pass())
    before = (host.record.moves, host.observe(0))
    submit(host, Pass())
    bots_move(host, Pass())
    after = host.record.moves
    assert len(after) == len(before[0]) + 4
    message = rewound(take_back(host))
    assert (message.observation, message.mark) == (before[1], "")
    assert host.record.moves == tuple(notebook.moves) == before[0]
    assert rewound(redo(host)).is_again
    assert host.record.moves == after
    assert not notebook.is_assisted


def test_the_very_first_move_is_taken_back_like_any_other() -> None:
    host, notebook = next(
        (host, notebook)
        for seed in range(20)
        for host, notebook in [at("no_thanks", "base", 4, seed)]
        if host.observe(None).to_act == (0,)
    )
    before = host.observe(0)
    submit(host, Pass())
    bots_move(host, Pass())
    assert len(host.record.moves) == 4
    message = rewound(take_back(host))
    assert (message.observation, message.mark) == (before, "")
    assert host.record.moves == tuple(notebook.moves) == ()


def test_a_card_taken_turns_up_the_next_one_and_costs_the_mark() -> None:
    host, notebook = at("no_thanks", "base", 4, 3)
    bots_move(host, Pass())
    submit(host, Take())
    assert refusal(take_back(host)) == "past_reveal"
    assert rewound(take_back(host, is_assisted=True)).mark == "assisted"
    assert notebook.is_assisted


def declined(host: AnyHost) -> bool:
    """Play until Ana has declined to play a special card with a low card; False where it does not come to that."""
    for _ in range(60):
        bots_move(host, PlayNoSpecial())
        seen = host.observe(0)
        if not seen.legal:
            return False
        move = PlayNoSpecial() if PlayNoSpecial() in seen.legal else seen.legal[0]
        submit(host, move)
        if move == PlayNoSpecial() and host.observe(0).phase == "take_row":
            return True
    return False


def test_a_special_card_declined_may_be_thought_over_without_a_word() -> None:
    host, notebook = next(
        (host, notebook) for seed in range(20) for host, notebook in [at("pega6", "special", 3, seed)] if declined(host)
    )
    moves = host.record.moves
    assert rewound(take_back(host)).observation.legal[0] == PlayNoSpecial()
    assert host.record.moves == moves[:-1]
    assert not notebook.is_assisted


# ---------------------------------------------------------------- in the store


def stored(folder: Path) -> tuple[Store, Pega6Host]:
    store, _ = open_store(folder)
    match = store.begin(played(record("hbb"), 3))
    return store, Host(PEGA6, match, store, 0, epoch=3)


def test_the_mark_is_in_the_store_with_the_moves(tmp_path: Path) -> None:
    store, host = stored(tmp_path)
    assert not store.is_assisted("m-1")
    moves = host.record.moves
    take_back(host, is_assisted=True)
    assert store.is_assisted("m-1")
    assert store.load("m-1") == host.record
    redo(host)
    assert store.load("m-1").moves == moves
    bots_answer(host)
    play_out(host)
    assert store.load("m-1") == host.record
    store.close()


def test_a_marked_match_opens_with_its_mark() -> None:
    match = played(record("hbb"), 3)
    (opened,) = Host(PEGA6, match, Notebook(list(match.moves)), 0, mark="assisted").opened()
    assert isinstance(opened, Opened)
    assert opened.mark == "assisted"


def test_a_finished_match_cannot_be_rewritten(tmp_path: Path) -> None:
    store, host = stored(tmp_path)
    bots_answer(host)
    play_out(host)
    for kept in (0, 999):
        with pytest.raises(RecordError) as error:
            store.rewrite("m-1", kept, ())
        assert error.value.code == "store_differs"
    assert store.load("m-1") == host.record
    store.close()


def test_a_branch_needs_its_parent_and_its_beginning(tmp_path: Path) -> None:
    store, host = stored(tmp_path)
    child = host.record
    for parent, code in (("nobody", "unknown_match"), ("m-1", "store_differs")):
        other = played(record("hbb", seed=8, match_id="child"), 3)
        with pytest.raises(RecordError) as error:
            store.branch(parent, other)
        assert error.value.code == code
    assert (store.knows("child"), store.load("m-1")) == (False, child)
    store.close()


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_going_back_and_on_again_leads_to_where_one_was(game: str) -> None:
    seats = (SeatInfo("Ana", "human"), *(SeatInfo(name, "bot", "careful") for name in ("Bia", "Caio")))
    begun = replace(ended(game, "base", seats, 5)[0], moves=(), final_hash=None)
    notebook = Notebook()
    host: AnyHost = Host(GAMES[game], begun, notebook, 0, epoch=3)
    for _ in range(6):
        bots_answer(host, LEVELS[game])
        submit(host, host.observe(0).legal[0])
    bots_answer(host, LEVELS[game])
    seen, moves = host.observe(0), host.record.moves
    for back in range(3):
        assert not isinstance(take_back(host, is_assisted=True)[0], Rejected), back
        assert tuple(notebook.moves) == host.record.moves
    for on in range(3):
        assert not isinstance(redo(host)[0], Rejected), on
        assert tuple(notebook.moves) == host.record.moves
    assert (host.observe(0), sorted(host.record.moves, key=str)) == (seen, sorted(moves, key=str))


def test_a_training_match_stays_one_when_cards_that_were_seen_are_taken_back() -> None:
    begun = replace(record("hbb", seed=5, level="careful"), is_training=True)
    host = Host(PEGA6, begun, Notebook(), 0, mark="training")
    bots_answer(host)
    submit(host, legal(host)[4])
    bots_answer(host)
    while host.observe(0).phase != "choose" or not legal(host):
        for seat in host.observe(None).to_act:
            submit(host, legal(host, seat)[0], seat)
        bots_answer(host)

    assert rewound(take_back(host)).mark == "training"
