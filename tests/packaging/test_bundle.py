"""What goes into the frozen program, and what goes with it."""

from __future__ import annotations

import plistlib
import re
import sysconfig
import tarfile
import zlib
from pathlib import Path

import pytest

import archives
import bundle_contents
import dev_environment
import elf
import licences
import macos_bundle
import shared_objects
import stamps
import windows_version
from dev_checkout import ROOT, Problem
from pega6_desktop.app import i18n

SITE = Path(sysconfig.get_path("purelib"))


def test_every_part_the_program_needs_is_named_with_what_it_needs_itself() -> None:
    parts = licences.bundled(SITE)
    asked = {re.split("[<>=]", requirement)[0].lower() for requirement in dev_environment.wanted(has_dev_tools=False)}
    assert asked <= set(parts)
    assert "shiboken6" in parts
    assert "pytest" not in parts


def test_every_part_goes_with_the_text_of_its_licence() -> None:
    text = licences.text(SITE)
    for part in licences.bundled(SITE):
        assert re.search(rf"^{part} \d", text, re.MULTILINE), part
    for words in (
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "GNU GENERAL PUBLIC LICENSE",
        "SIL OPEN FONT LICENSE",
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "Bootloader Exception",
        (ROOT / "LICENSE").read_text("utf-8").splitlines()[0],
    ):
        assert words in text


def test_a_part_without_a_text_is_not_let_through(tmp_path: Path) -> None:
    for name in licences.bundled(SITE):
        info = tmp_path / f"{name.replace('-', '_')}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Name: {name}\nVersion: 1.0\n", "utf-8")
    with pytest.raises(Problem, match=r"is not installed|brings no text"):
        licences.text(tmp_path)


def test_the_version_is_the_program_s() -> None:
    from pega6_desktop import __version__

    assert stamps.version() == __version__


def test_the_time_of_a_build_is_its_commit_s_or_the_one_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert stamps.commit_time() >= int(stamps.NO_COMMIT)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    assert (stamps.commit_time(), stamps.commit_day()) == (1000000000, "2001-09-09")


def test_qt_speaks_in_its_own_dialogs_every_language_of_the_program() -> None:
    assert set(bundle_contents.LANGUAGES) == set(i18n.NAMES)
    folder = "PySide6/Qt/translations"
    for code in i18n.NAMES:
        assert bundle_contents.is_wanted(f"{folder}/qtbase_{code}.qm", "")
    assert not bundle_contents.is_wanted(f"{folder}/qtbase_pt_PT.qm", "")
    assert not bundle_contents.is_wanted(f"{folder}/qtdeclarative_de.qm", "")


@pytest.mark.parametrize(
    ("name", "source", "is_wanted"),
    [
        ("libX11.so.6", "/lib/x86_64-linux-gnu/libX11.so.6", False),
        ("libstdc++.so.6", "/usr/lib/x86_64-linux-gnu/libstdc++.so.6", False),
        ("libffi.so.8", "/usr/lib/x86_64-linux-gnu/libffi.so.8", True),
        ("libpython3.11.so.1.0", "/usr/local/lib/libpython3.11.so.1.0", True),
        ("numpy.libs/libgfortran.so.5", "/usr/lib/python3/site-packages/numpy.libs/libgfortran.so.5", True),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", "site-packages/libqwayland.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", "site-packages/libqvnc.so", False),
        ("PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", "site-packages/QtQml", False),
        ("PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui", "site-packages/QtGui", True),
        ("PySide6\\Qt6Quick.dll", "C:/site-packages/Qt6Quick.dll", False),
    ],
)
def test_only_what_is_used_goes_in(name: str, source: str, *, is_wanted: bool) -> None:
    assert bundle_contents.is_wanted(name, source) is is_wanted


def test_a_library_nobody_declared_is_named_with_who_asks_for_it(tmp_path: Path) -> None:
    library = next((SITE / "PySide6" / "Qt" / "plugins" / "platforms").glob("libqoffscreen.so"), None)
    if library is None:
        pytest.skip("PySide6 for Linux only")
    (tmp_path / library.name).write_bytes(library.read_bytes())
    asked = shared_objects.undeclared(tmp_path)
    assert asked["libQt6Core.so.6"] == ["libqoffscreen.so"]
    assert "libX11.so.6" not in asked
    assert re.fullmatch(r"2\.\d+", shared_objects.glibc(tmp_path))


def test_a_library_forgets_the_folders_of_the_machine_it_was_built_on(tmp_path: Path) -> None:
    """A file as the linker makes it: one loaded segment, whose dynamic part names a library and a search path."""
    strings = b"\0libcards.so.1\0/home/builder/.python/lib\0"
    entries = [(elf.DT_NEEDED, 1), (elf.DT_RUNPATH, 15), (elf.DT_STRTAB, 64 + 2 * 56 + 4 * 16), (elf.DT_NULL, 0)]
    dynamic = b"".join(elf.DYNAMIC_ENTRY.pack(*entry) for entry in entries)
    size = 64 + 2 * 56 + len(dynamic) + len(strings)
    head = b"\x7fELF\x02\x01".ljust(32, b"\0") + (64).to_bytes(8, "little")
    head = head.ljust(54, b"\0") + (56).to_bytes(2, "little") + (2).to_bytes(2, "little")
    loaded = elf.PROGRAM_HEADER.pack(elf.PT_LOAD, 0, 0, 0, 0, size, size, 0)
    described = elf.PROGRAM_HEADER.pack(elf.PT_DYNAMIC, 0, 64 + 2 * 56, 0, 0, len(dynamic), len(dynamic), 0)
    file = tmp_path / "libtable.so"
    file.write_bytes(head.ljust(64, b"\0") + loaded + described + dynamic + strings)
    elf.forget_builder(file)
    assert elf.needed(file) == {"libcards.so.1"}
    assert b"/home/builder" not in file.read_bytes()
    assert b"\0$ORIGIN\0" in file.read_bytes()
    assert file.stat().st_size == size


def test_two_archives_of_one_folder_are_the_same_whenever_they_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    sums: list[int] = []
    for name in ("first", "second"):
        folder = tmp_path / name / "pega6"
        (folder / "inside").mkdir(parents=True)
        (folder / "inside" / "cards ü.txt").write_text("cards", "utf-8")
        (folder / "pega6").write_text("program", "utf-8")
        (folder / "pega6").chmod(0o700 if name == "first" else 0o755)
        sums.append(zlib.crc32(archives.pack(folder, tmp_path / name).read_bytes()))
    assert sums[0] == sums[1]


def test_an_archive_keeps_the_program_one_that_can_be_started(tmp_path: Path) -> None:
    folder = tmp_path / "pega6"
    folder.mkdir()
    (folder / "pega6").write_text("program", "utf-8")
    (folder / "pega6").chmod(0o755)
    archive = archives.pack(folder, tmp_path)
    if archive.suffix == ".zip":
        pytest.skip("Windows keeps no such thing")
    with tarfile.open(archive) as tar:
        entry = tar.getmember("pega6/pega6")
    assert (entry.mode, entry.uname, entry.uid) == (0o755, "root", 0)


def test_the_checksums_are_those_sha256sum_reads(tmp_path: Path) -> None:
    (tmp_path / "b.deb").write_bytes(b"")
    (tmp_path / "a.zip").write_bytes(b"cards")
    sums = archives.write_checksums([tmp_path / "b.deb", tmp_path / "a.zip"]).read_text("utf-8").splitlines()
    assert [line.split("  ")[1] for line in sums] == ["a.zip", "b.deb"]
    assert sums[1].startswith("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")


@pytest.mark.parametrize(
    ("version", "numbers"), [("0.1.0", "(0, 1, 0, 0)"), ("12.3", "(12, 3, 0, 0)"), ("1.2.3rc1+dirty", "(1, 2, 0, 0)")]
)
def test_windows_is_told_the_version_in_four_numbers(version: str, numbers: str) -> None:
    text = windows_version.resource(version)
    assert f"filevers={numbers}, prodvers={numbers}" in text
    assert repr(version) in text
    compile(text, "version", "eval")


def test_macos_gives_files_of_matches_to_the_program() -> None:
    told = plistlib.loads(plistlib.dumps(macos_bundle.information("1.2.3")))
    (document,), (kind,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == ["pega6"]
    assert told["CFBundleShortVersionString"] == "1.2.3"
    assert "pt-BR" in told["CFBundleLocalizations"]


def test_every_system_gives_files_of_the_same_kind_to_the_program() -> None:
    packaging = ROOT / "packaging"
    assert f"MimeType={macos_bundle.MIME_TYPE};" in (packaging / "linux" / "pega6.desktop").read_text("utf-8")
    assert f'type="{macos_bundle.MIME_TYPE}"' in (packaging / "linux" / "pega6-mime.xml").read_text("utf-8")
    assert f'ValueData: "{macos_bundle.MIME_TYPE}"' in (packaging / "windows" / "pega6.iss").read_text("utf-8")
