"""Where every card of an open draft belongs: in its place of the grid, on somebody's plate, or among the own cards.

Owns these poses. Must not know Qt, nor who may draft what.
"""

from collections.abc import Iterator, Sequence

import msgspec

from pega6_desktop.ui.table.places.draft_layout import DraftLayout
from pega6_desktop.ui.table.places.layout import Rect, card_height
from pega6_desktop.ui.table.places.pose import HAND_Z, ROW_Z, SEAT_Z, Pose
from pega6_desktop.ui.table.view import CardKey, CardView, DraftView

_LIFTED_SHARE = 1.07
"""Width of a lifted card as a share of the others'."""
_RISE, _HOVER_RISE = 3.0, 4.0
_LIFTED_Z = 90.0


def draft_poses(
    layout: DraftLayout, draft: DraftView, hand: Sequence[CardView], *, lifted: CardKey | None, hovered: CardKey | None
) -> dict[CardKey, Pose]:
    """The pose of every card; a lifted one rises in its place and no other card steps aside."""
    poses: dict[CardKey, Pose] = {}
    for place, box in zip(draft.places, layout.grid, strict=True):
        if place.card is not None:
            poses[place.card.key] = _pose(box, layout.card, ROW_Z)
    for drafter, plate in zip(draft.drafters, layout.plates, strict=True):
        poses.update(_on_plate(drafter.cards, plate.places, plate.card))
    for index, (card, box) in enumerate(zip(hand, layout.own_places, strict=False)):
        poses[card.key] = _pose(box, layout.hand_card, HAND_Z + index)
    for key, raise_card in ((hovered, _hovered), (lifted, _lifted)):
        if key is not None and key in poses:
            poses[key] = raise_card(poses[key], layout.unit)
    return poses


def bare_draft(draft: DraftView) -> DraftView:
    """The same draft before any card lies there."""
    replace = msgspec.structs.replace
    return replace(
        draft,
        places=tuple(replace(place, card=None) for place in draft.places),
        drafters=tuple(replace(drafter, cards=()) for drafter in draft.drafters),
    )


def _on_plate(cards: Sequence[CardView], places: Sequence[Rect], width: int) -> Iterator[tuple[CardKey, Pose]]:
    for index, (card, box) in enumerate(zip(cards, places, strict=False)):
        yield card.key, _pose(box, width, SEAT_Z + index)


def _pose(box: Rect, width: int, z: float) -> Pose:
    return Pose(box.x, box.y, width, z=z)


def _hovered(pose: Pose, unit: float) -> Pose:
    return msgspec.structs.replace(pose, y=pose.y - _HOVER_RISE * unit, z=pose.z + 1)


def _lifted(pose: Pose, unit: float) -> Pose:
    """A little larger around the middle, a little higher, over its neighbours."""
    width = round(pose.width * _LIFTED_SHARE)
    x, y = pose.middle
    return Pose(x - width / 2, y - card_height(width) / 2 - _RISE * unit, width, z=_LIFTED_Z, is_lifted=True)
