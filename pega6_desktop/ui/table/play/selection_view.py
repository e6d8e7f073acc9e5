"""Shows on the felt and in the list of moves what the player is about to do and may do, and what was asked about it.

Owns what lies on the table and may be meant, which card is raised or ringed, which targets are lit, which moves are
offered, and how long an answer stands. Must not know any game, nor why the selection is what it is.
"""

from pega6_desktop.runtime.messages import Seen
from pega6_desktop.ui.table.models import MoveView, TableModels
from pega6_desktop.ui.table.play.playback import Playback
from pega6_desktop.ui.table.play.ports import TablePort
from pega6_desktop.ui.table.turns.acts import PLAYING, Selection, Stage, TableSnapshot
from pega6_desktop.ui.table.view import CardKey, Explanation, Intent, Target


class SelectionView:
    """The selection as it is to be seen."""

    def __init__(self, playback: Playback, models: TableModels, area: TablePort) -> None:
        self._playback, self._models, self._area = playback, models, area
        self._raised: CardKey | None = None
        self._offered: tuple[Seen | None, bool] = (None, False)

    def snapshot(self, seen: Seen, selection: Selection) -> TableSnapshot:
        """What an act may be about now."""
        models, (grid, columns) = self._models, self._models.arrangement.grid
        return TableSnapshot(
            hand=tuple([card.key for card in models.hand.items]),
            tray=tuple([card.key for card in models.arrangement.extras]),
            rows=tuple([row.zone for row in models.rows.items]),
            liftable=self._playback.board.liftable(seen),
            targets=tuple([target.zone for target in self._targets(seen, selection.intent)]),
            grid=grid,
            columns=columns,
        )

    def _targets(self, seen: Seen, intent: Intent) -> tuple[Target, ...]:
        return self._playback.board.targets(seen, self._playback.seats, intent)

    def first_row(self, seen: Seen) -> Selection:
        """Where the aim begins when a row is owed."""
        targets = self._targets(seen, Intent())
        first = next((one.zone for one in targets if one.is_first), None)
        return Selection(aimed=first, is_keyed=first is not None)

    def show(self, seen: Seen, selection: Selection, stage: Stage) -> None:
        """Raise, ring and light what belongs to this selection."""
        area = self._area
        area.set_liftable(self._liftable(seen, selection, stage))
        # A card that was dropped stays where it is until its move is answered, and shakes before it comes down.
        if stage != "sent" and (selection.meant is not None or self._raised is not None):
            self._raised = selection.meant
            area.lift(selection.meant)
        area.pick(selection.picked)
        area.gather(frozenset(selection.gathered))
        self._ring(selection, stage)
        area.show_take_back(self._held(seen, stage))
        is_lit = stage in PLAYING and (selection.lifted is not None or _is_lit_bare(stage, selection))
        if not is_lit:
            area.light((), None)
            return
        intent = Intent(
            lifted=selection.lifted, picked=selection.picked, aimed=selection.aimed, gathered=selection.gathered
        )
        area.light(self._targets(seen, intent), selection.aimed)

    def _liftable(self, seen: Seen, selection: Selection, stage: Stage) -> tuple[CardKey, ...]:
        """What the board offers, and a picked card, which may be taken on by hand."""
        if stage not in PLAYING:
            return ()
        offered = self._playback.board.liftable(seen)
        return offered if selection.picked is None else (*offered, selection.picked)

    def _ring(self, selection: Selection, stage: Stage) -> None:
        """The keyboard's ring: around the target aimed at, else around the card; a card played keeps it."""
        aimed = selection.aimed if selection.is_keyed and stage in ("rows", "option", "draft", "offer") else None
        is_card = aimed is not None and aimed[0] == "card"
        meant = selection.meant if aimed is None else None
        self._area.focus_card(aimed if is_card else meant if selection.is_keyed else None)
        self._area.focus_zone(None if is_card else aimed)

    def _held(self, seen: Seen, stage: Stage) -> CardKey | None:
        """The viewer's face-down card once everybody has chosen and it may still be taken back."""
        laid = self._models.arrangement.own_laid
        return laid.key if stage == "waiting" and not seen.to_act and laid is not None else None

    def offer(self, seen: Seen, stage: Stage) -> None:
        """List the legal moves while one may be made."""
        is_open = stage in PLAYING
        if self._offered[0] is seen and self._offered[1] == is_open:
            return
        self._offered = (seen, is_open)
        board = self._playback.board
        legal = seen.legal if is_open else ()
        self._models.set_moves([MoveView(move, board.card_of(move), board.move_name(seen, move)) for move in legal])

    def forget_words(self) -> None:
        """The language has changed: the moves are named anew when next offered."""
        self._offered = (None, False)


class Answer:
    """The arithmetic that stands on the table because it was asked for."""

    def __init__(self, playback: Playback, area: TablePort) -> None:
        self._playback, self._area = playback, area
        self._given: tuple[CardKey, Explanation] | None = None

    def give(self, key: CardKey, explanation: Explanation) -> None:
        """Show it at the card."""
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
        self._area.hide_bubble()


def _is_lit_bare(stage: Stage, selection: Selection) -> bool:
    """Rows to take are lit without a card; so is what becomes of a decision if none of those on offer is played."""
    return stage in ("rows", "offer", "gather") or (stage == "option" and selection.meant is None)
