"""Painting with the program's look: one function per thing, each drawing to a given painter.

Owns the list of what can be painted. Colours are `#RRGGBB` or QColor; lengths are logical px unless said otherwise.
"""

from pega6_desktop.ui.look.paint.brush import (
    Align,
    Ink,
    disc,
    kept,
    paragraph,
    pen_for,
    rounded,
    smooth,
    text,
    tint,
)
from pega6_desktop.ui.look.paint.marks import (
    OxDetail,
    badge,
    focus_ring,
    heads,
    heads_width,
    hint_font,
    icon,
    keycap,
    keycap_size,
    ox_head,
    sign_disc,
)
from pega6_desktop.ui.look.paint.surfaces import (
    bar,
    felt_mat,
    pennants,
    plate,
    progress,
    shadow,
    wood,
)

__all__ = [
    "Align",
    "Ink",
    "OxDetail",
    "badge",
    "bar",
    "disc",
    "felt_mat",
    "focus_ring",
    "heads",
    "heads_width",
    "hint_font",
    "icon",
    "keycap",
    "keycap_size",
    "kept",
    "ox_head",
    "paragraph",
    "pen_for",
    "pennants",
    "plate",
    "progress",
    "rounded",
    "shadow",
    "sign_disc",
    "smooth",
    "text",
    "tint",
    "wood",
]
