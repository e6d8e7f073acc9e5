"""The story of a match in words: what decided it, the marked cell of its sheet, its moments, its record.

Owns these sentences, for every game. Must not know how a story is found. What stands where a case or a gender would be
asked for stands behind a colon.
"""

from collections.abc import Sequence

import msgspec

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.records.finished.moments import MatchMoment
from pega6_desktop.records.finished.statistics import Mark
from pega6_desktop.records.finished.story import CellKind, Story
from pega6_desktop.ui.words.messages import GameWords, Messages, Voice, filled, place_word, signed

NARROW = 3
"""A match is called narrow up to so many points between the first two."""


class StoryWords(Messages):
    """What happened, who did it, by how much."""


class ToldStory(msgspec.Struct, frozen=True):
    """The story in one sentence, what it rests on, and the words at the marked cell; empty for none."""

    sentence: str
    detail: str = ""
    tag: str = ""


def told(story: Story, score: ScoreSheet, game: GameWords, voice: Voice) -> ToldStory:
    """The story of this match."""
    tag = "" if story.cell is None else _tag(story.cell[1])
    gap = game.points(story.gap)
    match story.kind:
        case "turned":
            return ToldStory(_turned(story, score, voice), _that_round(story, game, voice), tag)
        case "led":
            return ToldStory(StoryWords.tr("In front from the first round to the last."), _lead(story, game, voice))
        case "ahead":
            words = StoryWords.tr("In front from round {round} on.")
            return ToldStory(filled(words, round=story.round), _lead(story, game, voice))
        case "decided":
            words = StoryWords.tr("Decided in the last round. Level before it: {names}.")
            names = voice.all_called((story.hero, story.rival))
            return ToldStory(filled(words, names=names), _that_round(story, game, voice), tag)
        case "shared":
            words = StoryWords.tr("Level at the top, each with: {points}.")
            return ToldStory(filled(words, points=game.points(score.totals[story.hero])))
        case "close":
            narrow, clear = StoryWords.tr("The difference: only {points}."), StoryWords.tr("The difference: {points}.")
            return ToldStory(filled(narrow if story.gap <= NARROW else clear, points=gap))
        case "lost":
            words = StoryWords.tr("{place} place, {points} short of victory.")
            return ToldStory(filled(words, place=place_word(story.place), points=gap), _consolation(story, game), tag)


def _turned(story: Story, score: ScoreSheet, voice: Voice) -> str:
    if story.round == len(score.rounds):
        fewer = StoryWords.tr("Turned in the last round: {name} had {count} less.")
        more = StoryWords.tr("Turned in the last round: {name} had {count} more.")
    else:
        fewer = StoryWords.tr("Turned in round {round}: {name} had {count} less.")
        more = StoryWords.tr("Turned in round {round}: {name} had {count} more.")
    words = fewer if score.is_low_best else more
    return filled(words, round=story.round, name=voice.name(story.rival), count=story.gap)


def _that_round(story: Story, game: GameWords, voice: Voice) -> str:
    own, other = story.points
    words = StoryWords.tr("In that round: {hero} {points}, {rival} {other}.", "two names, each with points")
    hero, rival = voice.called(story.hero), voice.called(story.rival)
    return filled(words, hero=hero, points=game.points(own), rival=rival, other=signed(other))


def _lead(story: Story, game: GameWords, voice: Voice) -> str:
    words = StoryWords.tr("Lead over {name} at the end: {points}.")
    return filled(words, name=voice.name(story.rival), points=game.points(story.gap))


def _consolation(story: Story, game: GameWords) -> str:
    if story.front:
        words = StoryWords.tr("After round {round} you were in front; round {next}: {points}.")
        return filled(words, round=story.front, next=story.front + 1, points=game.points(story.after))
    if story.round:
        words = StoryWords.tr("Round {round} was yours: {points}, the best at the table.")
        return filled(words, round=story.round, points=game.points(story.points[0]))
    return ""


def _tag(kind: CellKind) -> str:
    match kind:
        case "turned":
            return StoryWords.tr("turned here", "at a cell of the score sheet")
        case "decided":
            return StoryWords.tr("decided here", "at a cell of the score sheet")
        case "best":
            return StoryWords.tr("best at the table", "at a cell of the score sheet: the result of a round")


def ended(score: ScoreSheet, game: GameWords, voice: Voice) -> str:
    """Why the match is over, and how good the winner's total is."""
    rounds = StoryWords.tr("after %n round(s)", "", len(score.rounds))
    best = min(score.totals) if score.is_low_best else max(score.totals)
    final = filled(game.point_words().final, rounds=rounds, points=signed(best))
    reached = [seat for seat, total in enumerate(score.totals) if score.target and total >= score.target]
    if not reached:
        return final
    words = StoryWords.tr("Reached {target} and ended the match: {names}.", "", len(reached))
    return f"{filled(words, target=score.target, names=voice.all_called(reached))} {final}"


# ---------------------------------------------------------------- moments


def card_of_the_match(moment: MatchMoment, voice: Voice) -> str:
    """What became of the card of the match."""
    name = voice.addressed(moment.seat)
    if moment.kind == "chips":
        you = StoryWords.tr("You took the {card} in round {round} with %n chip(s) on it.", "", moment.points)
        they = StoryWords.tr("{name} took the {card} in round {round} with %n chip(s) on it.", "", moment.points)
    else:
        you = StoryWords.tr(
            "You took the {card} in round {round}, trick {trick}: the row cost %n.", "heads", moment.points
        )
        they = StoryWords.tr(
            "{name} took the {card} in round {round}, trick {trick}: the row cost %n.", "heads", moment.points
        )
    return filled(they if name else you, name=name, card=moment.card, round=moment.round, trick=moment.trick)


def own_moment(moment: MatchMoment, voice: Voice) -> str:
    """The best the own seat has done; when that was is said by `when`."""
    if moment.kind == "chips":
        return _own_chips(moment)
    words = StoryWords.tr(
        "Your {card} was the last that fitted; the {by} came next and took %n head(s): {name}.", "", moment.points
    )
    return filled(words, card=moment.card, by=moment.by, name=voice.name(moment.other))


def _own_chips(moment: MatchMoment) -> str:
    if not moment.points:
        return filled(StoryWords.tr("The {card} became part of a run and counted nothing."), card=moment.card)
    words = StoryWords.tr("You took the {card} with %n chip(s) on it.", "", moment.points)
    if moment.is_free:
        words = StoryWords.tr("You took the {card} with %n chip(s) on it, and it counted nothing.", "", moment.points)
    return filled(words, card=moment.card)


def when(moment: MatchMoment) -> str:
    """The round, and the trick where the game has any."""
    words = StoryWords.tr("round {round}, trick {trick}") if moment.trick else StoryWords.tr("round {round}")
    return filled(words, round=moment.round, trick=moment.trick)


def saved(moment: MatchMoment) -> ToldStory:
    """The story of a match whose distance is less than what one card kept away."""
    words = StoryWords.tr("Saved by one card: the {card}.")
    return ToldStory(filled(words, card=moment.card), _kept_away(moment))


def _kept_away(moment: MatchMoment) -> str:
    return filled(StoryWords.tr("The row behind it went to the next card, with %n head(s).", "", moment.points))


def seal(mark: Mark) -> Sequence[str]:
    """The lines under the number of a record."""
    before = filled(StoryWords.tr("before: {points}", "the record until now"), points=signed(mark.before))
    return (StoryWords.tr("your best", "over a record, upper line"), StoryWords.tr("result", "lower line"), before)
