"""The shared libraries Qt expects from a Linux system.

Owns the list and the Debian package of each; tests/packaging compares it with what the installed Qt really loads.
Must run on the standard library alone, because it is asked before anything is installed. Other systems need nothing.
"""

import ctypes
import sys
from collections.abc import Iterable, Mapping
from types import MappingProxyType

BASE: Mapping[str, str] = MappingProxyType(
    {
        # Drawing, with or without a display.
        "libEGL.so.1": "libegl1",
        "libGL.so.1": "libgl1",
        "libX11.so.6": "libx11-6",
        "libdbus-1.so.3": "libdbus-1-3",
        "libfontconfig.so.1": "libfontconfig1",
        "libfreetype.so.6": "libfreetype6",
        "libglib-2.0.so.0": "libglib2.0-0",
        "libgthread-2.0.so.0": "libglib2.0-0",
        "libstdc++.so.6": "libstdc++6",
        "libxkbcommon.so.0": "libxkbcommon0",
        "libz.so.1": "zlib1g",
        "libzstd.so.1": "libzstd1",
        # Qt's network module, which its translation compiler loads.
        "libbrotlicommon.so.1": "libbrotli1",
        "libbrotlidec.so.1": "libbrotli1",
        "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    }
)
"""Library to Debian package: what every start needs."""

X11: Mapping[str, str] = MappingProxyType(
    {
        "libX11-xcb.so.1": "libx11-xcb1",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-glx.so.0": "libxcb-glx0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-render.so.0": "libxcb-render0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-shm.so.0": "libxcb-shm0",
        "libxcb-sync.so.1": "libxcb-sync1",
        "libxcb-util.so.1": "libxcb-util1",
        "libxcb-xfixes.so.0": "libxcb-xfixes0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        "libxcb.so.1": "libxcb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    }
)
"""Library to Debian package: what windows on X11 need beside `BASE`. A Wayland desktop brings its own."""

SOUND: Mapping[str, str] = MappingProxyType({"libpulse.so.0": "libpulse0"})
"""Library to Debian package: what the loudspeakers need. Without it the table is silent and nothing else."""

WAYLAND: Mapping[str, str] = MappingProxyType(
    {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
        "libwayland-egl.so.1": "libwayland-egl1",
    }
)
"""Library to Debian package: what windows on Wayland need. A Wayland desktop has them; without them Qt asks X11."""

ALL: Mapping[str, str] = MappingProxyType({**BASE, **X11})

EVERY: Mapping[str, str] = MappingProxyType({**ALL, **WAYLAND, **SOUND})
"""Library to Debian package: all that any part of the program may load."""


def missing(wanted: Iterable[str] = ALL) -> tuple[str, ...]:
    """Those of the `wanted` libraries that this machine does not have, by the name the loader looks for."""
    if not sys.platform.startswith("linux"):
        return ()
    return tuple(name for name in wanted if not _is_loadable(name))


def install_command(libraries: Iterable[str]) -> str:
    """The shell command that brings `libraries` to a Debian or Ubuntu."""
    return f"sudo apt-get update && sudo apt-get install {' '.join(packages(libraries))}"


def packages(libraries: Iterable[str]) -> tuple[str, ...]:
    """The Debian packages that hold `libraries`, each once, in the alphabet's order."""
    return tuple(sorted({EVERY[name] for name in libraries}))


def _is_loadable(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True
