"""What is wrong with a match, a file of one, or the store of all of them, in sentences.

Owns the words for every code of a RecordError but those of a deal's number. A sentence is true wherever it is said: it
names the thing (the file, the match, the saved matches), never what was being tried, and no code. Must not know
widgets; works without a window.
"""

import re
from collections.abc import Mapping

from pega6_desktop.core.errors import Param
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.messages import Messages, filled

_PART = re.compile(r"\$\.(\w+)(?:\[(\d+)\])?")
"""A field of a record in the path to what is wrong with it, and which of them."""


class RecordFaults(Messages):
    """One sentence for each fault."""


def fault_sentence(code: str, params: Mapping[str, Param]) -> str:
    """The fault in one sentence without any code: those stand in the log, and in the file of a broken match."""
    facts = {name: str(value) for name, value in params.items()}
    if code == "diverged" and isinstance(params.get("move"), int):
        facts["move"] = str(int(str(params["move"])) + 1)
    if code == "unknown_rules" and (words := WORDS.get(facts.get("game", ""))) is not None:
        facts["game"] = words.name()
    if code == "record_field":
        sentence, facts = _of_the_field(facts.get("where", ""))
        return filled(sentence, **facts)
    sentence = (
        _of_the_store(code) or _of_the_file(code) or _of_the_text(code) or _of_the_match(code) or _of_the_seats(code)
    )
    return filled(sentence or RecordFaults.tr("That did not work."), **facts)


def _of_the_store(code: str) -> str:
    match code:
        case "store_full":
            return RecordFaults.tr("The disk is full.")
        case "store_unwritable":
            return RecordFaults.tr("The folder of the saved matches cannot be written to.")
        case "store_in_use":
            return RecordFaults.tr("Another copy of the program has the saved matches open.")
        case "store_newer":
            return RecordFaults.tr("The saved matches belong to a newer version of the program.")
        case "store_damaged":
            return RecordFaults.tr("The file of the saved matches is damaged.")
        case "store_gone":
            return RecordFaults.tr("The file of the saved matches was removed while the program had it open.")
        case "store_interrupted":
            return RecordFaults.tr("The saved matches were being checked just then; try again.")
        case "store_differs":
            return RecordFaults.tr("This match is saved with other moves or seats already.")
        case "store_error":
            return RecordFaults.tr("The saved matches cannot be used now: {detail}.")
        case _:
            return ""


def _of_the_file(code: str) -> str:
    match code:
        case "file_missing":
            return RecordFaults.tr("There is no such file.")
        case "file_not_plain":
            return RecordFaults.tr("This is a folder or a device, not a file.")
        case "file_unreadable":
            return RecordFaults.tr("The file cannot be read: {detail}.")
        case "file_full":
            return RecordFaults.tr("The file cannot be written: the disk is full.")
        case "file_unwritable":
            return RecordFaults.tr("The file cannot be written: {detail}.")
        case "record_too_large":
            return RecordFaults.tr("The file is too large for a match: {size} bytes, at most {limit} are read.")
        case _:
            return ""


def _of_the_text(code: str) -> str:
    match code:
        case "record_not_utf8":
            return RecordFaults.tr("This is not text (byte {at} is not UTF-8).")
        case "record_truncated":
            return RecordFaults.tr("The file breaks off in the middle.")
        case "record_not_json":
            return RecordFaults.tr("This is not a match, or it was changed by hand.")
        case "record_too_deep":
            return RecordFaults.tr("This is not a match: it is nested too deeply.")
        case "record_newer":
            return RecordFaults.tr(
                "A later version of the program wrote this match (format {format}; known is {known})."
            )
        case "record_empty":
            return RecordFaults.tr("Not one move of it is intact.")
        case "move_text":
            return RecordFaults.tr("Something in it is not a move: {text}.")
        case _:
            return ""


def _of_the_field(where: str) -> tuple[str, dict[str, str]]:
    """What is wrong in a record, with the facts of the sentence. where: a path into it, such as ``$.moves[3][1]``."""
    found = _PART.match(where)
    part, number = found.groups() if found is not None else ("", None)
    match part:
        case "options":
            return RecordFaults.tr("Its house rules cannot be read."), {}
        case "seats" if number is not None:
            return RecordFaults.tr("Who sits at seat {seat} cannot be read."), {"seat": str(int(number) + 1)}
        case "seats":
            return RecordFaults.tr("Who sits at its table cannot be read."), {}
        case "moves" if number is not None:
            return RecordFaults.tr("Its move {move} cannot be read."), {"move": str(int(number) + 1)}
        case "begun_at" | "played_at":
            return RecordFaults.tr("When it was played cannot be read."), {}
        case _:
            return RecordFaults.tr("Something in it is not as in a match."), {}


def _of_the_match(code: str) -> str:
    match code:
        case "unknown_match":
            return RecordFaults.tr("This match is not there any more.")
        case "unknown_game":
            return RecordFaults.tr("This version does not know the game “{game}”.")
        case "unknown_rules":
            return RecordFaults.tr(
                "This match of {game} follows later rules (version {version}; known is {known}). "
                "It is kept as it is; a newer version of the program can open it."
            )
        case "unplayable_setup":
            return RecordFaults.tr("Its seats or house rules cannot be played.")
        case "diverged":
            return RecordFaults.tr("The rules do not allow move {move}; everything before it is intact.")
        case "hash_differs":
            return RecordFaults.tr("Its end does not match its checksum.")
        case "hash_missing":
            return RecordFaults.tr("The match is over, but its checksum is missing.")
        case "hash_early":
            return RecordFaults.tr("It has a checksum, but the match is not over.")
        case _:
            return ""


def _of_the_seats(code: str) -> str:
    match code:
        case "unknown_level":
            return RecordFaults.tr("This version does not know the opponent “{level}”.")
        case "no_such_seat":
            return RecordFaults.tr("Nobody sits at that place of the match.")
        case "no_human_to_act":
            return RecordFaults.tr("No person has anything to decide from here on.")
        case _:
            return ""
