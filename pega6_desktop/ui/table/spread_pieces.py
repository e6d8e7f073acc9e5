"""The still and the lit pictures of a spread on the scene; none while the table is no spread.

Owns these pieces. Must not know any game: the spread says what they show.
"""

from collections.abc import Iterable, Sequence

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.table.art import CardArt
from pega6_desktop.ui.table.cards import Cards
from pega6_desktop.ui.table.layout import TableLayout
from pega6_desktop.ui.table.pieces import Piece, Prints, margin_px
from pega6_desktop.ui.table.spread import SpreadLayout, Still
from pega6_desktop.ui.table.view import Target, ZoneId


class SpreadPieces:
    """Pieces by the name of what they show."""

    def __init__(self, scene: QGraphicsScene, look: Look, art: CardArt, prints: Prints) -> None:
        self._scene, self._look, self._art, self._prints = scene, look, art, prints
        self._still: dict[str, Piece] = {}
        self._lit: dict[str, Piece] = {}

    def show(self, layout: TableLayout, cards: Cards, dpr: float) -> None:
        """Show what stands still now, at once."""
        spread = cards.spread
        wanted = spread.still(layout) if spread is not None and isinstance(layout, SpreadLayout) else ()
        shown = self._put(self._still, wanted, dpr)
        for name in [name for name in self._still if name not in shown]:
            self._still.pop(name).remove()

    def light(
        self,
        layout: TableLayout,
        cards: Cards,
        dpr: float,
        lights: tuple[Sequence[Target], ZoneId | None],
        fade_ms: tuple[int, int],
    ) -> None:
        """Let these targets stand out, the aimed one most of all. fade_ms: to light up, to go out."""
        spread = cards.spread
        wanted = spread.lit(layout, *lights) if spread is not None and isinstance(layout, SpreadLayout) else ()
        shown = self._put(self._lit, wanted, dpr)
        for name, piece in self._lit.items():
            if name in shown:
                piece.fade(1.0, fade_ms[0])
            elif piece.is_shown:
                piece.fade(0.0, fade_ms[1])

    def end_fades(self) -> None:
        """Bring running fades to their end."""
        for piece in self._lit.values():
            piece.end_fade()

    def _put(self, pieces: dict[str, Piece], wanted: Iterable[Still], dpr: float) -> set[str]:
        names = set()
        for still in wanted:
            names.add(still.name)
            piece = pieces.get(still.name)
            if piece is None:
                piece = pieces[still.name] = Piece(self._scene, still.z)
                if pieces is self._lit:
                    piece.setOpacity(0.0)
                    piece.hide()
            piece.setZValue(still.z)
            margin = margin_px(still.margin, self._look, dpr)

            def draw(painter: QPainter, still: Still = still) -> None:
                still.draw(painter, self._look, self._art, dpr)

            content = ("spread", still.name, *still.content)
            piece.put(self._prints.picture(content, still.box, margin, dpr, draw), still.box, margin, dpr)
        return names
