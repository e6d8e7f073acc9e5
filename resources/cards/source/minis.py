"""Pieces the pictures of special cards are made of: little cards, arrows, seals, numerals, padlock, turned head.

Owns their shapes. Must not know which card shows what.
"""

import math

from shapes import circle, line, path, star

from pega6_desktop.ui.look.look import SpecialTone
from pega6_desktop.ui.look.paint.marks import EAR, HORN

SEVEN = (
    "M-14.6 33.1C-14.6 28.7 -14.2 24.3 -13.2 19.8C-12.2 15.2 -10.8 10.7 -8.8 6.1C-6.8 1.5 -4.3 -2.9 -1.2 -7.2"
    "C1.9 -11.6 5.5 -15.7 9.7 -19.6L9.7 -20.4L-24.1 -19.9L-24.1 -33.1L24.1 -33.1L24.1 -19.9"
    "C21.3 -17.4 18.7 -14.1 16.2 -10.2C13.7 -6.4 11.5 -2.1 9.5 2.6"
    "C7.6 7.2 6.1 12.1 4.9 17.3C3.8 22.5 3.2 27.7 3.2 33.1Z"
)
SIX = (
    "M2.2 34.6C-8 34.6 -15.8 31.7 -21 25.9C-26.2 20 -28.8 11.6 -28.8 0.6C-28.8 -7.2 -27.5 -13.8 -25 -19"
    "C-22.5 -24.2 -19 -28.2 -14.4 -30.8C-9.8 -33.3 -4.4 -34.6 1.9 -34.6C5.1 -34.6 8.1 -34.3 10.9 -33.5"
    "C13.7 -32.8 16.1 -31.7 18.3 -30.2C20.5 -28.7 22.3 -26.8 23.7 -24.4C25.1 -22 26.2 -19.3 26.8 -16.1L11.7 -12.2"
    "C11.3 -14.6 10.5 -16.5 9.3 -17.8C8.1 -19.1 6.7 -20 5.2 -20.5C3.6 -21 2.2 -21.2 0.8 -21.2"
    "C-1.6 -21.2 -3.6 -20.7 -5.4 -19.5C-7.1 -18.4 -8.5 -16.9 -9.6 -14.9C-10.7 -12.9 -11.5 -10.6 -12 -8"
    "C-12.6 -5.4 -12.8 -2.6 -12.8 0.4C-12.8 1.6 -12.8 3.1 -12.6 4.8C-12.5 6.5 -12.3 8.2 -12 9.8L-11 9.8"
    "C-11.1 6.3 -10.6 3.4 -9.4 1.1C-8.1 -1.2 -6.6 -3 -4.6 -4.4C-2.6 -5.8 -0.5 -6.7 1.8 -7.3C4 -7.9 6.2 -8.1 8.2 -8.1"
    "C11.9 -8.1 15.3 -7.4 18.4 -5.9C21.5 -4.4 24 -2.1 25.9 0.9C27.8 3.9 28.8 7.6 28.8 12C28.8 14.6 28.3 17.3 27.5 20"
    "C26.6 22.6 25.1 25.1 23.1 27.3C21.1 29.5 18.3 31.3 15 32.6C11.6 34 7.3 34.6 2.2 34.6ZM1.7 21.9"
    "C3.2 21.9 4.7 21.6 6 21.2C7.3 20.8 8.5 20.1 9.5 19.3C10.5 18.5 11.2 17.5 11.8 16.3C12.3 15.1 12.5 13.8 12.5 12.4"
    "C12.5 10.5 12.1 8.8 11.2 7.4C10.3 6 9.1 4.9 7.6 4.1C6 3.3 4.2 2.9 2.2 2.9C0.2 2.9 -1.6 3.3 -3.3 4.1"
    "C-5 5 -6.4 6.2 -7.4 7.8C-8.4 9.3 -9 11.1 -9 13.1C-9 14.8 -8.7 16.1 -8 17.2C-7.4 18.3 -6.6 19.2 -5.6 19.9"
    "C-4.6 20.6 -3.4 21.1 -2.1 21.4C-0.9 21.7 0.4 21.9 1.7 21.9Z"
)
"""Outlines of two numerals around their middle, 70 high, from the bundled font (OFL) at weight 800."""
HALF_FACE = "M50 22C38 22 30 30 30 41C30 51 34 58 35 66C35.5 71 32 77 34 85C37 93 43 97 50 97Z"
HALF_MUZZLE = "M50 73.5C41.7 73.5 35 78.2 35 84C35 89.8 41.7 94.5 50 94.5Z"
HALF_STAR = "M50 28L47.5 34.5L41.4 34.8L46.2 38.6L44.7 44.6L50 41Z"


def mini(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    edge: str,
    *,
    stroke: float = 2.5,
    is_dashed: bool = False,
) -> str:
    """A little card."""
    dash = ' stroke-dasharray="4 3.5"' if is_dashed else ""
    box = f'x="{x}" y="{y}" width="{width}" height="{height}" rx="4"'
    return f'<rect {box} fill="{fill}" stroke="{edge}" stroke-width="{stroke}"{dash}/>'


def own(
    tone: SpecialTone, x: float, y: float, width: float, height: float, radius: float, *, stroke: float = 2.5
) -> str:
    """The player's own card: gold with a star."""
    card = mini(x, y, width, height, tone.gold, tone.ink, stroke=stroke)
    return card + star(x + width / 2, y + height / 2 + radius * 0.08, radius, tone.ink)


def arrow(
    start: tuple[float, float], end: tuple[float, float], colour: str, *, bend: tuple[float, float] | None = None
) -> str:
    """An arrow, curved over `bend` where there is one."""
    head, width = 16.0, 7
    (x1, y1), (x2, y2) = start, end
    from_x, from_y = bend or start
    angle = math.atan2(y2 - from_y, x2 - from_x)
    dx, dy = math.cos(angle), math.sin(angle)
    neck = f"{x2 - head * 0.8 * dx:.1f} {y2 - head * 0.8 * dy:.1f}"
    shaft = f"M{x1} {y1}Q{bend[0]} {bend[1]} {neck}" if bend else f"M{x1} {y1}L{neck}"
    base_x, base_y = x2 - head * 1.25 * dx, y2 - head * 1.25 * dy
    side_x, side_y = -dy * head * 0.75, dx * head * 0.75
    corners = ((x2, y2), (base_x + side_x, base_y + side_y), (base_x - side_x, base_y - side_y))
    tip = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"
    joined = f' stroke="{colour}" stroke-width="1.5" stroke-linejoin="round"'
    return line(shaft, colour, width, is_round=True) + path(tip, colour, joined)


def burst(cx: float, cy: float, radius: float, points: int, depth: float) -> str:
    """Path data of a star with many blunt points, as a paper seal has."""
    corners = []
    for i in range(2 * points):
        angle = math.radians(-90 + i * 180 / points)
        reach = radius if i % 2 == 0 else radius * depth
        corners.append(f"{cx + reach * math.cos(angle):.1f} {cy + reach * math.sin(angle):.1f}")
    return "M" + "L".join(corners) + "Z"


def numeral(outline: str, cx: float, cy: float, height: float, fill: str) -> str:
    """One of the numerals around that point."""
    return path(outline, fill, f' transform="translate({cx} {cy}) scale({height / 70:.4f})"')


def padlock(tone: SpecialTone, x: float, y: float, scale: float) -> str:
    """A padlock 60 × 74 large before scaling."""
    shackle = "M14 36V22C14 8 46 8 46 22V36"
    parts = [
        path("M14 34V22C14 8 46 8 46 22V34", "none", f' stroke="{tone.ink}" stroke-width="14"'),
        path(shackle, "none", f' stroke="{tone.hot}" stroke-width="8"'),
        f'<rect x="4" y="32" width="52" height="40" rx="8" fill="{tone.hot}" stroke="{tone.ink}" stroke-width="3"/>',
        circle(30, 48, 6.5, tone.card),
        f'<rect x="27" y="50" width="6" height="14" rx="3" fill="{tone.card}"/>',
    ]
    return f'<g transform="translate({x} {y}) scale({scale})">{"".join(parts)}</g>'


def turned_head(light: str, dark: str) -> str:
    """An ox head on a field of 100 × 100, light on its dark half, dark on its light half."""
    return half_head(light, dark) + f'<g transform="translate(100 0) scale(-1 1)">{half_head(dark, light)}</g>'


def half_head(colour: str, cut: str) -> str:
    """The left half of an ox head with its eye."""
    parts = [path(shape, colour) for shape in (HORN, EAR, HALF_FACE)]
    parts += [path(HALF_MUZZLE, cut), f'<ellipse cx="44" cy="83" rx="2.8" ry="3.8" fill="{colour}"/>']
    return "".join(parts) + circle(40, 52, 4, cut) + path(HALF_STAR, cut)
