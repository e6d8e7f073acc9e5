"""Icons of every size and system, drawn from the two SVG files.

    python packaging/icons.py FOLDER    writes pega6-16.png … pega6-512.png, pega6.ico and pega6.icns

Owns the formats of icon files. Run by the environment's own Python, because Qt draws them.
"""

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512)
SMALL_UP_TO = 32
"""Up to this size the simpler drawing is used."""
PIXELS_UP_TO = 48
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""Sides in pixels; ic10 to ic14 are those of half the side at twice the density."""
SOURCES = Path(__file__).resolve().parent.parent / "resources" / "icons"


def png(size: int) -> bytes:
    """The icon as a PNG file of that many pixels."""
    source = SOURCES / ("pega6-small.svg" if size <= SMALL_UP_TO else "pega6.svg")
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(source)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon: a directory of sixteen bytes an entry, then the pictures, the small ones as plain pixels."""
    pictures = {size: bitmap(one) if size <= PIXELS_UP_TO else one for size, one in pictures.items()}
    offset = 6 + 16 * len(pictures)
    entries, data = b"", b""
    for size, picture in pictures.items():
        side = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset + len(data))
        data += picture
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + data


def bitmap(picture: bytes) -> bytes:
    """A PNG file as old shells of Windows want it in an icon: header, rows of BGRA from below, an empty mask."""
    image = QImage.fromData(picture).convertToFormat(QImage.Format.Format_ARGB32).flipped(Qt.Orientation.Vertical)
    side = image.width()
    head = struct.pack("<IiiHHIIiiII", 40, side, 2 * side, 1, 32, 0, 0, 0, 0, 0, 0)
    return head + bytes(image.constBits()) + bytes((side + 31) // 32 * 4 * side)


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """A macOS icon: the PNG files, each behind its type and length."""
    body = b"".join(kind + struct.pack(">I", len(picture) + 8) + picture for kind, picture in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def write(folder: Path) -> None:
    """All icons into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        (folder / f"pega6-{size}.png").write_bytes(png(size))
    (folder / "pega6.ico").write_bytes(ico({size: png(size) for size in ICO_SIZES}))
    (folder / "pega6.icns").write_bytes(icns({kind: png(size) for kind, size in ICNS_TYPES.items()}))


if __name__ == "__main__":
    application = QGuiApplication(["icons", "-platform", "offscreen"])
    write(Path(sys.argv[1]))
