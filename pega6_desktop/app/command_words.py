"""What the command line says, in the language of the person at it, also where Qt, which carries the translations of the
program, is not there.

Owns those words in every language and which of them a system asks for. Must run on the standard library alone.
"""

import argparse
import json
import locale
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NoReturn

WORDS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))
)
"""Each English sentence, with its words by language ("pt")."""


def say(sentence: str, **facts: str) -> str:
    """The English sentence in the language of the person, with the facts put in; English for any other language."""
    spoken = WORDS[sentence].get(language(), sentence)
    return spoken.format(**facts) if facts else spoken


def language(environment: Mapping[str, str] = os.environ) -> str:
    """The code of the language the system asks for ("pt"), in the way of POSIX, else as Windows and macOS have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return environment[name][:2].lower()
    if sys.platform == "win32":
        import ctypes

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return locale.windows_locale.get(number, "en")[:2]
    return (locale.getlocale()[0] or "en")[:2].lower()


class SpokenParser(argparse.ArgumentParser):
    """A parser whose own words are in that language; what it takes is added to ``options`` and ``files``."""

    def __init__(self, prog: str, description: str, epilog: str | None = None) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            add_help=False,
            allow_abbrev=False,
            formatter_class=_SpokenHelp,
        )
        self.files = self.add_argument_group(say("files"))
        self.options = self.add_argument_group(say("options"))
        self.options.add_argument("-h", "--help", action="help", help=say("show this help and end"))

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the words and end with 2."""
        head, colon, rest = message.partition(": ")
        spoken = say(head) if head in WORDS else head
        self.exit(2, f"{self.format_usage()}{self.prog}: {say('error')}: {spoken}{colon}{rest}\n")


class _SpokenHelp(argparse.HelpFormatter):
    def add_usage(self, usage: object, actions: object, groups: object, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, prefix or say("usage: "))  # type: ignore[arg-type]
