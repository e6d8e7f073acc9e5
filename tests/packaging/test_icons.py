"""The icons that go with the packages, as the systems read them."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QImageReader
from pytestqt.qtbot import QtBot

import icons

FORMAT = QImage.Format.Format_ARGB32


@pytest.mark.parametrize("size", icons.SIZES)
def test_every_size_is_drawn_to_its_edges(qtbot: QtBot, tmp_path: Path, size: int) -> None:
    icons.write(tmp_path)
    image = QImage(str(tmp_path / f"pega6-{size}.png"))
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(size // 2, size // 2).alpha() > 200


def test_the_windows_icon_holds_every_size(qtbot: QtBot, tmp_path: Path) -> None:
    icons.write(tmp_path)
    data = (tmp_path / "pega6.ico").read_bytes()
    _, kind, count = struct.unpack("<HHH", data[:6])
    assert (kind, count) == (1, len(icons.ICO_SIZES))
    for place in range(count):
        length, offset = struct.unpack("<II", data[6 + 16 * place + 8 : 6 + 16 * place + 16])
        picture = data[offset : offset + length]
        is_png = picture.startswith(b"\x89PNG")
        side = QImage.fromData(picture).width() if is_png else struct.unpack("<i", picture[4:8])[0]
        assert (side, is_png) == (icons.ICO_SIZES[place], side > 48), "old shells read small ones as pixels only"
    reader = QImageReader(str(tmp_path / "pega6.ico"))
    for place, side in enumerate(icons.ICO_SIZES):
        assert reader.jumpToImage(place)
        assert reader.read().convertToFormat(FORMAT) == QImage.fromData(icons.png(side)).convertToFormat(FORMAT)


def test_the_macos_icon_says_its_own_length(qtbot: QtBot, tmp_path: Path) -> None:
    icons.write(tmp_path)
    data = (tmp_path / "pega6.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8])[0] == len(data)
