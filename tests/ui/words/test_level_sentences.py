"""What is said of a bot's character holds: each claim of each sentence is measured on decisions of random matches.

A sentence that is changed has to be measured anew, so they stand here word by word.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from functools import cache
from statistics import mean
from typing import Any

import numpy as np
import pytest

from pega6_desktop.arena.tournament import Tournament, run
from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.bots.no_thanks.simple import LIMIT, cost
from pega6_desktop.bots.no_thanks.types import posterior
from pega6_desktop.bots.pega6.master import worlds_for
from pega6_desktop.bots.pega6.nearest import cost_and_gap
from pega6_desktop.bots.pega6.situation import Situation
from pega6_desktop.bots.ratings import ratings_for
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.no_thanks.moves import Pass, Take
from pega6_desktop.games.qwixx_cards.cards import Card, colour_of, number_of
from pega6_desktop.games.qwixx_cards.moves import CrossNumber, Play
from pega6_desktop.games.qwixx_cards.sheets import Sheet, place
from pega6_desktop.ui.words.catalog import WORDS
from tests.conformance.play import Table, played
from tests.games.no_thanks.story import GAME as NO_THANKS
from tests.games.no_thanks.story import A, B, C
from tests.games.no_thanks.story import table as offering
from tests.games.qwixx_cards.story import QWIXX, sheet
from tests.games.qwixx_cards.story import table as qwixx_table

pytestmark = pytest.mark.usefixtures("english")

SAID = {
    ("pega6", "random"): "Plays any card, whatever lies there.",
    ("pega6", "nearest"): "Mostly the cheapest card, nearest to its row.",
    ("pega6", "careful"): "Now the strong one's card, now what it fancies.",
    ("pega6", "strong"): "Decides at a glance, after much practice.",
    ("pega6", "master"): "Thinks hundreds of games ahead, card by card.",
    ("no_thanks", "random"): "Passes or takes, whatever lies there.",
    ("no_thanks", "careful"): "Takes what costs little, and never looks at you.",
    ("no_thanks", "strong"): "Weighs chips and numbers, and what a card is worth to the others.",
    ("no_thanks", "master"): "Tries hundreds of rounds, and learns how you play.",
    ("qwixx_cards", "random"): "Draws, crosses and plays whatever comes.",
    ("qwixx_cards", "careful"): "Skips little and keeps good cards.",
    ("qwixx_cards", "strong"): "Has learned from many matches what every row is worth.",
    ("qwixx_cards", "master"): "Thinks several turns ahead and watches the others' sheets.",
}


def test_every_level_is_described_by_a_sentence_that_is_measured() -> None:
    levels = [(game, level) for game, every in LEVELS.items() for level in every]
    assert {(game, level): WORDS[game].level(level) for game, level in levels} == SAID


# Any: see conformance.facts.AnyGame.


@cache
def seen_in(game: str, seats: int = 4, matches: int = 4) -> tuple[Any, ...]:
    """What whoever decides sees, at every decision of some random matches."""
    variant = next(iter(GAMES[game].variants.values()))
    standard = tuple((rule.key, rule.default) for rule in variant.house_rules)
    tables = [Table(GAMES[game], variant.id, seats, seed, standard) for seed in range(matches)]
    return tuple(GAMES[game].observe(one.state, one.seat) for table in tables for one in played(table).decisions)


def card_choices() -> Iterator[tuple[str, Any]]:
    """Choices of a card of Pega em 6! with three at least in hand, each with a key."""
    for number, seen in enumerate(seen_in("pega6")):
        if seen.phase == "choose" and len(seen.hand) >= 3:
            yield f"key/{number}", seen


@pytest.mark.parametrize("game", LEVELS)
def test_the_random_one_makes_every_legal_move_as_often(game: str) -> None:
    some = [seen for seen in seen_in(game) if 2 <= len(seen.legal) <= 10][:20]
    assert len(some) == 20
    for seen in some:
        moves = Counter(LEVELS[game]["random"].choose(seen, ThinkBudget(), f"key/{at}") for at in range(400))
        expected = 400 / len(seen.legal)
        assert set(moves) == set(seen.legal)
        assert all(0.5 * expected < times < 1.6 * expected for times in moves.values())


# ---------------------------------------------------------------- Pega em 6!


def test_the_nearest_one_mostly_plays_the_cheapest_and_nearest_card() -> None:
    def nearest(seen: Any) -> int:
        card: int = min(seen.hand, key=lambda card: (*cost_and_gap(seen.rows, card), card))
        return card

    bot = LEVELS["pega6"]["nearest"]
    share = mean(bot.choose(seen, ThinkBudget(), key).card == nearest(seen) for key, seen in card_choices())
    assert 0.62 < share < 0.75


def test_the_careful_one_now_plays_the_card_of_the_strong_one_and_now_another() -> None:
    careful, strong = LEVELS["pega6"]["careful"], LEVELS["pega6"]["strong"]
    chosen = [[bot.choose(seen, ThinkBudget(), key) for bot in (careful, strong)] for key, seen in card_choices()]
    same = [one == other for one, other in chosen]
    assert 0.34 < mean(same) < 0.48


def test_the_strong_one_decides_without_thinking_ahead_and_is_better_than_the_unpractised() -> None:
    bot = LEVELS["pega6"]["strong"]
    for key, seen in list(card_choices())[::9]:
        assert bot.choose(seen, ThinkBudget(1, deadline=0.0), key) == bot.choose(seen, ThinkBudget(), f"{key}/else")
    for weaker in ("random", "nearest"):
        fought = run(
            Tournament("pega6", "base", {"fixedRounds": 1}, ("strong", weaker), 30, 5), None, lambda done, of: None
        )
        assert mean(one.shares[0] for one in fought) > 0.55


def test_the_master_weighs_hundreds_of_games_for_its_cards() -> None:
    worlds = [worlds_for(Situation.of(seen), ThinkBudget()) for _, seen in card_choices()]
    assert min(worlds) >= 300


# ---------------------------------------------------------------- No Thanks!


def free_offers() -> list[Any]:
    return [seen for seen in seen_in("no_thanks") if {Take(), Pass()} <= set(seen.legal)]


def test_the_careful_one_takes_what_costs_little_whatever_the_others_hold() -> None:
    bot = LEVELS["no_thanks"]["careful"]
    for seen in free_offers():
        costs = cost(seen, seen.active) - seen.pot
        assert bot.choose(seen, ThinkBudget(), "key") == (Take() if costs <= LIMIT else Pass())
    assert LIMIT <= 3


@pytest.mark.parametrize(("level", "looks"), [("careful", False), ("strong", True)])
def test_only_the_strong_one_minds_what_a_card_is_worth_to_the_others(level: str, looks: bool) -> None:  # noqa: FBT001
    """The same offer, once with a neighbour whom the card would cost nothing, once without."""
    bot = LEVELS["no_thanks"][level]
    moves = set()
    differing = 0
    for card in range(12, 34):
        for pot in range(0, 36, 4):
            wanted = offering((), (card - 1,), (), active=card, pot=pot)
            alone = offering((), (3,), (), active=card, pot=pot)
            both = [bot.choose(NO_THANKS.observe(one.state, A), ThinkBudget(), "key") for one in (wanted, alone)]
            differing += both[0] != both[1]
            moves.update(both)
    assert moves == {Take(), Pass()}
    assert bool(differing) is looks


@pytest.mark.parametrize("what", ["pot", "card"])
def test_the_strong_one_weighs_chips_and_numbers(what: str) -> None:
    """More chips on a card, or a lower number, once turn passing into taking and never back."""
    bot = LEVELS["no_thanks"]["strong"]
    if what == "pot":
        offers = [offering((), (), (), active=28, pot=pot) for pot in range(30)]
    else:
        offers = [offering((), (), (), active=card, pot=6) for card in range(35, 3, -1)]
    takes = [bot.choose(NO_THANKS.observe(one.state, A), ThinkBudget(), "key") == Take() for one in offers]
    assert takes == sorted(takes)
    assert set(takes) == {True, False}


def test_the_master_learns_how_the_others_play() -> None:
    """Who has passed a gift is another player to it than who has taken it."""
    passed = offering((), (), (), active=4, turn=B).does(B, Pass())
    taken = offering((), (), (), active=4, turn=B).does(B, Take())
    misers, takers = (posterior(NO_THANKS.observe(one.state, C))[B] for one in (passed, taken))
    assert np.abs(misers - takers).sum() > 0.5


# ---------------------------------------------------------------- Qwixx cards


def left_out(before: Sheet, row: int, numbers: tuple[int, ...]) -> int:
    """Places that these crosses give up for good."""
    crossed = before.rows[row]
    first = place(row, crossed[-1]) + 1 if crossed else 0
    return max(place(row, number) for number in numbers) + 1 - first - len(numbers)


def is_soon_useful(before: Sheet, card: Card) -> bool:
    """Whether its number is one of the next four of its row."""
    crossed = before.rows[colour_of(card)]
    first = place(colour_of(card), crossed[-1]) + 1 if crossed else 0
    return first <= place(colour_of(card), number_of(card)) < first + 4


def crossings(level: str) -> list[int]:
    """What the level leaves out whenever it crosses."""
    found = []
    for number, seen in enumerate(seen_in("qwixx_cards", 3, 8)):
        move = LEVELS["qwixx_cards"][level].choose(seen, ThinkBudget(), f"key/{number}")
        before = seen.sheets[seen.viewer]
        if isinstance(move, CrossNumber):
            found.append(left_out(before, move.row, (seen.top,)))
        elif isinstance(move, Play) and move.numbers:
            found.append(left_out(before, move.row, move.numbers))
    return found


def test_the_careful_one_leaves_out_less_than_one_place_a_cross_and_less_than_the_others() -> None:
    careful = mean(crossings("careful"))
    assert careful < 1
    assert careful < mean(crossings("strong")) < mean(crossings("random"))


def test_the_careful_one_never_throws_away_a_card_that_it_may_soon_cross() -> None:
    thrown = 0
    for seen in seen_in("qwixx_cards", 3, 8):
        move = LEVELS["qwixx_cards"]["careful"].choose(seen, ThinkBudget(), "key")
        if isinstance(move, Play):
            gone = [card for card in move.cards if number_of(card) not in move.numbers]
            thrown += len(gone)
            assert not any(is_soon_useful(seen.sheets[seen.viewer], card) for card in gone)
    assert thrown > 20


def test_the_strong_one_has_fitted_values_of_rows_and_scores_more_by_them() -> None:
    fought = run(Tournament("qwixx_cards", "base", {}, ("strong", "careful"), 20, 3), None, lambda done, of: None)
    assert mean(one.points[0] - one.points[1] for one in fought) > 0


def test_only_the_master_watches_the_others_sheets() -> None:
    """A rival about to end the match by a second row: the master decides otherwise somewhere, the strong one never."""
    changed: Counter[str] = Counter()
    for hand in ("R8 R9 Y4 Y5 B9", "R5 R7 Y2 G9 B8", "R6 Y6 G6 B6 R10", "G10 G9 B11 B9 R4"):
        for own in ({"red": "2 3"}, {"yellow": "4 5 6"}, {"blue": "12 11", "green": "12"}):
            quiet, rival = sheet(0), sheet(3, red="2 3 4 5 6 12", yellow="2 3 4 5 6 11")
            for level in ("strong", "master"):
                moves = []
                for other in (quiet, rival):
                    story = qwixx_table("play", hands={0: hand}, sheets={0: sheet(0, **own), 1: other})
                    seen = QWIXX.observe(story.state, 0)
                    moves.append(LEVELS["qwixx_cards"][level].choose(seen, ThinkBudget(120), "key"))
                changed[level] += moves[0] != moves[1]
    assert changed["strong"] == 0
    assert changed["master"] > 0


# ---------------------------------------------------------------- the order of the levels


def test_no_measured_rating_contradicts_the_order_of_the_levels() -> None:
    """Weakest first: at no table does a level lie below the one before by more than the measuring leaves open."""
    for game, every in LEVELS.items():
        for variant in GAMES[game].variants.values():
            for seats in range(variant.min_seats, variant.max_seats + 1):
                rated = ratings_for(game, variant.id, seats)
                assert [one.level for one in rated] == [level for level in every if rated]
                for before, after in itertools.pairwise(rated):
                    assert after.high > before.low, (game, variant.id, seats, after.level)
