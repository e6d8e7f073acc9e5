"""`pega6 --selftest`: does this installation work? Whole matches in real windows, and what was found of its parts.

Owns the player of these matches, what is checked afterwards, and the report. Must not reach behind the screens: the
player chooses from the list of moves, as anybody could.
"""

import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QFontDatabase

from pega6_desktop import __version__
from pega6_desktop.app.assets import Assets, locate
from pega6_desktop.app.i18n import Translations
from pega6_desktop.app.logging import ProgramLog
from pega6_desktop.app.main import make_application
from pega6_desktop.app.program import Folders, Program
from pega6_desktop.app.settings import SettingsFile
from pega6_desktop.core.errors import CodedError
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.record import GameRecord, SeatInfo
from pega6_desktop.records.replay import replay
from pega6_desktop.runtime.messages import Failed
from pega6_desktop.ui.screens.plan import BOT_NAMES, TablePlan
from pega6_desktop.ui.screens.preferences import Preferences

SEED = 1906
LIMIT_MS = 120_000
AT_ONCE = {"slow": 0, "normal": 0, "fast": 0, "off": 0}

Entry = tuple[str, str]
"""Game and variant."""

FINAL_HASHES: Mapping[Entry, str] = MappingProxyType(
    {
        ("pega6", "base"): "a6a3f3a888a3b5c71375b84dedb7525206c3fb087886da5dc5a3d3695ce04e97",
        ("pega6", "pro"): "102ff82e16881626390705268a0bafa06849045c8dc3e4ed2f4bc3cd705c9662",
        ("pega6", "special"): "c1750935d9a0b600d691dc2c8b0548d5b7a0f6f5df04d872b86f55c0ca62c793",
    }
)
"""How the match of each entry of the catalog ends on every machine; a change of rules or bots changes them."""


def run() -> int:
    """Play, check, report; 0 when everything is as it should be."""
    assets = locate()
    with tempfile.TemporaryDirectory(prefix="pega6-selftest-") as place:
        folders = Folders(Path(place) / "settings", Path(place) / "matches", Path(place) / "log")
        SettingsFile(folders.settings / "settings.json").save(Preferences(theme="light", tempo="off"))
        log = ProgramLog(folders.log)
        log.start()
        try:
            application = make_application(assets)
            program = Program(assets, folders, log, pauses=AT_ONCE)
            test = SelfTest(program)
            test.ended.connect(application.exit)
            test.start()
            application.exec()
            program.window.close()
            return _report([*_parts(assets), *test.troubles, *_matches(folders, test.played)])
        finally:
            log.close()


class SelfTest(QObject):
    """Plays one match of every entry, one after the other; ``ended`` when all are played or one went wrong."""

    ended = Signal(int)

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program, self._window = program, program.window
        self._waiting = [(game, variant) for game in GAMES for variant in GAMES[game].variants]
        self._table = program.window.rooms.table
        self.troubles: list[str] = []
        self.played: dict[Entry, str] = {}
        """The id of the match of each entry that was played to its end."""
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._play)
        self._limit = QTimer(self, singleShot=True, interval=LIMIT_MS)
        self._limit.timeout.connect(lambda: self._end("TROUBLE a match did not end in time"))
        self._table.presenter.action_changed.connect(self._turn.start)
        self._table.presenter.gate.connect(self._turn.start)
        self._table.area.settled.connect(self._turn.start)
        program.client.failed.connect(self._on_failed)

    def start(self) -> None:
        """Open the window and begin."""
        self._program.start()
        self._next()

    def _next(self) -> None:
        if not self._waiting:
            self._end()
            return
        self._limit.start()
        game, variant = self._waiting[0]
        self._window.play(_plan(game, variant))

    def _play(self) -> None:
        rooms, presenter, moves = self._window.rooms, self._table.presenter, self._table.models.moves.items
        if self._window.screen_shown is rooms.made("round_result"):
            rooms.round_result.next_button.click()
        elif self._window.screen_shown is rooms.made("match_result"):
            record = self._window.course.record
            if record is not None:
                self.played[self._waiting.pop(0)] = record.match_id
            self._next()
        elif moves and presenter.stage not in ("moving", "sent", "gate", "waiting"):
            presenter.submit_move(moves[len(moves) // 2].move)

    def _on_failed(self, failed: Failed) -> None:
        self._end(f"TROUBLE {failed.code}: {failed.detail}")

    def _end(self, *troubles: str) -> None:
        self._limit.stop()
        self.troubles.extend(troubles)
        self.ended.emit(0)


def _plan(game: str, variant: str) -> TablePlan:
    """Three seats and, where the length can be agreed, one round."""
    bots = tuple(SeatInfo(name=name, kind="bot", level="careful", avatar=i) for i, name in enumerate(BOT_NAMES[:2], 1))
    rules = {rule.key for rule in GAMES[game].variants[variant].house_rules}
    options = (("fixedRounds", 1),) if "fixedRounds" in rules else ()
    seats = (SeatInfo(name="", kind="human"), *bots)
    return TablePlan(game=game, variant=variant, seats=seats, options=options, seed=SEED)


def _matches(folders: Folders, played: Mapping[Entry, str]) -> Iterator[str]:
    """What the store and the rules say of the matches that were played."""
    store, _ = open_store(folders.matches)
    try:
        for game, variant in FINAL_HASHES:
            match_id = played.get((game, variant))
            if match_id is None:
                yield f"TROUBLE {game} {variant}: not played"
            else:
                yield _verdict((game, variant), store.load(match_id))
    finally:
        store.close()


def _verdict(entry: Entry, record: GameRecord) -> str:
    name = " ".join(entry)
    try:
        hash_now = replay(record).hash
    except CodedError as error:
        return f"TROUBLE {name}: {error.code}"
    if hash_now != FINAL_HASHES[entry]:
        return f"TROUBLE {name}: ended in {hash_now}, not in {FINAL_HASHES[entry]}"
    return f"ok      {name}: {len(record.moves)} moves, final hash {hash_now[:12]}"


def _parts(assets: Assets) -> Iterator[str]:
    """What was found of art, sounds, fonts, themes and translations."""
    families = {family for family in QFontDatabase.families() if family.startswith("Bricolage")}
    found = {
        "cards": len(list(assets.cards.glob("*.svg"))),
        "sounds": len(list(assets.sounds.glob("*.wav"))),
        "fonts": len(list(assets.fonts.glob("*.ttf"))) if families else 0,
        "themes": len(list(assets.themes.glob("*.json"))),
        "translations": len(Translations(assets).available()),
    }
    yield from (f"{'ok     ' if count else 'TROUBLE'} {name}: {count} found" for name, count in found.items())


def _report(lines: list[str]) -> int:
    """Every line, then one that sums them up; the exit code."""
    troubles = sum(line.startswith("TROUBLE") for line in lines)
    verdict = f"{troubles} in trouble" if troubles else "everything works"
    sys.stdout.write("\n".join([*lines, f"Pega 6 {__version__}: {verdict}", ""]))
    return 1 if troubles else 0
