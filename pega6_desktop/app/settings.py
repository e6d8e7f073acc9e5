"""The settings file: reads what can be read, never loses what it could not, writes all or nothing.

Whatever lies at its place, loading ends soon and with preferences the program can live with: kind and size are looked
at before a byte is read, and nothing nested, long or large beyond reason is taken over.

Owns the file and its format. Must not know screens, nor what a setting does. The path comes from the composition root.
"""

import logging
import os
import shutil
import stat
from datetime import datetime
from pathlib import Path
from typing import Literal

import msgspec

from pega6_desktop.records import files
from pega6_desktop.ui.screens.common.preferences import Preferences

_log = logging.getLogger(__name__)
_FORMAT_KEY = "format"
_FORMAT = 1

LARGEST_BYTES = 500_000
"""A larger file holds no settings: those of years take a twentieth of it."""
DEEPEST = 12
"""So deep are values nested at most."""
LONGEST_TEXT = 1000
LARGEST_NUMBER = 2**53
_LISTS = frozenset({"left", "rule_sets", "profiles"})
"""Fields of which only those entries are left out that cannot be used."""

Trouble = Literal["settings_set_aside", "settings_part_aside", "settings_left"]
"""What ``load`` found: nothing could be read, some of it could not, or not even its place could be made free."""


class SettingsFile:
    """Settings as one JSON object; keys this version does not know are kept as they were."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._foreign: dict[str, object] = {}
        self._trouble: Trouble | None = None
        self._kept_aside: Path | None = None

    @property
    def path(self) -> Path:
        """Where the file lies."""
        return self._path

    @property
    def trouble(self) -> Trouble | None:
        """What was wrong with the file when it was loaded, None when it was sound."""
        return self._trouble

    @property
    def kept_aside(self) -> Path | None:
        """Where ``load`` put what it could not use: the file itself, or a copy of one that was sound in part."""
        return self._kept_aside

    def load(self) -> Preferences:
        """What the file says; a field that cannot be used has its default, and so has everything in a broken file.

        Whatever could not be used is put aside under a dated name first, so that the next save cannot destroy it.
        """
        try:
            data = msgspec.json.decode(_content(self._path), type=dict[str, object])
        except FileNotFoundError:
            return Preferences()
        except Exception:  # noqa: BLE001 - whatever a reader says to whatever lies there: it is put aside
            _log.warning("cannot read the settings in %s", self._path, exc_info=True)
            self._put_aside("settings_set_aside")
            return Preferences()
        return self._used(data)

    def _used(self, data: dict[str, object]) -> Preferences:
        known = {field.name for field in msgspec.structs.fields(Preferences)}
        strange = {key: value for key, value in data.items() if key not in known and key != _FORMAT_KEY}
        self._foreign = {key: value for key, value in strange.items() if _is_modest(value)}
        lost = sorted(strange.keys() - self._foreign.keys())
        result = Preferences()
        for name in sorted(known.intersection(data)):
            result, is_whole = _with_field(result, name, data[name])
            if not is_whole:
                lost.append(name)
        if lost:
            _log.warning("settings that cannot be used: %s", ", ".join(lost)[:LONGEST_TEXT])
            self._put_aside("settings_part_aside")
        return result

    def save(self, preferences: Preferences) -> bool:
        """Write the whole file beside the old one, then put it in its place; False when the disk refuses.

        Nothing is written over a file that could not be used and could not be put aside.
        """
        if self._trouble == "settings_left":
            return False
        known = msgspec.to_builtins(preferences)
        text = msgspec.json.format(msgspec.json.encode({_FORMAT_KEY: _FORMAT, **self._foreign, **known}), indent=2)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            files.write_whole(self._path, text + b"\n", files.PRIVATE)
        except OSError:
            _log.warning("cannot write the settings to %s", self._path, exc_info=True)
            return False
        return True

    def _put_aside(self, trouble: Trouble) -> None:
        """Move the file, or copy one that is used in part and stays until the next save."""
        try:
            aside = _free_name(self._path)
            if trouble == "settings_set_aside":
                files.put(self._path, aside)
            else:
                shutil.copyfile(self._path, aside)
        except OSError:
            _log.warning("cannot put the settings aside", exc_info=True)
            self._trouble = "settings_left"
        else:
            self._trouble, self._kept_aside = trouble, aside


def _content(path: Path) -> bytes:
    """The bytes of a plain file of a reasonable size. Raises OSError or ValueError; waits for nothing."""
    # Not to wait for whoever might write into a pipe.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "rb") as file:
        found = os.fstat(file.fileno())
        if not stat.S_ISREG(found.st_mode):
            raise ValueError("no plain file")
        data = file.read(LARGEST_BYTES + 1)
    if len(data) > LARGEST_BYTES:
        raise ValueError(f"more than {LARGEST_BYTES} bytes")
    return data


def _is_modest(value: object, room: int = DEEPEST) -> bool:
    """Whether nothing in it is nested, long or large beyond reason."""
    match value:
        case str():
            return len(value) <= LONGEST_TEXT and "\0" not in value
        case bool() | None | float():
            return True
        case int():
            return abs(value) <= LARGEST_NUMBER
        case list():
            return room > 0 and all(_is_modest(entry, room - 1) for entry in value)
        case dict():
            parts = (*value, *value.values())
            return room > 0 and all(_is_modest(part, room - 1) for part in parts)
        case _:
            return False


def _free_name(path: Path) -> Path:
    """A name beside the file that says when it was found broken and that nobody bears yet."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    name = path.with_name(f"{path.stem}-broken-{stamp}{path.suffix}")
    number = 2
    while name.exists():
        name = path.with_name(f"{path.stem}-broken-{stamp}-{number}{path.suffix}")
        number += 1
    return name


def _with_field(preferences: Preferences, name: str, value: object) -> tuple[Preferences, bool]:
    """The preferences with this field as the file has it, and whether all of it could be used.

    Of kept rules, players and tables only those that cannot be read are left out.
    """
    is_whole = True
    if name in _LISTS and isinstance(value, list):
        sound = [entry for entry in value if _read(name, [entry]) is not None]
        is_whole, value = len(sound) == len(value), sound
    read = _read(name, value)
    if read is None:
        return preferences, False
    return msgspec.structs.replace(preferences, **{name: getattr(read, name)}), is_whole


def _read(name: str, value: object) -> Preferences | None:
    try:
        return msgspec.convert({name: value}, Preferences) if _is_modest(value) else None
    except msgspec.ValidationError as error:
        _log.warning("the setting %s is not usable: %s", name, error)
        return None
