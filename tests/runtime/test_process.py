"""The process gives way to the table and keeps its computing to one core."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import pega6_desktop.__main__ as start
from pega6_desktop.runtime.process import SWITCH_SECONDS, share_the_machine


@pytest.fixture(autouse=True)
def process_as_before() -> Iterator[None]:
    before, variables = sys.getswitchinterval(), dict(os.environ)
    yield
    sys.setswitchinterval(before)
    os.environ.clear()
    os.environ.update(variables)


def test_one_core_for_computing_and_quick_switching(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    monkeypatch.setenv("OMP_NUM_THREADS", "3")
    share_the_machine()
    assert os.environ["OPENBLAS_NUM_THREADS"] == "1"
    assert os.environ["OMP_NUM_THREADS"] == "3"
    assert sys.getswitchinterval() == pytest.approx(SWITCH_SECONDS)


def test_every_library_that_computes_is_told_and_a_thread_gives_way_within_a_frame(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = [f"{name}_NUM_THREADS" for name in ("OMP", "OPENBLAS", "MKL", "BLIS", "NUMEXPR")]
    names.append("VECLIB_MAXIMUM_THREADS")
    for name in names:
        monkeypatch.delenv(name, raising=False)
    share_the_machine()
    assert [os.environ.get(name) for name in names] == ["1"] * 6
    assert 0.0001 <= sys.getswitchinterval() <= 0.002


def test_the_program_sees_to_it_before_anything_else_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[float] = []

    def play(_asked: object) -> int:
        seen.append(sys.getswitchinterval())
        return 0

    monkeypatch.setattr(start, "_machine_problem", lambda _asked: None)
    monkeypatch.setattr(start, "_play", play)
    assert start.main([]) == 0
    assert seen == pytest.approx([SWITCH_SECONDS])


def test_the_worker_loads_no_library_while_it_works(tmp_path: Path) -> None:
    """The window may load one of Qt's at any time (the charts do); two threads that load can wait for each other."""
    words = [sys.executable, "-m", "tests.runtime.libraries", os.fspath(tmp_path)]
    done = subprocess.run(words, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True)
    assert done.stdout == ""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there each thread would have a heap of its own")
def test_all_threads_share_one_heap() -> None:
    words = """
import ctypes, threading
from pega6_desktop.runtime.process import share_the_machine
share_the_machine()
thread = threading.Thread(target=lambda: [bytes(4000) for _ in range(100)])
thread.start()
thread.join()
ctypes.CDLL(None).malloc_stats()
"""
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert "Arena 0:" in done.stderr
    assert "Arena 1:" not in done.stderr
