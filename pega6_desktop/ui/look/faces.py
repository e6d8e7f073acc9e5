"""Card faces, set in the program's font: numbers on the template of their class, the back, names and lines of special
cards on the drawing of their kind.

Owns the rendered templates with their cache, and where numbers and words sit on a card of 250 × 350. Must not know
tables, hands, caches of pixmaps, nor what a special card does or is called.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QTransform

from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.ui.look.look import CardTone, Look
from pega6_desktop.ui.look.paint.brush import Align, Ink, kept, rounded, smooth, text, tint
from pega6_desktop.ui.look.paint.felt import CARD_CORNER
from pega6_desktop.ui.look.paint.marks import ox_head
from pega6_desktop.ui.look.pictures import (
    BACK_FILE,
    CLASS_FILES,
    SIGN_SUFFIX,
    SMALL_SUFFIX,
    SPECIAL_BACK_FILE,
    SPECIAL_PREFIX,
    Pictures,
)
from pega6_desktop.ui.look.type import EXTRABOLD, SEMIBOLD, elided, make_font

_LIMIT = 24


class Templates:
    """Images of the card drawings of the present theme; the least used ones are forgotten, and all in another look."""

    def __init__(self, look: Look, pictures: Pictures, blank: Ink = "#FAF1DE") -> None:
        self._look = look
        self._pictures = pictures
        self._blank = blank
        self._kept: dict[tuple[str, str, int, int], QImage] = {}
        look.changed.connect(self.forget)

    def forget(self) -> None:
        """Keep nothing: another theme or size has other images."""
        self._kept.clear()

    def image(self, name: str, size: QSize) -> QImage:
        """The drawing `name` (a file of the theme's folder, without .svg) in exactly that many device pixels."""
        width, height = size.width(), size.height()
        key = (self._look.theme.name, name, width, height)
        image = self._kept.pop(key, None)
        if image is None:
            image = self._rendered(f"cards/{key[0]}/{name}", width, height)
            if len(self._kept) >= _LIMIT:
                del self._kept[next(iter(self._kept))]
        self._kept[key] = image
        return image

    def _rendered(self, name: str, width: int, height: int) -> QImage:
        image = self._pictures.image(name, width, height)
        if not self._pictures.has(name):
            # A damaged installation still shows cards one can play with.
            painter = QPainter(image)
            smooth(painter)
            box = QRectF(1, 1, width - 2, height - 2)
            rounded(painter, box, width * CARD_CORNER, fill=self._blank, edge="#3A2A20")
            painter.end()
        return image


Face: TypeAlias = int | Literal["back"]
BACK: Final = "back"
ASPECT = 1.4
SMALL_WIDTH = 50
"""Below this width (logical px) a card shows its number and its heads and nothing else."""
_BOX_WIDTH = 250
_LEAST_PX = 11
_OUTLINE_PX = 200
_RIM, _FANNED_PX, _BESIDE_FANNED = 16, 112, 34
"""Of a card in a fan: its rim at the left, the largest figure, and what beside the figure stays free."""
_PIPS_Y = 250
_PIPS = {
    1: (46.0, 1.0, ((0, 0),)),
    2: (37.0, 0.88, ((-27, 0), (27, 0))),
    3: (28.0, 0.74, ((-45, 4), (0, -4), (45, 4))),
    5: (26.5, 0.8, ((-44, -21), (0, -21), (44, -21), (-21, 14), (21, 14))),
    7: (20.0, 0.62, ((-57, -17), (-19, -17), (19, -17), (57, -17), (-38, 20), (0, 20), (38, 20))),
}
"""By heads, the pips of a card in a fan: their side, the scale of their places, and these."""
# Upside down these are other numbers, so a bar under the corner shows which way is up.
_AMBIGUOUS = frozenset({6, 9, 66, 68, 86, 89, 98, 99})


def card_height(width: int) -> int:
    """Height of a card of that width."""
    return round(width * ASPECT)


class CardFaces:
    """Draws faces; keeps the rendered templates of the last few sizes."""

    def __init__(self, look: Look, pictures: Pictures) -> None:
        self._look = look
        self._templates = Templates(look, pictures)

    def draw(self, painter: QPainter, face: Face, place: QRect, width: int, *, seen: float = 1.0) -> None:
        """Draw the face into `place`, whole device pixels of a painter without scaling.

        `width` is the card's width in logical px: on a narrow card the index grows, and below 50 the card shows
        nothing but its number and its heads. `seen`: the share of it, from the left, that the next card in a fan
        leaves to be seen; number and pips stand in the middle of that.
        """
        if face == BACK:
            painter.drawImage(place.topLeft(), self._templates.image(BACK_FILE, place.size()))
            return
        tone = self._look.theme.tone(HEADS[face])
        is_small = width < SMALL_WIDTH
        name = CLASS_FILES[tone.heads] + (SMALL_SUFFIX if is_small or seen < 1.0 else "")
        painter.drawImage(place.topLeft(), self._templates.image(name, place.size()))
        with kept(painter):
            smooth(painter)
            painter.translate(place.topLeft())
            painter.scale(place.width() / _BOX_WIDTH, place.height() / (_BOX_WIDTH * ASPECT))
            painter.setPen(Qt.PenStyle.NoPen)
            if is_small:
                self._small(painter, face, tone, seen)
            else:
                self._large(painter, face, tone, width, seen)

    def _large(self, painter: QPainter, number: int, tone: CardTone, width: int, seen: float) -> None:
        left, base = (32.0, 70.0) if tone.heads in (5, 7) else (28.0, 66.0)
        # Type never falls under 11 px as long as there is room beside the number in the middle.
        grown = min(1.22, max(1.0, _LEAST_PX * _BOX_WIDTH / (46 * width)))
        is_narrow = width * 31 < _LEAST_PX * _BOX_WIDTH
        if seen < 1.0:
            room = seen * _BOX_WIDTH
            middle = QPointF((_RIM + room) / 2, 164)
            self._number(painter, str(number), tone, middle, (_FANNED_PX, room - _BESIDE_FANNED))
            self._pips(painter, tone, middle.x())
        else:
            middle = QPointF(125, 161 if is_narrow else 157)
            self._number(painter, str(number), tone, middle, (126 if tone.heads in (5, 7) else 134, 168))
        base += 46 * 0.7 * (grown - 1)
        corner = self._corner(number, left, base, 46 * grown)
        ink = QColor(tone.number)
        painter.fillPath(corner, ink)
        painter.fillPath(QTransform().translate(250, 350).rotate(180).map(corner), ink)
        self._index_heads(painter, tone, QPointF(left, base), width)

    def _index_heads(self, painter: QPainter, tone: CardTone, below: QPointF, width: int) -> None:
        """The small head and its numeral under the corner number, `below` its lower left corner."""
        grown = min(1.2, max(1.0, _LEAST_PX * _BOX_WIDTH / (31 * width)))
        side = 30 * grown
        head = QRectF(below.x() - 2, below.y() + 8.5, side, side)
        ox_head(painter, head, colour=tone.pip, cut=tone.cut)
        base = QPointF(head.right() + 4, head.top() + side * 0.82)
        painter.fillPath(self._set(str(tone.heads), base, 31 * grown), QColor(tone.number))

    @staticmethod
    def _pips(painter: QPainter, tone: CardTone, x: float) -> None:
        """As many small heads as the card costs, around `x` where its template has none."""
        side, size, places = _PIPS[tone.heads]
        for across, down in places:
            box = QRectF(x + across * size - side / 2, _PIPS_Y + down * size - side / 2, side, side)
            ox_head(painter, box, colour=tone.pip, cut=tone.cut)

    def _small(self, painter: QPainter, number: int, tone: CardTone, seen: float) -> None:
        room = seen * _BOX_WIDTH
        middle = 125 if seen == 1.0 else (_RIM + room) / 2
        self._number(painter, str(number), tone, QPointF(middle, 130), (188, 206 if seen == 1.0 else room - 26))
        share = min(1.0, seen * 1.25)
        numeral = self._set(str(tone.heads), QPointF(0, 0), 92 * share)
        side, gap = 98.0 * share, 8.0 * share
        left = middle - (side + gap + numeral.boundingRect().width()) / 2
        ox_head(painter, QRectF(left, 316 - side, side, side), colour=tone.pip, cut=tone.cut)
        numeral.translate(left + side + gap, 316 - side * 0.163)
        painter.fillPath(numeral, QColor(tone.number))

    def _number(
        self, painter: QPainter, number: str, tone: CardTone, middle: QPointF, most: tuple[float, float]
    ) -> None:
        """The large number around `middle`, at most `most` (px, width)."""
        bounds = outline_of(number, self._look.family).boundingRect()
        px = min(most[0], _OUTLINE_PX * most[1] / bounds.width())
        height = bounds.height() * px / _OUTLINE_PX
        path = self._set(number, middle + QPointF(0, height / 2), px, is_centred=True)
        if tone.heads == 7:
            painter.fillPath(path.translated(0, 5), tint("#000000", 0.45))
        is_gold = tone.heads == 7 and not self._look.theme.is_flat
        painter.fillPath(path, _gold(path.boundingRect()) if is_gold else QBrush(QColor(tone.number)))

    def _corner(self, number: int, left: float, base: float, px: float) -> QPainterPath:
        path = self._set(str(number), QPointF(left, base), px)
        if number in _AMBIGUOUS:
            bar = QPainterPath()
            bar.addRoundedRect(QRectF(left, base + 3, path.boundingRect().width(), 4), 2, 2)
            path.addPath(bar)
        return path

    def _set(self, text: str, at: QPointF, px: float, *, is_centred: bool = False) -> QPainterPath:
        """The outline of `text` with its left edge (or middle) at `at.x()` and its base line at `at.y()`."""
        outline = outline_of(text, self._look.family)
        bounds, scale = outline.boundingRect(), px / _OUTLINE_PX
        x = at.x() - (bounds.center().x() if is_centred else bounds.left()) * scale
        return QTransform.fromTranslate(x, at.y()).scale(scale, scale).map(outline)


@lru_cache(maxsize=256)
def outline_of(words: str, family: str, weight: int = EXTRABOLD) -> QPainterPath:
    """The words as a path on their base line, 200 px large. Nobody may change it: the next is given the same."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(0, 0, make_font(family, _OUTLINE_PX, weight, is_tabular=False), words)
    return path


def _gold(bounds: QRectF) -> QBrush:
    gradient = QLinearGradient(bounds.topLeft(), bounds.bottomLeft())
    for at, colour in ((0.0, "#FFF0B8"), (0.55, "#FFD04A"), (1.0, "#F29A1F")):
        gradient.setColorAt(at, QColor(colour))
    return QBrush(gradient)


FULL_FROM: Final = 80
"""From this width (logical px) on a special card shows name, picture and line; below it name and picture."""
NAMED_FROM: Final = 60
"""Below this width it shows a single large sign: a name would be too small to read."""
_BOX_HEIGHT = 350
_READABLE_PX = 11.0
_CAP_SHARE = 0.7
"""Height of a capital as a share of the font's px."""
_DESCENDER_SHARE = 0.25


class _Box(NamedTuple):
    """A box of the drawing for words: middle, size, least and most px, weight, most lines, their distance per px."""

    middle: QPointF
    width: float
    height: float
    least: float
    most: float
    weight: int
    lines: int
    leading: float


_FULL_NAME = _Box(QPointF(125, 52), 186, 54, 17, 33, EXTRABOLD, 2, 0.98)
_SMALL_NAME = _Box(QPointF(125, 65), 188, 78, 22, 46, EXTRABOLD, 2, 0.98)
_LINE = _Box(QPointF(125, 297.5), 190, 59, 15, 20.5, SEMIBOLD, 3, 1.14)


class SpecialFaces:
    """Draws special cards; keeps the drawings of the last sizes."""

    def __init__(self, look: Look, pictures: Pictures) -> None:
        self._look = look
        self._templates = Templates(look, pictures, "#0E5F63")

    def draw(self, painter: QPainter, kind: str, words: tuple[str, str], place: QRect, width: int) -> None:
        """Draw the card into `place`, whole device pixels of a painter without scaling.

        `words` are its name and its line; `width` is the card's width in logical px.
        """
        painter.drawImage(place.topLeft(), self._templates.image(_file(kind, width), place.size()))
        if width < NAMED_FROM:
            return
        with kept(painter):
            smooth(painter)
            painter.translate(place.topLeft())
            painter.scale(place.width() / _BOX_WIDTH, place.height() / _BOX_HEIGHT)
            self._words(painter, words[0], _name_box(width))
            if width >= FULL_FROM:
                self._words(painter, words[1], _line_box(width))

    def draw_back(self, painter: QPainter, place: QRect) -> None:
        """Draw the back of the special deck into `place`."""
        painter.drawImage(place.topLeft(), self._templates.image(SPECIAL_BACK_FILE, place.size()))

    def _words(self, painter: QPainter, words: str, box: _Box) -> None:
        """The words in as many lines as make them largest, around the middle of the box."""
        lines, px = self._best(words, box)
        step, scale = px * box.leading, px / _OUTLINE_PX
        # Capitals stand in the middle; letters that reach below the line lift them by half of what they need.
        below = min(
            _DESCENDER_SHARE * px, outline_of(lines[-1], self._look.family, box.weight).boundingRect().bottom() * scale
        )
        base = box.middle.y() + px * _CAP_SHARE / 2 - (len(lines) - 1) * step / 2 - max(0.0, below) / 2
        ink = QColor(self._look.theme.special.text)
        for index, line in enumerate(lines):
            outline = outline_of(line, self._look.family, box.weight)
            x = box.middle.x() - outline.boundingRect().center().x() * scale
            painter.fillPath(QTransform.fromTranslate(x, base + index * step).scale(scale, scale).map(outline), ink)

    def _best(self, words: str, box: _Box) -> tuple[tuple[str, ...], float]:
        """The lines that can be set largest, and their px; fewer lines where it makes no difference.

        Words too long for the box even at its least px are cut.
        """
        tried = [(lines, self._px(lines, box)) for lines in _breaks(_phrases(words), box.lines)]
        lines, px = max(tried, key=lambda one: (round(one[1], 1), -len(one[0]), -self._raggedness(one[0], box)))
        if px >= box.least:
            return lines, px
        font = make_font(self._look.family, _OUTLINE_PX, box.weight, is_tabular=False)
        return tuple(elided(line, font, box.width * _OUTLINE_PX / box.least) for line in lines), box.least

    def _px(self, lines: tuple[str, ...], box: _Box) -> float:
        widest = max(outline_of(line, self._look.family, box.weight).boundingRect().width() for line in lines)
        across = box.width * _OUTLINE_PX / widest if widest else box.most
        down = box.height / (_CAP_SHARE + _DESCENDER_SHARE + (len(lines) - 1) * box.leading)
        return min(box.most, across, down)

    def _raggedness(self, lines: tuple[str, ...], box: _Box) -> float:
        widths = [outline_of(line, self._look.family, box.weight).boundingRect().width() for line in lines]
        return max(widths) - min(widths)


def _file(kind: str, width: int) -> str:
    suffix = "" if width >= FULL_FROM else SMALL_SUFFIX if width >= NAMED_FROM else SIGN_SUFFIX
    return f"{SPECIAL_PREFIX}{kind}{suffix}"


def _name_box(width: int) -> _Box:
    return _FULL_NAME if width >= FULL_FROM else _SMALL_NAME


def _line_box(width: int) -> _Box:
    """On a narrow card the line may be larger, so that it stays readable as long as there is room."""
    return _LINE._replace(most=max(_LINE.most, _READABLE_PX * _BOX_WIDTH / width))


def _phrases(words: str) -> tuple[str, ...]:
    """What must not be broken; a sign without letters or digits stays behind the word before it."""
    phrases: list[str] = []
    for word in words.split():
        if phrases and not any(letter.isalnum() for letter in word):
            phrases[-1] += f" {word}"
        else:
            phrases.append(word)
    return tuple(phrases) or ("",)


def _breaks(phrases: tuple[str, ...], most: int) -> Iterator[tuple[str, ...]]:
    """Every way to set the phrases in at most that many lines."""
    yield (" ".join(phrases),)
    if most > 1:
        for cut in range(1, len(phrases)):
            for rest in _breaks(phrases[cut:], most - 1):
                yield (" ".join(phrases[:cut]), *rest)


_DIGIT, _CHIP_SIDES, _LEAST_CHIP = 0.64, 0.67, 1.6
"""Em of a digit, of what a number has around it, and of the narrowest chip."""


def chip_width(number: int, em: float) -> float:
    """Width of `number_chip`."""
    return max(_LEAST_CHIP * em, (_DIGIT * len(str(number)) + _CHIP_SIDES) * em)


def number_chip(painter: QPainter, look: Look, number: int, chip: QRectF, em: float) -> None:
    """The smallest card there is: its number, that many px high, in the colours of its class."""
    tone, font = look.theme.tone(HEADS[number]), look.exact_font(em, EXTRABOLD)
    rounded(painter, chip, 0.3 * em, fill=tone.face, edge=look.theme.outline, stroke=1.1)
    text(painter, str(number), chip.center(), font, tone.number, align=Align.MIDDLE)
