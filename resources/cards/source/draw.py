"""Writes every SVG again: `python resources/cards/source/draw.py` from the checkout, or with another folder to fill.

Owns the list of art files and where they go. Colours come from resources/themes.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from cards import CLASS_NAMES, back_card, class_card, small_card  # noqa: E402
from feast import app_icon, mascot, signs, small_icon  # noqa: E402
from people import PEOPLE, avatar  # noqa: E402
from presents import PAPERS, chip, paper, pouch, present_back  # noqa: E402
from specials import KINDS, special_back, special_card, special_sign, special_small  # noqa: E402

from pega6_desktop.ui.look.look import Theme, load_theme, theme_names  # noqa: E402


def art(resources: Path) -> dict[Path, str]:
    """Every art file below `resources` with its text."""
    themes = ROOT / "resources" / "themes"
    files = {}
    for name in theme_names(themes):
        theme = load_theme(name, themes)
        for heads, scene in CLASS_NAMES.items():
            files[resources / "cards" / name / f"class-{heads}-{scene}.svg"] = class_card(theme, heads)
            files[resources / "cards" / name / f"class-{heads}-{scene}-small.svg"] = small_card(theme, heads)
        files[resources / "cards" / name / "back.svg"] = back_card(theme)
        files |= {resources / "cards" / name / f"{file}.svg": drawing for file, drawing in special_art(theme).items()}
        files |= {resources / "cards" / name / f"{file}.svg": drawing for file, drawing in present_art(theme).items()}
    for index, person in enumerate(PEOPLE, 1):
        files[resources / "cards" / f"avatar-{index:02d}.svg"] = avatar(person)
    for sign, drawing in signs().items():
        files[resources / "cards" / f"{sign}.svg"] = drawing
    files[resources / "cards" / "mascot.svg"] = mascot()
    light = load_theme("light", themes)
    files[resources / "icons" / "pega6.svg"] = app_icon(light)
    files[resources / "icons" / "pega6-small.svg"] = small_icon(light)
    return files


def present_art(theme: Theme) -> dict[str, str]:
    """The presents of a theme, their back, a chip and a pouch, by the name of the file."""
    files = {f"present-{name}": paper(theme, name) for name in PAPERS}
    return files | {"present-back": present_back(theme), "chip": chip(theme), "pouch": pouch(theme)}


def special_art(theme: Theme) -> dict[str, str]:
    """The special cards of a theme and the back of their deck, by the name of the file."""
    files = {"special-back": special_back(theme)}
    for kind in KINDS:
        files[f"special-{kind}"] = special_card(theme, kind)
        files[f"special-{kind}-small"] = special_small(theme, kind)
        files[f"special-{kind}-sign"] = special_sign(theme, kind)
    return files


def main() -> None:
    """Write the files into resources, or into the folder named on the command line."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "resources"
    for path, drawing in art(target).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(drawing, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
