"""The pictures of rows: still, lit, with what extra cards have left on them, and the signs of targets over the cards.

Owns which pictures there are, where, and how they come. Must not know cards in motion, nor what a target brings about.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF

from pega6_desktop.ui.boards.pega6.rows import row_signs
from pega6_desktop.ui.boards.pega6.rows.cards import ROW_LIMIT, CardRow, RowsCards, RowTarget
from pega6_desktop.ui.boards.pega6.rows.layout import RowsLayout
from pega6_desktop.ui.boards.pega6.rows.row_painter import QUIET, Light, RowPicture, draw_ghost
from pega6_desktop.ui.boards.pega6.rows.row_signs import RowState
from pega6_desktop.ui.boards.pega6.rows.spots import opening, row_cards, spare_cell
from pega6_desktop.ui.look import EXTRABOLD, paint
from pega6_desktop.ui.look.paint.felt import ROW_RADIUS
from pega6_desktop.ui.table.arrangement import Accents, Coming, Still
from pega6_desktop.ui.table.cards.art import Canvas, drawing
from pega6_desktop.ui.table.cards.pieces import on_pixels, qrect, rect_of, snap
from pega6_desktop.ui.table.cards.tempo import GO_OUT, LOCK, OPEN_ROW, STAMP
from pega6_desktop.ui.table.places import Rect, card_height
from pega6_desktop.ui.table.view import Target, ZoneId

_GHOST_Z, _ROW_Z, _LIT_Z, _SEAL_Z, _CHAIN_Z, _LOCK_Z = 0.5, 1.0, 2.0, 3.0, 35.0, 36.0

_ROW_MARGIN, _MARGIN = 9, 6

_GHOST: Final = "ghost"

_NOT_THERE = 0.62
"""Strength of what is not there yet."""

_OPENING = Coming(OPEN_ROW, OPEN_ROW)

_CHAINING = Coming(LOCK, GO_OUT)

_LOCKING = Coming(LOCK, GO_OUT, "drop", 1.5)

_SEALING = Coming(STAMP, GO_OUT, "stamp", 1.4)

_SIGN_Z = 37.0

_SIGN_MARGIN = 14

_Sign = tuple[Rect, Callable[[Canvas], None]]


def still_rows(layout: RowsLayout, table: RowsCards) -> Iterator[Still]:
    """The rows without their cards, the place of the one that does not lie yet, and the obstacles of each."""
    for index, row in enumerate(table.rows[: len(layout.rows)]):
        yield _row(layout, index, row, QUIET)
        yield from _obstacles(layout, index, row)
    if table.spare is not None and has_ghost(layout, table):
        yield _ghost(table.spare.ghost, layout.rows[-1])


def lit_rows(layout: RowsLayout, table: RowsCards, now: Accents) -> Iterator[Still]:
    """The rows that stand out, also the one to come, each over the same row as it stands still."""
    rows = (*table.rows, *_to_come(layout, table))[: len(layout.rows)]
    for index, light in row_lights(table.rows, now).items():
        if index < len(rows):
            still = _row(layout, index, rows[index], light)
            # The row to come is lit in the place of its ghost, whose words would shine through.
            hides = _GHOST if index >= len(table.rows) else ""
            yield still._replace(z=_LIT_Z, coming=None, covers=still.name, hides=hides)


def has_ghost(layout: RowsLayout, table: RowsCards) -> bool:
    """Whether there is room for a row that does not lie there."""
    return table.spare is not None and len(table.rows) < len(layout.rows)


def _row(layout: RowsLayout, index: int, row: CardRow, light: Light) -> Still:
    box, places = layout.rows[index], layout.places(index, row.capacity)

    def draw(on: Canvas) -> None:
        top, danger = snap(places.top, on.dpr), places.danger
        danger = danger._replace(x=snap(danger.x, on.dpr), y=top)
        placed = places._replace(lefts=tuple([snap(left, on.dpr) for left in places.lefts]), top=top, danger=danger)
        RowPicture(on.painter, on.look, layout, box, placed, row, light).draw()

    # Cards and the spoken name do not show on the picture of the row itself.
    shown = msgspec.structs.replace(row, cards=(), name="")
    return Still(f"row {index}", (shown, light), box, _ROW_Z, drawing(draw), _ROW_MARGIN, _OPENING)


def _ghost(words: str, box: Rect) -> Still:
    """The place of the row that does not lie yet; it lies under the row once there is one."""
    draw = drawing(partial(draw_ghost, words=words, box=box))
    return Still(_GHOST, (words,), box, _GHOST_Z, draw, _ROW_MARGIN)


def _to_come(layout: RowsLayout, table: RowsCards) -> Iterator[CardRow]:
    """The row as it would be without any card, where there is room for one more."""
    if not table.rows or not has_ghost(layout, table):
        return
    number = len(table.rows)
    yield CardRow(
        zone=("row", number),
        number=number + 1,
        name="",
        heads=0,
        heads_word="",
        note="",
        danger=table.rows[0].danger,
        is_full=False,
        capacity=ROW_LIMIT,
        cards=(),
    )


# ------------------------------------------------------------ what extra cards have left on rows


def _obstacles(layout: RowsLayout, index: int, row: CardRow) -> Iterator[Still]:
    """Chains and padlock of a locked row, the seal of one that takes seven."""
    if row.blocked_word:
        yield from _lock(layout, index, row)
    if row.has_seven:
        box = rect_of(row_signs.seven_marker_rect(qrect(layout.places(index, row.capacity).danger)))

        def draw(on: Canvas) -> None:
            row_signs.seven_marker(on.painter, on.look, on_pixels(box, on.dpr))

        yield Still(f"seal {index}", (), box, _SEAL_Z, drawing(draw), _MARGIN, _SEALING)


def _lock(layout: RowsLayout, index: int, row: CardRow) -> Iterator[Still]:
    word, box, cards = row.blocked_word, layout.rows[index], qrect(row_cards(layout, index, row))

    def chains(on: Canvas) -> None:
        row_signs.chained_row(on.painter, on.look, qrect(box), cards, word)

    content = (word, cards.left() - box.x, cards.width())
    yield Still(f"chains {index}", content, box, _CHAIN_Z, drawing(chains), _MARGIN, _CHAINING)
    place = rect_of(row_signs.padlock_rect(layout.unit, qrect(box), cards))

    def padlock(on: Canvas) -> None:
        row_signs.padlock(on.painter, on.look, on_pixels(place, on.dpr))

    yield Still(f"padlock {index}", (), place, _LOCK_Z, drawing(padlock), _MARGIN, _LOCKING)


# ------------------------------------------------------------ which rows stand out, and why


def row_lights(rows: Sequence[CardRow], now: Accents) -> dict[int, Light]:
    """How each row stands out, by row number."""
    lights = target_lights(now.targets, now.aimed, rows)
    return lights | _refusal_lights(now.refused, now.right, lights)


def target_lights(targets: tuple[Target, ...], aimed: ZoneId | None, rows: Sequence[CardRow] = ()) -> dict[int, Light]:
    """How each row that is a target, or whose cards all are, stands out, by row number."""
    lights = _rows_of_cards(targets, rows)
    for target in targets:
        if target.zone[0] == "row" and target.kind != "card":
            lights[target.zone[1]] = _light(target, is_aimed=target.zone == aimed)
    return lights


def _light(target: Target, *, is_aimed: bool) -> Light:
    is_strong = target.is_sure or is_aimed
    mark, price = (target.mark, target.price) if isinstance(target, RowTarget) else ("", None)
    is_lit = is_aimed if target.kind == "gap" or mark == "lock" else is_strong
    state = RowState.LIT if is_lit else RowState.TARGET
    light = Light(state, ghost=target.ghost, is_sure=target.is_sure, is_aimed=is_strong, price=price)
    if target.kind == "gap":
        return msgspec.structs.replace(light, gap=target.place if is_aimed else None)
    if mark == "lock" or (target.kind == "zone" and mark != "open"):
        return light
    return msgspec.structs.replace(light, place=target.place, has_seal=mark == "seven")


def _rows_of_cards(targets: tuple[Target, ...], rows: Sequence[CardRow]) -> dict[int, Light]:
    """The one row of which every card is a target: the row itself is meant. Several such rows are not lit."""
    zones = {target.zone for target in targets if target.kind == "card"}
    whole = [row.zone[1] for row in rows if row.cards and all(card.key in zones for card in row.cards)]
    return {whole[0]: Light(RowState.LIT)} if len(whole) == 1 else {}


def _refusal_lights(refused: ZoneId | None, right: Target | None, lit: Mapping[int, Light]) -> dict[int, Light]:
    """The refused row and the right place; the right place stays a target where it is lit as one."""
    lights: dict[int, Light] = {}
    if right is not None and right.zone[0] == "row" and right.zone[1] not in lit:
        lights[right.zone[1]] = Light(RowState.QUIET, right.place, right.ghost, is_right=True)
    if refused is not None and refused[0] == "row":
        lights[refused[1]] = Light(RowState.REFUSED)
    return lights


# ------------------------------------------------------------ the signs of targets that lie over the cards


def target_signs(layout: RowsLayout, table: RowsCards, now: Accents) -> Iterator[Still]:
    """One picture for each target that needs one: the row or the card itself shows the others."""
    for target in now.targets:
        is_aimed = target.zone == now.aimed
        sign = _sign(layout, table, target, is_aimed=is_aimed)
        if sign is not None:
            box, draw = sign
            name = f"{target.kind} {target.zone} {target.place} {is_aimed}"
            yield Still(name, (target.is_sure,), box, _SIGN_Z, drawing(draw), _SIGN_MARGIN)


def _sign(layout: RowsLayout, table: RowsCards, target: Target, *, is_aimed: bool) -> _Sign | None:
    """The box of the target's sign and how it is drawn."""
    if isinstance(target, RowTarget) and target.mark == "lock":
        return _padlock(layout, table, target) if is_aimed else None
    if target.kind == "gap":
        return None if is_aimed else _gap(layout, table, target)
    if target.zone[0] == "row" and target.zone[1] >= len(layout.rows):
        return _opening(layout, target, is_aimed=is_aimed)
    is_ringed = target.kind == "zone" and target.zone[0] != "row"
    return _ring(layout, table, target, is_aimed=is_aimed) if is_ringed else None


def _gap(layout: RowsLayout, table: RowsCards, target: Target) -> _Sign | None:
    number = target.zone[1]
    if number >= len(table.rows) or not table.rows[number].cards:
        return None
    places = layout.places(number, table.rows[number].capacity)
    count = min(len(table.rows[number].cards), len(places.lefts))
    height = card_height(layout.card)
    lying = [QRectF(left, places.top, layout.card, height) for left in places.lefts[:count]]
    middle = row_signs.gap_middle(layout.unit, lying, target.place)

    def draw(on: Canvas) -> None:
        row_signs.gap_bar(on.painter, on.look, middle, lying[0])

    return Rect(middle, places.top, 0, height), draw


def _padlock(layout: RowsLayout, table: RowsCards, target: Target) -> _Sign | None:
    number = target.zone[1]
    if number >= len(table.rows):
        return None
    box, lying = layout.rows[number], qrect(row_cards(layout, number, table.rows[number]))

    def draw(on: Canvas) -> None:
        on.painter.setOpacity(_NOT_THERE)
        row_signs.blocked_row(on.painter, on.look, qrect(box), lying, "")

    return box, draw


def _opening(layout: RowsLayout, target: Target, *, is_aimed: bool) -> _Sign | None:
    """The place of a row to come that has none among the rows: a new one in small, over the piles."""
    box, cell = opening(layout), spare_cell(layout)
    if box is None or cell is None:
        return None
    is_strong = is_aimed or target.is_sure

    def draw(on: Canvas) -> None:
        u, theme, look = on.look.u, on.look.theme, on.look
        edge, card, radius = qrect(box), layout.card, 14 * u
        paint.rounded(on.painter, edge, ROW_RADIUS * u, fill=theme.felt2)
        row_signs.trough(on.painter, look, edge, RowState.LIT if is_strong else RowState.TARGET)
        place = QRectF(0, 0, min(card, 0.8 * edge.width()), 0)
        place.setHeight(1.4 * place.width())
        place.moveCenter(QPointF(edge.center().x(), edge.center().y() + radius))
        paint.lit_place(on.painter, look, place, target.ghost, is_sure=is_strong)
        at, font = QPointF(edge.center().x(), place.top() - 1.8 * radius), look.exact_font(radius * 1.3, EXTRABOLD)
        number = str(target.zone[1] + 1)
        paint.badge(on.painter, number, at, radius, font, fill=theme.gold, ink=theme.on_gold)

    return box, draw


def _ring(layout: RowsLayout, table: RowsCards, target: Target, *, is_aimed: bool) -> _Sign:
    box, is_strong = table.zone_rect(layout, target.zone), is_aimed or target.is_sure

    def draw(on: Canvas) -> None:
        u, theme = on.look.u, on.look.theme
        ring, radius = qrect(box.grown(3 * u)), (ROW_RADIUS + 2) * u
        paint.rounded(on.painter, ring, radius, edge=theme.outline, stroke=(6 if is_strong else 5) * u)
        paint.rounded(on.painter, ring, radius, edge=theme.gold, stroke=(3.6 if is_strong else 2.4) * u)

    return box, draw
