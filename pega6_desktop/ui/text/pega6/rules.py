"""Variants of Pega em 6! by name. Ids without words here are shown as they are."""

from pega6_desktop.ui.text.speech import Speech


class Pega6Rules(Speech):
    """What may be agreed before a match."""


def variant_name(variant: str) -> str:
    """A variant by its name."""
    return Pega6Rules.tr("Base game") if variant == "base" else variant
