"""The table of Qwixx cards as a TableView. Owns which view of each part goes where."""

from collections.abc import Collection

from msgspec.structs import replace

from pega6_desktop.core.game import Observed
from pega6_desktop.games.qwixx_cards.cards import COLOURS
from pega6_desktop.games.qwixx_cards.events import MatchEnded
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.games.qwixx_cards.scoring import enders
from pega6_desktop.games.qwixx_cards.sheets import MISSED_COST, Crosses, Sheet
from pega6_desktop.ui.boards.qwixx_cards.arrangement import SheetArrangement
from pega6_desktop.ui.boards.qwixx_cards.cards import MatView, StepView, open_card, shown_card
from pega6_desktop.ui.boards.qwixx_cards.layout import other_place
from pega6_desktop.ui.boards.qwixx_cards.sheets import SheetView, SheetWords, other_sheet
from pega6_desktop.ui.look.paint.qwixx import KRAFT, KRAFT_INK, TONES
from pega6_desktop.ui.table.arrangement import SheetAtEnd, TableView
from pega6_desktop.ui.table.cards.art import drawing
from pega6_desktop.ui.table.view import Parts, SeatView, Standing, play_order
from pega6_desktop.ui.words.messages import Voice
from pega6_desktop.ui.words.qwixx import table
from pega6_desktop.ui.words.qwixx import table as log
from pega6_desktop.ui.words.table_talk import SeatState

_STEPS = {"draw": 0, "mark": 1, "play": 2}


def seen_of(observation: Observed[object]) -> Observation:
    """The observation of this game; whatever table and screens pass on was given to them: another is a TypeError."""
    if not isinstance(observation, Observation):
        raise TypeError(f"not an observation of Qwixx cards: {type(observation).__name__}")
    return observation


def table_view(seen: Observation, voice: Voice, thinking: Collection[int]) -> TableView:
    """The whole table as this viewer sees it."""
    sheets = [sheet_view(seen, voice, seat, thinking) for seat in play_order(seen.setup.seats, seen.viewer)]
    seats = [_seat_view(sheet) for sheet in sheets]
    has_own = seen.viewer is not None
    is_over = seen.phase == "over"
    return TableView(
        title=table.title(has_jokers=seen.rules.jokers),
        subtitle=table.match_over() if is_over else table.subtitle(seen.number, voice.name(seen.active)),
        progress=(0, 0),
        target=None,
        others=tuple(seats[1:] if has_own else seats),
        own=seats[0] if has_own else None,
        arrangement=_arrangement(seen, voice, sheets),
        standing=Standing(table.points_now(), table.more_is_better(), is_low_best=False),
    )


def parts(seen: Observation, voice: Voice) -> Parts | None:
    """The rows by colour and the missed turns, once the match is over."""
    ended = enders(seen.sheets)
    if ended is None or seen.score.outcome is None:
        return None
    reason, seats = ended
    rows = [tuple(sheet.row_points[row] for sheet in seen.sheets) for row in range(len(COLOURS))]
    missed = tuple(-MISSED_COST * sheet.missed for sheet in seen.sheets)
    return Parts(
        titles=(*map(table.code, range(len(COLOURS))), table.missed_short()),
        names=(*map(table.colour, range(len(COLOURS))), table.missed_turns()),
        points=(*rows, missed),
        colours=(*((tone.base, tone.ink) for tone in TONES), (KRAFT, KRAFT_INK)),
        way=table.where_from(),
        why=log.ended(MatchEnded(reason, seats, seen.score.totals, seen.score.outcome.winners), voice),
        shapes=(*range(len(COLOURS)), None),
        closed=tuple(
            frozenset(seat for seat, sheet in enumerate(seen.sheets) if row in sheet.completed)
            for row in range(len(COLOURS) + 1)
        ),
        legend=table.legend(),
    )


def finished_sheets(seen: Observation, voice: Voice) -> tuple[SheetAtEnd, ...]:
    """By seat, the sheet at the end of the match."""
    words = _sheet_words(is_for_all=True)

    def finished(view: SheetView) -> SheetAtEnd:
        return SheetAtEnd(
            lambda box: drawing(lambda on: other_sheet(other_place(box, on.look.u), view, words, on)),
            ", ".join((view.spoken, *view.spoken_rows)),
        )

    def note(sheet: Sheet) -> str:
        return table.rows_completed(sheet.completed) if sheet.completed else ""

    return tuple(
        finished(replace(sheet_view(seen, voice, seat, ()), is_turn=voice.is_you(seat), backs=(), note=note(sheet)))
        for seat, sheet in enumerate(seen.sheets)
    )


def sheet_view(seen: Observation, voice: Voice, seat: int, thinking: Collection[int]) -> SheetView:
    """The sheet of one player."""
    sheet, name = seen.sheets[seat], voice.name(seat)
    state = _state(seen, seat, thinking)
    return SheetView(
        seat=seat,
        name=name,
        avatar=voice.seats[seat].avatar,
        note=_doing(seen, voice, seat, state),
        state=state,
        is_turn=seat == seen.active and seen.phase not in ("deal", "over"),
        sheet=sheet,
        fresh=_fresh(seen, seat),
        row_notes=tuple(table.row_note(row, sheet) for row in range(len(COLOURS))),
        backs=seen.hand_numbers[seat] if seen.hand_numbers else (),
        spoken=table.seat(name, sheet.total, sheet.missed, table.state_word(state)),
        spoken_rows=tuple(table.row(row, sheet) for row in range(len(COLOURS))),
    )


def _fresh(seen: Observation, seat: int) -> Crosses:
    return seen.fresh[seat] if seen.fresh else ()


def _doing(seen: Observation, voice: Voice, seat: int, state: str) -> str:
    """What the player does, or has done in this turn; in the next one the missed turn of the last is still told."""
    if voice.is_you(seat) and seat in seen.to_act and seen.phase != "mark":
        return table.your_turn()
    if state:
        return table.state_word(state)
    if fresh := _fresh(seen, seat):
        return table.crossed_now(fresh)
    if seen.phase == "play":
        return table.not_crossed(seen.top)
    was_active = seen.number > 1 and (seat + 1) % seen.setup.seats == seen.active
    return table.turn_missed() if seen.phase == "draw" and was_active else ""


def _state(seen: Observation, seat: int, thinking: Collection[int]) -> str:
    if seat not in seen.to_act:
        return "chosen" if seen.phase == "mark" and seen.has_chosen[seat] else ""
    return "thinking" if seat in thinking else "choosing" if seen.phase == "mark" else seen.phase


def _seat_view(view: SheetView) -> SeatView:
    """A player for lists and standings."""
    states: dict[str, SeatState] = {"chosen": "chosen", "thinking": "thinking", "choosing": "choosing"}
    return SeatView(
        seat=view.seat,
        name=view.name,
        avatar=view.avatar,
        spoken=view.spoken,
        total=view.sheet.total,
        state=states.get(view.state, "idle"),
        is_turn=view.is_turn,
    )


def _arrangement(seen: Observation, voice: Voice, sheets: list[SheetView]) -> SheetArrangement:
    return SheetArrangement(
        own=sheets[0],
        others=tuple(sheets[1:]),
        hand=tuple(map(open_card, seen.hand)),
        display=tuple(shown_card(at, number) for at, number in enumerate(seen.display) if number),
        played=tuple(map(open_card, seen.in_play)),
        mat=_mat(seen, voice),
        words=_sheet_words(is_for_all=seen.viewer is None or bool(voice.addressed(seen.viewer))),
        announced=table.announced(seen.top, is_now=seen.phase == "mark") if seen.phase in ("mark", "play") else "",
        is_now=seen.phase == "mark",
        display_words=table.to_draw([number for number in seen.display if number]),
    )


def _step(seen: Observation, voice: Voice, step: int) -> StepView:
    now = _STEPS.get(seen.phase, -1)
    if step < now:
        return StepView(table.step_done(step), _done(seen, voice, step), "done")
    is_now = step == now and (seen.phase == "mark" or bool(seen.to_act))
    return StepView(table.step_title(step), _to_do(seen, voice, step), "now" if is_now else "later")


def _done(seen: Observation, voice: Voice, step: int) -> str:
    """What came of an action of this turn."""
    if step == 0:
        return table.hand_full()
    if seen.viewer is None:
        return table.step_line(step)
    crossed = next((row for row, number in _fresh(seen, seen.viewer) if number == seen.top), None)
    who = voice.addressed(seen.viewer)
    return table.passed(seen.top, who) if crossed is None else table.crossed(seen.top, crossed, who)


def _to_do(seen: Observation, voice: Voice, step: int) -> str:
    """What may be done in an action, and who does it."""
    name = voice.called(seen.active)
    match seen.phase, step:
        case "mark", 1:
            return table.all_decide(seen.top)
        case "mark", 2:
            return table.then_alone(name)
        case "play", 2 if seen.active != seen.viewer:
            return table.alone(name)
        case _:
            return table.step_line(step)


def _mat(seen: Observation, voice: Voice) -> MatView:
    return MatView(
        top=seen.top,
        pile=seen.pile_size,
        discarded=len(seen.discard),
        steps=tuple(_step(seen, voice, step) for step in range(len(_STEPS))),
        display_word=table.display_word(),
        pile_word=table.pile_word(seen.pile_size),
        discard_word=table.discard_word(len(seen.discard)),
    )


def _sheet_words(*, is_for_all: bool) -> SheetWords:
    """is_for_all: nobody in particular looks on whose points they would be."""
    return SheetWords(
        codes=tuple(map(table.code, range(len(COLOURS)))),
        after_five=table.after_five(),
        missed=table.missed_turns(),
        missed_cost=table.each_costs(),
        your_points=table.points_title() if is_for_all else table.your_points(),
        points=table.points_title(),
        one_skip=table.one_skip(),
    )
