"""The look of the program: palette, type, units, painting and the shared widgets.

Owns how things look and how controls answer. Must not know what a card, a match or a screen means. What everybody
needs is offered here; the rest is asked for by its module.
"""

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.pictures import Pictures
from pega6_desktop.ui.look.type import (
    BOLD,
    EXTRABOLD,
    REGULAR,
    SEMIBOLD,
    elided,
    in_lines,
    line_step,
    make_font,
    shrunk,
    text_width,
    wrapped,
)

__all__ = [
    "BOLD",
    "EXTRABOLD",
    "REGULAR",
    "SEMIBOLD",
    "Look",
    "Pictures",
    "elided",
    "in_lines",
    "line_step",
    "make_font",
    "shrunk",
    "text_width",
    "wrapped",
]
