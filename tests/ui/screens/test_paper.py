"""The score sheet on paper: what a spreadsheet and a PDF reader find in it."""

import csv
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from pega6_desktop.app.i18n import NAMES as LANGUAGES
from pega6_desktop.app.i18n import Translations
from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.records.replay import replay
from pega6_desktop.runtime.messages import Mark
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.look import Look
from pega6_desktop.ui.shell.paper import Paper, Unwritable, csv_of, paper_of, pdf_of, write
from pega6_desktop.ui.words.messages import signed
from tests.runtime.desk import ended, record
from tests.ui.screens.pdf_text import words_of
from tests.ui.screens.test_sheet import score
from tests.ui.table import picture

pytestmark = pytest.mark.usefixtures("english", "qapp")

NAMES = ("=SUM(A1:A9)", 'José "Zé"; Ñandú, 日本', "+55", "-1", "@home", "\tTab", "Ana")


def paper(sheet: ScoreSheet, *names: str, mark: Mark = "") -> Paper:
    seats = tuple(SeatInfo(name or "x", "human") for name in names)
    match = replace(record("h" * len(names)), seats=seats)
    return paper_of(
        match.header,
        sheet,
        None,
        "28 November",
        mark,
        QApplication.font().family(),
    )


def pages(data: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", data))


def seven() -> Paper:
    return paper(score((1, 2, 3, 4, 5, 6, 7), (0, 9, 0, 9, 0, 9, 0)), *NAMES)


def test_a_spreadsheet_reads_every_name_and_number_and_finds_no_formula() -> None:
    rows = list(csv.reader(csv_of(seven()).splitlines(), delimiter=","))
    assert rows[0] == ["Place", "Player", "R1", "R2", "Total"]
    by_name = {row[1]: row[2:] for row in rows[1:]}
    assert by_name['José "Zé"; Ñandú, 日本'] == ["2", "9", "11"]
    assert by_name["'=SUM(A1:A9)"] == ["1", "0", "1"]
    assert all(row[1][0] not in "=+-@\t\r" for row in rows[1:])
    assert [row[0] for row in rows[1:]] == ["1", "2", "3", "4", "5", "6", "7"]


def test_where_numbers_have_a_comma_the_columns_are_apart_by_semicolons() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("pt_BR"))
    try:
        rows = list(csv.reader(csv_of(seven()).splitlines(), delimiter=";"))
    finally:
        QLocale.setDefault(before)
    assert [len(row) for row in rows] == [5] * 8


@given(
    name=st.text(st.sampled_from(",;\t\r\n\"'|=+-@＝＋－＠ x1"), min_size=1, max_size=12),  # noqa: RUF001
    point=st.sampled_from([".", ","]),
)
def test_no_separator_a_spreadsheet_may_expect_makes_a_formula_of_a_name(name: str, point: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("pt_BR" if point == "," else "en"))
    try:
        text = csv_of(paper(score((-3, 0)), name, "x"))
    finally:
        QLocale.setDefault(before)
    for separator in ",;\t":
        for row in csv.reader(text.splitlines(), delimiter=separator):
            assert [cell for cell in row if is_formula(cell)] == []
    assert [cell for cell in re.split(r"[,;\t\r\n]", text) if is_formula(cell)] == []


def is_formula(cell: str) -> bool:
    return cell.strip(' "\t\r\n').startswith(tuple("=+-@＝＋－＠")) and not re.fullmatch(r"-\d+", cell)  # noqa: RUF001


@pytest.mark.parametrize(("rounds", "players"), [(1, 2), (6, 5), (120, 10)])
def test_whatever_was_played_fits_one_page(rounds: int, players: int) -> None:
    sheet = score(*[tuple(range(players))] * rounds)
    data = pdf_of(paper(sheet, *[f"Player {number} with a rather long name" for number in range(players)]))
    assert data.startswith(b"%PDF-")
    assert pages(data) == 1
    box = re.search(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)", data)
    assert box is not None
    assert [round(float(side)) for side in box.groups()] == [595, 842]


def test_a_sheet_says_which_match_it_is_and_why_it_counts_apart() -> None:
    sheet = paper(score((1, 2)), "Ana", "Bia", mark="assisted")
    assert sheet.title == "Score sheet · Base game"
    assert sheet.about == "28 November · 2 players · 1 round"
    assert sheet.rules.startswith("Assisted")


def test_where_a_match_is_one_round_its_parts_are_told_instead() -> None:
    match, sheet = ended("qwixx_cards", "base", (SeatInfo("Ana", "human"), SeatInfo("Bia", "bot", "careful")), 3)
    seen = GAMES["qwixx_cards"].observe(replay(match).state, None)
    parts = BOARDS["qwixx_cards"].parts(seen, match.seats)
    told = paper_of(match.header, sheet, 0, "28 November", "", QApplication.font().family(), parts)
    head, *rows = csv.reader(csv_of(told).splitlines())
    assert head == ["Place", "Player", "Red", "Yellow", "Green", "Blue", "Penalties", "Total"]
    assert [sum(map(int, row[2:-1])) for row in rows] == [int(row[-1]) for row in rows]
    assert sorted(int(row[-1]) for row in rows) == sorted(sheet.totals)
    assert told.about == "28 November · 2 players"
    assert pages(pdf_of(told)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "variant"),
    [(game, variant) for game, rules in GAMES.items() for variant in rules.variants],
)
def test_every_number_of_the_sheet_is_text_in_the_pdf(
    translations: Translations, language: str, game: str, variant: str, look: Look
) -> None:
    """Also in a program whose own type has figures of one width."""
    translations.use(language)
    assert QApplication.font().featureTags() == look.font(1).featureTags() != []
    seats = (SeatInfo("Zoë 24", "human"), SeatInfo("Łucja", "human"), SeatInfo("a", "bot", "careful"))
    match, sheet = ended(game, variant, seats, 3)
    board = BOARDS[game]
    parts = board.parts(GAMES[game].observe(replay(match).state, None), match.seats)
    told = paper_of(match.header, sheet, None, "28.11.2026", "", picture.bundled_family(), parts)
    words = words_of(pdf_of(told))
    assert not [word for word in words if "\N{REPLACEMENT CHARACTER}" in word]
    numbers = [*(points for one in told.score.rounds for points in one), *sheet.totals]
    missing = Counter(signed(number) for number in numbers) - Counter(words)
    assert missing == Counter()
    assert {told.title, told.about, "Zoë 24", "Łucja"} <= set(words)


@pytest.mark.parametrize("name", ["sheet.pdf", "sheet.csv", "SHEET.CSV"])
def test_the_ending_says_the_form(tmp_path: Path, name: str) -> None:
    write(seven(), tmp_path / name)
    data = (tmp_path / name).read_bytes()
    assert data.startswith(b"%PDF-") == name.endswith("pdf")
    assert data.startswith(b"\xef\xbb\xbf") == name.lower().endswith("csv")
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_a_place_that_cannot_be_written_is_told_and_left_alone(tmp_path: Path) -> None:
    with pytest.raises(Unwritable):
        write(seven(), tmp_path / "nowhere" / "sheet.pdf")
    (tmp_path / "sheet.pdf").mkdir()
    with pytest.raises(Unwritable):
        write(seven(), tmp_path / "sheet.pdf")
    assert [file.name for file in tmp_path.iterdir()] == ["sheet.pdf"]
