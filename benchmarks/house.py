"""How the upper floor of the program is built: its size, its folders, its imports, its names, its longest functions.

Read from the source alone: nothing of the program is imported. Goals say what the floor is to become, limits what it
was when that was decided; figures on their way to a goal may not rise above them.
"""

import ast
import io
import tokenize
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from benchmarks.report import Measure, bounded

PACKAGE = Path(__file__).resolve().parent.parent / "pega6_desktop"
LONG = 40
"""Lines from which on a function is long."""
_SILENT = frozenset(
    {
        *(tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT),
        *(tokenize.ENCODING, tokenize.ENDMARKER),
    }
)
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Module:
    """One source file."""

    name: str
    """Dotted, with the package."""
    parts: tuple[str, ...]
    """Of the path below the package."""
    source: str
    tree: ast.Module

    @property
    def is_of_ui(self) -> bool:
        """Whether it belongs to the upper floor."""
        return self.parts[0] == "ui"

    @property
    def layer(self) -> str:
        """Within which no name means two things; the games, which never meet, are one each."""
        return "/".join(self.parts[:2]) if self.parts[0] == "games" else self.parts[0]

    @property
    def screen(self) -> str:
        """The folder of the screen it is a part of; empty elsewhere."""
        return self.parts[2] if self.parts[:2] == ("ui", "screens") and len(self.parts) > 3 else ""


def measure() -> list[Measure]:
    """The floor of this checkout."""
    return survey(PACKAGE)


def survey(package: Path) -> list[Measure]:
    """Every figure of the package in this folder."""
    modules = tuple(_modules(package))
    floor = tuple(module for module in modules if module.is_of_ui)
    folders = defaultdict[tuple[str, ...], int](int)
    for module in floor:
        folders[module.parts[:-1]] += module.parts[-1] != "__init__"
    paints = sum(_paints(module) for module in floor if module.parts[1] != "table")
    lengths = sorted(_lengths(modules), reverse=True)
    largest = max(folders, key=lambda folder: folders[folder])
    return [
        bounded("code lines in ui", sum(map(code_lines, floor)), "lines", 24_000, 34_800, "no comments, docstrings"),
        bounded("files in ui", len(floor), "files", 200, 202),
        bounded("largest folder in ui", folders[largest], "files", 25, 25, "/".join(largest)),
        bounded("modules with one importer", len(lonely(modules)), "modules", 40, 38, "not in a screen's own folder"),
        bounded("import lines in ui", sum(map(import_lines, floor)), "lines", 1_900, 2_510),
        bounded("paintEvent outside the table", paints, "overrides", 12, 8),
        bounded(
            "classes that mean two things", len(found := doubles(modules, ast.ClassDef)), "names", 0, 0, _said(found)
        ),
        Measure("functions of one name", len(doubles(modules, ast.FunctionDef)), "names", note="in a layer; no goal"),
        bounded("longest function", lengths[0][0], "lines", LONG, 40, lengths[0][1]),
        bounded(f"functions over {LONG} lines", sum(lines > LONG for lines, _ in lengths), "functions", 0, 0),
    ]


def _modules(package: Path) -> Iterator[Module]:
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).with_suffix("").parts
        dotted = parts[:-1] if parts[-1] == "__init__" else parts
        source = path.read_text("utf-8")
        yield Module(".".join((package.name, *dotted)), parts, source, ast.parse(source))


def code_lines(module: Module) -> int:
    """Lines with code on them: no blank ones, comments, or strings that only explain."""
    lines = set[int]()
    for token in tokenize.generate_tokens(io.StringIO(module.source).readline):
        if token.type not in _SILENT:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            lines.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(lines)


def import_lines(module: Module) -> int:
    """Lines that its import statements stand on."""
    imports = (node for node in ast.walk(module.tree) if isinstance(node, ast.Import | ast.ImportFrom))
    return sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in imports)


def lonely(modules: tuple[Module, ...]) -> list[str]:
    """Modules of ui that a single other module imports, unless both are parts of one screen."""
    names = {module.name: module for module in modules}
    importers = defaultdict[str, set[str]](set)
    for module in modules:
        for name in _imported(module, names):
            importers[name].add(module.name)
    return [
        name
        for name, module in names.items()
        if module.is_of_ui and module.parts[-1] != "__init__" and len(importers[name]) == 1
        if not (module.screen and names[next(iter(importers[name]))].screen == module.screen)
    ]


def _imported(module: Module, names: Mapping[str, Module]) -> Iterator[str]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            whole = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (name if name in names else node.module for name in whole)


def doubles(modules: tuple[Module, ...], kind: type[ast.ClassDef | Function]) -> list[str]:
    """Public classes, or functions, of one name that stand in several modules of a layer."""
    homes = defaultdict[tuple[str, str], set[str]](set)
    for module in modules:
        for node in module.tree.body:
            if isinstance(node, kind) and not node.name.startswith("_"):
                homes[module.layer, node.name].add(module.name)
    return [name for (_, name), found in homes.items() if len(found) > 1]


def _said(names: list[str]) -> str:
    return ", ".join(sorted(names))


def _paints(module: Module) -> int:
    return sum(isinstance(node, ast.FunctionDef) and node.name == "paintEvent" for node in ast.walk(module.tree))


def _lengths(modules: tuple[Module, ...]) -> Iterator[tuple[int, str]]:
    for module in modules:
        for node in ast.walk(module.tree):
            if isinstance(node, Function):
                yield (node.end_lineno or node.lineno) - node.lineno + 1, f"{module.name}.{node.name}"
