"""What a build is stamped with: the version, and the time of the commit instead of the present one.

Owns where the two come from. Two builds of one commit carry the same stamps.
"""

import os
import re
import subprocess
from datetime import UTC, datetime

from dev_checkout import ROOT, Problem

NO_COMMIT = "1767225600"
"""The first moment of 2026: for a folder of sources that is no checkout."""


def version() -> str:
    """The version, from the one place that has it."""
    text = (ROOT / "pega6_desktop" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise Problem("pega6_desktop/__init__.py names no version.")
    return found[1]


def commit_time() -> int:
    """Seconds since 1970 of the present commit, or what SOURCE_DATE_EPOCH says."""
    wished = os.environ.get("SOURCE_DATE_EPOCH", "")
    if wished.isdigit():
        return int(wished)
    command = ["git", "log", "-1", "--format=%ct"]
    try:
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        told = ""
    return int(told or NO_COMMIT)


def commit_day() -> str:
    """The day of the present commit ("2026-11-28")."""
    return datetime.fromtimestamp(commit_time(), UTC).date().isoformat()
