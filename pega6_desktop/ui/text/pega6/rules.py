"""Variants and house rules of Pega em 6! in plain words: names, and one sentence each.

Owns what the new-game screen says about them. Ids without words here are shown as they are.
"""

from pega6_desktop.core.variant import OptionValue
from pega6_desktop.ui.text.speech import Speech, filled


class Pega6Rules(Speech):
    """What may be agreed before a match."""


def game_name() -> str:
    """The game by its name."""
    return Pega6Rules.tr("Pega em 6!")


def variant_name(variant: str) -> str:
    """A variant by its name."""
    return Pega6Rules.tr("Base game") if variant == "base" else variant


def variant_sentence(variant: str) -> str:
    """A variant in one sentence."""
    if variant == "base":
        return Pega6Rules.tr("Ten cards each, four rows. Whoever collects the fewest heads wins.")
    return ""


def house_rule_name(key: str) -> str:
    """A house rule by its name."""
    match key:
        case "endTarget":
            return Pega6Rules.tr("Heads that end the match")
        case "endCompare":
            return Pega6Rules.tr("Total that ends the match")
        case "fixedRounds":
            return Pega6Rules.tr("Fixed number of rounds")
        case _:
            return key


def house_rule_sentence(key: str) -> str:
    """A house rule in one sentence of at most 80 signs."""
    match key:
        case "endTarget":
            return Pega6Rules.tr("The match ends after the round in which a total gets this far.")
        case "endCompare":
            return Pega6Rules.tr("Reaching the number is enough, or it must be passed.")
        case "fixedRounds":
            return Pega6Rules.tr("So many rounds are played, whatever the totals. Empty: play to the target.")
        case _:
            return ""


def option_value(key: str, value: OptionValue) -> str:
    """One value of a house rule, as on its button or in a summary."""
    match key, value:
        case "endCompare", "gte":
            return Pega6Rules.tr("reached")
        case "endCompare", "gt":
            return Pega6Rules.tr("passed")
        case _, None:
            return Pega6Rules.tr("none")
        case _, bool():
            return Pega6Rules.tr("yes") if value else Pega6Rules.tr("no")
        case _:
            return str(value)


def agreement(key: str, value: OptionValue) -> str:
    """What differs from the printed rules, as a badge on the table."""
    match key, value:
        case "endTarget", int():
            return filled(Pega6Rules.tr("up to {target}"), target=value)
        case "endCompare", "gt":
            return Pega6Rules.tr("target must be passed")
        case "fixedRounds", int():
            return Pega6Rules.tr("%n round(s)", "", value)
        case _:
            return filled(Pega6Rules.tr("{rule}: {value}"), rule=house_rule_name(key), value=option_value(key, value))
