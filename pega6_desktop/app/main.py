"""Starts the window: the application object, the log, the program, and the exit code.

Owns the order of start and end. Must not know screens.
"""

import os
import signal
import sys
import threading

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from pega6_desktop import __version__
from pega6_desktop.app.arguments import Arguments
from pega6_desktop.app.assets import Assets, locate, qt_plugins
from pega6_desktop.app.files_from_outside import FilesFromOutside
from pega6_desktop.app.logging import ProgramLog
from pega6_desktop.app.program import Program, user_folders
from pega6_desktop.app.single import SingleProgram
from pega6_desktop.app.start_report import StartReport
from pega6_desktop.bots import catalog
from pega6_desktop.ui.look.style import look_style


def run(asked: Arguments) -> int:
    """Open the window and return the exit code when it is closed."""
    assets, folders = locate(), user_folders()
    log = ProgramLog(folders.log)
    log.start()
    try:
        application = make_application(assets)
        # Ctrl+C in the terminal ends the program at once; every move is on the disk already.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        # Asked to end by the system, it closes its window as the player would; Python hears of it with the next timer,
        # and the collector's is never more than a second away.
        signal.signal(signal.SIGTERM, lambda _number, _frame: application.quit())
        report = StartReport(application)
        opened = FilesFromOutside(application)
        single = SingleProgram(folders.matches, application)
        if single.call_other(asked.match_file, opened.first):
            return 0
        single.take_place()
        program = Program(assets, folders, log)
        single.called.connect(program.window.come_to_front)
        single.asked_to_open.connect(program.window.open_file)
        opened.asked_to_open.connect(program.window.open_file)
        program.start()
        if asked.match_file is not None:
            program.window.open_file(asked.match_file)
        # After the first frame: asking for loudspeakers takes a while, and so does numpy.
        report.usable.connect(program.sounds.open)
        waking = threading.Thread(target=catalog.wake, name="pega6 bots")
        report.usable.connect(waking.start)
        code = application.exec()
        program.end()
        single.leave()
        return code
    finally:
        log.close()


def make_application(assets: Assets) -> QApplication:
    """The application object with the names and the style the program counts on."""
    # In its sandbox the entry of the menu is called otherwise; Wayland finds the icon by this name.
    QGuiApplication.setDesktopFileName(os.environ.get("FLATPAK_ID", "pega6"))
    QApplication.addLibraryPath(str(qt_plugins()))
    application = QApplication(sys.argv[:1])
    application.setApplicationName("pega6")
    application.setApplicationDisplayName("Pega 6")
    application.setApplicationVersion(__version__)
    look_style()
    if sys.platform == "darwin":
        # Its own setting leaves most buttons out of the way of Tab; the icon is the bundle's.
        application.styleHints().setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusAllControls)
    else:
        application.setWindowIcon(QIcon(str(assets.resources / "icons" / "pega6.svg")))
    return application
