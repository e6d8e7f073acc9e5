"""Every preference is obeyed somewhere, and can be chosen or is remembered by itself."""

import ast
from pathlib import Path

import msgspec

from pega6_desktop.ui.screens.common.preferences import Preferences

PACKAGE = Path(__file__).resolve().parents[3] / "pega6_desktop"
FIELDS = {field.name for field in msgspec.structs.fields(Preferences)}
PAGE = "settings.py"
"""Where the controls of the page of settings stand."""

REMEMBERED = {
    *("window", "corner", "window_shape", "plan", "left", "rule_sets", "profiles", "folders"),
    # How far somebody has come, and what was put away on the first page.
    *("lessons", "offers_lesson"),
    # Turned where the film runs.
    "replay_tempo",
}
"""What follows from what was done elsewhere and has no control on that page."""


def names_in(file: Path) -> set[str]:
    """Attributes, keywords and texts of a module."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.Attribute(attr=name) | ast.keyword(arg=str(name)) | ast.Constant(value=str(name)):
                found.add(name)
    return found


def test_every_preference_is_obeyed_somewhere() -> None:
    files = [file for folder in ("ui", "app") for file in (PACKAGE / folder).rglob("*.py")]
    named = {name for file in files if file.name not in ("preferences.py", PAGE) for name in names_in(file)}
    assert sorted(FIELDS - named) == []


def test_every_preference_has_its_control_or_is_remembered() -> None:
    controls = names_in(PACKAGE / "ui" / "screens" / PAGE)
    assert sorted(FIELDS - REMEMBERED - controls) == []
    assert sorted(REMEMBERED - FIELDS) == []
