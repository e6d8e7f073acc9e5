"""The surroundings of a program that a command of the tests starts apart: nobody's files, no language of the machine.

Must not load Qt, which reads them when it is loaded.
"""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parents[1]
"""The checkout whose program is started."""


def environment(display: str, folder: Path) -> dict[str, str]:
    """The environment of the child: this checkout first, and a home made below ``folder``.

    display: the platform of Qt that shows its windows.
    """
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "LC_", "LANG"))}
    homes = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")
    home = folder / "home"
    home.mkdir(mode=0o700)
    path = os.pathsep.join([os.fspath(ROOT), os.fspath(ROOT / "packaging")])
    return {
        **kept,
        **dict.fromkeys(homes, os.fspath(home)),
        "LC_ALL": "C.UTF-8",
        "QT_QPA_PLATFORM": display,
        "PYTHONPATH": path,
    }
