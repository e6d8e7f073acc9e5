"""The still and the lit pictures of a spread on the scene; none while the table is no spread.

Owns these pieces. Must not know any game: the spread says what they show.
"""

from collections.abc import Iterable, Sequence

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from pega6_desktop.ui.look import Look
from pega6_desktop.ui.table.arrangement import SpreadLayout, Still
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.inking import Inking
from pega6_desktop.ui.table.cards.tempo import Pace
from pega6_desktop.ui.table.places.cards import Cards
from pega6_desktop.ui.table.places.layout import TableLayout
from pega6_desktop.ui.table.surface.pieces import Piece, Prints, margin_px
from pega6_desktop.ui.table.view import Target, ZoneId

_WRITTEN_MARGIN = 4


class SpreadPieces:
    """Pieces by the name of what they show."""

    def __init__(self, scene: QGraphicsScene, look: Look, art: CardArt, prints: Prints, pace: Pace) -> None:
        self._scene, self._look, self._art, self._prints = scene, look, art, prints
        self._inking = Inking(scene, pace, scene)
        self._still: dict[str, Piece] = {}
        self._lit: dict[str, Piece] = {}

    def show(self, layout: TableLayout, cards: Cards, dpr: float) -> None:
        """Show what stands still now, at once."""
        arrangement = cards.arrangement
        wanted = arrangement.still(layout) if arrangement is not None and isinstance(layout, SpreadLayout) else ()
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
        arrangement = cards.arrangement
        wanted = (
            arrangement.lit(layout, *lights) if arrangement is not None and isinstance(layout, SpreadLayout) else ()
        )
        shown = self._put(self._lit, wanted, dpr)
        for name, piece in self._lit.items():
            if name in shown:
                piece.fade(1.0, fade_ms[0])
            elif piece.is_shown:
                piece.fade(0.0, fade_ms[1])

    def write(self, layout: TableLayout, cards: Cards, former: Cards, dpr: float) -> None:
        """Let what is new since the former table be seen being written."""
        now, before = cards.arrangement, former.arrangement
        if now is None or before is None or type(now) is not type(before) or not isinstance(layout, SpreadLayout):
            return
        margin = margin_px(_WRITTEN_MARGIN, self._look, dpr)
        for writing in now.writings(before, layout):
            stills = [
                Still("writing", (*writing.content, part), writing.box, writing.z, draw)
                for part, draw in enumerate((writing.before, *(draw for draw, _ in writing.parts)))
            ]
            pixmaps = [self._picture(still, margin, dpr) for still in stills]
            ways = [way for _, way in writing.parts]
            parts = list(zip(pixmaps[1:], ways, strict=True))
            self._inking.write(writing.box, margin, writing.z, pixmaps[0], parts, dpr)

    def end_fades(self) -> None:
        """Bring running fades, and what is being written, to their end."""
        self._inking.finish()
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
            piece.put(self._picture(still, margin, dpr), still.box, margin, dpr)
        return names

    def _picture(self, still: Still, margin: float, dpr: float) -> QPixmap:
        def draw(painter: QPainter) -> None:
            still.draw(painter, self._look, self._art, dpr)

        return self._prints.picture(("spread", still.name, *still.content), still.box, margin, dpr, draw)
