"""Special cards without their words, in three forms, and the back of their deck.

Owns frame, border and window. Names and lines are set at run time.
"""

from cards import frame
from minis import burst
from pictograms import PICTURE_H, PICTURE_W, PICTURES, SIGNS
from shapes import border, ox, path, perimeter, star, svg

from pega6_desktop.ui.look.look import Theme

KINDS = tuple(PICTURES)
FULL_WINDOW = (27, 82, 196, 182)
SMALL_WINDOW = (26, 106, 198, 220)
SIGN_WINDOW = (26, 26, 198, 298)


def special_card(theme: Theme, kind: str) -> str:
    """The card with room for its name above the picture and for a line below it."""
    return _card(theme, kind, FULL_WINDOW, 0.985)


def special_small(theme: Theme, kind: str) -> str:
    """The same for small sizes: more room for the name, none for a line."""
    return _card(theme, kind, SMALL_WINDOW, 1.0)


def special_sign(theme: Theme, kind: str) -> str:
    """The same for the smallest sizes: nothing but one large sign."""
    x, y, width, height = SIGN_WINDOW
    size = 172
    at = f'transform="translate({x + (width - size) / 2} {y + (height - size) / 2}) scale({size / 100})"'
    return svg(_ground(theme) + _window(theme, SIGN_WINDOW) + f"<g {at}>{SIGNS[kind](theme.special)}</g>")


def special_back(theme: Theme) -> str:
    """The back of the special deck: a sun with the ox head and two rows of stars."""
    tone = theme.special
    parts = [frame(theme, tone.face), border(18, 8, tone.line, 2.5)]
    parts.append(path(burst(125, 175, 86, 12, 0.8), "none", f' stroke="{tone.line}" stroke-width="3"'))
    parts.append(path(burst(125, 175, 75, 12, 0.8), "none", f' stroke="{tone.gold}" stroke-width="1.6"'))
    parts.append(ox(84, 132, 82, theme.back_line, tone.face, mark=tone.gold, eyes=True))
    parts += [star(40 + column * 34, y, 8, tone.line) for column in range(6) for y in (48, 302)]
    return svg("".join(parts))


def _card(theme: Theme, kind: str, window: tuple[float, float, float, float], scale: float) -> str:
    x, y, width, height = window
    left, top = x + (width - PICTURE_W * scale) / 2, y + (height - PICTURE_H * scale) / 2
    at = f'transform="translate({left:.2f} {top:.2f}) scale({scale})"'
    return svg(_ground(theme) + _window(theme, window) + f"<g {at}>{PICTURES[kind](theme.special)}</g>")


def _ground(theme: Theme) -> str:
    """Teal with a border of lozenges: the sign of the family."""
    tone = theme.special
    lozenge = "M-4.5 0L0 5.5L4.5 0L0 -5.5Z"
    beads = [
        path(lozenge, tone.line, f' transform="translate({x:.1f} {y:.1f})"')
        for x, y, _ in perimeter((17, 17, 233, 333), 12, 17)
    ]
    return frame(theme, tone.face) + border(17, 8, tone.line, 2.5) + "".join(beads)


def _window(theme: Theme, window: tuple[float, float, float, float]) -> str:
    x, y, width, height = window
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="10" fill="{theme.special.paper}"/>'
