"""The table of Pega em 6! as a TableView. Owns which view of each part goes where, and the rows."""

from collections.abc import Collection

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import Row
from pega6_desktop.games.pega6.variants import ROWS
from pega6_desktop.ui.boards.pega6 import drafting
from pega6_desktop.ui.boards.pega6.cards import number_card
from pega6_desktop.ui.boards.pega6.seats import play_order, seat_view
from pega6_desktop.ui.boards.pega6.spare import spare
from pega6_desktop.ui.boards.pega6.tray import note, tray
from pega6_desktop.ui.boards.pega6.zones import is_putting_aside, own_cards
from pega6_desktop.ui.table.view import RowView, SeatView, TableView
from pega6_desktop.ui.words.pega6 import draft, rules, special_turn, table
from pega6_desktop.ui.words.people import Voice


def table_view(observation: Observation, voice: Voice, thinking: Collection[int]) -> TableView:
    """The whole table as this viewer sees it."""
    seats = [seat_view(observation, voice, seat, thinking) for seat in play_order(observation)]
    has_own = observation.viewer is not None
    score = observation.score
    goes_along = len(observation.rows) > ROWS
    return TableView(
        title=table.title(rules.variant_name(observation.setup.variant), observation.number, score.round_limit),
        subtitle=_subtitle(observation),
        progress=progress(observation),
        target=score.target,
        rows=tuple(_row(index, row, goes_along=goes_along) for index, row in enumerate(observation.rows)),
        others=tuple(seats[1:] if has_own else seats),
        own=_own(observation, seats[0]) if has_own else None,
        hand=tuple(number_card(card) for card in own_cards(observation)),
        tray=tray(observation, voice.edition),
        tray_note=note(observation),
        spare=spare(observation, voice),
        draft=drafting.draft_view(observation, voice),
        pile_title=special_turn.pile_title(observation.budget) if is_putting_aside(observation) else "",
    )


def _own(observation: Observation, seat: SeatView) -> SeatView:
    return drafting.own_plate(observation, seat) if observation.phase == "draft" else seat


def _subtitle(observation: Observation) -> str:
    match observation.phase:
        case "over":
            return table.match_over()
        case "draft":
            return draft.laps(*progress(observation))
        case "deal":
            return table.between_rounds(observation.number)
        case _:
            return table.trick(observation.trick, observation.trick_count)


def progress(observation: Observation) -> tuple[int, int]:
    """Tricks of the round, or laps of the draft: the one in progress, and all of them."""
    done = drafting.lap(observation) if observation.phase == "draft" else observation.trick
    return done if observation.number else 0, observation.trick_count


def _row(index: int, row: Row, *, goes_along: bool) -> RowView:
    """goes_along: the row leaves the table with the card that takes it (P6-S-13)."""
    number, cost = index + 1, heads(row.cards)
    return RowView(
        zone=("row", index),
        number=number,
        name=table.row_name(number, row.cards, cost, row),
        heads=cost,
        heads_word=table.heads_word(cost),
        note=table.note(cost, row, goes_along=goes_along),
        danger=table.danger(has_seven=row.has_seven),
        is_full=row.is_full,
        capacity=row.capacity,
        cards=tuple(number_card(card) for card in row.cards),
        has_seven=row.has_seven,
        blocked_word=table.blocked() if row.is_blocked else "",
    )
