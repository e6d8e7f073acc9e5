"""The stage beside the result of a match: the feast, and the confetti that falls once.

Owns when it falls and when it lies. Must not know whose feast it is.
"""

from PySide6.QtCore import QRectF, QSize, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from pega6_desktop.ui.look import Look, Pictures
from pega6_desktop.ui.look.feast import Feast, Shred, confetti, draw_confetti, scene
from pega6_desktop.ui.look.widgets.reach import Drawn

WAIT_MS, FALL_MS = 300, 1400
"""How long after it is shown the confetti begins to fall, and how long it falls."""

FEAST_SOUND = "win"
"""What is heard when it begins."""


class FeastStage(Drawn):
    """Fills itself with the feast. began: the confetti begins to fall, or lies there at once."""

    began = Signal()
    spoken_role = QAccessible.Role.Graphic

    def __init__(self, look: Look, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._pictures = pictures
        self._feast: Feast | None = None
        self._scene: tuple[QSize, float, QPixmap] | None = None
        self._shreds: tuple[Shred, ...] = ()
        self._fall = QVariantAnimation(self, startValue=-WAIT_MS, endValue=FALL_MS, duration=WAIT_MS + FALL_MS)
        self._fall.valueChanged.connect(self._on_fallen)
        self._has_begun = True
        look.changed.connect(self._draw_anew)

    @property
    def share(self) -> float:
        """How much of the fall is over, 0 to 1."""
        if self._fall.state() != QVariantAnimation.State.Running:
            return 1.0
        share: float = self._fall.currentValue() / FALL_MS
        return max(0.0, share)

    def show_feast(self, feast: Feast, words: str) -> None:
        """For these from now on. words: for the ear."""
        self.setAccessibleName(words)
        if feast != self._feast:
            self._feast = feast
            self._draw_anew()

    def celebrate(self, duration: int) -> None:
        """Let the confetti fall, in so many ms with the wait before it; 0: it lies there."""
        self._fall.stop()
        self._has_begun = False
        if duration:
            self._fall.setDuration(duration)
            self._fall.start()
        else:
            self._on_fallen(FALL_MS)

    def draw(self, painter: QPainter) -> None:
        """The picture, and the confetti before it."""
        if self._feast is None or self.size().isEmpty():
            return
        dpr = self.devicePixelRatioF()
        if self._scene is None or self._scene[:2] != (self.size(), dpr):
            self._scene = (self.size(), dpr, scene(self._look, self._pictures, self._feast, self.size(), dpr))
            self._shreds = confetti(self._feast, self.size())
        painter.drawPixmap(QRectF(self.rect()), self._scene[2], QRectF(self._scene[2].rect()))
        draw_confetti(painter, self._feast, self.size(), self._shreds, self.share)

    def _on_fallen(self, at: int) -> None:
        if at >= 0 and not self._has_begun:
            self._has_begun = True
            self.began.emit()
        self.update()

    def _draw_anew(self) -> None:
        self._scene = None
        self.update()
