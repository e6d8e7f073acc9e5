"""The words of the history: how a match is called and told. Must not know widgets."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QDateTime, Qt

from pega6_desktop.records.history import Line, Result
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.messages import Mark
from pega6_desktop.runtime.shelf_messages import MatchShown
from pega6_desktop.ui.screens.common.house_rules import points_word, variant_words
from pega6_desktop.ui.screens.common.words import when_word
from pega6_desktop.ui.words.messages import Messages, Voice, filled, listed, place_word

RESULTS: tuple[Result, ...] = ("won", "lost", "unfinished")


class History(Messages):
    """Sentences about stored matches."""


def result_word(result: Result) -> str:
    """What the filter for a result is called."""
    match result:
        case "won":
            return History.tr("Won")
        case "lost":
            return History.tr("Not won")
        case "unfinished":
            return History.tr("Unfinished")
        case _:
            assert_never(result)


# ---------------------------------------------------------------- a match in words


def viewer_of(line: Line) -> int | None:
    """Who is "you" in a match: the one human, and nobody in a match from somebody else's file."""
    return None if line.is_imported else line.own_seat


def outcome_lines(line: Line) -> tuple[str, str]:
    """How it ended, big and small: "2nd" "of 5 · 38 heads"; who won where nobody is "you".

    Of a match that cannot be read only that.
    """
    if not line.is_readable:
        return unreadable_word(), ""
    viewer = viewer_of(line)
    if not line.places:
        return History.tr("unfinished"), ""
    if viewer is not None:
        place = place_word(line.places[viewer])
        words = filled(
            History.tr("of {count} · {heads}"), count=len(line.seats), heads=points_word(line.game, line.totals[viewer])
        )
        return place, words
    winners = [seat for seat, place in enumerate(line.places) if place == 1]
    voice = Voice(line.seats, None)
    names = listed([voice.name(seat) for seat in winners], 2)
    return names, filled(History.tr("won with {heads}"), heads=points_word(line.game, line.totals[winners[0]]))


def line_sentence(line: Line) -> str:
    """The whole line, as it is spoken."""
    voice = Voice(line.seats, viewer_of(line))
    big, small = outcome_lines(line)
    parts = [day_word(line), variant_words(line.game, line.variant).name]
    parts += [voice.all_called(by_place(line)), f"{big} {small}".strip()]
    parts += mark_words(line)
    if line.is_imported:
        parts.append(History.tr("from a file"))
    return " · ".join(part for part in parts if part)


def day_word(line: Line) -> str:
    """When the match was played; empty where the store tells no more of the whole match."""
    return when_word(line.played_at) or (unknown_day() if line.is_readable else "")


def unknown_day() -> str:
    """What stands for a date that cannot be read."""
    return History.tr("date unknown", "when a match was played")


def unreadable_word() -> str:
    """What a match is called of which the store no longer tells more."""
    return History.tr("unreadable match")


def mark_words(line: Line) -> list[str]:
    """Why a match counts apart, in a word each."""
    marks: tuple[tuple[bool, Mark], ...] = (
        (line.is_training, "training"),
        (bool(line.parent_id), "branch"),
        (line.is_assisted, "assisted"),
        (line.is_repeat, "repeat"),
    )
    return [mark_word(mark) for is_so, mark in marks if is_so]


def mark_word(mark: Mark) -> str:
    """Why a match counts apart, in a word; empty where it does not."""
    match mark:
        case "branch":
            return History.tr("branch", "a match that left another one")
        case "assisted":
            return History.tr("assisted", "cards that had been seen were taken back")
        case "training":
            return History.tr("training", "a match played to learn")
        case "repeat":
            return History.tr("repeat", "a deal that had been played before")
        case "":
            return ""
        case _:
            assert_never(mark)


def by_place(line: Line) -> tuple[int, ...]:
    """The seats in the order of the result; as they sit while the match goes on."""
    if not line.places:
        return tuple(range(len(line.seats)))
    return tuple(sorted(range(len(line.seats)), key=lambda seat: (line.places[seat], seat)))


def about(shown: MatchShown) -> str:
    """The line under the title of a match: variant, players, where it stands or how long it took."""
    score = shown.observation.score
    parts = [
        variant_words(shown.header.game, shown.header.variant).name,
        players_word(len(shown.header.seats)),
    ]
    if score.outcome is None and shown.trick:
        where = History.tr("round {round}, trick {trick}")
        parts.append(filled(where, round=shown.round_number, trick=shown.trick))
    if score.outcome is not None and len(score.rounds) > 1:  # one is the whole match, whatever the game calls it
        parts.append(rounds_word(len(score.rounds)))
    if shown.header.is_training:
        parts.append(mark_word("training"))
    if shown.branch is not None:
        parts.append(branch_word(shown.branch.moves))
    if shown.is_assisted:
        parts.append(mark_word("assisted"))
    if shown.is_repeat:
        parts.append(mark_word("repeat"))
    minutes = _minutes(shown)
    if score.outcome is not None and minutes:
        parts.append(History.tr("%n minute(s)", "", minutes))
    return " · ".join(parts)


def branch_word(moves: int) -> str:
    """Where a match left the one it comes from."""
    return History.tr("branch after %n move(s)", "", moves) if moves else History.tr("branch from the beginning")


def players_word(count: int) -> str:
    """How many play."""
    return History.tr("%n player(s)", "", count)


def rounds_word(count: int) -> str:
    """How many rounds were played to their end."""
    return History.tr("%n round(s)", "", count) if count else History.tr("no round finished")


LONGEST_SITTING = 6 * 60
"""A match nobody has measured was left in between when it took more minutes than this: how long is not told."""


def _minutes(shown: MatchShown) -> int:
    if shown.seconds is not None:
        return round(shown.seconds / 60)
    begun, ended = (
        QDateTime.fromString(moment, Qt.DateFormat.ISODateWithMs) for moment in (shown.begun_at, shown.played_at)
    )
    minutes = begun.secsTo(ended) // 60
    return minutes if begun.isValid() and 0 < minutes <= LONGEST_SITTING else 0


def file_name(line: Line, suffix: str = ".pega6") -> str:
    """A name for the file of a match, made of the day and who sat there; without signs a disk could stumble over."""
    return name_of_file(line.played_at[:10], line.seats, suffix)


def name_of_file(day: str, seats: Sequence[SeatInfo], suffix: str) -> str:
    """A name for a file about a match of that day; without signs a disk could stumble over."""
    names = " ".join(seat.name for seat in seats[:4])
    plain = "".join(char if char.isalnum() or char in " -" else "" for char in f"Pega 6 {day} {names}")
    return f"{' '.join(plain.split())[:80]}{suffix}"
