"""What differs between two folders of pictures and lists. Owns the comparison; must not know what is on them."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from PySide6.QtGui import QImage

MARK = (230, 0, 150)


def compare(before: Path, after: Path, out: Path | None = None) -> list[str]:
    """A line for each file that differs or is on one side only; with ``out`` the differences are drawn there."""
    names = sorted({path.relative_to(root) for root in (before, after) for path in root.rglob("*.*")}, key=str)
    return [line for name in names for line in _judged(before, after, name, out)]


def _judged(before: Path, after: Path, name: Path, out: Path | None) -> Iterator[str]:
    one, other = before / name, after / name
    if not one.exists() or not other.exists():
        yield f"{name}: missing {'before' if other.exists() else 'after'}"
    elif one.read_bytes() != other.read_bytes():
        target = None if out is None else out / name
        if target is not None:
            target.parent.mkdir(parents=True, exist_ok=True)
        found = _pictures(one, other, target) if name.suffix == ".png" else _lists(one, other, target)
        if found:
            yield f"{name}: {found}"


def _lists(one: Path, other: Path, target: Path | None) -> str:
    first, second = (path.read_text("utf-8").splitlines() for path in (one, other))
    lines = list(difflib.unified_diff(first, second, "before", "after", lineterm=""))
    if target is not None:
        target.write_text("\n".join(lines) + "\n", "utf-8")
    gone, come = (sum(line.startswith(sign) for line in lines[2:]) for sign in "-+")
    return f"{gone} lines before are {come} lines after"


def _pictures(one: Path, other: Path, target: Path | None) -> str:
    first, second = pixels(one), pixels(other)
    if first.shape != second.shape:
        sizes = [f"{picture.shape[1]}x{picture.shape[0]}" for picture in (first, second)]
        return f"{sizes[0]} pixels before, {sizes[1]} after"
    differs = (first != second).any(axis=2)
    if not differs.any():
        return ""
    rows, columns = np.flatnonzero(differs.any(axis=1)), np.flatnonzero(differs.any(axis=0))
    left, top, right, bottom = int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1
    if target is not None:
        _draw(first, second, differs, (left, top, right, bottom), target)
    most = int(np.abs(first.astype(np.int16) - second).max())
    where = f"{right - left}x{bottom - top} at {left},{top}"
    return f"{int(differs.sum())} pixels differ in {where}, by {most} of 255 at most"


def _draw(
    first: np.ndarray, second: np.ndarray, differs: np.ndarray, box: tuple[int, int, int, int], target: Path
) -> None:
    """Before, after, and a faint picture with every pixel that differs and the rectangle around them."""
    left, top, right, bottom = box
    marked = (255 - (255 - second.astype(np.uint16)) // 4).astype(np.uint8)
    for row in (max(0, top - 2), min(marked.shape[0], bottom + 2) - 1):
        marked[row, left:right] = MARK
    for column in (max(0, left - 2), min(marked.shape[1], right + 2) - 1):
        marked[top:bottom, column] = MARK
    marked[differs] = MARK
    sheet = np.ascontiguousarray(np.concatenate([first, second, marked], axis=1))
    height, width, _ = sheet.shape
    QImage(sheet.data, width, height, width * 3, QImage.Format.Format_RGB888).save(str(target))


def pixels(path: Path) -> np.ndarray:
    """The picture as rows of columns of red, green and blue. Raises ValueError for a file that is none."""
    picture = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB888)
    if picture.isNull():
        raise ValueError(f"{path} is not a picture")
    lines = np.frombuffer(picture.constBits(), np.uint8).reshape(picture.height(), picture.bytesPerLine())
    return lines[:, : picture.width() * 3].reshape(picture.height(), picture.width(), 3).copy()
