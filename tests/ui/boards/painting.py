"""What drawings are made of, read from vector pictures: words, shapes with their colours, pictures, and where they are.

One line for each drawing: `told`. Two such lines are compared by `apart`, which allows for type that is set a few
pixels wider elsewhere.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple
from xml.etree import ElementTree

from PySide6.QtCore import QBuffer, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgGenerator

from pega6_desktop.ui.look.look import Look, Theme, load_theme
from pega6_desktop.ui.table.cards.art import CardArt, CardFace
from tests.ui.table import picture

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
LEEWAY = 4
"""Pixels by which words may be set elsewhere on another machine."""
FEW = 3
"""So many shapes of one colour are listed one by one."""
_NUMBER = r"-?[\d.]+(?:e-?\d+)?"
_PLACE = re.compile(r"⟨([^⟩]*)⟩")


class Mark(NamedTuple):
    """One thing that was painted: words, a picture, or a shape with its colours; and its box (of words: where they
    begin on their line)."""

    words: str
    fill: str
    edge: str
    box: QRectF
    style: str = ""

    @property
    def is_shape(self) -> bool:
        return not self.words


class Art(CardArt):
    """Remembers which cards and faces it was asked for."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, picture.RESOURCES)
        self.asked: list[str] = []

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
        self.asked.append(f"{face} {width}px")
        return super().pixmap(face, width, dpr, is_lifted=is_lifted, is_veiled=is_veiled, seen=seen)

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
        self.asked.append(f"{kind} {width}px")
        return super().special(kind, name, line, width, dpr, is_lifted=is_lifted, is_veiled=is_veiled)

    def special_back(self, width: int, dpr: float, *, is_lifted: bool = False) -> QPixmap:
        self.asked.append(f"special back {width}px")
        return super().special_back(width, dpr, is_lifted=is_lifted)

    def avatar(self, index: int, diameter: int, dpr: float, ring: str | None = None, mood: str = "") -> QPixmap:
        self.asked.append(f"portrait {index} {diameter}px{' in a ring' if ring else ''}{mood and f', {mood}'}")
        return super().avatar(index, diameter, dpr, ring, mood)


def look_of(size: tuple[int, int], text_scale: float = 1.0) -> Look:
    """The light theme in a window of that size."""
    look = Look(load_theme("light", picture.RESOURCES / "themes"), picture.bundled_family(), text_scale=text_scale)
    look.set_window_size(*size)
    return look


def marks(draw: Callable[[QPainter], object]) -> list[Mark]:
    """Everything that is painted, in order."""
    drawn, buffer = QSvgGenerator(), QBuffer()
    drawn.setOutputDevice(buffer)
    drawn.setSize(QSize(4000, 3000))
    drawn.setViewBox(QRectF(0, 0, 4000, 3000))
    drawn.setResolution(96)
    painter = QPainter(drawn)
    draw(painter)
    painter.end()
    root = ElementTree.fromstring(bytes(buffer.data().data()))
    return [_mark(group, part) for group in root.iter(f"{SVG}g") for part in group if part.tag != f"{SVG}g"]


def _mark(group: ElementTree.Element, part: ElementTree.Element) -> Mark:
    numbers = [float(number) for number in re.findall(_NUMBER, group.get("transform", ""))]
    turn = QTransform(*numbers) if len(numbers) == 6 else QTransform()
    box, words = turn.mapRect(_box(part)), (part.text or "").strip()
    if words:
        return Mark(words, part.get("fill", ""), "", box, f"{float(part.get('font-size', '0')) * turn.m11():.3g}px")
    if part.tag == f"{SVG}image":
        kind = "shadow" if "opacity" in group.attrib else f"picture {box.width():.0f}x{box.height():.0f}"
        return Mark("", kind, "none", box)
    fill, edge = group.get("fill", ""), group.get("stroke", "")
    fill = "gradient" if fill.startswith("url") else fill
    return Mark("", fill, edge, box, _style(group, fill, edge))


def _style(group: ElementTree.Element, fill: str, edge: str) -> str:
    """How thick and how strong, where that is told by the drawing."""
    said = [f"{share:.0%}" for share in _strengths(group, fill, edge) if share < 1]
    if edge != "none":
        said.append(f"{float(group.get('stroke-width', '1')):.3g} thick")
    if dashes := group.get("stroke-dasharray", ""):
        said.append("dashed")
        said += [f"{float(dash):.3g}" for dash in re.findall(_NUMBER, dashes)[:2]]
    return " ".join(said)


def _strengths(group: ElementTree.Element, fill: str, edge: str) -> Iterator[float]:
    names = (("fill-opacity", fill), ("stroke-opacity", edge), ("opacity", "all"))
    return (float(group.get(name, "1")) for name, colour in names if colour != "none")


def _box(part: ElementTree.Element) -> QRectF:
    if "d" in part.attrib or "points" in part.attrib:
        found = [float(number) for number in re.findall(_NUMBER, part.get("d", "") + part.get("points", ""))]
        across, down = found[::2], found[1::2]
        return QRectF(min(across), min(down), max(across) - min(across), max(down) - min(down))
    if "cx" in part.attrib:
        x, y = float(part.attrib["cx"]), float(part.attrib["cy"])
        wide, tall = (float(part.get(name, part.get("r", "0"))) for name in ("rx", "ry"))
        return QRectF(x - wide, y - tall, 2 * wide, 2 * tall)
    place = [float(part.get(name, "0")) for name in ("x", "y", "width", "height")]
    return QRectF(*place)


# ---------------------------------------------------------------- a drawing in one line


def told(mark: list[Mark], theme: Theme, asked: list[str]) -> str:
    """The words in order, each with its place; how many shapes there are of each colour, and what all of a colour
    cover; the cards and portraits that were asked for."""
    tokens = {
        value.lower(): name
        for name in reversed(theme.__struct_fields__)
        if isinstance(value := getattr(theme, name), str)
    }
    words = [
        f"{one.words} ⟨{one.box.x():.0f} {one.box.y():.0f}⟩ {one.style} {tokens.get(one.fill, one.fill)}"
        for one in mark
        if one.words
    ]
    shapes: dict[str, list[QRectF]] = {}
    for one in mark:
        if one.is_shape:
            colours = f"{tokens.get(one.fill, one.fill)}/{tokens.get(one.edge, one.edge)} {one.style}".strip()
            shapes.setdefault(colours, []).append(one.box)
    grouped = [f"{len(boxes)} {colours} ⟨{_around(boxes)}⟩" for colours, boxes in sorted(shapes.items())]
    return " # ".join((" | ".join(words), ", ".join(grouped), ", ".join(asked)))


def _around(boxes: list[QRectF]) -> str:
    """Left, top, right and bottom of each of a few; else of all of them, and the mean of their middles."""
    if len(boxes) <= FEW:
        each = [(box.left(), box.top(), box.right(), box.bottom()) for box in boxes]
        return " ".join(f"{side:.0f}" for sides in each for side in sides)
    around = (
        min(box.left() for box in boxes),
        min(box.top() for box in boxes),
        max(box.right() for box in boxes),
        max(box.bottom() for box in boxes),
    )
    middles = [box.center() for box in boxes]
    mean = sum(at.x() for at in middles) / len(boxes), sum(at.y() for at in middles) / len(boxes)
    return " ".join(f"{side:.0f}" for side in (*around, *mean))


def apart(one: str, other: str) -> bool:
    """Whether two lines tell of drawings that look different."""
    if _PLACE.sub("", one) != _PLACE.sub("", other):
        return True
    mine, others = (
        [float(number) for place in _PLACE.findall(line) for number in place.split()] for line in (one, other)
    )
    return len(mine) != len(others) or not all(
        math.isclose(x, y, rel_tol=0, abs_tol=LEEWAY) for x, y in zip(mine, others, strict=True)
    )
