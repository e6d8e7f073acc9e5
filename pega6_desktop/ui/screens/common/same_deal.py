"""The deal of a match: its number with what can be done with it, and how everybody did with the same cards.

Owns the line of the number, who is compared and how it is drawn and spoken. Must not know how a number is made or where
matches are kept.
"""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.records.history import SameDeal
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.look import BOLD, SEMIBOLD, Look, Pictures, paint, text_width
from pega6_desktop.ui.look.widgets import Label, PlateButton
from pega6_desktop.ui.screens.common.history_words import unknown_day
from pega6_desktop.ui.screens.common.lists import Head, Measures, Player, PlayerTable, TableCell, Total
from pega6_desktop.ui.screens.common.screen import flowing, stacked
from pega6_desktop.ui.screens.common.words import when_word
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.messages import GameWords, Voice, filled, place_word, signed


class DealLine(QWidget):
    """The number, sent by ``copy_asked(str)``; ``again_asked`` where that is offered. Hidden without a number."""

    copy_asked = Signal(str)
    again_asked = Signal()

    def __init__(self, look: Look, *, has_again: bool = False) -> None:
        """has_again: offer to play again, by the key D."""
        super().__init__()
        self._number = ""
        self._words = Label(look, size=13, weight=BOLD, colour="muted", is_wrapped=True)
        self.copy_button = PlateButton(look, icon="log", size=13, tall=34)
        self.again_button = PlateButton(look, icon="first", key="D", size=13, tall=34)
        stacked(self, self._words, flowing(self.copy_button, self.again_button))
        self.again_button.setHidden(not has_again)
        self.copy_button.clicked.connect(lambda: self.copy_asked.emit(self._number))
        self.again_button.clicked.connect(self.again_asked)
        self.retranslate()

    @property
    def number(self) -> str:
        """The number that is shown, empty for none."""
        return self._number

    def show_number(self, number: str) -> None:
        """Show this number, or nothing at all without one."""
        self._number = number
        self.setVisible(bool(number))
        self.retranslate()

    def retranslate(self) -> None:
        """Every word in the present language."""
        self._words.setText(filled(self.tr("Deal code: {number}"), number=self._number))
        self.copy_button.set_label(self.tr("Copy the code"))
        self.again_button.set_label(self.tr("Play the same cards again"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


ROW = 50
"""Units of a line."""

MOST_LINES = 30
"""More people are not compared on one sheet."""


class Compared(msgspec.Struct, frozen=True):
    """Somebody who played these cards: the seat (from 0), place and number of players in that match, and the total.

    played_at: ISO 8601 in UTC, empty where it cannot be read; None for the match that is looked at.
    """

    name: str
    avatar: int
    seat: int
    place: int
    players: int
    total: int
    played_at: str | None = None

    @property
    def is_here(self) -> bool:
        """Whether it is of the match that is looked at."""
        return self.played_at is None


def compared(score: ScoreSheet, seats: Sequence[SeatInfo], others: Sequence[SameDeal]) -> tuple[Compared, ...]:
    """Everybody to be compared, the best total first; empty while nobody else has played these cards, or here goes on.

    People count, and in a match of bots only the bots. Of equal totals this match comes first, then the newest.
    """
    if score.outcome is None or not others:
        return ()
    found = _players(seats, score.totals, score.outcome.places, None)
    for other in others:
        found += _players(other.seats, other.totals, other.places, other.played_at)
    sign = 1 if score.is_low_best else -1
    return tuple(sorted(found, key=lambda one: sign * one.total)[:MOST_LINES])


def _players(
    seats: Sequence[SeatInfo], totals: Sequence[int], places: Sequence[int], played_at: str | None
) -> list[Compared]:
    voice = Voice(tuple(seats), None)
    people = [seat for seat, info in enumerate(seats) if info.kind == "human"] or list(range(len(seats)))
    return [
        Compared(voice.name(seat), seats[seat].avatar, seat, places[seat], len(seats), totals[seat], played_at)
        for seat in people
    ]


class SameDealTable(PlayerTable):
    """One line per player; those of the match that is looked at stand on gold."""

    def __init__(self, look: Look, pictures: Pictures) -> None:
        super().__init__(Measures(look, name=15, note=12, total=17, face=36, left=10), pictures)
        self._lines: tuple[Compared, ...] = ()
        self._words: GameWords = next(iter(WORDS.values()))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def lines(self) -> tuple[Compared, ...]:
        """Who is compared, from the top."""
        return self._lines

    def show_lines(self, words: GameWords, lines: tuple[Compared, ...]) -> None:
        """Compare these, in the words of their game."""
        self._words, self._lines = words, lines
        self._refresh()

    def sizeHint(self) -> QSize:
        """All lines."""
        return QSize(round(340 * self._measures.u), len(self._lines) * self._row())

    def minimumSizeHint(self) -> QSize:
        """Names are elided first."""
        return QSize(round(220 * self._measures.u), self.sizeHint().height())

    def _row(self) -> int:
        return round(max(ROW * self._measures.u, self._measures.font(15).pixelSize() * 2.9))

    def _refresh(self) -> None:
        at, lines = self._measures, self._lines
        self.setAccessibleName(self.tr("The same cards, compared"))
        self.setAccessibleDescription(" ".join(self._spoken(line) for line in lines))
        titles = (self.tr("Player"), self.tr("Place"), self.tr("Total"))
        heads = [Head(text=title, right=right) for title, right in zip(titles, (0, 12, 14), strict=True)]
        self._show_cells(heads, [self._row_of(line) for line in lines])
        total = max(paint.heads_width(total, at.font(at.total)) for total in (100, *(line.total for line in lines)))
        place = max((text_width(self._place(line), at.font(13, SEMIBOLD)) for line in lines), default=0.0)
        self._place_cells(0, self._row(), (place + 20 * at.u, total + 14 * at.u))
        self.updateGeometry()

    # ---------------------------------------------------------------- words

    def _row_of(self, line: Compared) -> tuple[Player, TableCell, Total]:
        when = self._when(line)
        player = Player(text=line.name, said=f"{line.name}, {when}", note=when, avatar=line.avatar, is_own=line.is_here)
        total = Total(
            text=signed(line.total),
            said=self._words.points(line.total),
            points=line.total,
            has_heads=self._words.has_heads,
            # The best stands first.
            is_cost=self._lines[0].total <= self._lines[-1].total,
        )
        return player, TableCell(text=self._place(line)), total

    def _place(self, line: Compared) -> str:
        words = self.tr("{place} of {count}", "place in a match, as 2nd of 4")
        return filled(words, place=place_word(line.place), count=line.players)

    def _when(self, line: Compared) -> str:
        when = self.tr("this match") if line.played_at is None else when_word(line.played_at) or unknown_day()
        seat = self.tr("seat {number}")
        return f"{when} · {filled(seat, number=line.seat + 1)}"

    def _spoken(self, line: Compared) -> str:
        words = self.tr("{name}, {heads}, {place}, {when}.")
        facts = {"heads": self._words.points(line.total), "place": self._place(line), "when": self._when(line)}
        return filled(words, name=line.name, **facts)
