"""What is painted is where it was asked for, in the colours of the theme."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from pega6_desktop.ui.boards.pega6.rows import row_signs
from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look, load_theme
from pega6_desktop.ui.look.paint.brush import star_path, svg_path
from pega6_desktop.ui.look.paint.marks import ICONS
from pega6_desktop.ui.look.paint.surfaces import ShadowPatch, shadow_patch


def painted(look: Look, width: int, height: int, draw: object, dpr: float = 1.0) -> QImage:
    assert callable(draw)
    return paint.picture(QSizeF(width, height), dpr, draw).toImage()


def box_of_ink(image: QImage) -> QRectF:
    """The smallest box around everything that is not transparent."""
    spots = [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).alpha() > 40]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return QRectF(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def test_path_data_upper_and_lower_case_means_the_same() -> None:
    assert svg_path("M10 10L20 10V30H5Z") == svg_path("m10 10l10 0v20h-15z")
    assert svg_path("M0 0C1 2 3 4 5 6") == svg_path("m0,0c1,2,3,4,5,6")
    assert svg_path("M0 0 10 0 10 10Z").elementCount() == 4


def test_numbers_may_stand_without_spaces() -> None:
    assert svg_path("M1.5-2L.5.25").elementAt(1).x == 0.5


@pytest.mark.parametrize("data", ["M0 0A5 5 0 1 0 9 9", "M0 0T3 3", "hello"])
def test_a_command_we_do_not_draw_is_refused(data: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        svg_path(data)


def test_a_star_has_ten_corners_and_stands_upright() -> None:
    star = star_path(50, 50, 40)
    assert star.elementCount() == 11
    assert star.elementAt(0).y == pytest.approx(10)
    assert star.boundingRect().center().x() == pytest.approx(50)


@pytest.mark.parametrize("name", sorted(ICONS))
def test_each_icon_fills_its_field_and_keeps_inside(look: Look, name: str) -> None:
    image = painted(look, 68, 68, lambda p: paint.icon(p, name, QRectF(10, 10, 48, 48), "#000000"))
    ink = box_of_ink(image)
    assert QRectF(9, 9, 50, 50).contains(ink)
    assert max(ink.width(), ink.height()) >= 20


def test_heads_take_the_width_they_say(look: Look) -> None:
    font = look.font(20, 800)
    image = painted(look, 200, 40, lambda p: paint.heads(p, 12, QPointF(10, 20), font, "#A62C1A", "#FFFFFF"))
    ink = box_of_ink(image)
    assert ink.left() >= 9
    assert ink.right() == pytest.approx(10 + paint.heads_width(12, font), abs=3)
    assert ink.center().y() == pytest.approx(20, abs=2)


@pytest.mark.parametrize(
    ("align", "left"), [(paint.Align.LEFT, 100), (paint.Align.MIDDLE, 75), (paint.Align.RIGHT, 50)]
)
def test_a_line_stands_at_its_left_middle_or_right(look: Look, align: paint.Align, left: float) -> None:
    font = look.font(16)
    width = 50.0

    def draw(painter: QPainter) -> None:
        words = "iiiiiiiiiiiiiiii"
        taken = paint.text(painter, words, QPointF(100, 20), font, "#000000", align=align, max_width=width)
        assert taken <= width

    ink = box_of_ink(painted(look, 200, 40, draw))
    assert ink.left() == pytest.approx(left, abs=6)
    assert ink.width() <= width + 1


def test_a_keycap_is_as_wide_as_it_says_and_arrows_are_drawn(look: Look) -> None:
    font = paint.hint_font(look)
    widths = {label: paint.keycap_size(label, font).width() for label in ("←", "Z", "Enter")}
    assert widths["←"] == widths["Z"] < widths["Enter"]
    image = painted(look, 60, 40, lambda p: paint.keycap(p, look, "→", QPointF(5, 20), font))
    assert box_of_ink(image).width() == pytest.approx(widths["←"], abs=3)
    ink = QColor(look.theme.key_text)
    assert any(
        image.pixelColor(x, 20).rgb() == ink.rgb() or image.pixelColor(x, 19).rgb() == ink.rgb() for x in range(60)
    )


@pytest.mark.parametrize(
    ("share", "token"), [(0.2, "good"), (0.6, "warm"), (0.9, "hot"), (3.0, "hot")], ids=["low", "half", "high", "over"]
)
def test_a_bar_of_progress_grows_and_warms(look: Look, share: float, token: str) -> None:
    image = painted(look, 120, 20, lambda p: paint.progress(p, look, QRectF(10, 5, 100, 10), share))
    assert image.pixelColor(15, 10).rgb() == QColor(getattr(look.theme, token)).rgb()
    ends = min(100, round(100 * share))
    assert image.pixelColor(min(104, 10 + ends - 6), 10).rgb() == QColor(getattr(look.theme, token)).rgb()
    if share < 0.9:
        assert image.pixelColor(10 + ends + 4, 10).rgb() == QColor(look.theme.track).rgb()


def test_no_progress_shows_only_the_track(look: Look) -> None:
    image = painted(look, 120, 20, lambda p: paint.progress(p, look, QRectF(10, 5, 100, 10), 0.0))
    assert image.pixelColor(15, 10).rgb() == QColor(look.theme.track).rgb()


def test_the_focus_ring_lies_outside_and_has_a_halo(look: Look) -> None:
    image = painted(look, 120, 80, lambda p: paint.focus_ring(p, look, QRectF(20, 20, 80, 40), 8))
    colours = {image.pixelColor(60, y).name() for y in range(12, 20)}
    assert {look.theme.focus.lower(), look.theme.focus_halo.lower()} <= colours
    assert image.pixelColor(60, 40).alpha() == 0


def test_shadows_are_soft_dark_in_the_middle_and_gone_at_the_edge() -> None:
    image = ShadowPatch(10, 12).image
    middle, side = image.height() // 2, image.width()
    row = [image.pixelColor(x, middle).alpha() for x in range(side // 2 + 1)]
    assert row == sorted(row)
    assert row[0] <= 3
    assert row[-1] >= 250
    assert max(b - a for a, b in pairwise(row)) <= 30


def test_a_shadow_is_blurred_once_for_each_shape_and_the_number_of_shapes_is_bounded() -> None:
    first = shadow_patch(10.2, 5.9)
    assert shadow_patch(9.9, 6.1) is first
    for radius in range(20, 84):
        shadow_patch(radius, 3)
    assert shadow_patch(10, 6) is not first


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_a_picture_has_whole_device_pixels(look: Look, dpr: float) -> None:
    pixmap = paint.picture(QSizeF(33, 21), dpr, paint.smooth)
    assert (pixmap.width(), pixmap.height()) == (round(33 * dpr), round(21 * dpr))
    assert pixmap.devicePixelRatio() == dpr


def test_wood_looks_the_same_each_time_and_keeps_its_grain_when_it_grows(look: Look) -> None:
    area = QRectF(0, 0, 300, 200)
    first = painted(look, 300, 200, lambda p: paint.wood(p, look, area))
    again = painted(look, 300, 200, lambda p: paint.wood(p, look, area))
    wider = painted(look, 400, 200, lambda p: paint.wood(p, look, QRectF(0, 0, 400, 200)))
    assert first == again
    assert wider.copy(0, 0, 200, 200) == first.copy(0, 0, 200, 200)


@pytest.mark.parametrize("theme", ["light", "contrast"])
def test_every_state_of_a_row_looks_different(look: Look, resources: Path, theme: str) -> None:
    look.set_theme(load_theme(theme, resources / "themes"))
    box = QRectF(10, 10, 180, 60)
    images = [
        painted(look, 200, 80, lambda p, s=state: row_signs.trough(p, look, box, s)) for state in row_signs.RowState
    ]
    assert all(one != other for i, one in enumerate(images) for other in images[i + 1 :])


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_full_row_and_a_place_to_go_are_told_apart_without_colour(look: Look, resources: Path, theme: str) -> None:
    look.set_theme(load_theme(theme, resources / "themes"))
    box = QRectF(10, 10, 62, 140)

    def grey(is_full: bool) -> QImage:  # noqa: FBT001
        image = painted(look, 82, 160, lambda p: paint.danger_place(p, look, box, "6ª", is_full=is_full))
        return image.convertToFormat(QImage.Format.Format_Grayscale8)

    assert grey(is_full=True) != grey(is_full=False)
    sure = painted(look, 120, 160, lambda p: paint.lit_place(p, look, QRectF(10, 10, 100, 140), "58"))
    unsure = painted(look, 120, 160, lambda p: paint.lit_place(p, look, QRectF(10, 10, 100, 140), "", is_sure=False))
    assert sure.convertToFormat(QImage.Format.Format_Grayscale8) != unsure.convertToFormat(
        QImage.Format.Format_Grayscale8
    )


def test_flags_hang_between_their_ends(look: Look) -> None:
    image = painted(
        look,
        300,
        100,
        lambda p: paint.pennants(p, QPointF(10, 10), QPointF(290, 10), sag=30, count=9, size=20),
    )
    ink = box_of_ink(image)
    assert ink.left() >= 9
    assert ink.right() <= 291
    assert 55 <= ink.bottom() <= 70
    colours = {image.pixelColor(x, y).name() for x in range(300) for y in range(100)}
    assert {"#c8371f", "#f4b63c", "#2f8f94", "#8b5ba6"} <= colours
