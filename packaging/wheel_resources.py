"""Carries the resources and the compiled translations into the wheel, below the package, where assets.py looks.

Owns what of resources/ a player needs; scripts that made it, and .ts sources, stay out. Runs inside hatchling.
"""

import sys
from pathlib import Path
from typing import Any

import PySide6
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import dev_translations

WANTED = frozenset({".svg", ".png", ".json", ".wav", ".ttf", ".txt"})


def carried(resources: Path) -> dict[Path, str]:
    """Each file of `resources` that goes into the wheel, with its place there."""
    files = [file for file in sorted(resources.rglob("*")) if file.suffix in WANTED and file.is_file()]
    return {file: f"pega6_desktop/resources/{file.relative_to(resources).as_posix()}" for file in files}


class ResourcesHook(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is the builder, which is not used
    """Hatchling's build hook."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the files to a real wheel; an editable installation finds them in the checkout."""
        root = Path(self.root)
        catalogues = root / "build" / "i18n"
        dev_translations.compile_changed(root / "resources" / "i18n", catalogues, Path(PySide6.__file__).parent)
        if version == "editable":
            return
        places = carried(root / "resources")
        places |= {qm: f"pega6_desktop/resources/i18n/{qm.name}" for qm in catalogues.glob("*.qm")}
        build_data["force_include"].update({str(file): place for file, place in places.items()})
