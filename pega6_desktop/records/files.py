"""Files put in their place whole: either the old one stays there, or the new one is on the disk.

Owns the way: a draft beside the file, flushed, then renamed; and the patience with a system on which somebody looks
into the file just then. Must not know what is in the files.
"""

import os
import secrets
import shutil
import time
from contextlib import suppress
from pathlib import Path

EVERYBODYS, PRIVATE = 0o666, 0o600
"""What a new file allows before the user's own mask is taken off."""

_HELD = frozenset({5, 32, 33})
"""Windows' numbers for a file that a virus scanner, the indexer or a synchronised folder has open for a moment."""
_PAUSES_S = (0.01, 0.04, 0.15, 0.4, 0.8)


def put(source: Path, target: Path) -> None:
    """Rename, over whatever is there; on Windows again for 1.4 s where somebody holds one of them. Raises OSError."""
    for pause in _PAUSES_S:
        try:
            source.replace(target)
        except OSError as error:
            if getattr(error, "winerror", None) not in _HELD:
                raise
            time.sleep(pause)
        else:
            return
    source.replace(target)


def write_whole(path: Path, data: bytes, mode: int = EVERYBODYS) -> None:
    """Write the file, or leave what was there. A file that is written over keeps who may read it.

    Raises OSError, and ValueError for a name that no system has.
    """
    draft = path.with_name(f".{path.name[:40]}-{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0), mode)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        with suppress(OSError):
            shutil.copymode(path, draft)
        put(draft, path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
