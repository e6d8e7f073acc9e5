"""A deal as a short number that people can write down, say and type: game, variant, house rules, seats and seed, and
the version of the game's rules where it is not the first. A whole number is a seed alone and names no version.

Owns the form: Crockford's base 32 (no I, L, O, U, so nothing looks like something else; small letters, I, L, O and
strokes are read too), in groups of four, the last symbol a check: any one wrong symbol and any two that changed places
are noticed. What a number says never changes: the list of games is only ever appended to, and a version of the rules
never changes. Must not know who plays.
Codes: ``deal_mistyped`` (a foreign sign, or the check does not fit), ``deal_unknown`` (a later program's number).
"""

from typing import assert_never

import msgspec

from pega6_desktop.core.errors import IllegalSetup, RecordError
from pega6_desktop.core.randomness import MAX_SEED
from pega6_desktop.core.variant import (
    MOST_VERSIONS,
    Choice,
    Flag,
    HouseRule,
    Number,
    Options,
    OptionValue,
    Setup,
    differing,
)
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.record import GameRecord

_SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS = str.maketrans({"I": "1", "L": "1", "O": "0", "-": "", "–": "", "−": "", " ": "", "\u00a0": ""})
_GROUP = 4
_SHORTEST, _LONGEST = 4, 40

_GAMES = (
    ("pega6", ("base", "pro", "special")),
    ("no_thanks", ("base", "tiger", "tactical")),
    ("qwixx_cards", ("base",)),
)
"""Games and variants in the order of their numbers."""

_FORMS, _MOST_GAMES, _MOST_VARIANTS, _MOST_SEATS = 4, 8, 8, 20

_FIRST_RULES, _LATER_RULES = 0, 1
"""The form of a number by the first version of the rules, and by a later one that it names."""

SHORT_SEED = 2**37
"""Seeds below this make a number of twelve symbols at most in games by the standard rules."""


class Deal(msgspec.Struct, frozen=True):
    """What a number says: the game, and the setup that deals these cards."""

    game: str
    setup: Setup


class Agreement(msgspec.Struct, frozen=True):
    """What the number of a game says of the table; not of the cards."""

    game: str
    variant: str
    options: Options
    seats: int


def written(deal: Deal) -> str:
    """The number of the deal. Raises RecordError ``deal_unknown`` for a game that has no numbers."""
    value = _Digits()
    setup, (game, variant) = deal.setup, _place(deal)
    options = dict(setup.options)
    for rule in reversed(GAMES[deal.game].versions[setup.rules_version][setup.variant].house_rules):
        agreed = options.get(rule.key, rule.default)
        if agreed != rule.default:
            value.push(_index(rule, agreed), _count(rule))
        value.push(int(agreed != rule.default), 2)
    value.push(setup.seed, MAX_SEED + 1) if setup.seed >= SHORT_SEED else value.push(setup.seed, SHORT_SEED)
    value.push(int(setup.seed >= SHORT_SEED), 2)
    for digit, base in ((setup.seats - 1, _MOST_SEATS), (variant, _MOST_VARIANTS), (game, _MOST_GAMES)):
        value.push(digit, base)
    if setup.rules_version > 1:
        value.push(setup.rules_version, MOST_VERSIONS + 1)
    value.push(_LATER_RULES if setup.rules_version > 1 else _FIRST_RULES, _FORMS)
    symbols = _in_symbols(value.number)
    whole = symbols + _SYMBOLS[_check(symbols)]
    return "-".join(whole[at : at + _GROUP] for at in range(0, len(whole), _GROUP))


def read(text: str) -> Deal:
    """The deal of a number as typed. Raises RecordError, see the module."""
    symbols = text.strip().upper().translate(_READ_AS)
    if not _SHORTEST <= len(symbols) <= _LONGEST or not set(symbols) <= set(_SYMBOLS):
        raise RecordError("deal_mistyped")
    if _check(symbols[:-1]) != _SYMBOLS.index(symbols[-1]):
        raise RecordError("deal_mistyped")
    deal = _taken_apart(_Digits(_from_symbols(symbols[:-1])))
    if written(deal).replace("-", "") != symbols:
        raise RecordError("deal_unknown")  # it says more than this program reads
    return deal


def agreement(text: str) -> Agreement:
    """The table the number of a game stands for. Raises RecordError, see the module."""
    deal = read(text)
    return Agreement(deal.game, deal.setup.variant, deal.setup.options, deal.setup.seats)


def seed_of(text: str) -> int:
    """The seed a whole number or the number of a game stands for, as typed. Raises RecordError, see the module."""
    bare = text.strip()
    if not (bare.isascii() and bare.isdecimal()):
        return read(text).setup.seed
    # No seed has so many digits, and int() refuses thousands of them.
    if len(bare) > _LONGEST or int(bare) > MAX_SEED:
        raise RecordError("deal_mistyped")
    return int(bare)


def stands_for_cards(text: str) -> bool:
    """Whether ``seed_of`` knows the seed of this text."""
    try:
        seed_of(text)
    except RecordError:
        return False
    return True


def agreed_by(text: str, game: str, variant: str, options: Options) -> tuple[int, Options]:
    """The version of the rules by which a new match with these cards is played, and its options by that version.

    It is the version of the number of a game where that means this variant, and else the newest. options: by the
    newest; those that came later are left out, but for one that is not at its default: that can only be refused.

    Raises RecordError ``unknown_game``.
    """
    if game not in GAMES:
        raise RecordError("unknown_game", game=game)
    newest = max(GAMES[game].versions)
    try:
        deal = read(text)
    except RecordError:
        return newest, options
    if (deal.game, deal.setup.variant) != (game, variant):
        return newest, options
    known = {key for key, _ in deal.setup.options}
    changed = dict(differing(GAMES[game].variants[variant].house_rules, dict(options)))
    kept = tuple((key, value) for key, value in options if key in known or key in changed)
    return deal.setup.rules_version, kept


def number_of(record: GameRecord) -> str:
    """The number under which others can play the cards of this match; empty where its game has no numbers, or its rules
    are not known.
    """
    options, seats = dict(record.options), len(record.seats)
    try:
        setup = GAMES[record.game].setup(record.variant, options, seats, record.seed, record.rules_version)
        return written(Deal(record.game, setup))
    except (IllegalSetup, RecordError):
        return ""


def _taken_apart(value: "_Digits") -> Deal:
    form = value.pop(_FORMS)
    if form not in (_FIRST_RULES, _LATER_RULES):
        raise RecordError("deal_unknown")
    version = 1 if form == _FIRST_RULES else value.pop(MOST_VERSIONS + 1)
    game, variant, seats = value.pop(_MOST_GAMES), value.pop(_MOST_VARIANTS), value.pop(_MOST_SEATS) + 1
    if game >= len(_GAMES) or variant >= len(_GAMES[game][1]):
        raise RecordError("deal_unknown")
    seed = value.pop(MAX_SEED + 1) if value.pop(2) else value.pop(SHORT_SEED)
    name, variants = _GAMES[game]
    known = GAMES[name].versions.get(version, {}).get(variants[variant])
    if known is None:
        raise RecordError("deal_unknown")
    options: dict[str, OptionValue] = {}
    for rule in known.house_rules:
        options[rule.key] = _value(rule, value.pop(_count(rule))) if value.pop(2) else rule.default
    try:
        return Deal(name, GAMES[name].setup(variants[variant], options, seats, seed, version))
    except IllegalSetup as error:
        raise RecordError("deal_unknown", error.rule, reason=error.code) from error


class _Digits:
    """A number in mixed bases: what is pushed last is popped first."""

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def push(self, digit: int, base: int) -> None:
        self.number = self.number * base + digit

    def pop(self, base: int) -> int:
        self.number, digit = divmod(self.number, base)
        return digit


def _place(deal: Deal) -> tuple[int, int]:
    for game, (name, variants) in enumerate(_GAMES):
        if name == deal.game and deal.setup.variant in variants:
            return game, variants.index(deal.setup.variant)
    raise RecordError("deal_unknown", game=deal.game)


def _count(rule: HouseRule) -> int:
    match rule:
        case Flag():
            return 2
        case Choice(values=values):
            return len(values)
        case Number(minimum=minimum, maximum=maximum):
            return maximum - minimum + 2
        case _:
            assert_never(rule)


def _index(rule: HouseRule, value: OptionValue) -> int:
    match rule:
        case Flag():
            return int(value is True)
        case Choice(values=values):
            return values.index(str(value))
        case Number(minimum=minimum):
            return 0 if value is None else int(value) - minimum + 1
        case _:
            assert_never(rule)


def _value(rule: HouseRule, index: int) -> OptionValue:
    match rule:
        case Flag():
            return index == 1
        case Choice(values=values):
            return values[index]
        case Number(minimum=minimum):
            return None if index == 0 else index + minimum - 1
        case _:
            assert_never(rule)


def _in_symbols(number: int) -> str:
    symbols = ""
    while number:
        number, digit = divmod(number, 32)
        symbols = _SYMBOLS[digit] + symbols
    return symbols.rjust(_SHORTEST - 1, "0")


def _from_symbols(symbols: str) -> int:
    number = 0
    for symbol in symbols:
        number = number * 32 + _SYMBOLS.index(symbol)
    return number


def _check(symbols: str) -> int:
    """The sum of all symbols, each times another power of two, in the field of 32 elements."""
    total = 0
    for symbol in symbols:
        total = _doubled(total ^ _SYMBOLS.index(symbol))
    return total


def _doubled(element: int) -> int:
    shifted = element << 1
    return shifted ^ 0b100101 if shifted & 32 else shifted
