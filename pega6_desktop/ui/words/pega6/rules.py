"""Variants of Pega em 6! by name. Ids without words here are shown as they are."""

from pega6_desktop.ui.words.messages import Messages


class Pega6Rules(Messages):
    """What may be agreed before a match."""


def variant_name(variant: str) -> str:
    """A variant by its name."""
    match variant:
        case "base":
            return Pega6Rules.tr("Base game")
        case "pro":
            return Pega6Rules.tr("Professional game")
        case "special":
            return Pega6Rules.tr("Anniversary game")
        case _:
            return variant
