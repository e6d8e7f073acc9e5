"""The lines of a film: what happened, in sentences, each with the step it leads to.

Owns these values and their model. Must not know any game: the board tells what happened.
"""

from collections.abc import Iterator
from typing import Protocol, runtime_checkable

import msgspec
from PySide6.QtCore import Qt

from pega6_desktop.ui.look.listing import ListingModel
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.film.film_steps import FilmSteps
from pega6_desktop.ui.words.people import Voice

_SPOKEN = (int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.AccessibleTextRole), int(Qt.ItemDataRole.ToolTipRole))


@runtime_checkable
class _Acted(Protocol):
    """An event of one seat."""

    @property
    def seat(self) -> int: ...


class ReplayLine(msgspec.Struct, frozen=True):
    """One line. stop: the step it leads to. head: it begins a chapter, with this title; note: who took what in it.

    avatar: of the player it speaks of, None for nobody's. heads: taken in it, 0 for none.
    """

    number: int
    stop: int
    text: str
    head: str = ""
    note: str = ""
    avatar: int | None = None
    heads: int = 0


def told_lines(film_steps: FilmSteps, board: Board) -> Iterator[ReplayLine]:
    """Every line of the film in the present language."""
    film, number = film_steps.film, 0
    seats = film.header.seats
    voice = Voice(seats, film.seat)
    for place, stop in enumerate(film_steps.stops):
        is_chapter = place in film_steps.chapters
        for frame in film.frames[stop.first : stop.last + 1]:
            text = board.sentence(frame.event, seats, film.seat)
            hint = board.hint(frame.event)
            is_head = is_chapter and (hint.kind == "deal" or hint.begins)
            if not text:
                continue
            avatar = None
            if isinstance(frame.event, _Acted) and 0 <= frame.event.seat < len(seats):
                avatar = seats[frame.event.seat].avatar
            taken = sum(count for _, count in hint.counts)
            head = note = ""
            if is_head or hint.is_gate:
                view = board.view(frame.observation, seats)
                head = view.subtitle if hint.kind == "reveal" else text
                note = _taken(film_steps, place, voice) if hint.kind == "reveal" else ""
            number += 1
            yield ReplayLine(number, place, text, head, note, avatar, taken)


def _taken(film_steps: FilmSteps, place: int, voice: Voice) -> str:
    """Who took how many heads in the trick that begins here."""
    chapter = film_steps.stops[place].chapter
    sums: dict[int, int] = {}
    for stop in film_steps.stops[place:]:
        if stop.chapter != chapter:
            break
        for seat, heads in stop.taken:
            sums[seat] = sums.get(seat, 0) + heads
    return ", ".join(f"{voice.called(seat)} {heads}" for seat, heads in sums.items() if heads)


class ReplayModel(ListingModel[ReplayLine]):
    """The lines of a film, all of them or only those in which somebody took."""

    def key(self, item: ReplayLine) -> int:
        """The number of the line."""
        return item.number

    def words(self, item: ReplayLine, role: int) -> str | None:
        """The sentence."""
        if role not in _SPOKEN:
            return None
        return f"{item.head}: {item.text}" if item.head and item.head != item.text else item.text

    def row_at(self, stop: int) -> int:
        """The row of the last line up to this step; -1 before all of them."""
        return max((row for row, item in enumerate(self.items) if item.stop <= stop), default=-1)
