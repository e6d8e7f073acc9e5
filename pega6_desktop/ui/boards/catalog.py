"""THE list of boards: a new game's board is one package and one line here."""

from collections.abc import Mapping
from types import MappingProxyType

from pega6_desktop.ui.boards.no_thanks.board import NoThanksBoard
from pega6_desktop.ui.boards.pega6.board import Pega6Board
from pega6_desktop.ui.boards.qwixx_cards.board import QwixxCardsBoard
from pega6_desktop.ui.table.board import Board

BOARDS: Mapping[str, Board] = MappingProxyType(
    {board.game: board for board in (Pega6Board(), NoThanksBoard(), QwixxCardsBoard())}
)
"""Boards by game id."""
