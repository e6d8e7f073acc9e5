"""What is said about a place of the matches follows from where they are."""

import pytest

from pega6_desktop.ui.screens.common.words import notice_sentence

TROUBLES = ("store_full", "store_unwritable", "store_in_use", "store_newer", "store_error", "store_damaged")


@pytest.mark.parametrize("code", TROUBLES)
def test_what_is_kept_only_while_the_program_is_open_is_never_called_kept(code: str) -> None:
    sentence = notice_sentence(code, {"is_kept": False, "path": "/matches", "detail": "?"})
    assert "is kept only while" in sentence
    assert "join" not in sentence


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("store_in_use", "Matches played here are kept apart and join the rest later."),
        ("store_newer", "Matches played here are kept apart; that version takes them in."),
        ("store_home", "The matches are saved in their own place again."),
    ],
)
def test_what_is_kept_is_not_called_passing(code: str, words: str) -> None:
    sentence = notice_sentence(code, {"is_kept": True})
    assert sentence.endswith(words)
    assert "only while" not in sentence


def test_a_match_that_was_put_right_is_told_with_the_file_that_has_it_as_it_was() -> None:
    sentence = notice_sentence("match_mended", {"kept_as": "unreadable-m-1.pega6"})
    assert sentence.startswith("A match that could not be read was put right from the copy")
    assert sentence.endswith("it is kept as unreadable-m-1.pega6.")


def test_a_store_that_came_back_from_its_copy_is_said_to_have_done_so() -> None:
    sentence = notice_sentence("store_from_copy", {"kept_as": ""})
    assert sentence == "The file of the saved matches was gone. What its copy held is here again."
