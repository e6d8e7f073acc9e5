"""A film cut into the steps a watcher takes: one for every thing that is worth stopping at.

Owns where a step ends and where a chapter begins (a deal, a trick, a turn). Pure. Must not know any game: the board
says what an event is.
"""

import msgspec

from pega6_desktop.runtime.film import Film
from pega6_desktop.ui.table.board import Board

_PASSED = frozenset({"take", "quiet"})
"""Kinds of events that belong to what follows them."""


class Stop(msgspec.Struct, frozen=True):
    """One step: the frames from `first` to `last`, which are played one after the other.

    chapter: number of the chapter it belongs to, from 0. round_number counts from 1. number: see Board.number. taken:
    (seat, heads) that were taken in it.
    """

    first: int
    last: int
    chapter: int
    round_number: int
    number: int
    taken: tuple[tuple[int, int], ...]


class FilmSteps(msgspec.Struct, frozen=True):
    """The steps of a film. chapters: the first step of each chapter. rounds: the first step of each round."""

    film: Film
    stops: tuple[Stop, ...]
    chapters: tuple[int, ...]
    rounds: tuple[int, ...]

    @property
    def scale(self) -> tuple[tuple[int, int], ...]:
        """(step, number) wherever another number begins: of rounds; in a match of one round of whatever it counts."""
        has_one = len(self.rounds) == 1 and any(stop.number for stop in self.stops)
        numbers = [stop.number if has_one else stop.round_number for stop in self.stops]
        return tuple((at, number) for at, number in enumerate(numbers) if at == 0 or number != numbers[at - 1])

    def chapter_before(self, stop: int) -> int:
        """The beginning of this chapter, or of the one before where it stands there already."""
        return max((chapter for chapter in self.chapters if chapter < stop), default=0)

    def chapter_after(self, stop: int) -> int:
        """The beginning of the next chapter, or the end."""
        return min((chapter for chapter in self.chapters if chapter > stop), default=len(self.stops) - 1)


def cut(film: Film, board: Board) -> FilmSteps:
    """The steps of this film; there is at least the first deal."""
    stops: list[Stop] = []
    chapters: list[int] = []
    rounds: list[int] = []
    first, round_number, taken = 0, 1, list[tuple[int, int]]()
    is_new = False
    for index, frame in enumerate(film.frames):
        hint = board.hint(frame.event)
        taken += hint.counts
        is_new |= hint.kind == "deal" or hint.begins
        if hint.kind == "deal":
            round_number = len(frame.observation.score.rounds) + 1
        if not _ends_here(film, board, index):
            continue
        if is_new:
            chapters.append(len(stops))
            is_new = False
        if not rounds or round_number > stops[-1].round_number:
            rounds.append(len(stops))
        number = board.number(frame.observation)
        stops.append(Stop(first, index, max(0, len(chapters) - 1), round_number, number, tuple(taken)))
        first, taken = index + 1, []
    return FilmSteps(film, tuple(stops), tuple(chapters) or (0,), tuple(rounds) or (0,))


def _ends_here(film: Film, board: Board, index: int) -> bool:
    """Whatever the log tells ends a step, unless it only prepares what follows; so does a decision that is awaited."""
    frame = film.frames[index]
    if index + 1 == len(film.frames):
        return True
    kind = board.hint(frame.event).kind
    if kind in ("deal", "reveal", "gate"):
        return True
    if frame.is_last and kind not in ("choose", "take_back"):
        return True
    return kind not in _PASSED and bool(board.sentence(frame.event, film.header.seats, film.seat))
