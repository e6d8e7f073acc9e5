"""Type: fonts of the bundled family, measuring, eliding and wrapping.

Owns weights and figures. Must not know colours or units.
"""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

REGULAR = 400
SEMIBOLD = 600
BOLD = 700
EXTRABOLD = 800
LINE_HEIGHT = 1.35


def make_font(family: str, px: int, weight: int = SEMIBOLD, *, is_tabular: bool = True) -> QFont:
    """A font of that many logical pixels, to be changed as one likes; tabular figures keep scores from dancing."""
    return QFont(_font(family, px, weight, is_tabular))


@lru_cache(maxsize=64)
def _font(family: str, px: int, weight: int, is_tabular: bool) -> QFont:  # noqa: FBT001  # part of the address
    font = QFont(family)
    font.setPixelSize(max(1, px))
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(QFont.Tag("tnum"), int(is_tabular))  # said also where not: else it comes from the application's
    return font


def text_width(text: str, font: QFont) -> float:
    """Advance of one line of text in logical pixels."""
    place = (text, font.key())
    if place not in _widths:
        if len(_widths) >= _MOST_WIDTHS:
            _widths.clear()
        _widths[place] = QFontMetricsF(font).horizontalAdvance(text)
    return _widths[place]


_widths: dict[tuple[str, str], float] = {}
"""Of lines measured before: a window measures the same names and labels again at every step."""

_MOST_WIDTHS = 2_000
"""More than one language and size need; half a kilobyte each."""


def cap_height(font: QFont) -> float:
    """Height of a capital letter in logical pixels."""
    key = font.key()
    if key not in _cap_heights:
        _cap_heights[key] = QFontMetricsF(font).capHeight()
    return _cap_heights[key]


_cap_heights: dict[str, float] = {}


def elided(text: str, font: QFont, width: float) -> str:
    """The text, cut with an ellipsis at its end when it is wider than `width`."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)


def shrunk(text: str, font: QFont, width: float, least: float = 0.72) -> QFont:
    """The font, or one down to `least` of its size in which the text is no wider than `width`."""
    fitting = QFont(font)
    for px in range(font.pixelSize(), round(font.pixelSize() * least) - 1, -1):
        fitting.setPixelSize(px)
        if text_width(text, fitting) <= width:
            break
    return fitting


def in_lines(text: str, font: QFont, width: float, most: int, least: float = 0.5) -> tuple[QFont, tuple[str, ...]]:
    """The font, or one down to `least` of its size, in which all of the text stands in so many lines; and the lines."""
    fitting, words = QFont(font), text.split(" ")
    for px in range(font.pixelSize(), round(font.pixelSize() * least) - 1, -1):
        fitting.setPixelSize(px)
        lines = wrapped(text, fitting, width)
        if len(lines) <= most and max(text_width(word, fitting) for word in words) <= width:
            break
    return fitting, wrapped(text, fitting, width)


def line_step(font: QFont) -> float:
    """Distance of two base lines in running text."""
    return font.pixelSize() * LINE_HEIGHT


def wrapped(text: str, font: QFont, width: float) -> tuple[str, ...]:
    """The text in lines no wider than `width`; a word longer than a line is cut into pieces."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        # Only plain spaces: str.split() would also part what a no-break space holds together.
        lines.extend(_wrap_paragraph([word for word in paragraph.split(" ") if word], font, width))
    return tuple(lines)


def _wrap_paragraph(words: Sequence[str], font: QFont, width: float) -> list[str]:
    lines = [""]
    for word in words:
        joined = f"{lines[-1]} {word}".strip()
        if text_width(joined, font) <= width:
            lines[-1] = joined
        else:
            pieces = _pieces(word, font, width)
            lines = [line for line in lines if line] + pieces
    return lines


def _pieces(word: str, font: QFont, width: float) -> list[str]:
    pieces = [""]
    for letter in word:
        if pieces[-1] and text_width(pieces[-1] + letter, font) > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces
