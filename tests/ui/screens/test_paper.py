"""The score sheet on paper: what a spreadsheet and a PDF reader find in it."""

import csv
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.record import GameRecord, SeatInfo
from pega6_desktop.records.replay import replay
from pega6_desktop.runtime.messages import Mark
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.screens.paper import Paper, Unwritable, csv_of, paper_of, pdf_of, write
from tests.runtime.desk import ended, record
from tests.ui.screens.test_sheet import score

pytestmark = pytest.mark.usefixtures("english", "qapp")

NAMES = ("=SUM(A1:A9)", 'José "Zé"; Ñandú, 日本', "+55", "-1", "@home", "\tTab", "Ana")


def paper(sheet: ScoreSheet, *names: str, mark: Mark = "") -> Paper:
    seats = tuple(SeatInfo(name or "x", "human") for name in names)
    match: GameRecord = record("h" * len(names))
    return paper_of(
        GameRecord(
            match_id="m",
            game="pega6",
            variant="base",
            options=match.options,
            seed=1,
            seats=seats,
            edition=match.edition,
        ),
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
    told = paper_of(match, sheet, 0, "28 November", "", QApplication.font().family(), parts)
    head, *rows = csv.reader(csv_of(told).splitlines())
    assert head == ["Place", "Player", "Red", "Yellow", "Green", "Blue", "Missed turns", "Total"]
    assert [sum(map(int, row[2:-1])) for row in rows] == [int(row[-1]) for row in rows]
    assert sorted(int(row[-1]) for row in rows) == sorted(sheet.totals)
    assert told.about == "28 November · 2 players"
    assert pages(pdf_of(told)) == 1


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
