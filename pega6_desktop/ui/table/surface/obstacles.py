"""What extra cards have left on rows: veil, chains and padlock of a locked one, the seal of one that takes seven.

Owns these pieces and how they come: the padlock drops, the seal is stamped. Must not know who laid them, nor cards in
motion.
"""

from PySide6.QtCore import QPointF, QPropertyAnimation, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from pega6_desktop.ui.look import Look, paint
from pega6_desktop.ui.table.cards.tempo import GO_OUT, LOCK, STAMP, Motion, Pace
from pega6_desktop.ui.table.places.layout import Rect, TableLayout
from pega6_desktop.ui.table.places.poses import Cards, row_cards
from pega6_desktop.ui.table.surface.pieces import Piece, Prints, margin_px, qrect
from pega6_desktop.ui.table.view import RowView

_SEAL_Z, _CHAIN_Z, _LOCK_Z = 3.0, 35.0, 36.0
_MARGIN = 6
_DROP = 1.5
"""How far above its place the padlock begins to fall, in heights of it."""
_STAMP = 1.4


class Obstacles:
    """The obstacles of every row. What is new comes with a motion, unless the table is shown at once."""

    def __init__(self, scene: QGraphicsScene, look: Look, prints: Prints, pace: Pace) -> None:
        self._scene, self._look, self._prints, self._pace = scene, look, prints, pace
        self._rows: list[_Row] = []

    def show(self, layout: TableLayout, cards: Cards, dpr: float, *, is_moving: bool) -> None:
        """Show what lies on the rows of these cards; is_moving: what is new may come with its motion."""
        count = len(layout.rows)
        while len(self._rows) < count:
            self._rows.append(_Row(self._scene))
        for index, pieces in enumerate(self._rows):
            row = cards.rows[index] if index < min(count, len(cards.rows)) else None
            self._show_lock(pieces, layout, index, row, dpr, is_moving=is_moving)
            self._show_seal(pieces, layout, index, row, dpr, is_moving=is_moving)

    def finish(self) -> None:
        """Everything hangs where it belongs, or is gone."""
        for pieces in self._rows:
            pieces.finish()

    def _show_lock(
        self, pieces: "_Row", layout: TableLayout, index: int, row: RowView | None, dpr: float, *, is_moving: bool
    ) -> None:
        out = self._pace.ms(GO_OUT.ms) if is_moving else 0
        if row is None or not row.blocked_word:
            pieces.unlock(out)
            return
        look, word = self._look, row.blocked_word
        box, cards = layout.rows[index], qrect(row_cards(layout, index, row))
        margin = margin_px(_MARGIN, look, dpr)

        def draw(painter: QPainter) -> None:
            paint.chained_row(painter, look, qrect(box), cards, word)

        content = ("chained", word, cards.left() - box.x, cards.width())
        pieces.chains.put(self._prints.picture(content, box, margin, dpr, draw), box, margin, dpr)
        place = paint.padlock_rect(look, qrect(box), cards)
        self._put_padlock(pieces, place, dpr)
        pieces.lock(place.height(), self._pace.ms(LOCK.ms) if is_moving else 0)

    def _put_padlock(self, pieces: "_Row", place: QRectF, dpr: float) -> None:
        pieces.end_drop()
        box, margin = Rect(0, 0, place.width(), place.height()), margin_px(_MARGIN, self._look, dpr)

        def draw(painter: QPainter) -> None:
            paint.padlock(painter, self._look, qrect(box))

        at = Rect(place.x(), place.y(), place.width(), place.height())
        pieces.padlock.put(self._prints.picture(("padlock",), box, margin, dpr, draw), at, margin, dpr)

    def _show_seal(
        self, pieces: "_Row", layout: TableLayout, index: int, row: RowView | None, dpr: float, *, is_moving: bool
    ) -> None:
        if row is None or not row.has_seven:
            pieces.unseal(self._pace.ms(GO_OUT.ms) if is_moving else 0)
            return
        place = paint.seven_marker_rect(qrect(layout.places(index, row.capacity).danger))
        box, margin = Rect(0, 0, place.width(), place.height()), margin_px(_MARGIN, self._look, dpr)

        def draw(painter: QPainter) -> None:
            paint.seven_marker(painter, self._look, qrect(box))

        at = Rect(place.x(), place.y(), place.width(), place.height())
        pieces.seal.put(self._prints.picture(("seal",), box, margin, dpr, draw), at, margin, dpr)
        pieces.stamp(box.middle, self._pace.ms(STAMP.ms) if is_moving else 0)


class _Row:
    """The pieces of one row with their animations, which are children of the pieces."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.chains, self.padlock, self.seal = Piece(scene, _CHAIN_Z), Piece(scene, _LOCK_Z), Piece(scene, _SEAL_Z)
        for piece in (self.chains, self.padlock, self.seal):
            piece.fade(0.0, 0)
        self._drop = QPropertyAnimation(self.padlock, b"pos", self.padlock)
        self._stamp = QPropertyAnimation(self.seal, b"scale", self.seal)

    def end_drop(self) -> None:
        """A padlock that falls has fallen."""
        _end(self._drop)

    def lock(self, height: float, ms: int) -> None:
        """Show chains and padlock; one that was not there falls into its place."""
        home = self.padlock.pos()
        is_new = not self.chains.is_shown
        self.chains.fade(1.0, ms if is_new else 0)
        self.padlock.fade(1.0, 0)
        if is_new and ms > 0:
            _run(self._drop, home - QPointF(0, _DROP * height), home, LOCK, ms)

    def unlock(self, ms: int) -> None:
        """Take chains and padlock away."""
        for piece in (self.chains, self.padlock):
            if piece.is_shown:
                piece.fade(0.0, ms)

    def stamp(self, middle: tuple[float, float], ms: int) -> None:
        """Show the seal; one that was not there is pressed on."""
        self._stamp.stop()
        is_new = not self.seal.is_shown
        self.seal.setTransformOriginPoint(QPointF(*middle))
        self.seal.setScale(1.0)
        self.seal.fade(1.0, 0)
        if is_new and ms > 0:
            _run(self._stamp, _STAMP, 1.0, STAMP, ms)

    def unseal(self, ms: int) -> None:
        """Take the seal away."""
        if self.seal.is_shown:
            self.seal.fade(0.0, ms)

    def finish(self) -> None:
        """End whatever runs."""
        _end(self._drop)
        _end(self._stamp)
        for piece in (self.chains, self.padlock, self.seal):
            piece.end_fade()


def _end(animation: QPropertyAnimation) -> None:
    if animation.state() == QPropertyAnimation.State.Running:
        animation.setCurrentTime(animation.duration())


def _run(animation: QPropertyAnimation, start: object, end: object, motion: Motion, ms: int) -> None:
    animation.setStartValue(start)
    animation.setEndValue(end)
    animation.setDuration(ms)
    animation.setEasingCurve(motion.easing())
    animation.start()
