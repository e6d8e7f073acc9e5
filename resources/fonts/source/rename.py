"""Makes the bundled fonts: one family name for all weights.

The published files call the family of each weight something else ("Bricolage Grotesque ExtraBold"), so that a program
asking for one family at weight 800 may get a synthetic bold. Outlines, metrics and features stay as they were made.
A tool used once; neither the program nor its build needs it:

    npm pack @expo-google-fonts/bricolage-grotesque@0.4.1 && tar xzf expo-google-fonts-bricolage-grotesque-0.4.1.tgz
    python3 -m venv fonts-venv && fonts-venv/bin/pip install "fonttools==4.68.0"
    fonts-venv/bin/python resources/fonts/source/rename.py package resources/fonts
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont  # type: ignore[import-not-found]  # a one-off tool, not a pin of this project

FAMILY = "Bricolage Grotesque"
STYLES = {400: "Regular", 600: "SemiBold", 700: "Bold", 800: "ExtraBold"}
FAMILY_ID, STYLE_ID, UNIQUE_ID, FULL_ID, POSTSCRIPT_ID = 1, 2, 3, 4, 6
TYPOGRAPHIC_AND_WWS_IDS = (16, 17, 21, 22)


def rename(source: Path, target: Path, style: str) -> None:
    """Write `source` to `target` as the `style` of the one family."""
    font = TTFont(source)
    names = font["name"]
    for name_id in TYPOGRAPHIC_AND_WWS_IDS:
        names.removeNames(nameID=name_id)
    postscript = f"{FAMILY.replace(' ', '')}-{style}"
    texts = {
        FAMILY_ID: FAMILY,
        STYLE_ID: style,
        UNIQUE_ID: f"1.001;{postscript}",
        FULL_ID: f"{FAMILY} {style}",
        POSTSCRIPT_ID: postscript,
    }
    for name_id, text in texts.items():
        names.removeNames(nameID=name_id)
        names.setName(text, name_id, 3, 1, 0x409)
    font.save(target)


def main(package: Path, folder: Path) -> None:
    """Rename the weights the program uses, from the unpacked npm `package` into `folder`."""
    for weight, style in STYLES.items():
        (source,) = package.glob(f"*/BricolageGrotesque_{weight}*.ttf")
        rename(source, folder / f"bricolage-grotesque-{weight}.ttf", style)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
