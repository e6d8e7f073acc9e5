"""Two folders of pictures and lists, held against each other."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from tests.pictures.comparing import compare, pixels


@pytest.fixture
def before(tmp_path: Path) -> Path:
    return folder(tmp_path / "before")


@pytest.fixture
def after(tmp_path: Path) -> Path:
    return folder(tmp_path / "after")


def folder(root: Path) -> Path:
    """A station with one moment: a teal picture of 40 × 30 pixels, and what is heard there."""
    (root / "home").mkdir(parents=True)
    dot(root)
    (root / "home" / "01.txt").write_text("Button | Play\nButton | Quit\n", "utf-8")
    return root


def dot(root: Path, *places: tuple[int, int], size: tuple[int, int] = (40, 30), level: int = 60) -> None:
    """Paint the picture, with red dots there."""
    picture = QImage(*size, QImage.Format.Format_RGB32)
    picture.fill(QColor(0, 128, 128))
    for place in places:
        picture.setPixelColor(*place, QColor(level, 128, 128))
    assert picture.save(str(root / "home" / "01.png"))


def test_the_same_pictures_and_lists_do_not_differ(before: Path, after: Path) -> None:
    assert compare(before, after) == []


def test_a_single_pixel_that_is_one_step_brighter_is_found(before: Path, after: Path) -> None:
    dot(after, (12, 7), level=1)
    assert compare(before, after) == ["home/01.png: 1 pixels differ in 1x1 at 12,7, by 1 of 255 at most"]


def test_the_rectangle_holds_all_that_differs_and_the_sheet_marks_it(before: Path, after: Path, tmp_path: Path) -> None:
    dot(after, (3, 4), (30, 20), (39, 29))
    assert compare(before, after, tmp_path / "out") == [
        "home/01.png: 3 pixels differ in 37x26 at 3,4, by 60 of 255 at most"
    ]
    sheet = pixels(tmp_path / "out" / "home" / "01.png")
    assert sheet.shape == (30, 120, 3)
    assert sheet[20, 30].tolist() == [0, 128, 128]
    assert sheet[20, 40 + 30].tolist() == [60, 128, 128]
    assert sheet[20, 80 + 30].tolist() == [230, 0, 150]


def test_a_picture_of_another_size_differs(before: Path, after: Path) -> None:
    dot(after, size=(41, 30))
    assert compare(before, after) == ["home/01.png: 40x30 pixels before, 41x30 after"]


def test_the_same_picture_in_another_file_does_not(before: Path, after: Path) -> None:
    picture = QImage(str(after / "home" / "01.png"))
    assert picture.save(str(after / "home" / "01.png"), quality=100)
    assert (before / "home" / "01.png").read_bytes() != (after / "home" / "01.png").read_bytes()
    assert compare(before, after) == []


def test_what_is_on_one_side_only_is_missing_on_the_other(before: Path, after: Path) -> None:
    (after / "home" / "01.png").rename(after / "home" / "02.png")
    assert compare(before, after) == ["home/01.png: missing after", "home/02.png: missing before"]


def test_another_name_and_another_order_are_told_apart_line_by_line(before: Path, after: Path, tmp_path: Path) -> None:
    (after / "home" / "01.txt").write_text("Button | Quit\nButton | Play\nButton | Help\n", "utf-8")
    assert compare(before, after, tmp_path / "out") == ["home/01.txt: 1 lines before are 2 lines after"]
    said = (tmp_path / "out" / "home" / "01.txt").read_text("utf-8")
    assert "-Button | Quit" in said
    assert "+Button | Help" in said


def test_a_broken_picture_is_named(before: Path, after: Path) -> None:
    (after / "home" / "01.png").write_bytes(b"no picture")
    with pytest.raises(ValueError, match=r"01\.png is not a picture"):
        compare(before, after)
