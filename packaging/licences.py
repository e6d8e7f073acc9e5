"""The licences of everything the frozen program carries, as one text for the file beside it and the page About.

Owns which parts there are (read from the requirements, so that none is forgotten) and where their texts lie. Must not
know how the program is frozen.
"""

import os
import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution
from pathlib import Path

import dev_environment
from dev_checkout import ROOT, Problem

TEXTS = ROOT / "packaging" / "licences"
"""Texts of parts that bring none themselves."""

RULE = "\n\n" + "─" * 80 + "\n\n"
BOOTLOADER = "pyinstaller"
"""Its loader starts the frozen program."""

_WITHOUT_TEXT = {"pyside6-essentials", "pyside6-addons", "shiboken6"}
"""Qt's wheels bring no text; they share one."""


def text(site: Path) -> str:
    """Every bundled part with its licence, the program first. site: where the installed parts lie.

    Raises Problem for a part that brings no text and has none here.
    """
    return RULE.join(_parts(site)) + "\n"


def bundled(site: Path) -> list[str]:
    """Names of the installed parts the program needs, and of what those need, in the alphabet's order."""
    found: set[str] = set()
    waiting = [_name(requirement) for requirement in dev_environment.wanted(has_dev_tools=False)]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            asked = (one for one in _part(site, name).requires or () if "extra ==" not in one)
            waiting += [_name(requirement) for requirement in asked]
    return sorted(found)


def _parts(site: Path) -> Iterator[str]:
    yield f"Pega 6\n\n{_read(ROOT / 'LICENSE')}"
    names = bundled(site)
    yield "Besides its own work this program carries the following, each under its own licence:\n\n" + "\n".join(
        ["Bricolage Grotesque (letters)", *_outside_python(), *(_headline(site, name) for name in names)]
    )
    yield f"Bricolage Grotesque (letters)\n\n{_read(ROOT / 'resources' / 'fonts' / 'OFL.txt')}"
    yield f"Python {sys.version.split()[0]}\n\n{_python_licence()}"
    for name in ("Qt", "LGPL-3", "GPL-3", "ICU", "SQLite", "libffi"):
        yield _read(TEXTS / f"{name}.txt")
    for name in [*(name for name in names if name not in _WITHOUT_TEXT), BOOTLOADER]:
        yield f"{_headline(site, name)}\n\n" + "\n\n".join(_texts(site, name))


def _outside_python() -> list[str]:
    return [f"Python {sys.version.split()[0]} (Python Software Foundation License 2.0)", "ICU", "SQLite", "libffi"]


def _headline(site: Path, name: str) -> str:
    part = _part(site, name)
    licences = {*(part.metadata.get_all("License-Expression") or ()), *(part.metadata.get_all("License") or ())}
    # Some write the whole text into the field.
    short = " ".join(licence for licence in sorted(licences) if "\n" not in licence)
    return f"{name} {part.version}" + (f" ({short})" if short else "")


def _texts(site: Path, name: str) -> list[str]:
    files = [Path(str(file.locate())) for file in _part(site, name).files or () if "/licenses/" in file.as_posix()]
    if not files:
        raise Problem(f"{name} brings no text of its licence: put one into {TEXTS.relative_to(ROOT)}.")
    return [_read(file) for file in sorted(files)]


def _read(file: Path) -> str:
    return file.read_text("utf-8", errors="replace").strip()


def _name(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def _part(site: Path, name: str) -> Distribution:
    part = next(iter(Distribution.discover(name=name, path=[str(site)])), None)
    if part is None:
        raise Problem(f"{name} is not installed.")
    return part


def _python_licence() -> str:
    places = (Path(sys.base_prefix) / "LICENSE.txt", Path(os.__file__).parent / "LICENSE.txt")
    found = next((place for place in places if place.is_file()), None)
    return _read(found) if found else "https://docs.python.org/3/license.html"
