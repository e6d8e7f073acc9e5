"""What the frozen program asks of a Linux: libraries it does not bring, and how new a C library.

Owns the comparison with what the program's own list (pega6_desktop.app.system_libraries) promises. Must not know how
the program is frozen.
"""

import sys
from collections import defaultdict
from pathlib import Path

import elf
from dev_checkout import ROOT

sys.path.insert(0, str(ROOT))  # the program's stdlib-only modules

from pega6_desktop.app import system_libraries

OF_EVERY_LINUX = frozenset(
    {"ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}
    | {f"lib{name}" for name in ("c.so.6", "m.so.6", "dl.so.2", "pthread.so.0", "rt.so.1", "resolv.so.2", "gcc_s.so.1")}
)
"""Every Debian and Ubuntu has them: they come with libc6 and libgcc-s1."""


def undeclared(folder: Path) -> dict[str, list[str]]:
    """Each library that is neither in the folder nor on the program's list, with the files that ask for it."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    known = {file.name for file in files} | system_libraries.EVERY.keys() | OF_EVERY_LINUX
    asking: dict[str, list[str]] = defaultdict(list)
    for file in files:
        for name in elf.needed(file) - known:
            asking[name].append(file.name)
    return dict(asking)


def glibc(folder: Path) -> str:
    """The oldest version of the C library that has all the folder's files ask for ("2.35")."""
    major, minor = max(elf.glibc(file) for file in folder.rglob("*") if file.is_file())
    return f"{major}.{minor}"
