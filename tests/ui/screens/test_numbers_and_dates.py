"""Numbers and dates are written as the language of the program writes them, whatever the machine is set to."""

import msgspec
import pytest
from PySide6.QtCore import QDate, QDateTime, Qt, QTime

from pega6_desktop.app.i18n import Translations
from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.games.no_thanks.game import NoThanks
from pega6_desktop.records.finished.statistics import Tally
from pega6_desktop.records.record import MatchHeader
from pega6_desktop.runtime.messages import UnfinishedMatch
from pega6_desktop.ui.screens import statistics as statistics_words
from pega6_desktop.ui.screens.common.words import unfinished_lines, when_word
from pega6_desktop.ui.words.catalog import WORDS

MANY = Tally(
    matches=1234,
    wins=1000,
    shared_wins=0,
    streak=3,
    running=0,
    rounds=12345,
    mean=7.25,
    spread=3.0,
    table_mean=8.0,
    best=0,
    worst=30,
    counted=0,
    marked=0,
    places=(1000, 234),
    series=(7.25,),
    kinds=(),
)
HEADER = MatchHeader(match_id="m", game="no_thanks", variant="base", options=(), seats=())
NARROW = "\N{NARROW NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("language", "matches", "rounds", "mean"),
    [
        ("pt_BR", "1.234", "12.345 rodadas", "7,3"),
        ("en", "1,234", "12,345 rounds", "7.3"),
        ("es", "1234", "12.345 rondas", "7,3"),
        ("fr", f"1{NARROW}234", f"12{NARROW}345 manches", "7,3"),
        ("de", "1.234", "12.345 Runden", "7,3"),
    ],
)
def test_large_numbers_and_fractions(
    translations: Translations, language: str, matches: str, rounds: str, mean: str
) -> None:
    translations.use(language)
    first, _, third, _ = statistics_words.tiles(WORDS["pega6"], MANY)
    assert (first[0], first[2], third[0]) == (matches, rounds, mean)


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("pt_BR", "partida vitória", "partidas vitórias"),
        ("en", "match victory", "matches victories"),
        ("es", "partida victoria", "partidas victorias"),
        ("fr", "partie victoire", "parties victoires"),
        ("de", "Partie Sieg", "Partien Siege"),
    ],
)
def test_what_is_counted_agrees_with_its_number(
    translations: Translations, language: str, one: str, several: str
) -> None:
    translations.use(language)
    single = msgspec.structs.replace(MANY, matches=1, wins=1)
    named = [
        " ".join(name for _, name, _ in statistics_words.tiles(WORDS["pega6"], tally)[:2]) for tally in (single, MANY)
    ]
    assert named == [one, several]


def moment(year: int) -> str:
    """The 8th of March of a year, five past seven in the evening, as a record keeps it."""
    there = QDateTime(QDate(year, 3, 8), QTime(19, 5))
    return there.toUTC().toString(Qt.DateFormat.ISODateWithMs)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pt_BR", "8 de mar. de 2001, 19:05"),
        ("en", "8 Mar 2001, 7:05 PM"),
        ("es", "8 mar 2001, 19:05"),
        ("fr", "8 mars 2001, 19:05"),
        ("de", "8. März 2001, 19:05"),
    ],
)
def test_a_day_of_another_year_tells_its_year(translations: Translations, language: str, said: str) -> None:
    translations.use(language)
    assert when_word(moment(2001)).replace(NARROW, " ") == said


def test_a_day_of_this_year_tells_none(translations: Translations) -> None:
    translations.use("de")
    today = QDate.currentDate()
    day = next(day for day in (today.addDays(-2), today.addDays(2)) if day.year() == today.year())
    said = when_word(QDateTime(day, QTime(12, 0)).toUTC().toString(Qt.DateFormat.ISODateWithMs))
    assert (str(today.year()) in said, said.endswith("12:00")) == (False, True)


@pytest.mark.parametrize(
    ("language", "standing"),
    [
        ("pt_BR", "você está em 3º"),
        ("en", "you are 3rd"),
        ("es", "vas 3.º"),
        ("fr", "tu es 3e"),
        ("de", "du bist 3."),
    ],
)
def test_a_saved_match_says_how_the_viewer_stands_after_its_finished_rounds(
    translations: Translations, language: str, standing: str
) -> None:
    rules = NoThanks()
    seen = rules.observe(rules.initial(rules.setup("base", {}, 3, 1)), None)
    for rounds, viewer, line in (((), 1, ""), (((5, 9, 7),), None, ""), (((5, 9, 7),), 1, standing)):
        totals = rounds[-1] if rounds else (0, 0, 0)
        score = ScoreSheet(rounds=rounds, totals=totals, running=(0, 0, 0), is_low_best=True)
        translations.use(language)
        match = UnfinishedMatch(HEADER, msgspec.structs.replace(seen, score=score), 2, 0, "", is_branch=False)
        assert unfinished_lines(match, viewer)[1] == line
