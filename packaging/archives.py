"""The archive of the frozen program that runs wherever it is unpacked, and the checksums of all packages.

Owns their names and formats. Nothing in them depends on who builds, where or when.
"""

import gzip
import hashlib
import platform
import sys
import tarfile
import zipfile
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

import stamps

SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
MACHINES = {"AMD64": "x86_64", "arm64": "aarch64"}
CHECKSUMS = "SHA256SUMS"
EXECUTABLE, PLAIN = 0o755, 0o644


def name(target: Path) -> Path:
    """Where the archive lies in `target`, named by version, system and machine: .zip on Windows, else .tar.gz."""
    machine = MACHINES.get(platform.machine(), platform.machine())
    stem = f"pega6-{stamps.version()}-{SYSTEMS.get(sys.platform, sys.platform)}-{machine}"
    return target / f"{stem}{'.zip' if sys.platform == 'win32' else '.tar.gz'}"


def pack(folder: Path, target: Path) -> Path:
    """The folder as an archive in `target`."""
    archive = name(target)
    (_zip if sys.platform == "win32" else _tar)(folder, archive)
    return archive


def fingerprints(places: Sequence[Path]) -> dict[str, str]:
    """The SHA-256 of every file in these places, by its path; of a link, where it leads."""
    files = [entry for place in places for entry in (place, *place.rglob("*"))]
    return {file.as_posix(): _fingerprint(file) for file in files if file.is_symlink() or file.is_file()}


def _fingerprint(file: Path) -> str:
    return f"-> {file.readlink()}" if file.is_symlink() else hashlib.sha256(file.read_bytes()).hexdigest()


def write_checksums(packages: Sequence[Path]) -> Path:
    """SHA256SUMS beside the packages, as `sha256sum --check` reads it."""
    lines = [f"{_fingerprint(file)}  {file.name}\n" for file in sorted(packages)]
    file = packages[0].parent / CHECKSUMS
    file.write_bytes("".join(lines).encode())
    return file


def _tar(folder: Path, archive: Path) -> None:
    moment = stamps.commit_time()

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = moment
        if not entry.issym():
            entry.mode = EXECUTABLE if entry.isdir() or entry.mode & 0o100 else PLAIN
        return entry

    # Opened here, because tarfile would write the present time and the name into the head.
    with (
        archive.open("wb") as file,
        gzip.GzipFile("", "wb", compresslevel=9, fileobj=file, mtime=moment) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        for entry in _entries(folder):
            tar.add(entry, arcname=entry.relative_to(folder.parent).as_posix(), recursive=False, filter=plain)


def _zip(folder: Path, archive: Path) -> None:
    moment = datetime.fromtimestamp(stamps.commit_time(), UTC).timetuple()[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for entry in _entries(folder):
            if entry.is_file():
                head = zipfile.ZipInfo(entry.relative_to(folder.parent).as_posix(), moment)
                head.compress_type = zipfile.ZIP_DEFLATED
                head.external_attr = PLAIN << 16
                packed.writestr(head, entry.read_bytes())


def _entries(folder: Path) -> Iterator[Path]:
    yield folder
    yield from sorted(folder.rglob("*"))
