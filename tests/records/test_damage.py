"""Of damaged stores every match is shown whose pages can still be read, and nobody is blamed; see ``damage``."""

from pathlib import Path

import pytest

from tests.records.damage import WAYS, Damaged, sound, trial, verdict


def test_forty_matches_outlive_every_kind_of_damage() -> None:
    counts, wrong = trial(len(WAYS), seed=20261129)
    assert wrong == []
    assert {way: count["whole"] for way, count in counts.items() if "dropped" in way or "index" in way} == {
        "index name": 40,
        "index dropped": 40,
        "results dropped": 40,
        "facts dropped": 40,
    }


@pytest.mark.parametrize("kind", ["nothing", "a match too many"])
def test_the_trial_itself_sees_what_is_lost(tmp_path: Path, kind: str) -> None:
    base = sound(tmp_path)
    gone = {"gone": frozenset[int]()} if kind == "a match too many" else {}
    found = verdict(tmp_path / "case", Damaged(bytes(4096), frozenset()), {**base.pages, **gone})
    assert len(found.lost) == len(found.wrong) == 40
