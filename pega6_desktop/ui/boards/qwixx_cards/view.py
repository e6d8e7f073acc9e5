"""The table of Qwixx cards as a TableView. Owns which view of each part goes where."""

from collections.abc import Collection

from pega6_desktop.games.qwixx_cards.cards import COLOURS
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.ui.boards.qwixx_cards.cards import open_card, shown_card
from pega6_desktop.ui.boards.qwixx_cards.sheet_views import Captions, SheetView, StepView
from pega6_desktop.ui.boards.qwixx_cards.spread import SheetSpread
from pega6_desktop.ui.table.view import RowView, SeatState, SeatView, TableView
from pega6_desktop.ui.text.people import Voice
from pega6_desktop.ui.text.qwixx import table

_STEPS = {"draw": 0, "mark": 1, "play": 2}


def table_view(seen: Observation, voice: Voice, thinking: Collection[int]) -> TableView:
    """The whole table as this viewer sees it."""
    sheets = [sheet_view(seen, voice, seat, thinking) for seat in play_order(seen)]
    seats = [_seat_view(sheet) for sheet in sheets]
    has_own = seen.viewer is not None
    hand = tuple(map(open_card, seen.hand))
    is_over = seen.phase == "over"
    return TableView(
        title=table.title(has_jokers=seen.rules.jokers),
        subtitle=table.match_over() if is_over else table.subtitle(seen.number, voice.name(seen.active)),
        progress=(0, 0),
        target=None,
        rows=tuple(_row(sheets[0], row) for row in range(len(COLOURS))),
        others=tuple(seats[1:] if has_own else seats),
        own=seats[0] if has_own else None,
        hand=hand,
        spread=_spread(seen, sheets),
    )


def play_order(seen: Observation) -> list[int]:
    """All seats clockwise, the viewer first (the first seat for a spectator)."""
    count, first = seen.setup.seats, seen.viewer or 0
    return [(first + step) % count for step in range(count)]


def sheet_view(seen: Observation, voice: Voice, seat: int, thinking: Collection[int]) -> SheetView:
    """The sheet of one player."""
    sheet, name = seen.sheets[seat], voice.name(seat)
    state = _state(seen, seat, thinking)
    is_own = seat == seen.viewer
    is_due = is_own and seat in seen.to_act
    doing = table.your_turn() if is_due and seen.phase != "mark" else table.state_word(state)
    return SheetView(
        seat=seat,
        name=name,
        avatar=voice.seats[seat].avatar,
        note=table.noted(doing, 0 if is_own else sheet.missed),
        state=state,
        is_turn=seat == seen.active and seen.phase not in ("deal", "over"),
        sheet=sheet,
        row_notes=tuple(table.row_note(row, sheet) for row in range(len(COLOURS))),
        backs=seen.hand_numbers[seat] if seen.hand_numbers else (),
        spoken=table.seat(name, sheet.total, sheet.missed, table.state_word(state)),
        spoken_rows=tuple(table.row(row, sheet) for row in range(len(COLOURS))),
    )


def _state(seen: Observation, seat: int, thinking: Collection[int]) -> str:
    if seen.phase == "mark":
        return "chosen" if seen.has_chosen[seat] else "thinking" if seat in thinking else "choosing"
    if seat == seen.active and seen.phase in ("draw", "play"):
        return "thinking" if seat in thinking else seen.phase
    return ""


def _seat_view(view: SheetView) -> SeatView:
    """A player for lists and standings."""
    states: dict[str, SeatState] = {"chosen": "chosen", "thinking": "thinking", "choosing": "choosing"}
    return SeatView(
        seat=view.seat,
        name=view.name,
        avatar=view.avatar,
        spoken=view.spoken,
        points=view.sheet.total,
        points_word=table.points_title(),
        total=view.sheet.total,
        total_word=table.points_title(),
        goal="",
        share=None,
        state=states.get(view.state, "idle"),
        is_turn=view.is_turn,
        card=None,
    )


def _row(view: SheetView, row: int) -> RowView:
    """An own row for the lists."""
    return RowView(
        zone=("row", row),
        number=row + 1,
        name=view.spoken_rows[row],
        heads=view.sheet.row_points[row],
        heads_word=table.points(view.sheet.row_points[row]),
        note=view.row_notes[row],
        danger="",
        is_full=row in view.sheet.completed,
        capacity=0,
        cards=(),
    )


def _spread(seen: Observation, sheets: list[SheetView]) -> SheetSpread:
    return SheetSpread(
        own=sheets[0],
        others=tuple(sheets[1:]),
        hand=tuple(map(open_card, seen.hand)),
        display=tuple(shown_card(at, number) for at, number in enumerate(seen.display) if number),
        played=tuple(map(open_card, seen.in_play)),
        piles=(seen.top, seen.pile_size, len(seen.discard)),
        steps=tuple(_step(seen, step) for step in range(len(_STEPS))),
        words=_captions(seen),
        is_now=seen.phase == "mark",
    )


def _step(seen: Observation, step: int) -> StepView:
    now = _STEPS.get(seen.phase, -1)
    if step < now:
        return StepView(table.step_done(step), table.step_line(step), "done")
    return StepView(table.step_title(step), table.step_line(step), "now" if step == now else "later")


def _captions(seen: Observation) -> Captions:
    is_announced = seen.phase in ("mark", "play")
    return Captions(
        codes=tuple(map(table.code, range(len(COLOURS)))),
        after_five=table.after_five(),
        missed=table.missed_turns(),
        missed_cost=table.each_costs(),
        your_points=table.your_points(),
        points=table.points_title(),
        display=table.display_word(),
        pile=table.pile_word(seen.pile_size),
        discard=table.discard_word(len(seen.discard)),
        announced=table.announced(seen.top, is_now=seen.phase == "mark") if is_announced else "",
    )
