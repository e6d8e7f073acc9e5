"""What macOS is told of the program: its name, its languages, and that files of matches belong to it.

Owns the entries of Info.plist. PyInstaller writes the file.
"""

from collections.abc import Mapping
from types import MappingProxyType

import bundle_contents

IDENTIFIER = "io.github.pega6.Pega6"
MATCH_TYPE = f"{IDENTIFIER}.match"
MIME_TYPE, ENDING = "application/x-pega6-match", "pega6"
OLDEST = "14.0"
"""Qt runs on 13, but on the machines that build, pip takes the numpy that is made for 14 and newer."""

_DOCUMENT: Mapping[str, object] = MappingProxyType(
    {
        "CFBundleTypeName": "Pega 6 match",
        "CFBundleTypeRole": "Viewer",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [MATCH_TYPE],
    }
)
_TYPE: Mapping[str, object] = MappingProxyType(
    {
        "UTTypeIdentifier": MATCH_TYPE,
        "UTTypeDescription": "Pega 6 match",
        "UTTypeConformsTo": ["public.json"],
        "UTTypeTagSpecification": {"public.filename-extension": [ENDING], "public.mime-type": [MIME_TYPE]},
    }
)


def information(version: str) -> dict[str, object]:
    """The entries of Info.plist beside those PyInstaller writes itself."""
    return {
        "CFBundleDisplayName": "Pega 6",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": [code.replace("_", "-") for code in bundle_contents.LANGUAGES],
        "CFBundleDocumentTypes": [dict(_DOCUMENT)],
        "UTExportedTypeDeclarations": [dict(_TYPE)],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSDocumentsFolderUsageDescription": "Matches and score sheets are kept where you choose.",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The Pega 6 Desktop authors, MIT licence",
    }
