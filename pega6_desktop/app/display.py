"""Is there a display to open windows on?

Owns the question and the sentence that answers no. Must run on the standard library alone and must not start Qt, which
would abort the process instead of answering.
"""

import ctypes
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

from pega6_desktop.app.command_words import say


def why_unusable(environment: Mapping[str, str] = os.environ) -> str | None:
    """Why no window can be opened, as a sentence; None when one can be."""
    if not sys.platform.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return None
    wayland, x11 = environment.get("WAYLAND_DISPLAY"), environment.get("DISPLAY")
    if not wayland and not x11:
        return say("There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set).")
    if (wayland and _wayland_answers(wayland, environment)) or (x11 and _x11_answers(x11)):
        return None
    named = ", ".join(f"{key}={value}" for key, value in (("WAYLAND_DISPLAY", wayland), ("DISPLAY", x11)) if value)
    return say("The display cannot be opened ({named}: nothing answers there).", named=named)


def _wayland_answers(name: str, environment: Mapping[str, str]) -> bool:
    """Connect to the compositor's socket: an absolute path, or a name in the user's run-time folder."""
    address = Path(environment.get("XDG_RUNTIME_DIR", "/")) / name
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as door:
        try:
            door.connect(os.fspath(address))
        except OSError:
            return False
    return True


def _x11_answers(name: str) -> bool:
    """Let the X library connect, so that the server's permission is asked too; without the library, no."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return False
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = (ctypes.c_char_p, ctypes.c_void_p)
    xcb.xcb_connection_has_error.argtypes = (ctypes.c_void_p,)
    xcb.xcb_disconnect.argtypes = (ctypes.c_void_p,)
    connection = xcb.xcb_connect(os.fsencode(name), None)
    has_error: int = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return has_error == 0
