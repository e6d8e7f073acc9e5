"""The presents of No Thanks!: five papers without their numbers, the back, a chip and a pouch.

Owns the papers: silk, chintz, jute, clay, night. Numbers are set at run time.
"""

import math

from cards import frame
from shapes import border, circle, line, path, perimeter, star, svg

from pega6_desktop.ui.look.look import Theme

PAPERS = ("seda", "chita", "juta", "barro", "noite")

_LOOP = "M50 46C40 22 8 16 10 44C11 66 38 64 50 50Z"
_TAIL = "M47 50L26 88L37 84L42 95L54 54Z"
_FOLD = "M46 47C38 36 22 32 22 44C22 54 36 54 46 49Z"
_MIRROR = ' transform="translate(100 0) scale(-1 1)"'

_COLOURS = {
    "seda": ("#FBF1DE", "#EFE0BF", "#2F8F94", "#1F6E73", "#2F8F94"),
    "chita": ("#CFE3C6", "#B4D2AB", "#B5321F", "#8C2414", "#3E6B45"),
    "juta": ("#F3C468", "#E5AC43", "#7B3F86", "#5C2C66", "#7A4208"),
    "barro": ("#A8432B", "#8F341F", "#F6D58A", "#D9A93F", "#F6D58A"),
    "noite": ("#331A4A", "#46275F", "#F4B63C", "#C98A1B", "#F4B63C"),
}
"""Face, tone, ribbon, its shade, lines."""

_DARK = {"seda": ("#F0E5CE", "#E2D3B0"), "noite": ("#43245F", "#573376")}
"""Face and tone that differ in the dark theme."""

_FLAT = {
    "seda": ("#FFFFFF", "#E6E6E6", "#005A60", "#003A3E", "#003A3E"),
    "chita": ("#FFFFFF", "#DDE8DA", "#8C1208", "#5E0A04", "#1E4A26"),
    "juta": ("#FFE9A8", "#FFD968", "#5A1F66", "#3A1244", "#4A2600"),
    "barro": ("#5A1408", "#701E0F", "#FFE27A", "#C9A020", "#FFE27A"),
    "noite": ("#000000", "#2A2A2A", "#FFE14D", "#B89A10", "#FFE14D"),
}
"""The contrast theme: faces at the ends of light and dark."""


def paper(theme: Theme, name: str) -> str:
    """One paper with its pattern, ribbon and bow."""
    face, tone, ribbon, shade, lines = _colours(theme, name)
    pattern = _PATTERNS[name](tone, lines, face)
    tail = f'<rect x="108" y="246" width="34" height="94" fill="{shade}"/>'
    band = f'<rect x="10" y="232" width="230" height="34" fill="{ribbon}"/>'
    seams = line("M10 238H240M10 260H240", shade, 2.5)
    return svg(frame(theme, face) + pattern + tail + band + seams + bow(62, 192, 126, ribbon, shade))


def present_back(theme: Theme) -> str:
    """The back: flags, and a present with a golden bow."""
    base, tone, light, gold = ("#000000", "#333333", "#FFFFFF", "#FFE14D") if theme.is_flat else _BACK
    flags = [
        path(f"M{x} {22 + j * 28.5:.1f}h20v19l-10 -7l-10 7Z", tone)
        for j in range(11)
        for x in (20 + i * 28 - (14 if j % 2 else 0) for i in range(8))
        if 18 <= x <= 212
    ]
    parcel = f'<rect x="50" y="108" width="150" height="138" rx="10" fill="{base}" stroke="{light}" stroke-width="3"/>'
    bands = f'<rect x="112" y="108" width="26" height="138" fill="{gold}"/>'
    bands += f'<rect x="50" y="166" width="150" height="26" fill="{gold}"/>'
    corners = [circle(x, y, 15, base) + star(x, y, 12, gold) for x, y in ((38, 40), (212, 40), (38, 310), (212, 310))]
    drawn = "".join((*flags, border(18, 8, light, 2.5), parcel, bands, bow(77, 58, 96, gold, "#B97A14"), *corners))
    return svg(frame(theme, base) + drawn)


_BACK = ("#6B2F63", "#7B3C72", "#F3E3C3", "#F4B63C")


def chip(theme: Theme) -> str:
    """A chip: plum with eight notches and a bow."""
    edge, face, middle, cream = _CHIP_FLAT if theme.is_flat else _CHIP
    notch = "M42 4.6A46 46 0 0 1 58 4.6L56 17A34 34 0 0 0 44 17Z"
    notches = [path(notch, cream, f' transform="rotate({i * 45} 50 50)"') for i in range(8)]
    rings = circle(50, 50, 32, cream) + circle(50, 50, 29, middle)
    body = circle(50, 50, 48, edge) + circle(50, 50, 45.5, face) + "".join(notches) + rings
    return svg(body + bow(26, 27, 48, cream, "#D9B8E4"), 100, 100)


_CHIP = ("#4A2152", "#7B3F86", "#8B5BA6", "#FFF0CC")
_CHIP_FLAT = ("#FFFFFF", "#4A0A58", "#4A0A58", "#FFFFFF")


def pouch(theme: Theme) -> str:
    """A pouch with chips nobody sees."""
    cloth, tie, edge = ("#7A4A1E", "#FFE14D", "#FFFFFF") if theme.is_flat else ("#9A6B3C", "#7B3F86", "#3A2418")
    stroke = f' stroke="{edge}" stroke-width="3"'
    sack = path("M34 34C14 48 8 66 12 80C15 92 30 96 50 96C70 96 85 92 88 80C92 66 86 48 66 34Z", cloth, stroke)
    neck = path("M30 12C38 20 42 12 50 16C58 12 62 20 70 12L64 32H36Z", cloth, stroke)
    cord = f'<rect x="31" y="28" width="38" height="10" rx="5" fill="{tie}" stroke="{edge}" stroke-width="2.5"/>'
    return svg(sack + neck + cord + line("M28 62C30 54 34 50 38 48", "#FFF0CC", 4, is_round=True), 100, 100)


def bow(x: float, y: float, size: float, colour: str, shade: str) -> str:
    """A bow in a box of that size."""
    tails = "".join(path(_TAIL, shade, side) for side in ("", _MIRROR))
    edge = f' stroke="{shade}" stroke-width="4"'
    loops = "".join(path(_LOOP, colour, edge + side) + path(_FOLD, shade, side) for side in ("", _MIRROR))
    knot = f'<rect x="40" y="37" width="20" height="22" rx="7" fill="{colour}" stroke="{shade}" stroke-width="3"/>'
    return f'<g transform="translate({x} {y}) scale({size / 100:.4f})">{tails}{loops}{knot}</g>'


def _colours(theme: Theme, name: str) -> tuple[str, str, str, str, str]:
    if theme.is_flat:
        return _FLAT[name]
    face, tone, *rest = _COLOURS[name]
    if theme.name == "dark":
        face, tone = _DARK.get(name, (face, tone))
    return face, tone, rest[0], rest[1], rest[2]


def _dots(tone: str, lines: str, face: str) -> str:
    spots = [(32 + c * 38 + (19 if r % 2 else 0), 34 + r * 40) for r in range(8) for c in range(6)]
    return "".join(circle(x, y, 6, tone) for x, y in spots if x < 232) + border(18, 8, lines, 2.5)


def _flowers(tone: str, lines: str, face: str) -> str:
    drawn = []
    for x, y in ((44 + c * 58 - (14 if r % 2 else 0), 50 + r * 62) for r in range(5) for c in range(4)):
        leaves = [k * 2 * math.pi / 5 - math.pi / 2 for k in range(5)]
        drawn += [circle(x + 9 * math.cos(a), y + 9 * math.sin(a), 6.5, tone) for a in leaves]
        drawn.append(circle(x, y, 4, face))
    return "".join(drawn) + border(16, 9, lines, 2.5) + border(22, 5, lines, 2.5)


def _stripes(tone: str, lines: str, face: str) -> str:
    bands = "".join(line(f"M{24 + k * 24} 20V330", tone, 9) for k in range(9))
    return bands + "".join(circle(x, y, 3.6, lines) for x, y, _ in perimeter((17.5, 17.5, 232.5, 332.5), 13, 19))


def _zigzag(tone: str, lines: str, face: str) -> str:
    waves = [f"M20 {40 + k * 34}" + "".join(f"l15 {13 if q % 2 else -13}" for q in range(14)) for k in range(9)]
    flags = [
        path("M-8 0L8 0L0 12Z", lines, f' transform="translate({x:.1f} {y:.1f}) rotate({angle - 90})"')
        for x, y, angle in perimeter((13, 13, 237, 337), 11, 16)
    ]
    return "".join(line(wave, tone, 9) for wave in waves) + "".join(flags)


def _stars(tone: str, lines: str, face: str) -> str:
    spots = [(44 + c * 56 + (27 if r % 2 else 0), 50 + r * 50) for r in range(6) for c in range(4)]
    stars = "".join(star(x, y, 11, tone) for x, y in spots if x < 224)
    return stars + border(14.5, 9, lines, 3) + border(22, 5, lines, 1.8)


_PATTERNS = {"seda": _dots, "chita": _flowers, "juta": _stripes, "barro": _zigzag, "noite": _stars}
