"""A stored match on the same table: cut into steps, and shown forwards, backwards, by itself, or at any step at once.

Owns where a step ends and where a chapter begins (a deal, a trick, a turn), where the film stands, whether it runs, and
how long it rests between two steps. Nothing can be played here: what is shown is past. Must not know any game, nor
widgets.
"""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from pega6_desktop.runtime.film import Film, Frame
from pega6_desktop.runtime.messages import Opened, Seen, Step
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.play.playback import Playback
from pega6_desktop.ui.table.play.ports import TablePort
from pega6_desktop.ui.table.view import CardKey, Explanation

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


RESTS: Mapping[str, int] = MappingProxyType({"slow": 1800, "normal": 900, "fast": 350, "off": 350})
"""How long the film rests after a step when it runs by itself, by tempo, in ms."""

_ALONE = frozenset({"choose", "take_back"})


class Projector(QObject):
    """moved(int): the film stands at that step. running(bool): it has begun to run by itself, or stopped."""

    moved = Signal(int)
    running = Signal(bool)

    def __init__(
        self, boards: Mapping[str, Board], models: TableModels, area: TablePort, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._boards, self._area = boards, area
        first = next(iter(boards.values()))
        self._playback = Playback(first, models, area, self, self._with_hands)
        self._film_steps: FilmSteps | None = None
        self._frames: dict[int, Frame] = {}
        self._position = 0
        self._has_hands = False
        self._is_running = False
        self._rest = QTimer(self, singleShot=True, interval=RESTS["normal"])
        self._rest.timeout.connect(self._on_rested)
        self._playback.played.connect(self._on_played)
        self._playback.gate_reached.connect(self._on_gate)

    # ------------------------------------------------------------ where it stands

    @property
    def board(self) -> Board:
        """The board of the film."""
        return self._playback.board

    @property
    def film_steps(self) -> FilmSteps | None:
        """The film in steps; None before the first one."""
        return self._film_steps

    @property
    def position(self) -> int:
        """The step it stands at, from 0."""
        return self._position

    @property
    def last(self) -> int:
        """The last step."""
        return 0 if self._film_steps is None else len(self._film_steps.stops) - 1

    @property
    def frame(self) -> Frame | None:
        """What is shown, or about to be."""
        if self._film_steps is None:
            return None
        return self._film_steps.film.frames[self._film_steps.stops[self._position].last]

    @property
    def is_running(self) -> bool:
        """Whether it goes on by itself."""
        return self._is_running

    @property
    def has_hands(self) -> bool:
        """Whether the hands of all lie open."""
        return self._has_hands and self._film_steps is not None and self._film_steps.film.is_open

    # ------------------------------------------------------------ what the watcher asks

    def show(self, film: Film, position: int | None = None) -> None:
        """Put this film on; at the same place for another view of the same match, else at its beginning."""
        self.pause()
        match = film.header
        board = self._boards[match.game].printed(match.edition)
        self._film_steps = cut(film, board)
        self._frames = {id(frame.observation): frame for frame in film.frames}
        self._position = min(position or 0, self.last)
        shown = self._stop_frame(self._position)
        table = shown.observation
        self._playback.open(
            Opened(0, 0, match.match_id, match.game, match.variant, match.seats, table, is_resumed=False), board
        )
        self.moved.emit(self._position)

    def put_away(self) -> None:
        """Nobody watches any more: forget the film."""
        self.pause()
        self._film_steps, self._frames, self._position = None, {}, 0

    def jump(self, position: int) -> None:
        """Stand at that step at once."""
        if self._film_steps is None:
            return
        self._position = max(0, min(position, self.last))
        self._playback.stand_at(self._stop_frame(self._position).observation)
        self.moved.emit(self._position)
        self._go_on()

    def step(self, by: int) -> None:
        """One step forward (+1), which moves, or back (-1), which is there at once."""
        self.pause()
        if by > 0:
            self._forward()
        else:
            self.jump(self._position - 1)

    def turn_page(self, by: int) -> None:
        """To the beginning of the next chapter (+1), or of this one, then of the one before (-1)."""
        if self._film_steps is not None:
            find = self._film_steps.chapter_after if by > 0 else self._film_steps.chapter_before
            self.jump(find(self._position))

    def toggle(self) -> None:
        """Run, or stop; at its end it begins anew."""
        if self._is_running:
            self.pause()
            return
        if self._position == self.last:
            self.jump(0)
        self._set_running(is_running=True)
        self._go_on()

    @Slot()
    def pause(self) -> None:
        """Run no longer."""
        self._rest.stop()
        self._set_running(is_running=False)

    def set_hands(self, *, is_open: bool) -> None:
        """Let the hands of all be seen, or only that of the film's seat."""
        self._has_hands = is_open
        self.retell()

    def set_tempo(self, tempo: str) -> None:
        """How long it rests between two steps."""
        self._rest.setInterval(RESTS[tempo])

    def retell(self) -> None:
        """Everything in the present language."""
        self._playback.retranslate()

    def explain(self, key: CardKey) -> Explanation | None:
        """Why the card lies where it lies."""
        seen = self._playback.seen
        return None if seen is None else self.board.why(seen, self._playback.seats, key)

    # ------------------------------------------------------------ running

    def _forward(self) -> None:
        """The frames of the next step, one after the other; cards chosen face down lie there at once."""
        if self._film_steps is None or self._position >= self.last:
            return
        if not self._playback.is_at_rest:
            self._playback.stand_at(self._stop_frame(self._position).observation)
        self._position += 1
        stop = self._film_steps.stops[self._position]
        frames = list(self._film_steps.film.frames[stop.first : stop.last + 1])
        while len(frames) > 1 and self.board.hint(frames[0].event).kind in _ALONE:
            chosen = frames.pop(0)
            if self.board.hint(frames[0].event).kind not in _ALONE:
                self._playback.stand_at(chosen.observation)
        self._playback.add(*(Step(frame.event, frame.observation) for frame in frames))
        self.moved.emit(self._position)

    def _stop_frame(self, position: int) -> Frame:
        assert self._film_steps is not None
        return self._film_steps.film.frames[self._film_steps.stops[position].last]

    def _set_running(self, *, is_running: bool) -> None:
        if is_running != self._is_running:
            self._is_running = is_running
            self.running.emit(is_running)

    @Slot()
    def _on_played(self) -> None:
        self._go_on()

    @Slot(str)
    def _on_gate(self, _kind: str) -> None:
        """Nobody needs to be waited for."""
        self._playback.go_on()

    def _go_on(self) -> None:
        """The next rest begins when everything lies still."""
        if not self._is_running or self._rest.isActive() or not self._playback.is_at_rest:
            return
        if self._position >= self.last:
            self.pause()
        else:
            self._rest.start()

    @Slot()
    def _on_rested(self) -> None:
        if self._is_running:
            self._forward()

    # ------------------------------------------------------------ all hands

    def _with_hands(self, view: TableView, seen: Seen) -> TableView:
        """The view with the cards of everybody else lying open, where nothing is hidden any more."""
        frame = self._frames.get(id(seen))
        if not self.has_hands or frame is None or not frame.seats:
            return view
        views = [self.board.view(other, self._playback.seats) for other in frame.seats]
        opened = view.arrangement.opened({seat: other.arrangement for seat, other in enumerate(views)})
        return replace(view, arrangement=opened)
