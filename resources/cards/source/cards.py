"""Number cards without their numbers, and the back.

Owns the five classes: pasture, river, sun, bonfire, feast. Colours come from a theme; numbers are set at run time.
"""

from shapes import border, circle, line, ox, path, perimeter, rays, sheet, star, svg

from pega6_desktop.ui.look.look import CardTone, Theme

CLASS_NAMES = {1: "pasto", 2: "rio", 3: "sol", 5: "fogueira", 7: "festa"}
FEAST_FLAGS = ("#FFC53A", "#E8573A", "#FFF0CC", "#4FB3A5")
HEART = (125, 152)

HILLS = (
    "M19 246C60 214 104 214 141 236C170 222 204 224 231 240"
    "L231 321C231 327 227 331 221 331L29 331C23 331 19 327 19 321Z"
)
TUFTS = ((46, 276), (84, 300), (112, 322), (42, 314), (196, 258))
BIRD = "M172 92c10 -7 17 -5 20 1c3 -6 10 -8 20 -1c-9 -3 -16 -1 -20 5c-4 -6 -11 -8 -20 -5Z"
FLAMES = (
    "M28 322L28 232C40 244 44 226 40 196C58 214 62 232 68 240C76 214 72 178 60 152C92 172 98 204 102 226"
    "C112 196 116 138 104 96C146 132 154 186 152 226C162 210 168 186 164 158C186 184 190 214 186 240"
    "C196 228 200 214 200 198C214 220 214 240 222 228L222 322Z"
)

PIPS: dict[int, tuple[float, list[tuple[float, float]]]] = {
    1: (46, [(0, 0)]),
    2: (42, [(-27, 0), (27, 0)]),
    3: (38, [(-45, 4), (0, -4), (45, 4)]),
    5: (33, [(-44, -21), (0, -21), (44, -21), (-21, 14), (21, 14)]),
    7: (32, [(-57, -17), (-19, -17), (19, -17), (57, -17), (-38, 20), (0, 20), (38, 20)]),
}
"""Per class: size of a pip, and where each stands around the middle."""


def frame(theme: Theme, face: str) -> str:
    """The rim of a card and its face."""
    return sheet(1, 19, theme.card_rim, f' stroke="{theme.card_edge}" stroke-width="2"') + sheet(10, 12, face)


def pasture(tone: CardTone) -> str:
    """One head: two hills, grass, a bird; one thin line."""
    blades = [path(f"M{x} {y}l-6 -13l4 12l0 -17l3 17l5 -13l-3 14Z", tone.line, ' opacity="0.22"') for x, y in TUFTS]
    scene = path(HILLS, tone.tone) + "".join(blades) + path(BIRD, tone.tone)
    return scene + border(18, 8, tone.line, 2.5)


def river(tone: CardTone) -> str:
    """Two heads: five waves; two lines."""
    waves = []
    for j, y in enumerate((96, 134, 172, 210, 248)):
        wave = "".join(f"q10.1 {-13 if (i + j) % 2 else 13} 20.2 0t20.2 0" for i in range(5))
        waves.append(line(f"M24 {y}{wave}", tone.tone, 8, is_round=True))
    return "".join(waves) + border(16, 9, tone.line, 2.5) + border(22, 5, tone.line, 2.5)


def sun(tone: CardTone) -> str:
    """Three heads: sun with rays; dots."""
    disc = circle(*HEART, 78, "none", f' stroke="{tone.tone}" stroke-width="7"')
    dots = [circle(x, y, 3.6, tone.line) for x, y, _ in perimeter((17.5, 17.5, 232.5, 332.5), 13, 19)]
    return path(rays(HEART, (25, 25, 225, 325), 18, inner=84, share=0.5), tone.tone) + disc + "".join(dots)


def bonfire(tone: CardTone) -> str:
    """Five heads: tongues of flame; pennants."""
    flags = [
        path("M-8 0L8 0L0 12Z", tone.line, f' transform="translate({x:.1f} {y:.1f}) rotate({angle - 90})"')
        for x, y, angle in perimeter((13, 13, 237, 337), 11, 16)
    ]
    return path(FLAMES, tone.tone) + "".join(flags)


def feast(tone: CardTone, flags: tuple[str, ...]) -> str:
    """Seven heads: night rays, stars, a string of flags; double gold line with stars."""
    parts = [path(rays(HEART, (24, 24, 226, 326), 28, inner=0, share=0.25), tone.tone)]
    parts += [border(14.5, 9, tone.line, 3), border(25, 4, tone.line, 1.8)]
    parts += [star(x, y, 4.6, tone.line) for x, y, _ in perimeter((19.75, 19.75, 230.25, 330.25), 9, 13)]
    for x, y in ((25, 25), (225, 25), (25, 325), (225, 325)):
        parts.append(circle(x, y, 12.5, tone.face, f' stroke="{tone.line}" stroke-width="2"'))
        parts.append(star(x, y, 10, tone.line))
    parts += [star(x, y, r, tone.line) for x, y, r in ((44, 150, 4), (206, 142, 5), (52, 214, 3.4), (200, 206, 3.6))]
    return "".join(parts) + (garland(tone.line, flags) if flags else "")


def garland(string: str, flags: tuple[str, ...]) -> str:
    """Seven little flags across the upper right corner."""
    parts = [line("M92 26Q160 76 225 40", string, 1.6)]
    for i in range(7):
        t = 0.1 + i * 0.135
        x = (1 - t) ** 2 * 92 + 2 * t * (1 - t) * 160 + t * t * 225
        y = (1 - t) ** 2 * 26 + 2 * t * (1 - t) * 76 + t * t * 40
        parts.append(path(f"M{x - 6.5:.1f} {y:.1f}h13v17l-6.5 -5l-6.5 5Z", flags[i % len(flags)]))
    return "".join(parts)


def pips(tone: CardTone) -> str:
    """The heads under the number, in the pattern of the class."""
    size, places = PIPS[tone.heads]
    gold = tone.line if tone.heads == 7 else ""
    return "".join(
        ox(125 + x - size / 2, 246 + y - size / 2, size, tone.pip, tone.cut, horn=gold, mark=gold) for x, y in places
    )


def scene(tone: CardTone, flags: tuple[str, ...]) -> str:
    """What lies behind the number; the flags hang over the dearest card."""
    match tone.heads:
        case 1:
            return pasture(tone)
        case 2:
            return river(tone)
        case 3:
            return sun(tone)
        case 5:
            return bonfire(tone)
        case _:
            return feast(tone, flags)


def class_card(theme: Theme, heads: int) -> str:
    """A number card of that class without its numbers."""
    tone = theme.tone(heads)
    flags = (tone.line,) if theme.is_flat else FEAST_FLAGS
    return svg(frame(theme, tone.face) + scene(tone, flags) + pips(tone))


def small_card(theme: Theme, heads: int) -> str:
    """The same card for small sizes: no pips, a number and heads set at run time fill it."""
    tone = theme.tone(heads)
    return svg(frame(theme, tone.face) + scene(tone, ()))


def back_card(theme: Theme) -> str:
    """The back: rows of little flags, a lozenge with the ox head, four stars."""
    base, edge, gold = theme.back, theme.back_line, theme.back_gold
    parts = [frame(theme, base)]
    for j in range(11):
        for i in range(8):
            x, y = 20 + i * 28 - (14 if j % 2 else 0), 22 + j * 28.5
            if 18 <= x <= 212:
                parts.append(path(f"M{x} {y:.1f}h20v19l-10 -7l-10 7Z", theme.back_tone))
    parts.append(border(18, 8, edge, 2.5))
    parts.append(path("M125 62L206 175L125 288L44 175Z", base, f' stroke="{edge}" stroke-width="3"'))
    parts.append(line("M125 78L194.5 175L125 272L55.5 175Z", gold, 2))
    parts.append(ox(83, 132, 84, edge, base, mark=gold, eyes=True))
    for x, y in ((38, 40), (212, 40), (38, 310), (212, 310)):
        parts += [circle(x, y, 15, base), star(x, y, 12, gold)]
    return svg("".join(parts))
