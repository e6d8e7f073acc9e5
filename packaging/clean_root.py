"""A bare Debian without Python and Qt, made in a folder, and commands run in it.

Owns how it is made (once; each test gets a fresh copy), what it takes over from this machine (where packages come from,
and nothing else), and how a command gets in. Must not know what is tested. Needs root.
"""

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from dev_checkout import Problem, say

BARE = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"
RELEASES, MIRROR = ("bookworm", "trixie"), "http://deb.debian.org/debian"
"""Debian 12, which the packages must run on at least, and 13."""
TOOLS = ("xvfb", "xdotool", "strace", "xdg-utils", "shared-mime-info", "desktop-file-utils", "libglib2.0-bin")
"""What the tests use inside; none of it brings Python or Qt."""

PLAYER, HOME = "jogadora", "/home/jogadora"
_ID = 1000
_TAKEN_OVER = ("apt.conf.d", "auth.conf.d", "keyrings", "trusted.gpg.d")
_SOURCES = ("sources.list", "sources.list.d")
_NEEDS = ("debootstrap", "chroot", "unshare", "dpkg-deb")


@dataclass(frozen=True, slots=True)
class Done:
    """How a command ended, and all it said."""

    code: int
    said: str


def why_impossible() -> str | None:
    """What is missing for a clean root on this machine, as a sentence; None when nothing is."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "The package test makes a bare Debian in a folder and enters it, which only root may do: use sudo."
    missing = [name for name in _NEEDS if shutil.which(name) is None]
    return f"The package test needs {', '.join(missing)}. On Debian: apt-get install debootstrap" if missing else None


def make_base(base: Path, packages: Sequence[str], release: str) -> None:
    """Make the bare Debian of this release, with `packages` and the tools downloaded but not installed; quick when it
    is there.

    Raises Problem with the last words of what failed.
    """
    stamp = base.with_suffix(".made")
    wanted = " ".join([release, *TOOLS, *packages])
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return
    stamp.unlink(missing_ok=True)
    shutil.rmtree(base, ignore_errors=True)
    base.parent.mkdir(parents=True, exist_ok=True)
    say(f"Making a bare Debian ({release}) in {base}; it is kept for the next time")
    _must(subprocess.run(_debootstrap(base, release), capture_output=True, text=True, check=False))
    _take_over(base, release)
    root = CleanRoot(base)
    download = "apt-get -qq update && apt-get -qq install --download-only --yes --no-install-recommends"
    root.must(f"rm -f /etc/apt/apt.conf.d/docker-clean; {download} {' '.join([*TOOLS, *packages])}")
    root.must(f"useradd --create-home --uid {_ID} --shell /bin/bash {PLAYER}")
    stamp.write_text(wanted, "utf-8")


def _debootstrap(base: Path, release: str) -> list[str]:
    sources = [*Path("/etc/apt/sources.list.d").glob("*.sources"), *Path("/etc/apt").glob("sources.list")]
    told = "\n".join(file.read_text("utf-8") for file in sources)
    found = re.search(r"^(?:URIs: *|deb (?:\[[^]]*\] )?)(http\S*/debian)\b", told, re.MULTILINE)
    # Mounts of its own: whatever interrupts it, no folder of this machine stays mounted in there.
    command = ["unshare", "--mount", "debootstrap", "--variant=minbase", release]
    return [*command, os.fspath(base), found[1] if found else MIRROR]


def _take_over(base: Path, release: str) -> None:
    """Use the way this machine has to its packages, where it is a Debian; its sources where it is the same release."""
    told = Path("/etc/os-release").read_text("utf-8")
    if not re.search(r"^ID=debian$", told, re.MULTILINE):
        return
    names = (*_TAKEN_OVER, *(_SOURCES if f"VERSION_CODENAME={release}" in told else ()))
    places = [Path("/etc/apt") / name for name in names]
    for place in [*places, Path("/usr/share/keyrings"), Path("/etc/ssl/certs")]:
        if place.exists():
            copy = base / place.relative_to("/")
            copy.parent.mkdir(parents=True, exist_ok=True)
            subprocess.run(["cp", "-rL", "--no-target-directory", place, copy], stderr=subprocess.DEVNULL, check=False)
    shutil.copyfile("/etc/resolv.conf", base / "etc" / "resolv.conf")


@dataclass(frozen=True, slots=True)
class CleanRoot:
    """A Debian in `folder`. Each command gets mounts of its own, which are gone with it."""

    folder: Path

    @classmethod
    def copied(cls, base: Path, folder: Path) -> "CleanRoot":
        """A fresh copy of the bare Debian."""
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run(["cp", "-a", "--reflink=auto", base, folder], check=True)
        return cls(folder)

    def run(self, command: str, *, as_player: bool = False, is_offline: bool = False) -> Done:
        """Run a shell command inside, as root or as the player, perhaps without any network."""
        done = subprocess.run(
            self._words(command, as_player=as_player, is_offline=is_offline),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        return Done(done.returncode, done.stdout)

    def must(self, command: str, *, as_player: bool = False, is_offline: bool = False) -> str:
        """As run, and what was said; raises Problem when it fails."""
        done = self.run(command, as_player=as_player, is_offline=is_offline)
        if done.code != 0:
            raise Problem(f"{command}\nended with {done.code}:\n{_end_of(done.said)}")
        return done.said

    def start(self, command: str, *, as_player: bool = False, is_offline: bool = False) -> subprocess.Popen[bytes]:
        """As run, without waiting; end it with `stop`."""
        return subprocess.Popen(
            self._words(command, as_player=as_player, is_offline=is_offline),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def inside(self, place: str) -> Path:
        """Where an absolute path of the inside lies outside."""
        return self.folder / place.lstrip("/")

    def _words(self, command: str, *, as_player: bool, is_offline: bool) -> list[str]:
        mounts = " && ".join(
            f'mkdir -p "$1/{place}" && mount --rbind /{place} "$1/{place}"' for place in ("proc", "dev")
        )
        user = [f"--userspec={_ID}:{_ID}"] if as_player else []
        environment = {
            "HOME": HOME if as_player else "/root",
            "USER": PLAYER if as_player else "root",
            "PATH": BARE,
            "LANG": "C.UTF-8",
            "TERM": "dumb",
            "DEBIAN_FRONTEND": "noninteractive",
        }
        variables = [f"{key}={value}" for key, value in environment.items()]
        inner = ["chroot", *user, os.fspath(self.folder), "env", "-i", *variables, "/bin/bash", "-c", command]
        network = ["--net"] if is_offline else []
        script = f'{mounts} && shift && exec "$@"'
        return ["unshare", "--mount", *network, "/bin/sh", "-c", script, "sh", os.fspath(self.folder), *inner]


def stop(process: subprocess.Popen[bytes]) -> None:
    """End what was started, with everything it started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
    process.wait()


def _must(done: subprocess.CompletedProcess[str]) -> None:
    if done.returncode != 0:
        raise Problem(f"{done.args[0]} failed:\n{_end_of(done.stdout + done.stderr)}")


def _end_of(said: str) -> str:
    return "\n".join(said.strip().splitlines()[-15:])
