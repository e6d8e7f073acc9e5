"""The import contracts of pyproject.toml, each shown refusing what it is for."""

import subprocess
import sys
from pathlib import Path

import grimp
import pytest

import dev_checks
from dev_checkout import ROOT

MODULES = [
    "__main__",
    "app.main",
    "ui.shell",
    "ui.screens.home",
    "ui.screens.help",
    "ui.screens.common",
    "ui.boards.pega6",
    "ui.table",
    "ui.look",
    "ui.words",
    "runtime.client",
    "runtime.host",
    "runtime.lesson_host",
    "runtime.messages",
    "runtime.worker",
    "runtime.shelf",
    "runtime.keeping",
    "arena.play_table",
    "bots.careful",
    "records.store",
    "records.replay",
    "records.opening",
    "records.refuge",
    "records.rescue.salvage",
    "records.record",
    "core.errors",
    "core.randomness",
    "games.catalog",
    "games.pega6.rules",
    "games.pega6.state",
    "games.pega6.moves",
    "games.pega6.game",
    "games.pega6.evolving",
    "games.pega6.viewing",
    "games.pega6.dealing",
    "games.pega6.event_builder",
    "games.qwixx.rules",
]
KEPT = {
    "__main__": "pega6_desktop.app.main",
    "app.main": "pega6_desktop.ui.shell",
    "ui.shell": "pega6_desktop.ui.screens.home",
    "ui.screens.home": "pega6_desktop.ui.screens.common",
    "ui.screens.common": "pega6_desktop.ui.boards.pega6",
    "ui.boards.pega6": "pega6_desktop.ui.table",
    "ui.look": "pega6_desktop.ui.words",
    "ui.table": "pega6_desktop.runtime.client",
    "runtime.client": "pega6_desktop.runtime.worker",
    "arena.play_table": "pega6_desktop.bots.careful",
    "runtime.worker": "pega6_desktop.runtime.host",
    "runtime.host": "pega6_desktop.records.store",
    "records.store": "pega6_desktop.records.record",
    "bots.careful": "pega6_desktop.games.pega6.moves",
    "games.catalog": "pega6_desktop.games.pega6.rules",
    "games.pega6.rules": "pega6_desktop.core.randomness",
    "core.randomness": "random",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A package of the same shape, with imports that are all allowed, under the real contracts."""
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8"), "utf-8")
    for module in MODULES:
        file = tmp_path / "pega6_desktop" / f"{module.replace('.', '/')}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    for folder in [tmp_path / "pega6_desktop", *(tmp_path / "pega6_desktop").rglob("*/")]:
        (folder / "__init__.py").touch()
    for module, imported in KEPT.items():
        add_import(tmp_path, module, imported)
    return tmp_path


def add_import(tree: Path, module: str, imported: str) -> None:
    with (tree / "pega6_desktop" / f"{module.replace('.', '/')}.py").open("a", encoding="utf-8") as file:
        file.write(f"import {imported}\n")


def lint(tree: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", dev_checks.LINT_IMPORTS, "--no-logo", "--no-cache"]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)


def test_imports_as_the_architecture_has_them_are_allowed(tree: Path) -> None:
    done = lint(tree)
    assert done.returncode == 0, done.stdout
    assert "10 kept, 0 broken" in done.stdout


HIDDEN = [
    f"games.pega6.{name}" for name in ("game", "state", "rules", "evolving", "viewing", "dealing", "event_builder")
]
KEEPERS = [f"records.{name}" for name in ("store", "replay", "opening", "refuge", "rescue.salvage")]
PLAYERS = [f"runtime.{name}" for name in ("host", "worker", "shelf")]


@pytest.mark.parametrize(
    ("module", "imported", "broken"),
    [
        *(
            (module, f"pega6_desktop.{hidden}", "never state or rules")
            for module in ("bots.careful", "ui.words")
            for hidden in [*HIDDEN, "games.catalog"]
        ),
        *(("ui.words", f"pega6_desktop.{keeper}", "ui sees runtime.client") for keeper in KEEPERS + PLAYERS),
        ("ui.words", "pega6_desktop.ui.look", "shell > screens"),
        ("ui.table", "pega6_desktop.ui.boards.pega6", "shell > screens"),
        ("ui.screens.home", "pega6_desktop.ui.shell", "shell > screens"),
        ("ui.screens.home", "pega6_desktop.ui.screens.help", "a screen knows no other screen"),
        ("records.record", "pega6_desktop.records.store", "no circles"),
        ("records.record", "typing\nif typing.TYPE_CHECKING:\n    import pega6_desktop.records.store", "no circles"),
        ("arena.play_table", "PySide6.QtCore", "the arena has no windows"),
        ("arena.play_table", "pega6_desktop.runtime.client", "the arena has no windows"),
        ("core.errors", "pega6_desktop.games.catalog", "app > ui > runtime"),
        ("games.pega6.moves", "pega6_desktop.records.record", "app > ui > runtime"),
        ("bots.careful", "pega6_desktop.records.record", "app > ui > runtime"),
        ("records.record", "pega6_desktop.bots.careful", "app > ui > runtime"),
        ("runtime.messages", "pega6_desktop.ui.words", "app > ui > runtime"),
        ("ui.table", "pega6_desktop.app.main", "app > ui > runtime"),
        ("games.qwixx.rules", "pega6_desktop.games.pega6.rules", "the games never import each other"),
        ("games.pega6.moves", "pega6_desktop.games.catalog", "the games never import each other"),
        ("core.errors", "PySide6.QtCore", "know no Qt"),
        ("bots.careful", "PySide6.QtCore", "know no Qt"),
        ("runtime.messages", "PySide6.QtCore", "know no Qt"),
        ("runtime.host", "pega6_desktop.runtime.worker, PySide6.QtWidgets", "know no Qt"),
        ("core.errors", "random", "rules know no clock"),
        ("games.pega6.state", "time", "rules know no clock"),
        ("games.pega6.rules", "numpy", "rules know no clock"),
        ("games.pega6.rules", "pathlib", "rules know no clock"),
        ("ui.words", "pega6_desktop.games.qwixx.rules", "never state or rules"),
        ("ui.words", "pega6_desktop.bots.careful", "ui sees runtime.client"),
    ],
)
def test_an_import_against_the_architecture_is_refused(tree: Path, module: str, imported: str, broken: str) -> None:
    add_import(tree, module, imported)
    done = lint(tree)
    assert done.returncode != 0
    lines = [line for line in done.stdout.splitlines() if line.endswith(" BROKEN") or "BROKEN" in line]
    assert [line for line in lines if broken in line], done.stdout


def test_the_linter_sees_every_module_there_is() -> None:
    """A folder without __init__.py is no package to it: its imports go unseen."""
    package = ROOT / "pega6_desktop"
    files = (file.relative_to(ROOT).with_suffix("").parts for file in package.rglob("*.py"))
    on_disk = {".".join(parts[:-1] if parts[-1] == "__init__" else parts) for parts in files}
    assert on_disk - grimp.build_graph("pega6_desktop", cache_dir=None).modules == set()


def test_a_new_package_must_find_its_place(tree: Path) -> None:
    (tree / "pega6_desktop" / "helpers.py").touch()
    done = lint(tree)
    assert done.returncode != 0
    assert "pega6_desktop.helpers" in done.stdout
