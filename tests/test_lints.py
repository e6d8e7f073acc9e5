"""Rules for our own code that no linter has: what Qt owns and is no QObject is neither fetched nor kept.

Nor is it kept by PySide: a layout is filled where it stands. And one style draws all: nobody brings a sheet of his own,
under which Qt puts a second style over that of the application.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "pega6_desktop"
FILES = sorted((PACKAGE / "ui").rglob("*.py")) + sorted((PACKAGE / "app").rglob("*.py"))
FETCHING = frozenset({"itemAt", "takeAt", "itemAtPosition"})
"""They hand out a layout item, whose wrapper stays registered after Qt has freed it: a new object at its address is
released twice then."""
UNKEPT = ("QLayoutItem", "QWidgetItem", "QSpacerItem", "QAccessibleInterface", "QAccessibleEvent")
"""Types of what Qt owns and is no QObject; events are those whose names end in Event."""
GIVING = frozenset({"addLayout", "insertLayout", "setLayout"})
BLOCKS = frozenset({"waitExposed", "waitActive", "waitSignal", "waitSignals", "waitCallback", "assertNotEmitted"})
"""Of pytest-qt: they wait at the end of a `with` block, and do nothing at all when called as a statement."""
MAKING = frozenset({"queryAccessibleInterface", "accessibleInterface", "registerAccessibleInterface"})


def faults(text: str) -> list[str]:
    """What breaks the rules in this source, by line."""
    tree = ast.parse(text)
    return [f"{line}: {words}" for line, words in sorted(_all(tree))]


def _all(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for rule in (_fetched, _kept, _late_libraries, _filled_before, _dressed):
        yield from rule(tree)


def _fetched(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in FETCHING:
            yield node.lineno, f"{node.attr} makes a wrapper of a layout item"
        if isinstance(node, ast.FunctionDef) and node.name in FETCHING:
            yield node.lineno, f"{node.name} is answered by a layout in Python, which has to keep Qt's items"
        if isinstance(node, ast.Attribute) and node.attr == "registerAccessibleInterface":
            yield node.lineno, "an interface is registered by hand: give its thing an object instead"


def _kept(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute) and _is_unkept(node.annotation):
            yield node.lineno, f"{ast.unparse(node.target)} keeps what Qt owns"
        if isinstance(node, ast.FunctionDef):
            yield from _kept_arguments(node)


def _kept_arguments(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    """Arguments of such a type, and answers of such calls, that are put into an attribute as they are."""
    given = {one.arg for one in function.args.args if one.annotation is not None and _is_unkept(one.annotation)}
    for node in ast.walk(function):
        if not isinstance(node, ast.Assign) or not any(_is_attribute(target) for target in node.targets):
            continue
        is_given = isinstance(node.value, ast.Name) and node.value.id in given
        called = node.value.func if isinstance(node.value, ast.Call) else None
        if is_given or (isinstance(called, ast.Attribute) and called.attr in MAKING):
            yield node.lineno, f"{ast.unparse(node.targets[0])} keeps what Qt owns"


def _is_attribute(target: ast.expr) -> bool:
    return isinstance(target, ast.Attribute | ast.Subscript)


def _is_unkept(annotation: ast.expr) -> bool:
    names = {node.id for node in ast.walk(annotation) if isinstance(node, ast.Name)}
    return any(name in UNKEPT or (name.startswith("Q") and name.endswith("Event")) for name in names)


def _late_libraries(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """A library of Qt's loaded while the worker runs can stop the program for ever: both wait for the loader."""
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        for node in ast.walk(function):
            if not isinstance(node, ast.Import | ast.ImportFrom):
                continue
            module = node.module if isinstance(node, ast.ImportFrom) else None
            names = [module] if module else [one.name for one in node.names]
            yield from ((node.lineno, f"{name} is loaded late") for name in names if name.startswith("PySide6"))


def _filled_before(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Layouts given to another that were not made empty, in this function and under this name, or were filled since."""
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
        assigned = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
        made = {ast.unparse(target): node for node in assigned for target in _layouts_made(node)}
        for call in calls:
            if not isinstance(call.func, ast.Attribute) or call.func.attr not in GIVING:
                continue
            given = [name for one in call.args if (name := ast.unparse(one)) in made]
            fills = [node for node in calls if given and _fills(node, given[0])]
            if not given or any(made[given[0]].lineno <= node.lineno < call.lineno for node in fills):
                yield call.lineno, f"{ast.unparse(call)}: PySide keeps a wrapper of each item of a full layout"


def _layouts_made(node: ast.Assign) -> list[ast.expr]:
    """What is assigned a new layout here."""
    calls = [one for one in ast.walk(node.value) if isinstance(one, ast.Call)]
    return node.targets if any(re.fullmatch("Q[A-Za-z]*Layout", ast.unparse(call.func)) for call in calls) else []


def _fills(call: ast.Call, layout: str) -> bool:
    """Whether something is put into it; a function that is given it may do so too."""
    if isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == layout:
        return call.func.attr.startswith(("add", "insert"))
    is_given = any(ast.unparse(one) == layout for one in call.args)
    return is_given and not (isinstance(call.func, ast.Attribute) and call.func.attr in GIVING)


def _dressed(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "setStyleSheet":
            yield node.lineno, "a style sheet: the style of the application draws all"


def test_what_qt_owns_is_neither_fetched_nor_kept() -> None:
    found = {file.relative_to(PACKAGE).as_posix(): faults(file.read_text("utf-8")) for file in FILES}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


WRONG = {
    "asked": "def f(layout):\n    return layout.itemAt(0).widget()\n",
    "dropped": "def f(layout):\n    layout.takeAt(0)\n",
    "in a grid": "def f(grid):\n    grid.itemAtPosition(0, 0)\n",
    "a layout of our own": "class A(QLayout):\n    def itemAt(self, index):\n        return None\n",
    "an interface in an attribute": "def f(self):\n    self.access: QAccessibleInterface | None = None\n",
    "an interface asked for and kept": "def f(self):\n    self.seen = QAccessible.queryAccessibleInterface(self)\n",
    "an interface registered by hand": "def f(thing):\n    QAccessible.registerAccessibleInterface(thing)\n",
    "an event": "def mousePressEvent(self, event: QMouseEvent) -> None:\n    self._last = event\n",
    "a list of items": "def f(self):\n    self._items: list[QLayoutItem] = []\n",
    "a library loaded late": "def f():\n    from PySide6.QtMultimedia import QSoundEffect\n",
    "a style sheet": "def f(menu):\n    menu.setStyleSheet('QMenu { color: red }')\n",
    "a row filled first": "def f(column):\n    row = QHBoxLayout()\n    row.addStretch()\n    column.addLayout(row)\n",
    "a row filled elsewhere": "def f(column):\n    column.addLayout(made())\n",
    "a row made elsewhere": "def f(self, column):\n    column.addLayout(self._row)\n",
    "a row put into a grid": "def f(grid):\n    row = made()\n    grid.addLayout(row, 0, 0)\n",
    "a widget given a full row": "def f(thing, w):\n    row = QHBoxLayout()\n    fill(row)\n    thing.setLayout(row)\n",
}


@pytest.mark.parametrize("text", WRONG.values(), ids=WRONG)
def test_each_of_these_is_found(text: str) -> None:
    assert len(faults(text)) == 1


def test_a_row_may_be_filled_where_it_stands() -> None:
    text = "def f(column, w):\n    row = QHBoxLayout()\n    column.addLayout(row, 1)\n    row.addWidget(w)\n"
    assert faults(text) == []


def test_what_an_event_says_may_be_kept() -> None:
    assert faults("def mousePressEvent(self, event: QMouseEvent) -> None:\n    self._at = event.position()\n") == []


def test_a_test_that_says_it_waits_does_wait() -> None:
    found = {file.name: idle_waits(file.read_text("utf-8")) for file in Path(__file__).parent.rglob("*.py")}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_a_wait_that_does_nothing_is_found() -> None:
    assert idle_waits("def f(qtbot, window):\n    window.show()\n    qtbot.waitExposed(window)\n") == [3]
    assert idle_waits("def f(qtbot, window):\n    with qtbot.waitExposed(window):\n        window.show()\n") == []


def idle_waits(text: str) -> list[int]:
    """The lines that only make a block of waiting and never enter it."""
    calls = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr)]
    return [
        call.lineno
        for call in calls
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in BLOCKS
    ]
