"""Shows on the felt and in the list of moves what the player is about to do and may do, and what was asked about it.

Owns what lies on the table and may be meant, which card is raised or ringed, which targets are lit, which moves are
offered, and how long an answer stands. Must not know any game, nor why the selection is what it is.
"""

from msgspec.structs import replace

from pega6_desktop.runtime.messages import Seen
from pega6_desktop.ui.table.arrangement import Accents
from pega6_desktop.ui.table.models import MoveView, TableModels
from pega6_desktop.ui.table.play.playback import Playback
from pega6_desktop.ui.table.play.ports import TablePort
from pega6_desktop.ui.table.turns.acts import PLAYING, Selection, Stage, TableSnapshot
from pega6_desktop.ui.table.view import CardKey, Explanation, Intent, Target, TrickFlag, ZoneId


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
        laid = self._models.view.arrangement.own_laid
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
