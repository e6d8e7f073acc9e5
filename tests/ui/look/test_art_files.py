"""The drawings are complete, drawn by our own script, and use nothing a renderer could draw differently."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from pega6_desktop.records.faces import FACES
from pega6_desktop.ui.look.pictures import (
    BACK_FILE,
    CLASS_FILES,
    SIGN_SUFFIX,
    SMALL_SUFFIX,
    SPECIAL_BACK_FILE,
    SPECIAL_PREFIX,
)
from tests.ui.look.conftest import RESOURCES, THEMES

NEEDED = [
    *(f"cards/{theme}/{name}.svg" for theme in THEMES for name in (*CLASS_FILES.values(), BACK_FILE)),
    *(f"cards/{theme}/{name}{SMALL_SUFFIX}.svg" for theme in THEMES for name in CLASS_FILES.values()),
    *(f"cards/{theme}/{SPECIAL_BACK_FILE}.svg" for theme in THEMES),
    *(
        f"cards/{theme}/{SPECIAL_PREFIX}{kind}{form}.svg"
        for theme in THEMES
        for kind in SPECIALS
        for form in ("", SMALL_SUFFIX, SIGN_SUFFIX)
    ),
    *(f"cards/avatar-{index:02d}.svg" for index in range(1, FACES + 1)),
    "cards/mascot.svg",
    "cards/ox-head.svg",
    "cards/ox-pip.svg",
    "icons/pega6.svg",
    "icons/pega6-small.svg",
]
DRAWN = sorted(path.relative_to(RESOURCES).as_posix() for path in RESOURCES.rglob("*.svg"))
ELEMENTS = {"svg", "g", "path", "rect", "circle", "ellipse", "defs", "linearGradient", "stop"}


@pytest.mark.parametrize("name", NEEDED)
def test_each_needed_drawing_is_there_in_its_exact_case(name: str) -> None:
    folder, wanted = (RESOURCES / name).parent, Path(name).name
    assert wanted in {path.name for path in folder.iterdir()}


@pytest.mark.parametrize("name", DRAWN)
def test_each_drawing_can_be_rendered(name: str, qtbot: QtBot) -> None:
    assert QSvgRenderer(str(RESOURCES / name)).isValid()


@pytest.mark.parametrize("name", DRAWN)
def test_drawings_use_the_plain_subset_of_svg(name: str) -> None:
    text = (RESOURCES / name).read_text(encoding="utf-8")
    assert set(re.findall(r"<([A-Za-z]+)", text)) <= ELEMENTS
    assert not re.search(r"\b(style|class|clip-path|mask|filter|href|font-family)=", text)


def test_the_script_draws_exactly_the_files_that_are_there(tmp_path: Path) -> None:
    script = RESOURCES / "cards" / "source" / "draw.py"
    subprocess.run([sys.executable, os.fspath(script), os.fspath(tmp_path)], check=True, timeout=120)
    drawn = {path.relative_to(tmp_path).as_posix(): path.read_bytes() for path in tmp_path.rglob("*.svg")}
    kept = {name: (RESOURCES / name).read_bytes() for name in DRAWN}
    assert drawn == kept
