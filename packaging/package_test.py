"""The packages tried out as a player would, in a bare Debian that has neither Python nor Qt: installed, played, opened
by file type, upgraded, removed; and the archive from a folder with an odd name.

Owns the steps and their lines of report. Must not know how the packages are made.
"""

import re
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import clean_root
import stamps
import traces
from clean_root import HOME, CleanRoot
from dev_checkout import ROOT, Problem, say

WORK = ROOT / "build" / "package-test"
DISPLAY = ":97"
STORE = f"{HOME}/.local/share/pega6/matches.sqlite3"
ODD = "/srv/Jogos da Família (ção, ü)"
TRACE = "/tmp/trace"
OLD_VERSION, OLD_FILE = "0.0.1", "/usr/lib/pega6/left-by-0.0.1.txt"
OWN_FOLDERS = tuple(f"{HOME}/{place}" for place in (".config", ".local/share", ".local/state", ".cache"))
"""What a desktop keeps for programs: settings, data, state and what can be made again."""

EVERYBODYS = ("/tmp", "/dev", "/proc", "/run")
TRICKS, PATIENCE_S = 10, 60.0


class PackageTest:
    """One run; every step raises Problem with what went wrong."""

    def __init__(self, deb: Path, archive: Path, release: str) -> None:
        self._deb, self._archive, self._release = deb, archive, release
        self._root = CleanRoot(WORK / "root")
        self._played: tuple[str, int] = ("", 0)

    def run(self) -> int:
        """Take every step in order up to the first that fails; the exit code."""
        begun = time.monotonic()
        steps: tuple[tuple[str, Callable[[], str]], ...] = (
            (f"bare Debian ({self._release}) without Python and Qt", self._make_root),
            ("lintian and the desktop's own tools have nothing to say", self._lint),
            ("the archive says what this system lacks", self._missing_libraries),
            ("apt installs the older version with all it needs", self._install_older),
            ("self test of the installed program", self._selftest),
            ("tools for the rest of the test", self._install_tools),
            ("a round played offline under Xvfb, nothing written elsewhere, no socket", self._play),
            ("apt upgrades to the new version, the data stays", self._upgrade),
            ("a .pega6 file opens by its type", self._open_by_type),
            ("the archive runs read-only from an odd folder", self._run_archive),
            ("remove and purge leave the player's data and nothing else", self._remove),
        )
        for name, step in steps:
            start = time.monotonic()
            try:
                detail = step()
            except Problem as problem:
                say(f"FAILED  {name} ({time.monotonic() - start:.0f} s)\n{problem}")
                return 1
            say(f"ok      {name} ({time.monotonic() - start:.0f} s): {detail}")
        say(f"The packages of Pega 6 {stamps.version()} work ({time.monotonic() - begun:.0f} s).")
        return 0

    # ---------------------------------------------------------------- steps

    def _make_root(self) -> str:
        base = WORK / self._release
        clean_root.make_base(base, _depends(self._deb), self._release)
        self._root = CleanRoot.copied(base, WORK / "root")
        shutil.copyfile(self._deb, self._root.inside("/srv/new.deb"))
        _make_older(self._deb, self._root.inside("/srv/old.deb"))
        self._refuse_python_and_qt()
        size = sum(file.lstat().st_size for file in self._root.inside("/usr").rglob("*") if file.is_file())
        return f"/usr of {size / 1e6:.0f} MB"

    def _lint(self) -> str:
        """Each of these tools of the building machine that is there; of lintian errors and warnings."""
        share = self._root.folder.with_name("share")
        shutil.rmtree(share, ignore_errors=True)
        subprocess.run(["dpkg-deb", "--extract", self._deb, share], check=True)
        page, entry = next(share.rglob("*.metainfo.xml")), next(share.rglob("*.desktop"))
        commands: tuple[list[str | Path], ...] = (
            ["lintian", "--allow-root", "--fail-on", "error,warning", self._deb],
            ["appstreamcli", "validate", "--no-net", "--pedantic", page],
            ["desktop-file-validate", entry],
        )
        there = [command for command in commands if shutil.which(str(command[0]))]
        for command in there:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                raise Problem(f"{command[0]} says:\n{done.stdout}{done.stderr}")
        return ", ".join(str(command[0]) for command in there) or "none of them is on this machine"

    def _missing_libraries(self) -> str:
        """Before anything is installed: no silent end, but the names and the command."""
        self._root.must(f"mkdir -p '{ODD}'")
        subprocess.run(["tar", "-xzf", self._archive, "-C", self._root.inside(ODD)], check=True)
        done = self._root.run(f"DISPLAY={DISPLAY} '{ODD}/pega6/pega6'", as_player=True)
        if done.code != 3 or "libxcb-cursor.so.0" not in done.said or "apt-get install" not in done.said:
            raise Problem(f"It ended with {done.code} and said:\n{done.said}")
        return f"exit code 3, {done.said.splitlines()[0][:60]}…"

    def _install_older(self) -> str:
        self._root.must("apt-get -qq install --yes --no-install-recommends /srv/old.deb")
        self._refuse_python_and_qt()
        self._root.must("apt-get -qq check")
        return self._installed_version(OLD_VERSION)

    def _selftest(self) -> str:
        said = self._root.must("cd / && pega6 --selftest", as_player=True, is_offline=True)
        said_version = self._root.must("pega6 --version", as_player=True).strip()
        if said_version != f"Pega 6 {stamps.version()}":
            raise Problem(f"--version says {said_version!r}")
        return said.strip().splitlines()[-1]

    def _install_tools(self) -> str:
        self._root.must(f"apt-get -qq install --yes --no-install-recommends {' '.join(clean_root.TOOLS)}")
        self._refuse_python_and_qt()
        return ", ".join(clean_root.TOOLS)

    def _play(self) -> str:
        strace = f"strace --follow-forks --seccomp-bpf --decode-fds=path --trace={traces.CALLS} --output={TRACE}"
        with self._display(), self._program(f"{strace} pega6", is_offline=True):
            self._keys("Return")
            for _ in range(TRICKS):
                self._keys("Right", "Return")
                time.sleep(2.5)
                self._keys("1", "Return")
                time.sleep(2.5)
            self._keys("ctrl+q")
        lines = self._root.inside(TRACE).read_text("utf-8", errors="replace").splitlines()
        _refuse_internet(lines)
        _refuse_foreign(lines)
        self._played = self._longest_match()
        if self._played[1] < TRICKS:
            raise Problem(f"Only {self._played[1]} moves were stored.")
        return f"{self._played[1]} moves stored, {len(lines)} calls looked at"

    def _upgrade(self) -> str:
        if not self._root.inside(OLD_FILE).is_file():
            raise Problem("The older version left no mark.")
        self._root.must("apt-get -qq install --yes --no-install-recommends /srv/new.deb")
        if self._root.inside(OLD_FILE).exists():
            raise Problem(f"{OLD_FILE} was left behind.")
        if self._longest_match() != self._played:
            raise Problem("The match played with the older version is not there any more.")
        return self._installed_version(stamps.version())

    def _open_by_type(self) -> str:
        file = f"{HOME}/Partida da Família.pega6"
        self._root.must(f"pega6 --demo /tmp/demo && cp /tmp/demo/match.json '{file}'", as_player=True)
        self._root.must(f"pega6 check '{file}'", as_player=True)
        kind = self._root.must(f"gio info --attributes=standard::content-type '{file}'", as_player=True)
        if "application/x-pega6-match" not in kind:
            raise Problem(f"The type of the file is told as:\n{kind}")
        asked = self._root.must("xdg-mime query default application/x-pega6-match", as_player=True).strip()
        if asked != "pega6.desktop":
            raise Problem(f"Files of this type belong to {asked!r}.")
        before = self._matches()
        with self._display():
            self._root.must(f"DISPLAY={DISPLAY} gio open '{file}' >/dev/null 2>&1", as_player=True)
            self._wait(self._is_open, "the window did not open")
            self._wait(lambda: self._matches() == before + 1, "the match was not taken in")
            self._keys("ctrl+q")
            self._wait(lambda: not self._is_running(), "the program did not end")
        return f"{kind.strip().splitlines()[-1].strip()}, {asked}, {before + 1} matches in the history"

    def _run_archive(self) -> str:
        self._root.must(f"chown -R root:root '{ODD}' && chmod -R a-w '{ODD}'")
        said = self._root.must(f"cd '{ODD}' && ./pega6/pega6 --selftest", as_player=True, is_offline=True)
        self._root.must(f"rm -r '{ODD}'")
        return said.strip().splitlines()[-1]

    def _remove(self) -> str:
        store = self._root.inside(STORE).read_bytes()
        self._root.must("apt-get -qq remove --yes pega6")
        self._root.must("dpkg --purge pega6")
        if self._root.inside(STORE).read_bytes() != store:
            raise Problem("The player's matches were changed.")
        left = self._root.must(
            f"find / -xdev -iname '*pega6*' -not -path '{HOME}/*' -not -path '/srv/*' -not -path '/tmp/*'"
        )
        if left.strip():
            raise Problem(f"Left behind:\n{left}")
        asked = self._root.must("xdg-mime query default application/x-pega6-match", as_player=True).strip()
        if asked:
            raise Problem(f"Files of its type still belong to {asked!r}.")
        return f"{len(store)} bytes of matches kept"

    # ---------------------------------------------------------------- what the steps share

    def _refuse_python_and_qt(self) -> None:
        told = self._root.must("dpkg-query --show --showformat='${db:Status-Abbrev} ${Package}\\n'").splitlines()
        names = [line.split()[-1] for line in told if line.startswith("ii")]
        installed = [name for name in names if re.match(r"(lib)?(python|qt)", name)]
        if installed or self._root.run("command -v python3 || command -v python").code == 0:
            raise Problem(f"The root is not bare: {', '.join(installed) or 'it has a Python'}.")

    def _installed_version(self, expected: str) -> str:
        version = self._root.must("dpkg-query --show --showformat='${Version}' pega6").strip()
        if version != expected:
            raise Problem(f"{version} is installed, not {expected}.")
        return f"pega6 {version}"

    @contextmanager
    def _display(self) -> Iterator[None]:
        server = self._root.start(f"Xvfb {DISPLAY} -screen 0 1280x800x24 -nolisten tcp")
        try:
            self._wait(self._root.inside(f"/tmp/.X11-unix/X{DISPLAY[1:]}").exists, "Xvfb did not start")
            yield
        finally:
            clean_root.stop(server)
            self._root.inside(f"/tmp/.X{DISPLAY[1:]}-lock").unlink(missing_ok=True)

    @contextmanager
    def _program(self, command: str, *, is_offline: bool) -> Iterator[None]:
        """The program with its window open; the block has to end it."""
        process = self._root.start(f"DISPLAY={DISPLAY} exec {command}", as_player=True, is_offline=is_offline)
        try:
            self._wait(self._is_open, "the window did not open")
            yield
            self._wait(lambda: process.poll() is not None, "the program did not end")
            if process.returncode != 0:
                raise Problem(f"The program ended with {process.returncode}.")
        finally:
            clean_root.stop(process)

    def _is_open(self) -> bool:
        return self._root.run(f"DISPLAY={DISPLAY} xdotool search --onlyvisible --name 'Pega 6'").code == 0

    def _is_running(self) -> bool:
        """Whether any process of this root is the program."""
        ours = self._root.inside("/usr/lib/pega6/pega6")
        return any(_is_program(place, ours) for place in Path("/proc").glob("[0-9]*"))

    def _keys(self, *keys: str) -> None:
        self._root.must(f"DISPLAY={DISPLAY} xdotool key --delay 300 {' '.join(keys)}")

    def _wait(self, is_so: Callable[[], bool], otherwise: str) -> None:
        end = time.monotonic() + PATIENCE_S
        while not is_so():
            if time.monotonic() > end:
                raise Problem(f"After {PATIENCE_S:.0f} s {otherwise}.")
            time.sleep(0.2)

    def _matches(self) -> int:
        return int(self._asked("SELECT count(*) FROM matches")[0])

    def _longest_match(self) -> tuple[str, int]:
        found = self._asked("SELECT match_id, count(*) AS moves FROM moves GROUP BY match_id ORDER BY moves DESC")
        return str(found[0]), int(found[1])

    def _asked(self, question: str) -> tuple[str | int, ...]:
        """The first row of an answer of the player's store, from a copy, because the program keeps it to itself."""
        copy = WORK / "store"
        shutil.rmtree(copy, ignore_errors=True)
        copy.mkdir()
        store = self._root.inside(STORE)
        for file in store.parent.glob(f"{store.name}*"):
            shutil.copyfile(file, copy / file.name)
        try:
            with closing(sqlite3.connect(copy / store.name)) as database:
                row: tuple[str | int, ...] | None = database.execute(question).fetchone()
        except sqlite3.Error as error:
            raise Problem(f"The player's matches cannot be read: {error}") from error
        if row is None:
            raise Problem("The player's matches are empty.")
        return row


def _depends(deb: Path) -> list[str]:
    """The packages this one depends on, without their versions."""
    told = subprocess.run(["dpkg-deb", "--field", deb, "Depends"], capture_output=True, text=True, check=True).stdout
    return [entry.split()[0] for entry in told.split(",")]


def _make_older(deb: Path, older: Path) -> None:
    """The same package under a lower version, with a file the new one does not have; quickly, so not packed."""
    tree = WORK / "older"
    shutil.rmtree(tree, ignore_errors=True)
    subprocess.run(["dpkg-deb", "--raw-extract", deb, tree], check=True)
    control = tree / "DEBIAN" / "control"
    text = re.sub(r"^Version: .*$", f"Version: {OLD_VERSION}", control.read_text("utf-8"), flags=re.MULTILINE)
    control.write_text(text, "utf-8")
    (tree / OLD_FILE.lstrip("/")).write_text("older\n", "utf-8")
    subprocess.run(["dpkg-deb", "-Znone", "--build", tree, older], stdout=subprocess.DEVNULL, check=True)
    shutil.rmtree(tree)


def _refuse_internet(lines: list[str]) -> None:
    sockets = traces.internet_sockets(lines)
    if sockets:
        raise Problem("It opened a socket of the internet:\n" + "\n".join(sockets[:5]))


def _refuse_foreign(lines: list[str]) -> None:
    written = traces.written(lines)
    if not any(path.startswith(OWN_FOLDERS) for path in written):
        raise Problem("Nothing written was seen at all, so nothing is proved.")
    parents = {f"{HOME}/.local", HOME}
    foreign = sorted(path for path in written - parents if not path.startswith((*OWN_FOLDERS, *EVERYBODYS)))
    if foreign:
        raise Problem("It wrote outside the folders a desktop keeps for programs:\n" + "\n".join(foreign[:10]))


def _is_program(process: Path, program: Path) -> bool:
    try:
        return (process / "exe").readlink() == program
    except OSError:
        return False
