"""What a typed word may mean when the history is searched: a name, a day, a game, a result.

Owns the way from a player's language to a query. Must not know widgets or where matches are kept.
"""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QDate, QLocale

from pega6_desktop.records.folding import folded
from pega6_desktop.records.history import Query, Result, Word, date_like
from pega6_desktop.runtime import offered
from pega6_desktop.ui.screens.common.history_words import RESULTS, History
from pega6_desktop.ui.screens.common.rule_words import variant_words
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
