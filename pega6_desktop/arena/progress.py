"""The progress bar on stderr: plain text, one line that rewrites itself on a terminal, silent elsewhere."""

import sys
import time

WIDTH = 30


def silence(_done: int, _of: int) -> None:
    """No progress."""


def bar(done: int, of: int) -> None:
    """Draw the bar anew; the last call ends the line."""
    if not sys.stderr.isatty():
        return
    filled = WIDTH * done // of
    clock = time.strftime("%H:%M:%S")
    end = "\n" if done == of else ""
    sys.stderr.write(f"\r[{'#' * filled}{'.' * (WIDTH - filled)}] {done}/{of} tables, {clock}{end}")
    sys.stderr.flush()
