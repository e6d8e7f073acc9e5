"""The sounds of the table: soft, short, and never a reason to fail.

Owns which sound is heard when, how loud, and that one is not heard twice at once. Without a sound device, without the
library for it, or muted, there is silence and nothing else. Must not know games, nor why something sounds.
"""

import logging
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QLoggingCategory, QObject, QTimer, Slot

_log = logging.getLogger(__name__)

AGAIN_AFTER_MS = 40
"""The same sound is not heard again within this time."""
BURST = 10 ** (2 / 20)
"""Several of the same at once are heard as one, 2 dB louder."""
_MOST = 1 / BURST
"""Full volume leaves room for a burst."""

GROUPS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "cards": frozenset(("lift", "slide", "snap", "turn", "gather", "knock", "chip", "chips", "cross", "stamp")),
        "ox": frozenset(("moo",)),
        "turn": frozenset(("your_turn",)),
    }
)
"""Sounds that can be left out by themselves; the others say that something is wrong or over."""


class Speakers(Protocol):
    """What makes a sound heard."""

    def play(self, file: Path, volume: float) -> None:
        """Let this file be heard; volume from 0 to 1 as it is perceived."""


class Sounds(QObject):
    """Plays sounds by name from a folder of WAV files; silent until `open`.

    One sound may come in several sizes: ``moo``, ``moo-2``, ``moo-3``. Of those asked for at once the largest is heard.
    """

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        # Now, before the worker runs: while a library of Qt's is loaded it runs Python and keeps the loader's lock, and
        # a thread that holds the interpreter and loads a library itself would wait for it for ever.
        self._make_speakers = _speakers_of_this_computer()
        self._speakers: Speakers | None = None
        self._volume, self._is_muted = 0.0, False
        self._left_out: frozenset[str] = frozenset()
        self._asked: dict[str, list[str]] = {}
        self._last: dict[str, int] = {}
        self._clock = QElapsedTimer()
        self._clock.start()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._let_hear)

    def open(self, speakers: Speakers | None = None) -> None:
        """Be heard from now on: through these speakers, or those of this computer if it has any."""
        self._speakers = self._make_speakers(self) if speakers is None else speakers

    def set_volume(self, percent: int, *, is_muted: bool) -> None:
        """How loud everything is, 0 to 100."""
        self._volume, self._is_muted = percent / 100, is_muted

    def leave_out(self, groups: Collection[str]) -> None:
        """These of the `GROUPS` are not heard; KeyError for an unknown one."""
        self._left_out = frozenset().union(*(GROUPS[group] for group in groups))

    @Slot(str)
    def play(self, name: str) -> None:
        """Let this sound be heard; a name without a file is silence."""
        kind = name.partition("-")[0]
        if self._speakers is None or self._is_muted or not self._volume or kind in self._left_out:
            return
        self._asked.setdefault(kind, []).append(name)
        self._soon.start()

    def _let_hear(self) -> None:
        asked, self._asked = self._asked, {}
        now = self._clock.elapsed()
        for kind, names in asked.items():
            file = self._folder / f"{max(names)}.wav"
            is_echo = now - self._last.get(kind, -AGAIN_AFTER_MS) < AGAIN_AFTER_MS
            if self._speakers is None or is_echo or not file.is_file():
                continue
            self._last[kind] = now
            self._speakers.play(file, self._volume * (1.0 if len(names) > 1 else _MOST))


def _speakers_of_this_computer() -> Callable[[QObject], Speakers | None]:
    """What makes them, under a parent; nothing is made where the library is missing or cannot be loaded."""
    # What Qt tells of codecs and servers it did not find is nothing a player could mend.
    QLoggingCategory.setFilterRules("qt.multimedia.*=false")
    try:
        from pega6_desktop.ui.shell.speakers import ComputerSpeakers
    except ImportError as error:
        _log.info("no sound: %s", error)
        return lambda _parent: None
    return ComputerSpeakers
