"""The licences that go with the frozen program are those of everything that goes into it."""

from __future__ import annotations

import re
import sysconfig
from pathlib import Path

import bundle
import dev_environment

SITE = Path(sysconfig.get_path("purelib"))


def test_every_part_the_program_needs_is_named_with_what_it_needs_itself() -> None:
    parts = bundle.bundled(SITE)
    asked = {re.split("[<>=]", requirement)[0].lower() for requirement in dev_environment.wanted(has_dev_tools=False)}
    assert asked <= set(parts)
    assert "shiboken6" in parts
    assert "pytest" not in parts


def test_the_version_is_the_program_s() -> None:
    from pega6_desktop import __version__

    assert bundle.version() == __version__
