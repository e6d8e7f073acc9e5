"""The lesson of No Thanks! in words: which sentence a step says at this table.

Owns which facts of the table are told. Must not know which moves are right: the scenes do.
"""

from PySide6.QtCore import QLocale

from pega6_desktop.core.game import Observed
from pega6_desktop.games.no_thanks.cards import area_points
from pega6_desktop.games.no_thanks.moves import Pass, Take
from pega6_desktop.games.no_thanks.scenes import RANDOM_POINTS
from pega6_desktop.ui.boards.no_thanks.view import own_area, prospect, seen_of
from pega6_desktop.ui.words.no_thanks import lesson as words

step_name = words.step_name


def task(step: str, scene: int, observation: Observed[object]) -> str:
    """What is to be done now."""
    seen = seen_of(observation)
    match step:
        case "last":
            return words.last_cards(seen.deck_size) if Pass() in seen.legal else words.must_take()
        case "wait" if scene:
            return words.twin()
        case "wait" if seen.pot:
            return words.come_round()
        case _:
            return words.task(step)


def look(step: str, scene: int, observation: Observed[object]) -> str:
    """Where to look."""
    seen = seen_of(observation)
    match step:
        case "last" if seen.active is not None:
            points = prospect(own_area(seen), seen.active).added - seen.pot
            return words.price(seen.active, points, seen.chips + seen.pot)
        case "wait" if scene:
            return words.look_at_caio()
        case "wait" if seen.pot:
            return words.look_at_pot()
        case _:
            return words.look(step)


def named(move: object) -> str:
    """Which move it is."""
    match move:
        case Take():
            return words.try_take()
        case Pass():
            return words.try_pass()
        case _:
            raise TypeError(move)


def explains(step: str) -> bool:
    """Whether the sums behind a card are what this step is about: the actions themselves show them."""
    return False


def right(step: str, scene: int, observation: Observed[object]) -> str:
    """What the right move has brought; observation: the table after it."""
    if step == "last":
        seen = seen_of(observation)
        return words.own_end(area_points(own_area(seen)), seen.chips, QLocale().toString(RANDOM_POINTS, "f", 1))
    return words.took_at_once() if scene else words.right(step)


def wrong(step: str, scene: int, observation: Observed[object]) -> str:
    """What the wrong move has cost, and why; observation: the table after it."""
    if scene:
        return words.let_caio_have_it()
    is_too_late = step == "wait" and own_area(seen_of(observation)) == (20,)
    return words.waited_too_long() if is_too_late else words.wrong(step)
