"""`pega6 --selftest`: does this installation work? Whole matches in real windows, and what was found of its parts.

Owns the player of these matches, what is checked afterwards, and the report. Must not reach behind the screens: the
player chooses from the list of moves, as anybody could.
"""

import sys
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from types import MappingProxyType

from msgspec.structs import replace
from PySide6.QtGui import QFontDatabase

from pega6_desktop import __version__
from pega6_desktop.app.assets import Assets, locate, qt_plugins, qt_translations
from pega6_desktop.app.hidden import Visitor, house
from pega6_desktop.app.i18n import Translations
from pega6_desktop.app.program import Folders, Program
from pega6_desktop.core.errors import CodedError
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.record import GameRecord, SeatInfo
from pega6_desktop.records.replay import replay
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.screens.common.plan import BOT_NAMES, TablePlan, match_of
from pega6_desktop.ui.screens.common.preferences import Preferences
from pega6_desktop.ui.shell.screens import Screens
from pega6_desktop.ui.table.turns.acts import PLAYING
from pega6_desktop.ui.words.messages import own_word

DEAL = "1906"

Entry = tuple[str, str]
"""Game and variant."""

FINAL_HASHES: Mapping[Entry, str] = MappingProxyType(
    {
        ("pega6", "base"): "510bd70a6231ac8ea17f25bd10c6c8a7ea5f263818dd0fd975458fe2ddc97cae",
        ("pega6", "pro"): "a67176d6b47b99a9887c418c997cf4730c03f90881f00cdd294b7651f088f806",
        ("pega6", "special"): "8c0e7ab0dd6970648e8d6eb19cb9a7a5e79fa0ee3113cf0c96ab74748d375aac",
        ("no_thanks", "base"): "2ba1494111fcc863b16803f2129b02cdb98bc320b1d2bf578bcaff7b99e289b2",
        ("no_thanks", "tiger"): "7ec91ccfc7fb7de1764bc7df1799ea42d47dd8d4b651686001216b4e6e1e2948",
        ("no_thanks", "tactical"): "3190b1faad2aa24f6a80bf2de80d3b5127c5188c53039c3c046bf9b0279889c2",
        ("qwixx_cards", "base"): "74a926d14663b80f2e78200785db597614fdfb93caa51a892bbc7674caef7292",
    }
)
"""How the match of each entry of the catalog ends on every machine; a change of rules or bots changes them."""


def run() -> int:
    """Play, check, report; 0 when everything is as it should be."""
    assets = locate()
    with house(assets, Preferences(theme="light", tempo="off")) as home:
        test = SelfTest(home.program)
        home.receive(test)
        return _report([*_parts(assets), *_qt_words(assets), *test.troubles, *_matches(home.folders, test.played)])


class SelfTest(Visitor):
    """Plays a match of every entry that has a board, one by one; ends when all are played or one went wrong."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._waiting = [(game, variant) for game, board in BOARDS.items() for variant in board.variants]
        self.troubles: list[str] = []
        self.played: dict[Entry, str] = {}
        """The id of the match of each entry that was played to its end."""

    def begin(self) -> None:
        """The match of the next entry."""
        game, variant = self._waiting[0]
        plan = _plan(game, variant)
        # By the id the bots decide where they leave it to chance: it is the same every time.
        match = replace(match_of(plan, own_word()), match_id=f"selftest-{game}-{variant}")
        self._window.go_on_with(match, plan.deal)

    def start(self) -> None:
        """First make every screen, whichever the matches will not come to."""
        screens = self._window.screens
        for name, made in vars(Screens).items():
            if isinstance(made, cached_property):
                try:
                    getattr(screens, name)
                except Exception as error:  # noqa: BLE001 - whatever it is, it belongs into the report
                    self.troubles.append(f"TROUBLE screen {name}: {type(error).__name__}: {error}")
        super().start()

    def take_turn(self) -> None:
        """The move in the middle of the list."""
        presenter, moves = self._table.presenter, self._table.models.moves.items
        if moves and presenter.stage in PLAYING:
            presenter.submit_move(moves[len(moves) // 2].move)

    def leave_match(self) -> None:
        """On to the next entry, or the end."""
        match = self._window.controller.match
        if match is not None:
            self.played[self._waiting.pop(0)] = match.match_id
        if self._waiting:
            self.begin()
        else:
            self._end()

    def fail(self, reason: str) -> None:
        """Keep the reason for the report, of a traceback the last line, and end."""
        self.troubles.append(f"TROUBLE {reason.splitlines()[-1]}")
        self._end()

    def _end(self) -> None:
        self._limit.stop()
        self.ended.emit(0)


def _plan(game: str, variant: str) -> TablePlan:
    """Three seats and, where the length can be agreed, one round."""
    bots = tuple(SeatInfo(name=name, kind="bot", level="careful", avatar=i) for i, name in enumerate(BOT_NAMES[:2], 1))
    rules = GAMES[game].variants[variant].house_rules
    options = tuple((rule.key, 1) for rule in rules if rule.key in ("fixedRounds", "rounds"))
    seats = (SeatInfo(name="", kind="human"), *bots)
    return TablePlan(game=game, variant=variant, seats=seats, options=options, deal=DEAL)


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
        "ways to open windows": len(_platforms()),
    }
    yield from (f"{'ok     ' if count else 'TROUBLE'} {name}: {count} found" for name, count in found.items())


def _qt_words(assets: Assets) -> Iterator[str]:
    """Whether Qt's own dialogs speak every language of the program."""
    folder = qt_translations()
    codes = [language.code for language in Translations(assets).available()]
    silent = [code for code in codes if not (folder / f"qtbase_{code}.qm").is_file()]
    if silent:
        yield f"TROUBLE Qt's own dialogs do not speak {', '.join(silent)}"
    else:
        yield f"ok      Qt's own dialogs: {len(codes)} languages"


def _platforms() -> list[Path]:
    folder = qt_plugins() / "platforms"
    return list(folder.iterdir()) if folder.is_dir() else []


def _report(lines: list[str]) -> int:
    """Every line, then one that sums them up; the exit code."""
    troubles = sum(line.startswith("TROUBLE") for line in lines)
    verdict = f"{troubles} in trouble" if troubles else "everything works"
    sys.stdout.write("\n".join([*lines, f"Pega 6 {__version__}: {verdict}", ""]))
    return 1 if troubles else 0
