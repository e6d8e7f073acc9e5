"""Signs: the ox head, heads with their number, icons, keycaps, badges and the focus ring.

Owns the icons, each on a field of 24 × 24, how the program's few signs look everywhere, and what is printed on the keys
of a keyboard where the language is spoken. Must not know screens, cards, or what a key does.
"""

from enum import Enum
from functools import cached_property

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QTransform

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import Align, Ink, disc, kept, pen_for, rounded, star_path, svg_path, text, tint
from pega6_desktop.ui.look.type import BOLD, text_width


def printed(key: str) -> str:
    """The label of a key: "Enter" is "Entrée" on a French keyboard; letters, digits and arrows are what they are."""
    match key:
        case "Enter":
            return QCoreApplication.translate("Keyboard", "Enter")
        case "Esc":
            return QCoreApplication.translate("Keyboard", "Esc")
        case "Space":
            return QCoreApplication.translate("Keyboard", "Space")
        case "PgUp":
            return QCoreApplication.translate("Keyboard", "PgUp")
        case "PgDown":
            return QCoreApplication.translate("Keyboard", "PgDn")
        case _:
            return key


class Icon:
    """Path data plus circles (x, y, radius); filled icons are filled and stroked in one colour."""

    def __init__(
        self, path: str, circles: tuple[tuple[float, float, float], ...] = (), *, is_filled: bool = False
    ) -> None:
        self.path = path
        self.circles = circles
        self.is_filled = is_filled

    @cached_property
    def outline(self) -> QPainterPath:
        """The drawing as a painter path, made at its first use."""
        outline = svg_path(self.path)
        for cx, cy, radius in self.circles:
            outline.addEllipse(QPointF(cx, cy), radius, radius)
        return outline


ICONS = {
    "menu": Icon("M4 7H20M4 12H20M4 17H20"),
    "speed": Icon("M4 6L11 12L4 18ZM12 6L19 12L12 18Z", is_filled=True),
    "sound": Icon("M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM15.5 9C17 10.5 17 13.5 15.5 15M18 6.5C21 9.5 21 14.5 18 17.5"),
    "mute": Icon("M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM16 9.5L21 14.5M21 9.5L16 14.5"),
    "help": Icon("M9 9.2C9 5.4 15.2 5.4 15.2 9.2C15.2 11.6 12.2 11.8 12.2 14.2M12.2 17.6V17.7"),
    "undo": Icon("M9 7L4.5 11.5L9 16M5 11.5H14.5C21 11.5 21 19 14.5 19H12"),
    "search": Icon("M15.2 15.2L20.5 20.5", ((10.5, 10.5, 6.5),)),
    "check": Icon("M5 12.5L10 17.5L19.5 7"),
    "lock": Icon("M7 11V8.5C7 3.5 17 3.5 17 8.5V11M5.5 11H18.5V20H5.5Z"),
    "clock": Icon("M12 7.5V12L15.5 14", ((12, 12, 8.5),)),
    "play": Icon("M7 4.5L19 12L7 19.5Z", is_filled=True),
    "pause": Icon("M7 5H10V19H7ZM14 5H17V19H14Z", is_filled=True),
    "first": Icon("M5 5H8V19H5ZM19 5V19L10 12Z", is_filled=True),
    "back": Icon("M17 4.5V19.5L6 12Z", is_filled=True),
    "forward": Icon("M7 4.5V19.5L18 12Z", is_filled=True),
    "last": Icon("M16 5H19V19H16ZM5 5V19L14 12Z", is_filled=True),
    "branch": Icon("M6 5V19M6 15C6 9 17 13 17 7", ((6, 3.8, 1.4), (17, 5.4, 1.8))),
    "print": Icon("M7 8V4H17V8M7 17H4V9H20V17H17M7 14H17V20H7Z"),
    "down": Icon("M12 4V18M6 12.5L12 18.5L18 12.5"),
    "up": Icon("M12 20V6M6 11.5L12 5.5L18 11.5"),
    "right": Icon("M4 12H19M13 6L19 12L13 18"),
    "left": Icon("M20 12H5M11 6L5 12L11 18"),
    "chevron": Icon("M6 9.5L12 15.5L18 9.5"),
    "chart": Icon("M4 20V4M4 20H20M8 16L12 11L15 13L20 6"),
    "book": Icon("M12 6C9 4 6 4 4 4.5V18.5C6 18 9 18 12 20C15 18 18 18 20 18.5V4.5C18 4 15 4 12 6ZM12 6V20"),
    "gear": Icon(
        "M9.9 5.3L10.2 2.6L13.8 2.6L14.1 5.3L15.3 5.8L17.4 4.1L19.9 6.6L18.2 8.7L18.7 9.9L21.4 10.2L21.4 13.8"
        "L18.7 14.1L18.2 15.3L19.9 17.4L17.4 19.9L15.3 18.2L14.1 18.7L13.8 21.4L10.2 21.4L9.9 18.7L8.7 18.2"
        "L6.6 19.9L4.1 17.4L5.8 15.3L5.3 14.1L2.6 13.8L2.6 10.2L5.3 9.9L5.8 8.7L4.1 6.6L6.6 4.1L8.7 5.8Z",
        ((12, 12, 3.2),),
    ),
    "people": Icon(
        "M3 19C3 12.5 15 12.5 15 19M16 11C19.4 11 19.4 5.8 16 5.8M17 13.5C20 14 21.5 16 21.5 19", ((9, 7.8, 3.2),)
    ),
    "robot": Icon("M5 9H19V19H5ZM12 9V5M9 16H15", ((9, 13, 0.8), (15, 13, 0.8), (12, 4, 1))),
    "shuffle": Icon(
        "M3 7H7C12 7 12 17 17 17H20M3 17H7C9 17 10 15.5 11 13.8M13 10.2C14 8.5 15 7 17 7H20"
        "M18 4.5L20.5 7L18 9.5M18 14.5L20.5 17L18 19.5"
    ),
    "plus": Icon("M12 5V19M5 12H19"),
    "minus": Icon("M5 12H19"),
    "eye": Icon("M2.5 12C6 5 18 5 21.5 12C18 19 6 19 2.5 12Z", ((12, 12, 3),)),
    "x": Icon("M6 6L18 18M18 6L6 18"),
    "log": Icon("M5 5H19M5 10H19M5 15H14M5 20H11"),
    "list": Icon("M9 6H20M9 12H20M9 18H20", ((4.5, 6, 0.7), (4.5, 12, 0.7), (4.5, 18, 0.7))),
    "crown": Icon("M4 18H20L21 8L16 12L12 5L8 12L3 8Z", is_filled=True),
    "trash": Icon("M4 7H20M9 7V4.5H15V7M6.5 7L7.5 20H16.5L17.5 7M10 11V16.5M14 11V16.5"),
    "pencil": Icon("M5 19L5.8 15.2L16 5L19 8L8.8 18.2ZM13.6 7.4L16.6 10.4"),
    "save": Icon("M5 4H16L20 8V20H4V5ZM8 4V9H15V4M8 20V14H16V20"),
    "full": Icon("M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"),
    "warning": Icon("M12 4L21.5 20H2.5ZM12 10V14.5M12 17.2V17.3"),
    "info": Icon("M12 11V16.5M12 7.6V7.7", ((12, 12, 9),)),
    "hourglass": Icon(
        "M6 3.5H18M6 20.5H18M7 3.5C7 9 12 10 12 12C12 14 7 15 7 20.5M17 3.5C17 9 12 10 12 12C12 14 17 15 17 20.5"
    ),
}


HORN = "M34 37C15 36 5 22 11 3C16 17 27 24 45 25Z"
EAR = "M30 41C18 38 6 45 3 59C14 62 27 57 33 49Z"
HORNS = HORN + "M66 37C85 36 95 22 89 3C84 17 73 24 55 25Z"
EARS = EAR + "M70 41C82 38 94 45 97 59C86 62 73 57 67 49Z"
FACE = (
    "M50 22C62 22 70 30 70 41C70 51 66 58 65 66C64.5 71 68 77 66 85C63 93 57 97 50 97C43 97 37 93 34 85"
    "C32 77 35.5 71 35 66C34 58 30 51 30 41C30 30 38 22 50 22Z"
)
HORN_SHAPES = svg_path(HORNS)
EAR_SHAPES = svg_path(EARS)
FACE_SHAPE = svg_path(FACE)
PIP_STAR = star_path(50, 42, 11)
BROW_STAR = star_path(50, 37, 9)
MUZZLE = QRectF(35, 73.5, 30, 21)
NOSTRILS = (QRectF(41.2, 79.2, 5.6, 7.6), QRectF(53.2, 79.2, 5.6, 7.6))


_ARROW = svg_path("M-6 0H6M1 -5L6 0L1 5")
_ARROWS = {"→": 0, "↓": 90, "←": 180, "↑": 270}
# Share of the font's px that an ox head, and the gap behind it, take before a number.
_HEAD_SHARE = 1.25
_HEAD_GAP = 0.28


class OxDetail(Enum):
    """How near one looks: a pip has a larger star and no eyes."""

    PIP = "pip"
    HEAD = "head"


def ox_head(
    painter: QPainter,
    rect: QRectF,
    *,
    colour: Ink,
    cut: Ink,
    horn: Ink | None = None,
    detail: OxDetail = OxDetail.PIP,
) -> None:
    """The ox head inside `rect` (square); `cut` shows through star, eyes and muzzle."""
    with kept(painter):
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / 100, rect.height() / 100)
        painter.setPen(Qt.PenStyle.NoPen)
        _fill(painter, HORN_SHAPES, horn or colour)
        _fill(painter, EAR_SHAPES, colour)
        _fill(painter, FACE_SHAPE, colour)
        painter.setBrush(tint(cut))
        painter.drawEllipse(MUZZLE)
        _fill(painter, PIP_STAR if detail is OxDetail.PIP else BROW_STAR, cut)
        for dot in NOSTRILS:
            painter.setBrush(tint(colour))
            painter.drawEllipse(dot)
        if detail is OxDetail.HEAD:
            disc(painter, QPointF(40, 52), 4, fill=cut)
            disc(painter, QPointF(60, 52), 4, fill=cut)


def heads_width(number: int | str, font: QFont) -> float:
    """Width of `heads` with the same arguments."""
    return font.pixelSize() * (_HEAD_SHARE + _HEAD_GAP) + text_width(str(number), font)


def heads(
    painter: QPainter,
    number: int | str,
    at: QPointF,
    font: QFont,
    colour: Ink,
    cut: Ink,
    *,
    align: Align = Align.LEFT,
) -> float:
    """Ox head and number, *the* sign for penalty points, centred on `at.y()`; returns its width."""
    px = font.pixelSize()
    width = heads_width(number, font)
    left = at.x() - width * align.value
    size = px * _HEAD_SHARE
    ox_head(painter, QRectF(left, at.y() - px * 0.62, size, size), colour=colour, cut=cut)
    text(painter, str(number), QPointF(left + px * (_HEAD_SHARE + _HEAD_GAP), at.y()), font, colour)
    return width


def icon(painter: QPainter, name: str, rect: QRectF, colour: Ink, stroke: float = 2.2) -> None:
    """The icon `name` of ICONS inside `rect`; `stroke` in 24ths of its size."""
    drawing = ICONS[name]
    scale = QTransform.fromTranslate(rect.x(), rect.y()).scale(rect.width() / 24, rect.height() / 24)
    pen = QPen(tint(colour), stroke * rect.width() / 24)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(tint(colour) if drawing.is_filled else Qt.BrushStyle.NoBrush)
    painter.drawPath(scale.map(drawing.outline))


def keycap_size(label: str, font: QFont) -> QSizeF:
    """Size of a keycap with that label; the font is the one `keycap` gets."""
    px = font.pixelSize()
    return QSizeF(max(px * 1.75, (0 if label in _ARROWS else text_width(printed(label), font)) + px), px * 1.75)


def keycap(painter: QPainter, look: Look, label: str, at: QPointF, font: QFont, *, align: Align = Align.LEFT) -> float:
    """A key of the keyboard, centred on `at.y()`; arrows are drawn, words are set. Returns its width."""
    theme, size = look.theme, keycap_size(label, font)
    box = QRectF(at.x() - size.width() * align.value, at.y() - size.height() / 2, size.width(), size.height())
    radius = 5 * look.u
    rounded(painter, box.translated(0, 1.5 * look.u), radius, fill=theme.key_edge)
    rounded(painter, box.adjusted(0, 0, 0, -look.u), radius, fill=theme.key, edge=theme.key_edge, stroke=1.2)
    middle = box.center() - QPointF(0, 0.5)
    if label in _ARROWS:
        _arrow(painter, middle, font.pixelSize() * 1.25, _ARROWS[label], theme.key_text)
    else:
        text(painter, printed(label), middle, font, theme.key_text, align=Align.MIDDLE)
    return size.width()


def badge(
    painter: QPainter,
    label: str,
    centre: QPointF,
    radius: float,
    font: QFont,
    *,
    fill: Ink,
    ink: Ink,
    edge: Ink | None = None,
) -> None:
    """A disc with a short label, as the number of a row."""
    disc(painter, centre, radius, fill=fill, edge=edge, stroke=2)
    text(painter, label, centre, font, ink, align=Align.MIDDLE)


def sign_disc(
    painter: QPainter, name: str, centre: QPointF, radius: float, *, fill: Ink, ink: Ink, edge: Ink | None = None
) -> None:
    """A disc with an icon: placed (check), refused (x), goes here (down)."""
    disc(painter, centre, radius, fill=fill, edge=edge, stroke=max(1.5, radius * 0.16))
    half = radius * 0.66
    icon(painter, name, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), ink, 3.2)


def focus_ring(painter: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    """The double ring of the keyboard focus around `rect`, 2.5 u outside it: halo, then colour."""
    gap = 2.5 * look.u
    ring = rect.adjusted(-gap, -gap, gap, gap)
    rounded(painter, ring, radius + gap, edge=look.theme.focus_halo, stroke=5.5 * look.u)
    rounded(painter, ring, radius + gap, edge=look.theme.focus, stroke=3 * look.u)


def hint_font(look: Look) -> QFont:
    """The font of keycaps in a row of hints."""
    return look.font(12, BOLD)


def _fill(painter: QPainter, path: QPainterPath, colour: Ink) -> None:
    painter.setBrush(tint(colour))
    painter.drawPath(path)


def _arrow(painter: QPainter, centre: QPointF, size: float, degrees: int, colour: Ink) -> None:
    with kept(painter):
        painter.translate(centre)
        painter.rotate(degrees)
        pen = pen_for(colour, size * 2.6 / 24)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        step = size / 24
        painter.drawPath(QTransform.fromScale(step, step).map(_ARROW))
