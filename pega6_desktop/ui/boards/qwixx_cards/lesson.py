"""The lesson of Qwixx cards in words: which sentence a step says at this table.

Owns which facts of the sheets are told. Must not know which moves are right: the scenes do.
"""

from pega6_desktop.core.game import Observed
from pega6_desktop.core.lesson import LEARNER
from pega6_desktop.games.qwixx_cards.cards import colour_of, number_of, parse_card
from pega6_desktop.games.qwixx_cards.moves import CrossNumber, Draw, Play
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.games.qwixx_cards.scenes import BEFORE_DRAWING
from pega6_desktop.games.qwixx_cards.sheets import MISSED_COST, Crosses, Row, number_at, place, points
from pega6_desktop.ui.boards.qwixx_cards.view import seen_of
from pega6_desktop.ui.words.qwixx import lesson as words

step_name = words.step_name

_RED, _YELLOW, _GREEN = range(3)


def task(step: str, scene: int, observation: Observed[object]) -> str:
    """What is to be done now."""
    return words.one_skip() if scene else words.task(step)


def look(step: str, scene: int, observation: Observed[object]) -> str:
    """Where to look."""
    return words.look_at_skips() if scene else words.look(step)


def named(move: object) -> str:
    """Which card, colour or cards it is."""
    match move:
        case Draw(places):
            return words.try_place(places[0] + 1)
        case CrossNumber(row):
            return words.try_colour(row)
        case Play(cards, row, numbers):
            return words.try_cards(row, numbers) if numbers else words.try_without_cross(cards)
        case _:
            raise TypeError(move)


def explains(step: str) -> bool:
    """The sheet itself shows what a cross would bring."""
    return False


def right(step: str, scene: int, observation: Observed[object]) -> str:
    """What the right move has brought; observation: the table after it."""
    seen = seen_of(observation)
    numbers = tuple(number for _, number in _played(seen))
    red, yellow = seen.sheets[LEARNER].row_points[:2]
    match step:
        case "choose":
            ((row, number),) = seen.fresh[LEARNER]
            return words.lost_little(_left(row, number)[0], len(_left(_GREEN, number)))
        case "left":
            return words.left_nothing(numbers[0], seen.top)
        case "backs":
            (drawn,) = set(seen.hand).difference(BEFORE_DRAWING)
            return words.drawn(number_of(drawn), colour_of(drawn))
        case "gap" if scene:
            return words.two_with_a_skip(numbers, is_rest_gone=parse_card("Y9") in seen.discard)
        case "gap":
            return words.three_at_once(numbers)
        case "lock":
            return words.closed(yellow)
        case "miss":
            return words.missed_well(MISSED_COST, points(len(seen.sheets[LEARNER].rows[_RED]) + 1))
        case _:
            return words.in_time(points(len(seen.sheets[LEARNER].rows[_RED]) - 1), red)


def wrong(step: str, scene: int, observation: Observed[object]) -> str:
    """What the wrong move has cost, and why; observation: the table after it."""
    seen = seen_of(observation)
    crosses = _played(seen)
    numbers = tuple(number for _, number in crosses)
    red = seen.sheets[LEARNER].row_points[_RED]
    match step:
        case "choose":
            return _badly_chosen(seen)
        case "left" if crosses:
            ((row, number),) = crosses
            return words.left_behind(number, row, _left(row, number))
        case "left":
            return words.crossed_nothing(seen.top + 1, _YELLOW)
        case "gap" if scene:
            return words.left_the_five() if numbers == (7, 9) else words.too_few(len(crosses), (5, 7), _YELLOW)
        case "gap":
            return words.too_few(len(crosses), (5, 6, 7), _YELLOW)
        case "lock":
            return words.only_the_fifth() if numbers == (11,) else words.still_open()
        case "miss":
            return words.crossed_badly(red - points(len(seen.sheets[LEARNER].rows[_RED]) - 1), red)
        case _:
            return words.too_late(red, points(len(seen.sheets[LEARNER].rows[_RED]) + 2))


def _badly_chosen(seen: Observation) -> str:
    for row, number in seen.fresh[LEARNER] if seen.fresh else ():
        return words.lost_much(number, row, len(_left(row, number)))
    return words.passed_for_nothing(seen.top)


def _played(seen: Observation) -> Crosses:
    """What the learner has crossed with cards: all of this turn but the number for all."""
    return tuple([one for one in seen.fresh[LEARNER] if one[1] != seen.top]) if seen.fresh else ()


def _left(row: int, number: int) -> Row:
    """Numbers that the first cross of a row leaves behind."""
    return tuple([number_at(row, at) for at in range(place(row, number))])
