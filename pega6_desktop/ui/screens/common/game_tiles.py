"""Tiles to choose from, of which one is chosen, and the games as such tiles: two cards, the name, who can play it.

Owns which tiles stand side by side and what is said of them, the list of the games on offer, and the look of a tile of
a game and of a pair of cards. Must not know any game: its cards and words are asked for.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QSizePolicy, QWidget

from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look, elided, paint, shrunk, text_width
from pega6_desktop.ui.look.controls import State
from pega6_desktop.ui.look.widgets import Drawn, OneOfSeveral, show_checked
from pega6_desktop.ui.screens.common.fields import LARGE_TYPE
from pega6_desktop.ui.screens.common.screen import take_out
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.cards.art import CardArt, CardFace
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.messages import Messages, filled

_TILTED = ((-0.24, -7.0), (0.24, 7.0))
"""Shift in card widths, tilt in degrees, of the card behind and the one before."""


def paint_pair(
    painter: QPainter, art: CardArt, pair: tuple[CardFace, CardFace], middle: QPointF, width: int, dpr: float
) -> None:
    """Both cards, `width` px wide, around a point."""
    margin, height = art.margin(width, dpr), art.height(width)
    for face, (shift, tilt) in zip(pair, _TILTED, strict=True):
        with paint.kept(painter):
            painter.translate(middle + QPointF(shift * width, 0))
            painter.rotate(tilt)
            painter.drawPixmap(QPointF(-width / 2 - margin, -height / 2 - margin), art.pixmap(face, width, dpr))


class CardPair(Drawn):
    """The pair as a widget."""

    def __init__(self, look: Look, art: CardArt) -> None:
        super().__init__(look)
        self._art = art
        self._pair: tuple[CardFace, CardFace] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_pair(self, pair: tuple[CardFace, CardFace]) -> None:
        """Show these two."""
        self._pair = pair
        self.update()

    def sizeHint(self) -> QSize:
        """Room for both cards and their shadows."""
        return QSize(self._look.px(88), self._look.px(76))

    def draw(self, painter: QPainter) -> None:
        """Draw both around the middle."""
        if self._pair is not None:
            middle = self.rect().toRectF().center()
            paint_pair(painter, self._art, self._pair, middle, self._look.px(42), self.devicePixelRatioF())


BLEED = 3.5
"""Units around a tile that belong to its focus ring."""

_CARD = 40


class TileWords(msgspec.Struct, frozen=True, kw_only=True):
    """What stands on a tile; one that cannot be chosen says why in its note."""

    value: str
    label: str
    note: str
    is_possible: bool = True


class TileOfGame(TileWords, frozen=True, kw_only=True):
    """A game with two of its cards; its id is the value."""

    pair: tuple[CardFace, CardFace]


class Offers(Messages):
    """Words about games on offer."""


class GameOffer(msgspec.Struct, frozen=True):
    """One game: ids of the variants that may be chosen, bot levels (weakest first), two cards for each variant."""

    game: str
    variants: tuple[str, ...]
    levels: tuple[str, ...]
    emblem: Callable[[str], tuple[CardFace, CardFace]]


def offers_of(boards: Mapping[str, Board], levels: Callable[[str], Sequence[str]]) -> tuple[GameOffer, ...]:
    """Every game that has a board, in the order of the boards."""
    return tuple(GameOffer(game, board.variants, tuple(levels(game)), board.emblem) for game, board in boards.items())


def tile_of(offer: GameOffer, limits: tuple[int, int]) -> TileOfGame:
    """The tile of a game that so few to so many can play, in the present language."""
    words = filled(Offers.tr("{least}–{most} people", "who can play a game"), least=limits[0], most=limits[1])
    pair = offer.emblem(offer.variants[0])
    return TileOfGame(value=offer.game, label=WORDS[offer.game].name(), note=words, pair=pair)


Words = TypeVar("Words", bound=TileWords)


class ChoiceTile(OneOfSeveral, Generic[Words]):
    """One of several ready-made things, as far as it can be told without a picture."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.words = words
        self.set_words(words)

    def set_words(self, words: Words) -> None:
        """Other words for the same, or in another language."""
        self.words = words
        self.setText(words.label.replace("&", "&&"))
        self.setAccessibleName(words.label)
        self.setAccessibleDescription(words.note)
        self.setEnabled(words.is_possible)
        self.setCursor(Qt.CursorShape.PointingHandCursor if words.is_possible else Qt.CursorShape.ArrowCursor)
        self.updateGeometry()
        self.update()


class TileChoice(QWidget, Generic[Words]):
    """Tiles of which one is chosen, as many side by side as fit; ``chosen(str)`` when the player takes another one."""

    spoken_role = QAccessible.Role.Grouping

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.tiles: list[ChoiceTile[Words]] = []
        self._group = QButtonGroup(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._columns = 0
        self._group.buttonToggled.connect(self._on_toggled)
        look.changed.connect(self._arrange)

    def make(self, words: Words) -> "ChoiceTile[Words]":
        """A tile with these words."""
        raise NotImplementedError

    def fitting(self) -> int:
        """How many tiles stand side by side in the present width."""
        raise NotImplementedError

    def set_tiles(self, every: Sequence[Words]) -> None:
        """Offer these; while the values stay the same the tiles only get other words."""
        if [tile.words.value for tile in self.tiles] != [words.value for words in every]:
            self._rebuild(every)
        for tile, words in zip(self.tiles, every, strict=True):
            tile.set_words(words)
        self._arrange()

    def set_value(self, value: str) -> None:
        """Choose without a word from ``chosen``."""
        for tile in self.tiles:
            if tile.words.value == value:
                show_checked(tile, is_on=True)

    def tile(self, value: str) -> "ChoiceTile[Words]":
        """The tile with this value; KeyError when there is none."""
        return {tile.words.value: tile for tile in self.tiles}[value]

    def minimumSizeHint(self) -> QSize:
        """One column is enough."""
        widest = max((tile.minimumSizeHint().width() for tile in self.tiles), default=0)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may hold another number of columns."""
        super().resizeEvent(event)
        self._arrange()

    def _rebuild(self, every: Sequence[Words]) -> None:
        for tile in self.tiles:
            self._group.removeButton(tile)
        take_out(self._grid, self.tiles)
        self.tiles = [self.make(words) for words in every]
        for tile in self.tiles:
            self._group.addButton(tile)
        self._columns = 0

    def _arrange(self) -> None:
        columns = min(self.fitting(), len(self.tiles))
        if columns == self._columns:
            return
        for place, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, place // columns, place % columns)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._columns = columns

    def _on_toggled(self, button: QRadioButton, is_on: bool) -> None:  # noqa: FBT001 - the slot of a signal
        if is_on and isinstance(button, ChoiceTile):
            self.chosen.emit(button.words.value)


class GameTile(ChoiceTile[TileOfGame]):
    """One game; with large type the words stand under its cards."""

    def __init__(
        self, look: Look, art: CardArt, words: TileOfGame, parent: QWidget | None = None, *, is_modest: bool = False
    ) -> None:
        super().__init__(look, words, parent)
        self._art, self._is_modest, self._is_bare = art, is_modest, False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_picture(self, *, is_shown: bool) -> None:
        """With its cards, or with words only."""
        self._is_bare = not is_shown
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Cards, name and note one under the other."""
        wide = max(text_width(self.words.label, self._look.font(14.5, EXTRABOLD)), self._look.px(2.4 * _CARD))
        return QSize(round(wide + 28 * self._look.u), round(self._cards() + self._words_height() + 17 * self._look.u))

    def minimumSizeHint(self) -> QSize:
        """Narrow tiles shorten their words."""
        return QSize(self._look.px(96), self.sizeHint().height())

    def paint_face(self, painter: QPainter, state: State) -> None:
        """Plate, cards, words, and the mark of the chosen one."""
        theme, u, bleed = self._look.theme, self._look.u, self._look.px(BLEED)
        box, radius = state.box.adjusted(bleed, bleed, -bleed, -bleed), 12 * u
        is_on, is_hot = state.is_on, state.is_hot
        edge = theme.accent if is_on else theme.ink if is_hot else theme.plate_edge
        paint.rounded(painter, box, radius, fill=theme.plate, edge=edge, stroke=(2.6 if is_on else 1.5) * u)
        if self._cards():
            width = self._look.px(_CARD)
            middle = QPointF(box.left() + 12 * u + 1.05 * width, box.top() + 6 * u + self._cards() / 2)
            paint_pair(painter, self._art, self.words.pair, middle, width, self.devicePixelRatioF())
        self._paint_words(painter, box)
        if is_on:
            self._paint_mark(painter, QPointF(box.right() - 14 * u, box.top() + 14 * u))
        if state.has_focus:
            paint.focus_ring(painter, self._look, box, radius)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        theme, u, look = self._look.theme, self._look.u, self._look
        name, note = look.font(14.5, EXTRABOLD), look.font(12.5, SEMIBOLD)
        room, left = box.width() - 20 * u, box.left() + 10 * u
        y = box.top() + 6 * u + self._cards()
        first = y + name.pixelSize() * 0.68
        name, note = shrunk(self.words.label, name, room, 0.6), shrunk(self.words.note, note, room, 0.6)
        paint.text(painter, elided(self.words.label, name, room), QPointF(left, first), name, theme.ink)
        second = y + name.pixelSize() * 1.36 + note.pixelSize() * 0.62
        paint.text(painter, elided(self.words.note, note, room), QPointF(left, second), note, theme.muted)

    def _paint_mark(self, painter: QPainter, at: QPointF) -> None:
        theme, u = self._look.theme, self._look.u
        paint.disc(painter, at, 9 * u, fill=theme.accent)
        paint.icon(painter, "check", QRectF(at.x() - 6 * u, at.y() - 6 * u, 12 * u, 12 * u), theme.plate, 3.4)

    def _cards(self) -> float:
        """Height of the tilted pair."""
        if self._is_bare or (self._is_modest and self._look.text_scale > LARGE_TYPE):
            return 0.0
        return self._look.px(_CARD) * 1.62

    def _words_height(self) -> float:
        look = self._look
        return look.font(14.5, EXTRABOLD).pixelSize() * 1.36 + look.font(12.5, SEMIBOLD).pixelSize() * 1.4


class GameTiles(TileChoice[TileOfGame]):
    """The games side by side."""

    def __init__(self, look: Look, art: CardArt, *, is_modest: bool = False) -> None:
        """is_modest: in large type the pictures leave their room to what stands below."""
        super().__init__(look)
        self._art, self._is_modest = art, is_modest

    def make(self, words: TileOfGame) -> GameTile:
        """See TileChoice."""
        return GameTile(self._look, self._art, words, self, is_modest=self._is_modest)

    def fitting(self) -> int:
        """All of them."""
        return len(self.tiles)

    def minimumSizeHint(self) -> QSize:
        """All of them, narrow."""
        return QWidget.minimumSizeHint(self)

    def set_games(self, every: Sequence[TileOfGame], value: str) -> None:
        """Offer these, this one chosen; with one game there is no choice to show."""
        self.set_tiles(every)
        self.set_value(value)
        self.setVisible(len(every) > 1)

    def show_pictures(self, *, is_shown: bool) -> None:
        """Words only where nothing else can make room."""
        for tile in self.findChildren(GameTile):
            tile.show_picture(is_shown=is_shown)
