"""What Windows shows of the program in the properties of its file.

Owns the wording of the version resource. PyInstaller reads it as its own small language.
"""

NAME = "Pega 6"
PARTS = 4
"""Numbers of a version on Windows."""


def resource(version: str) -> str:
    """The text of the version resource ("0.1.0" becomes 0.1.0.0)."""
    plain = version.partition("+")[0].split(".")
    numbers = tuple(int(part) if part.isdigit() else 0 for part in plain)[:PARTS]
    numbers += (0,) * (PARTS - len(numbers))
    words = {
        "CompanyName": "The Pega 6 team",
        "FileDescription": "Pega 6: the card game Pega em 6!",
        "FileVersion": version,
        "InternalName": "pega6",
        "LegalCopyright": "The Pega 6 Desktop authors, MIT licence",
        "OriginalFilename": "pega6.exe",
        "ProductName": NAME,
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in words.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, "
        "fileType=0x1, subtype=0x0, date=(0, 0)), kids=["
        f"StringFileInfo([StringTable('040904B0', [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [0x0409, 1200])])])\n"
    )
