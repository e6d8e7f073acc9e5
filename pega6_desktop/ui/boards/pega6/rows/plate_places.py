"""Where everything stands on the plate of a player: pure arithmetic from its size, the unit and the scale of type.

Owns what gives way where there is no room: first the face, then the line with the total, which joins that of the
heads; never name and heads. Must not know Qt, layers or players.
"""

from typing import NamedTuple

from pega6_desktop.ui.boards.pega6.rows.layout import COMPACT_CARD, LARGE_LEFT, LARGE_NAME, LARGE_RIGHT, SEAT_CARD
from pega6_desktop.ui.look.look import text_px
from pega6_desktop.ui.table.places import Rect

_NAME_BESIDE_FACE = 4.5
"""Em of the name on a compact plate for which a face still leaves room."""
_LEAST_BESIDE_OWN_FACE = 3.5
_LARGE_TYPE = 1.3
"""From this scale of type on three lines are too many for the plate of another player."""
_LINES_FILL_PLATE = 1.12
"""From this scale on three lines leave a compact plate no room for the bar below them."""
_TIGHT = 112
_OWN_HEIGHT = 118
"""Units of the own plate for which its places are given."""


class TypeSizes(NamedTuple):
    """Base sizes of the type on a plate."""

    name: float
    heads: float
    total: float
    word: float


class PlatePlaces(NamedTuple):
    """Places on a plate whose upper left corner is (0, 0), in logical px.

    face: the portrait. name, heads, total: strips with the line in their middle; where the total has no strip of its
    own, it stands behind the heads if they leave room. bar: how near the end is. card: the middle of the card in front
    of the player; beside: where the little backs of special cards begin, None for behind the heads.
    """

    sizes: TypeSizes
    face: Rect | None
    name: Rect
    heads: Rect
    total: Rect | None
    bar: Rect | None
    card: tuple[float, float] | None
    beside: tuple[float, float] | None


def own_places(width: float, height: float, u: float, scale: float) -> PlatePlaces:
    """The viewer's own plate; no card lies on it. Beside a tray it is lower."""
    if scale < _LARGE_TYPE and _em(width - 84 * u, _OWN, u, scale) >= _LEAST_BESIDE_OWN_FACE:
        k = height / _OWN_HEIGHT
        lefts, face, tops = (78 * u, 14 * u), Rect(12 * u, 11 * k, 54 * k, 54 * k), (23 * k, 48 * k, 84 * k)
        bar = Rect(14 * u, 95.5 * k, width - 28 * u, 9 * k)
        return _placed(_OWN, lefts, (width - 6 * u, width - 14 * u), tops, face=face, bar=bar, u=u, scale=scale)
    tops = (0.2 * height, 0.51 * height, 0.81 * height)
    return _placed(_OWN, (12 * u, 12 * u), (width - 6 * u, width - 12 * u), tops, u=u, scale=scale)


def large_places(width: float, height: float, u: float, scale: float) -> PlatePlaces:
    """The plate of another player that is wide enough for a large card."""
    left, right = LARGE_LEFT * u, width - (SEAT_CARD + LARGE_RIGHT) * u
    card = width - (SEAT_CARD / 2 + 12) * u, height / 2 + u
    if scale >= _LARGE_TYPE:
        return _two_lines(_LARGE, 12 * u, right, right, height, card, u, scale)
    face, bar = Rect(11 * u, 9 * u, 50 * u, 50 * u), Rect(left + 28 * u, 66 * u, right - left - 30 * u, 8 * u)
    tops = (20 * u, 42 * u, 70 * u)
    placed = _placed(_LARGE, (left, 12 * u), (right, left), tops, face=face, bar=bar, card=card, u=u, scale=scale)
    return placed._replace(beside=(40 * u, 47 * u))


def compact_places(width: float, height: float, u: float, scale: float) -> PlatePlaces:
    """The narrow plate of another player."""
    card, end = (width - (COMPACT_CARD / 2 + 9) * u, height - 25 * u), width - (COMPACT_CARD + 16) * u
    if scale >= _LARGE_TYPE:
        return _two_lines(_COMPACT, 9 * u, width - 6 * u, end, height, card, u, scale)
    has_face = _em(width - 55 * u, _COMPACT, u, scale) >= _NAME_BESIDE_FACE
    face = Rect(8 * u, 8 * u, 34 * u, 34 * u) if has_face else None
    left = 49 * u if has_face else 9 * u
    # On a very narrow plate the card reaches up to the heads.
    tops = (17 * u, 35 * u, 57 * u) if width >= _TIGHT * u else (15 * u, 31.5 * u, 57 * u)
    bar = None if scale > _LINES_FILL_PLATE else Rect(9 * u, 64.5 * u, width - (COMPACT_CARD + 30) * u, 7 * u)
    tops = tops if bar is not None else (0.2 * height, 0.5 * height, 0.79 * height)
    ends = width - 6 * u, end
    placed = _placed(_COMPACT, (left, 9 * u), ends, tops, face=face, bar=bar, card=card, u=u, scale=scale)
    return placed._replace(beside=(8 * u, 31 * u) if has_face else None)


_OWN = TypeSizes(18, 17, 18, 13)
_LARGE = TypeSizes(LARGE_NAME, 15.5, 15, 12)
_COMPACT = TypeSizes(13.5, 13, 14, 11)


def _two_lines(
    sizes: TypeSizes,
    left: float,
    name_end: float,
    end: float,
    height: float,
    card: tuple[float, float],
    u: float,
    scale: float,
) -> PlatePlaces:
    """Large type: name and heads share the height, and the total what the heads leave of theirs."""
    tops = 0.29 * height, 0.72 * height, 0.0
    placed = _placed(sizes, (left, left), (name_end, end), tops, card=card, u=u, scale=scale)
    return placed._replace(total=None, heads=placed.heads._replace(width=end - left))


def _placed(
    sizes: TypeSizes,
    lefts: tuple[float, float],
    ends: tuple[float, float],
    tops: tuple[float, float, float],
    *,
    face: Rect | None = None,
    bar: Rect | None = None,
    card: tuple[float, float] | None = None,
    u: float,
    scale: float,
) -> PlatePlaces:
    """lefts, ends: of name and heads, and of the total. tops: the middles of the three lines."""

    def strip(left: float, end: float, middle: float, base: float) -> Rect:
        tall = 1.2 * text_px(base, u, scale)
        return Rect(left, middle - tall / 2, end - left, tall)

    return PlatePlaces(
        sizes,
        face,
        strip(lefts[0], ends[0], tops[0], sizes.name),
        strip(lefts[0], ends[0], tops[1], sizes.heads),
        strip(lefts[1], ends[1], tops[2], sizes.total),
        bar,
        card,
        None,
    )


def _em(room: float, sizes: TypeSizes, u: float, scale: float) -> float:
    """How many em of the name's type go into that room."""
    return room / text_px(sizes.name, u, scale)
