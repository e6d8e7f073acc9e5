"""Where everything of an open draft goes: pure arithmetic from the size of the window, in logical pixels.

Owns the formulas of the draft's layout; every length is a token times the unit. Must not know Qt, cards or players.
"""

import math
from typing import NamedTuple

from msgspec.structs import asdict

from pega6_desktop.ui.boards.pega6.draft.market import DraftShape, arranged
from pega6_desktop.ui.look import drafter_sizes
from pega6_desktop.ui.table.places import (
    ASPECT,
    MARGIN,
    NARROW_PLATE,
    PLATE,
    Rect,
    TableLayout,
    card_height,
    table_layout,
)

_OWN_CARDS_GAP, _WIDEST_OWN_GAP = 7, 16
_OWN_HEIGHT, _BELOW = 118, 168
_BUTTON = 176
_ROOMY = 1180
"""Below this many units of width the own plate gives room to the own cards."""


class PlateLayout(NamedTuple):
    """The plate of somebody else: the face, the places of the cards, and the width of these, whole px."""

    portrait: Rect
    places: tuple[Rect, ...]
    card: int


class DraftLayout(TableLayout, frozen=True):
    """The rectangles while a draft is on. seats: the plates of the drafters; no rows.

    grid: the places of all cards; card: their width, whole px. plates: what is on the drafters' plates. own_places: the
    places of the own cards, which `fan` holds. note, end_note: room for the words under the own cards and under the
    buttons.
    """

    card: int
    grid: tuple[Rect, ...]
    plates: tuple[PlateLayout, ...]
    own_places: tuple[Rect, ...]
    note: Rect
    end_note: Rect

    @property
    def hand_card(self) -> int:
        """Width of an own card, whole px."""
        return round(self.own_places[0].width)


def draft_layout(
    width: float, height: float, shape: DraftShape, *, text_scale: float = 1.0, bar: float | None = None
) -> DraftLayout:
    """The draft in a window of that many logical px; see `table_layout` for `text_scale` and `bar`."""
    frame = table_layout(width, height, text_scale=text_scale, bar=bar)
    u, own_top = frame.unit, height - _BELOW * frame.unit
    status = frame.status._replace(y=own_top - 34 * u - frame.status.height)
    ground = arranged(_between(frame, status), shape, u)
    own_width = max(NARROW_PLATE * u, PLATE * u - max(0.0, _ROOMY * u - width) / 3)
    own = Rect(MARGIN * u, own_top, own_width, _OWN_HEIGHT * u)
    buttons = width - (MARGIN + _BUTTON) * u
    own_places = _own_places(own.right + 20 * u, buttons - 20 * u, own_top, shape.hand_places, u)
    fan = Rect(own_places[0].x, own_top, own_places[-1].right - own_places[0].x, own_places[0].height)
    second = Rect(buttons, own_top + 66 * u, _BUTTON * u, 44 * u)
    fields = asdict(frame) | {
        "seats": ground.seats,
        "mat": ground.mat,
        "status": status,
        "hand": Rect(0, own_top, width, _BELOW * u),
        "own": own,
        "fan": fan,
        "main_button": Rect(buttons, own_top, _BUTTON * u, 58 * u),
        "second_button": second,
    }
    return DraftLayout(
        **fields,
        card=ground.card,
        grid=ground.places,
        plates=tuple(_plate(box, shape.hand_places, u) for box in ground.seats),
        own_places=own_places,
        note=Rect(fan.x, fan.bottom + 14 * u, buttons - 20 * u - fan.x, height - 20 * u - fan.bottom),
        end_note=Rect(buttons, second.bottom + 8 * u, _BUTTON * u, height - 14 * u - second.bottom),
    )


def _between(frame: TableLayout, status: Rect) -> Rect:
    """Where mat and plates go: below the bar, above the status line."""
    top = frame.bar.bottom + 14 * frame.unit
    return Rect(status.x, top, status.width, max(1.0, status.y - 14 * frame.unit - top))


def _plate(box: Rect, places: int, u: float) -> PlateLayout:
    card = drafter_sizes.card_width(u, box.width, box.height, places)
    spots = drafter_sizes.card_places(u, box.width, box.height, places)
    return PlateLayout(
        _face(box, u),
        tuple(Rect(box.x + spot.x, box.y + spot.y, card, card_height(card)) for spot in spots),
        card,
    )


def _face(box: Rect, u: float) -> Rect:
    """Where the portrait is on that plate: beside the words, or over them."""
    part, face = drafter_sizes.person(u, box.width, box.height), drafter_sizes.portrait(u, box.height)
    is_beside = drafter_sizes.has_words_beside(u, box.height)
    left = part.x if is_beside else part.x + (part.width - face) / 2
    middle = part.y + part.height * (0.5 if is_beside else 0.3)
    return Rect(box.x + left, box.y + middle - face / 2, face, face)


def _own_places(left: float, right: float, top: float, count: int, u: float) -> tuple[Rect, ...]:
    count = max(1, count)
    pitch = (right - left + _OWN_CARDS_GAP * u) / count
    card = max(1, math.floor(min(pitch - _OWN_CARDS_GAP * u, _OWN_HEIGHT * u / ASPECT) + 1e-6))
    pitch = min(pitch, card + _WIDEST_OWN_GAP * u)
    return tuple(Rect(left + i * pitch, top, card, card_height(card)) for i in range(count))
