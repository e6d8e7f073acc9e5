"""Shows on the felt and in the list of moves what the player is about to do and may do, and what was asked about it.

Owns what lies on the table and may be meant, which card is raised or ringed, which targets are lit, which moves are
offered, and how long an answer stands. Must not know any game, nor why the selection is what it is.
"""

from pega6_desktop.ui.table.board import AnyObservation, Board, Seats
from pega6_desktop.ui.table.models import MoveView, TableModels
from pega6_desktop.ui.table.play.ports import TablePort
from pega6_desktop.ui.table.turns.acts import PLAYING, Selection, Stage, TableSnapshot
from pega6_desktop.ui.table.view import CardKey, Explanation, Intent


class SelectionView:
    """The selection as it is to be seen."""

    def __init__(self, board: Board, models: TableModels, area: TablePort) -> None:
        self._board, self._models, self._area = board, models, area
        self._raised: CardKey | None = None
        self._offered: tuple[AnyObservation | None, bool] = (None, False)

    def lay(self, seen: AnyObservation, seats: Seats, selection: Selection) -> TableSnapshot:
        """What an act may be about now."""
        models, draft = self._models, self._models.draft
        return TableSnapshot(
            hand=tuple(card.key for card in models.hand.items),
            tray=tuple(lying.card.key for lying in models.tray or ()),
            rows=tuple(row.zone for row in models.rows.items),
            liftable=self._board.liftable(seen),
            targets=tuple(target.zone for target in self._board.targets(seen, seats, selection.intent)),
            grid=() if draft is None else tuple(place.card.key if place.card else None for place in draft.places),
            columns=1 if draft is None else draft.columns,
        )

    def first_row(self, seen: AnyObservation, seats: Seats) -> Selection:
        """Where the aim begins when a row is owed: at one that costs least."""
        targets = self._board.targets(seen, seats, Intent())
        least = next((one.zone for one in targets if one.price is not None and one.price.least), None)
        return Selection(aimed=least, is_keyed=least is not None)

    def show(self, seen: AnyObservation, seats: Seats, selection: Selection, stage: Stage) -> None:
        """Raise, ring and light what belongs to this selection."""
        area, board = self._area, self._board
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
        intent = Intent(
            lifted=selection.lifted, picked=selection.picked, aimed=selection.aimed, gathered=selection.gathered
        )
        area.light(board.targets(seen, seats, intent) if is_lit else (), selection.aimed if is_lit else None)

    def _liftable(self, seen: AnyObservation, selection: Selection, stage: Stage) -> tuple[CardKey, ...]:
        """What the board offers, and a picked card, which may be taken on by hand."""
        if stage not in PLAYING:
            return ()
        offered = self._board.liftable(seen)
        return offered if selection.picked is None else (*offered, selection.picked)

    def _ring(self, selection: Selection, stage: Stage) -> None:
        """The keyboard's ring: around the target aimed at, else around the card; a card played keeps it."""
        aimed = selection.aimed if selection.is_keyed and stage in ("rows", "option", "draft", "offer") else None
        is_card = aimed is not None and aimed[0] == "card"
        meant = selection.meant if aimed is None else None
        self._area.focus_card(aimed if is_card else meant if selection.is_keyed else None)
        self._area.focus_zone(None if is_card else aimed)

    def _held(self, seen: AnyObservation, stage: Stage) -> CardKey | None:
        """The viewer's face-down card once everybody has chosen and it may still be taken back."""
        own = self._models.own
        if stage != "waiting" or seen.to_act or own is None or own.card is None:
            return None
        return own.card.key

    def offer(self, seen: AnyObservation, stage: Stage) -> None:
        """List the legal moves while one may be made."""
        is_open = stage in PLAYING
        if self._offered[0] is seen and self._offered[1] == is_open:
            return
        self._offered = (seen, is_open)
        board = self._board
        legal = seen.legal if is_open else ()
        self._models.set_moves([MoveView(move, board.card_of(move), board.move_name(seen, move)) for move in legal])

    def forget_words(self) -> None:
        """The language has changed: the moves are named anew when next offered."""
        self._offered = (None, False)


class Answer:
    """The arithmetic that stands on the table because it was asked for."""

    def __init__(self, board: Board, area: TablePort) -> None:
        self._board, self._area = board, area
        self._given: tuple[CardKey, Explanation] | None = None

    def give(self, key: CardKey, explanation: Explanation) -> None:
        """Show it at the card."""
        self._given = key, explanation
        self._area.explain(explanation, key)

    @property
    def is_given(self) -> bool:
        """Whether an answer stands on the table."""
        return self._given is not None

    def is_outdated(self, seen: AnyObservation, seats: Seats) -> bool:
        """Whether the same question has another answer by now."""
        return self._given is not None and self._board.why(seen, seats, self._given[0]) != self._given[1]

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
