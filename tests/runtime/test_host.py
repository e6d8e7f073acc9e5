"""The match behind commands and messages: what is accepted, what is refused, and that nothing is told too early."""

import re
from typing import Any

import msgspec
import pytest

from pega6_desktop.core.errors import RecordError, RuleBug
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.no_thanks.moves import Pass
from pega6_desktop.games.pega6.events import CardChosen, CardsRevealed, MatchEnded, RoundDealt
from pega6_desktop.games.pega6.game import Pega6
from pega6_desktop.games.pega6.moves import Move, PlayCard, TakeRow
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.state import State
from pega6_desktop.records.record import GameRecord, RecordedMove, SeatInfo
from pega6_desktop.records.replay import Diverged, replay
from pega6_desktop.runtime.host import Host
from pega6_desktop.runtime.messages import BotStumbled, Message, Opened, Rejected, Submit, Update
from pega6_desktop.runtime.worker import AnyHost
from tests.runtime.desk import (
    PEGA6,
    Notebook,
    Pega6Host,
    bots_answer,
    hosted,
    legal,
    play_out,
    played,
    record,
    show,
    submit,
    take_back,
)


def refusal(messages: tuple[Message, ...]) -> Rejected:
    (message,) = messages
    assert isinstance(message, Rejected)
    return message


def events(messages: tuple[Message, ...] | list[Message]) -> list[object]:
    return [step.event for message in messages if isinstance(message, Update) for step in message.steps]


def seen(observation: object) -> Observation:
    assert isinstance(observation, Observation)
    return observation


# ---------------------------------------------------------------- opening


def test_a_new_match_opens_on_the_bare_table_and_is_dealt() -> None:
    opened, dealt = hosted().opened()
    assert isinstance(opened, Opened)
    assert (opened.epoch, opened.revision, opened.match_id) == (3, 0, "m-1")
    assert (seen(opened.observation).rows, seen(opened.observation).hand) == ((), ())
    assert isinstance(dealt, Update)
    assert dealt.revision == 1
    (step,) = dealt.steps
    assert isinstance(step.event, RoundDealt)
    assert step.event.hands[0] == seen(step.observation).hand
    assert step.event.hands[1:] == (None, None, None)


def test_a_match_that_goes_on_tells_all_that_has_happened_as_its_viewer_may_know_it() -> None:
    host = hosted(record("hbb"))
    told: list[object] = [*events(host.opened())]
    while len(host.record.moves) < 20:
        told += events(bots_answer(host))
        told += events(submit(host, legal(host)[0])) if legal(host) else []
    told += events(bots_answer(host))
    (opened,) = hosted(host.record).opened()
    assert isinstance(opened, Opened)
    chosen = [event for event in told if not isinstance(event, CardChosen)]
    assert [event for event in opened.past if not isinstance(event, CardChosen)] == chosen
    assert CardChosen(1, None) in opened.past
    assert not any(isinstance(event, CardChosen) and event.card and event.seat for event in opened.past)


def test_a_match_that_goes_on_opens_where_its_moves_end() -> None:
    match = played(record("hbbb"), 17)
    (opened,) = hosted(match).opened()
    assert isinstance(opened, Opened)
    state = replay(match).state
    assert isinstance(state, State)
    assert opened.observation == PEGA6.observe(state, 0)


def test_a_spectator_sees_no_hand() -> None:
    opened, dealt = hosted(record("bbb"), viewer=None).opened()
    assert isinstance(dealt, Update)
    assert events((opened, dealt)) == [PEGA6.redact(event, None) for event in PEGA6.opening(_empty("bbb"))]


def _empty(seats: str) -> State:
    begun = record(seats)
    return PEGA6.initial(PEGA6.setup("base", dict(begun.options), len(seats), begun.seed))


@pytest.mark.parametrize("viewer", [-1, 4])
def test_a_viewer_must_sit_at_the_table(viewer: int) -> None:
    with pytest.raises(RecordError) as error:
        hosted(viewer=viewer)
    assert error.value.code == "no_such_seat"


def test_a_record_that_cannot_be_played_does_not_open() -> None:
    with pytest.raises(Diverged):
        hosted(msgspec.structs.replace(record(), moves=(RecordedMove(0, "play 999"),)))


# ---------------------------------------------------------------- moves of people


def test_a_move_is_in_the_journal_before_it_is_told() -> None:
    notebook = Notebook()
    host = hosted(journal=notebook)
    card = legal(host)[2]
    (update,) = submit(host, card)
    assert isinstance(update, Update)
    assert (update.revision, events((update,))) == (1, [CardChosen(0, card.card if isinstance(card, PlayCard) else 0)])
    assert notebook.moves == [RecordedMove(0, PEGA6.format_move(card))] == list(host.record.moves)


def test_the_viewer_sees_each_step_and_no_face_down_card_of_others() -> None:
    host = hosted(record("hbb"))
    said = bots_answer(host)
    assert events(said) == [CardChosen(1, None), CardChosen(2, None)]
    (laid,) = submit(host, legal(host)[0])
    (held,) = host.reveal()
    assert isinstance(laid, Update)
    assert isinstance(held, Update)
    assert len(laid.steps) == 1
    assert len(seen(laid.steps[0].observation).queue) == 0
    assert isinstance(held.steps[0].event, CardsRevealed)
    assert len(seen(held.steps[0].observation).queue) == 3
    assert {seen(step.observation).viewer for step in (*laid.steps, *held.steps)} == {0}


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (PlayCard(0), "not_a_move"),
        (PlayCard(105), "card_not_in_hand"),
        (TakeRow(0), "row_choice_not_offered"),
        (TakeRow(-7), "not_a_move"),
        (PlayCard("5"), "not_a_move"),  # type: ignore[arg-type]
        ("play 5", "not_a_move"),
        (None, "not_a_move"),
    ],
)
def test_an_illegal_move_changes_nothing(move: object, code: str) -> None:
    notebook = Notebook()
    host = hosted(journal=notebook)
    before = host.observe(0)
    rejected = refusal(submit(host, move))
    assert (rejected.code, rejected.is_stale, rejected.revision, rejected.seat) == (code, False, 0, 0)
    assert rejected.observation == before == host.observe(0)
    assert notebook.moves == []


def test_a_refusal_names_the_rule_and_the_card() -> None:
    rejected = refusal(submit(hosted(), PlayCard(105)))
    assert (rejected.rule, rejected.params) == ("P6-B-04", (("card", 105),))


@pytest.mark.parametrize("seat", [1, 3, 4, -1])
def test_only_people_ask_for_moves(seat: int) -> None:
    rejected = refusal(submit(hosted(), PlayCard(5), seat=seat))
    assert (rejected.code, rejected.params) == ("not_your_seat", (("seat", seat),))


def test_no_seat_is_counted_from_the_end() -> None:
    host = hosted(record("bbh"), viewer=2)
    rejected = refusal(submit(host, legal(host, 2)[0], seat=-1))
    assert rejected.code == "not_your_seat"


def test_two_people_at_one_screen_each_choose_for_themselves() -> None:
    host = hosted(record("hh"))
    second = legal(host, 1)
    show(host, 0)
    assert refusal(submit(host, second[0], seat=0)).code == "card_not_in_hand"
    show(host, 1)
    submit(host, second[0], seat=1)
    show(host, 0)
    submit(host, legal(host, 0)[0], seat=0)
    assert [move.seat for move in host.record.moves] == [1, 0]


# ---------------------------------------------------------------- commands that come late


def test_a_second_click_of_the_same_moment_is_stale_and_says_so_quietly() -> None:
    host = hosted()
    first, second, *_ = legal(host)
    submit(host, first, revision=0)
    rejected = refusal(submit(host, second, revision=0))
    assert (rejected.code, rejected.is_stale) == ("stale", True)
    assert seen(rejected.observation).own_choice == host.observe(0).own_choice
    assert len(host.record.moves) == 1


def test_a_choice_made_while_others_choose_is_not_stale() -> None:
    host = hosted(record("hbbb"))
    bots_answer(host)
    assert host.revision == 3
    (update,) = submit(host, legal(host)[0], revision=0)
    assert isinstance(update, Update)


def test_a_choice_made_before_the_reveal_is_stale_after_it() -> None:
    host = hosted(record("hb"))
    submit(host, legal(host)[0])
    chosen_at = host.revision
    bots_answer(host)
    assert refusal(take_back(host, revision=chosen_at)).is_stale
    assert refusal(submit(host, PlayCard(1), revision=chosen_at)).is_stale


@pytest.mark.parametrize("revision", [-1, 1, 99])
def test_a_command_from_nowhere_is_stale(revision: int) -> None:
    host = hosted()
    assert refusal(submit(host, legal(host)[0], revision=revision)).is_stale


def test_after_the_end_nothing_is_accepted() -> None:
    host = hosted(record("hb"))
    said = play_out(host)
    assert isinstance(events(said)[-1], MatchEnded)
    kept = host.record
    assert refusal(submit(host, PlayCard(5))).code == "match_over"
    assert refusal(submit(host, TakeRow(1))).code == "match_over"
    assert refusal(take_back(host)).code == "match_over"
    assert (host.question(), host.record) == (None, kept)


def test_the_result_is_written_with_the_last_move() -> None:
    notebook = Notebook()
    host = hosted(record("hbb"), notebook)
    play_out(host)
    assert notebook.result == host.result
    assert notebook.result is not None
    assert notebook.result.final_hash == host.record.final_hash == replay(host.record).hash
    totals = notebook.result.totals
    assert totals == host.observe(None).score.totals
    assert notebook.result.winners == tuple(seat for seat, total in enumerate(totals) if total == min(totals))


# ---------------------------------------------------------------- taking back


def test_a_choice_taken_back_leaves_no_trace_in_the_record() -> None:
    notebook = Notebook()
    host = hosted(journal=notebook)
    bots_answer(host)
    before = (host.record, host.observe(0))
    submit(host, legal(host)[4])
    (update,) = take_back(host)
    assert isinstance(update, Update)
    assert (host.record, host.observe(0)) == before
    assert tuple(notebook.moves) == host.record.moves
    assert host.revision == 5


def test_choosing_again_and_again_keeps_the_hand_together() -> None:
    host = hosted(record("hbb"))
    bots_answer(host)
    ten = {move.card for move in legal(host) if isinstance(move, PlayCard)}
    for place in (3, 7, 3):
        submit(host, PlayCard(sorted(ten)[place]))
        now = host.observe(0)
        assert {*now.hand, now.own_choice} == ten
        take_back(host)
        assert set(host.observe(0).hand) == ten
    submit(host, PlayCard(sorted(ten)[7]))
    bots_answer(host)
    assert [move.text for move in host.record.moves if move.seat == 0] == [f"play {sorted(ten)[7]}"]
    assert replay(host.record).state == replay(msgspec.structs.replace(host.record)).state


def test_a_replay_shows_the_final_choice_only() -> None:
    host = hosted(record("hbb"))
    submit(host, legal(host)[0])
    take_back(host)
    submit(host, legal(host)[5])
    bots_answer(host)
    play_out(host)
    assert replay(host.record).hash == host.record.final_hash


def test_the_choice_of_another_seat_stays_when_one_is_taken_back() -> None:
    host = hosted(record("hhb"))
    for seat in (0, 1):
        show(host, seat)
        submit(host, legal(host, seat)[1], seat=seat)
    take_back(host, seat=1)
    assert [move.seat for move in host.record.moves] == [0]


def test_nothing_can_be_taken_back_before_choosing_or_after_the_reveal() -> None:
    host = hosted(record("hb"))
    rejected = refusal(take_back(host))
    assert (rejected.code, rejected.rule) == ("nothing_to_take_back", "P6-B-04")
    submit(host, legal(host)[0])
    bots_answer(host)
    assert refusal(take_back(host)).code == "past_reveal"


# ---------------------------------------------------------------- bots


def test_all_bots_choose_at_once_whether_or_not_the_human_has() -> None:
    host = hosted(record("hbbb"))
    assert host.bots_to_act() == (1, 2, 3)
    for seat in (1, 2, 3):
        question = host.question()
        assert question is not None
        assert (question.seat, question.level, question.is_last) == (seat, "random", False)
        host.answer(question, question.observation.legal[0])
    assert (host.bots_to_act(), host.question(), host.is_held) == ((), None, False)
    assert host.observe(0).has_chosen == (False, True, True, True)


@pytest.mark.parametrize("is_first", [True, False])
def test_what_the_last_choice_turns_up_is_held_whoever_made_it(is_first: bool) -> None:  # noqa: FBT001
    host = hosted(record("hbb"))
    if is_first:
        submit(host, legal(host)[0])
    while (question := host.question()) is not None:
        assert not question.is_last
        host.answer(question, question.observation.legal[0])
    if not is_first:
        submit(host, legal(host)[0])
    assert host.is_held
    now = host.observe(0)
    assert (now.has_chosen, now.to_act, now.queue) == ((True, True, True), (), ())
    assert refusal(submit(host, PlayCard(1))).code == "already_chosen"
    (update,) = host.reveal()
    assert isinstance(update, Update)
    assert update.revision == host.revision
    assert host.reveal() == ()
    assert refusal(take_back(host)).code == "past_reveal"


def test_a_choice_comes_back_while_its_reveal_is_held_and_those_of_the_bots_stand() -> None:
    notebook = Notebook()
    host = hosted(record("hbb"), notebook)
    while (question := host.question()) is not None:
        host.answer(question, question.observation.legal[3])
    bots = host.record.moves
    for card in (2, 6):
        submit(host, legal(host)[card])
        assert len(notebook.moves) == 3
        take_back(host)
        assert not host.is_held
        assert host.question() is None
        assert host.record.moves == tuple(notebook.moves) == bots
    submit(host, legal(host)[1])
    host.reveal()
    assert host.observe(0).trick == 2


def test_a_move_that_ends_the_match_and_a_match_without_bots_hold_nothing() -> None:
    shared = hosted(record("hh"))
    for seat in (0, 1):
        show(shared, seat)
        submit(shared, legal(shared, seat)[0], seat)
    assert not shared.is_held
    match = hosted(record("hb"))
    play_out(match)
    assert match.is_over
    assert not match.is_held
    assert match.record.final_hash is not None


def test_a_bot_is_waited_for_where_its_answer_ends_the_time_to_take_back() -> None:
    """One decides after the other: the chip just laid may be taken back until the bot goes on."""
    seats = (SeatInfo("Ana", "human"), SeatInfo("Bia", "bot", "random"), SeatInfo("Caio", "bot", "random"))
    game = GAMES["no_thanks"]
    options = game.setup("base", {}, 3, 5).options
    begun = GameRecord(match_id="m-1", game="no_thanks", variant="base", options=options, seed=5, seats=seats)
    host = Host(game, begun, Notebook(), 0, epoch=3)
    while host.question() is not None:
        bots_answer_once(host)
    host.handle(Submit(3, host.revision, 0, Pass()))
    question = host.question()
    assert question is not None
    assert question.is_last
    assert not host.is_held


def bots_answer_once(host: AnyHost) -> None:
    question = host.question()
    assert question is not None
    host.answer(question, question.observation.legal[0])


def test_bots_among_themselves_need_nobody() -> None:
    host = hosted(record("bbb"), viewer=None)
    assert host.bots_to_act() == (0, 1, 2)
    play_out(host)
    assert host.is_over


def test_a_bot_is_asked_with_its_own_observation_only() -> None:
    host = hosted(record("hbb"))
    question = host.question()
    assert question is not None
    assert question.observation == host.observe(1)
    assert re.fullmatch(r"[0-9a-f]{64}", question.key)
    other_cards, other_match = (
        hosted(record("hbb", **changed)).question() for changed in ({"seed": 8}, {"match_id": "m-2"})
    )
    assert other_cards is not None
    assert other_match is not None
    assert question.key == other_cards.key, "nobody finds the cards by trying seeds"
    assert question.key != other_match.key


def test_a_late_answer_is_ignored() -> None:
    host = hosted(record("hbbb"))
    question = host.question()
    assert question is not None
    submit(host, legal(host)[0])
    kept = host.record
    assert host.answer(question, question.observation.legal[0]) == ()
    assert host.stumbled(question, "late") == ()
    assert host.record == kept


@pytest.mark.parametrize("answer", [PlayCard(0), TakeRow(1), "play 5", None, PlayCard(104)])
def test_an_illegal_answer_is_replaced_by_a_legal_one_and_it_is_said(answer: object) -> None:
    first, second = (_stumbled(answer) for _ in range(2))
    stumbled, update = first
    assert isinstance(stumbled, BotStumbled)
    assert (stumbled.epoch, stumbled.seat) == (3, 1)
    assert repr(answer) in stumbled.detail
    assert isinstance(update, Update)
    assert first == second


def _stumbled(answer: object) -> tuple[Message, ...]:
    host = hosted(record("hbbb", seed=8))
    question = host.question()
    assert question is not None
    assert answer not in question.observation.legal
    messages = host.answer(question, answer)
    assert PEGA6.parse_move(host.record.moves[0].text) in question.observation.legal
    return messages


def test_a_bot_that_stumbles_does_not_stop_the_match() -> None:
    host = hosted(record("bbbbb", seed=8), viewer=None)
    stumbles = 0
    while (question := host.question()) is not None:
        first, *_ = host.stumbled(question, "ouch")
        assert isinstance(first, BotStumbled)
        stumbles += 1
    assert host.is_over
    assert stumbles == len(host.record.moves) >= 50
    assert replay(host.record).hash == host.record.final_hash


def _keys(order: str) -> dict[tuple[int, int], str]:
    """The keys of one trick; the human chooses before, between or after the bots."""
    host = hosted(record("hbbb", seed=5))
    found: dict[tuple[int, int], str] = {}
    for who in order:
        if who == "h":
            submit(host, legal(host)[0])
        elif (question := host.question()) is not None:
            found[question.seat, sum(move.seat == question.seat for move in host.record.moves)] = question.key
            host.answer(question, question.observation.legal[0])
    return found


def test_the_bots_play_the_same_however_the_choices_fall_in_time() -> None:
    assert _keys("hbbb") == _keys("bhbb") == _keys("bbhb")
    assert len(_keys("hbbb")) == 3
    assert len(set(_keys("hbbb").values())) == 3


def _match(begun: GameRecord) -> GameRecord:
    host = hosted(begun)
    play_out(host)
    return host.record


def test_the_same_match_again_gives_the_same_deal_and_the_same_bots() -> None:
    whole = _match(record("hbbb", seed=11))
    assert _match(record("hbbb", seed=11)) == whole
    half = msgspec.structs.replace(whole, moves=whole.moves[:21], final_hash=None)
    assert {*_match(half).moves} == {*whole.moves}
    assert _match(half).final_hash == whole.final_hash
    assert _match(record("hbbb", seed=12)).final_hash != whole.final_hash


# ---------------------------------------------------------------- what can break


def test_a_journal_that_cannot_write_keeps_everything_as_it_was() -> None:
    notebook = Notebook(breaks_at=1)
    host = hosted(record("hbb"), notebook)
    submit(host, legal(host)[0])
    kept = (host.record, host.observe(0), host.revision)
    with pytest.raises(RecordError) as error:
        bots_answer(host)
    assert error.value.code == "store_full"
    assert (host.record, host.observe(0), host.revision) == kept
    bots_answer(host)
    assert tuple(notebook.moves) == host.record.moves
    assert [move.seat for move in host.record.moves[:3]] == [0, 1, 2]


def test_a_take_back_that_cannot_be_written_is_not_told() -> None:
    notebook = Notebook(breaks_at=1)
    host = hosted(journal=notebook)
    submit(host, legal(host)[0])
    with pytest.raises(RecordError):
        take_back(host)
    assert host.observe(0).own_choice is not None
    assert tuple(notebook.moves) == host.record.moves


class Broken(Pega6):
    """Rules with a fault of ours: the second card breaks them."""

    def evolve(self, state: State, event: Any) -> State:
        if isinstance(event, CardChosen) and event.seat == 1:
            raise RuleBug("lost_a_card")
        return super().evolve(state, event)


def test_a_fault_in_the_rules_never_reaches_the_journal() -> None:
    notebook = Notebook()
    host = Host(Broken(), record("hh"), notebook, 0, epoch=3)
    show(host, 0)
    host.handle(Submit(3, 0, 0, host.observe(0).legal[0]))
    show(host, 1)
    with pytest.raises(RuleBug):
        host.handle(Submit(3, 0, 1, host.observe(1).legal[0]))
    assert tuple(notebook.moves) == host.record.moves
    assert len(host.record.moves) == 1
    assert host.revision == 1


def test_every_told_step_follows_from_the_record() -> None:
    host: Pega6Host = hosted(record("hbbb", options={"fixedRounds": 2}))
    told = [step for message in play_out(host) if isinstance(message, Update) for step in message.steps]
    rebuilt = hosted(host.record).opened()[0]
    assert isinstance(rebuilt, Opened)
    assert told[-1].observation == rebuilt.observation


def choose_dear_rows(now: Observation) -> Move:
    return now.legal[-1]


def test_a_match_of_ten_is_played_to_its_end() -> None:
    host = hosted(record("hbbbbbbbbb", options={"endTarget": 30}))
    play_out(host, choose_dear_rows)
    assert max(host.observe(None).score.totals) >= 30
    assert replay(host.record).hash == host.record.final_hash
