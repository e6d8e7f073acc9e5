"""A disk with room for little: the smallest memory disk the system mounts, filled up and emptied at will.

Needs the right to mount; ``is_possible`` tells.
"""

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class SmallDisk:
    """A mounted disk; ``folder`` is its root."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self) -> None:
        """Leave no byte free."""
        with (self.folder / "filler").open("ab", buffering=0) as file:
            for size in (65536, 4096, 512, 1):
                try:
                    while file.write(bytes(size)) == size:
                        pass
                except OSError:
                    continue

    def empty(self) -> None:
        """There is room again."""
        (self.folder / "filler").unlink()


def is_possible() -> bool:
    """Whether this process may mount a disk."""
    with tempfile.TemporaryDirectory() as place:
        return _mount(Path(place)) and _unmount(Path(place))


@contextmanager
def small_disk() -> Iterator[SmallDisk]:
    """A disk of two megabytes, gone at the end."""
    with tempfile.TemporaryDirectory(prefix="small-disk-") as place:
        assert _mount(Path(place))
        try:
            yield SmallDisk(Path(place))
        finally:
            _unmount(Path(place))


def _mount(place: Path) -> bool:
    return _is_done("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(place))


def _unmount(place: Path) -> bool:
    return _is_done("umount", "-l", str(place))


def _is_done(*words: str) -> bool:
    try:
        return subprocess.run(words, capture_output=True, check=False).returncode == 0
    except OSError:
        return False
