"""What the worker's work loads, in a process that has loaded what the program has once its window can be used.

Prints the names of the libraries, one a line. ``python -m tests.runtime.libraries FOLDER``
"""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pega6_desktop.app.main  # noqa: F401 - everything the program has loaded by then
from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.catalog import LEVELS, wake
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.refuge import open_anywhere


def think() -> None:
    """One answer of every level in every variant."""
    for game in GAMES.values():
        for variant in game.variants.values():
            state = game.initial(game.setup(variant.id, {}, variant.min_seats, 1))
            for event in game.opening(state):
                state = game.evolve(state, event)
            seen = game.observe(state, game.to_act(state)[0])
            for bot in LEVELS[game.id].values():
                bot.choose(seen, ThinkBudget(worlds=2), "key")


def note(event: str, words: tuple[object, ...]) -> None:
    """Audit hook: an import says here which file it loads."""
    if event == "import" and isinstance(words[1], str) and words[1].endswith(tuple(EXTENSION_SUFFIXES)):
        print(words[0])


if __name__ == "__main__":
    wake()
    sys.addaudithook(note)
    open_anywhere(Path(sys.argv[1])).store.close()
    think()
