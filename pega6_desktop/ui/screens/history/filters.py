"""What narrows the history: typed words, the game, its variant, the result.

Owns what typed words mean (names, days, results in the present language), the three choices, which of them stand there,
and the menu that holds them where they have no room. Must not know the list.
"""

from collections.abc import Mapping, Sequence
from typing import assert_never

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QWidget

from pega6_desktop.records.folding import folded
from pega6_desktop.records.history import Query, Result, Word, date_like
from pega6_desktop.runtime import offered
from pega6_desktop.ui.look import Look
from pega6_desktop.ui.look.widgets import Option, SegmentedChoice
from pega6_desktop.ui.look.widgets.menu import LookMenu
from pega6_desktop.ui.screens.common.history_words import RESULTS, History, result_word
from pega6_desktop.ui.screens.common.rule_words import variant_words
from pega6_desktop.ui.screens.common.screen import stacked
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.words.catalog import WORDS

MOST_WORDS = 12
SHORTEST = 3
"""From so many letters on, the beginning of a month, a game or a variant's name stands for it."""

_MONTHS, _THIS_CENTURY = 12, 2000


def query_of(text: str, game: str = "", variant: str = "", result: Result | None = None) -> Query:
    """The query for a typed text and the chosen filters."""
    return Query(tuple(_word(word) for word in text.split()[:MOST_WORDS]), variant, result, game)


def _word(typed: str) -> Word:
    plain = folded(typed)
    return Word(
        text=typed,
        days=(*_spoken_days(plain), *_written_days(plain)),
        kinds=tuple(
            (game, variant)
            for game in WORDS
            for variant in offered.variants(game)
            if _begins(plain, [*WORDS[game].name().split(), *variant_words(game, variant).name.split()])
        ),
        results=tuple(result for result in RESULTS if _begins(plain, _result_words(result))),
    )


def _begins(plain: str, words: Sequence[str]) -> bool:
    return len(plain) >= SHORTEST and any(folded(word).startswith(plain) for word in words)


# ---------------------------------------------------------------- days


def _spoken_days(plain: str) -> list[str]:
    """Months by their beginnings, today and yesterday."""
    months, today = range(1, _MONTHS + 1), QDate.currentDate()
    spoken = [date_like(month=month) for month in months if _begins(plain, [_month(month)])]
    if _begins(plain, History.tr("today", "search words, apart by spaces, for matches of this day").split()):
        spoken.append(today.toString("yyyy-MM-dd"))
    if _begins(plain, History.tr("yesterday", "search words for matches of the day before").split()):
        spoken.append(today.addDays(-1).toString("yyyy-MM-dd"))
    return spoken


def _month(month: int) -> str:
    return QLocale().standaloneMonthName(month, QLocale.FormatType.LongFormat)


def _written_days(plain: str) -> tuple[str, ...]:
    """A year, a day of the month, or a date in figures: in the order of the language, or year, month, day."""
    figures = plain.replace(".", "/").replace("-", "/").strip("/").split("/")
    if len(figures) > 3 or not all(part.isascii() and part.isdecimal() and len(part) in (1, 2, 4) for part in figures):
        return ()
    is_year_first = len(figures[0]) == 4
    year = int(figures.pop(0)) if is_year_first else _last_as_year(figures)
    if len(figures) < 2:
        part = int(figures[0]) if figures else None
        return (date_like(day=part) if year is None else date_like(year=year, month=part),)
    first, second = map(int, figures)
    is_day_first = not is_year_first and _has_day_first()
    day, month = (first, second) if is_day_first else (second, first)
    if month > _MONTHS:
        day, month = month, day
    return (date_like(year=year, month=month, day=day),)


def _last_as_year(figures: list[str]) -> int | None:
    """The year at the end of a date, taken away from it; two figures are one only behind a day and a month."""
    if len(figures[-1]) == 4:
        return int(figures.pop())
    return _THIS_CENTURY + int(figures.pop()) if len(figures) == 3 else None


def _has_day_first() -> bool:
    shape = QLocale().dateFormat(QLocale.FormatType.ShortFormat)
    return shape.index("d") < shape.index("M")


# ---------------------------------------------------------------- results


def _result_words(result: Result) -> Sequence[str]:
    match result:
        case "won":
            words = History.tr("won win victory", "search words, apart by spaces, for matches the player won")
        case "lost":
            words = History.tr("lost defeat", "search words for matches the player lost")
        case "unfinished":
            words = History.tr("unfinished running", "search words for matches that are not over")
        case _:
            assert_never(result)
    return words.split()


class HistoryFilters(QWidget):
    """``chosen`` when the list is to be narrowed otherwise. A game with one variant needs no choice of variants."""

    chosen = Signal()

    def __init__(self, look: Look, boards: Mapping[str, Board], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._boards = look, boards
        self.games = SegmentedChoice(look, "", ())
        self.variants = SegmentedChoice(look, "", ())
        self.results = SegmentedChoice(look, "", ())
        self._column = stacked(self)
        for choice in (self.games, self.variants, self.results):
            self._column.addWidget(choice)
        self.games.chosen.connect(self._on_game)
        for choice in (self.variants, self.results):
            choice.chosen.connect(self.chosen)
        self.retranslate()

    @property
    def game(self) -> str:
        """The chosen game, empty for all."""
        return self.games.value

    @property
    def variant(self) -> str:
        """The chosen variant of the game, empty for all."""
        return self.variants.value if self.game else ""

    @property
    def result(self) -> Result | None:
        """The chosen result, None for all."""
        return next((result for result in RESULTS if result == self.results.value), None)

    def clear(self) -> bool:
        """Narrow nothing, without a word from ``chosen``; True when something was narrowed."""
        was_narrowed = bool(self.game or self.result)
        self.games.set_value("")
        self.results.set_value("")
        self._offer_variants()
        return was_narrowed

    @property
    def count(self) -> int:
        """How many choices narrow the list."""
        return sum(map(bool, (self.game, self.variant, self.result)))

    def menu(self, parent: QWidget) -> LookMenu:
        """The same choices in a menu of their own."""
        menu = LookMenu(self._look, parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for choice in (self.games, self.variants, self.results):
            if not choice.isVisibleTo(self):
                continue
            if menu.actions():
                menu.addSeparator()
            group = QActionGroup(menu)
            for option in choice.options:
                action = menu.addAction(option.label.replace("&", "&&"))
                action.setCheckable(True)
                action.setChecked(option.value == choice.value)
                group.addAction(action)
                action.triggered.connect(lambda _, choice=choice, value=option.value: choice.pill(value).click())
        return menu

    def relayout(self, unit: float) -> None:
        """Lines close together, whatever the size of the window."""
        self._column.setSpacing(round(5 * unit))

    def retranslate(self) -> None:
        """Every word in the present language."""
        self.games.setAccessibleName(self.tr("Game"))
        self.variants.setAccessibleName(self.tr("Variant"))
        self.results.setAccessibleName(self.tr("Result"))
        named = [Option(game, WORDS[game].name()) for game in self._boards]
        self.games.set_options([Option("", self.tr("All games")), *named], self.game)
        self.games.setVisible(len(self._boards) > 1)
        self.results.set_options([Option("", self.tr("All results")), *(Option(r, result_word(r)) for r in RESULTS)])
        self.results.set_value(self.results.value)
        self._offer_variants()

    def _on_game(self) -> None:
        self._offer_variants()
        self.chosen.emit()

    def _offer_variants(self) -> None:
        board = self._boards.get(self.game)
        variants = () if board is None else tuple(board.variants)
        named = [Option(variant, variant_words(self.game, variant).name) for variant in variants]
        self.variants.set_options([Option("", self.tr("All variants")), *named])
        self.variants.set_value(self.variants.value)
        self.variants.setVisible(len(variants) > 1)
