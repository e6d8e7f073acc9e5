"""The man page says what the command line says and does."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from dev_checkout import ROOT
from pega6_desktop.__main__ import CANNOT_START

PAGE = (ROOT / "packaging" / "linux" / "pega6.6").read_text("utf-8").replace("\\-", "-")


def pega6(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pega6_desktop", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_every_option_is_explained() -> None:
    options = set(re.findall(r"--[a-z]+", pega6("--help").stdout))
    assert {"--version", "--selftest", "--demo", "--help"} <= options
    for option in options:
        assert f"\n.B {option}\n" in PAGE, option


def test_every_exit_status_is_explained() -> None:
    statuses = re.findall(r"^\.B (\d)$", PAGE, re.MULTILINE)
    assert statuses == ["0", "1", "2", str(CANNOT_START)]


@pytest.mark.parametrize(
    ("words", "status"),
    [(["--version"], 0), (["--help"], 0), (["check", "no such file.pega6"], 1), (["--dance"], 2), (["check"], 2)],
)
def test_the_exit_status_is_the_one_explained(words: list[str], status: int) -> None:
    assert pega6(*words).returncode == status
