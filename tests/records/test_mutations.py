"""A few hundred damaged and hostile files; ``python -m tests.records.mutations`` tries a hundred thousand."""

from collections import Counter
from pathlib import Path

from tests.records import mutations


def test_whatever_lies_in_a_file_it_is_a_whole_match_or_a_named_fault(tmp_path: Path) -> None:
    verdicts = Counter[str]()
    mutations.trial(400, lambda data: verdicts.update([mutations.judged(data, tmp_path / "x.pega6")]))()
    assert {"record_not_json", "record_field", "diverged"} <= verdicts.keys()
