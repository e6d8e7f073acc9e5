"""A theme to choose, shown and not only named: a small table in its own colours.

Owns the picture of a theme. Must not know which one is in force.
"""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.ui.look import BOLD, Look, paint, text_width
from pega6_desktop.ui.look.style.state import State
from pega6_desktop.ui.look.widgets import OneOfSeveral
from pega6_desktop.ui.table.cards.art import CardArt

CARDS = (7, 40, 66)
TALL = 116
"""Units of the small table."""


class ThemeTile(OneOfSeveral):
    """One option; two sample looks are shown half and half (the theme that follows the desktop)."""

    def __init__(self, look: Look, samples: list[tuple[Look, CardArt]], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._samples = samples
        self._word = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_word(self, word: str) -> None:
        """What the theme is called."""
        self._word = word
        self.setAccessibleName(word)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = max(30 * self._look.u, self._look.text_px(14.5) * 1.7)
        wide = text_width(self._word, self._look.font(14.5, BOLD)) + 36 * self._look.u
        return QSize(max(self._look.px(136), round(wide)), round((12 + TALL) * self._look.u + words))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint_face(self, painter: QPainter, state: State) -> None:
        theme, u = self._look.theme, self._look.u
        box = QRectF(6 * u, 6 * u, self.width() - 12 * u, TALL * u)
        for index, (sample, art) in enumerate(self._samples):
            with paint.kept(painter):
                share = box.width() / len(self._samples)
                half = QRectF(box.left() + index * share, box.top(), share, box.height())
                clip = QPainterPath()
                clip.addRoundedRect(box, 10 * u, 10 * u)
                painter.setClipPath(clip)
                painter.setClipRect(half, Qt.ClipOperation.IntersectClip)
                self._paint_sample(painter, box, sample, art)
        is_on = state.is_on
        edge = theme.accent if is_on else theme.ink if state.is_hot else theme.plate_edge
        paint.rounded(painter, box, 10 * u, edge=edge, stroke=(3 if is_on else 1.5) * u)
        if state.has_focus:
            paint.focus_ring(painter, self._look, box, 10 * u)
        self._paint_word(painter, QPointF(box.left() + 9 * u, (box.bottom() + self.height()) / 2))

    def _paint_sample(self, painter: QPainter, box: QRectF, sample: Look, art: CardArt) -> None:
        theme, u = sample.theme, self._look.u
        painter.fillRect(box, paint.tint(theme.wood1))
        bar = QRectF(box.left() + 9 * u, box.top() + 9 * u, box.width() - 18 * u, 15 * u)
        paint.rounded(painter, bar, 5 * u, fill=theme.bar, edge=theme.bar_text if theme.is_flat else None, stroke=1)
        mat = QRectF(bar.left(), bar.bottom() + 7 * u, bar.width(), box.bottom() - bar.bottom() - 16 * u)
        edge = theme.trough_edge if theme.is_flat else None
        paint.rounded(painter, mat, 8 * u, fill=theme.felt1, edge=edge)
        width = round(min(40 * u, mat.width() / 3.4))
        gap = (mat.width() - 3 * width) / 4
        for index, face in enumerate(CARDS):
            at = QPointF(mat.left() + gap + index * (width + gap), mat.center().y() - art.height(width) / 2)
            painter.drawPixmap(at, art.bare(face, width, self.devicePixelRatioF()))

    def _paint_word(self, painter: QPainter, at: QPointF) -> None:
        theme, u = self._look.theme, self._look.u
        paint.disc(painter, at, 7 * u, fill=theme.field, edge=theme.ink, stroke=1.6 * u)
        if self.isChecked():
            paint.disc(painter, at, 3.6 * u, fill=theme.accent)
        font = self._look.font(14.5, BOLD)
        paint.text(painter, self._word, at + QPointF(15 * u, 0), font, theme.ink, max_width=self.width() - 32 * u)
