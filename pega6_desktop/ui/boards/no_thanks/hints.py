"""How the events of No Thanks! move. Owns what comes from where and goes where."""

from typing import assert_never

from pega6_desktop.games.no_thanks import events
from pega6_desktop.ui.boards.no_thanks.view import deck_top, own_chip
from pega6_desktop.ui.table.view import CardKey, StepHint, ZoneId

_MOST_CHIPS = 60
"""More chips than this nobody holds (NT-01)."""
_OWN = tuple(own_chip(index) for index in range(_MOST_CHIPS))


def hint(event: events.Event) -> StepHint:
    """The motion of one event. Who looks is not known here: what is not on the table does not count."""
    match event:
        case events.RoundDealt(active=active):
            dealt: tuple[CardKey, ...] = (("card", active), *_OWN)
            return StepHint("deal", enters=_from(("deck", 0), *dealt), sound="slide")
        case events.Passed(seat, pot):
            laid: CardKey = ("pot", pot - 1)
            gone = tuple((chip, laid) for chip in _OWN)
            return StepHint("choose", rekeys=gone, enters=_from(("pile", seat), laid), sound="chip")
        case events.PassTakenBack(seat):
            return _taken_back(seat)
        case events.CardTaken(seat, _, chips):
            won: tuple[CardKey, ...] = tuple(("pot", index) for index in range(chips))
            flown = tuple((chip, ("pile", seat)) for chip in won)
            sound = "chips" if chips else "snap"
            return StepHint("take", rekeys=_to_hand(won), enters=_from(("offer", 0), *_OWN), leaves=flown, sound=sound)
        case events.CardTurned(card, left):
            turned = ((deck_top(left + 1), ("card", card)),)
            enters = _from(("deck", 0), ("card", card))
            return StepHint("place", rekeys=turned, enters=enters, sound="turn", begins=True)
        case events.TigerPlayed(seat, card):
            return StepHint("place", rekeys=((("tiger", seat), ("card", card)),), sound="snap")
        case events.RoundEnded():
            return StepHint("gate", is_gate=True, sound="round_end")
        case events.MatchEnded():
            return StepHint("gate", is_gate=True, sound="win")
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
