"""A stored match, watched on the table it was played on: step by step, by itself, from any line of what happened.

Owns what stands where on this screen and which key means what on it. Must not know any game, nor where films come from:
``wished`` asks for one and ``answer`` takes it.
"""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from pega6_desktop.runtime.shelf_messages import BranchedOff, BranchOff, Filmed, MatchUnreadable, ShelfReply, Watch
from pega6_desktop.ui.look import Look
from pega6_desktop.ui.look.widgets import PlateButton, PrimaryButton, TopBar
from pega6_desktop.ui.look.widgets.buttons import BLEED
from pega6_desktop.ui.screens.common.beside_felt import WIDTH
from pega6_desktop.ui.screens.common.screen import Screen
from pega6_desktop.ui.screens.common.shortcuts import meant
from pega6_desktop.ui.screens.replay.controls import ReplayBar, ReplayControls
from pega6_desktop.ui.screens.replay.log import ReplayLog
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.pieces import whole_rect
from pega6_desktop.ui.table.cards.tempo import Tempo
from pega6_desktop.ui.table.film import Projector
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.surface.table_view import TableArea
from pega6_desktop.ui.table.turns.acts import Act, LetGo, Tap, TapZone
from pega6_desktop.ui.table.view import CardKey, TrickFlag
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.record_faults import fault_sentence

_ROOM_FOR_LOG = 1180
"""px of width from which on the list of what happened is there from the beginning."""


class ReplayScreen(Screen):
    """``wished(ShelfCommand)`` asks for a film or a branch. ``branched(MatchHeader)``: a branch is there to be played.

    ``tempo_asked``: the watcher wants another speed. ``told(str)``: a sentence about what cannot be shown.
    """

    wished = Signal(object)
    branched = Signal(object)
    tempo_asked = Signal()
    told = Signal(str)
    back_asked = Signal()

    def __init__(self, look: Look, art: CardArt, boards: Mapping[str, Board], bar: TopBar) -> None:
        super().__init__(look)
        self._ticket, self._match_id, self._when = 0, "", ""
        self._position_kept: int | None = None
        self._round_wished = 0
        self._has_log_wish: bool | None = None
        self._is_warned = False
        self.models = TableModels(self)
        self.area = TableArea(look, art, self.models, self, is_watched=True)
        self.projector = Projector(boards, self.models, self.area, self)
        self.controls = ReplayControls(look, self)
        self.bar = ReplayBar(look, bar, self)
        self.log = ReplayLog(look, art, self)
        self.branch_button = PrimaryButton(look, icon="branch", key="J", size=17, tall=58, parent=self)
        self.log_button = PlateButton(look, icon="log", key="H", size=15, tall=44, parent=self)
        self._keys = self._key_map()
        self._wire()
        self.retranslate()

    # ---------------------------------------------------------------- what is shown

    def watch(self, match_id: str, when: str = "", round_number: int = 1) -> None:
        """Show this match from the beginning of that round, as soon as its film is there.

        when: the moment it was played (ISO 8601), empty where nobody asks.
        """
        self._match_id, self._when = match_id, when
        self._is_warned = False
        self._position_kept, self._round_wished = None, round_number
        self._ask(None)

    def answer(self, reply: ShelfReply) -> None:
        """What the store says."""
        match reply:
            case Filmed(ticket, film) if ticket == self._ticket:
                self.projector.show(film, self._position_kept)
                self._show_reel()
                self._begin_with_round()
            case BranchedOff(header):
                if self.isVisible():
                    self.projector.pause()
                    self.branched.emit(header)
            case MatchUnreadable(match_id, code, params) if match_id == self._match_id and self.isVisible():
                self.told.emit(fault_sentence(code, dict(params)))
            case _:
                pass

    def _begin_with_round(self) -> None:
        film_steps, wished = self.projector.film_steps, self._round_wished
        self._round_wished = 0
        if film_steps is not None and 1 < wished <= len(film_steps.rounds):
            self.projector.jump(film_steps.rounds[wished - 1])

    def arrive(self) -> None:
        """The keyboard is on the felt."""
        self.area.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_tempo(self, tempo: str, words: str) -> None:
        """The watcher's speed, which is not that of play."""
        self.area.set_tempo(Tempo(tempo))
        self.projector.set_tempo(tempo)
        self.bar.top.set_speed(words)

    # ---------------------------------------------------------------- acting

    def look_from(self, seat: int) -> None:
        """Sit where somebody else sat, at the same moment."""
        film_steps = self.projector.film_steps
        if film_steps is not None and film_steps.film.is_open and seat != film_steps.film.seat:
            self._position_kept = self.projector.position
            self._ask(seat)

    def toggle_hands(self) -> None:
        """See everybody's hands, or only one."""
        film_steps = self.projector.film_steps
        if film_steps is not None and film_steps.film.is_open:
            self.projector.set_hands(is_open=not self.projector.has_hands)
            self.bar.show_hands(is_open=self.projector.has_hands)

    def branch_off(self) -> None:
        """What if? A match of its own goes on from this moment; where the first is not over, after a word about it."""
        frame, film_steps = self.projector.frame, self.projector.film_steps
        if frame is None or film_steps is None or not self.branch_button.isEnabled():
            return
        if not (film_steps.film.is_open or self._is_warned):
            self._is_warned = True
            words = self.tr("This match is not over: after a branch it counts as assisted. Once more opens the branch.")
            self.told.emit(words)
        else:
            self.wished.emit(BranchOff(self._match_id, frame.moves, frame.is_last))

    def toggle_log(self) -> None:
        """Show or hide what happened."""
        self._has_log_wish = not self._has_log
        self._place()
        (self.log.list if self._has_log else self.area).setFocus(Qt.FocusReason.OtherFocusReason)

    def _next_region(self) -> None:
        """F6 walks felt, road, list and bar."""
        regions: list[QWidget] = [self.area, self.controls.scrub, self.log.list, self.bar.top.menu_button]
        there = [region for region in regions if region.isVisible()]
        now = QApplication.focusWidget()
        place = there.index(now) if now in there else -1
        there[(place + 1) % len(there)].setFocus(Qt.FocusReason.TabFocusReason)

    def _leave(self) -> None:
        self.back_asked.emit()
        self.projector.put_away()

    def _ask(self, seat: int | None) -> None:
        self._ticket += 1
        self.wished.emit(Watch(self._ticket, self._match_id, seat))

    def _explain(self, key: CardKey | None) -> None:
        explanation = None if key is None else self.projector.explain(key)
        if explanation is None:
            self.area.hide_bubble()
        else:
            self.area.explain(explanation, key)

    @Slot(object)
    def _recall(self, flag: TrickFlag | None) -> None:
        """The flag under the pointer, with why its card lies where it does."""
        self.area.recall(flag)
        self._explain(None if flag is None else flag.key)

    @Slot(object)
    def _on_act(self, act: Act) -> None:
        """A click asks why a card lies there, or to look from a seat; beside everything it ends the answer."""
        match act:
            case Tap(key):
                self._explain(key)
            case TapZone(("seat", seat)):
                self.look_from(seat)
            case LetGo():
                self.area.hide_bubble()
            case _:
                pass

    # ---------------------------------------------------------------- keys

    def event(self, event: QEvent) -> bool:
        """Single letters mean something here before they mean anything to the window."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride:
            return super().event(event)
        if meant("replay", event.key()) is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return super().event(event)
        event.accept()
        return True

    def pressed(self, key: int) -> bool:
        """The keys of the replay; Esc leads back."""
        pressed = meant("replay", key)
        if pressed is None:
            return super().pressed(key)
        self._keys[pressed.name]()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Held arrows go on."""
        pressed = meant("replay", event.key())
        if event.isAutoRepeat() and pressed is not None and pressed.name in ("step_back", "step_on"):
            self._keys[pressed.name]()
        elif event.text() == "?" and self.area.pointed_card() is not None:
            self._explain(self.area.pointed_card())
        else:
            super().keyPressEvent(event)

    def _key_map(self) -> dict[str, Callable[[], None]]:
        """By the name of the shortcut."""
        projector = self.projector
        return {
            "step_back": lambda: projector.step(-1),
            "step_on": lambda: projector.step(1),
            "page_back": lambda: projector.turn_page(-1),
            "page_on": lambda: projector.turn_page(1),
            "first": lambda: projector.jump(0),
            "last": lambda: projector.jump(projector.last),
            "run": projector.toggle,
            "hands": self.toggle_hands,
            "branch": self.branch_off,
            "moves": self.toggle_log,
            "regions": self._next_region,
            "back": self._leave,
        }

    # ---------------------------------------------------------------- words

    def retranslate(self) -> None:
        self.branch_button.set_label(self.tr("What if…?"))
        self.branch_button.setToolTip(self.tr("Goes on from here as a match of its own; this one stays as it is."))
        self.log_button.set_label(self.tr("Moves"))
        self.controls.retranslate()
        self.bar.retranslate()
        self.log.retranslate()
        if self.projector.film_steps is not None:
            self.projector.retell()
            self._show_reel()

    def _show_reel(self) -> None:
        film_steps = self.projector.film_steps
        if film_steps is None:
            return
        self.log.show_reel(film_steps, self.projector.board)
        self.controls.scrub.show_reel(film_steps)
        self.controls.show_chapters(WORDS[film_steps.film.header.game].chapter)
        self.bar.show_film(film_steps.film, self._when)
        self.bar.show_hands(is_open=self.projector.has_hands)
        seats = film_steps.film.header.seats
        self.branch_button.setEnabled(any(seat.kind == "human" for seat in seats))
        self._show_position(self.projector.position)

    def _show_position(self, position: int) -> None:
        film_steps = self.projector.film_steps
        if film_steps is None:
            return
        frame = self.projector.frame
        assert frame is not None
        view = self.projector.board.view(frame.observation, film_steps.film.header.seats)
        self.bar.show_title(view.title, view.subtitle, view.progress)
        self.log.list.show_position(position)
        fault = film_steps.film.fault if position == self.projector.last else ""
        said = fault_sentence(fault, dict(film_steps.film.params)) if fault else self.log.sentence_at(position)
        self.controls.show_position(position, len(film_steps.stops), view.subtitle, said, is_fault=bool(fault))
        self.area.hide_bubble()

    # ---------------------------------------------------------------- places

    @property
    def _has_log(self) -> bool:
        if self._has_log_wish is not None:
            return self._has_log_wish
        return self.width() >= _ROOM_FOR_LOG * max(1.0, self.look.text_scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def relayout(self) -> None:
        self._place()

    def _place(self) -> None:
        width, height = self.width(), self.height()
        bar = self.bar.top.sizeHint().height()
        side = min(round(WIDTH * self.look.u * max(1.0, self.look.text_scale)), width // 2) if self._has_log else 0
        felt, controls = width - side, self.controls.heightForWidth(width - side)
        self.bar.top.setGeometry(0, 0, width, bar)
        self.log.setVisible(self._has_log)
        self.log.setGeometry(felt, bar, side, height - bar)
        self.area.set_bar_height(bar)
        self.area.setGeometry(0, 0, felt, height - controls)
        self.controls.setGeometry(0, height - controls, felt, controls)
        self.bar.top.raise_()
        self._place_on_felt()

    def _place_on_felt(self) -> None:
        layout, bleed = self.area.table_layout, self.look.px(BLEED)
        for button, rect in ((self.branch_button, layout.main_button), (self.log_button, layout.second_button)):
            button.setGeometry(whole_rect(rect).adjusted(-bleed, -bleed, bleed, bleed))

    # ---------------------------------------------------------------- building

    def _wire(self) -> None:
        projector, controls = self.projector, self.controls
        projector.moved.connect(self._show_position)
        projector.running.connect(controls.show_running)
        controls.step_asked.connect(projector.step)
        controls.jump_asked.connect(projector.jump)
        controls.end_asked.connect(lambda: projector.jump(projector.last))
        controls.toggle_asked.connect(projector.toggle)
        controls.leave_asked.connect(self._leave)
        self.log.chosen.connect(projector.jump)
        self.bar.hands_asked.connect(self.toggle_hands)
        self.bar.speed_asked.connect(self.tempo_asked)
        self.bar.seat_asked.connect(self.look_from)
        self.branch_button.clicked.connect(self.branch_off)
        self.log_button.clicked.connect(self.toggle_log)
        self.area.acted.connect(self._on_act)
        self.area.recalled.connect(self._recall)
        self.area.laid_out.connect(self._place_on_felt)
        for button in (self.branch_button, self.log_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing runs where nobody looks."""
        self.projector.pause()
        super().hideEvent(event)
