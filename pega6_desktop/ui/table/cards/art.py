"""What a game paints its table with: card art as pixmaps, one per (face, width, device pixel ratio, theme) with its
shadow baked in, and the canvas of still pictures with the few things that look alike on every table.

Owns the cache of the pixmaps and its bound; how a plate, a portrait, a lying card and a pill of words are painted. Must
not know any game, where a card lies or who holds it.
"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QFont, QImage, QPainter, QPixmap

from pega6_desktop.records import faces
from pega6_desktop.ui.look import Look, Pictures, paint
from pega6_desktop.ui.look.faces import CardFaces, Face, SpecialFaces, card_height
from pega6_desktop.ui.look.paint.brush import shared, smooth
from pega6_desktop.ui.look.paint.felt import CARD_CORNER, card_veil
from pega6_desktop.ui.look.paint.surfaces import shadow_patch
from pega6_desktop.ui.look.widgets.words import portrait
from pega6_desktop.ui.table.cards.pieces import magnified, qrect
from pega6_desktop.ui.table.places import Rect
from pega6_desktop.ui.table.view import ExtraFace, OwnFace

CACHE_BYTES = 10 * 1024 * 1024
"""What kept pixmaps may take at one device pixel a unit: a table full of cards. It grows with their area."""
CardFace: TypeAlias = Face | ExtraFace | OwnFace
"""What a card on the table may show."""
_Draw: TypeAlias = Callable[[QPainter, QRect], None]
"""Draws a card into a place given in whole device pixels."""
_REST_BLUR, _REST_DROP = 0.05, 0.025
_LIFT_BLUR, _LIFT_DROP, _LIFT_STRENGTH = 0.14, 0.125, 0.85


class CardArt:
    """Pixmaps of cards and players' faces in the present theme; the least used ones are forgotten."""

    def __init__(self, look: Look, resources: Path, *, cache_bytes: int = CACHE_BYTES) -> None:
        self._look = look
        self._origin = str(resources)
        self._pictures = Pictures(resources)
        self._faces = CardFaces(look, self._pictures)
        self._specials = SpecialFaces(look, self._pictures)
        self._cache: dict[tuple[object, ...], QPixmap] = {}
        self._limit = cache_bytes
        self._bytes = 0
        look.changed.connect(self.forget)

    def forget(self) -> None:
        """Keep nothing: what is shown holds its own pixmaps, and in another look or size none is asked for again."""
        self._cache.clear()
        self._bytes = 0

    @property
    def pictures(self) -> Pictures:
        """The vector drawings behind the pixmaps."""
        return self._pictures

    @property
    def cached_bytes(self) -> int:
        """Memory the kept pixmaps take, never above the limit by more than the newest one."""
        return self._bytes

    def height(self, width: int) -> int:
        """Height of a card of that width, logical px."""
        return card_height(width)

    def margin(self, width: int, dpr: float, *, is_lifted: bool = False) -> float:
        """How far the pixmap reaches beyond the card on each side, logical px: set a pixmap item's offset to
        (−margin, −margin) and the card's top left corner is the item's origin.
        """
        return _margin(width * dpr, is_lifted) / dpr

    def pixmap(
        self,
        face: CardFace,
        width: int,
        dpr: float,
        *,
        is_lifted: bool = False,
        is_veiled: bool = False,
        seen: float = 1.0,
    ) -> QPixmap:
        """The card `width` logical px wide with its shadow; `face` is 1 to 104, "back", that of an extra card, or
        one that a game draws itself.

        The card itself stands on whole device pixels, `margin` away from each edge of the pixmap. Only an extra card
        can be veiled. `seen`: the share of a number card that the next one in a fan leaves to be seen.
        """
        if isinstance(face, ExtraFace):
            words = face.kind, face.name, face.line
            return self.special(*words, width, dpr, is_lifted=is_lifted, is_veiled=is_veiled)
        share = seen if isinstance(face, int) else 1.0
        key = ("card", face, width, dpr, is_lifted, share, self._look.theme.name)
        draw = self._drawing(face, width, share)
        return self._kept(key, lambda: self._card(draw, width, dpr, is_lifted, _has_shadow(face)))

    def special(
        self,
        kind: str,
        name: str,
        line: str,
        width: int,
        dpr: float,
        *,
        is_lifted: bool = False,
        is_veiled: bool = False,
    ) -> QPixmap:
        """The special card `kind` ("insert" …) with its name and one short line in the present language.

        Margins are those of `pixmap`. A veiled one cannot be played now: paper lies over it, with a cross. Below 80 px
        the line is left out, below 60 px the name too.
        """
        key = ("special", kind, name, line, width, dpr, is_lifted, is_veiled, self._look.theme.name)

        def draw(painter: QPainter, place: QRect) -> None:
            self._specials.draw(painter, kind, (name, line), place, width)
            if is_veiled:
                card_veil(painter, self._look, QRectF(place))

        return self._kept(key, lambda: self._card(draw, width, dpr, is_lifted, True))

    def special_back(self, width: int, dpr: float, *, is_lifted: bool = False) -> QPixmap:
        """The back of the special deck, with margins as `pixmap` has them."""
        key = ("special back", width, dpr, is_lifted, self._look.theme.name)
        return self._kept(key, lambda: self._card(self._specials.draw_back, width, dpr, is_lifted, True))

    def bare(self, face: Face | OwnFace, width: int, dpr: float) -> QPixmap:
        """The card without any shadow or margin, for lists and thumbnails."""
        key = ("bare", face, width, dpr, self._look.theme.name)
        return self._kept(key, lambda: _bare(self._drawing(face, width), width, dpr))

    def avatar(self, index: int, diameter: int, dpr: float, ring: str | None = None, mood: str = "") -> QPixmap:
        """The round portrait `index` (any integer, see ``records.faces``), `diameter` logical px with its ring.

        `ring` is a colour (gold for whose turn it is) or None for a quiet outline. mood: of ``pictures.MOODS``, calm
        without.
        """
        key = ("avatar", index % faces.AVATARS, diameter, dpr, ring, mood, self._look.theme.name)
        return self._kept(key, lambda: portrait(self._look, self._pictures, index, diameter, dpr, ring, mood))

    def _kept(self, key: tuple[object, ...], make: Callable[[], QPixmap]) -> QPixmap:
        pixmap = self._cache.pop(key, None)
        if pixmap is None:
            pixmap = shared((self._origin, self._look.family, *key), make)
            self._bytes += _weight(pixmap)
            limit = self._limit * magnified(self._look.u, pixmap)
            while self._cache and self._bytes > limit:
                self._bytes -= _weight(self._cache.pop(next(iter(self._cache))))
        self._cache[key] = pixmap
        return pixmap

    def _drawing(self, face: Face | OwnFace, width: int, seen: float = 1.0) -> _Draw:
        if isinstance(face, OwnFace):
            return lambda painter, place: face.draw(painter, self._look, self._pictures, place, width)
        return _number_card(self._faces, face, width, seen)

    def _card(
        self,
        draw: _Draw,
        width: int,
        dpr: float,
        is_lifted: bool,  # noqa: FBT001
        has_shadow: bool,  # noqa: FBT001
    ) -> QPixmap:
        across, down = round(width * dpr), round(card_height(width) * dpr)
        margin = _margin(width * dpr, is_lifted)
        image = _blank(across + 2 * margin, down + 2 * margin)
        painter = QPainter(image)
        smooth(painter)
        if has_shadow:
            self._shadow(painter, QRectF(margin, margin, across, down), is_lifted=is_lifted)
        draw(painter, QRect(margin, margin, across, down))
        painter.end()
        return _pixmap(image, dpr)

    def _shadow(self, painter: QPainter, card: QRectF, *, is_lifted: bool) -> None:
        width = card.width()
        strength = self._look.theme.shadow * (_LIFT_STRENGTH if is_lifted else 1.0)
        if strength <= 0:
            return
        blur, drop = _blur(width, is_lifted), width * (_LIFT_DROP if is_lifted else _REST_DROP)
        painter.setOpacity(strength)
        shadow_patch(width * CARD_CORNER, blur).draw(painter, card.translated(0, round(drop)), 1.0)
        painter.setOpacity(1.0)


def _has_shadow(face: Face | OwnFace) -> bool:
    return not isinstance(face, OwnFace) or face.is_card


def _number_card(faces: CardFaces, face: Face, width: int, seen: float) -> _Draw:
    return lambda painter, place: faces.draw(painter, face, place, width, seen=seen)


def _bare(draw: _Draw, width: int, dpr: float) -> QPixmap:
    across, down = round(width * dpr), round(card_height(width) * dpr)
    image = _blank(across, down)
    painter = QPainter(image)
    smooth(painter)
    draw(painter, QRect(0, 0, across, down))
    painter.end()
    return _pixmap(image, dpr)


def _blur(width: float, is_lifted: bool) -> float:  # noqa: FBT001
    return width * _LIFT_BLUR if is_lifted else width * _REST_BLUR + 1


def _margin(width: float, is_lifted: bool) -> int:  # noqa: FBT001
    """Device pixels the shadow needs around a card that is `width` device pixels wide."""
    reach = 1.5 * _blur(width, is_lifted) + width * (_LIFT_DROP if is_lifted else _REST_DROP)
    return int(reach) + 2


def _blank(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def _pixmap(image: QImage, dpr: float) -> QPixmap:
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


Drawing = Callable[[QPainter, Look, CardArt, float], None]
"""Paints in window coordinates; the last argument is the device pixel ratio."""


class Canvas(NamedTuple):
    """A painter in the coordinates of the window, and what is painted with. dpr: the device pixel ratio."""

    painter: QPainter
    look: Look
    art: CardArt
    dpr: float

    def plate(self, box: Rect, *, is_turn: bool, stroke: float = 3) -> None:
        """The plate of a player, with a strong edge of gold while it is their turn."""
        theme = self.look.theme
        edge = theme.gold if is_turn else theme.plate_edge
        paint.plate(self.painter, self.look, qrect(box), edge=edge, stroke=stroke if is_turn else 1.5)

    def portrait(self, avatar: int, at: QPointF, side: float, *, is_turn: bool = False, mood: str = "") -> None:
        """A face with its upper left corner there, in a ring of gold while it is its turn; calm without a mood."""
        ring = self.look.theme.gold if is_turn else None
        self.painter.drawPixmap(at, self.art.avatar(avatar, round(side), self.dpr, ring, mood))

    def card(self, face: CardFace, at: QPointF, width: int) -> None:
        """A card with its shadow, its upper left corner there."""
        margin = self.art.margin(width, self.dpr)
        self.painter.drawPixmap(at - QPointF(margin, margin), self.art.pixmap(face, width, self.dpr))

    def pile(self, top: CardFace, below: CardFace, at: QPointF, width: int, depth: int, step: float) -> None:
        """So many cards on each other; the lower ones stick out at the upper right, each by a step."""
        for under in range(depth - 1, -1, -1):
            self.card(below if under else top, at + QPointF(under * step, -under * step), width)

    def pill(self, box: QRectF, words: str, font: QFont, *, fill: str, edge: str, ink: str, stroke: float) -> None:
        """Words on a round ground; stroke in units."""
        paint.rounded(self.painter, box, box.height() / 2, fill=fill, edge=edge, stroke=stroke * self.look.u)
        room = box.width() - 12 * self.look.u
        paint.text(self.painter, words, box.center(), font, ink, align=paint.Align.MIDDLE, max_width=room)


def drawing(draw: Callable[[Canvas], None]) -> Drawing:
    """A picture as an arrangement wants it."""
    return lambda painter, look, art, dpr: draw(Canvas(painter, look, art, dpr))
