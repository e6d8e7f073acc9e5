"""``python -m pega6_desktop.arena``: tournaments; ``... fit`` refits nets, ``... rate`` rates the levels,
``... lengths`` measures matches.

Owns the course of the command, its output and its exit code.
"""

import sys
from collections.abc import Sequence

from pega6_desktop.arena import arguments, report
from pega6_desktop.arena.arguments import Asked, Refused
from pega6_desktop.arena.executors import NoCluster, executor
from pega6_desktop.arena.play_table import Played
from pega6_desktop.arena.players import UnknownPlayer, player
from pega6_desktop.arena.progress import bar, silence
from pega6_desktop.arena.statistics import standings
from pega6_desktop.arena.tournament import Stopped, Tournament, run, whole_deals

CANNOT_PLAY = 2
"""Exit code when the line-up or the house rules cannot be played; the sentence on stderr says why."""

CANNOT_WRITE = 1
"""Exit code when a file asked for could not be written; the table was printed."""

STOPPED = 130
"""Exit code after Ctrl+C, as shells have it; whatever was measured by then is printed or written."""


def main(words: Sequence[str] | None = None) -> int:
    """Do what the words ask for and return the exit code."""
    words = sys.argv[1:] if words is None else words
    try:
        return _command(words)
    except (UnknownPlayer, NoCluster, Refused) as refusal:
        return _said(str(refusal), CANNOT_PLAY)
    except OSError as trouble:
        return _said(str(trouble), CANNOT_WRITE)
    except (Stopped, KeyboardInterrupt):
        return _said("stopped", STOPPED)


def _said(sentence: str, code: int) -> int:
    sys.stderr.write(f"pega6 arena: {sentence}\n")
    return code


def _command(words: Sequence[str]) -> int:
    if words and words[0] == "fit":
        from pega6_desktop.arena.fitting import command

        return command.main(words[1:])
    if words and words[0] == "rate":
        from pega6_desktop.arena import ladder

        return ladder.main(words[1:])
    if words and words[0] == "lengths":
        from pega6_desktop.arena import lengths

        return lengths.main(words[1:])
    return _tournament(arguments.parse(words))


def _tournament(asked: Asked) -> int:
    for name in asked.bots:
        player(asked.game, name)
    plan = arguments.plan(asked)
    code = 0
    try:
        with executor(asked.jobs, asked.scheduler) as pool:
            played = run(plan, pool, silence if asked.is_quiet else bar)
    except Stopped as stopped:
        played = whole_deals(stopped.played, len(plan.line_up))
        code = _said(f"stopped; {len(played)} tables are counted, the deals that were over", STOPPED)
    if played:
        _print(asked, plan, played)
    return code


def _print(asked: Asked, plan: Tournament, played: Sequence[Played]) -> None:
    table = standings(plan.line_up, played)
    sys.stdout.write(report.as_text(plan, table, played) + "\n")
    if asked.json is not None:
        asked.json.write_bytes(report.as_json(plan, table, played))
    if asked.csv is not None:
        asked.csv.write_text(report.as_csv(table), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
