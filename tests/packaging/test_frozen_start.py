"""Where the frozen program begins: what it starts of the system's is not led to the libraries it brings."""

import sys

import pytest

import frozen_start


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({}, {}),
        ({"LD_LIBRARY_PATH": "/pega6/_internal"}, {}),
        ({"LD_LIBRARY_PATH": "/pega6/_internal", "LD_LIBRARY_PATH_ORIG": ""}, {}),
        (
            {"LD_LIBRARY_PATH": "/pega6/_internal:/opt/cards", "LD_LIBRARY_PATH_ORIG": "/opt/cards"},
            {"LD_LIBRARY_PATH": "/opt/cards"},
        ),
    ],
    ids=["none", "alone", "empty", "own"],
)
def test_programs_of_the_system_get_the_player_s_own_libraries(
    before: dict[str, str], after: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    frozen_start._give_libraries_back(before)
    assert before == after


def test_a_program_from_source_keeps_what_its_player_has_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(sys, "frozen", raising=False)
    environment = {"LD_LIBRARY_PATH": "/opt/cards"}
    frozen_start._give_libraries_back(environment)
    assert environment == {"LD_LIBRARY_PATH": "/opt/cards"}
