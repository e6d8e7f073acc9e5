"""The middle of the top bar: race or standings of the totals, or the order of turns while open cards are drafted.

Owns the picture of the order and which of the three is shown. Must not know whose turn it is but from the models.
"""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.pictures import Pictures
from pega6_desktop.ui.look.widgets import portrait
from pega6_desktop.ui.screens.table.race_track import RaceTrack
from pega6_desktop.ui.screens.table.standing_strip import StandingStrip
from pega6_desktop.ui.table.models import TableModels


class BarMiddle(QStackedWidget):
    """Race, standings or order, whichever the table is about now."""

    def __init__(self, look: Look, pictures: Pictures, models: TableModels, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._models = models
        self.race = RaceTrack(look, pictures, models, self)
        self.order = OrderStrip(look, pictures, models, self)
        self.standing = StandingStrip(look, pictures, models, self)
        self.addWidget(self.race)
        self.addWidget(self.standing)
        self.addWidget(self.order)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        models.draft_changed.connect(self._choose)
        models.header_changed.connect(self._choose)
        self._choose()

    def minimumSizeHint(self) -> QSize:
        """The first thing in the bar to give way."""
        return QSize(0, 0)

    def _choose(self) -> None:
        totals = self.race if self._models.standing is None else self.standing
        self.setCurrentWidget(totals if self._models.draft is None else self.order)


class OrderStrip(QWidget):
    """Everybody in the order of turns, with arrows between; whose turn it is stands out in gold."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, look: Look, pictures: Pictures, models: TableModels, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._pictures, self._models = look, pictures, models
        models.draft_changed.connect(self._on_changed)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """All the width there is."""
        return QSize(self._look.px(400), self._look.px(40))

    def minimumSizeHint(self) -> QSize:
        """Names give way, then everything gets smaller."""
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Portraits, names and arrows around the middle."""
        draft = self._models.draft
        if draft is None or self.width() < 60 * self._look.u:
            return
        painter = QPainter(self)
        paint.smooth(painter)
        gap = 8 * self._look.u
        room = QRectF(self.rect()).adjusted(gap, 0, -gap, 0)
        paint.order_strip(painter, self._look, room, draft.order_word, self._people())
        painter.end()

    def _people(self) -> list[paint.InOrder]:
        draft, look = self._models.draft, self._look
        side, dpr = look.px(paint.ORDER_PORTRAIT), self.devicePixelRatioF()
        return [
            paint.InOrder(
                one.name,
                portrait(look, self._pictures, one.avatar, side, dpr, look.theme.gold if one.is_turn else None),
                one.is_turn,
            )
            for one in (() if draft is None else draft.order)
        ]

    def _on_changed(self) -> None:
        draft = self._models.draft
        if draft is not None:
            self.setAccessibleName(draft.order_word)
            self.setAccessibleDescription(", ".join(one.name for one in draft.order))
        self.update()
