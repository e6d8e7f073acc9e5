"""The direction of a trick, filmed: looked at every 16 ms, what happens on the screen happens as the rules say.

Whole tricks of every variant are played on a felt whose clock is in the hand of the test. What is seen is where the
number cards are; when something begins and ends is read from that alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import dist
from typing import Any, NamedTuple

import pytest

from pega6_desktop.core.randomness import picked
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.pega6 import events
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.runtime.messages import Opened, Step
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.boards.pega6.rows.arrangement import RowsArrangement
from pega6_desktop.ui.boards.pega6.rows.cards import CardRow
from pega6_desktop.ui.boards.pega6.rows.happening import happening, moods
from pega6_desktop.ui.boards.pega6.rows.layout import RowsLayout
from pega6_desktop.ui.boards.pega6.rows.spots import plate_places
from pega6_desktop.ui.table.cards.items import CardItem
from pega6_desktop.ui.table.cards.tempo import Tempo
from pega6_desktop.ui.table.play.playback import Playback
from pega6_desktop.ui.table.play.presenter import Presenter
from pega6_desktop.ui.table.view import StatusView
from tests.builders import table as story
from tests.ui.boards.desk import seats
from tests.ui.fakes import PaperMatch
from tests.ui.table.clock import STEP_MS, FeltClock
from tests.ui.table.conftest import OpenTable, Table
from tests.ui.table.positions import seat as plate_of

pytestmark = pytest.mark.usefixtures("english")

PLAYERS = 4
NOTICED_PX, TREMBLE_PX = 0.05, 8.0
SLOW_TURN = 6
"""Pictures for which a card may seem to lie still between gathering and flying."""
VARIANTS = BOARDS["pega6"].variants


class Trick(NamedTuple):
    """A trick of a match: the table before it, as the first player sees it, and its steps."""

    before: object
    steps: tuple[Step, ...]

    @property
    def takings(self) -> int:
        return sum(isinstance(step.event, events.RowTaken) for step in self.steps)


def tricks(variant: str, seed: int) -> Iterator[Trick]:
    """Every trick of a round that is played at random."""
    game: Any = GAMES["pega6"]  # Any: each game has types of its own
    state = game.initial(game.setup(variant, {}, PLAYERS, seed))
    before, steps, made = None, list[Step](), 0
    happened = game.opening(state)
    while happened:
        for event in happened:
            if isinstance(event, events.CardsRevealed):
                before, steps = game.observe(state, 0), []
            state = game.evolve(state, event)
            if isinstance(event, events.CardChosen | events.RoundEnded) and before is not None:
                yield Trick(before, tuple(steps))
                before = None
            steps.append(Step(game.redact(event, 0), game.observe(state, 0)))
            if isinstance(event, events.RoundEnded):
                return
        due = game.to_act(state)
        made += 1
        happened = game.decide(state, due[0], picked(game.legal_moves(state, due[0]), seed, f"m{made}")) if due else ()


def chosen(variant: str) -> list[Trick]:
    """Three tricks in which rows are taken; in the anniversary game cards are moved and rows go as well."""
    found = [trick for seed in range(4) for trick in tricks(variant, seed) if 1 <= trick.takings <= 3]
    return sorted(found, key=lambda trick: -len({type(step.event) for step in trick.steps}))[:3]


class Motion(NamedTuple):
    """A card was on its way from one picture of the film to another."""

    card: int
    start: int
    end: int


class Heard(NamedTuple):
    """What lists, header and screen readers tell while a picture is seen."""

    subtitle: str
    states: frozenset[str]
    plates: frozenset[str]
    placed: frozenset[int]
    moving: frozenset[int]
    things: tuple[str, ...]
    flags: int


class Film:
    """A trick played on a felt, looked at every 16 ms."""

    def __init__(self, table: Table, trick: Trick, tempo: Tempo) -> None:
        area = table.area
        area.setUpdatesEnabled(False)
        area.set_tempo(tempo)
        self.area, self.board, self.models = area, BOARDS["pega6"], table.models
        self.playback = Playback(self.board, table.models, area, area)
        self.clock = FeltClock(area)
        self.seen: list[dict[int, tuple[float, float]]] = []
        self.told: list[StatusView] = []
        self.heard: list[Heard] = []
        opened = Opened(1, 1, "m", "pega6", "base", seats(PLAYERS), trick.before, is_resumed=False)  # type: ignore[arg-type]
        self.playback.open(opened, self.board)
        self.clock.ring()
        self.playback.add(*trick.steps)

    def run(self) -> Film:
        """To its end."""
        while not self.playback.is_at_rest:
            self.look()
        for _ in range(SLOW_TURN + 1):
            self.look()
        return self

    def look(self) -> None:
        """One picture more."""
        self.clock.tick()
        cards = [item for item in self.area.scene().items() if isinstance(item, CardItem)]
        self.seen.append({item.face: here(item) for item in cards if isinstance(item.face, int)})
        self.heard.append(self.listen())
        telling = self.playback.telling
        if telling is not None and (not self.told or telling != self.told[-1]):
            self.told.append(telling)

    def listen(self) -> Heard:
        """What is told now."""
        rows = [card.face for row in self.models.rows.items if isinstance(row, CardRow) for card in row.cards]
        moving = [item.face for item in self.area.felt.stage.items.values() if item.is_moving]
        return Heard(
            self.models.view.subtitle,
            frozenset(seat.state for seat in self.models.seats.items),
            frozenset(seat.state for seat in self.area.felt.arrangement.seats),
            frozenset(face for face in rows if isinstance(face, int)),
            frozenset(face for face in moving if isinstance(face, int)),
            tuple(thing.name for thing in self.area.told.things()),
            len(self.area.felt.arrangement.flags),
        )

    def motions(self) -> list[Motion]:
        """When which card was on its way; trembling is no way."""
        cards = {card for picture in self.seen for card in picture}
        return [motion for card in cards for motion in self._motions_of(card)]

    def _motions_of(self, card: int) -> Iterator[Motion]:
        start, end, begun = None, 0, (0.0, 0.0)
        reach = 0.0
        for at in range(1, len(self.seen)):
            now, before = self.seen[at].get(card), self.seen[at - 1].get(card)
            if now is not None and before is not None and dist(now, before) > NOTICED_PX:
                if start is None:
                    start, begun, reach = at, before, 0.0
                end, reach = at, max(reach, dist(now, begun))
            if start is not None and (at - end > SLOW_TURN or at + 1 == len(self.seen)):
                if reach > TREMBLE_PX:
                    yield Motion(card, start, end)
                start = None


def here(item: CardItem) -> tuple[float, float]:
    point = item.mapToScene(0, 0)
    return point.x(), point.y()


def waiting(step: Step) -> int:
    """The card that is laid next."""
    assert isinstance(step.observation, Observation)
    return step.observation.queue[0][0]


def ways(trick: Trick) -> Iterator[tuple[str, frozenset[int]]]:
    """What has to be on its way, one after the other, as the rules tell it."""
    for step in trick.steps:
        match step.event:
            case events.RowTaken(cards=cards, own=own, reason=reason) as taken:
                card = own if own is not None else waiting(step)
                if reason in ("full", "low"):
                    yield f"the {card} comes to row {taken.row + 1}", frozenset({card})
                yield f"row {taken.row + 1} is taken", frozenset(cards)
            case events.CardPlaced(card=card, place=place) if place:
                yield f"the {card} is placed", frozenset({card})
            case events.CardMoved(card=card):
                yield f"the {card} is moved", frozenset({card})
            case _:
                pass


TEMPOS = (Tempo.SLOW, Tempo.NORMAL, Tempo.FAST)


@pytest.mark.parametrize("tempo", TEMPOS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_one_thing_moves_at_a_time_and_in_the_order_of_the_rules(
    open_table: OpenTable, variant: str, tempo: Tempo
) -> None:
    for trick in chosen(variant):
        film = Film(open_table(), trick, tempo).run()
        motions, over = film.motions(), 0
        for what, cards in ways(trick):
            found = [
                min((one for one in motions if one.card == card and one.start > over), default=None) for card in cards
            ]
            assert None not in found, f"{what}: {cards}, over by {over}: {sorted(motions)}"
            over = max(one.end for one in found if one is not None)


@pytest.mark.parametrize("variant", VARIANTS)
def test_without_motion_the_whole_trick_is_there_at_once(open_table: OpenTable, variant: str) -> None:
    for trick in chosen(variant):
        table = open_table()
        film = Film(table, trick, Tempo.OFF)
        film.look()
        assert film.playback.is_at_rest
        assert table.is_exact()
        assert film.playback.seen == trick.steps[-1].observation


@pytest.mark.parametrize("tempo", TEMPOS)
def test_the_table_is_exact_when_the_film_ends(open_table: OpenTable, tempo: Tempo) -> None:
    for variant in VARIANTS:
        trick, table = chosen(variant)[0], open_table()
        Film(table, trick, tempo).run()
        assert table.is_exact()


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_is_told_before_it_is_seen(open_table: OpenTable, variant: str) -> None:
    trick = chosen(variant)[0]
    film = Film(open_table(), trick, Tempo.FAST).run()
    over = max(motion.end for motion in film.motions())
    placed = {step.event.card for step in trick.steps if isinstance(step.event, events.CardPlaced)}
    assert placed <= {card for heard in film.heard for card in heard.placed}
    for was, now in pairwise(film.heard):
        assert not (now.placed - was.placed) & now.moving
    for heard in film.heard[:over]:
        assert heard.subtitle == film.heard[0].subtitle
        assert not (heard.states | heard.plates) & {"choosing", "thinking"}
        assert not heard.flags
        assert not any("Choosing a card" in name for name in heard.things)
    last = film.heard[-1]
    assert last.subtitle != film.heard[0].subtitle
    assert "choosing" in last.states & last.plates
    assert last.flags
    assert any("Choosing a card" in name for name in last.things)


def test_whoever_cuts_the_last_flight_short_sees_at_once_who_chooses(open_table: OpenTable) -> None:
    trick = chosen("base")[0]
    film = Film(open_table(), trick, Tempo.NORMAL)
    while film.playback.seen != trick.steps[-1].observation:
        film.look()
    assert "choosing" not in film.listen().plates
    film.playback.skip()
    film.clock.ring()
    assert "choosing" in film.listen().states & film.listen().plates


# ---------------------------------------------------------------- the other games


def told_steps(game_id: str, seed: int) -> tuple[object, list[Step]]:
    """The table before some moves of a match that is played at random, as the first player sees it, and their steps."""
    game: Any = GAMES[game_id]  # Any: each game has types of its own
    state = game.initial(game.setup(BOARDS[game_id].variants[0], {}, PLAYERS, seed))
    steps: list[Step] = []
    happened, before = game.opening(state), None
    for made in range(24):
        if made == 6:
            before, steps = game.observe(state, 0), []
        for event in happened:
            state = game.evolve(state, event)
            steps.append(Step(game.redact(event, 0), game.observe(state, 0)))
        due = game.to_act(state)
        happened = game.decide(state, due[0], picked(game.legal_moves(state, due[0]), seed, f"m{made}"))
    return before, steps


@pytest.mark.parametrize("game_id", ["no_thanks", "qwixx_cards"])
def test_the_other_games_tell_every_event_that_is_seen_while_it_happens(open_table: OpenTable, game_id: str) -> None:
    board, players = BOARDS[game_id], seats(PLAYERS)
    before, steps = told_steps(game_id, 5)
    area = (table := open_table()).area
    area.setUpdatesEnabled(False)
    playback, clock, told = Playback(board, table.models, area, area), FeltClock(area), list[str]()
    opened = Opened(1, 1, "m", game_id, board.variants[0], players, before, is_resumed=False)  # type: ignore[arg-type]
    playback.open(opened, board)
    clock.ring()
    playback.add(*steps)
    while not playback.is_at_rest:
        clock.tick()
        if playback.telling is not None and playback.telling.text not in told[-1:]:
            told.append(playback.telling.text)
    seen = [step for step in steps if (hint := board.hint(step.event)).rest or hint.kind in ("place", "take")]
    tellings = [board.telling(step.event, step.observation, players, is_before=False) for step in seen]
    said = [telling.text for telling in tellings if telling.text]
    assert told == said
    assert len(said) > 10
    assert table.is_exact()


# ---------------------------------------------------------------- what a press skips

ROWS = "12 19 24 | 40 44 45 52 58 | 63 66 71 | 82 87 91 97"


class Evening:
    """The trick of the design picture: 31 goes to row 1, 62 takes row 2, 74 and your 103 follow."""

    def __init__(self, table: Table) -> None:
        hands = {0: "5 103", 1: "1 74", 2: "2 31", 3: "3 62"}
        self.match = PaperMatch(story(ROWS, seats=4, hands=hands), seats(4))
        self.area = table.area
        self.area.setUpdatesEnabled(False)
        self.presenter = Presenter(self.match, {"pega6": BOARDS["pega6"]}, table.models, self.area, self.area)
        self.said: list[str] = []
        self.presenter.prompt.status_changed.connect(lambda status: self.said.append(f"{status.lead} {status.text}"))
        self.clock = FeltClock(self.area)
        self.match.open()
        self.go_on(0)
        for seat, card in ((0, 103), (1, 74), (2, 31), (3, 62)):
            self.match.play(seat, card)
        self.until("From the lowest to the highest: Bia begins with the 31.")
        self.go_on(300)

    @property
    def status(self) -> str:
        return self.said[-1]

    def go_on(self, ms: int) -> None:
        self.clock.ring()
        for _ in range(0, ms, STEP_MS):
            self.clock.tick()

    def until(self, words: str) -> None:
        """Up to the moment at which this is said."""
        for _ in range(1000):
            if self.status == words:
                return
            self.clock.tick()
        raise AssertionError(f"never said: {words}, but {self.said}")

    def skip(self) -> None:
        """Space, and not the second time at once."""
        self.presenter._playback._skipped.setRemainingTime(0)
        self.presenter.skip()
        self.clock.ring()

    @property
    def gained(self) -> dict[int, int]:
        return dict(self.area.felt._counting.gained)


BIA, STOP = "Bia: the 31 goes to row 1.", "Caio: the 62 is the sixth card of row 2…"
CAIO, ANA, YOURS = "Caio takes row 2: 12 heads.", "Ana: the 74 goes to row 3.", "Your card: the 103 goes to row 4."
NEXT = "Your turn: choose a card from your hand."


def test_every_event_is_told_while_it_happens_and_your_turn_only_when_everything_lies(open_table: OpenTable) -> None:
    evening = Evening(open_table())
    evening.until(NEXT)
    assert evening.said[-6:] == [BIA, STOP, CAIO, ANA, YOURS, NEXT]


def test_the_order_stands_on_the_cards_the_price_on_the_row_and_what_it_cost_at_the_plate(
    open_table: OpenTable,
) -> None:
    table = open_table()
    evening = Evening(table)
    cards = table.area.felt.stage.items
    assert [number for number in (31, 62, 74, 103) if cards["card", number].has_badge("turn")] == [31, 62, 74, 103]
    assert [number for number in (31, 62, 74, 103) if cards["card", number].has_badge("gold")] == [31]
    seen = dict[str, frozenset[str]]()
    while evening.status != NEXT:
        seen[evening.status] = frozenset(lit(table)) | seen.get(evening.status, frozenset())
        evening.clock.tick()
    assert seen[BIA] == {"way 0"}
    assert seen[STOP] == {"way 0", "way 1", "price 1"}
    assert {"way 1", "price 1", "gained 3", "face 3"} == seen[CAIO]
    assert {"way 2", "gained 3", "face 3"} <= seen[ANA]
    evening.go_on(400)
    assert lit(table) == []


@pytest.mark.parametrize(
    ("totals", "gained", "made"),
    [
        ((10, 20, 30), {1: 5}, {1: "ouch"}),
        ((10, 20, 30), {1: 4}, {}),
        ((10, 8 + 5, 30), {1: 5}, {1: "ouch", 0: "glad"}),
        ((10, 8 + 3, 30), {1: 3}, {0: "glad"}),
        ((0, 12, 0), {1: 12}, {1: "ouch"}),
        ((10 + 7, 9 + 9, 16), {0: 7, 1: 9}, {0: "ouch", 1: "ouch", 2: "glad"}),
    ],
)
def test_who_takes_five_heads_or_more_winces_and_who_comes_first_by_it_is_glad(
    totals: tuple[int, ...], gained: dict[int, int], made: dict[int, str]
) -> None:
    own, *others = (plate_of(number, total=total) for number, total in enumerate(totals))
    assert moods(RowsArrangement(others=tuple(others), own=own), gained) == made


def test_a_face_is_made_where_the_calm_one_is_and_for_as_long_as_the_heads_are_told(open_table: OpenTable) -> None:
    table = open_table()
    evening = Evening(table)
    evening.until(CAIO)
    while "face 3" not in lit(table):
        evening.clock.tick()
    felt, layout = table.area.felt, table.area.felt.layout
    assert isinstance(layout, RowsLayout)
    assert isinstance(felt.arrangement, RowsArrangement)
    (face,) = (still for still in happening(layout, felt.arrangement, felt.accents) if still.name == "face 3")
    plate, place = layout.seats[2], plate_places(layout, 2).face
    assert place is not None
    assert (face.box.x, face.box.y) == (plate.x + place.x, plate.y + place.y)
    evening.until(NEXT)
    evening.go_on(1000)
    assert lit(table) == []


def lit(table: Table) -> list[str]:
    """The names of the pictures that stand out."""
    return [name for name, piece in table.area.felt._pieces._lit.pieces.items() if piece.isVisible()]


def test_a_press_while_all_lies_open_lets_the_first_card_go(open_table: OpenTable) -> None:
    evening = Evening(open_table())
    evening.skip()
    assert evening.status == BIA


def test_a_press_while_a_card_is_on_its_way_ends_its_rest(open_table: OpenTable) -> None:
    evening = Evening(open_table())
    evening.until(BIA)
    evening.go_on(100)
    evening.skip()
    assert evening.status == STOP


def test_a_press_while_the_row_trembles_lets_it_land_and_what_it_cost_stays_to_be_seen(open_table: OpenTable) -> None:
    evening = Evening(open_table())
    evening.until(STOP)
    evening.go_on(300)
    evening.skip()
    assert (evening.status, evening.gained) == (CAIO, {3: 12})
    evening.go_on(300)
    assert (evening.status, evening.gained) == (ANA, {3: 12})
    evening.go_on(700)
    assert evening.gained == {}


def test_a_second_press_at_once_ends_the_trick_and_nothing_is_left_untold(open_table: OpenTable) -> None:
    evening = Evening(open_table())
    evening.presenter.skip()
    evening.presenter.skip()
    evening.go_on(0)
    assert evening.status == NEXT
    told = [line.text for line in evening.presenter._models.log.items]
    assert told[-5:] == [
        "Bia's 31 went to row 1, place 4.",
        "Caio took 5 cards from row 2: 12 heads (the row was full).",
        "Caio's 62 opened row 2.",
        "Ana's 74 went to row 3, place 4.",
        "Your 103 went to row 4, place 5.",
    ]


def test_a_press_that_comes_too_late_to_skip_takes_up_no_card(open_table: OpenTable) -> None:
    table = open_table()
    evening = Evening(table)
    evening.until(NEXT)
    table.click(table.card(5))
    assert evening.presenter._selection.lifted is None
    evening.area.felt.animator._ended.setRemainingTime(0)
    table.click(table.card(5))
    assert evening.presenter._selection.lifted == ("card", 5)
