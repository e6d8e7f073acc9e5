"""The table as a widget: a view on the felt that reads the models and tells what the mouse does.

Owns the seam between Qt events and the felt, and hovering: which card rises, the cursor, the tool tip. Must not know
any game, nor what a card, press, drop or tap means.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QHideEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QToolTip, QWidget

from pega6_desktop.ui.look import Look
from pega6_desktop.ui.look.look import felt_text_size, unit_for
from pega6_desktop.ui.table.arrangement import Accents, Arrangement
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.cards.tempo import Tempo
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.places import TableLayout
from pega6_desktop.ui.table.surface import hand
from pega6_desktop.ui.table.surface.felt import Felt
from pega6_desktop.ui.table.surface.hand import DragController
from pega6_desktop.ui.table.surface.lighting import FeltRing
from pega6_desktop.ui.table.surface.still import StillView, Underlay
from pega6_desktop.ui.table.turns.acts import Aim
from pega6_desktop.ui.table.view import CardKey, Explanation, Refusal, StepHint, TrickFlag, ZoneId
from pega6_desktop.ui.words.messages import as_tool_tip


class TableArea(StillView):
    """The felt with rows, seats and hand; fills the window, so that cards may fly anywhere.

    settled: the table shown last is at rest, or the next step may begin; once per `show_table`, never from within it.
    landed: the cards of the step are where they go, and it still rests. acted(Act): the player did something with the
    mouse; see `turns.acts`. A dropped card waits where it was dropped until `show_table`, `refuse` or `lift(None)` says
    what becomes of it; a drag that was cancelled counts as dropped nowhere. A row is tapped anywhere on it while
    something is lifted or targets are lit, else beside its cards. laid_out: other rectangles, see `table_layout`.
    shown: other things lie there. focus_moved: the ring of the keyboard is elsewhere, or may be. recalled: the flag the
    pointer has come upon, None when it has left it.
    """

    settled = Signal()
    landed = Signal()
    acted = Signal(object)
    laid_out = Signal()
    shown = Signal()
    focus_moved = Signal()
    recalled = Signal(object)

    def __init__(
        self, look: Look, art: CardArt, models: TableModels, parent: QWidget | None = None, *, is_watched: bool = False
    ) -> None:
        """is_watched: nobody plays at this table."""
        super().__init__(parent)
        self._followed, self._models = look, models
        self._look = Look(look.theme, look.family, text_scale=look.text_size, parent=self)
        self._bar: float | None = None
        self._is_put_away = True
        self.has_flags = True
        """Whether what everybody has done last hangs out to be looked back at."""
        self._told_focus: tuple[CardKey | None, ZoneId | None] = (None, None)
        self.tree: QObject | None = None
        """What screen readers are told of it; None before one has asked."""
        self._felt = Felt(self.scene(), self._look, art, self, is_watched=is_watched)
        self._underlay = Underlay(self.scene(), self)
        self._pointer = Pointer(self._felt, self.viewport())
        self._drag_controller = DragController(self._felt, self._felt.stage, self._felt.pace, self)
        self._ring = FeltRing(self._look, self)
        self._wire()
        self._retranslate()
        look.changed.connect(self._follow_look)
        models.told.connect(self.shown)
        self._felt.show(models.lying, None)

    def _wire(self) -> None:
        self._felt.settled.connect(self.settled)
        self._felt.landed.connect(self.landed)
        self._felt.laid_out.connect(self.laid_out)
        self._felt.laid_out.connect(self._surround)
        self.focus_moved.connect(self._surround)
        self._drag_controller.interrupted.connect(self._felt.clear_refusal)
        self._drag_controller.acted.connect(self.acted)
        self._pointer.acted.connect(self.acted)
        self._pointer.recalled.connect(self.recalled)

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
    def is_still(self) -> bool:
        """Whether nothing travels here: whatever is shown is there at once."""
        return self._felt.pace.is_still

    @property
    def is_dragging(self) -> bool:
        """Whether a card hangs from the pointer."""
        return self._drag_controller.is_holding

    def show_table(self, hint: StepHint | None) -> None:
        """Bring the table in line with the models; with a hint cards travel, without one they are there at once."""
        shown = self._with_flags(self._models.lying)
        if hint is None or not self.isVisible():
            self._release_unless_held(shown)
            hint = None
        self._felt.show(shown, hint)
        if self._drag_controller.is_holding and self._felt.stage.held is None:
            self._drag_controller.forget()
        self.shown.emit()

    def tell(self) -> None:
        """Plates and flags of the models, where all cards lie or go already."""
        self._felt.tell(self._with_flags(self._models.lying))

    @property
    def told(self) -> Arrangement:
        """What is to be told of the table."""
        return self._with_flags(self._models.view.arrangement)

    def set_flags(self, *, is_on: bool) -> None:
        """Whether what everybody has done last hangs out to be looked back at."""
        if is_on != self.has_flags:
            self.has_flags = is_on
            self._felt.recall(None)
            self.tell()
            self.shown.emit()

    def _with_flags(self, shown: Arrangement) -> Arrangement:
        return shown if self.has_flags else shown.without_flags()

    def next_flag(self) -> TrickFlag | None:
        """The flag after the one that is looked at, the first where none is; None after the last."""
        flags, now = self._felt.arrangement.flags, self._felt.accents.recalled
        at = flags.index(now) + 1 if now in flags else 0
        return flags[at] if at < len(flags) else None

    def finish(self) -> None:
        """End everything that runs: the table is exactly right now."""
        if not self._drag_controller.is_holding:
            self._drag_controller.forget()
        self._felt.finish()

    def set_tempo(self, tempo: Tempo) -> None:
        """The player's speed for everything that moves from now on."""
        self._felt.pace.set_tempo(tempo)

    def set_reduced_motion(self, *, is_reduced: bool) -> None:
        """Obey the desktop's wish for less motion: nothing moves."""
        self._felt.pace.set_reduced(is_reduced=is_reduced)

    def set_large_targets(self, *, is_on: bool) -> None:
        """Whether cards and lit targets are hit from further away."""
        self._felt.has_large_targets = is_on

    # ------------------------------------------------------------ selection

    def stand_out(self, accents: Accents) -> None:
        """Let this stand out and nothing else; what is not to be lifted any more is not dragged on, what is put down
        goes home.
        """
        if self._drag_controller.is_holding and self._felt.stage.held not in accents.liftable:
            self._drag_controller.cancel()
        if accents.lifted is None and self._felt.accents.lifted is not None:
            self._drag_controller.send_home()
        self._felt.stand_out(accents)
        if (accents.focused, accents.ringed) != self._told_focus:
            self._told_focus = accents.focused, accents.ringed
            self.focus_moved.emit()
        if self._felt.is_speaking:
            QToolTip.hideText()

    def send_home(self) -> None:
        """Let a card that was dropped fly home."""
        self._drag_controller.send_home()

    def pointed_card(self) -> CardKey | None:
        """The card the pointer hovers over; None where it hovers over none, or not over the table."""
        return self._pointer.card

    def cancel_drag(self) -> bool:
        """Let the card under the pointer return to its place; False when none was held."""
        return self._drag_controller.cancel()

    # ------------------------------------------------------------ words

    def refuse(self, key: CardKey | None, zone: ZoneId | None, refusal: Refusal) -> None:
        """Shake the card, fly it home, and show why until the next input."""
        self._drag_controller.answered()
        self._felt.refuse(key, zone, refusal)

    def explain(self, explanation: Explanation, key: CardKey | None) -> None:
        """Show a bubble that points at the card until the next input."""
        self._felt.explain(explanation, key)

    def hide_bubble(self) -> None:
        """Take bubble and signs of a refusal away."""
        self._felt.clear_refusal()

    # ------------------------------------------------------------ the frame around

    def recall(self, flag: TrickFlag | None) -> None:
        """Let this flag stand out, with the card it tells of and where that lies."""
        self._felt.recall(flag)

    def set_bar_height(self, px: float) -> None:
        """How high the bar over the table's upper edge is; the seats begin below it."""
        if px != self._bar:
            self._bar = px
            self._lay_out()

    def show_beneath(self, widgets: Sequence[QWidget]) -> None:
        """Show pictures of these widgets, which lie under the table, so that cards can move over them.

        To be called again whenever one of them looks different; their places are those on the common parent.
        """
        self._underlay.show(widgets)

    # ------------------------------------------------------------ where things are

    def card_point(self, key: CardKey) -> QPoint:
        """A point of the viewport at which that card is seen and hit; KeyError when it is not on the table."""
        x, y = hand.seen_point(self._felt.poses(), key)
        return QPoint(round(x), round(y))

    def zone_point(self, zone: ZoneId) -> QPoint:
        """The middle of a zone in the viewport."""
        x, y = self._felt.zone_rect(zone).middle
        return QPoint(round(x), round(y))

    # ------------------------------------------------------------ events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a press."""
        self._drag_controller.press(event)
        self._pointer.show_cursor(event.position(), is_holding=self._drag_controller.is_holding)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click may drag but is no second tap."""
        self._drag_controller.press(event, is_double=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, or hover."""
        if self._drag_controller.is_pressed:
            self._drag_controller.move(event)
        else:
            self._pointer.move(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a press; what lies under the pointer now is another thing."""
        self._drag_controller.release(event)
        if not self._drag_controller.is_pressed:
            self._pointer.hover(event.position())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything at its new place, at once."""
        self._drag_controller.cancel()
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """The look, and what lies beneath, may be different by now."""
        super().showEvent(event)
        self._is_put_away = False
        self._lay_out()
        self._underlay.refresh_soon()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing runs on a table nobody sees."""
        self._underlay.stop()
        self._drag_controller.cancel()
        self._felt.halt()
        self._is_put_away = True
        super().hideEvent(event)

    def put_away(self) -> None:
        """Keep no pictures until the table is shown again; while it is to be seen this asks nothing."""
        if self._is_put_away:
            self._felt.blank()

    def on_pixel_ratio(self) -> None:
        """Another pixel ratio needs other pictures."""
        self._lay_out()
        self._underlay.refresh_soon()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tool tips say what is too small or too long to read; leaving the table ends hovering."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            if self._felt.is_speaking:
                QToolTip.hideText()  # the bubble says more, and a tip would lie over it
                return True
            tip = as_tool_tip(self._pointer.tip(QPointF(event.pos()))) or self._underlay.tip(event.pos())
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        if event.type() == QEvent.Type.Leave:
            self._pointer.leave()
        return super().viewportEvent(event)

    # ------------------------------------------------------------ inside

    def _surround(self) -> None:
        self._ring.surround(qrect(self.table_layout.mat).toAlignedRect())
        focused, ringed = self._felt.accents.focused, self._felt.accents.ringed
        self._ring.show_place(is_there=focused is not None or ringed is not None)

    def _release_unless_held(self, shown: Arrangement) -> None:
        """A table shown at once takes back a dropped card, but not the one the player is dragging."""
        held = self._felt.stage.held
        if not (self._drag_controller.is_holding and held in shown.movable()):
            self._drag_controller.forget()

    def _follow_look(self) -> None:
        """The theme is the program's; unit and text size follow the table's own size too."""
        self._look.set_theme(self._followed.theme)
        self.put_away()
        if not self._is_put_away:
            self._lay_out()

    def _lay_out(self) -> None:
        self._drag_controller.cancel()
        size = self.fit_scene()
        unit = unit_for(size.width(), size.height())
        self._look.set_text_scale(felt_text_size(unit, self._followed.text_size))
        self._felt.lay_out(size.width(), size.height(), self._bar, self.devicePixelRatioF())

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Table"))
        self.setAccessibleDescription(
            self.tr("The table, the players and what is yours. The lists of the side panel offer the same.")
        )


class Pointer(QObject):
    """The mouse over the felt.

    acted(Aim): at the lit target the pointer has moved over, at None once it has left that one. Only a mouse that moves
    aims, so that a target which is lit under a resting one is not taken for a wish. recalled(flag): the one it has come
    upon, None when it has left it.
    """

    acted = Signal(object)
    recalled = Signal(object)

    def __init__(self, felt: Felt, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._felt, self._viewport = felt, viewport
        self._at: QPointF | None = None
        self._aimed: ZoneId | None = None
        self._flag: TrickFlag | None = None

    @property
    def card(self) -> CardKey | None:
        """The card under the pointer, or told of by the flag there; None where there is none, or the pointer is
        elsewhere.
        """
        if self._flag is not None:
            return self._flag.key
        return None if self._at is None else self._felt.card_under(self._at)

    def hover(self, at: QPointF) -> None:
        """The pointer is there: a card that may be lifted rises a little."""
        self._at = at
        key = self._felt.card_under(at)
        if key is None or self._flag is not None:
            self._recall(None if key is not None else self._flag_at(at))
        is_liftable = key is not None and self._felt.may_lift(key)
        self._felt.hover(key if is_liftable and not self._felt.is_blocking() else None)
        self._show_shape(self._shape_over(at, is_liftable=is_liftable))

    def move(self, at: QPointF) -> None:
        """The pointer has moved there with no button down: it may aim at another target now."""
        has_moved = at != self._at
        self.hover(at)
        if has_moved:
            may_aim = self._felt.accents.targets and not self._felt.is_blocking()
            zone = self._felt.zone_under(at) if may_aim else None
            self._aim(zone if zone is not None and self._felt.is_target(zone) else None)

    def leave(self) -> None:
        """The pointer has left the table."""
        self._at = None
        self._felt.hover(None)
        self._recall(None)
        self._aim(None)

    def _flag_at(self, at: QPointF) -> TrickFlag | None:
        """The flag at a point where no card is seen; none while a refusal is read."""
        is_refusing = self._felt.accents.is_refusing
        return None if is_refusing else self._felt.arrangement.flag_at(self._felt.layout, at.x(), at.y())

    def _recall(self, flag: TrickFlag | None) -> None:
        if flag != self._flag:
            self._flag = flag
            self.recalled.emit(flag)

    def _aim(self, zone: ZoneId | None) -> None:
        if zone != self._aimed:
            self._aimed = zone
            self.acted.emit(Aim(zone))

    def show_cursor(self, at: QPointF, *, is_holding: bool) -> None:
        """A closed hand with a card, an open one over a card to lift, a finger over a row to choose."""
        if is_holding:
            self._show_shape(Qt.CursorShape.ClosedHandCursor)
            return
        key = self._felt.card_under(at)
        self._show_shape(self._shape_over(at, is_liftable=key is not None and self._felt.may_lift(key)))

    def _show_shape(self, shape: Qt.CursorShape) -> None:
        if self._viewport.cursor().shape() != shape:
            self._viewport.setCursor(shape)

    def tip(self, at: QPointF) -> str:
        """What a tool tip says there: a card's name and note, or what the arrangement says."""
        table, key = self._felt.arrangement, self._felt.card_under(at)
        if key is None:
            return table.tip(self._felt.layout, at.x(), at.y())
        card = next(card for card in table.cards() if card.key == key)
        return "\n".join(filter(None, (card.name, card.note)))

    def _shape_over(self, at: QPointF, *, is_liftable: bool) -> Qt.CursorShape:
        if is_liftable:
            return Qt.CursorShape.OpenHandCursor
        zone = self._felt.zone_under(at) if self._felt.wants_zone() else None
        is_choice = zone is not None and (zone[0] == "row" or self._felt.is_target(zone))
        return Qt.CursorShape.PointingHandCursor if is_choice else Qt.CursorShape.ArrowCursor
