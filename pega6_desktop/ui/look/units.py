"""How large one unit is: the only place where a window size becomes a scale.

Owns two formulas. Must not know any widget.
"""

DESIGN_WIDTH = 1280
DESIGN_HEIGHT = 800
SMALLEST_UNIT = 0.8
LARGEST_UNIT = 3.0
SMALLEST_TEXT = 11
SMALLEST_HIT = 36
SMALLEST_TEXT_SCALE = 0.8
LARGEST_TEXT_SCALE = 2.0


def unit_for(width: float, height: float) -> float:
    """Logical pixels of one unit in a window of that many logical pixels."""
    return min(LARGEST_UNIT, max(SMALLEST_UNIT, min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT)))


def text_px(base: float, unit: float, text_scale: float) -> int:
    """Pixel size of type that measures `base` in a 1280 × 800 window; never below 11."""
    return max(SMALLEST_TEXT, round(base * unit * text_scale))
