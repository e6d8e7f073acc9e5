"""The speech bubble of the table: a picture over empty places whose tip points at the thing it speaks of.

Owns when the bubble shows and where. Must not know rules: it shows the explanation it is given.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect
from PySide6.QtWidgets import QGraphicsScene, QWidget

from pega6_desktop.ui.look import Look
from pega6_desktop.ui.look.widgets.bubble import BLEED, Bubble
from pega6_desktop.ui.look.widgets.reach import announce
from pega6_desktop.ui.table.arrangement import Covered
from pega6_desktop.ui.table.cards.pieces import Piece
from pega6_desktop.ui.table.cards.tempo import LIGHT_UP, Pace
from pega6_desktop.ui.table.places.layout import Rect
from pega6_desktop.ui.table.surface.resting_place import REACH, bubble_place, tip_at
from pega6_desktop.ui.table.surface.underlay import snapshot
from pega6_desktop.ui.table.view import Explanation

_BUBBLE_Z = 900.0
_GAP = 14


class SpeechBubble:
    """One bubble. The widget that knows how to set the words is never shown: it lends its picture to the scene, so that
    cards move under the bubble without anybody painting words again.
    """

    def __init__(self, scene: QGraphicsScene, look: Look, pace: Pace, table: QWidget) -> None:
        self._look, self._pace, self._table = look, pace, table
        self._words = Bubble(look, table)
        self._words.hide()
        self._piece = Piece(scene, _BUBBLE_Z)
        self._piece.hide()

    @property
    def is_shown(self) -> bool:
        """Whether a bubble stands on the table."""
        return self._piece.is_shown

    @property
    def words(self) -> tuple[str, str]:
        """Title and text of the bubble, as a screen reader says them."""
        return self._words.accessibleName(), self._words.accessibleDescription()

    def say(
        self,
        explanation: Explanation,
        target: Rect,
        bounds: Rect,
        covered: Sequence[Covered],
        status: Rect,
        dpr: float,
        *,
        is_again: bool = False,
    ) -> None:
        """Show the explanation beside `target`, inside `bounds`, over as little of `covered` as can be.

        status: the line that says the same, or what to do now: the tip ends before it. is_again: it stands there
        already and was read out.
        """
        self._words.show_words(explanation.title, explanation.lines, explanation.closing)
        bleed = self._look.px(BLEED)
        size = self._words.sizeHint()
        body = size.width() - 2 * bleed, size.height() - 2 * bleed
        place = bubble_place(body, bounds, covered, target, _GAP * self._look.u, REACH * self._look.u)
        self._words.stand_at(_whole(place), QPointF(*tip_at(place, target, self._look.u, status)).toPoint())
        area = self._words.geometry()
        box = Rect(area.x(), area.y(), area.width(), area.height())
        self._piece.put(snapshot(self._words, dpr), box, 0, dpr)
        self._piece.fade(1.0, self._pace.ms(LIGHT_UP.ms))
        if not is_again:
            announce(self._table, " ".join(part for part in self.words if part))

    def end_fade(self) -> None:
        """Be fully there, or gone, at once."""
        self._piece.end_fade()

    def hide(self) -> None:
        """Take the bubble away at once; nothing of what it said is kept."""
        self._piece.fade(0.0, 0)
        if self._words.accessibleName():
            self._piece.blank()
            self._words.show_words("", (), "")


def _whole(rect: Rect) -> QRect:
    return QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))
