"""A turn at a table of No Thanks!: what may be taken up, where it may go, what is said about it.

Owns the meaning of "this there". Must not know how anything looks.
"""

from pega6_desktop.games.no_thanks.moves import Move, Pass, PlayTiger, Take
from pega6_desktop.games.no_thanks.observation import Observation
from pega6_desktop.ui.boards.no_thanks import view
from pega6_desktop.ui.boards.no_thanks.view import deck_top, own_chip
from pega6_desktop.ui.table.turns.offer_and_gather import KEEP, TAKE
from pega6_desktop.ui.table.view import (
    ActionView,
    CardKey,
    Decision,
    Explanation,
    Intent,
    Refusal,
    StatusView,
    SumLine,
    Target,
    ZoneId,
)
from pega6_desktop.ui.words.messages import KeyHint, Voice, signed
from pega6_desktop.ui.words.no_thanks import turn
from pega6_desktop.ui.words.no_thanks import words as table

_TIGER: ZoneId = ("tiger", 0)
_OFFER: ZoneId = ("offer", 0)


def decision(observation: Observation) -> Decision | None:
    """Take, pass, or play the tiger."""
    return "offer" if observation.legal else None


def liftable(observation: Observation) -> tuple[CardKey, ...]:
    """The card on offer, every own chip while passing is possible, the tiger."""
    if not observation.legal or observation.active is None or observation.viewer is None:
        return ()
    found: list[CardKey] = [("card", observation.active)]
    if Pass() in observation.legal:
        found += [own_chip(index) for index in range(observation.chips)]
    if PlayTiger() in observation.legal:
        found.append(("tiger", observation.viewer))
    return tuple(found)


def targets(observation: Observation, intent: Intent) -> tuple[Target, ...]:
    """Where what is lifted may go; without anything the actions, passing first."""
    if not observation.legal or observation.viewer is None:
        return ()
    area: ZoneId = ("area", observation.viewer)
    match kind_of(intent.lifted):
        case "card" | "tiger":
            return (_target(area, table.own_area()),)
        case "chip":
            return (_target(_OFFER, turn.keep()),)
        case _:
            keep = (_target(KEEP, turn.keep()),) if Pass() in observation.legal else ()
            tiger = (_target(_TIGER, turn.play_tiger()),) if PlayTiger() in observation.legal else ()
            return (*keep, *tiger, _target(TAKE, turn.take()))


def _target(zone: ZoneId, name: str) -> Target:
    return Target(zone, 0, "", name, kind="zone")


def kind_of(key: CardKey | None) -> str:
    """What a key stands for: "card", "chip", "tiger", or nothing."""
    if key is None:
        return ""
    return "chip" if key[0] in ("extra", "pot") else key[0]


def meaning(observation: Observation, voice: Voice, intent: Intent) -> Move | Refusal:
    """The move that is meant, or why nothing is."""
    if not view.is_own_turn(observation):
        return Refusal(_why_not(observation, voice), None)
    wished = _wished(observation, intent)
    if isinstance(wished, str):
        return Refusal(wished, None)
    if wished not in observation.legal:
        return Refusal(turn.rejected("no_chips" if isinstance(wished, Pass) else "tiger_played"), None)
    return wished


def _wished(observation: Observation, intent: Intent) -> Move | str:
    """What is asked for, or a sentence about where it should have gone."""
    zone = None if intent.aimed is None else intent.aimed
    plain: dict[ZoneId, Move] = {TAKE: Take(), KEEP: Pass(), _TIGER: PlayTiger()}
    is_own = zone in (("area", observation.viewer), ("pile", observation.viewer))
    match kind_of(intent.lifted):
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


# ---------------------------------------------------------------- words of the turn


def status(observation: Observation, voice: Voice, intent: Intent) -> StatusView:
    """Whose turn it is; in the own turn what the card would do."""
    if observation.phase == "over":
        return StatusView("", turn.match_over(), "info")
    card = observation.active
    if card is None or not observation.to_act:
        return StatusView("", _meanwhile(observation), "info")
    if not view.is_own_turn(observation):
        return StatusView("", turn.waits_for(voice, observation.to_act[0]), "wait")
    lead = turn.own_lead(voice, observation.to_act[0])
    last = f" {turn.last_card()}" if not observation.deck_size else ""
    if Pass() not in observation.legal:
        return StatusView(lead, turn.must_take(card, observation.pot) + last, "turn")
    shown = observation.tiger if kind_of(intent.lifted) == "tiger" and observation.tiger is not None else card
    found = view.prospect(view.own_area(observation), shown)
    return StatusView(lead, turn.joins(shown, found.lowest, found.added, observation.pot) + last, "turn")


def _meanwhile(observation: Observation) -> str:
    """What happens while no card is on offer."""
    if not view.is_between(observation):
        return turn.turning_up()
    return turn.round_over() if observation.number else turn.dealing()


def action(observation: Observation, intent: Intent) -> ActionView:
    """The main button: what Enter would do."""
    card = observation.active
    if card is None or not view.is_own_turn(observation):
        return ActionView(turn.not_now(), is_enabled=False)
    wished = _wished(observation, intent)
    if isinstance(wished, str):
        return ActionView(turn.choose(), is_enabled=False)
    match wished:
        case Take():
            return ActionView(turn.take_card(card), is_enabled=True)
        case Pass():
            return ActionView(turn.pay_chip(), is_enabled=wished in observation.legal)
        case PlayTiger():
            return ActionView(turn.play_tiger(), is_enabled=wished in observation.legal)


def keys(observation: Observation) -> tuple[KeyHint, ...]:
    """The keys that do something now."""
    if not observation.legal:
        return turn.waiting_keys()
    return turn.keys(has_tiger=PlayTiger() in observation.legal, can_pass=Pass() in observation.legal)


def card_of(move: Move) -> CardKey | None:
    """No move of this game carries a card of its own."""
    return None


def move_name(observation: Observation, move: Move) -> str:
    """A legal move as a sentence."""
    card = observation.active
    match move:
        case Take() if card is not None:
            return turn.move_take(card, observation.pot, *_before_and_after(observation, card, observation.pot))
        case PlayTiger() if observation.tiger is not None:
            return turn.move_tiger(observation.tiger, *_before_and_after(observation, observation.tiger, 0))
        case _:
            return turn.move_pass(max(0, observation.chips - 1))


def _before_and_after(observation: Observation, card: int, pot: int) -> tuple[str, str]:
    """What the round counts for the viewer without the card and with it."""
    before = view.own_points(observation)
    return signed(before), signed(before + view.prospect(view.own_area(observation), card).added - pot)


def why(observation: Observation, key: CardKey) -> Explanation | None:
    """What the card on offer would cost; why a card of an area counts or not."""
    if key == deck_top(observation.deck_size):
        out = table.out_of_round(view.left_out(observation), observation.removed)
        return Explanation(table.deck(observation.deck_size), (), out, "NT-04")
    if len(key) != 2 or key[0] not in ("card", "tiger") or observation.viewer is None:
        return None
    card = observation.tiger if key[0] == "tiger" else key[1]
    if card is None:
        return None
    if card in (observation.active, observation.tiger):
        return _cost(observation, card)
    for area in observation.areas:
        if card in area:
            lowest = card
            while lowest - 1 in area:
                lowest -= 1
            return Explanation(table.card(card), (), turn.why_run(lowest), "NT-16")
    return None


def _cost(observation: Observation, card: int) -> Explanation:
    found = view.prospect(view.own_area(observation), card)
    pot = observation.pot if card == observation.active else 0
    lines = [SumLine(turn.why_area(), "", _with_sign(found.added), "")]
    if card == observation.active:
        lines.append(SumLine(turn.why_chips(), "", _with_sign(-pot), ""))
    lines.append(SumLine(turn.why_sum(), "", _with_sign(found.added - pot), "", is_total=True))
    closing = turn.joins(card, found.lowest, found.added, pot)
    return Explanation(turn.why_title(card), tuple(lines), closing[:1].upper() + closing[1:], "NT-16")


def _with_sign(number: int) -> str:
    return f"+{number}" if number > 0 else signed(number)
