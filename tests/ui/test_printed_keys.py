"""A printed key does the printed thing, or nothing: every game, many moments, whatever was taken up before.

The keys are those of the hints beside the status line, of the main button and the plain one, and of the plates on the
felt of No Thanks!
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication

from pega6_desktop.games.no_thanks.moves import Pass, PlayTiger, Take
from pega6_desktop.games.pega6.moves import PlayCard, TakeRow
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, CrossNumber, Draw, Play
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.messages import Opened
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.play.presenter import Presenter
from pega6_desktop.ui.table.view import ActionView
from pega6_desktop.ui.words.messages import KeyHint
from tests.conformance.play import Decision, Table, played, tables
from tests.ui.fakes import MatchDouble, PaperFelt

pytestmark = pytest.mark.usefixtures("english")

PRESSES: dict[str, Callable[[Presenter], object]] = {
    "←": lambda at: at.walk(-1),
    "→": lambda at: at.walk(1),
    "↑": lambda at: at.climb(-1),
    "↓": lambda at: at.climb(1),
    "Enter": lambda at: at.confirm(),
    "Space": lambda at: at.skip(),
    "Esc": lambda at: at.let_go(),
    "?": lambda at: at.ask_why(),
    "D": lambda at: at.look_on(),
    "Shift+Enter": lambda at: at.confirm_alone(),
    **{str(digit): partial(Presenter.type_digit, number=digit) for digit in range(7)},
}
"""Z and H are left out: they ask for something that is no move."""

CHOOSING = ("←", "→", "Space", "Esc", "?", "D", "1", "2", "3", "4", "5", "6")
"""Keys that never make a move, whatever is printed beside them."""

MOMENTS = 12
WAYS = 5


class PaperTable(MatchDouble):
    """The port to a match that stands still at one decision, and notes what it is asked."""

    epoch = 1
    edition = ""

    def __init__(self, table: Table, decision: Decision) -> None:
        super().__init__()
        self._table, self._decision = table, decision
        self.asked: list[object] = []

    def open(self) -> None:
        table, seat = self._table, self._decision.seat
        seats = tuple(SeatInfo(f"Seat {at}", "human" if at == seat else "bot", "careful") for at in range(table.seats))
        seen = table.game.observe(self._decision.state, seat)
        self.opened.emit(Opened(1, 1, "match", table.game.id, table.variant, seats, seen, is_resumed=True))

    def submit(self, move: object) -> None:
        self.asked.append(move)

    def take_back(self, seat: int | None = None, *, is_assisted: bool = False) -> None:
        """Not looked at here."""

    def redo(self, seat: int | None = None) -> None:
        """Not looked at here."""

    def show(self, seat: int | None, *, is_alone: bool = False) -> None:
        """Nobody shares the screen."""


@dataclass
class Moment:
    """A player at a decision, who has pressed some keys."""

    table: Table
    decision: Decision
    hints: tuple[KeyHint, ...] = ()

    def __post_init__(self) -> None:
        self.match, self.felt = PaperTable(self.table, self.decision), PaperFelt()
        self.presenter = Presenter(self.match, BOARDS, TableModels(), self.felt)
        self.button = ActionView("", is_enabled=False)
        self.presenter.prompt.action_changed.connect(lambda action: setattr(self, "button", action))
        self.presenter.prompt.keys_changed.connect(lambda keys: setattr(self, "hints", keys))
        self.match.open()
        self.felt.settle_all()

    def press(self, *keys: str) -> list[object]:
        """What is asked for after these keys."""
        for key in keys:
            PRESSES[key](self.presenter)
        return self.match.asked

    def end(self) -> None:
        self.presenter.deleteLater()

    @property
    def printed(self) -> dict[str, str]:
        """Every printed key with its words."""
        found = {key: hint.word for hint in self.hints for key in hint.keys if key in PRESSES}
        if self.button.is_enabled:
            found[self.button.key] = self.button.text
        if self.button.plain:
            found["0"] = self.button.plain
        return found


Begin = Callable[[], Moment]


def moments() -> Iterator[tuple[str, Table]]:
    for table in tables():
        if table.seats == 3:
            yield str(table), table


@pytest.fixture
def begun(qapp: QCoreApplication) -> Iterator[list[Moment]]:
    made: list[Moment] = []
    yield made
    for moment in made:
        moment.end()


def ways(
    table: Table, begun: list[Moment], decisions: Iterable[Decision] | None = None
) -> Iterator[Callable[[], Moment]]:
    """Each moment with a few keys pressed before: a function that brings it about anew."""
    luck = random.Random(table.seed)
    for decision in played(table).some_decisions(MOMENTS) if decisions is None else decisions:
        for length in range(WAYS):
            before = [luck.choice(("←", "→", "↑", "↓", "Space", "1", "2", "4")) for _ in range(length)]

            def begin(decision: Decision = decision, before: list[str] = before) -> Moment:
                begun.append(Moment(table, decision))
                begun[-1].press(*before)
                return begun[-1]

            yield begin


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"(?<![−\d])\d+", text)]


def is_as_printed(words: str, move: object) -> bool:  # noqa: C901 - one line per move
    """Whether the words on a button promise this move."""
    match move:
        case Take() | TakeRow():
            return words.startswith("Take")
        case Pass():
            return words.startswith("Pass") or words == "pass"
        case PlayTiger():
            return words == "Play the tiger"
        case PlayCard(card):
            return card in numbers(words) or words.startswith("Play on")
        case CrossNothing():
            return words.startswith("Pass the")
        case CrossNumber():
            return words.startswith("Cross ")
        case Draw(places):
            return words.startswith(f"Draw {len(places)} ")
        case Play(cards, _, crossed) if words.startswith("Cross "):
            return numbers(words) == list(crossed)
        case Play(cards, _, crossed) if words.startswith("Play ") and words != "Play without crossing":
            return bool(crossed) and len(numbers(words)) == len(cards)
        case Play(_, _, crossed):
            return not crossed and (words == "Play without crossing" or words.startswith("Take the penalty"))
        case _:
            return True


@pytest.mark.parametrize(("name", "table"), [pytest.param(*one, id=one[0]) for one in moments()])
def test_a_printed_key_does_the_printed_thing_or_nothing(name: str, table: Table, begun: list[Moment]) -> None:
    for begin in ways(table, begun):
        there = begin()
        if there.match.asked:
            continue
        for key, words in there.printed.items():
            asked = begin().press(key)
            if key in CHOOSING:
                assert asked == [], (key, words)
            elif key == there.button.key:
                assert all(is_as_printed(there.button.text, move) for move in asked), (there.button, asked)
            elif key == "0" and there.button.plain:
                assert [is_as_printed(words, move) for move in asked] == [True], (there.button, asked)
        if not there.button.is_enabled:
            assert begin().press("Enter") == [], there.button


@pytest.mark.parametrize(
    ("name", "table"), [pytest.param(*one, id=one[0]) for one in moments() if one[1].game.id == "no_thanks"]
)
def test_up_passes_and_down_takes_whatever_was_taken_up(name: str, table: Table, begun: list[Moment]) -> None:
    for begin in ways(table, begun):
        there = begin()
        if there.match.asked:
            continue
        assert begin().press("↓", "↓") == [Take()]
        can_pass = Pass() in table.game.legal_moves(there.decision.state, there.decision.seat)
        up = begin()
        assert up.press("↑", "↑") == ([Pass()] if can_pass else [])
        assert can_pass or "chip" in up.felt.refused[-1][2]


@pytest.mark.parametrize(
    ("name", "table"), [pytest.param(*one, id=one[0]) for one in moments() if one[1].game.id == "qwixx_cards"]
)
def test_gold_never_misses_a_turn_in_which_a_cross_is_possible(name: str, table: Table, begun: list[Moment]) -> None:
    decisions = [one for one in played(table).decisions if is_in_danger(table, one)][:8]
    assert decisions
    for begin in ways(table, begun, decisions):
        for press in (Presenter.confirm, Presenter.push):
            at = begin()
            press(at.presenter)
            assert all(isinstance(move, Play) and move.numbers for move in at.match.asked), at.match.asked


def is_in_danger(table: Table, decision: Decision) -> bool:
    """Whether the turn would be missed without a cross, and one is possible."""
    seen = table.game.observe(decision.state, decision.seat)
    return not seen.has_crossed and any(isinstance(move, Play) and move.numbers for move in seen.legal)
