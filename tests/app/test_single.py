"""A second start finds the first one and calls it."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from pega6_desktop.app.single import SingleProgram

pytestmark = pytest.mark.gui


def test_field_report_75_a_second_start_calls_the_first_one(qtbot: QtBot, tmp_path: Path) -> None:
    first, second = SingleProgram(tmp_path), SingleProgram(tmp_path)
    assert not first.call_other()
    assert first.take_place()
    with qtbot.waitSignal(first.called, timeout=5000):
        assert second.call_other()
    first.leave()
    assert not second.call_other()
    assert second.take_place()
    second.leave()


def test_a_second_start_with_a_file_hands_it_over(qtbot: QtBot, tmp_path: Path) -> None:
    first, second = SingleProgram(tmp_path), SingleProgram(tmp_path)
    assert first.take_place()
    file = tmp_path / "José & 日本.pega6"
    opened: list[Path] = []
    first.asked_to_open.connect(opened.append)
    with qtbot.waitSignals([first.called, first.asked_to_open], timeout=5000):
        assert second.call_other(file)
    assert opened == [file]
    first.leave()


def test_other_matches_have_another_place(qtbot: QtBot, tmp_path: Path) -> None:
    first, elsewhere = SingleProgram(tmp_path / "a"), SingleProgram(tmp_path / "b")
    assert first.take_place()
    assert not elsewhere.call_other()
    assert elsewhere.take_place()
    first.leave()
    elsewhere.leave()
