"""The commands of dev.py: play, test, nightly, translate, build, package-test, constraints, pictures.

Owns their order of steps and how a problem ends them. Must not know how a step is done.
"""

import errno
import os
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import archives
import bundle
import clean_root
import deb
import dev_checks
import dev_environment
import dev_libraries
import dev_translations
import macos_image
import package_test
from dev_checkout import CATALOGUES, PYTHON, ROOT, VENV, Problem, become_program, run, say
from pega6_desktop.app import display

_FORBIDDEN = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
DEMO_FOLDER = ROOT / "build" / "demo"
USAGE = """usage: python3 packaging/dev.py play [--sound] [WORDS FOR THE PROGRAM]
       python3 packaging/dev.py test [-- WORDS FOR PYTEST]
       python3 packaging/dev.py nightly [--rounds N] [--seed N] [--processes N]
       python3 packaging/dev.py translate
       python3 packaging/dev.py build [--folder | --twice] [--if-possible] [--pinned]
       python3 packaging/dev.py package-test [--built] [RELEASE]
       python3 packaging/dev.py constraints
       python3 packaging/dev.py pictures"""
_PICTURES: Mapping[str, str] = MappingProxyType(
    {"table.png": "table.png", "result.png": "win.png", "lesson.png": "lesson.png"}
)
"""What a demonstration leaves, and how the README calls it."""


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
    except OSError as error:
        if error.errno not in _FORBIDDEN:
            raise
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
    """Start the program. --sound: with the loudspeakers, which are large to fetch; once there, they stay."""
    has_sound = "--sound" in words[:1]
    words = words[1:] if has_sound else words
    _prepare(has_dev_tools=False, has_sound=has_sound)
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
    """Freeze the program and let it test itself; pack it, and make the Debian package where that can be done.

    --folder: only the folder. --twice: all of it two times, and the two compared. --if-possible: a machine that lacks
    what freezing needs is no failure. --pinned: of exactly the versions and files that packaging/constraints.txt names.
    """
    asked = set(words)
    if not asked <= {"--folder", "--twice", "--if-possible", "--pinned"} or {"--folder", "--twice"} <= asked:
        raise Problem(USAGE)
    lacking = bundle.why_impossible()
    if lacking and "--if-possible" in asked:
        say(f"Not frozen here. {lacking}")
        return 0
    if lacking:
        raise Problem(lacking)
    _prepare(has_dev_tools=True, is_pinned="--pinned" in asked)
    packages = _make_packages(is_folder_enough="--folder" in asked)
    bundle.report(*packages)
    if "--twice" in asked and not _is_built_the_same(packages):
        return 1
    images = [package for package in packages if package.suffix == ".dmg"]
    program = bundle.PROGRAM.relative_to(bundle.DIST)
    return bundle.selftest() or next((macos_image.selftest(image, program) for image in images), 0)


def _make_packages(*, is_folder_enough: bool = False) -> list[Path]:
    bundle.freeze()
    if is_folder_enough:
        return []
    archive = archives.pack(bundle.FOLDER, bundle.DIST)
    packages = [archive, *([deb.build()] if sys.platform.startswith("linux") else [])]
    if sys.platform == "darwin":
        image = archive.with_name(archive.name.replace(".tar.gz", ".dmg"))
        packages.append(macos_image.build(bundle.APPLICATION, image))
    archives.write_checksums(packages)
    return packages


def _is_built_the_same(packages: Sequence[Path]) -> bool:
    """Build once more and say whether every file of the folder and every package is the same byte by byte."""
    before = archives.fingerprints([bundle.FOLDER, *packages])
    after = archives.fingerprints([bundle.FOLDER, *_make_packages()])
    differing = sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))
    for name in differing:
        say(f"differs: {name}")
    say(f"{len(after)} files built twice, {len(differing)} differ")
    return not differing


def _package_test(words: Sequence[str]) -> int:
    """Build, then try the packages in a bare Debian, the oldest if none is named. --built: those that are in dist."""
    release = next((word for word in words if word in clean_root.RELEASES), clean_root.RELEASES[0])
    if not set(words) <= {"--built", release}:
        raise Problem(USAGE)
    impossible = clean_root.why_impossible()
    if impossible:
        raise Problem(impossible)
    if "--built" not in words:
        _prepare(has_dev_tools=True)
        _make_packages()
    archive, package = archives.name(bundle.DIST), deb.name()
    if not archive.is_file() or not package.is_file():
        raise Problem("dist holds no packages of this version yet: leave --built away.")
    return package_test.PackageTest(package, archive, release).run()


def _translate(words: Sequence[str]) -> int:
    if words:
        raise Problem(USAGE)
    _prepare(has_dev_tools=False, has_sound=False)
    pyside = dev_translations.find_pyside(VENV)
    for catalogue in sorted((ROOT / "resources" / "i18n").glob("*.ts")):
        dev_translations.update(ROOT / "pega6_desktop", catalogue, pyside)
        say(f"{catalogue.relative_to(ROOT)}: {dev_translations.unfinished(catalogue)} to translate")
    return 0


def _pictures(words: Sequence[str]) -> int:
    """Take the pictures of the README and the shops, in Portuguese, from a match the program plays."""
    if words:
        raise Problem(USAGE)
    _prepare(has_dev_tools=False, has_sound=False)
    os.environ.update({"LC_ALL": "pt_BR.UTF-8", "LANGUAGE": "pt_BR"})
    code = run([PYTHON, "-m", "pega6_desktop", "--demo", DEMO_FOLDER])
    for taken, name in _PICTURES.items() if code == 0 else ():
        shutil.copyfile(DEMO_FOLDER / taken, ROOT / "packaging" / "screenshots" / name)
        say(f"packaging/screenshots/{name}")
    return code


def _constraints(words: Sequence[str]) -> int:
    """Write packaging/constraints.txt anew: the newest versions pyproject.toml allows, each file with its hash."""
    if words:
        raise Problem(USAGE)
    _prepare(has_dev_tools=False, has_sound=False)
    return dev_environment.renew_constraints()


def _prepare(*, has_dev_tools: bool, has_sound: bool = True, is_pinned: bool = False) -> None:
    dev_libraries.ensure(has_sound=has_sound)
    wanted = dev_environment.wanted(has_dev_tools=has_dev_tools, has_sound=has_sound)
    dev_environment.ensure(wanted, is_pinned=is_pinned)
    try:
        dev_translations.compile_changed(ROOT / "resources" / "i18n", CATALOGUES, dev_translations.find_pyside(VENV))
    except dev_translations.TranslationToolFailed as failure:
        raise Problem(str(failure)) from failure


_COMMANDS: Mapping[str, Callable[[Sequence[str]], int]] = MappingProxyType(
    {
        "play": _play,
        "test": _test,
        "nightly": _nightly,
        "translate": _translate,
        "build": _build,
        "package-test": _package_test,
        "constraints": _constraints,
        "pictures": _pictures,
    }
)
