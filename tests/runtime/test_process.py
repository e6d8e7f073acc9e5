"""The process gives way to the table and keeps its computing to one core."""

import os
import sys
from collections.abc import Iterator

import pytest

from pega6_desktop.runtime.process import SWITCH_SECONDS, share_the_machine


@pytest.fixture(autouse=True)
def switching_as_before() -> Iterator[None]:
    before = sys.getswitchinterval()
    yield
    sys.setswitchinterval(before)


def test_one_core_for_computing_and_quick_switching(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    monkeypatch.setenv("OMP_NUM_THREADS", "3")
    share_the_machine()
    assert os.environ["OPENBLAS_NUM_THREADS"] == "1"
    assert os.environ["OMP_NUM_THREADS"] == "3"
    assert sys.getswitchinterval() == pytest.approx(SWITCH_SECONDS)
