"""`pega6 check FILE…`: says of each file in one line whether it is a whole record of a match, or what is wrong with it.

Owns the lines and the exit code; reads and never writes. Needs no window and no display, only Qt's translations.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from pega6_desktop.app.assets import locate
from pega6_desktop.app.i18n import Translations, system_languages
from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import portable
from pega6_desktop.ui.words.messages import Messages, filled
from pega6_desktop.ui.words.record_faults import fault_sentence

LONG_MATCH = 2000
"""From so many moves on, the rules need more than a blink: it is said on stderr that they are at work."""

WIDEST = 400
"""Most characters of a file's name, or of what is wrong, in one line."""


_FACTS = ("where", "problem", "reason")
"""What the sentences for players leave out, and whoever checks files wants to know."""


class Checking(Messages):
    """The lines of the command."""


def run(names: Sequence[str]) -> int:
    """Check the files and return the exit code: 0 when all of them are whole records."""
    _application = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    translations = Translations(locate())
    translations.use(translations.choose(None, system_languages()))
    verdicts = [_check(name) for name in names]
    return 0 if all(verdicts) else 1


def _check(name: str) -> bool:
    try:
        record = portable.read(Path(name)).record
        if len(record.moves) >= LONG_MATCH:
            _write(sys.stderr, name, Checking.tr("%n move(s), checking against the rules…", "", len(record.moves)))
        result = portable.examined(record)
    except RecordError as error:
        facts = [str(error.params[name]) for name in _FACTS if name in error.params]
        exactly = f" ({', '.join(facts)})" if facts else ""
        _write(sys.stdout, name, f"{fault_sentence(error.code, error.params)}{exactly}")
        return False
    moves = Checking.tr("%n move(s)", "", len(record.moves)) if record.moves else Checking.tr("no moves")
    whole = Checking.tr("intact, {moves}, over") if result is not None else Checking.tr("intact, {moves}, goes on")
    _write(sys.stdout, name, filled(whole, moves=moves))
    return True


def _write(stream: object, name: str, words: str) -> None:
    assert hasattr(stream, "buffer")
    line = f"{_one_line(name)}: {_one_line(words)}\n"
    stream.buffer.write(line.encode(errors="backslashreplace"))
    stream.buffer.flush()


def _one_line(text: str) -> str:
    """The text without anything a terminal would obey or a reader would stumble over."""
    shown = "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)
    return shown if len(shown) <= WIDEST else shown[: WIDEST - 1] + "…"
