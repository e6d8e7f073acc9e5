"""Path data as SVG writes it, made into painter paths.

Owns the small subset our own drawings use (M L H V C Q Z, upper and lower case). Must not know what is drawn.
"""

import math
import re

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

_TOKEN = re.compile(r"[MLHVCQZmlhvcqz]|-?(?:\d+\.?\d*|\.\d+)")
_COUNT = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


def svg_path(data: str) -> QPainterPath:
    """The painter path of SVG path data; ValueError for a command outside the subset."""
    if re.search(r"[^MLHVCQZmlhvcqz\d.,\s-]", data):
        raise ValueError(data)
    path = QPainterPath()
    tokens = _TOKEN.findall(data)
    command, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        count = _COUNT[command.upper()]
        _append(path, command, [float(token) for token in tokens[at : at + count]])
        at += count
        # Numbers after a move without a new letter are lines.
        command = {"M": "L", "m": "l"}.get(command, command)
    return path


def _append(path: QPainterPath, command: str, numbers: list[float]) -> None:
    here = path.currentPosition()
    origin = here if command.islower() else QPointF()
    points = [origin + QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=False)]
    match command.upper():
        case "M":
            path.moveTo(points[0])
        case "L":
            path.lineTo(points[0])
        case "H":
            path.lineTo(origin.x() + numbers[0], here.y())
        case "V":
            path.lineTo(here.x(), origin.y() + numbers[0])
        case "C":
            path.cubicTo(*points)
        case "Q":
            path.quadTo(*points)
        case "Z":
            path.closeSubpath()


def star_path(cx: float, cy: float, radius: float, *, inner: float = 0.42, points: int = 5) -> QPainterPath:
    """A star standing on two feet; `inner` is the radius of its notches as a share of `radius`."""
    path = QPainterPath()
    for corner in range(2 * points):
        angle = math.radians(-90 + corner * 180 / points)
        reach = radius if corner % 2 == 0 else radius * inner
        spot = QPointF(cx + reach * math.cos(angle), cy + reach * math.sin(angle))
        if corner:
            path.lineTo(spot)
        else:
            path.moveTo(spot)
    path.closeSubpath()
    return path
