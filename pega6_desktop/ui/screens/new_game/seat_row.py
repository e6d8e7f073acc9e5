"""One seat of the new-game form: face, name, and for a bot its level with a word about its character.

Owns the controls of one seat, and the look and keyboard of the button that chooses a level. Must not know the other
seats, bots, nor what makes a name wrong.
"""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QContextMenuEvent, QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QMenu, QSizePolicy

from pega6_desktop.records.profiles import Profile, is_pin
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.look import BOLD, SEMIBOLD, Look, Pictures, paint, text_width
from pega6_desktop.ui.look.controls import State
from pega6_desktop.ui.look.widgets import FaceButton, IconButton, Label, LookButton, Panel
from pega6_desktop.ui.screens.common.fields import LARGE_TYPE, PinField, Trouble, TypedField
from pega6_desktop.ui.screens.common.game_tiles import GameOffer
from pega6_desktop.ui.screens.common.plan import Strength
from pega6_desktop.ui.screens.common.screen import abreast, stacked
from pega6_desktop.ui.screens.common.words import level_sentence, level_word, strength_sentence, strength_word
from pega6_desktop.ui.screens.new_game.seat_order import Grip
from pega6_desktop.ui.words.messages import as_tool_tip, filled

BARS = 5
_BLEED = 4
"""Units around the plate that belong to its focus ring."""


class LevelButton(LookButton):
    """Shows a level; a click, Enter or Space opens the list, Up and Down go one level on. ``chosen`` after each.

    ``spread_asked(str)``: every bot at the table is to have this level.
    """

    chosen = Signal(str)
    spread_asked = Signal(str)

    def __init__(self, look: Look, game: str, levels: Sequence[str], value: str) -> None:
        super().__init__(look)
        self._game = game
        self._levels, self._value = tuple(levels), value
        self._name = ""
        self._strengths: dict[str, Strength] = {}
        self._has_others = False
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._open)
        self.set_value(value)

    @property
    def value(self) -> str:
        """The id of the level."""
        return self._value

    def set_value(self, value: str) -> None:
        """Show another level without a word from ``chosen``."""
        self._value = value
        self.set_name(self._name)

    def show_strengths(self, strengths: Sequence[Strength]) -> None:
        """What was measured of the levels at a table like this one; a level that is missing has no number."""
        measured = {strength.level: strength for strength in strengths}
        if measured != self._strengths:
            self._strengths = measured
            self.updateGeometry()
            self.set_name(self._name)

    def set_company(self, *, has_others: bool) -> None:
        """Whether other bots sit at the table."""
        self._has_others = has_others

    def set_name(self, name: str) -> None:
        """What the button is for, spoken before the level; also takes the level's word in the present language."""
        self._name = name
        self.set_label(level_word(self._value))
        self.setAccessibleName(f"{name}: {self.label}" if name else self.label)
        measured = self._strengths.get(self._value)
        told = "" if measured is None else strength_sentence(measured)
        character = level_sentence(self._game, self._value)
        self.setAccessibleDescription(" ".join(words for words in (character, told) if words))
        self.setToolTip(as_tool_tip(told))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down choose the next level."""
        step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
        if step is None or self._value not in self._levels:
            super().keyPressEvent(event)
            return
        place = self._levels.index(self._value) + step
        self._choose(self._levels[min(max(place, 0), len(self._levels) - 1)])

    def sizeHint(self) -> QSize:
        """As wide as the longest level, so that the buttons of all seats are equal."""
        u, font = self.look.u, self._font()
        levels = (*self._levels, self._value)
        words = max(text_width(level_word(level), font) for level in levels)
        words = max(words, *(text_width(self._points(level), self._small()) for level in levels))
        width = words + self._bars_width() + font.pixelSize() + 38 * u + 2 * self.look.px(_BLEED)
        return QSize(
            round(width), max(self.look.hit(40), round(self._lines_height() * 1.25)) + 2 * self.look.px(_BLEED)
        )

    def minimumSizeHint(self) -> QSize:
        """The level stays readable."""
        return self.sizeHint()

    def paint_face(self, painter: QPainter, state: State) -> None:
        """Plate, word, bars, chevron."""
        theme, u, bleed = self.look.theme, self.look.u, self.look.px(_BLEED)
        box, radius = state.box.adjusted(bleed, bleed, -bleed, -bleed), 9 * u
        edge = theme.ink if state.is_hot else theme.control_edge
        paint.rounded(painter, box, radius, fill=theme.field, edge=edge, stroke=1.5)
        if state.has_focus:
            paint.focus_ring(painter, self.look, box, radius)
        font, middle = self._font(), box.center().y()
        self._paint_words(painter, QPointF(box.left() + 12 * u, middle))
        side = font.pixelSize() * 1.1
        mark = QRectF(box.right() - side - 8 * u, middle - side / 2, side, side)
        paint.icon(painter, "chevron", mark, theme.ink)
        self._paint_bars(painter, QPointF(mark.left() - 10 * u - self._bars_width(), middle))

    def _paint_words(self, painter: QPainter, at: QPointF) -> None:
        """The level; beneath it what was measured, if anything was."""
        theme, font, points = self.look.theme, self._font(), self._points(self._value)
        if not points:
            paint.text(painter, self.label, at, font, theme.ink)
            return
        top = at.y() - self._lines_height() / 2
        paint.text(painter, self.label, QPointF(at.x(), top + font.pixelSize() * 0.6), font, theme.ink)
        low = QPointF(at.x(), top + font.pixelSize() * 1.2 + self._small().pixelSize() * 0.6)
        paint.text(painter, points, low, self._small(), theme.muted)

    def _points(self, level: str) -> str:
        measured = self._strengths.get(level)
        return "" if measured is None else strength_word(measured)

    def _lines_height(self) -> float:
        has_points = any(self._points(level) for level in self._levels)
        return 1.2 * (self._font().pixelSize() + (self._small().pixelSize() if has_points else 0))

    def _paint_bars(self, painter: QPainter, at: QPointF) -> None:
        if not self._bars_width():
            return
        theme, px = self.look.theme, self._font().pixelSize()
        wide, tall = px * 0.28, px * 1.15
        bottom = at.y() + tall / 2
        for index in range(BARS):
            height = tall * (0.28 + 0.72 * index / (BARS - 1))
            bar = QRectF(at.x() + index * wide * 1.7, bottom - height, wide, height)
            is_on = index < self._strength()
            fill = theme.good if is_on else paint.tint(theme.muted, 0.3)
            edge = theme.ink if theme.is_flat and not is_on else None
            paint.rounded(painter, bar, wide * 0.3, fill=None if edge else fill, edge=edge, stroke=1)

    def _strength(self) -> int:
        """How many of the five bars are full: one for the weakest level, five for the strongest."""
        if self._value not in self._levels or len(self._levels) < 2:
            return BARS
        return 1 + round((BARS - 1) * self._levels.index(self._value) / (len(self._levels) - 1))

    def _bars_width(self) -> float:
        """Nothing in large type: a name needs that room, and the number says it too."""
        if self.look.text_scale > LARGE_TYPE:
            return 0.0
        return self._font().pixelSize() * 0.28 * (1.7 * BARS - 0.7)

    def _font(self) -> QFont:
        return self.look.font(15, BOLD)

    def _small(self) -> QFont:
        return self.look.font(12, SEMIBOLD)

    def _open(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        group = QActionGroup(menu)
        for level in reversed(self._levels):
            said = [level_word(level), level_sentence(self._game, level), self._points(level)]
            action = menu.addAction("  –  ".join(words for words in said if words))
            action.setCheckable(True)
            action.setChecked(level == self._value)
            group.addAction(action)
            action.triggered.connect(lambda _checked, level=level: self._choose(level))
            if level == self._value:
                menu.setActiveAction(action)
        if self._has_others:
            menu.addSeparator()
            words = filled(self.tr("All robots: {level}"), level=level_word(self._value))
            menu.addAction(words).triggered.connect(lambda: self.spread_asked.emit(self._value))
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _choose(self, level: str) -> None:
        if level != self._value:
            self.set_value(level)
            self.chosen.emit(level)


class SeatRow(Panel):
    """A seat as typed so far. ``edited`` after each change, ``removed`` when the seat is to go, ``face_asked`` for
    another face, ``kind_asked`` for a person instead of a bot or the other way round. ``pin_chosen(str)``: the person's
    cards are to lie behind this PIN, behind none if it is empty. ``step_asked(int)``: one seat up (-1) or down (1).
    ``who_asked``: somebody who has played here before is to sit here; ``order_asked(QPoint)``: a menu of moves, there.
    """

    edited = Signal()
    removed = Signal()
    face_asked = Signal()
    kind_asked = Signal()
    pin_chosen = Signal(str)
    step_asked = Signal(int)
    who_asked = Signal()
    order_asked = Signal(QPoint)

    def __init__(self, look: Look, pictures: Pictures, seat: SeatInfo, offer: GameOffer) -> None:
        is_human = seat.kind == "human"
        super().__init__(look, kind="chosen" if is_human else "inset", radius=12, padding=5)
        self._seat = seat
        self._is_shared = False
        self.grip = Grip(look)
        self.face = FaceButton(look, pictures)
        self.face.show_face(seat.avatar, "gold" if is_human else "")
        self.name = TypedField(look, seat.name)
        self.who = IconButton(look, "chevron", "", ground="plate", side=30)
        self.who.hide()
        self.kind = IconButton(look, "people" if is_human else "robot", "", ground="plate", side=34)
        self._game = offer.game
        self.level = LevelButton(look, offer.game, offer.levels, seat.level)
        self.lock = IconButton(look, "lock", "", ground="plate", side=34)
        self.lock.hide()
        self.pin = PinField(look)
        self.pin.hide()
        self._pin_words = Label(look, size=12.5, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._pin_words.hide()
        self.remove = IconButton(look, "x", "", ground="plate", side=30)
        self._character = Label(look, size=12.5, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._trouble = Trouble(look)
        if is_human:
            self.level.hide()
            self.remove.hide()
        self._arrange()
        self._wire()

    @property
    def seat(self) -> SeatInfo:
        """The seat as it stands in the controls; the name as typed."""
        return msgspec.structs.replace(self._seat, name=self.name.text(), level=self.level.value)

    def show_face(self, face: int) -> None:
        """Sit here with another face."""
        self._seat = msgspec.structs.replace(self._seat, avatar=face)
        self.face.show_face(face, "gold" if self._seat.kind == "human" else "")

    def sit_down(self, profile: Profile) -> None:
        """Somebody who has played here before takes this seat."""
        self.name.setText(profile.name)
        self.show_face(profile.avatar)
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.edited.emit()

    def set_acquainted(self, *, is_anybody_known: bool) -> None:
        """Whether there is anybody else to be chosen for this seat."""
        self.who.setVisible(is_anybody_known and self.is_human)

    @property
    def is_human(self) -> bool:
        """Whether a person sits here."""
        return self._seat.kind == "human"

    def set_removable(self, *, is_removable: bool) -> None:
        """Whether the table may lose this seat."""
        self.remove.setEnabled(is_removable)

    def set_company(self, *, people: int, bots: int) -> None:
        """How many people are at the table: the last one stays, several pass the screen on; and how many bots."""
        self.level.set_company(has_others=bots > 1)
        self._is_shared = people > 1
        self.kind.setEnabled(self._is_shared or not self.is_human)
        self.remove.setVisible(self._is_shared or not self.is_human)
        self.lock.setVisible(self._is_shared and self.is_human)
        self._show_character()

    def say(self, sentence: str) -> None:
        """Show what is wrong with the name; empty when nothing is."""
        self._trouble.say(sentence)
        self.name.set_trouble(sentence)

    def retranslate(self, number: int) -> None:
        """Set the words in the present language; number counts the seats from 1."""
        self.grip.set_label(filled(self.tr("Move seat {number}"), number=number))
        self.grip.setAccessibleDescription(self.tr("Drag it, or press Up and Down; Alt+Up and Alt+Down anywhere."))
        self.grip.setToolTip(self.tr("Another place at the table"))
        self.who.set_name(filled(self.tr("Somebody who has played here, for seat {number}"), number=number))
        self.name.setAccessibleName(filled(self.tr("Name on seat {number}"), number=number))
        self.face.set_label(filled(self.tr("Another face for seat {number}"), number=number))
        self._show_kind()
        words = self.tr("Seat {number}: a person; make it a robot")
        if not self.is_human:
            words = self.tr("Seat {number}: a robot; make it a person")
        self.kind.set_name(filled(words, number=number))
        self.lock.set_name(filled(self.tr("PIN for seat {number}"), number=number))
        self.pin.setPlaceholderText(self.tr("PIN"))
        self.pin.setAccessibleName(self.lock.label)
        self._pin_words.setText(self.tr("4 to 12 digits, or none. A courtesy lock for the curtain, not a safe."))
        self.level.set_name(filled(self.tr("Level on seat {number}"), number=number))
        self.remove.set_name(filled(self.tr("Take seat {number} away"), number=number))
        self._show_character()

    def _show_kind(self) -> None:
        """The kind in a picture and a word; large type leaves the word to name and level, and to the tooltip."""
        word = self.tr("Person") if self.is_human else self.tr("Robot")
        self.kind.set_shown(word if self._look.text_scale <= LARGE_TYPE else "")

    def _show_character(self) -> None:
        """What is said of a person here, in large type by the tooltip; the levels of bots are told below all seats."""
        words = self.tr("the screen is passed on") if self._is_shared else self.tr("at this computer")
        is_told = self.is_human and self._look.text_scale <= LARGE_TYPE
        self._character.setText(words)
        self._character.setVisible(is_told)
        self.face.setToolTip(self.tr("Another face") if is_told or not self.is_human else words)

    def _arrange(self) -> None:
        column = stacked(self)
        row = abreast(column, self.grip, self.face, gap=5)
        words = stacked(row, None, share=1)
        abreast(words, (self.name, 1), self.who)
        self._character.setIndent(self._look.px(10))
        words.addWidget(self._character)
        words.addStretch(1)
        for part in (self.kind, self.lock, self.level, self.remove):
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        column.addWidget(self._trouble)
        abreast(column, (self.pin, 1), (self._pin_words, 3), gap=8)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def _wire(self) -> None:
        self.grip.step_asked.connect(self.step_asked)
        self.grip.clicked.connect(lambda: self.order_asked.emit(self.grip.mapToGlobal(self.grip.rect().bottomLeft())))
        self.who.clicked.connect(self.who_asked)
        self.name.textEdited.connect(self.edited)
        self._look.changed.connect(self._show_kind)
        self._look.changed.connect(self._show_character)
        self.level.chosen.connect(self.edited)
        self.remove.clicked.connect(self.removed)
        self.face.clicked.connect(self.face_asked)
        self.kind.clicked.connect(self.kind_asked)
        self.lock.clicked.connect(self._toggle_pin)
        self.pin.textEdited.connect(lambda: self.pin.set_trouble(""))
        self.pin.editingFinished.connect(self._choose_pin)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down in the name opens the list of those who have played here."""
        if event.key() == Qt.Key.Key_Down and self.name.hasFocus() and self.who.isVisible():
            self.who_asked.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The moves of this row."""
        self.order_asked.emit(event.globalPos())

    def _toggle_pin(self) -> None:
        is_shown = self.pin.isVisibleTo(self)
        self.pin.setVisible(not is_shown)
        self._pin_words.setVisible(not is_shown)
        (self.lock if is_shown else self.pin).setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose_pin(self) -> None:
        """A PIN that cannot be one is marked and not kept."""
        if self.pin.text() and not is_pin(self.pin.text()):
            self.pin.set_trouble(self._pin_words.text())
        elif self.pin.isModified():
            self.pin.setModified(False)
            self.pin_chosen.emit(self.pin.text())
