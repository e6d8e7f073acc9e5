"""The conductor of the table: what the player does becomes moves, what the match tells becomes motion and words.

Owns the selection and the port to the match. Input that comes at the wrong moment is absorbed with a visible word:
never lost in silence, never kept for the next state. Must not know any game.
"""

from collections.abc import Mapping
from typing import assert_never

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from pega6_desktop.runtime.messages import BotStumbled, Failed, Opened, Rejected, Rewound, Seen, Shown, Thinking, Update
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.play.handover import Handover
from pega6_desktop.ui.table.play.playback import Playback
from pega6_desktop.ui.table.play.ports import KeyActs, MatchPort, TablePort
from pega6_desktop.ui.table.play.prompt import Answer, Prompt, SelectionView, UndoWarning
from pega6_desktop.ui.table.play.reading import Reader, SpokenAnswer
from pega6_desktop.ui.table.turns import acts
from pega6_desktop.ui.table.turns.acts import NOTHING, PLAYING, Act, Reaction, Selection, Stage
from pega6_desktop.ui.table.turns.play_preferences import ForcedMoves, PlayPreferences, chosen
from pega6_desktop.ui.table.turns.selection import gathering, kept, react, refused
from pega6_desktop.ui.table.view import CardKey, Gathered, Intent, Pick, Refusal, Together, ZoneId

TYPING_MS = 1500
"""How long a typed number waits for its next digit."""
_CALLS = frozenset({"rows", "option", "draft", "offer", "gather"})
"""Decisions that come in the middle of something: a sound calls the player to them."""


class Presenter(KeyActs):
    """Plays the match of a client on a felt.

    gate(kind, observation): the table waits for ``go_on``; kind is "round" or "match". failed(Failed): the match broke.
    sounded(str): a sound by name. said(str): words for a screen reader beside those of the status line. Status line,
    main button and keys are told by ``prompt``.
    """

    gate = Signal(str, object)
    failed = Signal(object)
    sounded = Signal(str)
    said = Signal(str)

    def __init__(
        self,
        client: MatchPort,
        boards: Mapping[str, Board],
        models: TableModels,
        area: TablePort,
        parent: QObject | None = None,
    ) -> None:
        """boards: by game; each match is played on that of its game."""
        super().__init__(parent)
        self._client, self._boards, self._models, self._area = client, boards, models, area
        self._playback = Playback(next(iter(boards.values())), models, area, self)
        self.handover = Handover(client, self._playback, self)
        self.prompt = Prompt(self._playback, self)
        self.reader = Reader(models, self._playback, self)
        self._play_preferences = PlayPreferences()
        self._forced = ForcedMoves(self)
        self._selection_view = SelectionView(self._playback, models, area)
        self._answer = Answer(self._playback, area)
        self._epoch = 0
        self._selection = NOTHING
        self._asked: tuple[object, ...] | None = None
        self._tried = acts.Try(None, None)
        self._dropped: CardKey | None = None
        self._following: tuple[int | None, object] | None = None
        self._has_to_wait = False
        self._called_in: Stage = "waiting"
        self._refreshed_for: tuple[object, ...] = ()
        self._undo_warning = UndoWarning()
        self._typing = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._typing.timeout.connect(self._on_typed)
        self._wire()

    def _wire(self) -> None:
        client = self._client
        client.opened.connect(self._on_opened)
        client.updated.connect(self._on_updated)
        client.shown.connect(self._on_turned)
        client.rewound.connect(self._on_turned)
        client.rejected.connect(self._on_rejected)
        client.thinking.connect(self._on_aside)
        client.stumbled.connect(self._on_aside)
        client.failed.connect(self._on_failed)
        self._area.acted.connect(self._do)
        self._area.recalled.connect(self._answer.recall)
        self.reader.told.connect(self._on_told)
        self._forced.due.connect(self.submit_move)
        self._playback.played.connect(self._on_played)
        self._playback.sounded.connect(self.sounded)
        self._playback.gate_reached.connect(self._on_gate)

    def set_play_preferences(self, play_preferences: PlayPreferences) -> None:
        """Play as this player likes to, from now on."""
        self._play_preferences = play_preferences
        self._refresh()

    # ------------------------------------------------------------ the frame around

    @Slot()
    def ask_why(self) -> None:
        """?: the arithmetic behind the lifted card, or the one under the pointer."""
        self._do(acts.AskWhy(self._area.pointed_card()))

    @Slot()
    def look_on(self) -> None:
        """D: what the next player has drafted."""
        self._do(acts.LookOn(self._answer.about))

    @Slot()
    def go_on(self) -> None:
        """Leave the gate."""
        self._playback.go_on()

    @Slot()
    def conceal(self) -> None:
        """Nothing that only the viewer may see is on the table, in a list or in words, until ``reveal`` or a Shown."""
        self._selection = NOTHING
        self._forget_words()
        self._playback.veil()
        self.handover.leave()
        self._refresh()

    @Slot()
    def reveal(self) -> None:
        """The table as it was before ``conceal``."""
        self._playback.unveil()
        self._refresh()

    @Slot()
    def retranslate(self) -> None:
        """Every word of the table in the present language."""
        self._forget_words()
        self._selection_view.forget_words()
        self._playback.retranslate()
        self._refresh()

    # ------------------------------------------------------------ reactions

    @property
    def stage(self) -> Stage:
        """Which of the moments of a match it is now."""
        seen = self._playback.seen
        if self._playback.gate or self._playback.is_veiled:
            return "gate"
        if self._asked is not None:
            return "sent"
        if self._playback.is_busy or self.handover.is_gone:
            return "moving"
        decision = None if seen is None else self._playback.board.decision(seen)
        return "waiting" if decision is None else decision

    @property
    def can_explain(self) -> bool:
        """Whether there is a card that may be asked about: the one meant, under the pointer, or on offer."""
        return bool(self._selection.meant or self._area.pointed_card()) or self.stage == "offer"

    @property
    def has_to_let_go(self) -> bool:
        """Whether Escape has anything to take away: a selection, a bubble, a word before the board's."""
        return self._selection != NOTHING or self._answer.is_given or self.prompt.is_speaking

    @Slot(object)
    def _do(self, act: Act) -> None:
        seen = self._playback.seen
        if seen is None:
            return
        stage = self.stage
        if isinstance(act, acts.Tap):
            act = self._play_preferences.clicked(act, stage, self._selection)
        elif isinstance(act, acts.TapZone) and stage == "waiting" and not seen.to_act:
            act = acts.AskSkip()  # all have chosen: a press turns the cards up
        self._dropped = act.key if isinstance(act, acts.Drop) else None
        self._undo_warning.note(act)
        self._has_to_wait = self._play_preferences.waits_for_enter(act)
        reaction = react(stage, self._selection, act, self._selection_view.snapshot(seen, self._selection))
        if isinstance(act, acts.LetGo) and self._answer.is_given:
            reaction = acts.Ignore()  # the bubble is read: what is selected stays
        if not isinstance(act, acts.Aim):
            self._forced.touch()
            self._forget_words()
        elif isinstance(reaction, acts.Ignore):
            return
        self._carry_out(reaction, seen)
        if self._dropped is not None and self._asked is None and not self.prompt.is_refusing:
            self._area.send_home()  # nothing came of it
        self._refresh()

    def _carry_out(self, reaction: Reaction, seen: Seen) -> None:  # noqa: C901, PLR0912 - one line per reaction
        match reaction:
            case acts.Select(selection):
                self._select(selection)
            case acts.Try():
                self._try(seen, reaction)
            case acts.Check():
                self._check(seen, reaction)
            case acts.Send(move) if move not in seen.legal:
                self.prompt.absorb("not_offered", self.stage)
            case acts.Send(move):
                self._tried = acts.Try(self._playback.board.card_of(move), None)
                self._send(seen, move)
            case acts.TakeBack():
                self._ask_back(seen)
            case acts.Redo():
                self._ask_again(seen)
            case acts.Explain(key):
                self._explain(seen, key)
            case acts.Finish() if self.stage == "moving":
                self._playback.skip()
            case acts.Finish():
                if not seen.to_act:
                    self._client.hasten()
            case acts.Absorb(reason, is_dropped):
                self._selection = NOTHING if is_dropped else self._selection
                self.prompt.absorb(reason, self.stage)
            case acts.Ignore():
                pass
            case _:
                assert_never(reaction)

    def _select(self, selection: Selection) -> None:
        if selection.lifted not in (None, self._selection.lifted):
            self.sounded.emit("lift")
        self._selection = selection
        if selection.typed:
            self._typing.start()

    def _try(self, seen: Seen, tried: acts.Try) -> None:
        meant = self._meaning(seen, tried)
        match meant:
            case Refusal():
                self._refuse(meant)
            case Pick(key):
                self._selection = Selection(lifted=tried.key, picked=key, is_keyed=self._selection.is_keyed)
            case Gathered(things):
                self._gather(things)
            case Together(first, then) if not self._has_to_wait:
                self._send(seen, first, then)
            case _ if self._has_to_wait:
                self._selection = replace(chosen(tried), gathered=self._selection.gathered)
            case _:
                self._send(seen, meant)

    def _gather(self, things: tuple[CardKey | ZoneId, ...]) -> None:
        if len(things) > len(self._selection.gathered):
            self.sounded.emit("lift")
        self._selection = gathering(self._selection, things)

    def _check(self, seen: Seen, checked: acts.Check) -> None:
        """Aim there; not where the card may be let go but nothing is chosen by it."""
        meant = self._meaning(seen, acts.Try(checked.key, checked.zone, checked.picked))
        holding = Selection(lifted=checked.key, picked=checked.picked, is_keyed=True, gathered=self._selection.gathered)
        if isinstance(meant, Refusal):
            self._refuse(meant)
        elif checked.zone not in self._selection_view.snapshot(seen, holding).targets:
            self._selection = holding
            self.prompt.absorb("row_later", self.stage)
        else:
            self._selection = replace(holding, aimed=checked.zone)

    def _meaning(self, seen: Seen, tried: acts.Try) -> object:
        self._tried = tried
        intent = Intent(tried.key, tried.picked, tried.zone, self._selection.gathered)
        return self._playback.board.meaning(seen, self._playback.seats, intent)

    def _follow(self) -> None:
        """The second of two moves made in one, as soon as this player is asked; where that is for another, none."""
        newest, following = self._playback.newest, self._following
        if newest is not None and following is not None and newest.viewer == following[0] and newest.legal:
            self._following = None
            if following[1] in newest.legal:
                self._send(newest, following[1])

    def _send(self, seen: Seen, move: object, then: object | None = None) -> None:
        self._asked, self._following = self._playback.newest_legal, None if then is None else (seen.viewer, then)
        self._selection = NOTHING
        self._forced.release()
        self._playback.forget_news()
        self.reader.mark()
        if seen.viewer is not None:
            self.handover.note_move(seen.viewer)
        self._client.submit(move)

    def _ask_back(self, seen: Seen) -> None:
        if not self.handover.ask_back(seen.viewer, is_assisted=self._undo_warning.is_given):
            self.prompt.absorb("nothing_to_undo", self.stage)
            return
        self._tried, self._following = acts.Try(None, None), None
        self._forced.hold()
        self._asked = self._asked if seen.viewer is None else self._playback.newest_legal

    def _ask_again(self, seen: Seen) -> None:
        if seen.viewer is None or self.handover.is_gone:
            self.prompt.absorb("nothing_to_redo", self.stage)
            return
        self._tried = acts.Try(None, None)
        self._asked = self._playback.newest_legal
        self._client.redo(seen.viewer)

    def _explain(self, seen: Seen, key: CardKey) -> None:
        explanation = self._playback.board.why(seen, self._playback.seats, key)
        if explanation is None:
            self.prompt.absorb("nothing_to_explain", self.stage)
            return
        if key == self._selection.refused:
            self._selection = Selection(lifted=key, is_keyed=self._selection.is_keyed)
        self._selection_view.show(seen, self._selection, self.stage)
        self._answer.give(key, explanation)

    def _refuse(self, refusal: Refusal) -> None:
        """The card goes home; Enter and a row still mean it, so that the right place is one key away."""
        seen, tried = self._playback.seen, self._tried
        stage = self.stage
        is_playable = seen is not None and stage in PLAYING and tried.key in self._selection_view.offered(seen)
        right = None if refusal.right is None else refusal.right.zone
        self._selection = refused(self._selection, stage, tried, right, is_playable=is_playable)
        self._answer.forget()
        self.prompt.refuse(refusal, stage)
        self.sounded.emit("refuse")
        self._refresh()
        self._area.refuse(tried.key if self._dropped is None else self._dropped, tried.zone, refusal)

    # ------------------------------------------------------------ what the match tells

    @Slot(object)
    def _on_opened(self, message: Opened) -> None:
        self._epoch = message.epoch
        self._asked = self._following = None
        self._selection = NOTHING
        self._forget_words()
        self._forced.release()
        self.handover.open(message)
        self._playback.open(message, self._boards[message.game].printed(self._client.edition))
        self.reader.begin()

    @Slot(object)
    def _on_updated(self, message: Update) -> None:
        if message.epoch != self._epoch:
            return
        if not message.steps or any(step.observation.legal != self._asked for step in message.steps):
            self._asked = None  # our own command is answered, not only somebody else's; the last may be asked again
        self._playback.add(*message.steps)
        if self._asked is None:
            self._follow()
        if self._refreshed_for != self._what_holds(self.stage):
            self._refresh()

    @Slot(object)
    def _on_turned(self, message: Shown | Rewound) -> None:
        """Somebody else looks, or the match stands elsewhere: what was being done before is nothing here."""
        if message.epoch != self._epoch:
            return
        self._asked = None
        self._selection = NOTHING
        self._forget_words()
        if isinstance(message, Shown):
            self._playback.change_viewer(message)
            self._follow()
        else:
            self._playback.rewind(message)
        self._refresh()

    @Slot(object)
    def _on_rejected(self, message: Rejected) -> None:
        """A stale command is resynced without a word; anything else says why."""
        if message.epoch != self._epoch:
            return
        self._asked = self._following = None
        self._playback.resync(message.observation)
        self.handover.note_refusal(message.seat)
        if message.is_stale:
            self._area.send_home()
        elif (word := self._undo_warning.word_for(message.code, self.stage)) is not None:
            self.prompt.absorb(word, self.stage)
        else:
            text = self._playback.board.rejection(message.code, dict(message.params))
            self._forget_words()
            self._refuse(Refusal(text, None, rule=message.rule))
        self._refresh()

    @Slot(object)
    def _on_aside(self, message: Thinking | BotStumbled) -> None:
        if message.epoch == self._epoch:
            self._playback.add(message)

    @Slot(object)
    def _on_failed(self, message: Failed) -> None:
        self._asked = None
        if message.epoch == self._epoch:
            self._playback.tell_trouble()
        self._refresh()
        self.failed.emit(message)

    @Slot()
    def _on_played(self) -> None:
        """The selection outlives whatever does not concern it."""
        stage, seen, still = self.stage, self._playback.seen, self._selection
        if seen is None or stage not in PLAYING:
            still = NOTHING
        elif still != NOTHING:
            still = kept(still, self._selection_view.snapshot(seen, still))
        is_old = seen is not None and self._answer.is_outdated(seen)
        if is_old or self.prompt.is_outdated(stage) or still != self._selection:
            self._forget_words()
            self._refreshed_for = ()
        self._selection = still
        if self._refreshed_for != self._what_holds(stage):
            self._refresh()

    @Slot(str)
    def _on_gate(self, kind: str) -> None:
        self._forget_words()
        self._refresh()
        self.gate.emit(kind, self._playback.seen)

    # ------------------------------------------------------------ what is shown

    def _forget_words(self) -> None:
        self.prompt.forget()
        self._answer.end()

    @Slot(object)
    def _on_told(self, told: SpokenAnswer) -> None:
        """What was asked for stands in the status line, and is said even when it stood there before."""
        self._forget_words()
        self.prompt.tell(told, self.stage)
        self._refresh()
        self.said.emit(told.aloud)

    def _refresh(self) -> None:
        """Felt, item views, status line and main button say what holds now."""
        seen = self._playback.seen
        if seen is None:
            return
        if self._selection.refused is not None and not self.prompt.is_refusing:
            self._selection = NOTHING
        if not self._selection.typed:
            self._typing.stop()
        stage = self.stage
        if stage == "rows" != self._called_in:
            self._selection = self._selection_view.first_row(seen)
        self._selection_view.show(seen, self._selection, stage)
        self._selection_view.offer(seen, stage)
        self._speak(seen, stage)
        self._refreshed_for = self._what_holds(stage)
        if stage != self._called_in:
            self._called_in = stage
            if stage in _CALLS:
                self.sounded.emit("your_turn")

    def _speak(self, seen: Seen, stage: Stage) -> None:
        """Status line, main button and keys say what holds now; what plays itself begins to wait."""
        board, selection = self._playback.board, self._selection
        if self._playback.is_veiled:
            self.prompt.hush()
        elif stage == "sent" and not self.prompt.is_speaking:
            self.prompt.wait()
        elif self._playback.telling is not None and stage == "moving" and not self.prompt.is_speaking:
            self.prompt.report(self._playback.telling)
        else:
            action = board.action(seen, selection.intent)
            self.prompt.say(seen, selection, stage, action)
            if stage in PLAYING:
                bare = action if selection == NOTHING else board.action(seen, NOTHING.intent)
                in_hand, is_shared = self._models.hand.rowCount(), self.handover.is_shared
                self._forced.settle(seen, stage, bare, self._play_preferences, in_hand=in_hand, is_shared=is_shared)
                return
        self._forced.consider(None)

    def _what_holds(self, stage: Stage) -> tuple[object, ...]:
        """What words and lights follow from: where it is as it was, a step at rest is not shown again."""
        playback = self._playback
        return playback.seen, self._selection, stage, playback.is_veiled, playback.telling, self._models.log.rowCount()

    @Slot()
    def _on_typed(self) -> None:
        """The number is whole: the next digit begins another one."""
        self._selection = replace(self._selection, typed="")
        self._refresh()
