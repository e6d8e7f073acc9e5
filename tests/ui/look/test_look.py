"""One unit, one text size, one theme: everybody is told when they change."""

import pytest
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from pega6_desktop.ui.look.look import Look, Theme, text_px, unit_for


@pytest.mark.parametrize(
    ("width", "height", "unit"),
    [
        (1280, 800, 1.0),
        (1024, 640, 0.8),
        (800, 560, 0.8),
        (755, 640, 0.8),
        (640, 400, 0.8 * 400 / 560),
        (480, 700, 0.8 * 480 / 755),
        (1920, 1080, 1.35),
        (2560, 1440, 1.8),
        (9000, 9000, 3.0),
    ],
    ids=["design", "small", "low", "lists open", "tiny", "slim", "full hd", "wqhd", "huge"],
)
def test_the_unit_follows_the_smaller_side_of_the_window(width: int, height: int, unit: float) -> None:
    assert unit_for(width, height) == pytest.approx(unit)


def test_text_never_falls_under_eleven_pixels() -> None:
    assert text_px(12, 0.8, 0.8) == 11
    assert text_px(16, 2.0, 1.5) == 48


def test_in_a_small_window_lengths_shrink_and_words_stay(look: Look) -> None:
    """At 640 × 400 everything keeps its place; what is read does not shrink along."""
    look.set_window_size(640, 400)
    assert (look.px(100), look.text_px(16), look.text_px(22)) == (57, 11, 15)
    assert look.text_scale == pytest.approx(0.7 / look.u)
    look.set_text_scale(2.0)
    assert (look.text_px(16), look.text_scale, look.text_size) == (18, 2.0, 2.0)
    look.set_window_size(1280, 800)
    assert (look.text_px(16), look.text_scale) == (32, 2.0)


def test_a_window_size_changes_lengths_and_text_but_the_text_size_only_text(look: Look) -> None:
    look.set_window_size(2560, 1600)
    assert (look.u, look.px(10), look.text_px(16)) == (2.0, 20, 32)
    look.set_text_scale(1.5)
    assert (look.px(10), look.text_px(16)) == (20, 48)


def test_nothing_to_hit_is_smaller_than_a_finger(look: Look) -> None:
    look.set_window_size(1024, 640)
    assert (look.px(32), look.hit(32), look.hit(60)) == (26, 36, 48)


@pytest.mark.parametrize(("wanted", "given"), [(0.1, 0.8), (9.0, 2.0), (1.25, 1.25)], ids=["small", "large", "fine"])
def test_a_text_size_out_of_bounds_is_brought_inside(look: Look, wanted: float, given: float) -> None:
    look.set_text_scale(wanted)
    assert look.text_scale == given


def test_each_change_is_told_once_and_no_change_is_not_told(look: Look, qtbot: QtBot) -> None:
    told: list[str] = []
    look.changed.connect(lambda: told.append(look.theme.name))
    look.set_theme(Theme(name="mine"))
    look.set_theme(Theme(name="mine"))
    look.set_window_size(2560, 1600)
    look.set_window_size(2561, 1600)
    look.set_text_scale(2.0)
    look.set_text_scale(5.0)
    assert told == ["mine"] * 3


def test_scores_do_not_dance(look: Look, qtbot: QtBot) -> None:
    font = look.font(16)
    assert font.featureValue(QFont.Tag("tnum")) == 1
    assert font.family() == look.family
    assert font.weight() == 600
