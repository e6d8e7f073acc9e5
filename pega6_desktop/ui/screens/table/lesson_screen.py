"""A lesson on the table itself: the same felt, keys and words, a strip of steps above it, and nothing that counts.

Owns where the learner stands, the ladder of help, and what is said when a scene has been answered. What is right, and
what the others play, comes from the scenes; what is told of a table from the game's guide.
"""

import itertools
from collections.abc import Mapping

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from pega6_desktop.core.game import Observed
from pega6_desktop.core.lesson import Lesson
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.lesson_client import TAUGHT, LessonClient
from pega6_desktop.runtime.lesson_host import Answer
from pega6_desktop.runtime.messages import Opened, Update
from pega6_desktop.ui.look import Look
from pega6_desktop.ui.look.widgets import PlateButton, TopBar
from pega6_desktop.ui.look.widgets.reach import announce
from pega6_desktop.ui.screens.common.lessons import (
    GUIDES,
    Guide,
    LessonWords,
    lesson_name,
    place_in,
    standing,
    step_count,
)
from pega6_desktop.ui.screens.common.plan import BOT_NAMES
from pega6_desktop.ui.screens.common.preferences import LessonPlace, PreferenceStore
from pega6_desktop.ui.screens.common.shortcuts import keys_of, meant_by
from pega6_desktop.ui.screens.table.lesson_strip import LessonStrip
from pega6_desktop.ui.screens.table.table_screen import LOOKING_BACK, TableScreen
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.view import ActionView, StatusView
from pega6_desktop.ui.words.messages import KeyHint, filled, own_word

_RUNGS = 3
"""Of the ladder of help: where to look, which move, made for the learner."""


class LessonScreen(TableScreen):
    """left: back to where it was opened from. play_asked(str): this lesson is over, now a real match."""

    left = Signal()
    play_asked = Signal(str)

    # The frame of the table asks for these while it is made, before there is a lesson.
    _answer: Answer = ""
    _strip: LessonStrip | None = None

    def __init__(
        self,
        look: Look,
        art: CardArt,
        boards: Mapping[str, Board],
        bar: TopBar,
        preferences: PreferenceStore,
        parent: QWidget | None = None,
    ) -> None:
        client = LessonClient()
        super().__init__(look, art, client, boards, bar, parent)
        client.setParent(self)
        self._client, self._preferences = client, preferences
        self._lesson, self._step, self._scene, self._rung = TAUGHT[0], 0, 0, 0
        self._seen: Observed[object] | None = None
        self._said, self._has_explained = "", False
        self._latest: tuple[StatusView, ActionView] = (StatusView("", "", "info"), ActionView("", is_enabled=False))
        bar.set_middle(QWidget())
        self.strip = self._strip = LessonStrip(look, art.pictures, self)
        key = keys_of("lesson", "again")[0]
        self.again_button = PlateButton(look, icon="undo", key=key, size=15, tall=44, parent=self)
        self.lists_button.hide()
        self._resting = QTimer(self, singleShot=True, interval=0)
        self._follow(client)
        self._order_focus()
        self.retranslate()

    def _follow(self, client: LessonClient) -> None:
        strip = self.strip
        self._resting.timeout.connect(self._on_rest)
        self.area.settled.connect(self._resting.start)
        client.opened.connect(self._on_opened)
        client.updated.connect(self._on_updated)
        client.rejected.connect(self._resting.start)
        self.again_button.clicked.connect(self.begin_again)
        self.presenter.sounded.connect(self._on_sound)
        strip.back.clicked.connect(self._go_back)
        strip.skip.clicked.connect(self._go_on)
        strip.show_me.clicked.connect(self.show_more)
        strip.leave.clicked.connect(self.left)

    def _order_focus(self) -> None:
        self.again_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        order = [self.area, self.action_button, self.plain_button, self.again_button, *self.strip.buttons]
        for first, second in itertools.pairwise([*order, self.rule_button]):
            QWidget.setTabOrder(first, second)

    @property
    def is_answered(self) -> bool:
        """Whether the scene has ended, and what came of it has been said."""
        return bool(self._answer)

    @property
    def is_behind(self) -> bool:
        """Whether the scene has gone on and the ox has still to say so."""
        return self._resting.isActive() or bool(self._client.answer) != self.is_answered

    # ---------------------------------------------------------------- where the learner stands

    def open(self, lesson: str, step: int | None = None) -> None:
        """Go on with the lesson of this id where it was left, or at this step."""
        self._lesson = lesson
        self.go_to(self._place_kept.step if step is None else step)

    def go_to(self, step: int) -> None:
        """Another step, from its first scene; nothing where there is none of that number."""
        if not 0 <= step < len(self._steps):
            return
        self._step, self._scene = step, 0
        self._keep(LessonPlace(step, self._place_kept.done))
        self._begin(rung=0)

    def _go_back(self) -> None:
        self.go_to(self._step - 1)

    def _go_on(self) -> None:
        self.go_to(self._step + 1)

    def begin_again(self) -> None:
        """The scene from its beginning; after a wrong move the ox says where to look."""
        self._begin(rung=1 if self._answer == "wrong" else 0)

    def show_more(self) -> None:
        """One rung up the ladder of help: where to look, which move, made for the learner."""
        wanted = self._client.wanted
        if self._answer or not wanted or self.presenter.stage in ("moving", "sent"):
            return
        self._rung += 1
        if self._rung < _RUNGS:
            self._tell()
        else:
            self._rung = 0
            self.presenter.submit_move(wanted[0])

    def _begin(self, *, rung: int) -> None:
        self._answer, self._rung, self._has_explained = "", rung, False
        own = SeatInfo(own_word(), "human")
        others = (SeatInfo(name, "bot", avatar=at) for at, name in enumerate(BOT_NAMES, 1))
        scene = self._steps[self._step].scenes[self._scene]
        self._client.begin(self._lesson, self._step, self._scene, (own, *itertools.islice(others, scene.seats - 1)))

    @property
    def _steps(self) -> Lesson:
        return self._client.lesson(self._lesson)

    @property
    def _is_last(self) -> bool:
        return self._step + 1 == len(self._steps)

    @property
    def _place_kept(self) -> LessonPlace:
        """How far this lesson has come."""
        return place_in(self._preferences.value.lessons, self._lesson)

    def _keep(self, place: LessonPlace) -> None:
        self._preferences.change(lessons={**self._preferences.value.lessons, self._lesson: place}, offers_lesson=False)

    # ---------------------------------------------------------------- what the scene tells

    def _on_opened(self, message: Opened) -> None:
        self._seen = message.observation
        self._tell()

    def _on_updated(self, message: Update) -> None:
        """The learner has moved: what is to be done next is found without help first."""
        self._seen, self._rung = message.steps[-1].observation, 0
        self._resting.start()

    def _on_rest(self) -> None:
        """Everything lies still: what is to be done now, or how the scene has ended."""
        if self.presenter.stage in ("moving", "sent") or self._seen is None:
            return
        if self._client.answer and not self._answer:
            self._answer, self._rung = self._client.answer, 0
            if self._answer == "right" and self._scene + 1 == len(self._steps[self._step].scenes):
                self._note_done()
        self._tell()

    def _on_sound(self, name: str) -> None:
        """Where the sums are to be learned, those of the first card lifted are shown without being asked for."""
        if name == "lift" and not self._has_explained and GUIDES[self._lesson].explains(self._steps[self._step].id):
            self._has_explained = True
            QTimer.singleShot(0, self.presenter.ask_why)

    def _note_done(self) -> None:
        done = tuple(dict.fromkeys((*self._place_kept.done, self._steps[self._step].id)))
        self._keep(LessonPlace(0 if self._is_last else self._step + 1, done))

    def _push(self) -> None:
        """The main button: after an answer the way on, before it what it is at every table."""
        if not self._answer:
            super()._push()
        elif self._answer == "wrong":
            self.begin_again()
        elif self._scene + 1 < len(self._steps[self._step].scenes):
            self._scene += 1
            self._begin(rung=0)
        elif self._is_last:
            self.play_asked.emit(self._lesson)
        else:
            self.go_to(self._step + 1)

    # ---------------------------------------------------------------- words

    def retranslate(self) -> None:
        """Every word of the frame and of the ox."""
        super().retranslate()
        if self._strip is not None:
            self.again_button.set_label(LessonWords.tr("Again"))
            self._strip.set_words(self._title())
            self._tell()

    def _title(self) -> str:
        return filled(LessonWords.tr("Lesson: {game}"), game=lesson_name(self._lesson))

    def _tell(self) -> None:
        """Rail, sentence, aid, status line and main button say what holds; what is new is said aloud."""
        guide, kept = GUIDES[self._lesson], self._place_kept
        names = [
            (guide.step_name(one.id), standing(one.id, kept, is_now=at == self._step))
            for at, one in enumerate(self._steps)
        ]
        self.strip.set_words(self._title())
        self.strip.show_steps(names, self._step)
        sentence, aid = self._sentence(guide), self._aid(guide)
        self.strip.say(sentence, aid)
        self.strip.show_me.setEnabled(not self._answer)
        self._show_header()
        self._show_status(self._latest[0])
        self._show_action(self._latest[1])
        said = " ".join(filter(None, (sentence, aid)))
        if said != self._said and self.isVisible():
            self._said = said
            announce(self.area, aid or sentence)

    def _sentence(self, guide: Guide) -> str:
        step = self._steps[self._step].id
        if self._seen is None:
            return ""
        if self._answer == "wrong":
            return guide.wrong(step, self._scene, self._seen)
        if self._answer == "right":
            words = guide.right(step, self._scene, self._seen)
            end = LessonWords.tr("Done. How about a real match?")
            return f"{words} {end}" if self._is_last else words
        return guide.task(step, self._scene, self._seen)

    def _aid(self, guide: Guide) -> str:
        wanted = self._client.wanted
        if self._seen is None or not self._rung or not wanted:
            return ""
        step = self._steps[self._step].id
        words = guide.look(step, self._scene, self._seen) if self._rung == 1 else guide.named(wanted[0])
        return filled(LessonWords.tr("Help {rung} of {count}: {words}"), rung=self._rung, count=_RUNGS, words=words)

    def _show_status(self, status: StatusView) -> None:
        self._latest = status, self._latest[1]
        if self._answer == "right":
            status = StatusView(LessonWords.tr("Right:"), LessonWords.tr("Enter leads on."), "turn")
        elif self._answer == "wrong":
            words = LessonWords.tr("nothing is lost by trying. Enter puts the cards back.")
            status = StatusView(LessonWords.tr("Once more:"), words, "turn")
        super()._show_status(status)

    def _show_action(self, action: ActionView) -> None:
        self._latest = self._latest[0], action
        if self._answer:
            action = ActionView(self._way_on(), is_enabled=True)
        super()._show_action(action)

    def _is_known_here(self, name: str) -> bool:
        return name not in LOOKING_BACK and super()._is_known_here(name)

    def _show_keys(self, keys: tuple[KeyHint, ...]) -> None:
        """Without the keys that mean something else here (R takes back, D shows what to do) or nothing."""
        others = keys_of("table", "take_back"), keys_of("table", "drafted"), keys_of("table", "last_trick")
        super()._show_keys(tuple(hint for hint in keys if hint.keys not in others and not self._answer))

    def _way_on(self) -> str:
        if self._answer == "wrong":
            return LessonWords.tr("Again")
        if self._scene + 1 < len(self._steps[self._step].scenes):
            return LessonWords.tr("Go on", "to the second scene of a step")
        return LessonWords.tr("Play now") if self._is_last else LessonWords.tr("Next step")

    def _show_header(self) -> None:
        count = len(self._steps)
        self._bar.set_title(
            self._title(), filled(LessonWords.tr("Step {step}"), step=step_count(self._step + 1, count))
        )
        self._bar.set_progress(self._step + 1, count)

    # ---------------------------------------------------------------- keys and places

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the lesson first; Esc only where it has nothing else to take away."""
        found, played = meant_by(event, "lesson"), meant_by(event, "table")
        name = "" if found is None or event.isAutoRepeat() else found[1].name
        has_to_let_go = self.presenter.has_to_let_go or self.panel.isVisibleTo(self)
        if self._answer and played is not None and played[1].name == "play" and not event.isAutoRepeat():
            self._push()
        elif name and not (name == "leave" and has_to_let_go):
            button = {"step_back": self.strip.back, "step_on": self.strip.skip, "show_me": self.strip.show_me}
            {**button, "again": self.again_button, "leave": self.strip.leave}[name].click()
        else:
            super().keyPressEvent(event)

    def _place_above(self, room: QRect) -> int:
        if self._strip is None:
            return 0
        height = self._strip.natural_height(self.height())
        self._strip.set_words(self._title())
        self._strip.setGeometry(room.x(), room.y(), room.width(), height)
        self._strip.raise_()
        return height

    def _place_on_felt(self) -> None:
        super()._place_on_felt()
        if self._strip is not None:
            self.again_button.setGeometry(self.lists_button.geometry())
