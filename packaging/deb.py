"""The Debian package made of the frozen program.

Owns what lies where on a Debian system. Must not know how the program is frozen.
"""

import gzip
import os
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from xml.sax.saxutils import escape

import bundle
import shared_objects
import stamps
from dev_checkout import ROOT, Problem, clean_environment

sys.path.insert(0, str(ROOT))  # the program's stdlib-only modules

from pega6_desktop.app import system_libraries

LINUX = ROOT / "packaging" / "linux"
TREE = ROOT / "build" / "deb"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
MOST_NEWS = 8
CONTROL = """Package: pega6
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: The Pega 6 team <pega6@users.noreply.github.com>
Installed-Size: {kilobytes}
Depends: libc6 (>= {libc}), {depends}
Recommends: {recommends}
Homepage: https://github.com/pega6/pega6-desktop
Description: card game Pega em 6! with the family or bots
 Play the card game Pega em 6! (6 nimmt!, 6 qui prend!, Take 5), two to ten
 players, against bots of measured strength or with several people at one
 screen, on a table that explains its rules. In the same box: No Thanks! and
 Qwixx Cards.
 .
 With the mouse, with the keyboard alone or with a screen reader; in English,
 Portuguese, Spanish, French and German. Every match is saved move by move and
 can be watched again. It needs no network and opens no connection.
"""
COPYRIGHT = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Pega 6
Source: https://github.com/pega6/pega6-desktop

Files: *
Copyright: 2026 The Pega 6 Desktop authors
License: Expat

Files: usr/lib/pega6/_internal/*
Copyright: their authors, named in /usr/share/doc/pega6/LICENSES.txt.gz
License: several
Comment: Python (PSF-2), Qt for Python (LGPL-3), numpy (BSD-3-clause), the
 letters (OFL-1.1) and other parts lie here as their makers built them. Each
 part is named with the whole text of its licence in the file above.

License: Expat
{licence}

License: several
 /usr/share/doc/pega6/LICENSES.txt.gz
"""
CHANGELOG = """pega6 ({version}) stable; urgency=medium

  * Release {version}. What is new for players: /usr/share/doc/pega6/NEWS.md.gz

 -- The Pega 6 team <pega6@users.noreply.github.com>  {moment}
"""


def name() -> Path:
    """Where the package of this machine's kind lies."""
    return bundle.DIST / f"pega6_{stamps.version()}_{ARCHITECTURES[os.uname().machine]}.deb"


def build() -> Path:
    """Make the package of the frozen program in dist. Raises Problem where dpkg-deb is missing or fails."""
    if shutil.which("dpkg-deb") is None:
        raise Problem("The Debian package is built with dpkg-deb, which is not on this system.")
    shutil.rmtree(TREE, ignore_errors=True)
    _lay_out()
    architecture = ARCHITECTURES[os.uname().machine]
    package = name()
    (TREE / "DEBIAN").mkdir()
    (TREE / "DEBIAN" / "control").write_text(_control(architecture), "utf-8")
    environment = clean_environment() | {"SOURCE_DATE_EPOCH": str(stamps.commit_time())}
    command: list[str | Path] = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", TREE, package]
    built = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if built.returncode != 0:
        raise Problem(f"dpkg-deb could not build the package:\n{built.stderr.strip()}")
    return package


def _lay_out() -> None:
    share = TREE / "usr" / "share"
    shutil.copytree(bundle.FOLDER, TREE / "usr" / "lib" / "pega6", symlinks=True)
    (TREE / "usr" / "games").mkdir()
    (TREE / "usr" / "games" / "pega6").symlink_to("../lib/pega6/pega6")
    _put(share / "applications" / "pega6.desktop", (LINUX / "pega6.desktop").read_bytes())
    _put(share / "mime" / "packages" / "pega6.xml", (LINUX / "pega6-mime.xml").read_bytes())
    metainfo = "io.github.pega6.Pega6.metainfo.xml"
    _put(share / "metainfo" / metainfo, _stamped(LINUX / f"{metainfo}.in"))
    _put(share / "man" / "man6" / "pega6.6.gz", gzip.compress(_stamped(LINUX / "pega6.6"), mtime=0))
    documents = share / "doc" / "pega6"
    _put(documents / "copyright", COPYRIGHT.format(licence=_indented((ROOT / "LICENSE").read_text("utf-8"))).encode())
    _put(documents / "LICENSES.txt.gz", gzip.compress(bundle.LICENCES.read_bytes(), mtime=0))
    _put(documents / "changelog.gz", gzip.compress(_changelog(), mtime=0))
    _put(documents / "NEWS.md.gz", gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0))
    _put(share / "lintian" / "overrides" / "pega6", (LINUX / "lintian-overrides").read_bytes())
    for icon in bundle.ICONS.glob("pega6-*.png"):
        size = icon.stem.rpartition("-")[2]
        _put(share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / "pega6.png", icon.read_bytes())
    drawing = (ROOT / "resources" / "icons" / "pega6.svg").read_bytes()
    _put(share / "icons" / "hicolor" / "scalable" / "apps" / "pega6.svg", drawing)


def _indented(text: str) -> str:
    """As paragraphs of a Debian control file."""
    return "\n".join(f" {line}" if line.strip() else " ." for line in text.strip().splitlines())


def _changelog() -> bytes:
    moment = format_datetime(datetime.fromtimestamp(stamps.commit_time(), UTC))
    return CHANGELOG.format(version=stamps.version(), moment=moment).encode()


def _put(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    file.chmod(0o644)


def _stamped(file: Path) -> bytes:
    facts = {"@VERSION@": stamps.version(), "@DATE@": stamps.commit_day(), "@NEWS@": _news()}
    text = file.read_text("utf-8")
    for name, fact in facts.items():
        text = text.replace(name, fact)
    return text.encode()


def _news() -> str:
    """What the change log says first of this version, as AppStream has it: English, with Portuguese beside each."""
    portuguese, _, english = (ROOT / "CHANGELOG.md").read_text("utf-8").partition("\n# English\n")
    told = [_first_news(part, stamps.version()) for part in (english, portuguese)]
    lines = [f'<li>{here}</li><li xml:lang="pt-BR">{there}</li>' for here, there in zip(*told, strict=False)]
    return f"        <ul>{''.join(lines)}</ul>"


def _first_news(part: str, version: str) -> list[str]:
    """The first entries below the heading of the version, ready for XML. Raises Problem where it has none."""
    found = re.search(rf"^## {re.escape(version)}\b.*?(?=^## |\Z)", part, re.MULTILINE | re.DOTALL)
    entries = re.findall(r"^- (.*?)(?=^- |^#|^---|\n\n|\Z)", found[0], re.MULTILINE | re.DOTALL) if found else []
    if not entries:
        raise Problem(f"CHANGELOG.md says nothing of {version} in one of its languages.")
    return [escape(" ".join(entry.replace("`", "").split())) for entry in entries[:MOST_NEWS]]


def _control(architecture: str) -> str:
    kilobytes = sum(file.lstat().st_size for file in TREE.rglob("*") if file.is_file()) // 1024
    return CONTROL.format(
        version=stamps.version(),
        architecture=architecture,
        kilobytes=kilobytes,
        libc=shared_objects.glibc(bundle.FOLDER),
        depends=", ".join(system_libraries.packages(system_libraries.ALL)),
        recommends=", ".join(system_libraries.packages([*system_libraries.SOUND, *system_libraries.WAYLAND])),
    )
