"""Players of Qwixx cards that weigh the next step by what rows and held cards are worth, without looking further.

Owns that one look; must not know states, rules or what others hold.
"""

from collections.abc import Callable

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.qwixx_rows import RowValues
from pega6_desktop.bots.kernels.qwixx_tables import Judgement, QwixxTables, usable
from pega6_desktop.bots.qwixx_cards.situation import masks_of, single_table, states_of
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, CrossNumber, Draw, Move, Play
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.games.qwixx_cards.sheets import Sheet


class WeighingBot:
    """Plays the move after which its own sheet and hand are worth most."""

    def __init__(self, judgement: Callable[[int], Judgement]) -> None:
        """judgement: by table size."""
        self._judgement = judgement

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """The move of highest worth, of equals the first. Raises Cancelled."""
        budget.checkpoint()
        return weighed(observation, self._judgement(observation.setup.seats), budget)[0]


def weighed(seen: Observation, judgement: Judgement, budget: ThinkBudget) -> list[Move]:
    """The legal moves, the one of highest worth first; of equals as the rules list them. Raises Cancelled."""
    table = single_table(seen)
    values = judgement.at(table.round)
    if seen.phase == "play":
        worths = play_worths(seen, values, judgement.miss, budget)
    elif seen.phase == "mark":
        worths = _mark_worths(seen, table, values, judgement)
    else:
        worths = _draw_worths(seen, table, values)
    order = sorted(range(len(worths)), key=lambda index: -worths[index])
    return [seen.legal[index] for index in order]


def _draw_worths(seen: Observation, table: QwixxTables, values: RowValues) -> list[int]:
    single = table.display_worth(values)[0]
    return [sum(int(single[at]) for at in move.places) for move in seen.legal if isinstance(move, Draw)]


def _mark_worths(seen: Observation, table: QwixxTables, values: RowValues, judgement: Judgement) -> list[int]:
    """Worth of each decision about the announced number; the active seat looks at its play as well."""
    seat = seen.viewer or 0
    if seat == seen.active:
        best = int(table.best_mark_before_play(seat, table.number, values, judgement)[0])
        return [int(move == (CrossNumber(best) if best >= 0 else CrossNothing())) for move in seen.legal]
    gains = table.mark_gains(seat, table.number, values)[0]
    return [int(gains[move.row]) if isinstance(move, CrossNumber) else 0 for move in seen.legal]


def play_worths(seen: Observation, values: RowValues, miss: int, budget: ThinkBudget) -> list[int]:
    """Worth of sheet and hand after each legal play. Raises Cancelled."""
    sheet = seen.sheets[seen.viewer or 0]
    worths: list[int] = []
    for move in seen.legal:
        if not isinstance(move, Play):
            continue
        if len(worths) % 64 == 0:
            budget.checkpoint()
        after = sheet_after(sheet, move)
        left = tuple([card for card in seen.hand if card not in move.cards])
        is_missed = not move.numbers and not seen.has_crossed
        worths.append(_worth(after, left, values) - (miss if is_missed else 0))
    return worths


def sheet_after(sheet: Sheet, move: Play) -> Sheet:
    """The sheet with the crosses of this play."""
    for number in move.numbers:
        sheet = sheet.crossed(move.row, number)
    return sheet


def _worth(sheet: Sheet, hand: tuple[int, ...], values: RowValues) -> int:
    """The same sum as the batch makes; see QwixxTables.worth."""
    states = states_of(sheet)
    masks = usable(masks_of(hand)[None])[0].tolist()
    return sum(
        int(values.rows[state]) + int(values.held[state[1], mask]) for state, mask in zip(states, masks, strict=True)
    )
