"""The table as a widget: a view on the felt that reads the models and tells what the mouse does.

Owns the seam between Qt events and the felt. Must not know any game, nor what a card, drop or tap means.
"""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QToolTip, QWidget

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.models.table import TableModels
from pega6_desktop.ui.table.art import CardArt
from pega6_desktop.ui.table.drag import Grasp
from pega6_desktop.ui.table.felt import Felt
from pega6_desktop.ui.table.layout import TableLayout
from pega6_desktop.ui.table.poses import Cards, zone_rect
from pega6_desktop.ui.table.tempo import Tempo
from pega6_desktop.ui.table.view import CardKey, Explanation, Refusal, StepHint, Target, ZoneId

_SEEN_AT = (0.5, 0.3, 0.2, 0.12, 0.06)
_MODIFIERS = frozenset({Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr})


class TableArea(QGraphicsView):
    """The felt with rows, seats and hand; fills the window, so that cards may fly anywhere.

    settled: the table shown last is at rest, or the next step may begin (placing overlaps); once per `show_table`,
    never from within it. card_pressed: a card that may be lifted was pressed. card_tapped: a card was pressed and
    released in its place. card_dropped: a card was dragged onto a zone, or nowhere (None; also when the drag was
    cancelled); it waits where it was dropped until `show_table`, `refuse` or `lift(None)` says what becomes of it.
    zone_tapped: a row was tapped (anywhere on it while something is lifted or targets are lit, beside its cards
    otherwise), or a plate. aimed_at: the zone under a dragged card. skip_asked: a press while the player has to wait;
    it does nothing else. laid_out: other rectangles, see `table_layout`.
    """

    settled = Signal()
    card_pressed = Signal(object)
    card_tapped = Signal(object)
    card_dropped = Signal(object, object)
    zone_tapped = Signal(object)
    aimed_at = Signal(object)
    nothing_tapped = Signal()
    skip_asked = Signal()
    laid_out = Signal()

    def __init__(self, look: Look, art: CardArt, models: TableModels, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._models = look, models
        self._set_up_view()
        self._felt = Felt(self.scene(), look, art, self)
        self._grasp = Grasp(self._felt, self._felt.stage, self._felt.pace, self)
        self._wire()
        self._retranslate()
        look.changed.connect(self._lay_out)
        self._felt.show(self._read(), None)

    def _set_up_view(self) -> None:
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)

    def _wire(self) -> None:
        self._felt.animator.settled.connect(self.settled)
        self._felt.laid_out.connect(self.laid_out)
        grasp = self._grasp
        grasp.interrupted.connect(self._felt.clear_refusal)
        for theirs, ours in (
            (grasp.card_pressed, self.card_pressed),
            (grasp.card_tapped, self.card_tapped),
            (grasp.card_dropped, self.card_dropped),
            (grasp.zone_tapped, self.zone_tapped),
            (grasp.aimed_at, self.aimed_at),
            (grasp.nothing_tapped, self.nothing_tapped),
            (grasp.skip_asked, self.skip_asked),
        ):
            theirs.connect(ours)

    # ------------------------------------------------------------ what is shown

    @property
    def table_layout(self) -> TableLayout:
        """Where everything is, in viewport coordinates."""
        return self._felt.layout

    @property
    def felt(self) -> Felt:
        """What lies on the table."""
        return self._felt

    @property
    def is_moving(self) -> bool:
        """Whether a step runs that the player has to wait for or skip."""
        return self._felt.is_blocking()

    @property
    def is_dragging(self) -> bool:
        """Whether a card hangs from the pointer."""
        return self._grasp.is_holding

    def show_table(self, hint: StepHint | None) -> None:
        """Bring the table in line with the models; with a hint cards travel, without one they are there at once."""
        shown = self._read()
        if hint is None or not self.isVisible():
            self._release_unless_held(shown)
            hint = None
        self._felt.show(shown, hint)
        if self._grasp.is_holding and self._felt.stage.held is None:
            self._grasp.forget()

    def finish(self) -> None:
        """End everything that runs: the table is exactly right now."""
        if not self._grasp.is_holding:
            self._grasp.forget()
        self._felt.finish()

    def set_tempo(self, tempo: Tempo) -> None:
        """The player's speed for everything that moves from now on."""
        self._felt.pace.set_tempo(tempo)

    def set_reduced_motion(self, *, is_reduced: bool) -> None:
        """Obey the desktop's wish for less motion: nothing moves."""
        self._felt.pace.set_reduced(is_reduced=is_reduced)

    # ------------------------------------------------------------ selection

    def set_liftable(self, keys: Iterable[CardKey]) -> None:
        """Only these cards may be picked up; a drag of another one is cancelled."""
        self._felt.set_liftable(frozenset(keys))
        held = self._felt.stage.held
        if self._grasp.is_holding and held not in self._felt.liftable:
            self._grasp.cancel()

    def lift(self, key: CardKey | None) -> None:
        """Raise that card of the hand, the others step aside; None puts it down and sends a dropped card home."""
        if key is None:
            self._grasp.send_home()
        self._felt.lift(key)

    def focus_card(self, key: CardKey | None) -> None:
        """Put the keyboard's ring around a card, or take it away."""
        self._felt.focus_card(key)

    def focus_zone(self, zone: ZoneId | None) -> None:
        """Put the keyboard's ring around a zone, or take it away."""
        self._felt.focus_zone(zone)

    def light(self, targets: tuple[Target, ...], aimed: ZoneId | None) -> None:
        """Light these targets; the aimed one most of all. No targets: no light."""
        self._felt.light(targets, aimed)

    def cancel_drag(self) -> bool:
        """Let the card under the pointer return to its place; False when none was held."""
        return self._grasp.cancel()

    # ------------------------------------------------------------ words

    def refuse(self, key: CardKey | None, zone: ZoneId | None, refusal: Refusal) -> None:
        """Shake the card, fly it home, and show why until the next input or for six seconds."""
        self._grasp.answered()
        self._felt.refuse(key, zone, refusal)

    def explain(self, explanation: Explanation, key: CardKey | None) -> None:
        """Show a bubble that points at the card until the next input."""
        self._felt.explain(explanation, key)

    def hide_bubble(self) -> None:
        """Take bubble and signs of a refusal away."""
        self._felt.clear_refusal()

    # ------------------------------------------------------------ where things are

    def card_point(self, key: CardKey) -> QPoint:
        """A point of the viewport at which that card is seen and hit; KeyError when it is not on the table."""
        pose = self._felt.poses()[key]
        row = [QPoint(round(pose.x + share * pose.width), round(pose.middle[1])) for share in _SEEN_AT]
        return next((point for point in row if self._felt.card_under(QPointF(point)) == key), row[0])

    def zone_point(self, zone: ZoneId) -> QPoint:
        """The middle of a zone in the viewport."""
        x, y = zone_rect(self._felt.layout, self._felt.cards, zone).middle
        return QPoint(round(x), round(y))

    # ------------------------------------------------------------ events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a press."""
        self._grasp.press(event)
        self._show_cursor(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click may drag but is no second tap."""
        self._grasp.press(event, is_double=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, or hover."""
        if self._grasp.is_pressed:
            self._grasp.move(event)
        else:
            self._hover(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a press."""
        self._grasp.release(event)
        self._show_cursor(event.position())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table does not scroll."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys belong to the screen; only Escape in mid-drag is ours."""
        event.setAccepted(event.key() == Qt.Key.Key_Escape and self._grasp.cancel())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A drag does not survive the loss of the keyboard."""
        self._grasp.cancel()
        super().focusOutEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything at its new place, at once."""
        self._grasp.cancel()
        self._lay_out()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing runs on a table nobody sees."""
        self._grasp.cancel()
        self._felt.halt()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Shortcuts cancel a drag before they act; another pixel ratio needs other pictures."""
        match event.type():
            case QEvent.Type.ShortcutOverride if isinstance(event, QKeyEvent) and event.key() not in _MODIFIERS:
                if self._grasp.is_holding and event.key() == Qt.Key.Key_Escape:
                    event.accept()
                    return True
                self._grasp.cancel()
            case QEvent.Type.WindowDeactivate:
                self._grasp.cancel()
            case QEvent.Type.DevicePixelRatioChange:
                self._lay_out()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tool tips say what is too small or too long to read; leaving the table ends hovering."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._tip_at(event.pos()), self)
            return True
        if event.type() == QEvent.Type.Leave:
            self._felt.hover(None)
        return super().viewportEvent(event)

    # ------------------------------------------------------------ inside

    def _read(self) -> Cards:
        models = self._models
        return Cards(models.rows.items, models.others, models.own, models.hand.items)

    def _release_unless_held(self, shown: Cards) -> None:
        """A table shown at once takes back a dropped card, but not the one the player is dragging."""
        held = self._felt.stage.held
        if not (self._grasp.is_holding and any(card.key == held for card in shown.hand)):
            self._grasp.forget()

    def _lay_out(self) -> None:
        self._grasp.cancel()
        size = self.viewport().size()
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self._felt.lay_out(size.width(), size.height(), self.devicePixelRatioF())

    def _hover(self, at: QPointF) -> None:
        key = self._felt.card_under(at)
        is_liftable = key is not None and self._felt.may_lift(key) and not self._felt.is_blocking()
        self._felt.hover(key if is_liftable else None)
        self._show_cursor(at)

    def _show_cursor(self, at: QPointF) -> None:
        key = self._felt.card_under(at)
        if self._grasp.is_holding:
            shape = Qt.CursorShape.ClosedHandCursor
        elif key is not None and self._felt.may_lift(key):
            shape = Qt.CursorShape.OpenHandCursor
        else:
            shape = Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def _tip_at(self, at: QPoint) -> str:
        key = self._felt.card_under(QPointF(at))
        if key is not None:
            return self._felt.cards.faces()[key].name
        zone = self._felt.zone_under(QPointF(at))
        match zone:
            case ("row", number):
                return next((row.note for row in self._felt.cards.rows if row.zone == ("row", number)), "")
            case ("seat", number):
                return next((seat.spoken for seat in self._felt.cards.seats if seat.seat == number), "")
            case _:
                return ""

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Table"))
        self.setAccessibleDescription(
            self.tr("The felt with the rows, the players and your hand. The lists of the side panel offer the same.")
        )
