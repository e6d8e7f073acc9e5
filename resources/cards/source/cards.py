"""Number cards without their numbers, and the back.

Owns the five classes: pasture, river, sun, bonfire, feast. Colours come from a theme; numbers are set at run time.
"""

from pega6_desktop.ui.look.theme import CardTone, Theme

from shapes import ox, perimeter, rays, star_shape, svg

CLASS_NAMES = {1: "pasto", 2: "rio", 3: "sol", 5: "fogueira", 7: "festa"}
FEAST_FLAGS = ("#FFC53A", "#E8573A", "#FFF0CC", "#4FB3A5")


def frame(theme: Theme, face: str) -> str:
    return (
        f'<rect x="1" y="1" width="248" height="348" rx="19" fill="{theme.card_rim}" stroke="{theme.card_edge}" stroke-width="2"/>'
        f'<rect x="10" y="10" width="230" height="330" rx="12" fill="{face}"/>'
    )


def pasture(tone: CardTone) -> str:
    """One head: two hills, grass, a bird; one thin line."""
    parts = [
        f'<path d="M19 246C60 214 104 214 141 236C170 222 204 224 231 240L231 321C231 327 227 331 221 331L29 331C23 331 19 327 19 321Z" fill="{tone.tone}"/>'
    ]
    for x, y in ((46, 276), (84, 300), (112, 322), (42, 314), (196, 258)):
        parts.append(f'<path d="M{x} {y}l-6 -13l4 12l0 -17l3 17l5 -13l-3 14Z" fill="{tone.line}" opacity="0.22"/>')
    parts.append(f'<path d="M172 92c10 -7 17 -5 20 1c3 -6 10 -8 20 -1c-9 -3 -16 -1 -20 5c-4 -6 -11 -8 -20 -5Z" fill="{tone.tone}"/>')
    parts.append(f'<rect x="18" y="18" width="214" height="314" rx="8" fill="none" stroke="{tone.line}" stroke-width="2.5"/>')
    return "".join(parts)


def river(tone: CardTone) -> str:
    """Two heads: five waves; two lines."""
    parts = []
    for j, y in enumerate((96, 134, 172, 210, 248)):
        wave = "".join(f"q10.1 {-13 if (i + j) % 2 else 13} 20.2 0t20.2 0" for i in range(5))
        parts.append(f'<path d="M24 {y}{wave}" fill="none" stroke="{tone.tone}" stroke-width="8" stroke-linecap="round"/>')
    for inset, radius in ((16, 9), (22, 5)):
        parts.append(
            f'<rect x="{inset}" y="{inset}" width="{250 - 2 * inset}" height="{350 - 2 * inset}" rx="{radius}" fill="none" stroke="{tone.line}" stroke-width="2.5"/>'
        )
    return "".join(parts)


def sun(tone: CardTone) -> str:
    """Three heads: sun with rays; dots."""
    parts = [rays(125, 152, (25, 25, 225, 325), 18, tone.tone, 84, 0.5)]
    parts.append(f'<circle cx="125" cy="152" r="78" fill="none" stroke="{tone.tone}" stroke-width="7"/>')
    for x, y, _ in perimeter(17.5, 17.5, 232.5, 332.5, 13, 19):
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.6" fill="{tone.line}"/>')
    return "".join(parts)


def bonfire(tone: CardTone) -> str:
    """Five heads: tongues of flame; pennants."""
    parts = [
        f'<path d="M28 322L28 232C40 244 44 226 40 196C58 214 62 232 68 240C76 214 72 178 60 152C92 172 98 204 102 226C112 196 116 138 104 96'
        f'C146 132 154 186 152 226C162 210 168 186 164 158C186 184 190 214 186 240C196 228 200 214 200 198C214 220 214 240 222 228L222 322Z" fill="{tone.tone}"/>'
    ]
    for x, y, angle in perimeter(13, 13, 237, 337, 11, 16):
        parts.append(f'<path d="M-8 0L8 0L0 12Z" transform="translate({x:.1f} {y:.1f}) rotate({angle - 90})" fill="{tone.line}"/>')
    return "".join(parts)


def feast(tone: CardTone, flags: tuple[str, ...]) -> str:
    """Seven heads: night rays, stars, a string of flags; double gold line with stars."""
    parts = [rays(125, 152, (24, 24, 226, 326), 28, tone.tone, 0, 0.25)]
    parts.append(f'<rect x="14.5" y="14.5" width="221" height="321" rx="9" fill="none" stroke="{tone.line}" stroke-width="3"/>')
    parts.append(f'<rect x="25" y="25" width="200" height="300" rx="4" fill="none" stroke="{tone.line}" stroke-width="1.8"/>')
    parts += [star_shape(x, y, 4.6, tone.line) for x, y, _ in perimeter(19.75, 19.75, 230.25, 330.25, 9, 13)]
    for x, y in ((25, 25), (225, 25), (25, 325), (225, 325)):
        parts.append(f'<circle cx="{x}" cy="{y}" r="12.5" fill="{tone.face}" stroke="{tone.line}" stroke-width="2"/>')
        parts.append(star_shape(x, y, 10, tone.line))
    parts.append(f'<path d="M92 26Q160 76 225 40" fill="none" stroke="{tone.line}" stroke-width="1.6"/>')
    for i in range(7):
        t = 0.1 + i * 0.135
        x = (1 - t) ** 2 * 92 + 2 * t * (1 - t) * 160 + t * t * 225
        y = (1 - t) ** 2 * 26 + 2 * t * (1 - t) * 76 + t * t * 40
        parts.append(f'<path d="M{x - 6.5:.1f} {y:.1f}h13v17l-6.5 -5l-6.5 5Z" fill="{flags[i % len(flags)]}"/>')
    parts += [star_shape(x, y, r, tone.line) for x, y, r in ((44, 150, 4), (206, 142, 5), (52, 214, 3.4), (200, 206, 3.6))]
    return "".join(parts)


PIPS: dict[int, tuple[float, list[tuple[float, float]]]] = {
    1: (46, [(0, 0)]),
    2: (42, [(-27, 0), (27, 0)]),
    3: (38, [(-45, 4), (0, -4), (45, 4)]),
    5: (33, [(-44, -21), (0, -21), (44, -21), (-21, 14), (21, 14)]),
    7: (32, [(-57, -17), (-19, -17), (19, -17), (57, -17), (-38, 20), (0, 20), (38, 20)]),
}


def pips(tone: CardTone) -> str:
    size, places = PIPS[tone.heads]
    gold = tone.line if tone.heads == 7 else ""
    return "".join(
        ox(125 + x - size / 2, 246 + y - size / 2, size, tone.pip, tone.cut, horn=gold, mark=gold) for x, y in places
    )


def corner_pip(tone: CardTone) -> str:
    """The small head under the corner number; the numeral beside it is set at run time."""
    x, y = (30, 78.5) if tone.heads in (5, 7) else (26, 74.5)
    return ox(x, y, 30, tone.pip, tone.cut)


def class_card(theme: Theme, heads: int) -> str:
    """A number card of that class without its numbers."""
    tone = theme.tone(heads)
    match heads:
        case 1:
            scene = pasture(tone)
        case 2:
            scene = river(tone)
        case 3:
            scene = sun(tone)
        case 5:
            scene = bonfire(tone)
        case _:
            scene = feast(tone, (tone.line,) if theme.is_flat else FEAST_FLAGS)
    return svg(frame(theme, tone.face) + scene + pips(tone) + corner_pip(tone))


def back_card(theme: Theme) -> str:
    """The back: rows of little flags, a lozenge with the ox head, four stars."""
    base, line, gold = theme.back, theme.back_line, theme.back_gold
    parts = [frame(theme, base)]
    for j in range(11):
        for i in range(8):
            x, y = 20 + i * 28 - (14 if j % 2 else 0), 22 + j * 28.5
            if 18 <= x <= 212:
                parts.append(f'<path d="M{x} {y:.1f}h20v19l-10 -7l-10 7Z" fill="{theme.back_tone}"/>')
    parts.append(f'<rect x="18" y="18" width="214" height="314" rx="8" fill="none" stroke="{line}" stroke-width="2.5"/>')
    parts.append(f'<path d="M125 62L206 175L125 288L44 175Z" fill="{base}" stroke="{line}" stroke-width="3"/>')
    parts.append(f'<path d="M125 78L194.5 175L125 272L55.5 175Z" fill="none" stroke="{gold}" stroke-width="2"/>')
    parts.append(ox(83, 132, 84, line, base, mark=gold, eyes=True))
    for x, y in ((38, 40), (212, 40), (38, 310), (212, 310)):
        parts.append(f'<circle cx="{x}" cy="{y}" r="15" fill="{base}"/>' + star_shape(x, y, 12, gold))
    return svg("".join(parts))
