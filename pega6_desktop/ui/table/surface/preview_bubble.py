"""The bubble that says, before a card is let go, what letting go would do.

Owns its picture and where it stands. Must not know rules: it sets the words it is given.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QWidget

from pega6_desktop.ui.look import Look, paint
from pega6_desktop.ui.look.paint.previews import Preview, SumPreview
from pega6_desktop.ui.look.widgets.reach import announce
from pega6_desktop.ui.table.arrangement import Covered
from pega6_desktop.ui.table.cards.pieces import Piece, Prints, margin_px, qrect
from pega6_desktop.ui.table.cards.tempo import LIGHT_UP, Pace
from pega6_desktop.ui.table.places.layout import Rect
from pega6_desktop.ui.table.surface.resting_place import REACH, bubble_place, tip_at

_PREVIEW_Z = 870.0
"""Below the card that hangs from the pointer: it may be moved over the bubble."""
_GAP, _BLEED, _LONGEST_TIP = 14, 18, 90


class PreviewBubble:
    """One bubble; another preview, another target or another look puts it elsewhere, the same ones leave it alone."""

    def __init__(self, scene: QGraphicsScene, look: Look, prints: Prints, pace: Pace, table: QWidget) -> None:
        self._look, self._prints, self._pace, self._table = look, prints, pace, table
        self._piece = Piece(scene, _PREVIEW_Z)
        self._piece.hide()
        self._shown: Preview | SumPreview | None = None
        self._place = Rect(0, 0, 0, 0)

    @property
    def shown(self) -> Preview | SumPreview | None:
        """What the bubble says; None while there is none."""
        return self._shown

    @property
    def place(self) -> Rect:
        """Where its body stands."""
        return self._place

    def show(
        self, preview: Preview | SumPreview, target: Rect, bounds: Rect, covered: Sequence[Covered], dpr: float
    ) -> None:
        """Say it beside `target`, inside `bounds`, over as little of `covered` as can be."""
        u, size = self._look.u, _size(self._look, preview)
        body = bubble_place((size.width(), size.height()), bounds, covered, target, _GAP * u, REACH * u)
        body = Rect(round(body.x), round(body.y), body.width, body.height)
        tip = tip_at(body, target, u)
        # From far away a tip would point at whatever lies between.
        has_tip = body.distance(*tip) <= _LONGEST_TIP * u
        box = (_united(body, Rect(*tip, 0, 0)) if has_tip else body).grown(_BLEED * u)
        margin = margin_px(2, self._look, dpr)

        def draw(painter: QPainter) -> None:
            paint.bubble_shell(painter, self._look, qrect(body), QPointF(*tip) if has_tip else None)
            _draw_body(painter, self._look, qrect(body), preview)

        self._piece.put(self._prints.picture(("preview", preview, body, tip), box, margin, dpr, draw), box, margin, dpr)
        self._piece.fade(1.0, self._pace.ms(LIGHT_UP.ms))
        if preview != self._shown:
            announce(self._table, spoken(preview))
        self._shown, self._place = preview, body

    def hide(self) -> None:
        """Take the bubble away at once."""
        self._shown = None
        self._piece.fade(0.0, 0)

    def end_fade(self) -> None:
        """Be fully there at once."""
        self._piece.end_fade()


def spoken(preview: Preview | SumPreview) -> str:
    """The preview as a screen reader says it."""
    if isinstance(preview, Preview):
        heads = "" if preview.heads is None else f"{preview.heads} "
        return " ".join(part for part in (preview.title, preview.text, heads + preview.words) if part)
    rows = [f"{row.label}: {row.number}." for row in preview.rows]
    return " ".join([f"{preview.title}.", *rows, f"{preview.total_label}: {preview.total}.", preview.note]).strip()


def _size(look: Look, preview: Preview | SumPreview) -> QSizeF:
    if isinstance(preview, Preview):
        return paint.preview_size(look, preview)
    return paint.sum_size(look, preview)


def _draw_body(painter: QPainter, look: Look, body: QRectF, preview: Preview | SumPreview) -> None:
    if isinstance(preview, Preview):
        paint.preview_body(painter, look, body, preview)
    else:
        paint.sum_body(painter, look, body, preview)


def _united(one: Rect, other: Rect) -> Rect:
    x, y = min(one.x, other.x), min(one.y, other.y)
    return Rect(x, y, max(one.right, other.right) - x, max(one.bottom, other.bottom) - y)
