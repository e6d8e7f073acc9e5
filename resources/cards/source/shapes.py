"""Shapes every drawing is made of: paths, circles, stars, ox heads, rays, stations along a border.

Owns SVG text, nothing else. What comes out is the SVG Tiny subset our renderer draws alike everywhere: svg g path rect
circle ellipse defs linearGradient stop; no text, use, clip, mask, filter, pattern or CSS.
"""

import math
from collections.abc import Iterator

from pega6_desktop.ui.look.paint.marks import EAR, FACE, HORN

CARD_W, CARD_H = 250, 350
MIRROR = ' transform="translate(100 0) scale(-1 1)"'


def svg(body: str, width: float = CARD_W, height: float = CARD_H, box: str = "") -> str:
    """A whole file; `box` is the view box where it is not the size."""
    view = box or f"0 0 {width} {height}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="{width}" height="{height}"'
    return f'{head} viewBox="{view}">{body}</svg>\n'


def path(data: str, fill: str = "none", extra: str = "") -> str:
    """A path; `extra` are further attributes, beginning with a space."""
    return f'<path d="{data}" fill="{fill}"{extra}/>'


def line(data: str, colour: str, width: float, *, is_round: bool = False) -> str:
    """An open path that is only stroked."""
    cap = ' stroke-linecap="round"' if is_round else ""
    return path(data, "none", f' stroke="{colour}" stroke-width="{width}"{cap}')


def circle(cx: float, cy: float, radius: float, fill: str, extra: str = "") -> str:
    """A circle."""
    return f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="{radius}" fill="{fill}"{extra}/>'


def ellipse(cx: float, cy: float, rx: float, ry: float, fill: str) -> str:
    """An ellipse."""
    return f'<ellipse cx="{cx}" cy="{cy}" rx="{rx}" ry="{ry}" fill="{fill}"/>'


def border(inset: float, radius: float, colour: str, width: float) -> str:
    """A rounded line along the edge of a card, `inset` inside it."""
    across, down = CARD_W - 2 * inset, CARD_H - 2 * inset
    box = f'x="{inset}" y="{inset}" width="{across}" height="{down}" rx="{radius}"'
    return f'<rect {box} fill="none" stroke="{colour}" stroke-width="{width}"/>'


def sheet(inset: float, radius: float, fill: str, extra: str = "") -> str:
    """A filled rounded box, `inset` inside the edge of a card."""
    across, down = CARD_W - 2 * inset, CARD_H - 2 * inset
    return f'<rect x="{inset}" y="{inset}" width="{across}" height="{down}" rx="{radius}" fill="{fill}"{extra}/>'


def star(cx: float, cy: float, radius: float, fill: str) -> str:
    """A star with five points."""
    corners = []
    for i in range(10):
        angle = math.radians(-90 + i * 36)
        reach = radius if i % 2 == 0 else radius * 0.42
        corners.append(f"{cx + reach * math.cos(angle):.1f} {cy + reach * math.sin(angle):.1f}")
    return path("M" + "L".join(corners) + "Z", fill)


def ox(
    x: float, y: float, size: float, colour: str, cut: str, *, horn: str = "", mark: str = "", eyes: bool = False
) -> str:
    """Ox head; without eyes it is the pip, whose star is larger."""
    parts = [f'<g transform="translate({x:.1f} {y:.1f}) scale({size / 100:.4f})">']
    parts += [path(HORN, horn or colour, side) + path(EAR, colour, side) for side in ("", MIRROR)]
    parts += [path(FACE, colour), ellipse(50, 84, 15, 10.5, cut)]
    parts += [ellipse(cx, 83, 2.8, 3.8, colour) for cx in (44, 56)]
    if eyes:
        parts += [circle(cx, 52, 4, cut) for cx in (40, 60)]
    parts.append(star(50, 37 if eyes else 42, 9 if eyes else 11, mark or cut))
    return "".join(parts) + "</g>"


def perimeter(box: tuple[float, float, float, float], across: int, down: int) -> Iterator[tuple[float, float, int]]:
    """Evenly spread stations on a rectangle (left, top, right, bottom): x, y, inward angle."""
    x0, y0, x1, y1 = box
    for i in range(across):
        x = x0 + (x1 - x0) * (i + 0.5) / across
        yield x, y0, 90
        yield x, y1, -90
    for i in range(down):
        y = y0 + (y1 - y0) * (i + 0.5) / down
        yield x0, y, 0
        yield x1, y, 180


def rays(
    centre: tuple[float, float], box: tuple[float, float, float, float], count: int, *, inner: float, share: float
) -> str:
    """Path data of wedges from a circle to the edge of the box; clipped by construction, corners become vertices."""
    cx, cy = centre
    wedges = []
    for i in range(count):
        start = 2 * math.pi * i / count
        end = start + 2 * math.pi * share / count
        points = [(cx + inner * math.cos(start), cy + inner * math.sin(start)), _edge(centre, box, start)]
        points += _corners(centre, box, start, end)
        points += [_edge(centre, box, end), (cx + inner * math.cos(end), cy + inner * math.sin(end))]
        wedges.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z")
    return "".join(wedges)


def _edge(centre: tuple[float, float], box: tuple[float, float, float, float], angle: float) -> tuple[float, float]:
    (cx, cy), (x0, y0, x1, y1) = centre, box
    dx, dy = math.cos(angle), math.sin(angle)
    reach_x = ((x1 if dx > 0 else x0) - cx) / dx if abs(dx) > 1e-9 else math.inf
    reach_y = ((y1 if dy > 0 else y0) - cy) / dy if abs(dy) > 1e-9 else math.inf
    reach = min(reach_x, reach_y)
    return cx + dx * reach, cy + dy * reach


def _corners(
    centre: tuple[float, float], box: tuple[float, float, float, float], start: float, end: float
) -> list[tuple[float, float]]:
    """The corners of the box that a wedge covers."""
    (cx, cy), (x0, y0, x1, y1) = centre, box
    found = []
    for x, y in ((x1, y1), (x0, y1), (x0, y0), (x1, y0)):
        angle = math.atan2(y - cy, x - cx)
        if start < angle < end or start < angle + 2 * math.pi < end:
            found.append((x, y))
    return found
