"""The table of No Thanks! as a TableView: an arrangement for the felt, seats and lines for the lists.

Owns which words go where, and the arithmetic behind them: what a card would do to an area. Must not know what may be
done beyond the legal moves.
"""

from collections.abc import Collection
from typing import NamedTuple

from msgspec.structs import replace

from pega6_desktop.core.game import Observed
from pega6_desktop.games.no_thanks.cards import area_points, runs
from pega6_desktop.games.no_thanks.moves import Pass, PlayTiger, Take
from pega6_desktop.games.no_thanks.observation import Observation
from pega6_desktop.games.no_thanks.variants import REMOVED
from pega6_desktop.ui.boards.no_thanks.areas import Area
from pega6_desktop.ui.boards.no_thanks.arrangement import NoThanksArrangement
from pega6_desktop.ui.boards.no_thanks.faces import Chip, Present, PresentBack, Tiger
from pega6_desktop.ui.boards.no_thanks.offer import Action
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.view import Bag, CardKey, CardView, SeatView, play_order
from pega6_desktop.ui.words.messages import Voice, signed
from pega6_desktop.ui.words.no_thanks import turn
from pega6_desktop.ui.words.no_thanks import words as table
from pega6_desktop.ui.words.no_thanks.words import NoThanksWords
from pega6_desktop.ui.words.table_talk import SeatState

_WORDS = NoThanksWords()


def seen_of(observation: Observed[object]) -> Observation:
    """The observation of this game; whatever table and screens pass on was given to them: another is a TypeError."""
    if not isinstance(observation, Observation):
        raise TypeError(f"not an observation of No Thanks!: {type(observation).__name__}")
    return observation


def own_chip(index: int) -> CardKey:
    """The key of one of the viewer's chips."""
    return ("extra", 0, index)


def deck_top(size: int) -> CardKey:
    """The key of the face-down card on top of a deck of that many."""
    return ("deck", size)


def table_view(observation: Observation, voice: Voice, thinking: Collection[int]) -> TableView:
    """The whole table as this viewer sees it."""
    areas = [_area(observation, voice, seat) for seat in play_order(observation.setup.seats, observation.viewer)]
    plates = [_seat_view(observation, area, thinking) for area in areas]
    has_own = observation.viewer is not None
    return TableView(
        title=table.title(_WORDS.variant(observation.setup.variant).name, observation.number, observation.rules.rounds),
        subtitle=table.subtitle(
            observation.deck_size, is_over=observation.phase == "over", is_between=is_between(observation)
        ),
        progress=(observation.number, observation.rules.rounds),
        target=None,
        others=tuple(plates[has_own:]),
        own=plates[0] if has_own else None,
        arrangement=_arrangement(observation, voice, areas),
    )


def _seat_view(observation: Observation, area: Area, thinking: Collection[int]) -> SeatView:
    """A player for the standings and the lists."""
    state: SeatState = "idle" if not area.is_turn else "thinking" if area.seat in thinking else "choosing"
    return SeatView(
        seat=area.seat,
        name=area.name,
        avatar=area.avatar,
        spoken=area.spoken,
        public=area.public,
        total=observation.score.totals[area.seat],
        state=state,
        is_turn=area.is_turn,
    )


# ---------------------------------------------------------------- the felt


def _arrangement(observation: Observation, voice: Voice, areas: list[Area]) -> NoThanksArrangement:
    card, tiger, size = observation.active, observation.tiger, observation.deck_size
    has_own = observation.viewer is not None
    deck_words = (table.deck(size), table.out_of_round(left_out(observation), observation.removed))
    return NoThanksArrangement(
        others=tuple(areas[has_own:]),
        own=areas[0] if has_own else None,
        active=None if card is None else CardView(("card", card), Present(card), table.offer(card, observation.pot)),
        pot=tuple(CardView(("pot", index), Chip(), table.pot_chip()) for index in range(observation.pot)),
        pot_word=table.chip_count(observation.pot),
        deck=size,
        top=CardView(deck_top(size), PresentBack(), table.deck(size)) if size else None,
        deck_words=deck_words,
        passed=tuple((voice.seats[seat].avatar, chips) for seat, chips in passers(observation)),
        passed_word=table.passed(),
        chips=tuple(CardView(own_chip(index), Chip(), table.own_chip()) for index in range(observation.chips)),
        chip_words=(table.own_chips(), table.chips_note(is_open=observation.rules.open_chips)),
        tiger=_own_tiger(observation),
        take=_take(observation),
        keep=_keep(observation, voice),
        tiger_action=_tiger(observation),
        ghost=_ghost(observation),
        sums=table.sums(),
        note=table.note(),
        offer_words="" if card is None else table.on_offer(card, observation.pot),
        tiger_words="" if tiger is None else table.held_tiger(tiger),
    )


def _area(observation: Observation, voice: Voice, seat: int) -> Area:
    area, held = observation.areas[seat], chips_of(observation, seat)
    counted, name, total = area_points(area), voice.name(seat), observation.score.totals[seat]
    is_hidden = bool(observation.has_tiger) and observation.has_tiger[seat] and seat != observation.viewer

    def told(chips: int | None) -> str:
        """The player with so many chips, None where they are hidden."""
        words = table.hidden_chips() if chips is None else table.chip_count(chips)
        return table.area(name, runs(area), table.point_count(counted), total, words)

    return Area(
        seat=seat,
        name=name,
        avatar=voice.seats[seat].avatar,
        spoken=told(held),
        public=told(held if observation.rules.open_chips else None),
        total=table.total(total),
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
        return Action(turn.take(), "↓")
    found = prospect(own_area(observation), card)
    lines = (turn.take_line(card, observation.pot), turn.take_effect(card, found.added))
    # Where the tiger's action stands under this one there is no room for more words.
    hint = turn.drag_card() if observation.tiger is None else ""
    action = Action(turn.take(), "↓", lines, hint=hint, is_now=Take() in observation.legal)
    return _counted(action, observation, found.added - observation.pot)


def _keep(observation: Observation, voice: Voice) -> Action | None:
    if observation.viewer is None or is_between(observation):
        return None
    if observation.active is None:
        return Action(turn.keep(), "↑")
    following = voice.name((observation.viewer + 1) % observation.setup.seats)
    lines = turn.keep_lines(max(0, observation.chips - 1), following)
    is_now = is_own_turn(observation)
    barred = turn.no_chips() if is_now and Pass() not in observation.legal else ""
    action = Action(turn.keep(), "↑", lines, hint=turn.drag_chip(), barred=barred, is_now=is_now)
    return _counted(action, observation, 1)


def _tiger(observation: Observation) -> Action | None:
    card = observation.tiger
    if card is None or observation.active is None:
        return None
    added = prospect(own_area(observation), card).added
    lines = (turn.tiger_line(card, added),)
    return _counted(Action(turn.play_tiger(), "", lines, is_now=PlayTiger() in observation.legal), observation, added)


def _counted(action: Action, observation: Observation, brings: int) -> Action:
    """The action with what the round counts before and after it, unless it cannot be done."""
    if action.barred:
        return replace(action, label=turn.round_points(), spoken=action.barred, hint="")
    before, after = signed(own_points(observation)), signed(own_points(observation) + brings)
    spoken = turn.spoken(action.title, " ".join(action.lines), before, after)
    hint = action.hint if action.is_now else ""
    return replace(action, label=turn.round_points(), before=before, after=after, spoken=spoken, hint=hint)


# ---------------------------------------------------------------- sums


class Prospect(NamedTuple):
    """A card in the viewer's area. added: to what the area counts; lowest: of the run it joins."""

    added: int
    lowest: int


def left_out(observation: Observation) -> int:
    """Cards that nobody holds and that do not come (NT-04); each hidden tiger is one of those put aside (NT-20)."""
    return REMOVED - (observation.setup.seats if observation.has_tiger else 0)


def prospect(area: tuple[int, ...], card: int) -> Prospect:
    """The card as if it lay in the area."""
    lowest = next(run[0] for run in runs((*area, card)) if card in run)
    return Prospect(area_points((*area, card)) - area_points(area), lowest)


def own_area(observation: Observation) -> tuple[int, ...]:
    """The cards before the viewer; none before a spectator."""
    return () if observation.viewer is None else observation.areas[observation.viewer]


def chips_of(observation: Observation, seat: int) -> int | None:
    """The chips of a seat as far as the viewer may see them."""
    if seat == observation.viewer:
        return observation.chips
    return observation.open_chips[seat] if observation.open_chips else None


def own_points(observation: Observation) -> int:
    """What the round counts for the viewer now."""
    return area_points(own_area(observation)) - observation.chips


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


def bags(seen: Observation, voice: Voice) -> tuple[Bag, ...]:
    """What every seat had at the end of the round, most points first."""
    points = seen.score.rounds[-1]
    order = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
    found = []
    for seat in order:
        own_runs = runs(seen.areas[seat])
        value = area_points(seen.areas[seat])
        found.append(
            Bag(
                seat=seat,
                name=voice.name(seat),
                avatar=voice.seats[seat].avatar,
                is_own=voice.is_you(seat),
                runs=tuple(tuple(Present(card, is_quiet=card != run[0]) for card in run) for run in own_runs),
                counted=tuple(run[0] for run in own_runs),
                value=value,
                chips=value - points[seat],
                points=points[seat],
                chip=Chip(),
                is_best=points[seat] == min(points),
                is_worst=points[seat] == max(points) > min(points),
            )
        )
    return tuple(found)
