"""``python -m pega6_desktop.arena``: tournaments; ``... fit`` refits nets, ``... rate`` rates the levels,
``... lengths`` measures matches.

Owns the course of the command, its output and its exit code.
"""

import sys
from collections.abc import Sequence

from pega6_desktop.arena import arguments, report
from pega6_desktop.arena.arguments import Asked
from pega6_desktop.arena.executors import NoCluster, executor
from pega6_desktop.arena.players import UnknownPlayer, player
from pega6_desktop.arena.progress import bar, silence
from pega6_desktop.arena.statistics import standings
from pega6_desktop.arena.tournament import run
from pega6_desktop.core.errors import IllegalSetup

CANNOT_PLAY = 2
"""Exit code when the line-up or the house rules cannot be played; the sentence on stderr says why."""


def main(words: Sequence[str] | None = None) -> int:
    """Play what the words ask for, print the table and return the exit code."""
    words = sys.argv[1:] if words is None else words
    if words and words[0] == "fit":
        from pega6_desktop.arena.fitting import command

        return command.main(words[1:])
    if words and words[0] == "rate":
        from pega6_desktop.arena import ladder

        return ladder.main(words[1:])
    if words and words[0] == "lengths":
        from pega6_desktop.arena import lengths

        return lengths.main(words[1:])
    asked = arguments.parse(words)
    try:
        _tournament(asked)
    except (IllegalSetup, UnknownPlayer, NoCluster) as refusal:
        sys.stderr.write(f"pega6 arena: {refusal}\n")
        return CANNOT_PLAY
    return 0


def _tournament(asked: Asked) -> None:
    for name in asked.bots:
        player(asked.game, name)
    plan = arguments.plan(asked)
    plan.sittings()
    with executor(asked.jobs, asked.scheduler) as pool:
        played = run(plan, pool, silence if asked.is_quiet else bar)
    table = standings(plan.line_up, played)
    sys.stdout.write(report.as_text(plan, table, played) + "\n")
    if asked.json is not None:
        asked.json.write_bytes(report.as_json(plan, table, played))
    if asked.csv is not None:
        asked.csv.write_text(report.as_csv(table), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
