"""The translations: words in the program -> resources/i18n/*.ts -> compiled catalogues.

Owns the calls of Qt's lupdate and lrelease, which come with PySide6. Must not know where the program looks for the
compiled files. English is the source language; its catalogue holds the plurals only.
"""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

SOURCE_LANGUAGE = "en"


class TranslationToolFailed(Exception):
    """Qt's translation tool ended with an error; the text is its own."""


def compile_changed(sources: Path, target: Path, pyside: Path) -> list[Path]:
    """Compile each `sources`/*.ts that is newer than its .qm in `target`, drop orphans, return what was written."""
    catalogues = {target / f"{ts.stem}.qm": ts for ts in sorted(sources.glob("*.ts"))}
    for orphan in set(target.glob("*.qm")) - catalogues.keys():
        orphan.unlink()
    changed = [qm for qm, ts in catalogues.items() if not qm.exists() or qm.stat().st_mtime < ts.stat().st_mtime]
    for qm in changed:
        target.mkdir(parents=True, exist_ok=True)
        # A running program has the old file mapped and would die if it shrank under its feet: put a new one in place.
        fresh = qm.with_suffix(".new")
        _call(pyside, "lrelease", "-silent", catalogues[qm], "-qm", fresh)
        fresh.replace(qm)
    return changed


def update(package: Path, catalogue: Path, pyside: Path) -> None:
    """Bring one .ts file up to date with the words in `package`, without line numbers and without old words."""
    only = ["-pluralonly"] if catalogue.stem.endswith(f"_{SOURCE_LANGUAGE}") else []
    files = sorted(package.rglob("*.py"))
    _call(pyside, "lupdate", "-silent", "-locations", "none", "-no-obsolete", *only, *files, "-ts", catalogue)


def unfinished(catalogue: Path) -> int:
    """How many messages of a .ts file are untranslated or no longer in the program."""
    translations = ElementTree.parse(catalogue).iter("translation")
    return sum(translation.get("type") in {"unfinished", "vanished", "obsolete"} for translation in translations)


def uncounted(catalogue: Path) -> list[str]:
    """Sources with a %n that lupdate did not see as a plural: its Python reader knows them in X.tr("…", "", n) only."""
    messages = ElementTree.parse(catalogue).iter("message")
    sources = [message.findtext("source", "") for message in messages if message.get("numerus") != "yes"]
    return [source for source in sources if "%n" in source]


def find_pyside(prefix: Path) -> Path:
    """The PySide6 folder of the environment at `prefix`."""
    libraries = prefix / "Lib" if sys.platform == "win32" else next((prefix / "lib").glob("python3.*"))
    return libraries / "site-packages" / "PySide6"


def _call(pyside: Path, tool: str, *words: str | Path) -> None:
    program = pyside / (f"{tool}.exe" if sys.platform == "win32" else tool)
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise TranslationToolFailed(f"{tool} failed on {words[-1]}:\n{(done.stdout + done.stderr).strip()}")
