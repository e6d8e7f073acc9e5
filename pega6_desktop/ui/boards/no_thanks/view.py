"""The table of No Thanks! as a TableView: an arrangement for the felt, seats and lines for the lists.

Owns which words go where, and the arithmetic behind them: what a card would do to an area. Must not know what may be
done beyond the legal moves.
"""

from collections.abc import Collection
from typing import NamedTuple

from pega6_desktop.games.no_thanks.cards import area_points, runs
from pega6_desktop.games.no_thanks.moves import Pass, PlayTiger, Take
from pega6_desktop.games.no_thanks.observation import Observation
from pega6_desktop.games.no_thanks.variants import REMOVED
from pega6_desktop.ui.boards.no_thanks.areas import Area
from pega6_desktop.ui.boards.no_thanks.arrangement import NoThanksArrangement
from pega6_desktop.ui.boards.no_thanks.faces import Chip, Present, PresentBack, Tiger
from pega6_desktop.ui.boards.no_thanks.offer import Action
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.view import CardKey, CardView, SeatView
from pega6_desktop.ui.words.messages import Voice, signed
from pega6_desktop.ui.words.no_thanks import turn
from pega6_desktop.ui.words.no_thanks import words as table
from pega6_desktop.ui.words.no_thanks.words import NoThanksWords
from pega6_desktop.ui.words.table_talk import SeatState

_WORDS = NoThanksWords()


def own_chip(index: int) -> CardKey:
    """The key of one of the viewer's chips."""
    return ("extra", 0, index)


def deck_top(size: int) -> CardKey:
    """The key of the face-down card on top of a deck of that many."""
    return ("deck", size)


def table_view(observation: Observation, voice: Voice, thinking: Collection[int]) -> TableView:
    """The whole table as this viewer sees it."""
    seats = play_order(observation)
    plates = [_seat_view(observation, voice, seat, thinking) for seat in seats]
    has_own = observation.viewer is not None
    return TableView(
        title=table.title(_WORDS.variant(observation.setup.variant).name, observation.number, observation.rules.rounds),
        subtitle=table.subtitle(
            observation.deck_size, is_over=observation.phase == "over", is_between=is_between(observation)
        ),
        progress=(observation.number, observation.rules.rounds),
        target=None,
        others=tuple(plates[1:] if has_own else plates),
        own=plates[0] if has_own else None,
        arrangement=_arrangement(observation, voice),
    )


def play_order(observation: Observation) -> list[int]:
    """All seats to the left, the viewer first (the first seat for a spectator)."""
    count, first = observation.setup.seats, observation.viewer or 0
    return [(first + step) % count for step in range(count)]


def _seat_view(observation: Observation, voice: Voice, seat: int, thinking: Collection[int]) -> SeatView:
    """A player for the standings and the lists."""
    score, is_turn = observation.score, seat in observation.to_act
    state: SeatState = "idle" if not is_turn else "thinking" if seat in thinking else "choosing"
    return SeatView(
        seat=seat,
        name=voice.name(seat),
        avatar=voice.seats[seat].avatar,
        spoken=_spoken(observation, voice, seat),
        public=_public(observation, voice, seat),
        points=score.running[seat],
        points_word=turn.round_points(),
        total=score.totals[seat],
        total_word=table.total(score.totals[seat]),
        goal="",
        share=None,
        state=state,
        is_turn=is_turn,
        card=None,
    )


def _spoken(observation: Observation, voice: Voice, seat: int) -> str:
    return _told_with(observation, voice, seat, chips_of(observation, seat))


def _public(observation: Observation, voice: Voice, seat: int) -> str:
    """The same as everybody may hear it."""
    held = chips_of(observation, seat) if observation.rules.open_chips else None
    return _told_with(observation, voice, seat, held)


def _told_with(observation: Observation, voice: Voice, seat: int, held: int | None) -> str:
    """A player with so many chips, None where they are hidden."""
    chips = table.hidden_chips() if held is None else table.chip_count(held)
    area = observation.areas[seat]
    counted = table.point_count(area_points(area))
    return table.area(voice.name(seat), runs(area), counted, observation.score.totals[seat], chips)


# ---------------------------------------------------------------- the felt


def _arrangement(observation: Observation, voice: Voice) -> NoThanksArrangement:
    viewer, seats = observation.viewer, play_order(observation)
    others = seats if viewer is None else seats[1:]
    known = observation.removed
    return NoThanksArrangement(
        others=tuple(_area(observation, voice, seat) for seat in others),
        own=None if viewer is None else _area(observation, voice, viewer),
        active=_active(observation),
        pot=tuple(CardView(("pot", index), Chip(), table.pot_chip()) for index in range(observation.pot)),
        pot_word=table.chip_count(observation.pot),
        deck=observation.deck_size,
        top=_top(observation.deck_size),
        deck_words=(table.deck(observation.deck_size), table.out_of_round(left_out(observation), known)),
        passed=tuple((voice.seats[seat].avatar, chips) for seat, chips in passers(observation)),
        passed_word=table.passed(),
        chips=tuple(CardView(own_chip(index), Chip(), table.own_chip()) for index in range(own_chips(observation))),
        chip_words=(table.own_chips(), table.chips_note(is_open=observation.rules.open_chips)),
        tiger=_own_tiger(observation),
        take=_take(observation),
        keep=_keep(observation, voice),
        tiger_action=_tiger(observation),
        ghost=_ghost(observation),
        sums=table.sums(),
        note=table.note(),
        offer_words="" if observation.active is None else table.on_offer(observation.active, observation.pot),
        tiger_words="" if observation.tiger is None else table.held_tiger(observation.tiger),
    )


def _active(observation: Observation) -> CardView | None:
    card = observation.active
    return None if card is None else CardView(("card", card), Present(card), table.offer(card, observation.pot))


def _top(size: int) -> CardView | None:
    return CardView(deck_top(size), PresentBack(), table.deck(size)) if size else None


def _area(observation: Observation, voice: Voice, seat: int) -> Area:
    area, held = observation.areas[seat], chips_of(observation, seat)
    counted = area_points(area)
    is_hidden = bool(observation.has_tiger) and observation.has_tiger[seat] and seat != observation.viewer
    return Area(
        seat=seat,
        name=voice.name(seat),
        avatar=voice.seats[seat].avatar,
        spoken=_spoken(observation, voice, seat),
        public=_public(observation, voice, seat),
        total=table.total(observation.score.totals[seat]),
        area=counted,
        points="" if held is None else signed(counted - held),
        chips="" if held is None else str(held),
        runs=tuple(_run(run) for run in runs(area)),
        tiger=CardView(("tiger", seat), PresentBack(has_paw=True), table.tiger(None)) if is_hidden else None,
        is_turn=seat in observation.to_act,
    )


def _run(run: tuple[int, ...]) -> tuple[CardView, ...]:
    return tuple(
        CardView(("card", card), Present(card, is_quiet=card != run[0]), table.card_in_run(card, counts=card == run[0]))
        for card in run
    )


def _own_tiger(observation: Observation) -> CardView | None:
    card = observation.tiger
    if card is None or observation.viewer is None:
        return None
    return CardView(("tiger", observation.viewer), Tiger(card), table.tiger(card))


def _ghost(observation: Observation) -> tuple[int, str, str] | None:
    """Where the card on offer would go in the viewer's area: before the run it joins, or as a run of its own."""
    card = observation.active
    if card is None or observation.viewer is None:
        return None
    found = prospect(own_area(observation), card)
    at = sum(run[0] < card for run in runs(own_area(observation)))
    return at, str(card), turn.ghost(card, found.added)


# ---------------------------------------------------------------- actions


def _take(observation: Observation) -> Action | None:
    card = observation.active
    if observation.viewer is None or is_between(observation):
        return None
    if card is None:
        return _idle(turn.take(), "↓")
    found, before = prospect(own_area(observation), card), own_points(observation)
    lines = (turn.take_line(card, observation.pot), turn.take_effect(card, found.added))
    after = before + found.added - observation.pot
    # Where the tiger's action stands under this one there is no room for more words.
    hint = turn.drag_card() if observation.tiger is None else ""
    return _action(turn.take(), "↓", lines, (before, after), hint, "", is_now=Take() in observation.legal)


def _keep(observation: Observation, voice: Voice) -> Action | None:
    if observation.viewer is None or is_between(observation):
        return None
    if observation.active is None:
        return _idle(turn.keep(), "↑")
    chips, before = own_chips(observation), own_points(observation)
    following = voice.name((observation.viewer + 1) % observation.setup.seats)
    lines = turn.keep_lines(max(0, chips - 1), following)
    is_now = is_own_turn(observation)
    barred = turn.no_chips() if is_now and Pass() not in observation.legal else ""
    return _action(turn.keep(), "↑", lines, (before, before + 1), turn.drag_chip(), barred, is_now=is_now)


def _tiger(observation: Observation) -> Action | None:
    card = observation.tiger
    if card is None or observation.active is None:
        return None
    added = prospect(own_area(observation), card).added
    before = own_points(observation)
    lines = (turn.tiger_line(card, added),)
    is_now = PlayTiger() in observation.legal
    return _action(turn.play_tiger(), "", lines, (before, before + added), "", "", is_now=is_now)


def _idle(title: str, key: str) -> Action:
    """An action while the next card is on its way."""
    return Action(title, key, lines=(), label="", before="", after="", spoken="", hint="", barred="", is_now=False)


def _action(
    title: str, key: str, lines: tuple[str, ...], sums: tuple[int, int], hint: str, barred: str, *, is_now: bool
) -> Action:
    before, after = map(signed, sums)
    spoken = barred or turn.spoken(title, " ".join(lines), before, after)
    return Action(
        title=title,
        key=key,
        lines=lines,
        label=turn.round_points(),
        before="" if barred else before,
        after="" if barred else after,
        spoken=spoken,
        hint=hint if is_now and not barred else "",
        barred=barred,
        is_now=is_now,
    )


# ---------------------------------------------------------------- sums


class Prospect(NamedTuple):
    """A card in the viewer's area. added: to the area; lowest: of its run; at: the place of its run, from the left."""

    card: int
    added: int
    lowest: int
    at: int


def left_out(observation: Observation) -> int:
    """Cards that nobody holds and that do not come (NT-04); each hidden tiger is one of those put aside (NT-20)."""
    return REMOVED - (observation.setup.seats if observation.has_tiger else 0)


def prospect(area: tuple[int, ...], card: int) -> Prospect:
    """The card as if it lay in the area."""
    after = runs((*area, card))
    at = next(index for index, run in enumerate(after) if card in run)
    return Prospect(card, area_points((*area, card)) - area_points(area), after[at][0], at)


def own_area(observation: Observation) -> tuple[int, ...]:
    """The cards before the viewer; none before a spectator."""
    return () if observation.viewer is None else observation.areas[observation.viewer]


def own_chips(observation: Observation) -> int:
    """The viewer's chips; none for a spectator."""
    return observation.chips


def chips_of(observation: Observation, seat: int) -> int | None:
    """The chips of a seat as far as the viewer may see them."""
    if seat == observation.viewer:
        return observation.chips
    return observation.open_chips[seat] if observation.open_chips else None


def own_points(observation: Observation) -> int:
    """What the round counts for the viewer now."""
    return area_points(own_area(observation)) - own_chips(observation)


def is_own_turn(observation: Observation) -> bool:
    """Whether the viewer decides."""
    return observation.viewer is not None and observation.viewer in observation.to_act


def is_between(observation: Observation) -> bool:
    """Whether no card is on offer and none comes: between two rounds, and after the last."""
    return observation.active is None and (observation.phase != "decide" or not observation.deck_size)


def passers(observation: Observation) -> tuple[tuple[int, int], ...]:
    """Everybody who has put chips on the card on offer, in the order of their first, and how many."""
    if not observation.offers or observation.active is None:
        return ()
    offer, seats = observation.offers[-1], observation.setup.seats
    return tuple(
        ((offer.starter + turn) % seats, (offer.passes - turn - 1) // seats + 1)
        for turn in range(min(offer.passes, seats))
    )
