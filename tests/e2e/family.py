"""A family at one screen: who stands before the curtain, who sits behind it, and everything an onlooker could find.

Owns the language of the tests of passing the screen on. Only what could be seen, heard or pasted is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QGraphicsItem, QToolTip, QWidget

from pega6_desktop.core.variant import Options
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.boards.pega6.rows.arrangement import RowsArrangement
from pega6_desktop.ui.boards.pega6.rows.cards import PlateView
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.screens.curtain.curtain import Curtain
from pega6_desktop.ui.table.cards.items import CardItem
from pega6_desktop.ui.table.surface.table_view import TableArea
from pega6_desktop.ui.table.turns.acts import PLAYING
from pega6_desktop.ui.table.view import ExtraFace
from tests.pilot import TablePilot

NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Gil")
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def family(kinds: str, *, variant: str = "base", seed: int = 20) -> TablePlan:
    """A table with one letter for each seat: h for a human, b for a bot; one round, where that can be agreed."""
    seats = tuple(
        SeatInfo(name=name, kind="human", avatar=place)
        if kind == "h"
        else SeatInfo(name=name, kind="bot", level="careful", avatar=place)
        for place, (name, kind) in enumerate(zip(NAMES, kinds, strict=False))
    )
    options: Options = () if variant == "special" else (("fixedRounds", 1),)
    return TablePlan(variant=variant, seats=seats, options=options, deal=str(seed))


class Family:
    """Several people who pass one screen around."""

    def __init__(self, pilot: TablePilot) -> None:
        self.pilot = pilot

    @property
    def curtain(self) -> Curtain:
        """The curtain."""
        return self.pilot.window.passing.curtain

    @property
    def is_closed(self) -> bool:
        """Whether the curtain is closed and says who is to come."""
        called = self.curtain.sheet.called
        is_due = called is None or self.pilot.table.presenter.handover.due == called.seat
        return self.curtain.is_drawn and self.curtain.sheet.isVisible() and is_due

    @property
    def called(self) -> str:
        """The name on the curtain; empty when anybody may open it."""
        called = self.curtain.sheet.called
        return "" if called is None else called.name

    @property
    def sitting(self) -> str:
        """The name of who sits at the table, empty while nobody does."""
        own = self.pilot.table.models.view.own
        return "" if own is None else own.name

    def until_closed(self, name: str | None = None) -> Family:
        """Wait until the curtain is closed, for this player."""
        self.pilot.wait_for(lambda: self.is_closed and (name is None or self.called == name))
        return self

    def play_to_the_end(self) -> list[str]:
        """Play until the result of the match is shown, and tell who was called behind the curtain, in order."""
        called = []
        for _ in range(400):
            self.until_asked()
            if self.pilot.screen == "match_result":
                break
            if self.pilot.screen == "round_result":
                self.pilot.press("Enter")
                continue
            if self.is_closed:
                called.append(self.called)
                self.come()
            self.play()
        return called

    def until_asked(self) -> Family:
        """Wait until somebody has to do something: at the curtain, at the table, or at a result."""
        pilot = self.pilot
        pilot.wait_for(
            lambda: (
                self.is_closed
                or (
                    not self.curtain.isVisible() and (pilot.screen != "table" or pilot.table.presenter.stage in PLAYING)
                )
            )
        )
        return self

    def come(self) -> Family:
        """Whoever is called opens the curtain and sees the table."""
        self.pilot.press("Enter")
        self.pilot.wait_for(lambda: not self.curtain.isVisible())
        self.pilot.settle()
        return self

    def play(self, place: int = 0) -> Family:
        """Whoever sits at the table plays this card of the hand, or makes this move of the list."""
        if self.pilot.table.presenter.stage == "hand":
            self.pilot.press(*["Right"] * (place + 1), "Enter")
        else:
            self.choose(place)
        return self

    def choose(self, place: int = 0) -> Family:
        """Whoever sits at the table makes this move of the list of moves."""
        if not self.pilot.table.panel.isVisible():
            self.pilot.press("h")
        moves = self.pilot.table.panel.moves
        moves.setFocus()
        self.pilot.press("Home", *["Down"] * (1 + place % max(1, moves.model().rowCount())), "Enter")
        return self

    # ---------------------------------------------------------------- what an onlooker could find

    def traces(self, root: QWidget | None = None) -> str:
        """Every word anywhere: widgets hidden or not, models, the accessibility tree, tooltips, title, clipboard.

        root: look only at this part of the window.
        """
        window = self.pilot.window
        found = [window.windowTitle(), QToolTip.text(), QGuiApplication.clipboard().text()]
        for widget in (root or window).findChildren(QWidget):
            found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
            if isinstance(widget, QAbstractItemView):
                found += _in_model(widget)
        interface = QAccessible.queryAccessibleInterface(root or window)
        found += _in_tree(interface)
        return "\n".join(text for text in found if text)

    def cards_in_scene(self) -> set[int]:
        """Numbers of all faces that any item of the felt shows, seen or not."""
        return {item.face for item in _items(self.pilot.table.area) if isinstance(item.face, int)}

    def extras_in_scene(self) -> list[str]:
        """Kinds of the special cards whose face any item of the felt shows, but for the open ones beside the rows."""
        table = self.pilot.table.models.view.arrangement
        spare = table.spare if isinstance(table, RowsArrangement) else None
        faces = {id(item): item.face for item in _items(self.pilot.table.area)}
        kinds = [face.kind for face in faces.values() if isinstance(face, ExtraFace)]
        for card in () if spare is None else (spare.marker, spare.discard):
            if card is not None and isinstance(card.face, ExtraFace):
                kinds.remove(card.face.kind)
        return kinds

    def open_cards(self) -> set[int]:
        """Numbers everybody may see: in the rows, revealed before the seats, and looked back at."""
        models = self.pilot.table.models
        table = models.view.arrangement
        rows: set[object] = set()
        if isinstance(table, RowsArrangement):
            rows = {card.face for row in table.rows for card in row.cards} | {flag.key[1] for flag in table.flags}
        plates = [seat for seat in models.seats.items if isinstance(seat, PlateView)]
        shown = {seat.card.face for seat in plates if seat.card is not None}
        return {face for face in rows | shown if isinstance(face, int)}


def _items(area: TableArea) -> Iterator[CardItem]:
    for item in area.scene().items():
        top: QGraphicsItem | None = item
        while top is not None and not isinstance(top, CardItem):
            top = top.parentItem()
        if isinstance(top, CardItem):
            yield top


def _in_model(view: QAbstractItemView) -> list[str]:
    model = view.model()
    return [
        str(model.data(model.index(row, 0, QModelIndex()), role) or "")
        for row in range(model.rowCount())
        for role in ROLES
    ]


def _in_tree(interface: QAccessibleInterface | None) -> list[str]:
    if interface is None:
        return []
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)
    found = [interface.text(kind) for kind in kinds]
    for place in range(interface.childCount()):
        found += _in_tree(interface.child(place))
    return found
