"""Variants and house rules as data: what may be agreed before a match, and the check that it can be played.

Owns the description of options that the new-game screen, the record and the rules share; must not know any game.
"""

from collections.abc import Iterable, Mapping

import msgspec

from pega6_desktop.core.errors import IllegalSetup

OptionValue = bool | int | str | None
Options = tuple[tuple[str, OptionValue], ...]


class Flag(msgspec.Struct, frozen=True, tag="flag"):
    """A house rule that is on or off."""

    key: str
    """Name of the option in records and catalogs."""
    rule: str
    """Id of the numbered rule behind it."""
    default: bool = False
    """The value where nothing else is agreed."""
    is_later: bool = False
    """Whether it came after matches of this version of the rules had been played, all of them by its default, and
    changes no card: at its default it stands in no setup, so that those matches keep their hash and their number."""

    def is_valid(self, value: OptionValue) -> bool:
        """True for a bool; numbers that merely compare equal to one are refused."""
        return isinstance(value, bool)


class Choice(msgspec.Struct, frozen=True, tag="choice"):
    """A house rule with a few named values, the default first."""

    key: str
    rule: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        """The first value."""
        return self.values[0]

    def is_valid(self, value: OptionValue) -> bool:
        """True for one of the named values."""
        return isinstance(value, str) and value in self.values


class Number(msgspec.Struct, frozen=True, tag="number"):
    """A whole number between two limits, or left out where that is allowed."""

    key: str
    """Name of the option in records and catalogs."""
    rule: str
    """Id of the numbered rule behind it."""
    default: int | None
    """The value where nothing else is agreed; None leaves the rule out."""
    minimum: int = 1
    """Smallest value."""
    maximum: int = 1_000_000
    """Largest value."""
    is_optional: bool = False
    """Whether None may be agreed."""

    def is_valid(self, value: OptionValue) -> bool:
        """True for an int in range (bools are not numbers) or, where optional, None."""
        if value is None:
            return self.is_optional
        return isinstance(value, int) and not isinstance(value, bool) and self.minimum <= value <= self.maximum


HouseRule = Flag | Choice | Number


class Variant(msgspec.Struct, frozen=True):
    """One way to play a game: player limits and the house rules that apply.

    >>> base = Variant("base", 2, 10, "P6-B-01", (Number("endTarget", "P6-B-14", 66), Flag("insertAtEnd", "P6-S-41")))
    >>> base.checked(4, {"endTarget": 40})
    (('endTarget', 40), ('insertAtEnd', False))
    >>> base.checked(11, {})
    Traceback (most recent call last):
    ...
    pega6_desktop.core.errors.IllegalSetup: seat_count [P6-B-01] maximum=10, minimum=2, seats=11
    """

    id: str
    """Stable name used in records and catalogs."""
    min_seats: int
    """Fewest players."""
    max_seats: int
    """Most players."""
    seat_rule: str
    """Id of the rule that limits the number of players."""
    house_rules: tuple[HouseRule, ...] = ()
    """What may be agreed, in the order of the form; only ever appended to."""

    def checked(self, seats: int, options: Mapping[str, OptionValue]) -> Options:
        """All options of this variant, defaults filled in but for those that came later, sorted by key.

        Raises:
            IllegalSetup: ``seat_count``, ``unknown_option`` or ``option_value``, naming the rule.
        """
        if not self.min_seats <= seats <= self.max_seats:
            raise IllegalSetup(
                "seat_count", self.seat_rule, seats=seats, minimum=self.min_seats, maximum=self.max_seats
            )
        known = {rule.key: rule for rule in self.house_rules}
        for key in options:
            if key not in known:
                raise IllegalSetup("unknown_option", option=key)
        agreed = {key: _checked(rule, options.get(key, rule.default)) for key, rule in known.items()}
        return tuple(sorted((key, value) for key, value in agreed.items() if not _is_unsaid(known[key], value)))


def differing(rules: Iterable[HouseRule], options: Mapping[str, OptionValue]) -> Options:
    """Those of the options that are not at the default of their house rule, sorted by key.

    A number that merely equals a bool, or the other way round, differs; keys without a house rule are left out.

    >>> differing((Flag("jokers", "QX-31"), Number("rounds", "NT-03", 4)), {"jokers": False, "rounds": 2})
    (('rounds', 2),)
    """
    defaults = {rule.key: rule.default for rule in rules}
    return tuple(
        (key, value)
        for key, value in sorted(options.items())
        if key in defaults and (value != defaults[key] or isinstance(value, bool) != isinstance(defaults[key], bool))
    )


def _is_unsaid(rule: HouseRule, value: OptionValue) -> bool:
    return isinstance(rule, Flag) and rule.is_later and value == rule.default


def _checked(rule: HouseRule, value: OptionValue) -> OptionValue:
    if rule.is_valid(value):
        return value
    if isinstance(rule, Number):
        raise IllegalSetup(
            "number_range", rule.rule, option=rule.key, value=value, minimum=rule.minimum, maximum=rule.maximum
        )
    raise IllegalSetup("option_value", rule.rule, option=rule.key, value=value)


class Edition(msgspec.Struct, frozen=True):
    """A printed rulebook as a preset: what it lays down for each variant it describes.

    >>> france = Edition("fr", {"base": (("endCompare", "gt"),)})
    >>> france.options("base"), france.options("pro")
    ((('endCompare', 'gt'),), None)
    """

    id: str
    """Stable name used in records and catalogs."""
    rules: Mapping[str, Options]
    """By variant id, only the options that differ from the variant's defaults, sorted by key."""

    def options(self, variant: str) -> Options | None:
        """What this edition lays down for a variant; None where it does not describe that variant."""
        return self.rules.get(variant)


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """What fixes a match before its first move; equal setups deal equal cards.

    >>> Setup("base", (("endTarget", 66),), 4, 7).option("endTarget")
    66
    """

    variant: str
    """Id of the variant."""
    options: Options
    """Every option of the variant, sorted by key (see ``Variant.checked``)."""
    seats: int
    """How many play."""
    seed: int
    """What every draw is addressed by, 0 to ``randomness.MAX_SEED``. It tells every hand."""
    rules_version: int = 1
    """By which version of the game's rules: its decks, options and defaults. The first one stands in no hash."""

    def option(self, key: str) -> OptionValue:
        """The agreed value. Raises KeyError for a key the variant does not have."""
        return dict(self.options)[key]


MOST_VERSIONS = 256
"""No version of the rules of a game has a higher number."""

Versions = Mapping[int, Mapping[str, Variant]]
"""By version of the rules the variants of a game by id, the default first. No version ever changes; later ones come."""


def agreed_setup(
    versions: Versions,
    variant: str,
    options: Mapping[str, OptionValue],
    seats: int,
    seed: int,
    rules_version: int | None = None,
) -> Setup:
    """A setup by one version of the rules, None for the newest.

    Raises:
        IllegalSetup: ``unknown_rules``, ``unknown_variant``, or what ``Variant.checked`` refuses.

    >>> flag = Flag("jokers", "QX-31")
    >>> versions = {1: {"base": Variant("base", 2, 5, "QX-05")}, 2: {"base": Variant("base", 2, 5, "QX-05", (flag,))}}
    >>> agreed_setup(versions, "base", {}, 2, 7, 1)
    Setup(variant='base', options=(), seats=2, seed=7, rules_version=1)
    >>> agreed_setup(versions, "base", {}, 2, 7)
    Setup(variant='base', options=(('jokers', False),), seats=2, seed=7, rules_version=2)
    >>> agreed_setup(versions, "base", {}, 2, 7, 3)
    Traceback (most recent call last):
    ...
    pega6_desktop.core.errors.IllegalSetup: unknown_rules [] known=2, version=3
    """
    newest = max(versions)
    version = newest if rules_version is None else rules_version
    if version not in versions:
        raise IllegalSetup("unknown_rules", version=version, known=newest)
    variants = versions[version]
    if variant not in variants:
        raise IllegalSetup("unknown_variant", variant=variant)
    return Setup(variant, variants[variant].checked(seats, options), seats, seed, version)
