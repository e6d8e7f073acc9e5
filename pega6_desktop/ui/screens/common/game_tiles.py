"""The games to choose from, as equals: each a tile with two of its cards, its name and who can play it.

Owns the look of such a tile. Must not know any game: its cards and words are asked for.
"""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look, elided, paint, shrunk, text_width
from pega6_desktop.ui.look.widgets import OneOfSeveral, show_checked
from pega6_desktop.ui.screens.common.card_pair import paint_pair
from pega6_desktop.ui.screens.common.fields import LARGE_TYPE
from pega6_desktop.ui.table.cards.art import CardArt, CardFace

BLEED = 3.5
"""Units around a tile that belong to its focus ring."""

_CARD = 40


class TileOfGame(msgspec.Struct, frozen=True):
    """What stands on a tile."""

    game: str
    name: str
    note: str
    pair: tuple[CardFace, CardFace]


class GameTile(OneOfSeveral):
    """One game; with large type the words stand under its cards."""

    def __init__(
        self, look: Look, art: CardArt, words: TileOfGame, parent: QWidget | None = None, *, is_modest: bool = False
    ) -> None:
        super().__init__(parent)
        self._look, self._art, self._is_modest, self.words = look, art, is_modest, words
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_words(words)
        look.changed.connect(self.updateGeometry)

    def set_words(self, words: TileOfGame) -> None:
        """The same game in another language."""
        self.words = words
        self.setText(words.name.replace("&", "&&"))
        self.setAccessibleName(words.name)
        self.setAccessibleDescription(words.note)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Cards, name and note one under the other."""
        wide = max(text_width(self.words.name, self._look.font(14.5, EXTRABOLD)), self._look.px(2.4 * _CARD))
        return QSize(round(wide + 28 * self._look.u), round(self._cards() + self._words_height() + 17 * self._look.u))

    def minimumSizeHint(self) -> QSize:
        """Narrow tiles shorten their words."""
        return QSize(self._look.px(96), self.sizeHint().height())

    def hitButton(self, pos: QPoint) -> bool:
        """All of it can be hit."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate, cards, words, and the mark of the chosen one."""
        painter = QPainter(self)
        paint.smooth(painter)
        theme, u, bleed = self._look.theme, self._look.u, self._look.px(BLEED)
        box, radius = QRectF(self.rect()).adjusted(bleed, bleed, -bleed, -bleed), 12 * u
        is_on, is_hot = self.isChecked(), self.underMouse()
        edge = theme.accent if is_on else theme.ink if is_hot else theme.plate_edge
        paint.rounded(painter, box, radius, fill=theme.plate, edge=edge, stroke=(2.6 if is_on else 1.5) * u)
        if self._cards():
            width = self._look.px(_CARD)
            middle = QPointF(box.left() + 12 * u + 1.05 * width, box.top() + 6 * u + self._cards() / 2)
            paint_pair(painter, self._art, self.words.pair, middle, width, self.devicePixelRatioF())
        self._paint_words(painter, box)
        if is_on:
            self._paint_mark(painter, QPointF(box.right() - 14 * u, box.top() + 14 * u))
        if self.hasFocus():
            paint.focus_ring(painter, self._look, box, radius)
        painter.end()

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        theme, u, look = self._look.theme, self._look.u, self._look
        name, note = look.font(14.5, EXTRABOLD), look.font(12.5, SEMIBOLD)
        room, left = box.width() - 20 * u, box.left() + 10 * u
        y = box.top() + 6 * u + self._cards()
        first = y + name.pixelSize() * 0.68
        name, note = shrunk(self.words.name, name, room, 0.6), shrunk(self.words.note, note, room, 0.6)
        paint.text(painter, elided(self.words.name, name, room), QPointF(left, first), name, theme.ink)
        second = y + name.pixelSize() * 1.36 + note.pixelSize() * 0.62
        paint.text(painter, elided(self.words.note, note, room), QPointF(left, second), note, theme.muted)

    def _paint_mark(self, painter: QPainter, at: QPointF) -> None:
        theme, u = self._look.theme, self._look.u
        paint.disc(painter, at, 9 * u, fill=theme.accent)
        paint.icon(painter, "check", QRectF(at.x() - 6 * u, at.y() - 6 * u, 12 * u, 12 * u), theme.plate, 3.4)

    def _cards(self) -> float:
        """Height of the tilted pair."""
        if self._is_modest and self._look.text_scale > LARGE_TYPE:
            return 0.0
        return self._look.px(_CARD) * 1.62

    def _words_height(self) -> float:
        look = self._look
        return look.font(14.5, EXTRABOLD).pixelSize() * 1.36 + look.font(12.5, SEMIBOLD).pixelSize() * 1.4


class GameTiles(QWidget):
    """The games side by side; ``chosen(str)`` when the player takes another one."""

    spoken_role = QAccessible.Role.Grouping

    chosen = Signal(str)

    def __init__(self, look: Look, art: CardArt, parent: QWidget | None = None, *, is_modest: bool = False) -> None:
        """is_modest: in large type the pictures leave their room to what stands below."""
        super().__init__(parent)
        self._look, self._art, self._is_modest = look, art, is_modest
        self.tiles: list[GameTile] = []
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._group.buttonToggled.connect(self._on_toggled)

    def set_games(self, every: Sequence[TileOfGame], value: str) -> None:
        """Offer these, this one chosen; with one game there is no choice to show."""
        if [tile.words.game for tile in self.tiles] != [words.game for words in every]:
            self._rebuild(every)
        for tile, words in zip(self.tiles, every, strict=True):
            tile.set_words(words)
            show_checked(tile, is_on=words.game == value)
        self.setVisible(len(every) > 1)

    def tile(self, game: str) -> GameTile:
        """The tile of a game; KeyError when there is none."""
        return {tile.words.game: tile for tile in self.tiles}[game]

    def _rebuild(self, every: Sequence[TileOfGame]) -> None:
        for tile in self.tiles:
            self._group.removeButton(tile)
            self._row.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self.tiles = [GameTile(self._look, self._art, words, self, is_modest=self._is_modest) for words in every]
        for tile in self.tiles:
            self._group.addButton(tile)
            self._row.addWidget(tile, 1)

    def _on_toggled(self, button: QRadioButton, is_on: bool) -> None:  # noqa: FBT001 - the slot of a signal
        if is_on and isinstance(button, GameTile):
            self.chosen.emit(button.words.game)
