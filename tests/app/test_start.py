"""Starting the program: its words, and what it says on a machine that cannot run it."""

import os
import re
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from pega6_desktop import __main__ as start
from pega6_desktop import __version__
from pega6_desktop.app import command_words, display, i18n, plain_dialog, system_libraries
from pega6_desktop.app.arguments import DEMO_FOLDER, Arguments, parse

ROOT = Path(__file__).parent.parent.parent
WITHOUT_QT = """
import sys
sys.modules["PySide6"] = None
from pega6_desktop.__main__ import main
main(sys.argv[1:])
"""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ([], Arguments()),
        (["--demo"], Arguments(demo_folder=Path(DEMO_FOLDER))),
        (["partida da Ana.pega6"], Arguments(match_file=Path("partida da Ana.pega6"))),
        (["--demo", "minha pasta"], Arguments(demo_folder=Path("minha pasta"))),
    ],
)
def test_the_words_of_the_command_line(words: list[str], asked: Arguments) -> None:
    assert parse(words) == asked


@pytest.mark.parametrize(("words", "says"), [(["--version"], f"Pega 6 {__version__}\n"), (["--help"], "usage: pega6 ")])
def test_version_and_help_need_no_qt(words: list[str], says: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_QT, *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(says)


@pytest.mark.parametrize(
    ("system", "usage", "error"),
    [
        ("pt_BR.UTF-8", "uso: pega6 [-h]", "pega6: erro: não entendo: --dmeo"),
        ("es_AR.UTF-8", "uso: pega6 [-h]", "pega6: error: no entiendo: --dmeo"),
        ("fr_FR.UTF-8", "utilisation : pega6 [-h]", "pega6: erreur: mots inconnus: --dmeo"),
        ("de_DE.UTF-8", "Aufruf: pega6 [-h]", "pega6: Fehler: unbekannt: --dmeo"),
        ("nl_NL.UTF-8", "usage: pega6 [-h]", "pega6: error: unrecognized arguments: --dmeo"),
    ],
    ids=["pt", "es", "fr", "de", "other"],
)
def test_the_command_line_speaks_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], system: str, usage: str, error: str
) -> None:
    monkeypatch.setenv("LC_ALL", system)
    with pytest.raises(SystemExit):
        start.main(["--help"])
    said = capsys.readouterr().out
    assert said.startswith(usage)
    if not usage.startswith("usage"):
        assert [word for word in ("show this", "options:\n", "play a", "Also:") if word in said] in ([], ["options:\n"])
    with pytest.raises(SystemExit):
        start.main(["--dmeo"])
    assert error in capsys.readouterr().err


def test_every_sentence_keeps_its_facts_in_every_language() -> None:
    for sentence, spoken in command_words.WORDS.items():
        facts = re.findall(r"{\w+}|FOLDER|FILE", sentence)
        assert set(spoken) == {code[:2] for code in i18n.NAMES} - {i18n.SOURCE}
        for words in spoken.values():
            assert sorted(re.findall(r"{\w+}|FOLDER|FILE", words)) == sorted(facts), sentence


def test_a_frozen_program_advises_no_tools_of_python(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(start, "find_spec", lambda name: None)
    assert start.main(["--demo"]) == start.CANNOT_START
    assert start.main(["arena", "--bots", "random,random", "--scheduler", "tcp://127.0.0.1:9"]) == 2
    said = capsys.readouterr().err
    assert "install Pega 6 again" in said
    assert "plays on this machine only" in said
    assert [word for word in ("pip", "dev.py") if word in said.replace("python3", "")] == []


def test_the_arena_names_its_bots(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        start.main(["arena", "--help"])
    said = capsys.readouterr().out
    assert [bot for bot in ("master", "mc100card", "tail-risk", "greedy", "random") if bot not in said] == []
    assert [game for game in ("pega6:", "no_thanks:", "qwixx_cards:") if f"\n{game}\n" not in said] == []


def test_an_unknown_word_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        start.main(["--dmeo"])
    assert ended.value.code == 2
    assert "--dmeo" in capsys.readouterr().err


@pytest.fixture
def bare_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Linux without a display variable."""
    monkeypatch.setattr(sys, "platform", "linux")
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)


def test_a_python_without_qt_is_told_what_brings_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "find_spec", lambda name: None)
    assert start.main(["--demo"]) == start.CANNOT_START
    said = capsys.readouterr().err
    assert f"{sys.executable} has no PySide6" in said
    assert "  python3 packaging/dev.py play\n" in said


@pytest.mark.usefixtures("bare_machine")
def test_missing_libraries_are_named_with_the_command_that_brings_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system_libraries, "_is_loadable", lambda name: name not in {"libEGL.so.1", "libxcb.so.1"})
    assert start.main([]) == start.CANNOT_START
    said = capsys.readouterr().err
    assert "lacks libEGL.so.1, libxcb.so.1" in said
    assert "  sudo apt-get update && sudo apt-get install libegl1 libxcb1\n" in said


@pytest.fixture
def dialogs(tmp_path: Path) -> Path:
    """A folder of programs with a zenity that writes down what it is asked to show."""
    zenity = tmp_path / "zenity"
    zenity.write_text(f'#!/bin/sh\nfor word; do :; done\necho "$word" > "{tmp_path}/shown"\n', "utf-8")
    zenity.chmod(0o755)
    return tmp_path


@pytest.mark.skipif(sys.platform == "win32", reason="Windows needs no libraries of its own")
@pytest.mark.usefixtures("bare_machine")
def test_a_start_from_a_menu_that_cannot_go_on_shows_its_sentence_in_a_window(dialogs: Path) -> None:
    environment = {"PATH": str(dialogs), "DISPLAY": ":987"}
    assert plain_dialog.show("Pega 6 cannot start: this system lacks libxcb-cursor.so.0.", environment)
    assert (dialogs / "shown").read_text("utf-8") == "Pega 6 cannot start: this system lacks libxcb-cursor.so.0.\n"


@pytest.mark.usefixtures("bare_machine")
@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ":987", "PATH": "/nowhere"}])
def test_without_a_desktop_or_its_dialogs_the_sentence_is_on_the_terminal_only(environment: dict[str, str]) -> None:
    assert not plain_dialog.show("Pega 6 cannot start.", environment)


@pytest.mark.usefixtures("bare_machine")
@pytest.mark.parametrize("variable", ["WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_x11s_libraries_are_asked_for_only_where_x11_is_used(monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    monkeypatch.setenv(variable, "something")
    assert start._libraries(Arguments()) == system_libraries.BASE
    monkeypatch.delenv(variable)
    assert start._libraries(Arguments()) == system_libraries.ALL
    assert start._libraries(Arguments(demo_folder=Path())) == system_libraries.BASE


@pytest.mark.usefixtures("bare_machine")
def test_without_a_display_the_demonstration_is_offered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system_libraries, "_is_loadable", lambda name: True)
    assert start.main([]) == start.CANNOT_START
    said = capsys.readouterr().err
    assert "There is no display here" in said
    assert "pega6 --demo FOLDER" in said


@pytest.mark.usefixtures("bare_machine")
@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ""}, {"WAYLAND_DISPLAY": "", "DISPLAY": ""}])
def test_no_display_is_told_from_a_dead_one(environment: dict[str, str]) -> None:
    assert "neither DISPLAY nor WAYLAND_DISPLAY" in str(display.why_unusable(environment))


@pytest.mark.usefixtures("bare_machine")
@pytest.mark.parametrize("dead", [{"DISPLAY": ":987"}, {"WAYLAND_DISPLAY": "wayland-987", "XDG_RUNTIME_DIR": "/tmp"}])
def test_a_display_that_does_not_answer_is_named(dead: dict[str, str]) -> None:
    name, value = next(iter(dead.items()))
    assert f"{name}={value}: nothing answers there" in str(display.why_unusable(dead))


@pytest.fixture
def compositor() -> Iterator[Path]:
    """A socket that accepts, in a folder with a name short enough for a socket."""
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as door:
        door.bind(os.fspath(Path(folder) / "wl"))
        door.listen()
        yield Path(folder) / "wl"


@pytest.mark.usefixtures("bare_machine")
def test_a_compositor_that_answers_is_a_display(compositor: Path) -> None:
    by_name = {"WAYLAND_DISPLAY": compositor.name, "XDG_RUNTIME_DIR": os.fspath(compositor.parent)}
    assert display.why_unusable(by_name) is None
    assert display.why_unusable({"WAYLAND_DISPLAY": os.fspath(compositor)}) is None
    assert display.why_unusable({**by_name, "DISPLAY": ":987"}) is None


@pytest.mark.usefixtures("bare_machine")
def test_a_platform_the_person_named_is_not_questioned() -> None:
    assert display.why_unusable({"QT_QPA_PLATFORM": "vnc"}) is None


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_bring_display_and_libraries(monkeypatch: pytest.MonkeyPatch, system: str) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(system_libraries, "_is_loadable", lambda name: False)
    assert display.why_unusable({}) is None
    assert system_libraries.missing() == ()
