"""Whatever can be wrong with a match, a file or the store is said in a sentence that is true wherever it is shown."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from pega6_desktop.records import trouble
from pega6_desktop.runtime.shelf_messages import ShelfFailed
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.widgets import Label
from pega6_desktop.ui.screens.common.words import notice_sentence
from pega6_desktop.ui.screens.trouble import FailureScreen, LeavingScreen
from pega6_desktop.ui.words.record_faults import fault_sentence

PACKAGE = Path(__file__).parents[3] / "pega6_desktop"

OF_DEALS = {"deal_mistyped", "deal_unknown"}
"""Said beside the field in which the number was typed."""

STORE_WORDS = {
    "store_full": "The disk is full.",
    "store_unwritable": "The folder of the saved matches cannot be written to.",
    "store_in_use": "Another copy of the program has the saved matches open.",
    "store_newer": "The saved matches belong to a newer version of the program.",
    "store_damaged": "The file of the saved matches is damaged.",
    "store_gone": "The file of the saved matches was removed while the program had it open.",
    "store_interrupted": "The saved matches were being checked just then; try again.",
    "store_differs": "This match is saved with other moves or seats already.",
    "store_error": "The saved matches cannot be used now: disk I/O error.",
}


def raised_codes() -> set[str]:
    """Every code a RecordError of the package is made with, and those SQLite's errors become."""
    written = (
        code
        for file in PACKAGE.rglob("*.py")
        for code in re.findall(r'RecordError\(\s*"(\w+)"', file.read_text("utf-8"))
    )
    told = re.findall(r"``(store_\w+)``", str(trouble.__doc__))
    return {*written, *told} - {"store_set_aside"}  # no fault any more, but told of as a notice


@pytest.mark.parametrize("code", sorted(raised_codes() - OF_DEALS))
def test_every_fault_has_a_sentence_that_shows_no_code(code: str) -> None:
    sentence = fault_sentence(code, {})
    assert sentence.endswith(".")
    assert sentence != fault_sentence("store_frozen", {})
    assert code not in sentence


def test_every_code_of_the_store_is_known_here() -> None:
    assert {code for code in raised_codes() if code.startswith("store_")} == STORE_WORDS.keys()


@pytest.mark.parametrize(("code", "words"), STORE_WORDS.items())
def test_a_fault_of_the_store_is_never_called_a_match_that_cannot_be_read(code: str, words: str) -> None:
    assert fault_sentence(code, {"detail": "disk I/O error"}) == words


def test_of_an_unknown_fault_no_code_is_shown() -> None:
    assert fault_sentence("store_frozen", {}) == "That did not work."


CODED = {"where": "$.options", "problem": "Input data was truncated", "reason": "no_such_seat"}


@pytest.mark.parametrize("code", sorted(raised_codes() - OF_DEALS))
def test_no_sentence_shows_what_only_the_log_understands(code: str) -> None:
    sentence = fault_sentence(code, CODED)
    assert not [fact for fact in CODED.values() if fact in sentence]
    assert not re.search(r"[a-z]_[a-z]|[$]", sentence)


@pytest.mark.parametrize(
    ("where", "words"),
    [
        ("$.options", "Its house rules cannot be read."),
        ("$.options[...]", "Its house rules cannot be read."),
        ("$.seats", "Who sits at its table cannot be read."),
        ("$.seats[1].name", "Who sits at seat 2 cannot be read."),
        ("$.moves[3][1]", "Its move 4 cannot be read."),
        ("$.played_at", "When it was played cannot be read."),
        ("$.final_hash", "Something in it is not as in a match."),
        ("$", "Something in it is not as in a match."),
    ],
)
def test_a_broken_field_is_called_by_what_it_tells(where: str, words: str) -> None:
    assert fault_sentence("record_field", {"where": where, "problem": "Expected `int`, got `str`"}) == words


# ---------------------------------------------------------------- where they are shown


@pytest.fixture
def asking(look: Look, show: Callable[[LeavingScreen], LeavingScreen]) -> LeavingScreen:
    """The question before quitting."""
    return show(LeavingScreen(look))


@pytest.fixture
def trouble_screen(look: Look, show: Callable[[FailureScreen], FailureScreen]) -> FailureScreen:
    """The screen for trouble."""
    return show(FailureScreen(look))


def said(screen: QWidget) -> str:
    return " ".join(words.text() for words in screen.findChildren(Label))


@pytest.mark.parametrize(
    ("code", "words"), [*STORE_WORDS.items(), ("file_full", "The file cannot be written: the disk")]
)
@pytest.mark.gui
def test_the_question_before_quitting_says_why_a_file_was_not_written(
    code: str, words: str, asking: LeavingScreen
) -> None:
    asking.show_unkept(2, ShelfFailed(code, (("detail", "disk I/O error"),)))
    assert words in said(asking)


@pytest.mark.gui
def test_what_the_system_said_reaches_the_question_before_quitting(asking: LeavingScreen) -> None:
    asking.show_unkept(1, ShelfFailed("file_unwritable", (("detail", "Permission denied"),)))
    assert "The file cannot be written: Permission denied." in said(asking)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("store_full", "The disk is full. Everything up to the last move is kept."),
        ("store_unwritable", "The folder of the saved matches cannot be written to. Everything up to the last"),
        ("store_in_use", "Another copy of the program has the saved matches open. Close it, then play here."),
        ("store_newer", "The saved match was written by a newer version of the program."),
        ("store_damaged", STORE_WORDS["store_damaged"]),
        ("store_gone", STORE_WORDS["store_gone"]),
        ("store_interrupted", STORE_WORDS["store_interrupted"]),
        ("store_differs", STORE_WORDS["store_differs"]),
        ("store_error", "The saved matches cannot be used now; below it says why."),
        ("unknown_match", "This match is not there any more."),
    ],
)
@pytest.mark.gui
def test_the_screen_for_trouble_says_what_is_so(code: str, words: str, trouble_screen: FailureScreen) -> None:
    trouble_screen.show_failure(code, "disk I/O error", is_saved=False, has_log=True)
    assert words in said(trouble_screen)


@pytest.mark.parametrize("code", STORE_WORDS)
@pytest.mark.parametrize("facts", [{}, {"is_kept": True}, {"is_kept": False}])
def test_a_notice_shows_no_code(code: str, facts: dict[str, bool]) -> None:
    assert code not in notice_sentence(code, {**facts, "detail": "disk I/O error"})
