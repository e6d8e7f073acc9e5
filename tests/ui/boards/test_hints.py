"""How the tables move at each kind of event, what is heard then, and where they wait for the player, in all games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pega6_desktop.core.randomness import picked
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.table.view import StepHint

pytestmark = pytest.mark.usefixtures("english")

MOVED = {
    "pega6 special": {
        "RoundDealt": "deal, slide",
        "CardChosen": "choose, slide",
        "CardsRevealed": "reveal, turn, a chapter begins",
        "SpecialAsked": "quiet",
        "SpecialDeclined": "quiet",
        "SpecialPlayed": "place, turn",
        "RowChoiceNeeded": "quiet",
        "RowTaken": "take, gather moo / take, gather moo-2 / take, gather moo-3",
        "CardPlaced": "place, slide snap / place, snap",
        "CardMoved": "place, slide snap",
        "CardReplaced": "place, turn",
        "BlockLaid": "place, lock",
        "BlocksLifted": "place, lock",
        "FifthRowOpened": "place, slide",
        "FifthRowClosed": "place, slide",
        "SevenLaid": "place, stamp",
        "HeadsCancelled": "quiet, stamp",
        "ExchangeOffered": "quiet",
        "ExchangeDeclined": "quiet",
        "SpecialGiven": "place, slide",
        "SpecialDrawn": "place, slide",
        "RoundEnded": "gate, round_end, waits",
        "MatchEnded": "gate, waits",
    },
    "pega6 pro": {
        "DraftOpened": "deal, slide",
        "CardDrafted": "choose, slide",
        "RowsLaid": "place, snap",
        "CardChosen": "choose, slide",
        "CardsRevealed": "reveal, turn, a chapter begins",
        "CardPlaced": "place, slide snap / place, snap",
        "RowChoiceNeeded": "quiet",
        "RowTaken": "take, gather moo / take, gather moo-2 / take, gather moo-3",
        "RoundEnded": "gate, round_end, waits",
        "MatchEnded": "gate, waits",
    },
    "no_thanks tiger": {
        "RoundDealt": "deal, slide",
        "CardTurned": "place, turn, a chapter begins",
        "CardTaken": "take, chips / take, snap",
        "Passed": "choose, chip",
        "TigerPlayed": "place, snap",
        "RoundEnded": "gate, round_end, waits",
        "MatchEnded": "gate, waits",
    },
    "qwixx_cards base": {
        "Dealt": "deal, slide",
        "TurnBegan": "quiet, a chapter begins",
        "CardsDrawn": "place, slide / reveal, turn",
        "DisplayRefilled": "place, slide",
        "PileReshuffled": "place, slide",
        "NumberAnnounced": "quiet, turn",
        "MarkChosen": "quiet",
        "MarksRevealed": "quiet",
        "CardsPlayed": "place, slide",
        "CardsDiscarded": "place, slide",
        "NumberCrossed": "place, cross",
        "TurnMissed": "place, missed",
        "MatchEnded": "gate, waits",
    },
}
"""By game and variant; a stroke where it differs by what the viewer sees or by what is taken."""


def hints(game_id: str, variant: str, seed: int) -> Iterator[tuple[str, StepHint]]:
    """Every event of a match of three that is played at random, as the first of them sees it."""
    game, board = GAMES[game_id], BOARDS[game_id]
    state = game.initial(game.setup(variant, {}, 3, seed))
    events, made = game.opening(state), 0
    while events:
        for event in events:
            state = game.evolve(state, event)
            yield type(event).__name__, board.hint(game.redact(event, 0))
        due = game.to_act(state)
        made += 1
        events = game.decide(state, due[0], picked(game.legal_moves(state, due[0]), seed, f"m{made}")) if due else ()


def told(hint: StepHint) -> str:
    heard = " ".join(filter(None, (hint.sound, hint.landing)))
    said = (hint.kind, heard, "a chapter begins" if hint.begins else "", "waits" if hint.is_gate else "")
    return ", ".join(filter(None, said))


@pytest.mark.parametrize("name", MOVED)
def test_each_kind_of_event_moves_sounds_and_waits_as_it_should(name: str) -> None:
    game_id, variant = name.split()
    found: dict[str, set[str]] = {}
    for seed in range(3):
        for kind, hint in hints(game_id, variant, seed):
            found.setdefault(kind, set()).add(told(hint))
    assert {kind: " / ".join(sorted(said)) for kind, said in found.items()} == MOVED[name]
