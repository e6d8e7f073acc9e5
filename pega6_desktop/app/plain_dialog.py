"""A sentence in a window without Qt, for a start from a menu that cannot go on: there is no terminal to read it in.

Owns which of the desktop's own small programs shows it. Must run on the standard library alone. Where none of them is
installed nothing happens; the sentence is on the standard error anyway.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress

TITLE = "Pega 6"
_WAYS = (
    ("zenity", "--error", "--no-markup", f"--title={TITLE}", "--width=480", "--text"),
    ("kdialog", "--title", TITLE, "--error"),
    ("yad", "--image=dialog-error", f"--title={TITLE}", "--button=OK", "--no-markup", "--text"),
    ("xmessage", "-center", "-title", TITLE),
)


def show(sentence: str, environment: Mapping[str, str] = os.environ) -> bool:
    """Show the sentence until it is closed; False where nobody would see it, or a terminal shows it already."""
    has_desktop = "DISPLAY" in environment or "WAYLAND_DISPLAY" in environment
    if not has_desktop or not sys.platform.startswith("linux") or _is_terminal():
        return False
    return any(_shown(words, sentence, environment) for words in _WAYS)


def _is_terminal() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()


def _shown(words: tuple[str, ...], sentence: str, environment: Mapping[str, str]) -> bool:
    program = shutil.which(words[0], path=environment.get("PATH"))
    if program is None:
        return False
    with suppress(OSError):
        done = subprocess.run([program, *words[1:], sentence], env=environment, stderr=subprocess.DEVNULL, check=False)
        return done.returncode == 0
    return False
