"""What strace saw of the program: which sockets it opened, and what it wrote where.

Owns reading strace's lines. Must not know how the program was run.
"""

import re
from collections.abc import Iterable, Iterator

CALLS = "socket,open,openat,creat,mkdir,mkdirat,rename,renameat,renameat2,link,linkat,symlink,symlinkat"
"""For strace's option --trace."""

_SOCKET = re.compile(r"\bsocket\((AF_INET6?)\b")
_WRITING = re.compile(r"\b(?:open|openat)\(.*\bO_(?:CREAT|WRONLY|RDWR|TRUNC)\b")
_CHANGING = re.compile(r"\b(?:creat|mkdir|mkdirat|rename|renameat2?|link|linkat|symlink|symlinkat)\(")
_PATH = re.compile(r'(?:AT_FDCWD(?:<([^>]*)>)?|\d+<([^>]*)>)?(?:, )?"((?:[^"\\]|\\.)*)"')


def internet_sockets(lines: Iterable[str]) -> list[str]:
    """Every call that made a socket of the internet, however it ended."""
    return [line.strip() for line in lines if _SOCKET.search(line)]


def written(lines: Iterable[str]) -> set[str]:
    """Every path that was opened for writing, made, renamed or linked with success."""
    return {path for line in lines if _is_change(line) for path in _paths(line)}


def _is_change(line: str) -> bool:
    has_failed = re.search(r"\) += -1 ", line) is not None
    return not has_failed and (_WRITING.search(line) or _CHANGING.search(line)) is not None


def _paths(line: str) -> Iterator[str]:
    for found in _PATH.finditer(line):
        folder, path = found[1] or found[2] or "", found[3]
        yield path if path.startswith("/") or not folder else f"{folder.rstrip('/')}/{path}"
