"""What is printed on the keys of a keyboard where the language is spoken.

Owns these words. Must not know what a key does.
"""

from PySide6.QtCore import QCoreApplication


def printed(key: str) -> str:
    """The label of a key: "Enter" is "Entrée" on a French keyboard; letters, digits and arrows are what they are."""
    match key:
        case "Enter":
            return QCoreApplication.translate("Keyboard", "Enter")
        case "Esc":
            return QCoreApplication.translate("Keyboard", "Esc")
        case "Space":
            return QCoreApplication.translate("Keyboard", "Space")
        case _:
            return key
