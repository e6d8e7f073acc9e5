"""How large one unit is, and how large type: the only place where a window size becomes a scale.

Owns these formulas. Must not know any widget.
"""

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
