"""The survey of the floor, of a small tree that can be counted by hand."""

from pathlib import Path

import pytest

from benchmarks.house import survey

TREE = {
    "__init__.py": "",
    "core/cards.py": "class Card:\n    pass\n",
    "games/one/state.py": "class State:\n    pass\n",
    "games/two/state.py": "class State:\n    pass\n",
    "ui/__init__.py": '"""The floor."""\n',
    "ui/table/felt.py": (
        '"""The felt.\n\nOwns nothing.\n"""\n\nfrom tree.core.cards import Card\n\n\n'
        "class Felt:\n"
        '    """A felt."""\n\n'
        "    card: Card\n"
        '    """The one card."""\n\n'
        "    def paintEvent(self) -> str:\n"
        "        # for the eye\n"
        '        return """two\nlines"""  # of text\n'
    ),
    "ui/screens/home/page.py": (
        "from tree.ui.screens.home.parts import (\n    Part,\n    Tile,\n)\nfrom tree.ui.table.felt import Felt\n\n\n"
        "def show(felt: Felt) -> Part | Tile:\n    return Part()\n\n\ndef _hide() -> None: ...\n"
    ),
    "ui/screens/home/parts.py": (
        "class Part:\n    def paintEvent(self) -> None:\n        pass\n\n\nclass Tile:\n    pass\n"
    ),
    "ui/screens/away.py": (
        "import tree.ui.look\nfrom tree.ui import look\n\n\nclass Felt:\n    pass\n\n\n"
        "def show() -> None:\n" + "    look.it()\n" * 40 + "\n\ndef _hide() -> None: ...\n"
    ),
    "ui/look.py": "def it() -> None: ...\n",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, source in TREE.items():
        path = tmp_path / "tree" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, "utf-8")
    return tmp_path / "tree"


def test_every_figure_of_a_small_tree(tree: Path) -> None:
    assert {one.name: one.value for one in survey(tree)} == {
        "code lines in ui": 6 + 8 + 5 + 46 + 1,
        "files in ui": 6,
        "largest folder in ui": 2,
        "modules with one importer": 2,  # the felt and the look; the parts of home are used by home
        "import lines in ui": 1 + 5 + 2,
        "paintEvent outside the table": 1,
        "classes that mean two things": 1,  # the felt, but not the states of two games
        "functions of one name": 1,
        "longest function": 41,
        "functions over 40 lines": 1,
    }


def test_what_is_meant_is_named(tree: Path) -> None:
    notes = {one.name: one.note for one in survey(tree)}
    assert notes["largest folder in ui"].endswith("; ui/screens/home")
    assert notes["classes that mean two things"].endswith("; Felt")
    assert notes["longest function"].endswith("; tree.ui.screens.away.show")
