"""The commands of dev.py: what each prepares, runs and says."""

import errno
import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

import bundle
import dev_checks
import dev_commands
import dev_environment
import dev_libraries
import dev_translations
from dev_checkout import ROOT, Problem
from pega6_desktop.app import display, system_libraries

LACKING = ("libEGL.so.1", "libxcb.so.1")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A prepared checkout; what the program would have been started with."""
    words: list[list[str]] = []

    def become(asked: list[str]) -> int:
        words.append(list(asked))
        return 0

    monkeypatch.setattr(dev_commands, "_prepare", lambda **_: None)
    monkeypatch.setattr(dev_commands, "become_program", become)
    return words


@pytest.mark.parametrize("words", [[], ["dance"], ["--help"]])
def test_without_a_command_the_commands_are_shown(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert dev_commands.main(words) == 2
    said = capsys.readouterr().err
    assert [
        command
        for command in ("play", "test", "nightly", "translate", "build", "package-test", "constraints", "pictures")
        if f"dev.py {command}" not in said
    ] == []


def test_play_opens_the_window_where_there_is_a_display(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(display, "why_unusable", lambda: None)
    assert dev_commands.main(["play"]) == 0
    assert started == [[]]


def test_play_without_a_display_says_so_and_demonstrates(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(display, "why_unusable", lambda: "There is no display here.")
    assert dev_commands.main(["play"]) == 0
    assert started == [["--demo", str(ROOT / "build" / "demo")]]
    assert "There is no display here." in capsys.readouterr().out


@pytest.mark.parametrize(("words", "has_sound"), [([], False), (["--sound"], True)], ids=["silent", "sound"])
def test_the_loudspeakers_are_fetched_only_where_they_are_wished(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch, words: list[str], *, has_sound: bool
) -> None:
    asked: list[dict[str, bool]] = []
    monkeypatch.setattr(dev_commands, "_prepare", lambda **wishes: asked.append(wishes))
    monkeypatch.setattr(display, "why_unusable", lambda: None)
    assert dev_commands.main(["play", *words]) == 0
    assert asked == [{"has_dev_tools": False, "has_sound": has_sound}]
    assert started == [[]]


def test_the_line_for_an_ordinary_user_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_libraries, "_is_loadable", lambda name: False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(dev_libraries, "_is_root_with_apt", lambda: False)
    with pytest.raises(Problem, match=r"apt-get install .*libpulse0"):
        dev_libraries.ensure()
    with pytest.raises(Problem) as silent:
        dev_libraries.ensure(has_sound=False)
    assert "libpulse0" not in str(silent.value)


def test_words_for_the_program_are_passed_on(started: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "why_unusable", lambda: "There is no display here.")
    dev_commands.main(["play", "--version"])
    assert started == [["--version"]]


def test_a_problem_ends_in_its_sentence_and_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system_libraries, "missing", lambda *_: LACKING)
    monkeypatch.setattr(dev_libraries, "_is_root_with_apt", lambda: False)
    assert dev_commands.main(["play"]) == 1
    said = capsys.readouterr().err
    assert "Qt needs libraries that this system lacks: libEGL.so.1, libxcb.so.1." in said
    assert said.endswith("\n  sudo apt-get update && sudo apt-get install libegl1 libxcb1\n")


@pytest.mark.parametrize("number", [errno.EACCES, errno.EPERM, errno.EROFS])
def test_a_checkout_that_cannot_be_written_ends_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], number: int
) -> None:
    def refuse(**_: bool) -> None:
        raise OSError(number, os.strerror(number), "/srv/pega6/.venv")

    monkeypatch.setattr(dev_commands, "_prepare", refuse)
    assert dev_commands.main(["play"]) == 1
    said = capsys.readouterr().err
    assert "does not allow the change of /srv/pega6/.venv" in said
    assert "git clone" in said


def test_ctrl_c_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(**_: bool) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(dev_commands, "_prepare", interrupt)
    assert dev_commands.main(["play"]) == 130
    assert capsys.readouterr().err == ""


@pytest.fixture
def apt(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Root on an apt system that lacks two libraries until apt-get has run; the calls of apt-get."""
    calls: list[list[str]] = []

    def call(words: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        calls.append(words)
        return subprocess.CompletedProcess(words, 0)

    monkeypatch.setattr(dev_libraries, "_is_root_with_apt", lambda: True)
    monkeypatch.setattr(system_libraries, "missing", lambda *_: () if len(calls) == 2 else LACKING)
    monkeypatch.setattr(subprocess, "run", call)
    return calls


def test_root_on_an_apt_system_gets_the_libraries_installed(apt: list[list[str]]) -> None:
    dev_libraries.ensure()
    assert apt == [
        ["apt-get", "-qq", "update"],
        ["apt-get", "-qq", "install", "--yes", "--no-install-recommends", "libegl1", "libxcb1"],
    ]


@pytest.mark.usefixtures("apt")
def test_a_failing_apt_ends_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    failed = subprocess.CompletedProcess[bytes]([], 100)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    with pytest.raises(Problem, match="apt-get update failed"):
        dev_libraries.ensure()


def test_a_catalogue_that_does_not_compile_ends_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: Path) -> None:
        raise dev_translations.TranslationToolFailed("lrelease failed on pega6_pt_BR.ts")

    monkeypatch.setattr(dev_libraries, "ensure", lambda *, has_sound: None)
    monkeypatch.setattr(dev_environment, "ensure", lambda wanted, *, is_pinned: None)
    monkeypatch.setattr(dev_translations, "find_pyside", lambda prefix: prefix)
    monkeypatch.setattr(dev_translations, "compile_changed", fail)
    assert dev_commands.main(["play"]) == 1
    assert "lrelease failed on pega6_pt_BR.ts" in capsys.readouterr().err


def test_words_after_two_dashes_go_to_pytest_alone(started: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def run(words: list[str | Path]) -> int:
        asked.append([str(word) for word in words])
        return 5

    monkeypatch.setattr(dev_checks, "run", run)
    assert dev_commands.main(["test", "--", "tests/app", "-k", "fonts"]) == 5
    assert [words[1:] for words in asked] == [["-m", "pytest", "tests/app", "-k", "fonts"]]


def test_nightly_passes_its_words_on(started: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def run(words: list[str | Path]) -> int:
        asked.append([str(word) for word in words])
        return 1

    monkeypatch.setattr(dev_commands, "run", run)
    assert dev_commands.main(["nightly", "--rounds", "500"]) == 1
    assert [words[1:] for words in asked] == [["-m", "tests.nightly", "--rounds", "500"]]


@pytest.mark.parametrize("free", [0, 10**12])
def test_the_whole_suite_runs_with_its_files_where_there_is_room(monkeypatch: pytest.MonkeyPatch, free: int) -> None:
    asked: list[list[str]] = []

    def run(words: list[str | Path]) -> int:
        asked.append([str(word) for word in words])
        return 3

    monkeypatch.setattr(dev_checks, "run", run)
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: SimpleNamespace(free=free))
    assert dev_checks._tests() == 3
    place = Path(asked[0][-1].removeprefix("--basetemp="))
    assert place.is_relative_to("/dev/shm") == (free > 0 and os.access("/dev/shm", os.W_OK))
    assert not place.parent.exists()


def checks(codes: dict[str, int], ran: list[str]) -> tuple[dev_checks.Check, ...]:
    def exit_code(heading: str) -> int:
        ran.append(heading)
        return codes[heading]

    return tuple(dev_checks.Check(heading, partial(exit_code, heading)) for heading in codes)


def test_all_checks_passing_is_a_pass(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ran: list[str] = []
    monkeypatch.setattr(dev_checks, "_classes", lambda: (checks({"lint": 0}, ran), checks({"tests": 0}, ran)))
    assert dev_checks.run_all() == 0
    assert ran == ["lint", "tests"]
    assert "FAILED" not in capsys.readouterr().out


def test_a_class_with_a_failure_is_finished_and_is_the_last(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[str] = []
    classes = (checks({"lint": 1, "types": 0}, ran), checks({"tests": 0}, ran))
    monkeypatch.setattr(dev_checks, "_classes", lambda: classes)
    assert dev_checks.run_all() == 1
    assert ran == ["lint", "types"]
    assert [line.split() for line in capsys.readouterr().out.splitlines()[-3:]] == [
        ["passed", "types"],
        ["not", "run", "tests"],
        ["FAILED", "lint"],
    ]


def test_a_check_that_was_killed_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(dev_checks, "_classes", lambda: (checks({"tests": -9}, []),))
    assert dev_checks.run_all() == 1
    assert "tests: ended by signal 9" in capsys.readouterr().out


def test_the_whole_run_has_every_gate_in_order() -> None:
    headings = [check.heading.split()[0] for group in dev_checks._classes() for check in group]
    assert headings == ["ruff", "ruff", "mypy", "import", "tests", "translations", "coverage:", "soaks"]


@pytest.mark.parametrize(("alone", "heard", "code"), [(0, 0, 0), (1, 0, 1), (0, 1, 1), (0, -11, -11)])
def test_either_soak_can_fail_the_whole_run(monkeypatch: pytest.MonkeyPatch, alone: int, heard: int, code: int) -> None:
    monkeypatch.setattr(dev_checks, "run", lambda words: heard if "--accessible" in words else alone)
    assert dev_checks._soaks() == code


@pytest.mark.skipif(sys.platform == "win32", reason="has no bash")
def test_the_gate_of_the_repository_is_the_readmes_test_command_and_a_frozen_program() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    lines = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    assert lines[-2:] == ["python3 packaging/dev.py test", "exec python3 packaging/dev.py build --folder --if-possible"]
    for command in ("test", "play", "nightly", "build", "package-test"):
        assert f"\npython3 packaging/dev.py {command}\n" in readme


def test_build_freezes_and_lets_the_frozen_program_try_itself(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(bundle, "why_impossible", lambda: None)
    monkeypatch.setattr(bundle, "freeze", lambda: done.append("freeze"))
    monkeypatch.setattr(bundle, "report", lambda *packages: done.append(f"{len(packages)} packages"))
    monkeypatch.setattr(bundle, "selftest", lambda: 7)
    assert dev_commands.main(["build", "--folder"]) == 7
    assert done == ["freeze", "0 packages"]
    assert dev_commands.main(["build", "--fodler"]) == 1


def test_what_freezing_needs_is_named_before_anything_is_done(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert dev_commands.main(["build", "--folder"]) == 1
    assert "sudo apt-get install binutils" in capsys.readouterr().err
    assert dev_commands.main(["build", "--folder", "--if-possible"]) == 0
    assert "Not frozen here." in capsys.readouterr().out


def test_the_package_test_says_that_it_needs_root(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    assert dev_commands.main(["package-test"]) == 1
    assert "only root may do: use sudo" in capsys.readouterr().err


def test_two_builds_that_differ_are_a_failure_that_names_the_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    built: list[int] = []

    def freeze() -> Path:
        built.append(1)
        (tmp_path / "pega6").write_text(f"build {len(built)}", "utf-8")
        (tmp_path / "LICENSE.txt").write_text("MIT", "utf-8")
        return tmp_path

    monkeypatch.setattr(bundle, "why_impossible", lambda: None)
    monkeypatch.setattr(bundle, "FOLDER", tmp_path)
    monkeypatch.setattr(bundle, "report", lambda *packages: None)
    monkeypatch.setattr(dev_commands, "_prepare", lambda **_: None)
    monkeypatch.setattr(dev_commands, "_make_packages", lambda *, is_folder_enough=False: [freeze()][1:])
    assert dev_commands.main(["build", "--twice"]) == 1
    said = capsys.readouterr().out
    assert f"differs: {(tmp_path / 'pega6').as_posix()}\n2 files built twice, 1 differ" in said
