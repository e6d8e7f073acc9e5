"""The card of the round: found from what everybody saw."""

import random

from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.games.pega6.events import RoundEnded, RowTaken
from pega6_desktop.games.pega6.game import Pega6
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.boards.catalog import BOARDS

SEATS = (SeatInfo(name="Lu", kind="human"), SeatInfo(name="Bia", kind="bot"), SeatInfo(name="Caio", kind="bot"))


def round_of(seed: int) -> tuple[object, list[tuple[int, int, tuple[int, ...]]]]:
    """A round by chance: what the player saw at its end, and the takings as (seat, trick, cards)."""
    game = Pega6()
    state = game.initial(game.setup("base", {}, len(SEATS), seed))
    for event in game.opening(state):
        state = game.evolve(state, event)
    chance, takings = random.Random(seed), []
    while True:
        seat = game.to_act(state)[0]
        for event in game.decide(state, seat, chance.choice(game.legal_moves(state, seat))):
            state = game.evolve(state, event)
            if isinstance(event, RowTaken):
                takings.append((event.seat, len(state.tricks), event.cards))
            if isinstance(event, RoundEnded):
                return game.observe(state, 0), takings


def test_it_names_the_dearest_taken_card_its_taker_and_the_trick() -> None:
    for seed in range(20):
        observation, takings = round_of(seed)
        shown = BOARDS["pega6"].highlight(observation, SEATS)  # type: ignore[arg-type]  # an observation, see round_of
        if not takings:
            assert shown is None
            continue
        dearest = max((HEADS[card], trick, card, seat) for seat, trick, cards in takings for card in cards)
        _, trick, card, seat = dearest
        name = "You" if seat == 0 else SEATS[seat].name
        assert shown is not None
        assert shown.face == card
        assert shown.text == f"{name} took the {card} in trick {trick}."
