"""The shared libraries Qt needs, brought to this machine or asked for.

Owns what is done about missing ones. The list itself is the program's (pega6_desktop.app.system_libraries).
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

from dev_checkout import ROOT, Problem, say

sys.path.insert(0, str(ROOT))  # the program's stdlib-only modules are read before anything is installed

from pega6_desktop.app import system_libraries


def ensure(*, has_sound: bool = True) -> None:
    """Install missing libraries where that can be done without asking, otherwise end with the command that does it."""
    wanted = {**system_libraries.ALL, **(system_libraries.SOUND if has_sound else {})}
    missing = system_libraries.missing(wanted)
    if missing and _is_root_with_apt():
        say(f"Installing the libraries Qt needs: {' '.join(system_libraries.packages(missing))}")
        _install(system_libraries.packages(missing))
        missing = system_libraries.missing(wanted)
    if missing:
        raise Problem(
            f"Qt needs libraries that this system lacks: {', '.join(missing)}.\n"
            "Install them, then start this command again. On Debian and Ubuntu (elsewhere: the packages that hold "
            f"these files):\n  {system_libraries.install_command(missing)}"
        )


def _is_root_with_apt() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _install(packages: Sequence[str]) -> None:
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        command = ["apt-get", "-qq", *words]
        done = subprocess.run(  # its errors are on stderr; its progress is page after page
            command, env=quietly, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False
        )
        if done.returncode != 0:
            raise Problem(
                f"apt-get {words[0]} failed; its own words are above. Check the network and that no other installation "
                "is running, then start this command again."
            )
