"""The line that always says whose turn it is and what may be done.

Owns how it looks in each tone. Must not know any game, nor when its words are said aloud.
"""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QAccessible, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from pega6_desktop.ui.look import BOLD, EXTRABOLD, Look, line_step, paint, text_width, wrapped
from pega6_desktop.ui.look.widgets import SpokenPicture
from pega6_desktop.ui.table.view import StatusView

_SHARES = (1.0, 0.86, 0.74, 0.66)
"""Sizes of type that are tried, as shares of the usual one, before anything is cut."""

_ICONS = {"turn": "play", "wait": "hourglass", "refused": "x", "info": "info", "notice": "info", "read": "info"}


class StatusLine(SpokenPicture):
    """A dark pill with an icon, a lead in gold and a sentence; brick red while it refuses."""

    spoken_role = QAccessible.Role.StaticText

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
        """Say this; a screen reader finds it here."""
        if status == self._status:
            return
        self._status = status
        self.setAccessibleName(f"{status.lead} {status.text}".strip())
        self.setToolTip("")
        self.update()

    def natural_width(self) -> int:
        """Width in which the words stand in one line."""
        lead = text_width(self._status.lead, self._look.font(16, EXTRABOLD)) + 8 * self._look.u
        return round(lead + text_width(self._status.text, self._font()) + 66 * self._look.u)

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
        theme, room = self._look.theme, max(40.0, right - start.left() - 12 * self._look.u)
        setting = next((each for each in self._settings(room, start.height()) if each.is_whole), None)
        setting = setting or self._settings(room, start.height())[-1]
        step = line_step(setting.font)
        y = start.center().y() - (len(setting.lines) - 1) * step / 2
        paint.text(painter, self._status.lead, QPointF(start.left(), y), setting.lead_font, theme.gold)
        for index, line in enumerate(setting.lines):
            indent = setting.lead if index == 0 else 0.0
            at = QPointF(start.left() + indent, y + index * step)
            paint.text(painter, line, at, setting.font, theme.bar_text, max_width=room - indent)
        self.setToolTip("" if setting.is_whole else self._status.text)

    def _settings(self, room: float, height: float) -> list["_Setting"]:
        """The words in the usual size and in smaller ones, each in as many lines as fit."""
        settings = []
        for share in _SHARES:
            lead_font, font = self._look.font(16 * share, EXTRABOLD), self._look.font(16 * share, BOLD)
            lead = text_width(self._status.lead, lead_font) + 0.5 * font.pixelSize() if self._status.lead else 0.0
            lines = _wrapped_after(self._status.text, font, room, lead)
            most = max(1, int((height + 0.25 * font.pixelSize()) // line_step(font)))
            kept = lines if len(lines) <= most else [*lines[: most - 1], " ".join(lines[most - 1 :])]
            settings.append(_Setting(font, lead_font, lead, tuple(kept), len(lines) <= most))
        return settings

    def _font(self) -> QFont:
        return self._look.font(16, BOLD)


class _Setting(NamedTuple):
    font: QFont
    lead_font: QFont
    lead: float
    lines: tuple[str, ...]
    is_whole: bool


def _wrapped_after(text: str, font: QFont, room: float, lead: float) -> list[str]:
    """The text in lines, the first of which begins behind the lead."""
    if text_width(text, font) <= room - lead:
        return [text]
    first = wrapped(text, font, max(1.0, room - lead))[0]
    rest = text[len(first) :].strip()
    return [first, *wrapped(rest, font, room)] if rest else [first]
