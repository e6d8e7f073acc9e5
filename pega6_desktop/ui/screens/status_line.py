"""The line that always says whose turn it is and what may be done.

Owns how it looks in each tone and that it is spoken. Must not know any game.
"""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD, line_step, text_width, wrapped
from pega6_desktop.ui.table.view import StatusView
from pega6_desktop.ui.text.tool_tip import as_tool_tip

_ICONS = {"turn": "play", "wait": "hourglass", "refused": "x", "info": "info"}


class StatusLine(QWidget):
    """A dark pill with an icon, a lead in gold and a sentence; brick red while it refuses."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._status = StatusView("", "", "info")
        look.changed.connect(self.update)

    @property
    def status(self) -> StatusView:
        """What the line says now."""
        return self._status

    def show_status(self, status: StatusView) -> None:
        """Say this; a screen reader hears it too."""
        if status == self._status:
            return
        self._status = status
        words = f"{status.lead} {status.text}".strip()
        self.setAccessibleName(words)
        self.setToolTip("")
        self.update()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def sizeHint(self) -> QSize:
        """One line of type."""
        return QSize(self._look.px(600), max(self._look.px(36), round(line_step(self._font()) + 12 * self._look.u)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The pill, the icon, and as many lines as fit."""
        painter = QPainter(self)
        paint.smooth(painter)
        theme, u = self._look.theme, self._look.u
        box = QRectF(self.rect()).adjusted(u, u, -u, -u)
        is_refused, is_turn = self._status.tone == "refused", self._status.tone == "turn"
        fill = theme.refused if is_refused else theme.bar2
        edge = theme.gold if is_turn or theme.is_flat else theme.danger if is_refused else paint.tint(theme.gold, 0.35)
        radius = min(box.height() / 2, 20 * u)
        paint.rounded(painter, box, radius, fill=fill, edge=edge, stroke=(2 if is_turn else 1.5) * u)
        side = min(box.height(), 34 * u) - 4 * u
        centre = QPointF(box.left() + side / 2 + 3 * u, box.center().y())
        ground = theme.gold if is_turn else theme.danger if is_refused else theme.bar_muted
        paint.sign_disc(painter, _ICONS[self._status.tone], centre, side / 2, fill=ground, ink=theme.bar2)
        self._paint_words(painter, QRectF(centre.x() + side / 2 + 10 * u, box.top(), 0, box.height()), box.right())
        painter.end()

    def _paint_words(self, painter: QPainter, start: QRectF, right: float) -> None:
        theme, u = self._look.theme, self._look.u
        lead_font, font = self._look.font(16, EXTRABOLD), self._font()
        lead = text_width(self._status.lead, lead_font) + 8 * u if self._status.lead else 0.0
        room = max(40.0, right - start.left() - 12 * u)
        lines = self._lines(room, lead, max(1, int(start.height() // line_step(font))))
        y = start.center().y() - (len(lines) - 1) * line_step(font) / 2
        paint.text(painter, self._status.lead, QPointF(start.left(), y), lead_font, theme.gold)
        for index, line in enumerate(lines):
            indent = lead if index == 0 else 0.0
            at = QPointF(start.left() + indent, y + index * line_step(font))
            width = paint.text(painter, line, at, font, theme.bar_text, max_width=room - indent)
            if width >= room - indent - 1:
                self.setToolTip(as_tool_tip(self._status.text))

    def _lines(self, room: float, lead: float, most: int) -> list[str]:
        """The sentence in at most that many lines; the last one takes the rest and is elided."""
        font = self._font()
        if most == 1 or text_width(self._status.text, font) <= room - lead:
            return [self._status.text]
        first = wrapped(self._status.text, font, room - lead)[0]
        rest = self._status.text[len(first) :].strip()
        following = list(wrapped(rest, font, room))
        kept = following[: most - 1]
        if len(following) > len(kept):
            kept[-1] = " ".join([kept[-1], *following[len(kept) :]])
        return [first, *kept]

    def _font(self) -> QFont:
        return self._look.font(16, BOLD)
