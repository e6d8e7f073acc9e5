"""Arithmetic of colours for the tests: contrast (WCAG 2), lightness, transparency, colour-blind eyes."""

from collections.abc import Sequence

Rgb = tuple[float, float, float]

EYES: dict[str, Sequence[Sequence[float]]] = {
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "greyscale": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""Matrices for linear light (Machado, Oliveira and Fernandes 2009; BT.709 luminance for greyscale)."""


def rgb(colour: str) -> Rgb:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def linear(colour: Rgb) -> Rgb:
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour)
    return red, green, blue


def luminance(colour: Rgb) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Rgb, second: Rgb) -> float:
    """Contrast ratio, 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def over(top: Rgb, strength: float, ground: Rgb) -> Rgb:
    """`top` with that opacity on `ground`."""
    red, green, blue = (strength * t + (1 - strength) * g for t, g in zip(top, ground, strict=True))
    return red, green, blue


def lightness(colour: Rgb) -> float:
    """CIE L*, 0 to 100."""
    y = luminance(colour)
    return 116 * y ** (1 / 3) - 16 if y > 0.008856 else 903.3 * y


def seen_by(eyes: str, colour: Rgb) -> Rgb:
    """The colour as those eyes see it."""
    light = linear(colour)
    mixed = [min(1.0, max(0.0, sum(k * c for k, c in zip(row, light, strict=True)))) for row in EYES[eyes]]
    red, green, blue = (c * 12.92 if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055 for c in mixed)
    return red, green, blue
