"""How this process shares the machine between the table and the thinking bots.

Owns the three settings that belong to the whole process; the app calls ``share_the_machine`` first thing, before
anything imports numpy. Must not import numpy or Qt.
"""

import ctypes
import os
import sys
from contextlib import suppress

SWITCH_SECONDS = 0.001 if sys.platform == "win32" else 0.0005
"""After how long a Python thread that thinks hands the interpreter to one that waits: a small part of a frame.

Windows waits in whole milliseconds: less than one is none there, and whoever waits would spin a whole core.
"""

_MOST_HEAPS = -8
"""The C library's number for this setting of Linux."""

_BLAS_THREADS = (
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
    "MKL_NUM_THREADS",
    "BLIS_NUM_THREADS",
    "VECLIB_MAXIMUM_THREADS",
    "NUMEXPR_NUM_THREADS",
)


def share_the_machine() -> None:
    """Bots compute on one core and give way often, so that the table keeps drawing.

    The libraries behind numpy read these variables once, when numpy is imported, and would otherwise start a thread
    per core. A value the user has set is left alone. All threads share one heap: with one each, 2 MB of holes stay
    open that only their own thread could fill, and the interpreter lets but one of them run anyway.
    """
    for name in _BLAS_THREADS:
        os.environ.setdefault(name, "1")
    sys.setswitchinterval(SWITCH_SECONDS)
    with suppress(AttributeError, OSError, TypeError):  # other systems have no such setting
        ctypes.CDLL(None).mallopt(_MOST_HEAPS, 1)
