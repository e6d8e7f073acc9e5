"""A remembered person as one line to choose, and a portrait to choose.

Owns how both look. Must not know what a choice means.
"""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.records.profiles import Profile
from pega6_desktop.ui.look import EXTRABOLD, Look, Pictures, paint
from pega6_desktop.ui.look.style.state import State
from pega6_desktop.ui.look.widgets import LookButton, portrait, show_checked


class PersonLine(LookButton):
    """Face, name, and a lock where there is a PIN."""

    def __init__(self, look: Look, pictures: Pictures, profile: Profile, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._pictures, self.profile = pictures, profile
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_profile(profile, is_chosen=False)

    def show_profile(self, profile: Profile, *, is_chosen: bool) -> None:
        """Show this person."""
        self.profile = profile
        show_checked(self, is_on=is_chosen)
        self.set_label(profile.name)
        self.setAccessibleDescription(self.tr("has a PIN") if profile.pin else "")
        self.update()

    def sizeHint(self) -> QSize:
        """A line with air."""
        return QSize(self.look.px(240), max(self.look.hit(56), round(self.look.text_px(17) * 2.4)))

    def minimumSizeHint(self) -> QSize:
        """Names are elided first."""
        return QSize(self.look.px(140), self.sizeHint().height())

    def paint_face(self, painter: QPainter, state: State) -> None:
        """For the style."""
        look, theme, u = self.look, self.look.theme, self.look.u
        box = state.box.adjusted(5 * u, 3 * u, -5 * u, -3 * u)
        is_chosen = state.is_on
        fill = paint.tint(theme.gold, theme.chosen_strength) if is_chosen else theme.inset
        edge = theme.gold if is_chosen else theme.control_edge if theme.is_flat or state.is_hot else None
        paint.rounded(painter, box, 12 * u, fill=fill, edge=edge, stroke=(2.4 if is_chosen else 1.2) * u)
        if state.has_focus:
            paint.focus_ring(painter, look, box, 12 * u)
        side = round(box.height() - 8 * u)
        face = portrait(look, self._pictures, self.profile.avatar, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(box.left() + 8 * u, box.center().y() - side / 2), face)
        lock = 18 * u if self.profile.pin else 0.0
        if lock:
            mark = QRectF(box.right() - lock - 10 * u, box.center().y() - lock / 2, lock, lock)
            paint.icon(painter, "lock", mark, theme.muted)
        at = QPointF(box.left() + 20 * u + side, box.center().y())
        room = box.right() - at.x() - 16 * u - lock
        paint.text(painter, self.profile.name, at, look.font(17, EXTRABOLD), theme.ink, max_width=room)


class PortraitButton(LookButton):
    """One portrait among several; the chosen one stands in a ring with a check."""

    def __init__(self, look: Look, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._pictures, self._avatar = pictures, 0
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_portrait(self, avatar: int, *, is_chosen: bool) -> None:
        """Show this portrait."""
        self._avatar = avatar
        show_checked(self, is_on=is_chosen)
        self.update()

    def sizeHint(self) -> QSize:
        """Large enough to tell faces apart."""
        side = self.look.hit(58)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paint_face(self, painter: QPainter, state: State) -> None:
        """For the style."""
        look, theme, u = self.look, self.look.theme, self.look.u
        side = self.width() - round(12 * u)
        ring = theme.gold if state.is_on else None
        at = QPointF((self.width() - side) / 2, (self.height() - side) / 2)
        face = portrait(look, self._pictures, self._avatar, side, self.devicePixelRatioF(), ring)
        painter.drawPixmap(at, face)
        circle = QRectF(at.x(), at.y(), side, side)
        if state.has_focus:
            paint.focus_ring(painter, look, circle, side / 2)
        elif state.is_hot:
            paint.rounded(painter, circle, side / 2, edge=theme.ink, stroke=2 * u)
        if state.is_on:
            spot = circle.bottomRight() - QPointF(9 * u, 9 * u)
            ink = theme.plate if theme.is_flat else "#FFFFFF"
            paint.sign_disc(painter, "check", spot, 9 * u, fill=theme.switch_on, ink=ink, edge=theme.plate)
