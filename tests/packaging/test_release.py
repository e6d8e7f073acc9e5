"""The release workflow, which nobody here can run: what is known to have broken others is looked for in its text."""

from __future__ import annotations

import re
import stat
from importlib.metadata import distributions
from pathlib import Path

import pytest

import macos_bundle
import macos_image
from dev_checkout import ROOT, Problem

WORKFLOWS = {file.name: file.read_text("utf-8") for file in (ROOT / ".github" / "workflows").glob("*.yml")}
RUNNERS = frozenset(
    {"ubuntu-22.04", "ubuntu-24.04", "ubuntu-24.04-arm", "windows-2022", "windows-2025", "macos-15", "macos-15-intel"}
)
"""Images there were on 29 November 2026, and whose withdrawal nobody had announced."""
WHEELS_FOR_ARM = 39
"""The minor version of the C library that the wheels of Qt for Python 6.10 and 6.11 on ARM ask for; 24.04 has 2.39."""


@pytest.mark.parametrize("name", WORKFLOWS)
def test_every_image_is_one_that_is_there(name: str) -> None:
    named = set(re.findall(r"runner: ([\w.-]+)", WORKFLOWS[name])) | set(
        re.findall(r"runs-on: ([\w.-]+)", WORKFLOWS[name])
    )
    assert named <= RUNNERS
    assert "ubuntu-22.04-arm" not in WORKFLOWS[name], f"has no glibc 2.{WHEELS_FOR_ARM}"


@pytest.mark.parametrize("name", WORKFLOWS)
def test_what_others_wrote_is_pinned_to_a_commit(name: str) -> None:
    used = re.findall(r"uses: (.+)", WORKFLOWS[name])
    foreign = [one for one in used if not one.startswith("./")]
    assert foreign != []
    assert [one for one in foreign if not re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one)] == []


def test_nothing_is_published_that_was_not_tested_and_looked_at() -> None:
    release = WORKFLOWS["release.yml"]
    assert "\n  test:\n    uses: ./.github/workflows/tests.yml\n" in release
    assert re.search(r"\n  build:\n.*\n    needs: test\n", release)
    assert re.search(r"\n  publish:\n.*\n    needs: build\n", release)
    assert "workflow_call:" in WORKFLOWS["tests.yml"]
    assert re.search(r"gh release create .* --draft ", release)
    assert "dev.py build --pinned" in release


def test_the_list_of_checksums_is_written_by_one_system_in_its_own_lines() -> None:
    """What Windows prints ends in CR and LF, and the CR became part of the file's name."""
    release = WORKFLOWS["release.yml"]
    assert "sha256sum -- *.* > SHA256SUMS" in release.partition("  publish:")[2]
    assert "hashlib" not in release


def test_macos_is_promised_no_older_than_its_wheels() -> None:
    oldest = tuple(int(part) for part in macos_bundle.OLDEST.split("."))
    # The wheels of this environment are another system's; numpy's for macOS 14 has Accelerate, and pip takes it there.
    assert oldest >= (14, 0)
    tags = [
        tuple(int(part) for part in found)
        for one in distributions()
        for found in re.findall(r"macosx_(\d+)_(\d+)", one.read_text("WHEEL") or "")
    ]
    assert [tag for tag in tags if tag > oldest] == []


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """macOS's own tools, each of which notes its words; hdiutil is busy as often as the file ``busy`` has lines."""
    place = tmp_path / "tools"
    place.mkdir()
    (place / "busy").write_text("", "utf-8")
    for name in ("codesign", "ditto", "hdiutil"):
        tool = place / name
        tool.write_text(
            f"#!/bin/sh\necho {name} \"$1\" >> '{place}/said'\n"
            f"if [ {name} = hdiutil ] && [ -s '{place}/busy' ]; then\n"
            f"  sed -i 1d '{place}/busy'; echo 'Resource busy' >&2; exit 1\nfi\n",
            "utf-8",
        )
        tool.chmod(tool.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{place}:/bin:/usr/bin")
    monkeypatch.setattr(macos_image, "PAUSE_S", 0.0)
    return place


@pytest.mark.skipif(not Path("/bin/sh").exists(), reason="the tools here are shell scripts")
def test_an_image_that_something_holds_is_made_in_the_end(tools: Path, tmp_path: Path) -> None:
    (tools / "busy").write_text("once\ntwice\n", "utf-8")
    macos_image.build(tmp_path / "Pega 6.app", tmp_path / "pega6.dmg")
    said = (tools / "said").read_text("utf-8").split("\n")
    assert said[:-1] == ["codesign --verify", f"ditto {tmp_path}/Pega 6.app", *["hdiutil create"] * 3]


@pytest.mark.skipif(not Path("/bin/sh").exists(), reason="the tools here are shell scripts")
def test_an_image_that_stays_held_says_why(tools: Path, tmp_path: Path) -> None:
    (tools / "busy").write_text("busy\n" * macos_image.TRIES, "utf-8")
    with pytest.raises(Problem, match="Resource busy"):
        macos_image.build(tmp_path / "Pega 6.app", tmp_path / "pega6.dmg")
