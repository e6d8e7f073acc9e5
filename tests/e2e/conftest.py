"""Whole programs in a house of their own: opened, played by a pilot, closed, or killed."""

import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtGui import QPalette, QPixmapCache
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import dev_translations
from pega6_desktop.app.assets import Assets
from pega6_desktop.app.logging import ProgramLog
from pega6_desktop.app.program import Folders, Program
from pega6_desktop.app.settings import SettingsFile
from pega6_desktop.bots.bot import key_of
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.screens.common.preferences import Preferences
from tests.e2e import pseudo
from tests.pilot import TablePilot

QPixmapCache.setCacheLimit(64 * 1024)  # Kilobytes: what one window has drawn serves the windows of later tests too
RESOURCES = Path(__file__).parents[2] / "resources"

AT_ONCE = {"slow": 0, "normal": 0, "fast": 0, "off": 0}

SHORT = TablePlan(
    seats=(
        SeatInfo(name="", kind="human"),
        SeatInfo(name="Ana", kind="bot", level="careful", avatar=1),
        SeatInfo(name="Bia", kind="bot", level="random", avatar=2),
    ),
    options=(("endTarget", 12),),
    deal="20",
)
"""Three players and a low target: a match of a few rounds."""

STANDARD = Preferences(
    language="en", theme="light", tempo="off", is_motion_reduced=False, plan=SHORT, offers_lesson=False
)


@pytest.fixture(scope="session")
def assets(tmp_path_factory: pytest.TempPathFactory) -> Assets:
    """The program's files with freshly compiled translations."""
    catalogues = tmp_path_factory.mktemp("i18n")
    dev_translations.compile_changed(RESOURCES / "i18n", catalogues, Path(PySide6.__file__).parent)
    return Assets(resources=RESOURCES, catalogues=catalogues)


@pytest.fixture(scope="session")
def pseudo_assets(tmp_path_factory: pytest.TempPathFactory) -> Assets:
    """The program's files with the catalogue of a language nobody speaks."""
    folder = tmp_path_factory.mktemp("pseudo")
    pseudo.write_catalogues(RESOURCES / "i18n", folder)
    return Assets(resources=RESOURCES, catalogues=folder)


class House:
    """Where programs run: one folder for settings, matches and log, kept between two starts."""

    def __init__(self, qtbot: QtBot, assets: Assets, folder: Path, *, is_painted: bool = True) -> None:
        """is_painted: whether anybody will look at the windows; drawing them takes a third of the time."""
        self._qtbot, self._assets, self._folder = qtbot, assets, folder
        self.is_painted = is_painted
        self._open: list[tuple[Program, ProgramLog]] = []

    @property
    def folders(self) -> Folders:
        """Where the next program finds its files."""
        return Folders(self._folder / "config", self._folder / "data", self._folder / "log")

    @property
    def log_text(self) -> str:
        """Everything in the log file."""
        return "".join(file.read_text("utf-8") for file in self.folders.log.glob("*.log"))

    def settle_in(self, preferences: Preferences) -> None:
        """Leave these settings for the next start."""
        SettingsFile(self.folders.settings / "settings.json").save(preferences)

    def open(self, *, pauses: Mapping[str, int] = AT_ONCE, size: tuple[int, int] | None = (1024, 640)) -> TablePilot:
        """Start the program as a user does; without a size it chooses its own."""
        log = ProgramLog(self.folders.log)
        log.start()
        program = Program(self._assets, self.folders, log, pauses=pauses)
        self._open.append((program, log))
        if size is not None:
            program.window.resize(*size)
        program.start()
        program.window.setUpdatesEnabled(self.is_painted)
        program.window.activateWindow()
        self._qtbot.waitUntil(program.window.isActiveWindow)
        if size is not None:  # With the first activation a window is drawn in to its screen, here one of 800 × 800
            program.window.resize(*size)
        return TablePilot(self._qtbot, program)

    def as_if_killed(self) -> "House":
        """Another house with the files as they are on the disk now, in the middle of everything."""
        copy = self._folder.with_name(self._folder.name + "-killed")
        shutil.copytree(self._folder, copy)
        return House(self._qtbot, self._assets, copy, is_painted=self.is_painted)

    def close(self) -> None:
        """Close every window and forget the programs."""
        for program, log in self._open:
            program.window.leaving.quit_anyway()
            program.window.deleteLater()
            program.deleteLater()
            log.close()
        self._open.clear()
        _forget_languages()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _forget_languages() -> None:
    """Programs end with their process and leave their translations to it; here they share one."""
    application = QCoreApplication.instance()
    assert application is not None
    for translator in application.findChildren(QTranslator):
        QCoreApplication.removeTranslator(translator)
        translator.deleteLater()


@pytest.fixture
def house(
    request: pytest.FixtureRequest, qtbot: QtBot, assets: Assets, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[House]:
    """A house with settings for quick play in English; the language and the palette are given back afterwards."""
    locale, palette = QLocale(), QPalette(QApplication.palette())
    is_blind = request.node.get_closest_marker("blind") is not None
    is_painted = not is_blind or request.node.get_closest_marker("looking") is not None
    house = House(qtbot, assets, tmp_path / "house", is_painted=is_painted)
    house.settle_in(STANDARD)
    # What bots do by chance follows from the random id of their match: here every match has the same luck.
    monkeypatch.setattr("pega6_desktop.runtime.host.key_of", lambda _, seat, turn: key_of("the same luck", seat, turn))
    yield house
    house.close()
    QLocale.setDefault(locale)
    QApplication.setPalette(palette)


@pytest.fixture
def pilot(house: House) -> TablePilot:
    """A player before the freshly started program."""
    return house.open()


def preferences(**fields: object) -> Preferences:
    """The settings of the tests with some of them changed."""
    return msgspec.structs.replace(STANDARD, **fields)
