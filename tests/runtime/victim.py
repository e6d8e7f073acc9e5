"""A program that plays a match of bots and says each move once it is acknowledged; made to be killed.

python -m tests.runtime.victim FOLDER HOW [GAME]. HOW: ``play`` to the end and wait; ``leave`` while a bot thinks,
without shutting down; ``stubborn``: shut down while a bot thinks that does not give way; ``raise`` an error while a bot
thinks. GAME: which one is played, the first of the catalog without a word.
"""

import sys
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.record import GameRecord
from pega6_desktop.runtime import client as client_module
from pega6_desktop.runtime.client import Client
from pega6_desktop.runtime.messages import Opened, UnfinishedMatch, Update
from pega6_desktop.runtime.process import share_the_machine
from tests.runtime.chair import begin as begin_match
from tests.runtime.desk import Slow, Stubborn, levels_with, record

LONG = 60.0


def match(game: str) -> GameRecord:
    """The match that is played."""
    pega6 = record("bbbb", seed=99, options={"fixedRounds": 3}, level="careful")
    if game == pega6.game:
        return pega6
    return replace(pega6, game=game, options=GAMES[game].setup("base", {}, 4, 99).options)


def say(line: str) -> None:
    """One line, at once."""
    print(line, flush=True)


def play(folder: Path, game: str) -> None:
    """Go on with the match, or begin it; say what is seen where it stands and ``+`` for every move."""
    client = Client(folder)
    is_deal_due = False

    def begin(found: UnfinishedMatch | None) -> None:
        client.unfinished.disconnect()
        if found is None:
            begin_match(client, match(game), viewer=None)
        else:
            client.begin(found.header, viewer=None)

    def opened(message: Opened) -> None:
        nonlocal is_deal_due
        is_deal_due = not message.is_resumed
        say(f"opened {message.observation!r}")

    def updated(message: Update) -> None:
        nonlocal is_deal_due
        if not is_deal_due:
            say("+")
        is_deal_due = False
        if message.steps[-1].observation.score.outcome is not None:
            say("over")

    client.unfinished.connect(begin)
    client.opened.connect(opened)
    client.updated.connect(updated)
    client.failed.connect(lambda failed: say(f"failed {failed!r}"))
    client.noticed.connect(lambda notice: say(f"noticed {notice!r}"))
    client.start()
    QCoreApplication.exec()


def think(folder: Path, how: str) -> None:
    """Begin a match with a bot that thinks for ever, and end the program in a bad moment."""
    bot = Stubborn(LONG) if how == "stubborn" else Slow()
    client = Client(folder, levels=levels_with(restless=bot))
    client.start()
    begin_match(client, record("hbb", level="restless"))
    bot.has_begun.wait(LONG)
    if how == "raise":
        raise SystemExit("something else broke")
    if how == "stubborn":
        client_module.STOP_LIMIT_MS = 100
        say(f"stopped: {client.shut_down()}")
        sys.stdout.write("the last word\n")


if __name__ == "__main__":
    share_the_machine()
    application = QCoreApplication([])
    if sys.argv[2] == "play":
        play(Path(sys.argv[1]), sys.argv[3] if len(sys.argv) > 3 else next(iter(GAMES)))
    else:
        think(Path(sys.argv[1]), sys.argv[2])
