"""The one object every painter and widget asks: which theme, how large, which font.

Owns the present theme, unit and text size, and tells when they change; how a window size becomes a scale is said here
only. Must not know windows, screens or settings.
"""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont, QPixmap

from pega6_desktop.ui.look.theme import Theme
from pega6_desktop.ui.look.type import SEMIBOLD, make_font

DESIGN_WIDTH = 1280
DESIGN_HEIGHT = 800
SMALL_UNIT = 0.8
"""The unit does not fall below this one as long as a window has `SMALL_WIDTH` × `SMALL_HEIGHT`."""

SMALL_WIDTH, SMALL_HEIGHT = 755, 560
LEAST_TEXT_UNIT = 0.7
"""Type shrinks no further than in windows of this unit: lengths give way, words are to be read."""

SMALLEST_UNIT, LARGEST_UNIT = 0.36, 3.0
SMALLEST_TEXT = 11
RUNNING_TEXT = 16
SMALLEST_HIT = 36
_LESS_ON_THE_FELT = 3.0
"""By how much less of type a table takes for each unit that its window is smaller: at 640 × 400 px 1.3."""
SMALLEST_TEXT_SCALE = 0.8
LARGEST_TEXT_SCALE = 2.0


def unit_for(width: float, height: float) -> float:
    """Logical pixels of one unit in a window of that many logical pixels."""
    usual = min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT)
    least = SMALL_UNIT * min(1.0, width / SMALL_WIDTH, height / SMALL_HEIGHT)
    return min(LARGEST_UNIT, max(usual, least, SMALLEST_UNIT))


def type_scale(unit: float, text_size: float) -> float:
    """By how much type is larger than lengths: the player's text size, and in small windows as much as they need."""
    least = SMALLEST_TEXT / (RUNNING_TEXT * unit)
    return min(LARGEST_TEXT_SCALE, max(least, text_size * max(1.0, LEAST_TEXT_UNIT / unit)))


def felt_text_size(unit: float, text_size: float) -> float:
    """The player's text size as far as it leaves the rows of a table in a small window high enough for a finger."""
    return min(text_size, LARGEST_TEXT_SCALE - _LESS_ON_THE_FELT * max(0.0, SMALL_UNIT - unit))


def text_px(base: float, unit: float, text_scale: float) -> int:
    """Pixel size of type that measures `base` in a 1280 × 800 window; never below 11."""
    return max(SMALLEST_TEXT, round(base * unit * text_scale))


class Look(QObject):
    """Theme, unit `u` (logical px), text scale and font family; `changed` fires after any of them has changed."""

    changed = Signal()

    def __init__(self, theme: Theme, family: str, *, text_scale: float = 1.0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._family = family
        self._text_size = _bounded(text_scale)
        self._u = 1.0
        self._fonts: dict[tuple[float, int, bool], QFont] = {}
        self.ground: tuple[tuple[object, ...], QPixmap] | None = None
        """The wood under the screen that was painted last, and what it was painted for: one for all screens."""

    @property
    def theme(self) -> Theme:
        """The present theme."""
        return self._theme

    @property
    def u(self) -> float:
        """Logical pixels of one unit: min(W / 1280, H / 800), less in none but small windows, at most 3.0."""
        return self._u

    @property
    def text_size(self) -> float:
        """The player's text size, 0.8 to 2.0."""
        return self._text_size

    @property
    def text_scale(self) -> float:
        """By how much type is larger than lengths, at most 2.0: the text size, or more of it in a small window."""
        return type_scale(self._u, self._text_size)

    @property
    def family(self) -> str:
        """Family of the program's font."""
        return self._family

    def px(self, base: float) -> int:
        """A length of `base` units in whole logical pixels (text sizes: see `text_px`)."""
        return round(base * self._u)

    def text_px(self, base: float) -> int:
        """The pixel size of type whose base size is `base`: base · u · text scale, at least 11."""
        return text_px(base, self._u, self.text_scale)

    def hit(self, base: float) -> int:
        """Like `px`, but never smaller than a finger needs (36 px)."""
        return max(SMALLEST_HIT, self.px(base))

    def font(self, base_px: float, weight: int = SEMIBOLD, *, is_tabular: bool = True) -> QFont:
        """The program's font at that base size and weight (400, 600, 700, 800)."""
        wanted = base_px, weight, is_tabular
        if wanted not in self._fonts:
            self._fonts[wanted] = make_font(self._family, self.text_px(base_px), weight, is_tabular=is_tabular)
        return QFont(self._fonts[wanted])

    def exact_font(self, px: float, weight: int = SEMIBOLD) -> QFont:
        """A font of exactly `px` logical pixels, for figures that belong to a drawing and not to running text."""
        return make_font(self._family, round(px), weight)

    def set_theme(self, theme: Theme) -> None:
        """Use another theme."""
        if theme != self._theme:
            self._theme = theme
            self.changed.emit()

    def set_text_scale(self, text_scale: float) -> None:
        """Set the player's text size; values outside 0.8 to 2.0 are brought inside."""
        bounded = _bounded(text_scale)
        if bounded != self._text_size:
            self._text_size = bounded
            self._fonts.clear()
            self.changed.emit()

    def set_window_size(self, width: float, height: float) -> None:
        """Tell the size of the window in logical pixels; the unit follows."""
        unit = unit_for(width, height)
        if unit != self._u:
            self._u = unit
            self._fonts.clear()
            self.changed.emit()


def _bounded(text_scale: float) -> float:
    return min(LARGEST_TEXT_SCALE, max(SMALLEST_TEXT_SCALE, text_scale))
