"""How pictures of the program look to eyes that tell fewer colours apart.

python -m benchmarks.colour_sight PICTURE...: writes beside each picture one sheet of it as it is and as it is seen with
deuteranopia, protanopia and tritanopia. The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-
based Model for Simulation of Color Vision Deficiency" (IEEE TVCG 2009), at full severity; they apply to linear light.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

Pixels = NDArray[np.uint8]
Matrix = tuple[tuple[float, float, float], ...]

SIGHTS: Mapping[str, Matrix] = MappingProxyType(
    {
        "protanopia": (
            (0.152286, 1.052583, -0.204868),
            (0.114503, 0.786281, 0.099216),
            (-0.003882, -0.048116, 1.051998),
        ),
        "deuteranopia": (
            (0.367322, 0.860646, -0.227968),
            (0.280085, 0.672501, 0.047413),
            (-0.011820, 0.042940, 0.968881),
        ),
        "tritanopia": (
            (1.255528, -0.076749, -0.178779),
            (-0.078411, 0.930809, 0.147602),
            (0.004733, 0.691367, 0.303900),
        ),
    }
)


def seen_with(pixels: Pixels, sight: str) -> Pixels:
    """The picture (height × width × 3, sRGB bytes) as it is seen; KeyError for a sight nobody has."""
    encoded = pixels.astype(np.float64) / 255
    linear = np.where(encoded <= 0.04045, encoded / 12.92, ((encoded + 0.055) / 1.055) ** 2.4)
    mixed: NDArray[np.float64] = np.clip(linear @ np.array(SIGHTS[sight]).T, 0, 1)
    shown = np.where(mixed <= 0.0031308, mixed * 12.92, 1.055 * mixed ** (1 / 2.4) - 0.055)
    seen: Pixels = np.round(shown * 255).astype(np.uint8)
    return seen


def pixels_of(image: QImage) -> Pixels:
    """The picture as height × width × 3 bytes."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    lines = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.bytesPerLine())
    return lines[:, : 3 * plain.width()].reshape(plain.height(), plain.width(), 3).copy()


def sheet(pixels: Pixels) -> Pixels:
    """Two by two: the picture itself, then each sight."""
    first, second, third = (seen_with(pixels, sight) for sight in SIGHTS)
    return np.vstack([np.hstack([pixels, first]), np.hstack([second, third])])


def main(names: list[str]) -> int:
    """Write the sheets."""
    for name in names:
        picture = Path(name)
        whole = np.ascontiguousarray(sheet(pixels_of(QImage(str(picture)))))
        height, width, _ = whole.shape
        target = picture.with_name(f"{picture.stem}-sight.png")
        QImage(whole.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888).save(str(target))
        print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
