"""The program starts, saves and goes on wherever it is carried: any locale, any name of a home, any encoding."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import PySide6
import pytest
import shiboken6

import dev_translations

ROOT = Path(__file__).parent.parent.parent
LIMIT_S = 120
HOMES = ("María José ção", "家 – Дом", "İzmir’de ev")
ASCII_ONLY = MappingProxyType({"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"})
"""Python then takes file names for ASCII and carries the other bytes along unseen."""
MACHINES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "no locale": {"LANG": "C"},
        "ASCII file names": ASCII_ONLY,
        "Turkish": {"LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"},
        "Arabic": {"LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "ar"},
        "a locale nobody knows": {"LANG": "tlh_QO.UTF-9@warp", "LC_ALL": "tlh_QO.UTF-9@warp"},
        "Brazil, Latin-1": {"LANG": "pt_BR.ISO-8859-1", "LC_ALL": "pt_BR.ISO-8859-1", "LANGUAGE": "pt_BR"},
    }
)


@pytest.fixture(scope="module")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled translations."""
    folder = tmp_path_factory.mktemp("i18n")
    dev_translations.compile_changed(ROOT / "resources" / "i18n", folder, Path(PySide6.__file__).parent)
    return folder


def visited(machine: Mapping[str, str], home: Path, catalogues: Path, what: str) -> dict[str, object]:
    """What a person sees who starts the program on such a machine."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "XDG_", "PYTHON"))}
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.stranger", what, str(catalogues)],
        cwd=ROOT,
        env={**kept, **machine, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=LIMIT_S,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert isinstance(told, dict)
    return told


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither these variables nor byte names")
@pytest.mark.parametrize("machine", MACHINES)
def test_a_match_is_saved_and_found_again(tmp_path: Path, catalogues: Path, machine: str) -> None:
    home = tmp_path / HOMES[len(machine) % len(HOMES)]
    home.mkdir()
    first = visited(MACHINES[machine], home, catalogues, "begin")
    again = visited(MACHINES[machine], home, catalogues, "go_on")
    hand, left = first["hand"], again["hand"]
    assert isinstance(hand, list)
    assert isinstance(left, list)
    assert left == hand[1:]
    assert again["trick"] == 4
    assert [file.name for file in home.rglob("matches.sqlite3")] == ["matches.sqlite3"]
    is_brazilian = machine.startswith("Brazil")
    assert first["language"] == ("pt_BR" if is_brazilian else "en_US")
    assert str(first["words"]).startswith("Sua vez:" if is_brazilian else "Your turn:")
    assert (first["is_leftward"], str(first["words"]).isascii() or is_brazilian) == (False, True)


def test_the_program_starts_from_a_folder_whose_name_qt_cuts_off(tmp_path: Path) -> None:
    odd = tmp_path / "Jogos, cartas; e (mais)"
    odd.mkdir()
    for package in (PySide6, shiboken6):
        folder = Path(str(package.__file__)).parent
        (odd / folder.name).symlink_to(folder, target_is_directory=True)
    asked = (
        "from pega6_desktop.app import assets, main\n"
        "main.make_application(assets.locate())\n"
        "print(assets.qt_plugins(), assets.qt_translations(), sep='\\n')"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(odd), str(ROOT)))}
    environment.pop("QT_PLUGIN_PATH", None)
    done = subprocess.run([sys.executable, "-c", asked], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [Path(line).is_dir() for line in done.stdout.splitlines()] == [True, True]
