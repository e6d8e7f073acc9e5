"""The settings file: reads what can be read, never loses what it could not, writes all or nothing.

Owns the file and its format. Must not know screens, nor what a setting does. The path comes from the composition root.
"""

import contextlib
import logging
import os
import tempfile
from datetime import datetime
from pathlib import Path

import msgspec

from pega6_desktop.ui.screens.preferences import Preferences

_log = logging.getLogger(__name__)
_FORMAT_KEY = "format"
_FORMAT = 1


class SettingsFile:
    """Settings as one JSON object; keys this version does not know are kept as they were."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._foreign: dict[str, object] = {}
        self._kept_aside: Path | None = None

    @property
    def kept_aside(self) -> Path | None:
        """Where a broken file was moved by ``load``, None when it was sound."""
        return self._kept_aside

    def load(self) -> Preferences:
        """What the file says; a field of a wrong type has its default, and so has everything in a broken file.

        A broken file is moved aside under a dated name, so that the next save cannot destroy it.
        """
        try:
            data = msgspec.json.decode(self._path.read_bytes(), type=dict[str, object])
        except FileNotFoundError:
            return Preferences()
        except (OSError, msgspec.DecodeError):
            _log.warning("cannot read the settings in %s", self._path, exc_info=True)
            self._keep_aside()
            return Preferences()
        known = {field.name for field in msgspec.structs.fields(Preferences)}
        self._foreign = {key: value for key, value in data.items() if key not in known and key != _FORMAT_KEY}
        result = Preferences()
        for name in known.intersection(data):
            result = _with_field(result, name, data[name])
        return result

    def save(self, preferences: Preferences) -> bool:
        """Write the whole file beside the old one, then put it in its place; False when the disk refuses."""
        known = msgspec.to_builtins(preferences)
        text = msgspec.json.format(msgspec.json.encode({_FORMAT_KEY: _FORMAT, **self._foreign, **known}), indent=2)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            _replace(self._path, text + b"\n")
        except OSError:
            _log.warning("cannot write the settings to %s", self._path, exc_info=True)
            return False
        return True

    def _keep_aside(self) -> None:
        aside = _free_name(self._path)
        with contextlib.suppress(OSError):
            self._path.rename(aside)
            self._kept_aside = aside


def _free_name(path: Path) -> Path:
    """A name beside the file that says when it was found broken and that nobody bears yet."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    name = path.with_name(f"{path.stem}-broken-{stamp}{path.suffix}")
    number = 2
    while name.exists():
        name = path.with_name(f"{path.stem}-broken-{stamp}-{number}{path.suffix}")
        number += 1
    return name


def _with_field(preferences: Preferences, name: str, value: object) -> Preferences:
    """The preferences with this field as the file has it, or as they were where its type is wrong.

    Of kept rule sets only those that cannot be read are left out.
    """
    if name == "rule_sets" and isinstance(value, list):
        value = [entry for entry in value if _read(name, [entry]) is not None]
    read = _read(name, value)
    return preferences if read is None else msgspec.structs.replace(preferences, **{name: getattr(read, name)})


def _read(name: str, value: object) -> Preferences | None:
    try:
        return msgspec.convert({name: value}, Preferences)
    except msgspec.ValidationError as error:
        _log.warning("the setting %s is not usable: %s", name, error)
        return None


def _replace(path: Path, data: bytes) -> None:
    """Put a complete file in the place of the old one, or leave the old one whole."""
    handle, name = tempfile.mkstemp(prefix=f".{path.stem}-", suffix=".tmp", dir=path.parent)
    draft = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
