"""Shows a film on a felt: step by step, backwards, by itself, or at any of its steps at once.

Owns where the film stands, whether it runs, and how long it rests between two steps. Nothing can be played here: what
is shown is past. Must not know any game, nor widgets.
"""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from pega6_desktop.runtime.film import Film, Frame
from pega6_desktop.runtime.messages import Opened, Seen, Step
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.film.film_steps import FilmSteps, cut
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.play.playback import Playback
from pega6_desktop.ui.table.play.ports import TablePort
from pega6_desktop.ui.table.view import CardKey, Explanation

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
