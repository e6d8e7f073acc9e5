"""The board of No Thanks!: what table and screens may ask about this game.

Owns how its events move, the meaning of "this there", what is said about a turn, and the check that what lies on the
table belongs to this game. Must not know how anything looks.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, assert_never

from pega6_desktop.games.no_thanks import events
from pega6_desktop.games.no_thanks.cards import HIGHEST, runs
from pega6_desktop.games.no_thanks.events import Event
from pega6_desktop.games.no_thanks.moves import Move, Pass, PlayTiger, Take
from pega6_desktop.games.no_thanks.observation import Observation
from pega6_desktop.games.no_thanks.variants import VARIANTS
from pega6_desktop.ui.boards.no_thanks import view
from pega6_desktop.ui.boards.no_thanks.faces import Chip, Present, PresentBack
from pega6_desktop.ui.boards.no_thanks.view import deck_top, own_area, own_chip, own_points, prospect, seen_of
from pega6_desktop.ui.table import view as told
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.board import AnyObservation, Board, Seats
from pega6_desktop.ui.table.cards import tempo
from pega6_desktop.ui.table.turns.selection import KEEP, TAKE
from pega6_desktop.ui.table.view import CardKey, Explanation, Intent, Refusal, StepHint, SumLine, Target, ZoneId
from pega6_desktop.ui.words.messages import KeyHint, Voice, signed
from pega6_desktop.ui.words.no_thanks import turn
from pega6_desktop.ui.words.no_thanks import words as table

if TYPE_CHECKING:
    from pega6_desktop.ui.table.cards.art import CardFace

TAKEN_MS = 400
"""How long a card is looked at that has come to its owner, in ms at normal tempo, before the next one is turned up."""

_MOST_CHIPS = 60
"""More chips than this nobody holds (NT-01)."""
_OWN = tuple(own_chip(index) for index in range(_MOST_CHIPS))
_TIGER: ZoneId = ("tiger", 0)
_OFFER: ZoneId = ("offer", 0)


def hint(event: events.Event) -> StepHint:
    """The motion of one event. Who looks is not known here: what is not on the table does not count."""
    match event:
        case events.RoundDealt(active=active):
            dealt: tuple[CardKey, ...] = (("card", active), *_OWN)
            return StepHint("deal", enters=_from(("deck", 0), *dealt), sound="slide")
        case events.Passed(seat, pot):
            laid: CardKey = ("pot", pot - 1)
            gone = tuple((chip, laid) for chip in _OWN)
            enters = _from(("pile", seat), laid)
            return StepHint("choose", rekeys=gone, enters=enters, sound="chip", rest=tempo.REST)
        case events.PassTakenBack(seat):
            return _taken_back(seat)
        case events.CardTaken(seat, _, chips):
            won: tuple[CardKey, ...] = tuple(("pot", index) for index in range(chips))
            flown = tuple((chip, ("pile", seat)) for chip in won)
            sound = "chips" if chips else "snap"
            return StepHint(
                "take",
                rekeys=_to_hand(won),
                enters=_from(("offer", 0), *_OWN),
                leaves=flown,
                sound=sound,
                rest=TAKEN_MS,
                is_news=True,
            )
        case events.CardTurned(card, left):
            turned = ((deck_top(left + 1), ("card", card)),)
            enters = _from(("deck", 0), ("card", card))
            return StepHint("place", rekeys=turned, enters=enters, sound="turn", begins=True)
        case events.TigerPlayed(seat, card):
            return StepHint("place", rekeys=((("tiger", seat), ("card", card)),), sound="snap")
        case events.RoundEnded():
            return StepHint("gate", is_gate=True, sound="round_end")
        case events.MatchEnded():
            return StepHint("gate", is_gate=True)
        case _:
            assert_never(event)


def _from(zone: ZoneId, *keys: CardKey) -> tuple[tuple[CardKey, ZoneId], ...]:
    return tuple((key, zone) for key in keys)


def _to_hand(pot: tuple[CardKey, ...]) -> tuple[tuple[CardKey, CardKey], ...]:
    """Whichever chips are gone from the card become whichever are new in the own hand, one by one."""
    return tuple((chip, own) for chip in pot for own in _OWN)


def _taken_back(seat: int) -> StepHint:
    """The chip on top goes where it came from; which one it is follows from what is gone afterwards."""
    top: tuple[CardKey, ...] = tuple(("pot", index) for index in range(_MOST_CHIPS))
    return StepHint(
        "take_back",
        rekeys=_to_hand(top),
        enters=_from(("offer", 0), *_OWN),
        leaves=tuple((chip, ("pile", seat)) for chip in top),
        sound="chip",
    )


# ---------------------------------------------------------------- the board


class NoThanksBoard(Board):
    """See the Board protocol for the meaning of each method."""

    game = "no_thanks"
    variants = tuple(VARIANTS)

    def face(self, card: int) -> CardFace:
        """A present with its number."""
        return Present(card)

    def emblem(self, variant: str) -> tuple[CardFace, CardFace]:
        """A dear card behind a cheap one; with a tiger, or a known card, for the other variants."""
        match variant:
            case "tiger":
                return Present(9), PresentBack(has_paw=True)
            case "tactical":
                return Present(10), Present(20)
            case _:
                return Present(HIGHEST - 1), Chip()

    def view(self, observation: AnyObservation, seats: Seats, thinking: Collection[int] = ()) -> TableView:
        """The whole table; thinking: bot seats that are at it now."""
        seen = seen_of(observation)
        return view.table_view(seen, Voice(seats, seen.viewer), thinking)

    def decision(self, observation: AnyObservation) -> told.Decision | None:
        """Take, pass, or play the tiger."""
        return "offer" if seen_of(observation).legal else None

    def needs_privacy(self, observation: AnyObservation, seat: int) -> bool:
        """Own chips are seen by nobody else, unless they lie open; nor is a tiger."""
        seen = seen_of(observation)
        has_tiger = bool(seen.has_tiger) and seen.has_tiger[seat]
        return has_tiger or not seen.rules.open_chips

    def status(self, observation: AnyObservation, seats: Seats, intent: Intent) -> told.StatusView:
        """Whose turn it is and what the card would do."""
        seen = seen_of(observation)
        voice = Voice(seats, seen.viewer)
        if seen.phase == "over":
            return told.StatusView("", turn.match_over(), "info")
        card = seen.active
        if card is None or not seen.to_act:
            return told.StatusView("", _meanwhile(seen), "info")
        if not view.is_own_turn(seen):
            return told.StatusView("", turn.waits_for(voice, seen.to_act[0]), "wait")
        lead = turn.own_lead(voice, seen.to_act[0])
        last = f" {turn.last_card()}" if not seen.deck_size else ""
        if Pass() not in seen.legal:
            return told.StatusView(lead, turn.must_take(card, seen.pot) + last, "turn")
        shown = seen.tiger if _kind_of(intent.lifted) == "tiger" and seen.tiger is not None else card
        found = prospect(own_area(seen), shown)
        return told.StatusView(lead, turn.joins(shown, found.lowest, found.added, seen.pot) + last, "turn")

    def action(self, observation: AnyObservation, intent: Intent) -> told.ActionView:
        """The main button."""
        seen = seen_of(observation)
        card = seen.active
        if card is None or not view.is_own_turn(seen):
            return told.ActionView(turn.not_now(), is_enabled=False)
        wished = _wished(seen, intent)
        if isinstance(wished, str):
            return told.ActionView(turn.choose(), is_enabled=False)
        if isinstance(wished, Take):
            return told.ActionView(turn.take_card(card), is_enabled=True)
        words = turn.pay_chip() if isinstance(wished, Pass) else turn.play_tiger()
        return told.ActionView(words, is_enabled=wished in seen.legal)

    def keys(self, observation: AnyObservation, intent: Intent) -> tuple[KeyHint, ...]:
        """The keys that do something now."""
        seen = seen_of(observation)
        if not seen.legal:
            return turn.waiting_keys()
        return turn.keys(has_tiger=PlayTiger() in seen.legal, can_pass=Pass() in seen.legal)

    def liftable(self, observation: AnyObservation) -> tuple[CardKey, ...]:
        """The card on offer, chips, the tiger."""
        seen = seen_of(observation)
        if not seen.legal or seen.active is None or seen.viewer is None:
            return ()
        found: list[CardKey] = [("card", seen.active)]
        if Pass() in seen.legal:
            found += [own_chip(index) for index in range(seen.chips)]
        if PlayTiger() in seen.legal:
            found.append(("tiger", seen.viewer))
        return tuple(found)

    def targets(self, observation: AnyObservation, seats: Seats, intent: Intent) -> tuple[Target, ...]:
        """Where what is lifted may go, or the actions."""
        seen = seen_of(observation)
        if not seen.legal or seen.viewer is None:
            return ()
        area: ZoneId = ("area", seen.viewer)
        match _kind_of(intent.lifted):
            case "card" | "tiger":
                return (_target(area, table.own_area()),)
            case "chip":
                return (_target(_OFFER, turn.keep()),)
            case _:
                keep = (_target(KEEP, turn.keep()),) if Pass() in seen.legal else ()
                tiger = (_target(_TIGER, turn.play_tiger()),) if PlayTiger() in seen.legal else ()
                return (*keep, *tiger, _target(TAKE, turn.take()))

    def meaning(self, observation: AnyObservation, seats: Seats, intent: Intent) -> object | told.Pick | Refusal:
        """A move, or why nothing is meant."""
        seen = seen_of(observation)
        if not view.is_own_turn(seen):
            return Refusal(_why_not(seen, Voice(seats, seen.viewer)), None)
        wished = _wished(seen, intent)
        if isinstance(wished, str):
            return Refusal(wished, None)
        if wished not in seen.legal:
            return Refusal(turn.rejected("no_chips" if isinstance(wished, Pass) else "tiger_played"), None)
        return wished

    def move_name(self, observation: AnyObservation, move: object) -> str:
        """One legal move as a sentence."""
        seen = seen_of(observation)
        card = seen.active
        match _move(move):
            case Take() if card is not None:
                return turn.move_take(card, seen.pot, *_before_and_after(seen, card, seen.pot))
            case PlayTiger() if seen.tiger is not None:
                return turn.move_tiger(seen.tiger, *_before_and_after(seen, seen.tiger, 0))
            case _:
                return turn.move_pass(max(0, seen.chips - 1))

    def why(self, observation: AnyObservation, seats: Seats, key: CardKey) -> Explanation | None:
        """The arithmetic behind a card."""
        seen = seen_of(observation)
        if key == deck_top(seen.deck_size):
            out = table.out_of_round(view.left_out(seen), seen.removed)
            return Explanation(table.deck(seen.deck_size), (), out, "NT-04")
        if len(key) != 2 or key[0] not in ("card", "tiger") or seen.viewer is None:
            return None
        card = seen.tiger if key[0] == "tiger" else key[1]
        if card is None:
            return None
        if card in (seen.active, seen.tiger):
            return _cost(seen, card)
        lowest = next((run[0] for area in seen.areas for run in runs(area) if card in run), None)
        return None if lowest is None else Explanation(table.card(card), (), turn.why_run(lowest), "NT-16")

    def hint(self, event: object) -> StepHint:
        """How an event moves."""
        return hint(_event(event))

    def sentence(self, event: object, seats: Seats, viewer: int | None) -> str:
        """The event as a line of the turn."""
        return turn.sentence(_event(event), Voice(seats, viewer))

    def rejection(self, code: str, params: Mapping[str, object]) -> str:
        """A refused command as a sentence."""
        return turn.rejected(code)

    def bags(self, observation: AnyObservation, seats: Seats) -> tuple[told.Bag, ...]:
        """Areas and chips; what lay open all the time is counted off as well."""
        seen = seen_of(observation)
        return view.bags(seen, Voice(seats, seen.viewer)) if seen.score.rounds else ()

    def highlight(self, observation: AnyObservation, seats: Seats) -> told.Highlight | None:
        """The taking of the round that brought most chips."""
        seen = seen_of(observation)
        taken = [offer for offer in seen.offers if offer.taker >= 0 and offer.passes]
        if not taken:
            return None
        best = max(taken, key=lambda offer: (offer.passes, offer.card))
        return told.Highlight(
            Present(best.card), turn.best_taking(best.card, best.passes, Voice(seats, seen.viewer), best.taker)
        )


# ---------------------------------------------------------------- a turn


def _target(zone: ZoneId, name: str) -> Target:
    return Target(zone, 0, "", name, kind="zone")


def _kind_of(key: CardKey | None) -> str:
    """What a key stands for: "card", "chip", "tiger", or nothing."""
    if key is None:
        return ""
    return "chip" if key[0] in ("extra", "pot") else key[0]


def _wished(observation: Observation, intent: Intent) -> Move | str:
    """What is asked for, or a sentence about where it should have gone."""
    zone = intent.aimed
    plain: dict[ZoneId, Move] = {TAKE: Take(), KEEP: Pass(), _TIGER: PlayTiger()}
    is_own = zone in (("area", observation.viewer), ("pile", observation.viewer))
    match _kind_of(intent.lifted):
        case "card":
            return Take() if zone in (None, TAKE) or is_own else turn.card_goes_to_area()
        case "chip":
            return Pass() if zone in (None, KEEP, _OFFER) else turn.chip_goes_to_card()
        case "tiger":
            return PlayTiger() if zone in (None, _TIGER) or is_own else turn.tiger_goes_to_area()
        case _:
            if zone in plain:
                return plain[zone]
            is_forced = len(observation.legal) == 1
            return Take() if is_forced and zone in (None, _OFFER) else turn.choose_first()


def _why_not(observation: Observation, voice: Voice) -> str:
    if observation.phase == "over":
        return turn.rejected("match_over")
    if not observation.to_act:
        return turn.rejected("not_dealt")
    return turn.not_your_turn(voice, observation.to_act[0])


def _meanwhile(observation: Observation) -> str:
    """What happens while no card is on offer."""
    if not view.is_between(observation):
        return turn.turning_up()
    return turn.round_over() if observation.number else turn.dealing()


def _before_and_after(observation: Observation, card: int, pot: int) -> tuple[str, str]:
    """What the round counts for the viewer without the card and with it."""
    before = own_points(observation)
    return signed(before), signed(before + prospect(own_area(observation), card).added - pot)


def _cost(observation: Observation, card: int) -> Explanation:
    found = prospect(own_area(observation), card)
    pot = observation.pot if card == observation.active else 0
    lines = [SumLine(turn.why_area(), "", _with_sign(found.added), "")]
    if card == observation.active:
        lines.append(SumLine(turn.why_chips(), "", _with_sign(-pot), ""))
    lines.append(SumLine(turn.why_sum(), "", _with_sign(found.added - pot), "", is_total=True))
    closing = turn.joins(card, found.lowest, found.added, pot)
    return Explanation(turn.why_title(card), tuple(lines), closing[:1].upper() + closing[1:], "NT-16")


def _with_sign(number: int) -> str:
    return f"+{number}" if number > 0 else signed(number)


# Table and screens pass whatever they were given; a value of another game here is a fault of the program.


def _move(move: object) -> Move:
    if not isinstance(move, Move):
        raise TypeError(f"not a move of No Thanks!: {type(move).__name__}")
    return move


def _event(event: object) -> Event:
    if not isinstance(event, Event):
        raise TypeError(f"not an event of No Thanks!: {type(event).__name__}")
    return event
