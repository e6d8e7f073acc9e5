"""Words the screens share: themes, tempos, levels, and sentences about what cannot be played.

Owns sentences for codes that come from plans and records. Must not know widgets. Every call gives words in the present
language.
"""

from collections.abc import Mapping, Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, Qt

from pega6_desktop.core.errors import Param
from pega6_desktop.core.scores import ranked
from pega6_desktop.records import players
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.messages import Mark, UnfinishedMatch
from pega6_desktop.ui.screens.common.plan import MEAN_STRENGTH, Strength
from pega6_desktop.ui.screens.common.typed_plan import DEAL, Problem
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.messages import Messages, filled, listed, own_word, place_word
from pega6_desktop.ui.words.record_faults import fault_sentence

translate = QCoreApplication.translate

MOST_NAMES = 4
"""More bots than this are counted, not named."""


class ScreenWords(Messages):
    """Counted sentences of the screens."""


def theme_word(name: str) -> str:
    """What a theme is called; an unknown one is called by its name."""
    known = {
        "light": translate("ScreenWords", "Light"),
        "dark": translate("ScreenWords", "Dark"),
        "contrast": translate("ScreenWords", "Contrast"),
        "system": translate("ScreenWords", "Follow system"),
    }
    return known.get(name, name)


def tempo_word(name: str) -> str:
    """What a tempo is called."""
    known = {
        "slow": translate("ScreenWords", "Slow"),
        "normal": translate("ScreenWords", "Normal"),
        "fast": translate("ScreenWords", "Fast"),
        "off": translate("ScreenWords", "No animation"),
    }
    return known.get(name, name)


def number(value: Param) -> str:
    """A number with the separators of the language."""
    return QLocale().toString(value) if isinstance(value, int) else str(value)


def problem_sentence(problem: Problem) -> str:
    """What is wrong with a field, and what would be right."""
    facts = problem.params
    match problem.code:
        case "seat_count":
            return _crowd_sentence(facts)
        case "number_missing":
            sentence = translate("ScreenWords", "Enter a number here.")
        case "not_a_number":
            sentence = translate("ScreenWords", "“{text}” is not a whole number.")
        case "number_range" if problem.field == DEAL:
            sentence = translate("ScreenWords", "A deal code lies between {minimum} and {maximum}.")
        case "number_range":
            sentence = translate("ScreenWords", "Enter {minimum} to {maximum}.")
        case "deal_mistyped":
            sentence = translate("ScreenWords", "No match has this code. Please compare every letter and digit.")
        case "deal_unknown":
            sentence = translate("ScreenWords", "This code comes from a newer version of the program.")
        case "deal_differs":
            sentence = translate("ScreenWords", "This code stands for other rules or seats ({seats} players).")
        case "target_and_rounds":
            sentence = translate("ScreenWords", "One or the other: a number of heads or a number of rounds, not both.")
        case _:
            return _name_sentence(problem)
    return filled(sentence, **{key: number(value) for key, value in facts.items()})


def _crowd_sentence(facts: Mapping[str, Param]) -> str:
    seats, least, most = (int(str(facts[key])) for key in ("seats", "minimum", "maximum"))
    if seats > most:
        words = ScreenWords.tr(
            "{minimum} to {maximum} can play this variant: please take %n seat(s) away.", "", seats - most
        )
    else:
        words = ScreenWords.tr(
            "{minimum} to {maximum} can play this variant: %n more seat(s), please.", "", least - seats
        )
    return filled(words, minimum=least, maximum=most)


def _name_sentence(problem: Problem) -> str:
    match problem.code:
        case "name_empty":
            return translate("ScreenWords", "A name is missing here.")
        case "name_long":
            sentence = translate("ScreenWords", "At most {maximum} characters, please.")
        case "name_twice":
            sentence = translate("ScreenWords", "Somebody at the table is called {name} already.")
        case _:
            return translate("ScreenWords", "This cannot be played.")
    return filled(sentence, **{key: number(value) for key, value in problem.params.items()})


def naming_sentence(code: str, name: str) -> str:
    """What is wrong with the name of a kept set of rules."""
    match code:
        case "name_twice":
            return filled(translate("ScreenWords", "Rules called “{name}” are saved already."), name=name)
        case "rules_open":
            return translate("ScreenWords", "The rules below do not work together yet; fix them first.")
        case _:
            return _name_sentence(Problem(("set", 0), code, {"name": name, "maximum": players.MAX_CHARACTERS}))


def level_word(level: str) -> str:
    """What a bot level is called; an unknown one is called by its id."""
    known = {
        "random": translate("ScreenWords", "Random"),
        "nearest": translate("ScreenWords", "Beginner"),
        "careful": translate("ScreenWords", "Careful"),
        "strong": translate("ScreenWords", "Strong", "the level"),
        "master": translate("ScreenWords", "Master"),
    }
    return known.get(level, level)


def level_sentence(game: str, level: str) -> str:
    """The character of a bot level of a game in one sentence; empty for an unknown one."""
    return WORDS[game].level(level)


def strength_word(strength: Strength) -> str:
    """What was measured of a level, in short: "1150 ±60"."""
    return f"{MEAN_STRENGTH + strength.elo} ±{round((strength.high - strength.low) / 2)}"


def strength_sentence(strength: Strength) -> str:
    """What was measured of a level, and how far it can be trusted."""
    sentence = translate(
        "Screens",
        "Strength {points}, with 95% certainty between {low} and {high}. Measured in {tables} "
        "rounds at such a table; 1000 is the mean of all levels.",
    )
    points, low, high = (MEAN_STRENGTH + value for value in (strength.elo, strength.low, strength.high))
    return filled(sentence, points=points, low=low, high=high, tables=strength.tables)


def players_sentence(seats: Sequence[SeatInfo]) -> str:
    """Against whom: "You against Ana, Bia and Caio", or how many when they are many; people alone by their names."""
    people = [seat.name or own_word() for seat in seats if seat.kind == "human"]
    bots = [seat.name for seat in seats if seat.kind == "bot"]
    human = listed(people, MOST_NAMES)
    if not bots:
        return filled(translate("ScreenWords", "{names} at one screen"), names=human)
    if len(bots) > MOST_NAMES:
        return filled(ScreenWords.tr("{name} against %n bot(s)", "", len(bots)), name=human)
    return filled(translate("ScreenWords", "{name} against {others}"), name=human, others=listed(bots))


def unfinished_lines(match: UnfinishedMatch, viewer: int | None) -> tuple[str, str]:
    """Which match it is and where it stands, and how it stands and when it was played: "Pega em 6! · Round 3, trick 4"
    and "you are 3rd · today, 14:10". The place of the viewer is that of the finished rounds.
    """
    if match.trick:
        place = translate("ScreenWords", "Round {round}, trick {trick}")
    else:
        place = translate("ScreenWords", "Round {round}")
    name = WORDS[match.header.game].name()
    where = filled(place, round=match.round_number, trick=match.trick)
    branch = translate("ScreenWords", "Branch", "a match that left another one") if match.is_branch else ""
    training = translate("ScreenWords", "Training", "a match played to learn") if match.header.is_training else ""
    score, standing = match.observation.score, ""
    if viewer is not None and score.rounds:
        place = place_word(ranked(score.totals, is_low_best=score.is_low_best).places[viewer])
        standing = filled(translate("ScreenWords", "you are {place}", "of an unfinished match"), place=place)
    first = " · ".join(part for part in (training, branch, name, where) if part)
    return first, " · ".join(part for part in (standing, when_word(match.played_at)) if part)


def mark_sentence(mark: Mark) -> str:
    """Why a match counts apart; empty where it does not."""
    match mark:
        case "branch":
            return translate("ScreenWords", "A branch of another match: it counts apart in the statistics.")
        case "assisted":
            return translate("ScreenWords", "Assisted, with cards seen taken back: it counts apart in the statistics.")
        case "training":
            return translate("ScreenWords", "A training match: it counts nowhere.")
        case "repeat":
            return translate("ScreenWords", "These cards were played here before: it counts apart in the statistics.")
        case "":
            return ""
        case _:
            assert_never(mark)


def when_word(moment: str) -> str:
    """A moment (ISO 8601) as one speaks of it: today and yesterday by name; empty for a text that is no moment."""
    then = QDateTime.fromString(moment, Qt.DateFormat.ISODateWithMs).toLocalTime()
    if not then.isValid():
        return ""
    clock = QLocale().toString(then.time(), QLocale.FormatType.ShortFormat)
    today = QDate.currentDate()
    days = then.date().daysTo(today)
    if days == 0:
        return filled(translate("ScreenWords", "today, {time}"), time=clock)
    if days == 1:
        return filled(translate("ScreenWords", "yesterday, {time}"), time=clock)
    if then.date().year() == today.year():
        shape = translate("ScreenWords", "d MMM", "a date of this year: d is the day, MMM the month")
    else:
        shape = translate("ScreenWords", "d MMM yyyy", "a date of another year: d is the day, MMM the month")
    return filled(translate("ScreenWords", "{date}, {time}"), date=QLocale().toString(then.date(), shape), time=clock)


def notice_sentence(code: str, facts: Mapping[str, Param]) -> str:
    """Something the player should be told once."""
    if code.startswith("settings_"):
        sentence = _settings_sentence(code)
    else:
        sentence = (_kept_sentence if facts.get("is_kept", True) else _unkept_sentence)(code, facts)
    return filled(sentence, code=code, **{name: str(value) for name, value in facts.items()})


def _settings_sentence(code: str) -> str:
    match code:
        case "settings_set_aside":
            return translate(
                "Screens", "The settings could not be read. The file is kept as {path}; standard ones are used."
            )
        case "settings_part_aside":
            return translate(
                "Screens",
                "Some settings could not be read and have their standard values. The file as it was is kept as {path}.",
            )
        case "settings_left":
            return translate(
                "Screens",
                "The settings in {path} could not be read, and the file cannot be moved. "
                "Standard ones are used, and changes are not saved.",
            )
        case "settings_theme_gone":
            return translate("ScreenWords", "The theme “{name}” is gone; the standard one is used.")
        case "settings_language_gone":
            return translate("ScreenWords", "The language “{name}” is gone.")
        case _:
            return translate("ScreenWords", "The settings cannot be saved here.")


def _kept_sentence(code: str, facts: Mapping[str, Param]) -> str:
    """About matches that outlast the program."""
    match code:
        case "store_home":
            return translate("ScreenWords", "The matches are saved in their own place again.")
        case "store_in_use":
            return translate(
                "Screens",
                "Another copy of the program is open. Matches played here are kept apart and join the rest later.",
            )
        case "store_newer":
            return translate(
                "Screens",
                "The saved matches belong to a newer version of the program and stay as they are. "
                "Matches played here are kept apart; that version takes them in.",
            )
        case "store_set_aside":
            return translate(
                "Screens",
                "The saved matches were damaged. What can still be read is here; the file is kept as {kept_as}.",
            )
        case "store_from_copy":
            return translate("Screens", "The file of the saved matches was gone. What its copy held is here again.")
        case "match_mended":
            return translate(
                "Screens",
                "A match that could not be read was put right from the copy of the saved matches. "
                "As it was, it is kept as {kept_as}.",
            )
        case _:
            return fault_sentence(code, facts)


def unkept_word() -> str:
    """What stands at the table for as long as matches may be lost with the program."""
    return translate("ScreenWords", "not saved yet")


def _unkept_sentence(code: str, facts: Mapping[str, Param]) -> str:
    """Why matches may not outlast the program."""
    match code:
        case "store_full":
            return translate(
                "Screens",
                "The disk is full: what you play now is kept only while the program is open. "
                "It is saved as soon as there is room.",
            )
        case "store_unwritable":
            return translate(
                "Screens",
                "The folder of the matches cannot be written to: what you play now is kept only while the program "
                "is open. It is saved as soon as that works again.",
            )
        case "store_in_use":
            return translate(
                "Screens",
                "Other copies of the program have the saved matches: what you play now is kept only while this one "
                "is open. It is saved as soon as one of them is closed.",
            )
        case _:
            passing = translate("ScreenWords", "What you play now is kept only while the program is open.")
            return f"{fault_sentence(code, facts)} {passing}"
