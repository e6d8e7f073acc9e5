"""A language nobody speaks: every letter is changed, every text is a third longer, brackets stand around each.

Owns its catalogue, which the program takes for Greek. In it a plain letter on the screen was never translated, and a
text without its closing bracket was cut. Must not know any screen.
"""

import re
from pathlib import Path
from xml.etree import ElementTree

import PySide6

import dev_translations
from pega6_desktop.ui.screens.common.plan import BOT_NAMES

CODE = "el"
"""Greek has dates and numbers without plain letters, too."""
OPEN, CLOSE = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}", "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
GROWTH = 0.35
_GAP = re.compile(r"(\{\w+\}|%n|\*\.\w+|\(\*\))")
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ODD = "áþçďéßğħíìķłæñóþğřšťúůŵ×ýžÁÞÇĎÉßĞĦÍÌĶŁÆÑÓÞĞŘŠŤÚŮŴ×ÝŽ"
_CHANGED = str.maketrans(_PLAIN + "…", _ODD + "¦")
_FILLING = "ôô ôôôô ôôô ôôôôôô "

_OWN = re.compile(
    rf"({'|'.join(BOT_NAMES)}|Marina|Rosa|seis|Tab|Alt)"  # what somebody is called or has typed
    r"|\b[0-9A-Z]{4,5}(-[0-9A-Z]{1,5})+\b|(?<=\t)[A-Z]$|^English$"  # numbers of deals, keys, a language in itself
    r"|^(Ctrl\+)?[A-Z,]$|\bF\d+\b|\b[A-Z]: |(?<=: )[A-Z]\b|(?<=\+)[A-Z,]\b|^Export(\.{3})?$"
)
"""What has no translation."""


def spoken(source: str) -> str:
    """The text as this language says it; signs without a letter stay as they are."""
    parts = _GAP.split(source)
    letters = sum(char.isalpha() for part in parts[::2] for char in part)
    if not letters:
        return source
    changed = "".join(part if place % 2 else part.translate(_CHANGED) for place, part in enumerate(parts))
    more = (_FILLING * 9)[: max(1, round(letters * GROWTH))].strip()
    return f"{OPEN}{changed} {more}{CLOSE}" if letters > 4 else f"{OPEN}{changed}{more}{CLOSE}"


def write_catalogues(sources: Path, folder: Path) -> None:
    """Compile this language and English into ``folder``."""
    tree = ElementTree.parse(sources / "pega6_pt_BR.ts")
    tree.getroot().set("language", CODE)
    for message in tree.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        said, forms = spoken(message.findtext("source", "")), list(translation)
        for form in forms or [translation]:
            form.text = said
    here = folder / "sources"
    here.mkdir()
    tree.write(here / f"pega6_{CODE}.ts", "utf-8", xml_declaration=True)
    (here / "pega6_en.ts").write_bytes((sources / "pega6_en.ts").read_bytes())
    dev_translations.compile_changed(here, folder, Path(PySide6.__file__).parent)


def without_own_words(text: str) -> str:
    """The text without what has no translation."""
    return _OWN.sub("", text)
