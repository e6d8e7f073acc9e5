"""Matches written down once and told again: a rule that changes, changes lines here, and somebody must read them.

Rewrite the files with ``python -m tests.playthroughs``.
"""

from difflib import unified_diff

import pytest

from pega6_desktop.games.catalog import GAMES
from tests.playthroughs.writer import FOLDER, Script, file_of, lines_of, scripts

NAMES = ["{}-{}-{}".format(*script) for script in scripts()]


@pytest.mark.parametrize("script", scripts(), ids=NAMES)
def test_the_match_is_told_as_it_was_written(script: Script) -> None:
    file = file_of(script)
    assert file.exists(), f"{file.name} is missing: run python -m tests.playthroughs"
    written = file.read_text(encoding="utf-8").splitlines()
    told = lines_of(script)
    first = list(unified_diff(written, told, "written", "told", lineterm="", n=1))[:30]
    assert not first, "\n".join(first)


def test_every_variant_has_its_matches_and_no_file_is_left_over() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(NAMES)
    told = {(game, variant) for game, variant, _ in scripts()}
    assert told == {(game.id, variant) for game in GAMES.values() for variant in game.variants}
