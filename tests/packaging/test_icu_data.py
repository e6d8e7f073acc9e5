"""The languages' data that go with the frozen program on Linux."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

import icu_data
from dev_checkout import Problem

WHOLE = next((Path(PySide6.__file__).parent / "Qt" / "lib").glob(icu_data.PATTERN), None)
ASK = """
from PySide6.QtCore import QCollator, QLocale, QTimeZone

words = ["zebra", "Äpfel", "apfel", "Öl", "ohne", "ñandú", "nube", "nuez", "çedilha", "cedo", "côte", "coté", "ß"]
zone = QTimeZone(b"America/Sao_Paulo")
for code in ("pt_BR", "en", "es", "fr", "de"):
    locale = QLocale(code)
    print(sorted(words, key=QCollator(locale).sortKey), locale.toUpper("straße ção"), locale.toLower("ÇÃO"))
    print([zone.displayName(QTimeZone.TimeType.StandardTime, kind, locale) for kind in QTimeZone.NameType])
print(sorted("äzå", key=QCollator(QLocale("sv")).sortKey))
print([line for line in open("/proc/self/maps") if "libicudata" in line][0].split()[-1])
"""


@pytest.fixture
def library(tmp_path: Path) -> Path:
    if WHOLE is None:
        pytest.skip("only PySide6 for Linux brings them")
    return Path(shutil.copy(WHOLE, tmp_path))


def test_cut_to_a_tenth_they_answer_all_that_qt_asks_of_the_program_s_languages(library: Path) -> None:
    assert WHOLE is not None
    whole = _answers(WHOLE)
    icu_data.cut(library)
    cut = _answers(library)
    assert (whole[-1], cut[-1]) == (str(WHOLE.resolve()), str(library.resolve()))
    assert cut[:10] == whole[:10]
    assert len(cut) == len(whole)
    assert library.stat().st_size * 10 < WHOLE.stat().st_size


@pytest.mark.parametrize(
    ("name", "is_wanted"),
    [
        ("root.res", True),
        ("pt_BR.res", True),
        ("ja.res", False),
        ("res_index.res", True),
        ("coll/ucadata.icu", True),
        ("coll/de__PHONEBOOK.res", True),
        ("coll/zh.res", False),
        ("zone/fr.res", True),
        ("brkitr/root.res", False),
        ("gb18030.cnv", False),
        ("unames.icu", False),
    ],
)
def test_an_item_stays_where_a_language_of_the_program_needs_it(name: str, *, is_wanted: bool) -> None:
    assert icu_data.is_wanted(f"icudt73l/{name}") is is_wanted


def test_a_library_laid_out_otherwise_is_not_cut_in_half(library: Path) -> None:
    icu_data.cut(library)
    head, dynamic = bytearray(library.read_bytes()), 64 + 56
    head[dynamic : dynamic + 4] = b"\0\0\0\0"
    library.write_bytes(head)
    with pytest.raises(Problem, match="does not know"):
        icu_data.cut(library)
    assert library.read_bytes() == head


def _answers(library: Path) -> list[str]:
    """What a program says that has loaded this library."""
    environment = os.environ | {"LD_LIBRARY_PATH": str(library.parent)}
    done = subprocess.run([sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True)
    assert not done.stderr
    return done.stdout.splitlines()
