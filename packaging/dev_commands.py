"""The commands of dev.py: play, test, nightly, translate.

Owns their order of steps and how a problem ends them. Must not know how a step is done.
"""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

import archives
import bundle
import deb
import dev_checks
import dev_environment
import dev_libraries
import dev_translations
from dev_checkout import CATALOGUES, PYTHON, ROOT, VENV, Problem, become_program, run, say
from pega6_desktop.app import display

DEMO_FOLDER = ROOT / "build" / "demo"
USAGE = """usage: python3 packaging/dev.py play [WORDS FOR THE PROGRAM]
       python3 packaging/dev.py test [-- WORDS FOR PYTEST]
       python3 packaging/dev.py nightly [--rounds N] [--seed N] [--processes N]
       python3 packaging/dev.py translate
       python3 packaging/dev.py build"""


def main(words: Sequence[str]) -> int:
    """Run the command the words name and return the exit code; 2 for words that name none."""
    command = _COMMANDS.get(words[0]) if words else None
    if command is None:
        print(USAGE, file=sys.stderr)
        return 2
    try:
        return command(words[1:])
    except Problem as problem:
        return _end(str(problem))
    except PermissionError as error:
        return _end(
            f"This system does not allow the change of {error.filename}.\n"
            "Make a copy of the checkout that belongs to you (git clone it into your own folder) and start again there."
        )
    except KeyboardInterrupt:
        return 130


def _end(sentence: str) -> int:
    print(f"\n{sentence}", file=sys.stderr)
    return 1


def _play(words: Sequence[str]) -> int:
    _prepare(has_dev_tools=False)
    reason = None if words else display.why_unusable()
    if reason:
        say(f"{reason}\nSo a demonstration match is played in real windows nobody sees.")
        words = ["--demo", os.fspath(DEMO_FOLDER)]
    return become_program(words)


def _test(words: Sequence[str]) -> int:
    _prepare(has_dev_tools=True)
    if words:
        return dev_checks.pytest_only([word for word in words if word != "--"])
    return dev_checks.run_all()


def _nightly(words: Sequence[str]) -> int:
    _prepare(has_dev_tools=True)
    return run([PYTHON, "-m", "tests.nightly", *words])


def _build(words: Sequence[str]) -> int:
    """Freeze the program, pack it, make the Debian package where that can be done, and let it test itself."""
    if words:
        raise Problem(USAGE)
    _prepare(has_dev_tools=True)
    bundle.freeze()
    packages = [archives.pack(bundle.FOLDER, bundle.DIST), *([deb.build()] if sys.platform.startswith("linux") else [])]
    bundle.report(*packages)
    return bundle.selftest()


def _translate(words: Sequence[str]) -> int:
    if words:
        raise Problem(USAGE)
    _prepare(has_dev_tools=False)
    pyside = dev_translations.find_pyside(VENV)
    for catalogue in sorted((ROOT / "resources" / "i18n").glob("*.ts")):
        dev_translations.update(ROOT / "pega6_desktop", catalogue, pyside)
        say(f"{catalogue.relative_to(ROOT)}: {dev_translations.unfinished(catalogue)} to translate")
    return 0


def _prepare(*, has_dev_tools: bool) -> None:
    dev_libraries.ensure()
    dev_environment.ensure(dev_environment.wanted(has_dev_tools=has_dev_tools))
    try:
        dev_translations.compile_changed(ROOT / "resources" / "i18n", CATALOGUES, dev_translations.find_pyside(VENV))
    except dev_translations.TranslationToolFailed as failure:
        raise Problem(str(failure)) from failure


_COMMANDS: Mapping[str, Callable[[Sequence[str]], int]] = MappingProxyType(
    {"play": _play, "test": _test, "nightly": _nightly, "translate": _translate, "build": _build}
)
