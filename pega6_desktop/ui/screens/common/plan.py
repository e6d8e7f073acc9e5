"""The plan of a match: who sits down and what is agreed, before a single card is dealt; how strong and how long it is.

Owns changes of a plan, the match it becomes, and the making of minutes out of measured rounds and decisions. Must not
know widgets or words, nor where what the arena has measured is kept.
"""

import random
import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Protocol

import msgspec

from pega6_desktop.core.errors import IllegalSetup, RecordError
from pega6_desktop.core.variant import Edition, HouseRule, Options, OptionValue, Variant, differing
from pega6_desktop.records import codec, deal_code
from pega6_desktop.records.deal_code import Agreement
from pega6_desktop.records.faces import FACES
from pega6_desktop.records.record import MatchHeader, SeatInfo
from pega6_desktop.runtime import offered
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.table.cards import tempo

BOT_NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Gil", "Iara", "Joca", "Lia", "Nino")
"""Names for bots in the order in which they sit down; the first nine faces but that of the player are theirs."""


class TablePlan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is agreed before a match.

    seats: names as typed; a human's empty name stands for "You" in the language of the day. options: only what differs
    from the variant's defaults. deal: the number of the deal as typed, empty for new cards in every match. edition: id
    of the printed edition that was chosen, empty for rules of one's own; it counts only while the options are its own,
    see ``edition_in_force``.
    """

    game: str = "pega6"
    variant: str = "base"
    seats: tuple[SeatInfo, ...] = ()
    options: Options = ()
    deal: str = ""
    edition: str = ""


def first_plan(levels: Sequence[str], game: str = "") -> TablePlan:
    """The table of the first start of a game, at first of the first one: the player against three bots of the middle
    level.
    """
    human = SeatInfo(name="", kind="human")
    bots = tuple(
        SeatInfo(name=name, kind="bot", level=middle(levels), avatar=place + 1)
        for place, name in enumerate(BOT_NAMES[:3])
    )
    board = BOARDS[game] if game in BOARDS else next(iter(BOARDS.values()))
    return _by_the_book(TablePlan(game=board.game, variant=board.variants[0], seats=(human, *bots)))


def _by_the_book(plan: TablePlan) -> TablePlan:
    """The plan by the rules of the first edition that describes its variant."""
    fitting = [one for one in offered.editions(plan.game) if one.options(plan.variant) is not None]
    return with_edition(plan, fitting[0]) if fitting else with_options(plan, ())


def with_game(plan: TablePlan, others: Sequence[TablePlan], game: str, levels: Sequence[str]) -> TablePlan:
    """The table of another game: as it was left, or laid for the same people by the book.

    others: the tables of other games as they were left. levels: of the bots of that game. Who is too many stays away.
    """
    left = next((other for other in others if other.game == game), None)
    if left is not None and sound(left, levels).game == game:
        return sound(left, levels)
    first = first_plan(levels, game)
    seats = tuple(
        msgspec.structs.replace(seat, level=middle(levels)) if seat.kind == "bot" and seat.level not in levels else seat
        for seat in plan.seats
    )
    laid = with_fitting_seats(msgspec.structs.replace(first, seats=seats), levels)
    return laid if _is_playable(laid) else first


def with_left(others: Sequence[TablePlan], plan: TablePlan) -> tuple[TablePlan, ...]:
    """The tables as they were left, with this one for its game, without the deal that was asked for."""
    return (*(other for other in others if other.game != plan.game), msgspec.structs.replace(plan, deal=""))


def middle(levels: Sequence[str]) -> str:
    """The level between the weakest and the strongest; of two, the weaker: a first match is to be fun."""
    return levels[(len(levels) - 1) // 2]


def sound(plan: TablePlan | None, levels: Sequence[str]) -> TablePlan:
    """The plan if this version can still play it, else that of the first start; a lost level becomes the middle one."""
    if plan is None or plan.game not in BOARDS or plan.variant not in BOARDS[plan.game].variants:
        return first_plan(levels)
    seats = tuple(
        seat if seat.kind == "human" or seat.level in levels else msgspec.structs.replace(seat, level=middle(levels))
        for seat in plan.seats
    )
    deal = plan.deal if deal_code.stands_for_cards(plan.deal) else ""
    repaired = msgspec.structs.replace(plan, seats=seats, deal=deal)
    has_players = any(seat.kind == "human" for seat in seats)
    return repaired if has_players and _is_playable(repaired) else first_plan(levels)


def _is_playable(plan: TablePlan) -> bool:
    """Whether a match of it can begin and be kept."""
    try:
        codec.checked_header(match_of(plan, "?"))
    except (IllegalSetup, RecordError):
        return False
    is_alone = sum(seat.kind == "human" for seat in plan.seats) == 1
    return all(seat.name or (seat.kind == "human" and is_alone) for seat in plan.seats)


_ROUNDS = frozenset({"fixedRounds", "rounds"})
"""House rules that say how many rounds a match has, of whichever game."""


def training_of(plan: TablePlan, levels: Sequence[str], game: str, variant: str) -> TablePlan:
    """A first match for the person of this plan: the table of a first start with the weakest bots, and a single round
    where that can be agreed. variant: empty for the first one of the game.
    """
    first = first_plan(levels, game)
    changed = with_fitting_seats(with_variant(first, variant or first.variant), levels)
    person = plan.seats[human_place(plan)]
    seats = (person if one.kind == "human" else msgspec.structs.replace(one, level=levels[0]) for one in changed.seats)
    rounds = tuple((rule.key, 1) for rule in variant_of(changed).house_rules if rule.key in _ROUNDS)
    return msgspec.structs.replace(with_options(changed, rounds), seats=tuple(seats))


def match_id() -> str:
    """A new one. Nobody can guess it, so that no bot can find out the cards by the key it is given."""
    return secrets.token_hex(16)


def match_of(plan: TablePlan, human_name: str) -> MatchHeader:
    """A match of this plan; human_name fills an empty name. Raises IllegalSetup."""
    options = offered.checked_options(plan.game, plan.variant, dict(plan.options), len(plan.seats))
    seats = tuple(seat if seat.name else msgspec.structs.replace(seat, name=human_name) for seat in plan.seats)
    return MatchHeader(
        match_id=match_id(),
        game=plan.game,
        variant=plan.variant,
        options=options,
        seats=seats,
        edition=edition_in_force(plan),
    )


def with_fitting_seats(plan: TablePlan, levels: Sequence[str]) -> TablePlan:
    """The plan with as many seats as its variant has room for: the last ones go, bots come."""
    variant = variant_of(plan)
    fitting = msgspec.structs.replace(plan, seats=plan.seats[: variant.max_seats])
    while len(fitting.seats) < variant.min_seats:
        fitting = with_one_more(fitting, middle(levels))
    return fitting


def limits_of(game: str) -> tuple[int, int]:
    """How few and how many can play the game in any of its variants."""
    variants = [offered.variants(game)[variant] for variant in BOARDS[game].variants]
    return min(variant.min_seats for variant in variants), max(variant.max_seats for variant in variants)


def variant_of(plan: TablePlan) -> Variant:
    """The variant that is to be played."""
    return offered.variants(plan.game)[plan.variant]


def option(plan: TablePlan, rule: HouseRule) -> OptionValue:
    """What the plan says about a house rule, its default where it says nothing."""
    return dict(plan.options).get(rule.key, rule.default)


def with_options(plan: TablePlan, options: Options) -> TablePlan:
    """The plan with these house rules; defaults are not written down, and every rule not named is at its default."""
    return msgspec.structs.replace(plan, options=differing(variant_of(plan).house_rules, dict(options)))


def edition_in_force(plan: TablePlan) -> str:
    """The chosen edition while its rules are played, empty as soon as one of them is another."""
    chosen = edition_of(plan)
    agreed = differing(variant_of(plan).house_rules, dict(plan.options))
    return plan.edition if chosen is not None and chosen.options(plan.variant) == agreed else ""


def edition_of(plan: TablePlan) -> Edition | None:
    """The chosen edition, whatever has become of its rules; None where none was chosen."""
    return next((edition for edition in offered.editions(plan.game) if edition.id == plan.edition), None)


def with_edition(plan: TablePlan, edition: Edition) -> TablePlan:
    """The plan by the rules of this edition. Raises ValueError where it does not describe the variant."""
    options = edition.options(plan.variant)
    if options is None:
        raise ValueError(f"{edition.id} has no {plan.variant}")
    return msgspec.structs.replace(plan, edition=edition.id, options=options)


def without_edition(plan: TablePlan) -> TablePlan:
    """The plan by the same rules, as rules of one's own."""
    return msgspec.structs.replace(plan, edition="")


def with_variant(plan: TablePlan, variant: str) -> TablePlan:
    """The plan in another variant, with the same people.

    A chosen edition stays chosen, or gives way to the first one that describes the variant; own rules are kept as far
    as the variant has them. Where it lacks all that made them one's own, they are an edition's again.
    """
    changed = msgspec.structs.replace(plan, variant=variant)
    if not edition_in_force(plan):
        kept = with_options(msgspec.structs.replace(changed, edition=""), plan.options)
        printed = (edition for edition in offered.editions(plan.game) if edition.options(variant) == kept.options)
        same = next(printed, None) if kept.options != plan.options else None
        return kept if same is None else with_edition(changed, same)
    editions = sorted(offered.editions(plan.game), key=lambda edition: edition.id != plan.edition)
    fitting = next((edition for edition in editions if edition.options(variant) is not None), None)
    return with_options(changed, ()) if fitting is None else with_edition(changed, fitting)


def with_seat(plan: TablePlan, place: int, seat: SeatInfo) -> TablePlan:
    """The plan with another seat at that place."""
    return msgspec.structs.replace(plan, seats=(*plan.seats[:place], seat, *plan.seats[place + 1 :]))


def with_one_more(plan: TablePlan, level: str) -> TablePlan:
    """The plan with one more bot: a name and a face nobody has yet, as far as there are any."""
    names = {seat.name.casefold() for seat in plan.seats}
    faces = {seat.avatar for seat in plan.seats}
    name = next((name for name in BOT_NAMES if name.casefold() not in names), f"{BOT_NAMES[0]} {len(plan.seats)}")
    avatar = next((face for face in range(FACES) if face not in faces), len(plan.seats) % FACES)
    newcomer = SeatInfo(name=name, kind="bot", level=level, avatar=avatar)
    return msgspec.structs.replace(plan, seats=(*plan.seats, newcomer))


def without_seat(plan: TablePlan, place: int) -> TablePlan:
    """The plan without the seat at that place."""
    return msgspec.structs.replace(plan, seats=plan.seats[:place] + plan.seats[place + 1 :])


def with_seats_mixed(plan: TablePlan) -> TablePlan:
    """The plan with everybody in another order."""
    seats = list(plan.seats)
    while len(seats) > 1 and tuple(seats) == plan.seats:
        random.shuffle(seats)
    return msgspec.structs.replace(plan, seats=tuple(seats))


def with_seats_rotated(plan: TablePlan) -> TablePlan:
    """The plan with everybody one seat further, the last one on the first."""
    return msgspec.structs.replace(plan, seats=(*plan.seats[-1:], *plan.seats[:-1]))


def with_kind_switched(plan: TablePlan, place: int, level: str, own_words: Collection[str]) -> TablePlan:
    """The plan with a person instead of a bot at that place, or the other way round.

    level: of the new bot, who is given a name if the person had none but one of own_words.
    """
    seat = plan.seats[place]
    if seat.kind == "bot":
        return with_seat(plan, place, msgspec.structs.replace(seat, kind="human", level=""))
    taken = {other.name.casefold() for other in plan.seats}
    free = next((name for name in BOT_NAMES if name.casefold() not in taken), BOT_NAMES[0])
    name = free if seat.name in own_words or not seat.name else seat.name
    return with_seat(plan, place, msgspec.structs.replace(seat, kind="bot", level=level, name=name))


def with_deal(plan: TablePlan, deal: Agreement, level: str) -> TablePlan:
    """The plan by the rules of this deal.

    Where seats are missing bots of this level sit down; where there are too many the last bots leave, then people.
    """
    changed = msgspec.structs.replace(plan, game=deal.game, variant=deal.variant)
    while len(changed.seats) < deal.seats:
        changed = with_one_more(changed, level)
    while len(changed.seats) > deal.seats:
        bots = [place for place, seat in enumerate(changed.seats) if seat.kind == "bot"]
        changed = without_seat(changed, bots[-1] if bots else len(changed.seats) - 1)
    changed = with_options(changed, deal.options)
    editions = sorted(offered.editions(deal.game), key=lambda edition: edition.id != plan.edition)
    fitting = (one.id for one in editions if one.options(changed.variant) == changed.options)
    return msgspec.structs.replace(changed, edition=next(fitting, ""))


def human_place(plan: TablePlan) -> int:
    """The place of the player in front of the screen."""
    return next(place for place, seat in enumerate(plan.seats) if seat.kind == "human")


def plan_of(match: MatchHeader) -> TablePlan:
    """The plan of another match at the table of this one: the same seats and rules, a new deal."""
    plan = TablePlan(game=match.game, variant=match.variant, seats=match.seats, edition=match.edition)
    return with_options(plan, match.options)


def viewer_of(match: MatchHeader) -> int | None:
    """The seat that looks: the only human; None where several take turns at the screen, and among bots only."""
    humans = [place for place, seat in enumerate(match.seats) if seat.kind == "human"]
    return humans[0] if len(humans) == 1 else None


THINKING_S = 5.0
"""How long a person is taken to think about a decision: an estimate, like the next two; everything else is measured."""

PASSING_S = 4.0
"""How long it takes until the next person sits at a shared screen."""

LOOKING_S = 8.0
"""How long the score sheet between two rounds is looked at."""

MEAN_STRENGTH = 1000
"""Points of the mean of all levels at a table."""


class Strength(Protocol):
    """Points of a level above the mean of all levels, the 95 % interval, and on how many tables that rests."""

    @property
    def level(self) -> str: ...
    @property
    def elo(self) -> int: ...
    @property
    def low(self) -> int: ...
    @property
    def high(self) -> int: ...
    @property
    def tables(self) -> int: ...


class Length(Protocol):
    """Means of a match by the standard rules: its rounds, and the decisions of one seat that are none by force."""

    @property
    def rounds(self) -> float: ...
    @property
    def decisions(self) -> float: ...


Strengths = Callable[[str, str, int], Sequence[Strength]]
"""By game, variant and seats; nothing for a table that was not measured."""

Lengths = Callable[[str, str, int], Length | None]
"""By game, variant and seats."""


def minutes(plan: TablePlan, length: Length) -> int:
    """About how long the match takes at normal speed, in whole minutes that nobody takes for a promise."""
    people, seats = sum(seat.kind == "human" for seat in plan.seats), len(plan.seats)
    deciding = people * (THINKING_S + (PASSING_S if people > 1 else 0.0)) + _moving(seats)
    share = _share(plan, length)
    exact = share * (length.decisions * deciding + length.rounds * LOOKING_S) / 60
    step = 1 if exact < 10 else 5
    return max(1, step * round(exact / step))


def _moving(seats: int) -> float:
    """Seconds in which the cards of everybody are turned up and laid."""
    rest = tempo.REST_OF_MANY if seats >= tempo.MANY_CARDS else tempo.REST
    return (tempo.TURN_AWAY.ms + tempo.TURN_BACK.ms + tempo.HOLD + seats * (tempo.SLIDE.ms + rest)) / 1000


def _share(plan: TablePlan, length: Length) -> float:
    """How long the match is for one by the standard rules: so many rounds, or so many heads to the end."""
    agreed = dict(plan.options)
    match agreed.get("fixedRounds", agreed.get("rounds")), agreed.get("endTarget"):
        case (int(rounds), _):
            return rounds / length.rounds
        case (_, int(target)):
            standard = {rule.key: rule.default for rule in variant_of(plan).house_rules}["endTarget"]
            return target / standard if isinstance(standard, int) else 1.0
        case _:
            return 1.0
