"""The strip of a lesson over the table: the rail of steps, the ox with its sentence, the buttons and the aid.

Owns where these stand in a strip of any width and height, and what a screen reader finds there. Must not know any game,
nor what the buttons do.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, elided, line_step, paint, text_width, wrapped
from pega6_desktop.ui.look.pictures import Pictures
from pega6_desktop.ui.look.widgets import Drawn, PlateButton
from pega6_desktop.ui.look.widgets.buttons import BLEED
from pega6_desktop.ui.screens.common.lessons import LessonWords, Standing, standing_word, step_count
from pega6_desktop.ui.screens.common.shortcuts import keys_of

HEIGHT = 152
"""Units of the strip at normal text size."""

_MASCOT = "cards/mascot"
_RAIL = 38
_OVERLAP = 7
"""Units of the room for shadows that two buttons side by side share."""
_SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
_LEAST_TALL, _LARGEST_TEXT = 560, 1.5
"""px of a window, and size of type, from which the strip is one line: sentence, and buttons without words."""
_LEAST_PX = 11
_AID_FROM = 1000
"""Units of width below which the aid has no place beside the buttons and speaks with the sentence."""


class StepMark(Drawn):
    """One step of the rail: a disc with its number or a tick, and its name where there is room."""

    spoken_role = QAccessible.Role.ListItem

    def __init__(self, look: Look, number: int, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._number, self._name, self._standing = number, "", "open"
        self.has_line = True

    def show_step(self, name: str, standing: Standing) -> None:
        """Say this."""
        self._name, self._standing = name, standing
        self.setAccessibleName(f"{self._number}. {name}: {standing_word(standing)}")
        self.setToolTip(name)
        self.update()

    @property
    def standing(self) -> str:
        """How far it is: done, now or open."""
        return self._standing

    def natural_width(self) -> float:
        """Units of its disc and its name."""
        return text_width(self._name, self._font()) + 40 * self._look.u

    def draw(self, painter: QPainter) -> None:
        """Disc, name, and a line on to the next one."""
        theme, u = self._look.theme, self._look.u
        radius = min(10.5 * u, self.height() / 2 - 1)
        centre = QPointF(radius + 2 * u, self.height() / 2)
        if self._standing == "done":
            paint.sign_disc(painter, "check", centre, radius, fill=theme.good, ink=theme.plate, edge=theme.outline)
        else:
            is_now = self._standing == "now"
            fill, ink = (theme.gold, theme.on_gold) if is_now else (theme.plate, theme.ink)
            font = self._look.font(12, EXTRABOLD)
            paint.badge(painter, str(self._number), centre, radius, font, fill=fill, ink=ink, edge=theme.outline)
        left = centre.x() + radius + 6 * u
        name = elided(self._name, self._font(), self.width() - left) if self.width() - left > 24 * u else ""
        paint.text(painter, name, QPointF(left, centre.y()), self._font(), theme.ink)
        end = left + text_width(name, self._font()) + 8 * u
        if self.has_line and self.width() - end > 14 * u:
            painter.setPen(paint.pen_for(theme.plate_edge, 1.6 * u))
            painter.drawLine(QPointF(end, centre.y()), QPointF(self.width() - 6 * u, centre.y()))

    def _font(self) -> QFont:
        return self._look.font(13, EXTRABOLD if self._standing == "now" else SEMIBOLD)


class Rail(Drawn):
    """Where the marks of the steps stand: to a screen reader a list."""

    spoken_role = QAccessible.Role.List

    def draw(self, painter: QPainter) -> None:
        """The strip draws the band it lies on."""


class FittedWords(Drawn):
    """Words in a box, in smaller type where they would not fit. The whole stands in the accessible name."""

    spoken_role = QAccessible.Role.StaticText

    def __init__(self, look: Look, size: float, weight: int, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._size, self._weight, self._text = size, weight, ""

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def set_text(self, text: str) -> None:
        """Say this."""
        self._text = text
        self.setAccessibleName(text)
        self.update()

    def draw(self, painter: QPainter) -> None:
        """As large as the box allows, standing in its middle."""
        font, lines = self.setting()
        step = line_step(font)
        y = self.height() / 2 - (len(lines) - 1) * step / 2
        for at, line in enumerate(lines):
            place = QPointF(0, y + at * step)
            paint.text(painter, line, place, font, self._look.theme.ink, max_width=self.width())

    def setting(self) -> tuple[QFont, tuple[str, ...]]:
        """The largest type in which all lines fit, else the smallest."""
        settings = [self._set(share) for share in _SHARES]
        return next((one for one in settings if self._fits(*one)), settings[-1])

    def fits_whole(self) -> bool:
        """Whether all of it is to be seen."""
        return self._fits(*self.setting())

    def _set(self, share: float) -> tuple[QFont, tuple[str, ...]]:
        font = self._look.font(self._size * share, self._weight)
        font.setPixelSize(max(_LEAST_PX, font.pixelSize()))
        return font, tuple(wrapped(self._text, font, max(1.0, self.width())))

    def _fits(self, font: QFont, lines: tuple[str, ...]) -> bool:
        return len(lines) * line_step(font) <= self.height() + 2


class LessonStrip(Drawn):
    """back, skip, show, leave: its buttons."""

    spoken_role = QAccessible.Role.Grouping

    def __init__(self, look: Look, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._pictures = pictures
        self._rail, self._marks = Rail(look, self), list[StepMark]()
        self._count = FittedWords(look, 14, EXTRABOLD, self)
        self.sentence = FittedWords(look, 23, EXTRABOLD, self)
        self.aid = FittedWords(look, 15, BOLD, self)
        self.back, self.skip, self.show_me, self.leave = (
            self._button(icon, name)
            for icon, name in (("undo", "step_back"), ("right", "step_on"), ("eye", "show_me"), ("x", "leave"))
        )
        self._aid_place = QRectF()
        self._is_compact = False
        self._told = "", ""

    @property
    def buttons(self) -> tuple[PlateButton, ...]:
        """From left to right."""
        return self.back, self.skip, self.show_me, self.leave

    @property
    def steps(self) -> tuple[str, ...]:
        """The rail as a screen reader finds it: number, name, and how far each step is."""
        return tuple(mark.accessibleName() for mark in self._marks)

    @property
    def aid_text(self) -> str:
        """What help was asked for; empty for none."""
        return self.aid.text

    @property
    def is_whole(self) -> bool:
        """Whether nothing of what the ox says is cut."""
        return all(part.fits_whole() for part in (self.sentence, self.aid) if part.text and not part.isHidden())

    def set_words(self, name: str) -> None:
        """name: what lesson it is, for the ear. The buttons in the present language."""
        self.setAccessibleName(name)
        words = (
            LessonWords.tr("Previous step"),
            LessonWords.tr("Skip this step"),
            LessonWords.tr("Show me"),
            LessonWords.tr("Leave the lesson"),
        )
        for button, word in zip(self.buttons, words, strict=True):
            button.set_label("" if self._is_compact else word)
            button.setAccessibleName(word)
            button.setToolTip(word if self._is_compact else "")

    def show_steps(self, steps: Sequence[tuple[str, Standing]], step: int) -> None:
        """The rail: names and how far each is; step: the one that runs, from 0."""
        while len(self._marks) < len(steps):
            self._marks.append(StepMark(self._look, len(self._marks) + 1, self._rail))
            self._marks[-1].show()
        while len(self._marks) > len(steps):
            mark = self._marks.pop()
            mark.hide()
            mark.deleteLater()
        for mark, (name, standing) in zip(self._marks, steps, strict=True):
            mark.show_step(name, standing)
        self._count.set_text(step_count(step + 1, len(steps)))
        self._rail.setAccessibleName(self._count.text)
        self.back.setEnabled(step > 0)
        self.skip.setEnabled(step + 1 < len(steps))
        self.place()

    def say(self, sentence: str, aid: str) -> None:
        """The sentence of the ox; aid: what help was asked for, empty for none."""
        self._told = sentence, aid
        self.aid.set_text(aid)
        self.setAccessibleDescription(" ".join(filter(None, (sentence, aid))))
        self.place()

    def natural_height(self, room: int) -> int:
        """Px it wants of a window so high: more with larger type, and never so many that the table has too few."""
        self._is_compact = room < _LEAST_TALL or self._look.text_scale >= _LARGEST_TEXT
        if self._is_compact:
            return round(0.145 * room)
        wish = HEIGHT * self._look.u * (0.5 + 0.5 * max(1.0, self._look.text_scale))
        return round(min(max(wish, 104.0), room * 0.3))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything to its new place."""
        super().resizeEvent(event)
        self.place()

    def place(self) -> None:
        """Rail on top, then the ox, beside it the sentence over the buttons, and the aid at the right."""
        u, box = self._look.u, self._sheet()
        self._rail.setVisible(not self._is_compact)
        sentence, aid_words = self._told
        self.sentence.set_text(sentence if self._has_room_for_aid() or not aid_words else aid_words)
        if self._is_compact:
            self._place_in_a_line(box)
            return
        rail = min(_RAIL * u * max(1.0, min(1.3, self._look.text_scale)), box.height() * 0.26)
        self._place_rail(QRectF(box.left() + 12 * u, box.top(), box.width() - 24 * u, rail))
        inner = QRectF(box.left() + 10 * u, box.top() + rail, box.width() - 20 * u, box.height() - rail)
        ox = min(72 * u, 0.75 * (inner.height() - 8 * u))
        has_aid = bool(self.aid.text) and self._has_room_for_aid()
        aid = 316 * u if has_aid else 0.0
        self._aid_place = QRectF(inner.right() - aid, inner.top() + 8 * u, aid, inner.height() - 16 * u)
        self.aid.setVisible(has_aid)
        self.aid.setGeometry(self._aid_place.adjusted(14 * u, 4 * u, -14 * u, -4 * u).toAlignedRect())
        left = inner.left() + ox + 16 * u
        right = inner.right() - (aid + 10 * u if has_aid else 0.0)
        tall = min(54 * u, max(40.0, inner.height() * 0.45))
        self.sentence.setGeometry(
            QRectF(left, inner.top() + 2 * u, right - left, inner.height() - tall - 2 * u).toRect()
        )
        self._place_buttons(QRectF(left - BLEED * u, inner.bottom() - tall, right - left + BLEED * u, tall))
        self.update()

    def _has_room_for_aid(self) -> bool:
        return not self._is_compact and self.width() >= max(_AID_FROM * self._look.u, 900)

    def _place_in_a_line(self, box: QRectF) -> None:
        """Without rail and aid: the bar says which step it is, the aid stands for the sentence."""
        u = self._look.u
        wishes = sum(button.sizeHint().width() for button in self.buttons)
        row = min(wishes, box.width() * 0.45)
        left = box.left() + 0.75 * box.height() + 12 * u
        self._count.setGeometry(0, 0, 0, 0)
        self.aid.hide()
        self.sentence.setGeometry(QRectF(left, box.top(), box.right() - row - 10 * u - left, box.height()).toRect())
        self._place_buttons(QRectF(box.right() - row, box.top(), row, box.height()))
        self.update()

    def _place_rail(self, rail: QRectF) -> None:
        marks = self._marks
        count = text_width(self._count.text, self._look.font(14, EXTRABOLD)) + 12 * self._look.u
        self._count.setGeometry(QRectF(rail.left(), rail.top(), count, rail.height()).toRect())
        left, room = 0.0, rail.width() - count
        self._rail.setGeometry(QRectF(rail.left() + count, rail.top(), room, rail.height()).toRect())
        wishes = [mark.natural_width() for mark in marks]
        spare = room - sum(wishes)
        short = [
            26 * self._look.u if mark.standing != "now" else wish for mark, wish in zip(marks, wishes, strict=True)
        ]
        if spare < 0:  # only the step that runs keeps its name
            wishes, spare = short, room - sum(short)
        for mark, wish in zip(marks, wishes, strict=True):
            width = wish + (spare / max(1, len(marks) - 1) if mark is not marks[-1] else 0.0)
            mark.has_line = mark is not marks[-1]
            mark.setGeometry(QRectF(left, 0, max(1.0, width), rail.height()).toRect())
            left += width

    def _place_buttons(self, row: QRectF) -> None:
        wishes, over = [button.sizeHint().width() for button in self.buttons], _OVERLAP * self._look.u
        share = min(1.0, (row.width() + over * (len(wishes) - 1)) / max(1, sum(wishes)))
        left = row.left()
        for button, wish in zip(self.buttons, wishes, strict=True):
            button.setGeometry(QRect(round(left), round(row.top()), round(wish * share), round(row.height())))
            left += wish * share - over

    def sizeHint(self) -> QSize:
        """The whole width of a table."""
        return QSize(self._look.px(1248), self._look.px(HEIGHT))

    def draw(self, painter: QPainter) -> None:
        """The plate with its gold edge, the band of the rail, the ox, and the plate of the aid."""
        look, u, box = self._look, self._look.u, self._sheet()
        paint.plate(painter, look, box, edge=look.theme.gold, stroke=2.4, blur=6)
        rail = 0 if self._is_compact else self._rail.height()
        with paint.kept(painter):
            painter.setClipRect(QRectF(box.left(), box.top(), box.width(), rail))
            inside = box.adjusted(2 * u, 2 * u, -2 * u, -2 * u)
            paint.rounded(painter, inside, 14 * u, fill=look.theme.track)
        tall = min(96 * u * max(1.0, self._look.text_scale), box.height() - rail - 8 * u)
        ox = QRectF(box.left() + 10 * u, box.top() + rail + (box.height() - rail - tall) / 2, 0.75 * tall, tall)
        self._pictures.draw(painter, _MASCOT, ox)
        if self.aid.isVisibleTo(self):
            paint.rounded(
                painter, self._aid_place, 12 * u, fill=look.theme.inset, edge=look.theme.plate_edge, stroke=1.4 * u
            )

    def _sheet(self) -> QRectF:
        u = self._look.u
        return QRectF(self.rect()).adjusted(16 * u, 6 * u, -16 * u, -4 * u)

    def _button(self, icon: str, name: str) -> PlateButton:
        key = keys_of("lesson", name)[0]
        button = PlateButton(self._look, icon=icon, key=key, size=14, tall=40, parent=self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button
