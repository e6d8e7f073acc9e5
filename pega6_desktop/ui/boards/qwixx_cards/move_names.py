"""Moves of Qwixx cards by name, for lists and screen readers. Owns what a move is called and which card it plays."""

from typing import assert_never

from pega6_desktop.games.qwixx_cards.cards import is_joker
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, CrossNumber, Draw, Move, Play
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.ui.boards.qwixx_cards.cards import card_key
from pega6_desktop.ui.table.view import CardKey
from pega6_desktop.ui.words.qwixx import table
from pega6_desktop.ui.words.qwixx import turn as turn_words


def card_of(move: Move) -> CardKey | None:
    """The first card a move plays."""
    return card_key(move.cards[0]) if isinstance(move, Play) and move.cards else None


def move_name(seen: Observation, move: Move) -> str:
    """One legal move as a sentence."""
    match move:
        case Draw(places):
            return turn_words.draw_move([seen.display[at] for at in places])
        case CrossNumber(row):
            return turn_words.mark_move(seen.top, row)
        case CrossNothing():
            return turn_words.pass_button(seen.top)
        case Play(cards, row, numbers):
            has_choice = all(map(is_joker, cards))
            return turn_words.play_move(table.all_cards(cards), row, numbers, has_choice=has_choice)
        case _:
            assert_never(move)
