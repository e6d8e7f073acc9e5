"""How this process shares the machine between the table and the thinking bots.

Owns the two settings that belong to the whole process; the app calls ``share_the_machine`` first thing, before
anything imports numpy. Must not import numpy or Qt.
"""

import os
import sys

SWITCH_SECONDS = 0.001 if sys.platform == "win32" else 0.0005
"""After how long a Python thread that thinks hands the interpreter to one that waits: a small part of a frame.

Windows waits in whole milliseconds: less than one is none there, and whoever waits would spin a whole core.
"""

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
    per core. A value the user has set is left alone.
    """
    for name in _BLAS_THREADS:
        os.environ.setdefault(name, "1")
    sys.setswitchinterval(SWITCH_SECONDS)
