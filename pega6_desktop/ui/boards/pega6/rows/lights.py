"""Which rows stand out and why: legal targets, the aimed one, a refused one, the right one.

Owns these answers. Must not know who asked for them, nor paint.
"""

from collections.abc import Mapping, Sequence
from typing import assert_never

import msgspec

from pega6_desktop.ui.boards.pega6.rows.parts import CardRow
from pega6_desktop.ui.boards.pega6.rows.row_painter import Light
from pega6_desktop.ui.look.paint import RowState
from pega6_desktop.ui.table.arrangement import Accents
from pega6_desktop.ui.table.view import Target, ZoneId


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
    state = RowState.LIT if is_strong else RowState.TARGET
    light = Light(state, ghost=target.ghost, is_sure=target.is_sure, is_aimed=is_strong, price=target.price)
    replace = msgspec.structs.replace
    match target.kind:
        case "place" | "open":
            return replace(light, place=target.place)
        case "seven":
            return replace(light, place=target.place, has_seal=True)
        case "gap":
            return replace(light, gap=target.place) if is_aimed else replace(light, state=RowState.TARGET)
        case "lock":
            return replace(light, state=RowState.LIT if is_aimed else RowState.TARGET)
        case "zone" | "card":
            return light
        case _:
            assert_never(target.kind)


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
