"""Where the frozen program begins.

Owns what has to be right before the first line of the program: on Windows a program with windows has no terminal, so
what it says (``--version``, ``--selftest``) goes to the one it was started from, or nowhere; and a process that a
tournament starts for itself is this program again, with words for Python and not for the player's program.
"""

import multiprocessing
import os
import sys

_PARENT = -1
"""Windows' name for the process that started this one."""


def main() -> int:
    """Start the program and return its exit code."""
    if sys.stdout is None or sys.stderr is None:
        _find_terminal()
    multiprocessing.freeze_support()
    from pega6_desktop.__main__ import main as start

    return start()


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
