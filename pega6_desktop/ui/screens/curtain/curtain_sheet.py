"""The sheet before the curtain: who is next, the button that opens, the PIN, and who has chosen already.

Owns its words, whether a PIN is right, and how everybody at the table stands in one line. Must not know any game, the
cloth, nor what is behind it.
"""

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, Pictures, paint
from pega6_desktop.ui.look.controls import State
from pega6_desktop.ui.look.widgets import Avatar, Drawn, Label, PlateButton, PrimaryButton, portrait
from pega6_desktop.ui.screens.common.fields import PinField, Trouble
from pega6_desktop.ui.screens.common.screen import Scroll, stacked
from pega6_desktop.ui.table.view import SeatView
from pega6_desktop.ui.words.messages import filled, listed

_WIDE, _NARROW = 112, 88
_FEW = 5
"""So many stand in one line with room between them."""


class Crowd(Drawn):
    """Faces with names under them; a check marks who has decided, a ring who is called now."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, look: Look, pictures: Pictures) -> None:
        super().__init__(look)
        self._pictures = pictures
        self._seats: tuple[SeatView, ...] = ()
        self._called: int | None = None
        self._faces: dict[tuple[object, ...], QPixmap] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._on_look_changed)

    def show_seats(self, seats: Sequence[SeatView], called: int | None) -> None:
        """Show these players in this order; `called` is the one whose turn it is."""
        self._seats, self._called = tuple(seats), called
        self.retranslate()
        self._on_look_changed()

    def retranslate(self) -> None:
        """Who has decided, for a screen reader."""
        decided = [seat.name for seat in self._seats if seat.state == "chosen"]
        words = self.tr("Have chosen: {names}", "", len(decided)) if decided else self.tr("Nobody has chosen yet")
        self.setAccessibleName(filled(words, names=listed(decided)))

    def sizeHint(self) -> QSize:
        """Room for all of them, in two lines when they are many."""
        step, lines = self._step(), self._lines()
        return QSize(
            round(step * max((len(line) for line in lines), default=1)), round(self._line_height() * len(lines))
        )

    def minimumSizeHint(self) -> QSize:
        """Names are elided before faces are cut."""
        widest = max((len(line) for line in self._lines()), default=1)
        return QSize(round(54 * self._look.u * widest), self.sizeHint().height())

    def draw(self, painter: QPainter) -> None:
        for number, line in enumerate(self._lines()):
            step = min(self._step(), self.width() / max(1, len(line)))
            left = (self.width() - step * len(line)) / 2
            for place, seat in enumerate(line):
                self._paint_seat(
                    painter, seat, QPointF(left + (place + 0.5) * step, number * self._line_height()), step
                )

    def _paint_seat(self, painter: QPainter, seat: SeatView, top: QPointF, step: float) -> None:
        u, theme, is_called = self._look.u, self._look.theme, seat.seat == self._called
        side = round(46 * u) + (round(8 * u) if is_called else 0)
        middle = QPointF(top.x(), top.y() + 27 * u)
        face = self._face(seat.avatar, side, theme.gold if is_called else "")
        painter.drawPixmap(QPointF(round(middle.x() - side / 2), round(middle.y() - side / 2)), face)
        if seat.state == "chosen":
            at = middle + QPointF(18 * u, 18 * u)
            paint.sign_disc(
                painter,
                "check",
                at,
                10 * u,
                fill=theme.switch_on,
                ink=theme.plate if theme.is_flat else "#FFFFFF",
                edge=theme.plate,
            )
        font = self._look.font(14, EXTRABOLD if is_called else SEMIBOLD)
        at = QPointF(top.x(), top.y() + 54 * u + font.pixelSize() * 0.75)
        align = paint.Align.MIDDLE
        paint.text(painter, seat.name, at, font, theme.ink, align=align, max_width=step - 6 * u)
        if is_called:
            small = self._look.font(12, BOLD)
            at += QPointF(0, font.pixelSize() * 0.6 + small.pixelSize() * 0.7)
            paint.text(painter, self.tr("now"), at, small, theme.accent, align=align, max_width=step)

    def _face(self, index: int, side: int, ring: str) -> QPixmap:
        key = (index, side, ring, self.devicePixelRatioF(), self._look.theme.name)
        if key not in self._faces:
            self._faces[key] = portrait(self._look, self._pictures, index, side, self.devicePixelRatioF(), ring or None)
        return self._faces[key]

    def _lines(self) -> list[tuple[SeatView, ...]]:
        count = len(self._seats)
        first = count if count <= _FEW + 1 else (count + 1) // 2
        return [line for line in (self._seats[:first], self._seats[first:]) if line]

    def _step(self) -> float:
        return (_WIDE if len(self._seats) <= _FEW else _NARROW) * self._look.u

    def _line_height(self) -> float:
        name, now = self._look.font(14).pixelSize(), self._look.font(12).pixelSize()
        return 54 * self._look.u + name * 1.4 + now * 1.4

    def _on_look_changed(self) -> None:
        self._faces.clear()
        self.updateGeometry()
        self.update()


_LARGE_FACE, _SMALL_FACE = 148, 92
_HEIGHT_FOR_LARGE_FACE = 560
_TEXT_WITHOUT_FACE = 1.5
"""Text scale from which the words need the room of the face."""

_ONE_LINE = 120
"""Units below which the crowd stands in one line."""

_BLEED = 22


class Called(msgspec.Struct, frozen=True):
    """Who is to open the curtain. undo_name: who may still take a choice back, empty for nobody.

    unlocks: whether a typed PIN is the player's; None where no PIN was agreed. has_screen: it moved last.
    """

    seat: int
    name: str
    avatar: int
    undo_name: str = ""
    unlocks: Callable[[str], bool] | None = None
    has_screen: bool = False


class CurtainSheet(QFrame):
    """Paper with a gold edge. ``confirmed`` when the button was pressed and the PIN, if there is one, is right."""

    spoken_role = QAccessible.Role.Grouping

    confirmed = Signal()

    def __init__(self, look: Look, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._called: Called | None = None
        self._is_choosing = False
        self._room = QRect()
        self._face = Avatar(look, pictures, 0, "", side=_LARGE_FACE, ring="gold")
        self.head = Label(look, size=36, weight=EXTRABOLD, is_wrapped=True)
        self._sentence = Label(look, size=18, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self.pin = PinField(look)
        self._trouble = Trouble(look)
        self.open_button = PrimaryButton(look, icon="eye", key="Space", size=21, tall=72)
        self.undo_button = PlateButton(look, icon="undo", key="Z", size=15, tall=44)
        self._who = Label(look, size=14, weight=BOLD, colour="muted", is_wrapped=True)
        self._crowd = Crowd(look, pictures)
        self._arrange()
        self.open_button.clicked.connect(self.confirm)
        self.pin.textEdited.connect(self._forget_trouble)
        self.pin.done.connect(self.confirm)
        self.call(None)

    # ---------------------------------------------------------------- what it says

    @property
    def called(self) -> Called | None:
        """Who is to open the curtain; None when anybody may."""
        return self._called

    def call(self, called: Called | None) -> None:
        """Say who is to come; None: whoever drew the curtain."""
        self._called = called
        self.pin.clear()
        self._forget_trouble()
        self.pin.setVisible(called is not None and called.unlocks is not None)
        self.undo_button.setVisible(called is not None and bool(called.undo_name))
        for part in (self._face, self._crowd, self._who):
            part.setVisible(called is not None)
        self.retranslate()

    def show_seats(self, seats: Sequence[SeatView]) -> None:
        """Everybody at the table as it stands now."""
        called = self._called
        self._crowd.show_seats(seats, None if called is None else called.seat)
        choosing = sum(seat.state in ("chosen", "choosing", "thinking") for seat in seats)
        self._is_choosing = choosing > 1  # Alone, one does not choose at the same time
        self._who.setVisible(called is not None and self._is_choosing)

    def retranslate(self) -> None:
        """Every word in the present language."""
        name = "" if self._called is None else self._called.name
        undo = "" if self._called is None else self._called.undo_name
        if self._called is None:
            self.head.setText(self.tr("The curtain is closed"))
            self._sentence.setText(self.tr("The match stays hidden until you open it."))
            self.open_button.set_label(self.tr("Open the curtain"))
        else:
            self.head.setText(filled(self.tr("It is {name}'s turn"), name=name))
            self._sentence.setText(
                self.tr("The screen stays where it is. The others look away.")
                if self._called.has_screen
                else self.tr("Pass the screen on. The others look away.")
            )
            self.open_button.set_label(filled(self.tr("I am {name}: open the curtain"), name=name))
        self.open_button.setAccessibleDescription(self.tr("Hold to peek; let go to close."))
        self.undo_button.set_label(filled(self.tr("{name}: choose again"), name=undo))
        self.pin.setPlaceholderText(self.tr("PIN"))
        self.pin.setAccessibleName(filled(self.tr("PIN of {name}"), name=name))
        self._who.setText(self.tr("Who has chosen"))
        self._crowd.retranslate()
        if self._trouble.text():
            self._say_trouble()
        self.setAccessibleName(self.head.text())

    def arrive(self) -> None:
        """The keyboard opens the curtain, or writes the PIN."""
        (self.pin if self.pin.isVisibleTo(self) else self.open_button).setFocus(Qt.FocusReason.OtherFocusReason)

    # ---------------------------------------------------------------- the PIN

    def confirm(self) -> None:
        """The button, or Enter: open, if the PIN is right."""
        if self.is_unlocked():
            self.confirmed.emit()

    def is_unlocked(self) -> bool:
        """Whether no PIN is needed, or the typed one is right; a wrong one is said and wiped."""
        called = self._called
        if called is None or called.unlocks is None or called.unlocks(self.pin.text()):
            return True
        self.pin.clear()
        self._say_trouble()
        self.pin.setFocus(Qt.FocusReason.OtherFocusReason)
        return False

    def _say_trouble(self) -> None:
        self._trouble.say(self.tr("This is not the PIN."))
        self.pin.set_trouble(self._trouble.text())
        self.fit_into(self._room)

    def _forget_trouble(self) -> None:
        self._trouble.say("")
        self.pin.set_trouble("")
        self.fit_into(self._room)

    # ---------------------------------------------------------------- places

    def fit_into(self, room: QRect) -> None:
        """Stand in the middle of the room, as high as the words need and the room allows."""
        self._room, u = room, self._look.u
        is_low = room.height() < _HEIGHT_FOR_LARGE_FACE * u or self._is_crowded()
        if self._called is not None:
            self._face.show_face(self._called.avatar, self._called.name, side=_SMALL_FACE if is_low else _LARGE_FACE)
            self._face.setVisible(self._look.text_scale < _TEXT_WITHOUT_FACE)
            self._crowd.show()
            self._who.setVisible(self._is_choosing)
        self._sentence.setVisible(not self._trouble.text())  # What is wrong takes its place
        self._column.setSpacing(round((3 if is_low else 9) * u))
        bleed = self._look.px(_BLEED)
        side, edge = round(40 * u) + bleed, round((18 if is_low else 28) * u) + bleed
        self._frame.setContentsMargins(side, edge, side, edge)
        width = min(room.width(), round(600 * u * max(1.0, self._look.text_scale * 0.9)) + 2 * bleed)
        most, needed = room.height() + bleed, self._needed(width - 2 * side) + 2 * edge
        for spare in ((self._face,), (self._who, self._crowd), (self._sentence,)):
            if needed <= most:
                break
            for part in spare:
                part.hide()
            needed = self._needed(width - 2 * side) + 2 * edge
        height = min(most, needed)
        # A bar that was there makes the lines narrower, higher, and so itself needed.
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if needed <= most else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self._scroll.setVerticalScrollBarPolicy(policy)
        self.setGeometry(room.center().x() - width // 2, room.center().y() - height // 2, width, height)
        self._scroll.fit_at_once()

    def _needed(self, width: int) -> int:
        self._column.invalidate()
        return self._column.heightForWidth(width)

    def _is_crowded(self) -> bool:
        """Whether so much stands on the sheet that the face has to be small."""
        has_lock = not self.pin.isHidden()
        return has_lock or self._crowd.sizeHint().height() > _ONE_LINE * self._look.u

    def paint_face(self, painter: QPainter, state: State) -> None:
        theme, u, bleed = self._look.theme, self._look.u, self._look.px(_BLEED)
        box = state.box.adjusted(bleed, bleed, -bleed, -bleed)
        paint.shadow(painter, self._look, box, 28 * u, blur=18 * u, drop=8 * u, strength=1.3)
        paint.rounded(painter, box, 28 * u, fill=theme.plate, edge=theme.gold, stroke=4 * u)
        stitched = box.adjusted(12 * u, 12 * u, -12 * u, -12 * u)
        paint.rounded(painter, stitched, 20 * u, edge=paint.tint(theme.accent, 0.55), stroke=1.5 * u, dash=(4, 4))

    def _arrange(self) -> None:
        content = QWidget()
        for words in (self.head, self._sentence, self._who, self._trouble):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        middle = Qt.AlignmentFlag.AlignHCenter
        told = (self._face, 0, middle), self.head, self._sentence
        asked = (self.pin, 0, middle), self._trouble, (self.open_button, 0, middle), (self.undo_button, 0, middle)
        self._column = stacked(content, *told, *asked, self._who, self._crowd)
        self._scroll = Scroll(self._look, content)
        self._frame = stacked(self, self._scroll)
