"""Why a card of Qwixx cards may be crossed where it may, or not: the rule of that very moment. Owns explanations."""

from pega6_desktop.games.qwixx_cards.cards import COLOURS, Card, colour_of, is_joker, number_of
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.games.qwixx_cards.sheets import CROSSES_FOR_LAST, obstacle
from pega6_desktop.ui.boards.qwixx_cards.cards import card_in
from pega6_desktop.ui.boards.qwixx_cards.gathering import gain, own_sheet
from pega6_desktop.ui.table.view import CardKey, Explanation, SumLine
from pega6_desktop.ui.words.qwixx import reasons, table

_RULES = {"row_completed": "QX-09", "left_of_cross": "QX-06", "five_crosses": "QX-07", "": "QX-20"}


def why(seen: Observation, key: CardKey) -> Explanation | None:
    """What a card is good for on the own sheet; of a back only that its colour is hidden."""
    if key[0] == "shown":
        number = seen.display[key[1]]
        return Explanation(table.back(number, key[1]), (), reasons.hidden_colour(), "QX-12")
    card = card_in(key)
    if card is None or card not in seen.hand:
        return None
    rows = range(len(COLOURS)) if is_joker(card) else (colour_of(card),)
    lines = tuple(_line(seen, card, row) for row in rows)
    code = obstacle(rows[0], own_sheet(seen).rows[rows[0]], number_of(card))
    closing = reasons.joker() if is_joker(card) else reasons.spacing()
    return Explanation(table.card(card), lines, closing, "QX-32" if is_joker(card) else _RULES[code])


def _line(seen: Observation, card: Card, row: int) -> SumLine:
    """One row: what it takes, and what a cross there would bring."""
    sheet, number = own_sheet(seen), number_of(card)
    crossed = sheet.rows[row]
    code = obstacle(row, crossed, number)
    if code:
        return SumLine(table.colour(row), reasons.barred(code, crossed, CROSSES_FOR_LAST), "", "")
    brings = table.points(gain(sheet, ((row, number),)))
    return SumLine(table.colour(row), reasons.after(crossed), brings, "", is_best=True)
