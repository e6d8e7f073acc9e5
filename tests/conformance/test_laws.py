"""The laws every game must keep, over the catalog: each game × variant × seat count × agreement and seed.

What bots owe their game stands in test_bots.py; that no pair of house rules is left out, in test_agreements.py.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from pega6_desktop.core.errors import IllegalMove, RecordError
from pega6_desktop.games.catalog import GAMES
from tests.conformance.facts import AnyGame
from tests.conformance.play import Decision, Match, Table, digest, folded, played, sample, tables
from tests.conformance.registry import FACTS

ROOT = Path(__file__).parents[2]
STANDARD = {(table.game.id, table.variant, table.seats): str(table) for table in reversed(list(tables()))}
TRACED = {
    STANDARD[game.id, variant.id, seats]
    for game in GAMES.values()
    for variant in game.variants.values()
    for seats in (variant.min_seats, variant.max_seats)
}
TABLES = [
    # Coverage is counted at few tables: it takes three times as long, and all tables cover the same lines.
    pytest.param(table, id=str(table), marks=() if str(table) in TRACED else pytest.mark.untraced)
    for table in tables()
]
SMALLEST = {(table.game.id, table.variant): str(table) for table in reversed(list(tables()))}
REDEALS = (1, 2)
LOOKING_ON = (None, 0)

# All laws of a table after one another (scope): its match is then played once, not once for each law.
on_every_table = pytest.mark.parametrize("table", TABLES, scope="module")


def _is_refused(game: AnyGame, state: Any, seat: int, move: Any) -> bool:
    try:
        game.decide(state, seat, move)
    except IllegalMove:
        return True
    return False


def _before_disclosure(table: Table, events: tuple[Any, ...], viewer: int | None) -> list[Any]:
    """The events as the viewer sees them, up to the first that shows what was hidden."""
    seen = []
    for event in events:
        if FACTS[table.game.id].discloses(event):
            break
        seen.append(table.game.redact(event, viewer))
    return seen


def _hides(table: Table, decision: Decision) -> bool:
    """Whether the decision was a choice that showed nothing to anybody else."""
    return not any(map(FACTS[table.game.id].discloses, decision.events))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_the_catalog_has_facts(game: str) -> None:
    assert game in FACTS


# ---------------------------------------------------------------- 1. determinism


@on_every_table
def test_1_same_seed_and_moves_same_events_states_and_hash(table: Table) -> None:
    game, match = table.game, played(table)
    again = game.initial(game.setup(table.variant, dict(table.options), table.seats, table.seed))
    opening = game.opening(again)
    assert opening == match.opening
    again = folded(game, again, opening)
    for decision in match.decisions:
        assert again == decision.state
        events = game.decide(again, decision.seat, decision.move)
        assert events == decision.events
        again = folded(game, again, events)
    assert game.hash(again) == game.hash(match.final)


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_1_other_processes_tell_the_same_match(hash_seed: str) -> None:
    command = [sys.executable, "-m", "tests.conformance.play", *SMALLEST.values()]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    here = [f"{table} {digest(table)}" for table in tables() if str(table) in SMALLEST.values()]
    assert done.stdout.splitlines() == here
    assert len(here) == sum(len(game.variants) for game in GAMES.values())


# ---------------------------------------------------------------- 2. events are the truth


@on_every_table
def test_2_evolve_never_mutates_and_rebuilds_every_state(table: Table) -> None:
    game, match = table.game, played(table)
    hashes = [game.hash(state) for state in match.states]
    state = match.empty
    for event, then, before in zip(match.events, match.states[1:], hashes, strict=False):
        assert game.hash(state) == before
        state = game.evolve(state, event)
        assert state == then
    assert [game.hash(state) for state in match.states] == hashes
    assert len({*match.states}) > len(match.decisions)


@on_every_table
def test_2_a_move_played_in_one_go_is_what_is_decided_and_evolved(table: Table) -> None:
    game, match = table.game, played(table)
    ends = [*(decision.state for decision in match.decisions[1:]), match.final]
    for decision, end in zip(match.decisions, ends, strict=True):
        assert game.after(decision.state, decision.seat, decision.move) == (decision.events, end)


@pytest.mark.parametrize("game", GAMES)
def test_2_every_event_has_its_own_change(game: str) -> None:
    """What the type checker sees in a ``match``, and does not in a table."""
    evolving = import_module(f"pega6_desktop.games.{game}.evolving")
    assert set(evolving.CHANGES) == {*get_args(get_type_hints(evolving.evolve)["event"])}
    for kind, change in evolving.CHANGES.items():
        assert {*get_type_hints(change).values()} <= {kind, evolving.State}


@on_every_table
def test_2_nothing_that_leaves_the_rules_can_be_changed(table: Table) -> None:
    game, match = table.game, played(table)
    seats = (None, *range(table.seats))
    seen = [game.observe(decision.state, seat) for decision in match.some_decisions(5) for seat in seats]
    moves = [decision.move for decision in match.decisions[:40]]
    values = [game.variants[table.variant], game.outcome(match.final), match.final, *match.events, *moves, *seen]
    assert sorted({type(part).__name__ for value in values for part in _changeable(value)}) == []
    assert len({*map(hash, match.events)}) > 1


def _changeable(value: object) -> Iterator[object]:
    """Every part of a value, however deep, that could be changed in place."""
    if isinstance(value, msgspec.Struct):
        if not value.__struct_config__.frozen:
            yield value
        for part in msgspec.structs.astuple(value):
            yield from _changeable(part)
    elif isinstance(value, tuple | frozenset):
        for part in value:
            yield from _changeable(part)
    elif not isinstance(value, int | float | str | None):
        yield value


# ---------------------------------------------------------------- 3. who may do what


@on_every_table
def test_3_only_seats_to_act_have_moves_and_each_of_them_decides(table: Table) -> None:
    game = table.game
    for decision in played(table).some_decisions(25):
        state, kept = decision.state, game.hash(decision.state)
        acting = game.to_act(state)
        assert acting == tuple(sorted(set(acting)))
        for seat in range(-1, table.seats + 2):
            legal = game.legal_moves(state, seat)
            assert bool(legal) == (seat in acting)
            assert len(set(legal)) == len(legal)
            assert all(game.decide(state, seat, move) for move in legal)
        assert game.hash(state) == kept


@on_every_table
def test_3_anything_else_is_refused_and_changes_nothing(table: Table) -> None:
    game = table.game
    states = [decision.state for decision in played(table).some_decisions(3)]
    for state in (played(table).empty, *states, played(table).final):
        kept = game.hash(state)
        strange = FACTS[game.id].strange_moves(state)
        # Whoever acts first, the first and the last seat, and some that are not there.
        for seat in {*game.to_act(state)[:1], 0, table.seats - 1, -1, -2, table.seats, table.seats + 2}:
            legal = game.legal_moves(state, seat)
            assert set(legal) <= set(strange)
            assert [move for move in strange if not _is_refused(game, state, seat, move)] == [
                move for move in strange if move in legal
            ]
        assert game.hash(state) == kept


# ---------------------------------------------------------------- 4. it ends


@on_every_table
def test_4_every_match_ends_and_says_how(table: Table) -> None:
    game, match = table.game, played(table)
    assert game.to_act(match.final) == ()
    outcome = game.outcome(match.final)
    assert outcome is not None
    assert outcome.winners == tuple(seat for seat, place in enumerate(outcome.places) if place == 1) != ()
    assert len(outcome.places) == table.seats
    assert all(game.outcome(decision.state) is None for decision in match.decisions)


# ---------------------------------------------------------------- 5. secrets


@on_every_table
def test_5_what_a_viewer_cannot_know_changes_nothing_the_viewer_sees(table: Table) -> None:
    game, facts = table.game, FACTS[table.game.id]
    changed = 0
    for decision in played(table).some_decisions(12):
        for viewer in (None, *range(table.seats)):
            for seed in REDEALS:
                other = facts.redealt(decision.state, viewer, seed)
                changed += other != decision.state
                assert game.observe(other, viewer) == game.observe(decision.state, viewer)
                assert game.to_act(other) == game.to_act(decision.state)
    assert changed > 0


@on_every_table
def test_5_rejections_tell_a_viewer_nothing(table: Table) -> None:
    facts = FACTS[table.game.id]
    for decision in played(table).some_decisions(3):
        for viewer in {decision.seat, 0, table.seats - 1}:
            other = facts.redealt(decision.state, viewer, 3)
            for move in facts.strange_moves(decision.state):
                assert _answer(table, decision.state, viewer, move) == _answer(table, other, viewer, move)


def _answer(table: Table, state: Any, viewer: int, move: Any) -> object:
    """What the viewer hears after asking for a move, up to the first disclosure."""
    try:
        return _before_disclosure(table, table.game.decide(state, viewer, move), viewer)
    except IllegalMove as refusal:
        return str(refusal)


@on_every_table
def test_5_what_others_do_in_secret_looks_the_same_whatever_they_hold(table: Table) -> None:
    game, facts = table.game, FACTS[table.game.id]
    for decision in played(table).some_decisions(12):
        for viewer in {None, *range(table.seats)} - {decision.seat}:
            other = facts.redealt(decision.state, viewer, 4)
            moves = game.legal_moves(decision.state, decision.seat), game.legal_moves(other, decision.seat)
            for here, there in zip(*moves, strict=False):
                events = game.decide(decision.state, decision.seat, here), game.decide(other, decision.seat, there)
                told = [_before_disclosure(table, told, viewer) for told in events]
                assert told[0] == told[1]


@on_every_table
def test_5_events_are_told_without_their_secrets(table: Table) -> None:
    game, facts, match = table.game, FACTS[table.game.id], played(table)
    changed = 0
    for event, after in zip(match.events, match.states[1:], strict=True):
        for viewer in LOOKING_ON:
            told = facts.retold(event, facts.redealt(after, viewer, 5))
            changed += told != event
            assert game.redact(told, viewer) == game.redact(event, viewer)
    assert changed >= len(LOOKING_ON)  # at least the deal hides something from each of them


# ---------------------------------------------------------------- 6. conservation


@on_every_table
def test_6_each_card_is_in_exactly_one_place(table: Table) -> None:
    facts = FACTS[table.game.id]
    for state in played(table).states[len(played(table).opening) :]:
        cards = list(facts.places(state))
        assert len(cards) == len(set(cards)) == facts.cards_in_play(state)


# ---------------------------------------------------------------- 7. simultaneous choices


@on_every_table
def test_7_simultaneous_choices_commute(table: Table) -> None:
    game = table.game
    for number, decision in enumerate(played(table).some_decisions(12)):
        seats = game.to_act(decision.state)
        moves = {seat: sample(game.legal_moves(decision.state, seat), f"{table}/{number}/{seat}") for seat in seats}
        forward, backward = decision.state, decision.state
        for seat in seats:
            forward = folded(game, forward, game.decide(forward, seat, moves[seat]))
        for seat in reversed(seats):
            backward = folded(game, backward, game.decide(backward, seat, moves[seat]))
        assert game.hash(forward) == game.hash(backward)


# ---------------------------------------------------------------- 8. text


@on_every_table
def test_8_every_move_reads_back_from_its_text(table: Table) -> None:
    game = table.game
    for decision in played(table).decisions:
        text = game.format_move(decision.move)
        assert game.parse_move(text) == decision.move
        assert text == text.strip() != ""
        assert "\n" not in text
    legal = game.legal_moves(played(table).decisions[0].state, played(table).decisions[0].seat)
    assert len({game.format_move(move) for move in legal}) == len(legal)


@on_every_table
def test_8_a_text_that_is_nearly_a_move_is_refused_or_means_what_it_says(table: Table) -> None:
    game = table.game
    for decision in played(table).some_decisions(4):
        text = game.format_move(decision.move)
        for near in _near(text):
            try:
                read = game.parse_move(near)
            except RecordError:
                continue
            assert game.format_move(read) == near


def _near(text: str) -> list[str]:
    """The text with one character left out, doubled or replaced, and with something around it."""
    spots = range(len(text))
    cut = [text[:at] + text[at + 1 :] for at in spots]
    doubled = [text[:at] + text[at] + text[at:] for at in spots]
    replaced = [text[:at] + char + text[at + 1 :] for at in spots for char in "0x -\n"]
    return [*cut, *doubled, *replaced, text + " ", " " + text, text + "\n", text.upper(), ""]


# ---------------------------------------------------------------- 9. spectators


@on_every_table
def test_9_a_spectator_has_no_private_field(table: Table) -> None:
    """Whatever differs between two players is private, and a spectator's is empty."""
    game = table.game
    looks = []
    for decision in played(table).some_decisions(25):
        spectator = msgspec.structs.asdict(game.observe(decision.state, None))
        players = [msgspec.structs.asdict(game.observe(decision.state, seat)) for seat in range(table.seats)]
        looks.append((spectator, players))
    # What differs at any moment is private at all of them: at the first, everybody may hold equally much.
    private = {field for _, players in looks for seen in players for field in seen if seen[field] != players[0][field]}
    for spectator, players in looks:
        assert all(not spectator[field] for field in private)
        assert all(spectator[field] == players[0][field] for field in spectator.keys() - private)
    assert {"viewer", "legal"} <= private
    assert game.observe(played(table).final, None).viewer is None


# ---------------------------------------------------------------- 10. imagined worlds


@on_every_table
def test_10_an_imagined_world_agrees_with_what_was_seen(table: Table) -> None:
    game, facts = table.game, FACTS[table.game.id]
    differs = 0
    for decision in played(table).some_decisions(12):
        for viewer in (None, *range(table.seats)):
            seen = game.observe(decision.state, viewer)
            world = facts.imagined(seen, 8)
            assert game.observe(world, viewer) == seen
            cards = list(facts.places(world))
            assert len(cards) == len(set(cards)) == facts.cards_in_play(decision.state)
            assert game.to_act(world) == game.to_act(decision.state)
            differs += world != decision.state
    assert differs > 0


@on_every_table
def test_10_a_move_means_in_an_imagined_world_what_it_means_in_truth(table: Table) -> None:
    """Up to the first thing that turns up something hidden, in the eyes of whoever moves."""
    game, facts = table.game, FACTS[table.game.id]
    for decision in played(table).some_decisions(12):
        world = facts.imagined(game.observe(decision.state, decision.seat), 9)
        for move in game.legal_moves(decision.state, decision.seat):
            assert _answer(table, world, decision.seat, move) == _answer(table, decision.state, decision.seat, move)


# ---------------------------------------------------------------- taking back


@on_every_table
def test_a_choice_taken_back_never_was(table: Table) -> None:
    game = table.game
    back = 0
    for decision in _choices(table, played(table)):
        chosen = folded(game, decision.state, decision.events)
        for seat in range(-1, table.seats + 1):
            was_choosing = seat in game.to_act(chosen) or seat not in range(table.seats)
            assert not (was_choosing and _retracts(game, chosen, seat))
        events = game.retract(chosen, decision.seat)
        before = folded(game, chosen, events)
        assert game.hash(before) == game.hash(decision.state)
        assert game.decide(before, decision.seat, decision.move) == decision.events
        back += 1
    assert bool(back) == FACTS[game.id].has_retract


@on_every_table
def test_what_was_shown_is_never_taken_back(table: Table) -> None:
    game, match = table.game, played(table)
    shown = [decision for decision in match.decisions if not _hides(table, decision)]
    for decision in shown[:20]:
        after = folded(game, decision.state, decision.events)
        assert not any(_retracts(game, after, seat) for seat in range(-1, table.seats + 1))
    assert shown


def _choices(table: Table, match: Match) -> list[Decision]:
    """Decisions that were secret choices, or open ones that disclosed nothing and may be taken back; a few dozen."""
    return [decision for decision in match.decisions if _hides(table, decision) and _is_choice(table, decision)][:40]


def _is_choice(table: Table, decision: Decision) -> bool:
    after = folded(table.game, decision.state, decision.events)
    return _was_hidden(table, decision) or _retracts(table.game, after, decision.seat)


def _was_hidden(table: Table, decision: Decision) -> bool:
    """Whether somebody else sees less of the decision than its owner does."""
    events = decision.events
    return any(table.game.redact(event, None) != event for event in events)


def _retracts(game: AnyGame, state: Any, seat: int) -> bool:
    kept = game.hash(state)
    try:
        game.retract(state, seat)
        return True
    except IllegalMove:
        return False
    finally:
        assert game.hash(state) == kept


@on_every_table
def test_what_reveals_nothing_is_the_same_whatever_is_hidden(table: Table) -> None:
    """An event that is said to tell a seat nothing new tells it the same in any deal it cannot tell from this one."""
    game, facts = table.game, FACTS[table.game.id]
    quiet = 0
    for decision in played(table).some_decisions(40):
        for viewer in range(table.seats):
            if any(game.reveals(event, viewer) for event in decision.events):
                continue
            quiet += 1
            other = facts.redealt(decision.state, viewer, 6)
            # A choice of somebody else that is hidden may be another one there.
            at = game.legal_moves(decision.state, decision.seat).index(decision.move)
            moves = game.legal_moves(other, decision.seat)
            move = decision.move if decision.move in moves else moves[min(at, len(moves) - 1)]
            events = game.decide(other, decision.seat, move)
            here, there = folded(game, decision.state, decision.events), folded(game, other, events)
            assert game.observe(there, viewer) == game.observe(here, viewer)
    assert quiet


@on_every_table
def test_the_turn_is_of_a_seat_that_may_be_asked(table: Table) -> None:
    """One seat asked alone has the turn, and nobody has it once all is over."""
    game = table.game
    for decision in played(table).some_decisions(40):
        to_act, turn = game.to_act(decision.state), game.turn(decision.state)
        assert turn is None or 0 <= turn[1] < table.seats
        # The last of several who choose at once is asked alone too.
        assert turn is None or len(to_act) != 1 or turn[1] == to_act[0] or _was_hidden(table, decision)
    assert game.turn(played(table).final) is None
