"""What each special card does, as a picture of 190 × 170 and boiled down to a sign of 100 × 100.

The player's own card is gold with a star, a red arrow shows what moves, a teal one what comes back, dashes stand for an
empty place, red dashes for the place that takes the row.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from minis import SEVEN, SIX, arrow, burst, mini, numeral, own, padlock, turned_head
from shapes import circle, line, ox, path, star

from pega6_desktop.ui.look.look import SpecialTone

PICTURE_W, PICTURE_H = 190, 170


def _fifth_row(tone: SpecialTone) -> str:
    """Four pale rows, below them a new one that begins with the own card."""
    parts = []
    for row, count in enumerate((4, 4, 3, 4)):
        parts += [mini(24 + i * 30, 6 + row * 29, 24, 22, tone.card, tone.dim, stroke=2.2) for i in range(count)]
    parts.append(f'<rect x="10" y="124" width="170" height="42" rx="8" fill="{tone.gold}" opacity="0.45"/>')
    parts.append(own(tone, 20, 129, 26, 32, 8))
    parts += [mini(20 + i * 31, 129, 26, 32, "none", tone.ink, stroke=2, is_dashed=True) for i in range(1, 5)]
    parts.append(circle(166, 62, 21, tone.face) + line("M166 50V74M154 62H178", tone.card, 6.5, is_round=True))
    return "".join(parts)


def _seven_takes(tone: SpecialTone) -> str:
    """Five cards and a harmless sixth; the place that takes has moved to the seventh."""
    parts = [mini(4 + i * 22, 84, 30, 42, tone.card, tone.ink) for i in range(5)]
    parts.append(mini(114, 74, 32, 46, tone.gold, tone.ink) + numeral(SIX, 130, 97, 20, tone.ink))
    parts.append(mini(154, 84, 32, 44, tone.taken, tone.hot, stroke=3, is_dashed=True))
    parts.append(ox(156, 91, 28, tone.hot, tone.taken))
    parts.append(line("M16 140H134M16 134V146M134 134V146", tone.face, 5, is_round=True))
    parts.append(path(burst(56, 38, 36, 9, 0.8), tone.face) + numeral(SEVEN, 56, 38, 32, tone.card))
    parts.append(arrow((100, 30), (169, 78), tone.hot, bend=(152, 26)))
    return "".join(parts)


def _insert(tone: SpecialTone) -> str:
    """The own card drops between two cards of a row."""
    parts = [mini(x, 92, 30, 44, tone.card, tone.ink) for x in (4, 38, 122, 156)]
    parts.append(mini(77, 88, 36, 52, tone.ghost, tone.ink, is_dashed=True))
    parts.append(f'<g transform="rotate(-7 95 28)">{own(tone, 76, 2, 38, 52, 11)}</g>')
    parts.append(arrow((95, 62), (95, 104), tone.hot))
    parts.append(line("M4 150H186", tone.face, 5, is_round=True))
    return "".join(parts)


def _replace(tone: SpecialTone) -> str:
    """A card of the hand comes into play, the one that was there goes back into the hand."""
    parts = [line("M4 66H186", tone.face, 5, is_round=True)]
    parts += [mini(x, 14, 30, 42, tone.card, tone.ink) for x in (12, 48)]
    parts.append(own(tone, 84, 4, 40, 54, 13))
    fan = ((36, 126, -20), (66, 117, -7), (100, 117, 7), (130, 126, 20))
    for index, (x, y, turn) in enumerate(fan):
        fill, edge = (tone.ghost if index == 0 else tone.card), (tone.face if index == 2 else tone.ink)
        card = mini(x, y, 32, 46, fill, edge, stroke=4 if index == 2 else 2.5, is_dashed=index == 0)
        parts.append(f'<g transform="rotate({turn} {x + 16} {y + 23})">{card}</g>')
    parts.append(arrow((62, 114), (92, 74), tone.hot) + arrow((112, 74), (122, 114), tone.face))
    return "".join(parts)


def _move(tone: SpecialTone) -> str:
    """A card leaves its row and ends another one."""
    parts = [mini(14 + i * 36, 14, 30, 42, tone.card, tone.ink) for i in (0, 1, 3)]
    parts.append(mini(86, 14, 30, 42, "none", tone.ink, is_dashed=True))
    parts += [mini(14 + i * 36, 112, 30, 42, tone.card, tone.ink) for i in range(3)]
    parts.append(mini(122, 112, 32, 42, tone.ghost, tone.hot, stroke=3.5))
    parts.append(arrow((101, 36), (139, 108), tone.hot, bend=(141, 56)))
    parts.append(line("M14 84H92", tone.dim, 3.5, is_round=True))
    return "".join(parts)


def _block(tone: SpecialTone) -> str:
    """A row under two chains and a padlock."""
    parts = [mini(2 + i * 36, 56, 32, 58, tone.card, tone.ink) for i in range(4)]
    for chain in ("M4 66L122 104", "M4 104L122 66"):
        parts.append(line(chain, tone.ink, 9, is_round=True))
        parts.append(path(chain, "none", f' stroke="{tone.dim}" stroke-width="4" stroke-dasharray="7 5"'))
    return "".join(parts) + padlock(tone, 92, 28, 1.55)


def _neg_pos(tone: SpecialTone) -> str:
    """A head turned from minus to plus; two of four heads are struck out."""
    paper, ink = tone.card, tone.ink
    edge = f' stroke="{ink}" stroke-width="2.5"'
    parts = [
        path("M95 4L178 4C183 4 186 7 186 12L186 98C186 103 183 106 178 106L95 106Z", paper, edge),
        path("M95 4L12 4C7 4 4 7 4 12L4 98C4 103 7 106 12 106L95 106Z", ink, edge),
        f'<g transform="translate(49 10) scale(0.92)">{turned_head(paper, ink)}</g>',
        line("M16 86H38", paper, 7, is_round=True),
        line("M152 86H174M163 75V97", tone.face, 7, is_round=True),
    ]
    for index in range(4):
        x, is_struck = 8 + index * 46, index >= 2
        parts.append(ox(x, 122, 36, tone.dim if is_struck else ink, tone.paper))
        if is_struck:
            parts.append(line(f"M{x - 2} 160L{x + 38} 120", tone.hot, 6, is_round=True))
    return "".join(parts)


def _fifth_row_sign(tone: SpecialTone) -> str:
    rows = [mini(14, y, 72, 12, tone.card, tone.dim, stroke=3) for y in (-8, 10, 28, 46)]
    plus = circle(80, 48, 20, tone.face) + line("M80 37V59M69 48H91", tone.card, 6.5, is_round=True)
    return "".join(rows) + mini(10, 70, 80, 30, tone.gold, tone.ink, stroke=4) + star(50, 86, 12, tone.ink) + plus


def _seven_takes_sign(tone: SpecialTone) -> str:
    return path(burst(50, 50, 54, 9, 0.8), tone.face) + numeral(SEVEN, 50, 51, 52, tone.card)


def _insert_sign(tone: SpecialTone) -> str:
    sides = [mini(x, 34, 28, 62, tone.card, tone.ink, stroke=4) for x in (-2, 74)]
    return "".join(sides) + own(tone, 32, 14, 36, 62, 12, stroke=4) + arrow((50, -18), (50, 10), tone.hot)


def _replace_sign(tone: SpecialTone) -> str:
    away = arrow((78, 8), (78, 92), tone.hot, bend=(112, 50))
    back = arrow((22, 92), (22, 8), tone.face, bend=(-12, 50))
    return own(tone, 30, 20, 40, 60, 14, stroke=4) + away + back


def _move_sign(tone: SpecialTone) -> str:
    parts = [mini(-4, 2, 28, 36, tone.card, tone.ink, stroke=4)]
    parts.append(mini(34, 2, 28, 36, "none", tone.ink, stroke=3.5, is_dashed=True))
    parts += [mini(x, 64, 28, 36, tone.card, tone.ink, stroke=4) for x in (-4, 34)]
    parts.append(mini(72, 64, 28, 36, tone.ghost, tone.hot, stroke=5))
    return "".join(parts) + arrow((60, 20), (86, 58), tone.hot, bend=(88, 18))


def _block_sign(tone: SpecialTone) -> str:
    return padlock(tone, 0, -6, 1.62)


def _neg_pos_sign(tone: SpecialTone) -> str:
    disc = circle(50, 50, 56, tone.card, f' stroke="{tone.ink}" stroke-width="4"')
    dark = path("M50 -6C19 -6 -6 19 -6 50C-6 81 19 106 50 106Z", tone.ink)
    return disc + dark + f'<g transform="translate(4 3) scale(0.92)">{turned_head(tone.card, tone.ink)}</g>'


PICTURES: Mapping[str, Callable[[SpecialTone], str]] = MappingProxyType(
    {
        "fifth_row": _fifth_row,
        "seven_takes": _seven_takes,
        "insert": _insert,
        "replace": _replace,
        "move": _move,
        "block": _block,
        "neg_pos": _neg_pos,
    }
)
SIGNS: Mapping[str, Callable[[SpecialTone], str]] = MappingProxyType(
    {
        "fifth_row": _fifth_row_sign,
        "seven_takes": _seven_takes_sign,
        "insert": _insert_sign,
        "replace": _replace_sign,
        "move": _move_sign,
        "block": _block_sign,
        "neg_pos": _neg_pos_sign,
    }
)
