"""Where the frozen program begins.

Owns what has to be right before the first line of the program: on Windows a program with windows has no terminal, so
what it says (``--version``, ``--selftest``) goes to the one it was started from, or nowhere; a process that a
tournament starts for itself is this program again, with words for Python and not for the player's program; and what
the program starts of the system's (a file manager, a browser) must not load the libraries that lie here.
"""

import multiprocessing
import os
import sys
from collections.abc import MutableMapping

_PARENT = -1
"""Windows' name for the process that started this one."""


def main() -> int:
    """Start the program and return its exit code."""
    if sys.stdout is None or sys.stderr is None:
        _find_terminal()
    multiprocessing.freeze_support()
    _give_libraries_back(os.environ)
    from pega6_desktop.__main__ import main as start

    return start()


def _give_libraries_back(environment: MutableMapping[str, str]) -> None:
    """PyInstaller's loader adds its folder to this variable; this process has loaded what it needs by it."""
    if "LD_LIBRARY_PATH" in environment and getattr(sys, "frozen", False):
        before = environment.pop("LD_LIBRARY_PATH_ORIG", "")
        del environment["LD_LIBRARY_PATH"]
        if before:
            environment["LD_LIBRARY_PATH"] = before


def _find_terminal() -> None:
    place = os.devnull
    if sys.platform == "win32":
        import ctypes

        if ctypes.windll.kernel32.AttachConsole(_PARENT):
            place = "CONOUT$"
    terminal = open(place, "w", encoding="utf-8", errors="replace", buffering=1)  # noqa: PTH123, SIM115  # for good
    sys.stdout = sys.stdout or terminal
    sys.stderr = sys.stderr or terminal


if __name__ == "__main__":
    sys.exit(main())
