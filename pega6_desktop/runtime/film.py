"""A stored match as a film: what happened, event by event, as somebody may look at it afterwards. Pure.

Owns who may see what of a match that was, and where a branch leaves it. A match that is over hides nothing; one that
still goes on is seen as its only human sees it, or as everybody sees it where several play or nobody does: watching
never tells a player more than playing has. Must not know Qt, files or any one game.
"""

import msgspec

from pega6_desktop.core.errors import Param, RecordError
from pega6_desktop.core.game import Observed
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.record import GameRecord, MatchHeader
from pega6_desktop.records.replay import Diverged, told

Seen = Observed[object]


class Frame(msgspec.Struct, frozen=True):
    """One event, as the film's seat may see it, and the table right after it.

    moves: of the record, up to and with the one it belongs to. is_last: no event of that move follows. seats: the table
    as each seat saw it, where nothing is hidden any more; empty otherwise.
    """

    event: object
    observation: Seen
    moves: int
    is_last: bool
    seats: tuple[Seen, ...]


class Film(msgspec.Struct, frozen=True):
    """The whole match. seat: whose view it is, None for everybody's.

    is_open: nothing is hidden any more. fault: code of what kept the rest from being played, empty for a whole match;
    params: its facts.
    """

    header: MatchHeader
    seat: int | None
    is_open: bool
    frames: tuple[Frame, ...]
    fault: str = ""
    params: tuple[tuple[str, Param], ...] = ()


def filmed(record: GameRecord, seat: int | None = None) -> Film:
    """The film of a match as this seat saw it; None: whose it most likely is.

    Of a match the rules do not allow to its end, the part they do allow.

    Raises:
        RecordError: not even the first deal can be played, see records.replay.
    """
    sound, fault = _sound(record)
    game = GAMES[sound.game]
    events = list(told(game, sound))
    is_open = game.outcome(events[-1].state) is not None
    looking = _looking(sound, seat) if is_open else only_human(sound)
    places = range(len(sound.seats)) if is_open else ()
    frames = tuple(
        Frame(
            event=game.redact(one.event, looking),
            observation=game.observe(one.state, looking),
            moves=one.moves,
            is_last=one.is_last,
            seats=tuple(game.observe(one.state, place) for place in places),
        )
        for one in events
    )
    if fault is None:
        return Film(sound.header, looking, is_open, frames)
    return Film(sound.header, looking, is_open, frames, fault.code, tuple(sorted(fault.params.items())))


def only_human(record: GameRecord) -> int | None:
    """The seat of the only human, None with none or several."""
    humans = [seat for seat, info in enumerate(record.seats) if info.kind == "human"]
    return humans[0] if len(humans) == 1 else None


def branch_point(record: GameRecord, moves: int, *, is_whole: bool) -> int:
    """How many moves a branch keeps that is to leave this match after so many of them.

    is_whole: all events of the last of them have been seen; in the midst of them the branch begins before it. From
    there it goes back to the nearest moment at which a human owes a decision: there is something to do otherwise. Where
    bots have opened the match and no human has decided yet, it goes back to its beginning.

    Raises:
        RecordError: ``no_human_to_act`` where only bots play.
    """
    if all(seat.kind == "bot" for seat in record.seats):
        raise RecordError("no_human_to_act")
    sound, _ = _sound(record)
    game = GAMES[sound.game]
    wished = min(moves if is_whole else moves - 1, len(sound.moves))
    found = 0
    for one in told(game, sound):
        if one.moves > wished:
            break
        if one.is_last and any(sound.seats[seat].kind == "human" for seat in game.to_act(one.state)):
            found = one.moves
    return found


def _looking(record: GameRecord, seat: int | None) -> int:
    """Whoever was asked for, else the only human, else the first human, else the first seat."""
    if seat is not None and 0 <= seat < len(record.seats):
        return seat
    return next((place for place, info in enumerate(record.seats) if info.kind == "human"), 0)


def _sound(record: GameRecord) -> tuple[GameRecord, RecordError | None]:
    """The part of the record the rules allow, and what is wrong with the rest. Raises RecordError without any."""
    if record.game not in GAMES:
        raise RecordError("unknown_game", game=record.game)
    try:
        for _ in told(GAMES[record.game], record):
            pass
    except Diverged as error:
        return error.prefix, error
    return record, None
