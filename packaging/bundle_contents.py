"""What goes into the frozen program: of Qt the modules the program imports, of its plugins those a table of cards
needs, of the machine it is built on nothing but what Python itself cannot do without.

Owns the lists. Must not know PyInstaller; its spec file asks here.
"""

from pathlib import PurePosixPath

LANGUAGES = ("pt_BR", "en", "es", "fr", "de")
"""Those of the program: Qt's own dialogs speak them too."""

UNUSED_MODULES = [
    *("tkinter", "lib2to3", "distutils", "setuptools", "pkg_resources", "pip", "pytest", "hypothesis"),
    *("PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtPdf", "PySide6.QtVirtualKeyboard", "PySide6.QtTest"),
    *("PySide6.QtMultimediaWidgets",),
    *("numpy.f2py", "numpy.testing", "numpy.distutils", "numpy._core._multiarray_tests"),
    # The program opens no connection, and its checksums are Python's own.
    *("ssl", "_ssl", "_hashlib"),
    *("bz2", "_bz2", "lzma", "_lzma", "readline", "_uuid", "curses", "_curses", "dbm", "_dbm", "_gdbm", "nis"),
    # Letters of East Asia in files of the last century.
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
]

_UNUSED_PARTS = (
    # Libraries, and for macOS frameworks.
    *("QtQml", "QtQuick", "QtPdf", "QtVirtualKeyboard", "QtWebEngine", "QtDesigner"),
    *("Qt6Qml", "Qt6Quick", "Qt6Pdf", "Qt6VirtualKeyboard", "Qt6WebEngine", "Qt63D", "Qt6Designer", "Qt6Test"),
    *("Qt6MultimediaWidgets", "avcodec", "avformat", "avutil", "swresample", "swscale", "ffmpegmediaplugin"),
    *("Qt6FFmpegStub", "qeglfs", "qlinuxfb", "qminimal", "qvnc", "qvkkhrdisplay", "egldeviceintegrations", "Qt6EglFS"),
    *("Qt6EglFsKms", "qtvirtualkeyboard", "qpdf", "qtga", "qtiff", "qwbmp", "qwebp", "qicns", "qtuiotouch", "qevdev"),
    *("networkinformation", "/tls/", "qgtk3", "QtTest", "QtMultimediaWidgets"),
    *("pyqtgraph/colors/", "pyqtgraph/icons/peegee/", "pyqtgraph/Qt/"),
)

_PYTHONS_OWN = ("libpython", "libffi", "libsqlite3")
"""Shared libraries of the building machine that come along: they differ from one Linux to the next."""

_SYSTEM = ("/lib", "/usr/lib", "/usr/local/lib")


def is_wanted(name: str, source: str) -> bool:
    """Whether a file of the bundle is used by the program.

    name: its place in the bundle. source: where the building machine has it.
    """
    place = PurePosixPath(name.replace("\\", "/"))
    if "translations" in place.parts and "PySide6" in place.parts:
        return place.stem.removeprefix("qtbase_") in LANGUAGES
    if _is_of_the_system(place, source):
        return place.name.startswith(_PYTHONS_OWN)
    return not any(part in place.as_posix() for part in _UNUSED_PARTS)


def _is_of_the_system(place: PurePosixPath, source: str) -> bool:
    """A shared library that Linux distributions carry: theirs is kept up to date, and fits their drivers."""
    return (
        len(place.parts) == 1 and ".so" in place.name and source.startswith(_SYSTEM) and "site-packages" not in source
    )
