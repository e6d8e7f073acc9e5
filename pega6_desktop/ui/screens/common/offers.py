"""What may be chosen for a new match: the games with a table to play them at, their variants, bots and emblems.

Owns the list as screens are given it. Must not know any game.
"""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from pega6_desktop.ui.screens.common.game_tiles import TileOfGame
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.cards.art import CardFace
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.messages import Messages, filled


class Offers(Messages):
    """Words about games on offer."""


class GameOffer(msgspec.Struct, frozen=True):
    """One game: ids of the variants that may be chosen, bot levels (weakest first), two cards for each variant."""

    game: str
    variants: tuple[str, ...]
    levels: tuple[str, ...]
    emblem: Callable[[str], tuple[CardFace, CardFace]]


def offers_of(boards: Mapping[str, Board], levels: Callable[[str], Sequence[str]]) -> tuple[GameOffer, ...]:
    """Every game that has a board, in the order of the boards."""
    return tuple(GameOffer(game, board.variants, tuple(levels(game)), board.emblem) for game, board in boards.items())


def tile_of(offer: GameOffer, limits: tuple[int, int]) -> TileOfGame:
    """The tile of a game that so few to so many can play, in the present language."""
    words = filled(Offers.tr("{least}–{most} people", "who can play a game"), least=limits[0], most=limits[1])
    return TileOfGame(offer.game, WORDS[offer.game].name(), words, offer.emblem(offer.variants[0]))
