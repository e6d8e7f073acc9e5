"""Starts the program: `pega6`, or `python -m pega6_desktop`; with the word `arena`, a tournament of bots instead, with
the word `check`, a look at files of matches.

Owns the order of the start: words, then the machine, then Qt. Must not import Qt before that, so that `--version` and
the sentence about a missing library come on a machine where Qt cannot be loaded.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec

from pega6_desktop.app import arguments, display, plain_dialog, system_libraries
from pega6_desktop.app.arguments import Arguments
from pega6_desktop.app.command_words import say
from pega6_desktop.runtime import process

CANNOT_START = 3
"""Exit code when the machine lacks what the program needs; the sentence on stderr says what."""


def main(words: Sequence[str] | None = None) -> int:
    """Run the program with the words of the command line and return its exit code."""
    words = sys.argv[1:] if words is None else words
    if list(words[:1]) == ["arena"]:
        from pega6_desktop.arena.__main__ import main as compete

        return compete(words[1:])
    if list(words[:1]) == ["check"]:
        return _check(arguments.files_to_check(words[1:]))
    asked = arguments.parse(words)
    problem = _machine_problem(asked)
    if problem:
        print(problem, file=sys.stderr)
        if _opens_windows(asked):
            plain_dialog.show(problem)
        return CANNOT_START
    process.share_the_machine()
    if asked.is_selftest:
        return _test_oneself()
    return _play(asked) if asked.demo_folder is None else _demonstrate(asked)


def _check(files: Sequence[str]) -> int:
    problem = _missing_qt()
    if problem:
        print(problem, file=sys.stderr)
        return CANNOT_START
    from pega6_desktop.app import checking

    return checking.run(files)


def _missing_qt() -> str | None:
    if find_spec("PySide6") is not None:
        return None
    lacking = say("Pega 6 cannot start: {python} has no PySide6.", python=sys.executable)
    if getattr(sys, "frozen", False):
        return f"{lacking}\n{say('The installation is damaged: install Pega 6 again.')}"
    advice = say("In a checkout, this command brings everything and starts:")
    return f"{lacking}\n{advice}\n  python3 packaging/dev.py play"


def _machine_problem(asked: Arguments) -> str | None:
    problem = _missing_qt()
    if problem:
        return problem
    libraries = system_libraries.missing(_libraries(asked))
    if libraries:
        lacking = say("Pega 6 cannot start: this system lacks {libraries}.", libraries=", ".join(libraries))
        advice = say("Install them and start again:")
        return f"{lacking}\n{advice}\n  {system_libraries.install_command(libraries)}"
    reason = display.why_unusable() if _opens_windows(asked) else None
    return reason and f"{reason}\n{say('To see a demonstration match without one:')} pega6 --demo FOLDER"


def _libraries(asked: Arguments) -> Mapping[str, str]:
    """X11's libraries only where windows will be opened on X11."""
    is_on_x11 = _opens_windows(asked) and not {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY"} & os.environ.keys()
    return system_libraries.ALL if is_on_x11 else system_libraries.BASE


def _opens_windows(asked: Arguments) -> bool:
    return asked.demo_folder is None and not asked.is_selftest


def _play(asked: Arguments) -> int:
    _spare_reading()
    from pega6_desktop.app import main as program

    return program.run(asked)


def _spare_reading() -> None:
    """Let PySide not read the source of every module that is imported after it, a tenth of the start.

    It looks for the word ``__feature__``, which would change how Qt's names are spelt; no module of ours says it.
    """
    import PySide6.QtCore  # noqa: F401

    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        vars(feature)["_mod_uses_pyside"] = lambda _module: False


def _demonstrate(asked: Arguments) -> int:
    from pega6_desktop.app import demo

    assert asked.demo_folder is not None
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return demo.run(asked.demo_folder)


def _test_oneself() -> int:
    from pega6_desktop.app import selftest

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return selftest.run()


if __name__ == "__main__":
    sys.exit(main())
