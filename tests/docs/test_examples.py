"""What the docstrings of core and games show is so; every function there shows what it does, each field what it is."""

import ast
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from pega6_desktop.games.catalog import GAMES

PACKAGE = Path(__file__).resolve().parents[2] / "pega6_desktop"
FILES = sorted(file for folder in ("core", "games") for file in (PACKAGE / folder).rglob("*.py"))
MODULES = [".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts) for file in FILES]

WHOLE_TABLES = frozenset({"State", "S", "EventBuilder", "Turn"})
"""Who is given one of these is shown at work in the example of its game, not with a table made up for it."""

FEW = 3
"""So many fields explain themselves beside the docstring of their class; of more, each has a string under it."""


def tree_of(module: str) -> ast.Module:
    return ast.parse(PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py").read_text("utf-8"))


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The public functions of a module that are given no whole table."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            given = {ast.unparse(one.annotation) for one in node.args.args if one.annotation is not None}
            if not given & WHOLE_TABLES:
                yield node


def silent_fields(tree: ast.Module) -> Iterator[str]:
    """Fields without a string under them, of public values with more than a few."""
    for node in tree.body:
        if not (isinstance(node, ast.ClassDef) and any("Struct" in ast.unparse(base) for base in node.bases)):
            continue
        fields = [(at, one) for at, one in enumerate(node.body) if isinstance(one, ast.AnnAssign)]
        for at, one in fields:
            below = node.body[at + 1] if at + 1 < len(node.body) else None
            if len(fields) > FEW and not (isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)):
                yield f"{node.name}.{ast.unparse(one.target)}"


@pytest.mark.parametrize("module", MODULES)
def test_every_example_is_so(module: str) -> None:
    assert doctest.testmod(importlib.import_module(module)).failed == 0


@pytest.mark.parametrize("module", MODULES)
def test_every_function_has_an_example(module: str) -> None:
    bare = [one.name for one in functions(tree_of(module)) if ">>> " not in (ast.get_docstring(one) or "")]
    assert bare == []


@pytest.mark.parametrize("module", [*MODULES, "pega6_desktop.runtime.messages"])
def test_every_field_of_a_large_value_is_explained_beside_itself(module: str) -> None:
    assert list(silent_fields(tree_of(module))) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_shown_at_work(game: str) -> None:
    assert "game.decide(" in (type(GAMES[game]).__doc__ or "")


def test_examples_are_found_at_all() -> None:
    """So that a change of the folders cannot make the tests above pass with nothing to look at."""
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [test for module in MODULES for test in finder.find(importlib.import_module(module)) if test.examples]
    assert len(found) > 80


def test_what_is_missing_is_noticed() -> None:
    text = "def bare(card: int) -> int: ...\ndef table(state: State) -> int: ...\ndef _own() -> None: ...\n"
    assert [one.name for one in functions(ast.parse(text))] == ["bare"]
    fields = "\n".join(f"    {name}: int" for name in "abcd")
    assert list(silent_fields(ast.parse(f"class A(msgspec.Struct):\n{fields}\n    'said'"))) == ["A.a", "A.b", "A.c"]
