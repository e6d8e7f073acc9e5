"""What the table says and offers at this moment: status line, main button, key hints, and what stands out on the felt.

Owns the refusal, the notice and the reading that stand before the board's word: until the player acts or the moment
they speak of is over, however long that takes; and which refusals of the match are answered by a quiet word. Owns also
what lies on the table and may be meant, which card is raised or ringed, which targets are lit, which moves are
offered, and how long an answer stands. Must not know any game, nor why the selection is what it is.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from pega6_desktop.runtime.messages import Seen
from pega6_desktop.ui.table.arrangement import Accents
from pega6_desktop.ui.table.models import MoveView, TableModels
from pega6_desktop.ui.table.play.playback import Playback
from pega6_desktop.ui.table.play.ports import TablePort
from pega6_desktop.ui.table.play.reading import SpokenAnswer
from pega6_desktop.ui.table.turns import acts
from pega6_desktop.ui.table.turns.acts import NOTHING, PLAYING, Act, Selection, Stage, TableSnapshot
from pega6_desktop.ui.table.view import (
    ActionView,
    CardKey,
    Explanation,
    Intent,
    Refusal,
    StatusView,
    Target,
    TrickFlag,
    ZoneId,
)
from pega6_desktop.ui.words import table_talk
from pega6_desktop.ui.words.messages import KeyHint
from pega6_desktop.ui.words.table_talk import Absorbed


class Prompt(QObject):
    """The words of the moment.

    status_changed(StatusView), action_changed(ActionView), keys_changed(tuple[KeyHint, ...]): something else is said.
    stands(StatusView | None): everything lies still, and this is whose turn it is, perhaps once more; None: not now.
    """

    status_changed = Signal(object)
    action_changed = Signal(object)
    keys_changed = Signal(object)
    stands = Signal(object)

    def __init__(self, playback: Playback, parent: QObject) -> None:
        super().__init__(parent)
        self._playback = playback
        self._refusal: Refusal | None = None
        self._notice: Absorbed | None = None
        self._told: SpokenAnswer | None = None
        self._said_in: Stage = "waiting"
        self._status: StatusView | None = None
        self._action: ActionView | None = None
        self._keys: tuple[KeyHint, ...] | None = None
        self._is_standing = False

    @property
    def is_speaking(self) -> bool:
        """Whether anything stands before the board's word."""
        return bool(self._refusal or self._notice or self._told)

    @property
    def is_refusing(self) -> bool:
        """Whether a refusal stands."""
        return self._refusal is not None

    def refuse(self, refusal: Refusal, stage: Stage) -> None:
        """Say why this was refused."""
        self._say_first(stage, refusal=refusal)

    def absorb(self, reason: Absorbed, stage: Stage) -> None:
        """Say why an input did nothing."""
        self._say_first(stage, notice=reason)

    def tell(self, told: SpokenAnswer, stage: Stage) -> None:
        """Say what the player asked for."""
        self._say_first(stage, told=told)

    def _say_first(
        self,
        stage: Stage,
        *,
        refusal: Refusal | None = None,
        notice: Absorbed | None = None,
        told: SpokenAnswer | None = None,
    ) -> None:
        self._refusal, self._notice, self._told, self._said_in = refusal, notice, told, stage

    def forget(self) -> None:
        """The board has the word again."""
        self._refusal = self._notice = self._told = None

    def is_outdated(self, stage: Stage) -> bool:
        """Whether a refusal, notice or reading speaks of a moment that is over."""
        return self.is_speaking and stage != self._said_in

    def hush(self) -> None:
        """Say nothing at all."""
        self.forget()
        self._tell(StatusView("", "", "info"), ActionView("", is_enabled=False), ())

    def wait(self) -> None:
        """A command is on its way: what was said stands until it is answered, and the button does nothing."""
        if self._action is not None and self._action.is_enabled:
            self._action = ActionView(self._action.text, is_enabled=False, key=self._action.key)
            self.action_changed.emit(self._action)
        self._stand(None)

    def say(self, seen: Seen, selection: Selection, stage: Stage, action: ActionView) -> None:
        """Say what holds now; action: the main button, which does nothing while nothing can be decided."""
        status, is_playing = self._status_now(seen, selection, stage), stage in PLAYING
        is_known = (is_playing or stage == "waiting") and status.tone in ("turn", "wait")
        self._stand(status if is_known else None)
        status = self._with_news(status) if is_playing and selection == NOTHING else status
        button = action if is_playing else ActionView(action.text, is_enabled=False, key=action.key)
        self._tell(status, button, self._keys_now(seen, selection))

    def report(self, telling: StatusView) -> None:
        """Say what happens; button and keys are those of before until everything lies, and the button does nothing."""
        self.wait()
        if self._action is not None and self._keys is not None:
            self._tell(telling, self._action, self._keys)

    def _stand(self, status: StatusView | None) -> None:
        """Whose turn it is may be said once more; that it is nobody's now need not."""
        if status is not None or self._is_standing:
            self._is_standing = status is not None
            self.stands.emit(status)

    def _tell(self, status: StatusView, action: ActionView, keys: tuple[KeyHint, ...]) -> None:
        if status != self._status:
            self._status = status
            self.status_changed.emit(status)
        if action != self._action:
            self._action = action
            self.action_changed.emit(action)
        if keys != self._keys:
            self._keys = keys
            self.keys_changed.emit(keys)

    def _status_now(self, seen: Seen, selection: Selection, stage: Stage) -> StatusView:
        """It is nobody's turn to play before everything lies: until then the line says what it said."""
        if self._refusal is not None:
            return StatusView(table_talk.not_possible(), self._refusal.text, "refused", self._refusal.told_by)
        if self._notice is not None:
            return StatusView(table_talk.one_moment(), table_talk.absorbed(self._notice), "notice")
        if self._told is not None:
            return StatusView(self._told.lead, self._told.text, "read")
        status = self._playback.board.status(seen, self._playback.seats, selection.intent)
        if status.tone == "turn" and stage not in PLAYING:
            is_old = self._status is not None and (stage == "sent" or self._status.tone in ("wait", "info"))
            return self._status if is_old and self._status is not None else StatusView("", table_talk.moving(), "wait")
        if selection.typed and selection.lifted is None:
            return StatusView(status.lead, table_talk.typing(selection.typed), status.tone)
        return status

    def _with_news(self, status: StatusView) -> StatusView:
        """Where nothing moves, what has happened stands before what may be done; a screen reader was told it before."""
        news = self._playback.news
        if not news or status.tone != "turn":
            return status
        told = [_joined((*news, status)[at:]) for at in range(len(news) + 1)]
        return StatusView(*told[0], status.tone, shorter=tuple(told[1:]))

    def _keys_now(self, seen: Seen, selection: Selection) -> tuple[KeyHint, ...]:
        """After a refusal: asking why, having understood, and the right place where there is one."""
        refusal = self._refusal
        if refusal is None:
            return self._playback.board.keys(seen, selection.intent)
        why = (table_talk.why_key(),) if selection.meant is not None else ()
        right = (table_talk.right_key(is_row=refusal.right.zone[0] == "row"),) if refusal.right is not None else ()
        return (*why, table_talk.understood_key(), *(right if selection.aimed is not None else ()))


def _joined(statuses: Sequence[StatusView]) -> tuple[str, str]:
    """Lead and sentence of several, one after the other."""
    first, *others = statuses
    return first.lead, " ".join([first.text, *(f"{one.lead} {one.text}".strip() for one in others)])


_QUIET: Mapping[str, Absorbed] = MappingProxyType({"past_reveal": "past_reveal", "nothing_to_redo": "nothing_to_redo"})
"""Refusals that are no fault of the player's."""


class UndoWarning:
    """Given by asking back twice in a row, the second time after the word."""

    def __init__(self) -> None:
        self._is_warned = self._is_given = False

    @property
    def is_given(self) -> bool:
        """Whether the present wish to go back holds at the price that was named."""
        return self._is_given

    def note(self, act: Act) -> None:
        """The player does this; anything but asking back once more takes the consent away, aiming means nothing."""
        if not isinstance(act, acts.Aim):
            self._is_given, self._is_warned = self._is_warned and isinstance(act, acts.AskBack), False

    def word_for(self, code: str, stage: Stage) -> Absorbed | None:
        """The quiet word for a refusal, None where it wants a loud one. Who is to play has simply nothing to undo."""
        self._is_warned = code == "past_reveal"
        if code == "nothing_to_take_back" and stage in PLAYING:
            return "nothing_to_undo"
        return _QUIET.get(code)


class SelectionView:
    """The selection as it is to be seen."""

    def __init__(self, playback: Playback, models: TableModels, area: TablePort) -> None:
        self._playback, self._models, self._area = playback, models, area
        self._raised: CardKey | None = None
        self._listed: tuple[Seen | None, bool] = (None, False)
        self._targets_at: tuple[Seen, Intent, tuple[Target, ...]] | None = None
        self._liftable_at: tuple[Seen, tuple[CardKey, ...]] | None = None

    def snapshot(self, seen: Seen, selection: Selection) -> TableSnapshot:
        """What an act may be about now."""
        models, (grid, columns) = self._models, self._models.view.arrangement.grid
        return TableSnapshot(
            hand=tuple([card.key for card in models.hand.items]),
            tray=tuple([card.key for card in models.view.arrangement.extras]),
            rows=tuple([row.zone for row in models.rows.items]),
            liftable=self.offered(seen),
            targets=tuple([target.zone for target in self._targets(seen, selection.intent)]),
            grid=grid,
            columns=columns,
            plates=models.view.arrangement.open_plates,
        )

    def offered(self, seen: Seen) -> tuple[CardKey, ...]:
        """What may be picked up at this table; asked of the board once."""
        known = self._liftable_at
        if known is None or known[0] is not seen:
            self._liftable_at = known = seen, self._playback.board.liftable(seen)
        return known[1]

    def _targets(self, seen: Seen, intent: Intent) -> tuple[Target, ...]:
        """Asked of the board once, for what is lit and for what the next act is about."""
        known = self._targets_at
        if known is None or known[0] is not seen or known[1] != intent:
            self._targets_at = known = seen, intent, self._playback.board.targets(seen, self._playback.seats, intent)
        return known[2]

    def first_row(self, seen: Seen) -> Selection:
        """Where the aim begins when a row is owed."""
        targets = self._targets(seen, Intent())
        first = next((one.zone for one in targets if one.is_first), None)
        return Selection(aimed=first, is_keyed=first is not None)

    def show(self, seen: Seen, selection: Selection, stage: Stage) -> None:
        """Raise, ring and light what belongs to this selection."""
        if (
            stage != "sent"
        ):  # A card that was dropped stays until its move is answered, and shakes before it comes down.
            self._raised = selection.meant
        is_lit = stage in PLAYING and (selection.lifted is not None or _is_lit_bare(stage, selection))
        focused, ringed = _focus(selection, stage)
        accents = Accents(
            lifted=self._raised,
            picked=selection.picked,
            gathered=frozenset(selection.gathered),
            liftable=frozenset(self._liftable(seen, selection, stage)),
            focused=focused,
            ringed=ringed,
            revocable=self._revocable(seen, stage),
            targets=self._targets(seen, replace(selection.intent, lifted=selection.lifted)) if is_lit else (),
            aimed=selection.aimed if is_lit else None,
        )
        self._area.stand_out(accents)

    def _liftable(self, seen: Seen, selection: Selection, stage: Stage) -> tuple[CardKey, ...]:
        """What the board offers, and a picked card, which may be taken on by hand."""
        if stage not in PLAYING:
            return ()
        offered = self.offered(seen)
        return offered if selection.picked is None else (*offered, selection.picked)

    def _revocable(self, seen: Seen, stage: Stage) -> CardKey | None:
        """The viewer's face-down card once everybody has chosen and it may still be taken back."""
        laid = self._models.lying.own_laid
        return laid.key if stage == "waiting" and not seen.to_act and laid is not None else None

    def offer(self, seen: Seen, stage: Stage) -> None:
        """List the legal moves while one may be made."""
        is_open = stage in PLAYING
        if self._listed[0] is seen and self._listed[1] == is_open:
            return
        self._listed = (seen, is_open)
        board = self._playback.board
        legal = seen.legal if is_open else ()
        self._models.moves.set_items(
            [MoveView(move, board.card_of(move), board.move_name(seen, move)) for move in legal]
        )

    def forget_words(self) -> None:
        """The language has changed: moves and targets are named anew when next asked for."""
        self._listed, self._targets_at = (None, False), None


class Answer:
    """The arithmetic that stands on the table because it was asked for, or because a flag is looked at."""

    def __init__(self, playback: Playback, area: TablePort) -> None:
        self._playback, self._area = playback, area
        self._given: tuple[CardKey, Explanation] | None = None
        self._recalled: TrickFlag | None = None

    def recall(self, flag: TrickFlag | None) -> None:
        """Light a flag and show why its card lies where it does; None takes that away again."""
        seen, former = self._playback.seen, self._recalled
        if former is not None:
            self.end()
        if flag is None or seen is None or self.is_given:
            return
        self._recalled = flag
        self._area.recall(flag)
        explanation = self._playback.board.why(seen, self._playback.seats, flag.key)
        if explanation is not None:
            self.give(flag.key, explanation)

    @property
    def about(self) -> CardKey | None:
        """The card or the player it is about."""
        return None if self._given is None else self._given[0]

    def give(self, key: CardKey, explanation: Explanation) -> None:
        """Show it at the card, or the player."""
        self._given = key, explanation
        self._area.explain(explanation, key)

    @property
    def is_given(self) -> bool:
        """Whether an answer stands on the table."""
        return self._given is not None

    def is_outdated(self, seen: Seen) -> bool:
        """Whether the same question has another answer by now."""
        if self._given is None:
            return False
        key, explanation = self._given
        return self._playback.board.why(seen, self._playback.seats, key) != explanation

    def forget(self) -> None:
        """Something else stands there now."""
        self._given = None

    def end(self) -> None:
        """Take it off the table."""
        self.forget()
        if self._recalled is not None:
            self._recalled = None
            self._area.recall(None)
        self._area.hide_bubble()


def _focus(selection: Selection, stage: Stage) -> tuple[CardKey | None, ZoneId | None]:
    """The card and the zone with the keyboard's ring: the target aimed at, else the card; a card played keeps it."""
    if not selection.is_keyed:
        return None, None
    aimed = selection.aimed if stage in ("rows", "option", "draft", "offer") else None
    if aimed is None:
        return selection.meant, None
    return (aimed, None) if aimed[0] == "card" else (None, aimed)


def _is_lit_bare(stage: Stage, selection: Selection) -> bool:
    """Rows to take are lit without a card; so is what becomes of a decision if none of those on offer is played."""
    return stage in ("rows", "offer", "gather") or (stage == "option" and selection.meant is None)
