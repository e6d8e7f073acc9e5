"""The feasting ox of the home picture, the bare signs, and the program's icon.

Owns ribbons, flowers and the mascot's face. Must not know the sky behind it.
"""

import math

from shapes import MIRROR, circle, ellipse, line, ox, path, svg

from pega6_desktop.ui.look.look import Theme

RIBBONS = (("#C8371F", 26), ("#F4B63C", 13), ("#2F8F94", 0), ("#8B5BA6", -13), ("#C8371F", -26))
FLOWERS = ("#C8371F", "#FFC53A", "#2F8F94", "#FFC53A", "#C8371F")
TASSEL = "M11 3C9 -6 2 -8 -2 -14M11 3C12 -7 10 -10 14 -17M11 3C15 -4 20 -5 24 -12"
INNER_EAR = "M26 44C18 43.5 11 47.5 8.5 55.5C16 57 23 53 27.5 48.5Z"


def ribbons() -> str:
    """Five ribbons under the chin."""
    return "".join(
        path("M47 90L44 124L50 119L56 124L53 90Z", colour, f' transform="rotate({angle} 50 70)"')
        for colour, angle in RIBBONS
    )


def tassels() -> str:
    """A tassel on each horn."""
    one = line(TASSEL, "#E8573A", 2.2, is_round=True) + circle(11, 4, 3.4, "#2F8F94")
    return f"<g>{one}</g><g{MIRROR}>{one}</g>"


def wreath() -> str:
    """Five flowers across the brow."""
    parts = []
    for i, colour in enumerate(FLOWERS):
        x, y = 36 + i * 7, 27 - 5 * (1 - abs(i - 2) / 2.2)
        for petal in range(5):
            angle = petal * 2 * math.pi / 5
            parts.append(circle(x + 2.4 * math.cos(angle), y + 2.4 * math.sin(angle), 1.9, colour))
        parts.append(circle(x, y, 1.5, "#FFF8E8"))
    return "".join(parts)


def gaze() -> str:
    """Eyes with a spark, brows, nostrils and a mild smile."""
    eyes = "".join(
        circle(x + 1.3, 50.6, 1.3, "#FFF8E8")
        + line(f"M{x - 5.5} 46.5Q{x} 43 {x + 5.5} 46.5", "#26143C", 1.3, is_round=True)
        for x in (40, 60)
    )
    nose = "".join(ellipse(x, 82, 2.5, 3.4, "#6E2E22") for x in (44, 56))
    return eyes + nose + line("M42.5 89.5Q50 94 57.5 89.5", "#6E2E22", 1.6, is_round=True)


def mascot() -> str:
    """The ox dressed for the feast, 120 × 160."""
    head = ox(0, 0, 100, "#F3E3C3", "#26143C", horn="#FFC53A", mark="#C8371F", eyes=True)
    muzzle = ellipse(50, 84, 15, 10.5, "#D98C6A")
    ears = path(INNER_EAR, "#E7A98C") + path(INNER_EAR, "#E7A98C", MIRROR)
    return svg(ribbons() + head + muzzle + tassels() + wreath() + gaze() + ears, 120, 160, "-10 -24 120 160")


def app_icon(theme: Theme) -> str:
    """The program's icon: ox head with golden horns on felt with a golden hem, 256 × 256."""
    hem = f'<rect x="19" y="19" width="218" height="218" rx="43" fill="none" stroke="{theme.gold}" stroke-width="7"/>'
    return svg(felt(theme) + hem + icon_head(theme, 33, 34, 190), 256, 256)


def small_icon(theme: Theme) -> str:
    """The icon for 32 pixels and less: no hem, the head as large as it fits."""
    return svg(felt(theme) + icon_head(theme, 14, 14, 228), 256, 256)


def felt(theme: Theme) -> str:
    """The ground of the icon."""
    stops = f'<stop offset="0" stop-color="{theme.felt1}"/><stop offset="1" stop-color="{theme.trough}"/>'
    gradient = f'<linearGradient id="felt" gradientUnits="objectBoundingBox" x1="0" y1="0" x2="0" y2="1">{stops}'
    ground = '<rect x="8" y="8" width="240" height="240" rx="54" fill="url(#felt)"/>'
    return f"<defs>{gradient}</linearGradient></defs>{ground}"


def icon_head(theme: Theme, x: float, y: float, size: float) -> str:
    """The ox head of the icon."""
    return ox(x, y, size, "#FFF4E0", theme.trough, horn=theme.gold, mark=theme.hot, eyes=True)


def signs() -> dict[str, str]:
    """The bare ox head and the pip, in the colours of the first class."""
    head = svg(ox(0, 0, 100, "#3E6B45", "#FAF1DE", eyes=True), 100, 100)
    return {"ox-head": head, "ox-pip": svg(ox(0, 0, 100, "#3E6B45", "#FAF1DE"), 100, 100)}
