"""Where the resources lie, that they are complete, and that their names are the same on every system."""

import re
import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QGuiApplication, QRawFont

from pega6_desktop.app.assets import AssetMissing, Assets, load_fonts, locate

ROOT = Path(__file__).parent.parent.parent
WEIGHTS = (400, 600, 700, 800)
WORDS = (
    "Você pegou 7 cabeças – São João, Ñandú, Straße, Œuvre, „Łódź“, Győző, Ağaoğlu, Dvořák, Þór, 2 × 5 ≥ 7 → €, 3ª, 1º"
)


def test_a_checkout_has_its_resources_beside_the_package() -> None:
    assets = locate()
    assert assets.resources == ROOT / "resources"
    assert assets.catalogue("pt_BR") == ROOT / "build" / "i18n" / "pega6_pt_BR.qm"


def test_a_wheel_and_a_bundle_have_them_inside_even_beside_a_checkouts(tmp_path: Path) -> None:
    (tmp_path / "resources").mkdir()
    inside = tmp_path / "pega6_desktop" / "resources"
    inside.mkdir(parents=True)
    assets = locate(tmp_path / "pega6_desktop")
    assert assets.resources == inside
    assert assets.catalogue("en") == inside / "i18n" / "pega6_en.qm"


def test_an_installation_without_resources_says_where_it_looked(tmp_path: Path) -> None:
    with pytest.raises(AssetMissing, match=re.escape(str(tmp_path / "package" / "resources"))):
        locate(tmp_path / "package")


def test_every_file_is_there_by_its_exact_name() -> None:
    assets = locate()
    present = {file.relative_to(assets.resources).as_posix() for file in assets.resources.rglob("*") if file.is_file()}
    themes = ("light", "dark", "contrast")
    classes = ("class-1-pasto", "class-2-rio", "class-3-sol", "class-5-fogueira", "class-7-festa")
    faces = ("back", *classes, *(f"{name}-small" for name in classes))
    needed = {
        *(f"themes/{theme}.json" for theme in themes),
        *(f"cards/{theme}/{name}.svg" for theme in themes for name in faces),
        *(f"cards/avatar-{number:02}.svg" for number in range(1, 11)),
        *(f"cards/{name}.svg" for name in ("mascot", "ox-head", "ox-pip")),
        *(f"fonts/bricolage-grotesque-{weight}.ttf" for weight in WEIGHTS),
        *("fonts/OFL.txt", "icons/pega6.svg"),
    }
    assert needed - present == set()


def test_no_name_depends_on_the_file_system() -> None:
    files = [file.relative_to(ROOT / "resources") for file in (ROOT / "resources").rglob("*") if file.is_file()]
    allowed = re.compile(r"[a-z0-9][a-z0-9_.-]*|OFL\.txt|pega6_[a-z]{2}(_[A-Z]{2})?\.ts|__pycache__|.*\.pyc|README\.md")
    assert [file for file in files if not all(allowed.fullmatch(part) for part in file.parts)] == []


def test_the_fonts_are_one_family_with_four_weights(qapp: QGuiApplication) -> None:
    family = load_fonts(locate())
    assert family == "Bricolage Grotesque"
    widths = []
    for weight in WEIGHTS:
        font = QFont(family)
        font.setPixelSize(100)
        font.setWeight(QFont.Weight(weight))
        assert (QFontInfo(font).family(), QFontInfo(font).weight()) == (family, weight)
        widths.append(QFontMetricsF(font).horizontalAdvance("nnnn"))
    assert widths == sorted(set(widths)), "each weight must be drawn by its own file"


@pytest.mark.parametrize("weight", WEIGHTS)
def test_figures_can_be_set_in_columns(qapp: QGuiApplication, weight: int) -> None:
    font = QFont(load_fonts(locate()))
    font.setPixelSize(100)
    font.setWeight(QFont.Weight(weight))
    assert len({QFontMetricsF(font).horizontalAdvance(figure) for figure in "0123456789"}) > 1
    font.setFeature(QFont.Tag("tnum"), 1)
    assert len({QFontMetricsF(font).horizontalAdvance(figure) for figure in "0123456789"}) == 1


@pytest.mark.parametrize("weight", WEIGHTS)
def test_the_fonts_have_every_letter_of_the_programs_languages_and_of_most_names(
    qapp: QGuiApplication, weight: int
) -> None:
    font = QFont(load_fonts(locate()))
    font.setWeight(QFont.Weight(weight))
    raw = QRawFont.fromFont(font)
    assert (raw.familyName(), raw.weight()) == ("Bricolage Grotesque", weight)
    assert [letter for letter in WORDS if 0 in raw.glyphIndexesForString(letter)] == []


def test_damaged_or_missing_fonts_leave_the_systems(qapp: QGuiApplication, tmp_path: Path) -> None:
    (tmp_path / "fonts").mkdir()
    empty = Assets(resources=tmp_path, catalogues=tmp_path)
    assert load_fonts(empty) == QGuiApplication.font().family()
    (tmp_path / "fonts" / "broken.ttf").write_bytes(b"no font")
    assert load_fonts(empty) == QGuiApplication.font().family()
    shutil.copy(locate().fonts / "bricolage-grotesque-400.ttf", tmp_path / "fonts")
    assert load_fonts(empty) in QFontDatabase.families()
