"""Shapes every drawing is made of: stars, ox heads, rays, stations along a border.

Owns SVG text, nothing else. What comes out is the SVG Tiny subset our renderer draws alike everywhere: svg g path rect
circle ellipse defs linearGradient stop; no text, use, clip, mask, filter, pattern or CSS.
"""

import math
from collections.abc import Iterator

from pega6_desktop.ui.look.ox import EAR, FACE, HORN

CARD_W, CARD_H = 250, 350
MIRROR = ' transform="translate(100 0) scale(-1 1)"'


def svg(body: str, width: float = CARD_W, height: float = CARD_H, box: str = "") -> str:
    view = box or f"0 0 {width} {height}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="{width}" height="{height}"'
    return f'{head} viewBox="{view}">{body}</svg>\n'


def star(cx: float, cy: float, radius: float, inner: float = 0.42, points: int = 5) -> str:
    corners = []
    for i in range(2 * points):
        angle = math.radians(-90 + i * 180 / points)
        reach = radius if i % 2 == 0 else radius * inner
        corners.append(f"{cx + reach * math.cos(angle):.1f} {cy + reach * math.sin(angle):.1f}")
    return "M" + "L".join(corners) + "Z"


def star_shape(cx: float, cy: float, radius: float, fill: str, extra: str = "") -> str:
    return f'<path d="{star(cx, cy, radius)}" fill="{fill}"{extra}/>'


def ox(x: float, y: float, size: float, colour: str, cut: str, *, horn: str = "", mark: str = "", eyes: bool = False) -> str:
    """Ox head; without eyes it is the pip, whose star is larger."""
    parts = [f'<g transform="translate({x:.1f} {y:.1f}) scale({size / 100:.4f})">']
    for side in ("", MIRROR):
        parts.append(f'<path d="{HORN}" fill="{horn or colour}"{side}/><path d="{EAR}" fill="{colour}"{side}/>')
    parts.append(f'<path d="{FACE}" fill="{colour}"/><ellipse cx="50" cy="84" rx="15" ry="10.5" fill="{cut}"/>')
    parts += [f'<ellipse cx="{cx}" cy="83" rx="2.8" ry="3.8" fill="{colour}"/>' for cx in (44, 56)]
    if eyes:
        parts += [f'<circle cx="{cx}" cy="52" r="4" fill="{cut}"/>' for cx in (40, 60)]
    parts.append(star_shape(50, 37 if eyes else 42, 9 if eyes else 11, mark or cut))
    return "".join(parts) + "</g>"


def perimeter(x0: float, y0: float, x1: float, y1: float, nx: int, ny: int) -> Iterator[tuple[float, float, int]]:
    """Evenly spread stations on a rectangle: x, y, inward angle."""
    for i in range(nx):
        x = x0 + (x1 - x0) * (i + 0.5) / nx
        yield x, y0, 90
        yield x, y1, -90
    for i in range(ny):
        y = y0 + (y1 - y0) * (i + 0.5) / ny
        yield x0, y, 0
        yield x1, y, 180


def rays(cx: float, cy: float, box: tuple[float, float, float, float], n: int, fill: str, inner: float, share: float) -> str:
    """Wedges from a circle to the edge of the box; clipped by construction, corners become vertices."""
    x0, y0, x1, y1 = box

    def edge(angle: float) -> tuple[float, float]:
        dx, dy = math.cos(angle), math.sin(angle)
        reach = min(
            ((x1 if dx > 0 else x0) - cx) / dx if abs(dx) > 1e-9 else math.inf,
            ((y1 if dy > 0 else y0) - cy) / dy if abs(dy) > 1e-9 else math.inf,
        )
        return cx + dx * reach, cy + dy * reach

    wedges = []
    for i in range(n):
        start = 2 * math.pi * i / n
        end = start + 2 * math.pi * share / n
        points = [(cx + inner * math.cos(start), cy + inner * math.sin(start)), edge(start)]
        for corner in ((x1, y1), (x0, y1), (x0, y0), (x1, y0)):
            angle = math.atan2(corner[1] - cy, corner[0] - cx)
            points += [corner for turned in (angle, angle + 2 * math.pi) if start < turned < end]
        points += [edge(end), (cx + inner * math.cos(end), cy + inner * math.sin(end))]
        wedges.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z")
    return f'<path d="{"".join(wedges)}" fill="{fill}"/>'
