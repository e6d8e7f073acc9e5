"""Faces of the special cards: the drawing of a kind with its name and line set over it in the program's font.

Owns how words fill the boxes the drawings leave free. Must not know what a kind does, nor what it is called.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from pega6_desktop.ui.look.faces import Templates
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import kept, smooth
from pega6_desktop.ui.look.pictures import SIGN_SUFFIX, SMALL_SUFFIX, SPECIAL_BACK_FILE, SPECIAL_PREFIX, Pictures
from pega6_desktop.ui.look.type import EXTRABOLD, SEMIBOLD, elided, make_font

FULL_FROM: Final = 80
"""From this width (logical px) on a special card shows name, picture and line; below it name and picture."""
NAMED_FROM: Final = 60
"""Below this width it shows a single large sign: a name would be too small to read."""
_BOX_WIDTH, _BOX_HEIGHT = 250, 350
_OUTLINE_PX = 200
_READABLE_PX = 11.0
_CAP_SHARE = 0.7
"""Height of a capital as a share of the font's px."""
_DESCENDER_SHARE = 0.25
_KEPT_WORDS = 128


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
    """Draws special cards; keeps the drawings of the last sizes and the outlines of the last words."""

    def __init__(self, look: Look, pictures: Pictures) -> None:
        self._look = look
        self._templates = Templates(look, pictures, "#0E5F63")
        self._outlines: dict[tuple[str, int], QPainterPath] = {}

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
        below = min(_DESCENDER_SHARE * px, self._outline(lines[-1], box.weight).boundingRect().bottom() * scale)
        base = box.middle.y() + px * _CAP_SHARE / 2 - (len(lines) - 1) * step / 2 - max(0.0, below) / 2
        ink = QColor(self._look.theme.special.text)
        for index, line in enumerate(lines):
            outline = self._outline(line, box.weight)
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
        widest = max(self._outline(line, box.weight).boundingRect().width() for line in lines)
        across = box.width * _OUTLINE_PX / widest if widest else box.most
        down = box.height / (_CAP_SHARE + _DESCENDER_SHARE + (len(lines) - 1) * box.leading)
        return min(box.most, across, down)

    def _raggedness(self, lines: tuple[str, ...], box: _Box) -> float:
        widths = [self._outline(line, box.weight).boundingRect().width() for line in lines]
        return max(widths) - min(widths)

    def _outline(self, words: str, weight: int) -> QPainterPath:
        key = (words, weight)
        outline = self._outlines.pop(key, None)
        if outline is None:
            outline = QPainterPath()
            outline.setFillRule(Qt.FillRule.WindingFill)
            outline.addText(0, 0, make_font(self._look.family, _OUTLINE_PX, weight, is_tabular=False), words)
            if len(self._outlines) >= _KEPT_WORDS:
                del self._outlines[next(iter(self._outlines))]
        self._outlines[key] = outline
        return outline


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
