"""The new-game form as it was typed, and what is wrong with it.

Owns reading of texts into numbers and names. Must not know widgets or words: a problem is a code with its facts at a
field, and the screen says it in a sentence.
"""

import re
from collections.abc import Mapping, Sequence

import msgspec

from pega6_desktop.core.errors import IllegalSetup, Param, RecordError
from pega6_desktop.core.randomness import MAX_SEED
from pega6_desktop.core.variant import Number, Options, OptionValue, differing
from pega6_desktop.records import deal_code, players
from pega6_desktop.records.deal_code import Agreement
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime import offered
from pega6_desktop.ui.screens.common.plan import TablePlan, edition_in_force, option, variant_of
from pega6_desktop.ui.words.messages import OWN_WORDS

FieldId = tuple[str, str | int]
"""A field of the form: ``("seats", 0)``, ``("name", 2)``, ``("option", "endTarget")`` or ``("deal", 0)``."""

SEATS: FieldId = ("seats", 0)
DEAL: FieldId = ("deal", 0)

_WHOLE = re.compile(r"[+-]?[0-9]{1,400}", re.ASCII)
_MINUS = str.maketrans({"−": "-", "–": "-"})


class TypedPlan(msgspec.Struct, frozen=True, kw_only=True):
    """A plan while it is being typed: seats with raw names, numbers as text, other house rules as values.

    deal: a whole number, or the number of a game, see ``records.deal_code``.
    """

    game: str
    variant: str
    seats: tuple[SeatInfo, ...]
    numbers: dict[str, str]
    values: dict[str, OptionValue]
    deal: str
    edition: str = ""


class Problem(msgspec.Struct, frozen=True):
    """Why the form cannot be played: the field, the code of the reason, and its facts."""

    field: FieldId
    code: str
    params: dict[str, Param] = {}


def typed_of(plan: TablePlan) -> TypedPlan:
    """The form that shows this plan."""
    rules = variant_of(plan).house_rules
    chosen = {rule.key: option(plan, rule) for rule in rules}
    numbers = {rule.key: _text(chosen[rule.key]) for rule in rules if isinstance(rule, Number)}
    return TypedPlan(
        game=plan.game,
        variant=plan.variant,
        seats=plan.seats,
        numbers=numbers,
        values={key: value for key, value in chosen.items() if key not in numbers},
        deal=plan.deal,
        edition=plan.edition,
    )


def judged(typed: TypedPlan, human_name: str) -> tuple[TablePlan | None, tuple[Problem, ...]]:
    """The plan the form means, or None and everything that keeps it from being played.

    human_name: the word that stands for a human's empty name; it may not be taken by anybody else.
    """
    seats, problems = _names(typed.seats, human_name)
    agreed, about_rules = agreed_rules(typed)
    deal = _deal(typed, agreed)
    problems += about_rules
    problems += [deal] if isinstance(deal, Problem) else []
    problems += _crowd(typed)
    if problems or agreed is None or isinstance(deal, Problem):
        return None, tuple(problems)
    plan = TablePlan(
        game=typed.game, variant=typed.variant, seats=seats, options=agreed, deal=deal, edition=typed.edition
    )
    return msgspec.structs.replace(plan, edition=edition_in_force(plan)), ()


def agreed_rules(typed: TypedPlan) -> tuple[Options | None, tuple[Problem, ...]]:
    """The house rules of the form that are not at their default, or None and what is wrong with them."""
    rules = offered.variants(typed.game)[typed.variant].house_rules
    values = dict(typed.values)
    problems: list[Problem] = []
    for rule in rules:
        if isinstance(rule, Number):
            read = _number(typed.numbers.get(rule.key, ""), rule)
            problems += [read] if isinstance(read, Problem) else []
            values[rule.key] = None if isinstance(read, Problem) else read
    problems += _disagreements(typed, values) if not problems else []
    return (None, tuple(problems)) if problems else (differing(rules, values), ())


def _names(seats: Sequence[SeatInfo], human_name: str) -> tuple[tuple[SeatInfo, ...], list[Problem]]:
    """The seats with cleaned names, and what is wrong with them; the human's own word becomes the empty name."""
    names = [players.cleaned_name(seat.name) for seat in seats]
    if sum(seat.kind == "human" for seat in seats) > 1:
        # Among several people nobody is called "you".
        names = [
            "" if name in OWN_WORDS and seat.kind == "human" else name for name, seat in zip(names, seats, strict=True)
        ]
    problems = [
        Problem(("name", place), code, {"name": name, "maximum": players.MAX_CHARACTERS})
        for place, name in enumerate(names)
        if (code := name_trouble(seats[place].name, name, names[:place]))
    ]
    cleaned = tuple(
        msgspec.structs.replace(seat, name="" if seat.kind == "human" and name == human_name else name)
        for seat, name in zip(seats, names, strict=True)
    )
    return cleaned, problems


def name_trouble(typed: str, name: str, earlier: Sequence[str]) -> str:
    """The code of what is wrong with a name, empty when nothing is."""
    if not name:
        return "name_empty"
    is_full = players.cleaned_name(name + "x") == name
    if is_full and len(" ".join(typed.split())) > len(name):
        return "name_long"
    return "name_twice" if any(_sound_alike(name, other) for other in earlier if other) else ""


def _sound_alike(name: str, other: str) -> bool:
    try:
        players.checked_names((other, name))
    except IllegalSetup:
        return True
    return False


def _number(text: str, rule: Number) -> int | Problem | None:
    field: FieldId = ("option", rule.key)
    if not text.strip():
        return None if rule.is_optional else Problem(field, "number_missing")
    value = _whole(text)
    if value is None:
        return Problem(field, "not_a_number", {"text": text.strip()[:20]})
    if rule.is_valid(value):
        return value
    return Problem(field, "number_range", {"minimum": rule.minimum, "maximum": rule.maximum})


def deal_typed(text: str) -> Agreement | None:
    """The table the number of a game says; None for a text that is none, a whole number among them."""
    try:
        return None if _whole(text) is not None else deal_code.agreement(text)
    except RecordError:
        return None


def _deal(typed: TypedPlan, agreed: Options | None) -> str | Problem:
    """The number of the deal, empty for none; agreed: the rules, None while they are unclear."""
    text = typed.deal.strip()
    value = _whole(text)
    if value is not None and 0 <= value <= MAX_SEED:
        return str(value)
    if not text:
        return ""
    if value is not None:
        return Problem(DEAL, "number_range", {"minimum": 0, "maximum": MAX_SEED})
    try:
        deal = deal_code.agreement(text)
    except RecordError as refused:
        return Problem(DEAL, refused.code, {"text": text[:20]})
    is_other = agreed is not None and not _says(deal, typed, agreed)
    return Problem(DEAL, "deal_differs", {"seats": deal.seats}) if is_other else text


def _says(deal: Agreement, typed: TypedPlan, agreed: Options) -> bool:
    """Whether the number of a game means this table."""
    if (deal.game, deal.variant, deal.seats) != (typed.game, typed.variant, len(typed.seats)):
        return False
    rules = offered.variants(typed.game)[typed.variant].house_rules
    return differing(rules, dict(deal.options)) == agreed


def _whole(text: str) -> int | None:
    bare = text.strip().translate(_MINUS)
    return int(bare) if _WHOLE.fullmatch(bare) else None


def _text(value: OptionValue) -> str:
    return "" if value is None else str(value)


def _crowd(typed: TypedPlan) -> list[Problem]:
    variant, seats = offered.variants(typed.game)[typed.variant], len(typed.seats)
    if variant.min_seats <= seats <= variant.max_seats:
        return []
    return [Problem(SEATS, "seat_count", {"seats": seats, "minimum": variant.min_seats, "maximum": variant.max_seats})]


def _disagreements(typed: TypedPlan, values: Mapping[str, OptionValue]) -> list[Problem]:
    """What the game itself refuses about the house rules, at the field it is about."""
    seats = offered.variants(typed.game)[typed.variant].min_seats
    try:
        offered.checked_options(typed.game, typed.variant, values, seats)
    except IllegalSetup as refused:
        return [Problem(_field_of(typed, refused), refused.code, refused.params)]
    return []


def _field_of(typed: TypedPlan, refused: IllegalSetup) -> FieldId:
    named = refused.params.get("option")
    if isinstance(named, str):
        return ("option", named)
    by_rule = {rule.rule: rule.key for rule in offered.variants(typed.game)[typed.variant].house_rules}
    return ("option", by_rule[refused.rule]) if refused.rule in by_rule else SEATS
