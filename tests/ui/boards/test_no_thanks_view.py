"""What a table of No Thanks! shows and says: places at every size, runs, secrets, prices, motion, words."""

from functools import partial
from itertools import combinations, groupby
from pathlib import Path

import msgspec
import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from pega6_desktop.app.i18n import Translations
from pega6_desktop.games.no_thanks.events import CardTaken, CardTurned
from pega6_desktop.games.no_thanks.moves import Pass, PlayTiger, Take
from pega6_desktop.games.no_thanks.observation import Observation
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.boards.no_thanks import offer
from pega6_desktop.ui.boards.no_thanks.arrangement import NoThanksArrangement
from pega6_desktop.ui.boards.no_thanks.board import NoThanksBoard
from pega6_desktop.ui.boards.no_thanks.faces import PresentBack
from pega6_desktop.ui.boards.no_thanks.layout import NoThanksLayout, laid
from pega6_desktop.ui.boards.no_thanks.view import deck_top, own_chip
from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look, load_theme
from pega6_desktop.ui.table.arrangement import Accents, Still
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.tempo import GAINED, SLIDE
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.places import Rect
from pega6_desktop.ui.table.view import Intent
from pega6_desktop.ui.words.messages import signed
from tests.games.no_thanks.story import GAME, A, B, C, begun, table
from tests.ui.boards.painting import Art, look_of, marks
from tests.ui.table.clock import STEP_MS, FeltClock
from tests.ui.table.picture import bundled_family, open_table

BOARD = NoThanksBoard()
RESOURCES = Path(__file__).parents[3] / "resources"
BOTS = ("Ana", "Bia", "Caio", "Davi", "Eva", "Gil")
SIZES = [(684, 640), (752, 640), (940, 800), (1024, 640), (1280, 800), (1920, 1080), (3840, 2160)]

pytestmark = pytest.mark.usefixtures("english")


def party(count: int) -> tuple[SeatInfo, ...]:
    bots = [SeatInfo(name, "bot", "careful", avatar=at) for at, name in enumerate(BOTS[: count - 1], 1)]
    return (SeatInfo("Marina", "human"), *bots)


def spread_of(seen: Observation) -> NoThanksArrangement:
    arrangement = BOARD.view(seen, party(seen.setup.seats)).arrangement
    assert isinstance(arrangement, NoThanksArrangement)
    return arrangement


def placed(arrangement: NoThanksArrangement, size: tuple[int, int], *, scale: float = 1.0) -> NoThanksLayout:
    return arrangement.layout(*size, text_scale=scale, bar=None, is_watched=False)


def are_apart(one: Rect, other: Rect) -> bool:
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


# ---------------------------------------------------------------- places


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 7])
def test_nothing_lies_on_anything_else(seats: int, size: tuple[int, int], scale: float) -> None:
    layout = placed(spread_of(GAME.observe(begun(seats=seats).state, A)), size, scale=scale)
    middle = [layout.deck, layout.take, layout.active, layout.keep, layout.passed]
    below = [layout.own, layout.area, layout.chips, layout.main_button]
    for one, other in combinations([*layout.seats, *middle, layout.status, *below], 2):
        assert are_apart(one, other)
    for box in middle:
        assert layout.mat.x <= box.x
        assert box.right <= layout.mat.right
        assert layout.mat.y <= box.y
        assert box.bottom <= layout.mat.bottom


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_before_somebody_comes_to_the_screen_all_sit_around_the_table(seats: int, size: tuple[int, int]) -> None:
    layout = placed(spread_of(GAME.observe(begun(seats=seats).state, None)), size)
    buttons = [layout.main_button, layout.second_button]
    for one, other in combinations([*layout.seats, layout.mat, layout.status, *buttons], 2):
        assert are_apart(one, other)
    assert len(layout.seats) == seats
    above = [seat.x for seat in layout.seats if seat.bottom <= layout.mat.y]
    below = [seat.x for seat in layout.seats if seat.y >= layout.status.bottom]
    assert (len(above), len(below)) == (seats - seats // 2, seats // 2)
    assert above == sorted(above)
    assert below == [below[0], *sorted(below[1:], reverse=True)]
    assert all(layout.mat.grown(1e-6).x <= seat.x and seat.right <= layout.mat.right + 1e-6 for seat in layout.seats)


@pytest.mark.parametrize(
    "sizes", [(1,), (1, 3, 1), (5, 1, 2, 4), (1,) * 12, (12, 8), (7, 5, 7, 1, 2, 1, 1, 1), (1,) * 20]
)
def test_an_area_shows_every_card_and_stays_in_its_box(sizes: tuple[int, ...]) -> None:
    box = Rect(10, 20, 560, 140)
    place = laid(box, sizes, 84)
    spots = [spot for run in place.cards for spot in run]
    assert all(box.x <= spot.x and spot.x + spot.width <= box.right + 1 for spot in spots)
    for run in place.cards:
        lowest, *behind = run
        assert all(lowest.z > spot.z for spot in behind)
        for one, other in zip(run, behind, strict=False):
            peeping = other.x + other.width - (one.x + one.width)
            assert peeping >= 0.35 * lowest.width
    assert len(place.tags) == len(sizes)
    assert all(
        spot.y + 1.4 * spot.width <= tag.bottom <= box.bottom
        for run, tag in zip(place.cards, place.tags, strict=True)
        for spot in run[:1]
    )
    assert all(are_apart(one, other) for one, other in combinations(place.tags, 2))


def test_many_cards_lie_in_two_lines_where_they_are_larger_so() -> None:
    box = Rect(10, 20, 400, 140)
    few, many = laid(box, (2, 1), 84), laid(box, (7, 5, 7, 1, 2, 1, 1, 1), 84)
    tops = [run[0].y for run in many.cards]
    assert len({run[0].y for run in few.cards}) == 1
    assert tops == sorted(tops)
    assert len(set(tops)) == 2
    assert many.cards[0][0].width >= 36


def test_a_chip_lands_turned_and_no_two_of_a_small_pot_cover_each_other() -> None:
    arrangement = spread_of(GAME.observe(table((), (), (), active=30, pot=8).state, A))
    layout = placed(arrangement, (1280, 800))
    poses = [arrangement.poses(layout, Accents())[chip.key] for chip in arrangement.pot]
    assert len({pose.angle for pose in poses}) == len(poses)
    assert all(one.middle != other.middle for one, other in combinations(poses, 2))
    assert all(layout.active.grown(8).contains(*pose.middle) for pose in poses)


# ---------------------------------------------------------------- faces


@pytest.mark.parametrize(
    ("area", "card", "pot", "made"),
    [
        ((), 30, 15, {B: "ouch"}),
        ((), 30, 16, {}),
        ((), 12, 11, {}),
        ((), 12, 12, {B: "glad"}),
        ((13,), 12, 0, {B: "glad"}),
        ((11,), 12, 0, {B: "glad"}),
    ],
)
def test_who_gets_a_dear_card_winces_and_who_gets_one_for_nothing_smiles(
    area: tuple[int, ...], card: int, pot: int, made: dict[int, str]
) -> None:
    story = table((), area, (3,), active=card, pot=pot, turn=B)
    before = spread_of(GAME.observe(story.state, A))
    taken = CardTaken(B, card, pot)
    after = spread_of(GAME.observe(story.happens(taken).state, A))
    assert after.moods(before, BOARD.hint(taken)) == made


def test_a_face_is_made_once_the_card_has_come_for_a_while_and_never_where_nothing_moves(qtbot: QtBot) -> None:
    story = table((), (), (3,), active=30, turn=B)
    before = BOARD.view(GAME.observe(story.state, A), party(3))
    taken = CardTaken(B, 30, 0)
    after = BOARD.view(GAME.observe(story.happens(taken).state, A), party(3))
    area = open_table(before, (1280, 800))
    qtbot.addWidget(area)
    models, clock = area.findChild(TableModels), FeltClock(area)
    assert models is not None
    models.set_view(after)
    area.show_table(BOARD.hint(taken))
    clock.ring()
    seen = [area.felt.accents.moods]
    for _ in range(90):
        clock.tick()
        seen.append(area.felt.accents.moods)
    assert [one for one, _ in groupby(seen)] == [(), ((B, "ouch"),), ()]
    assert seen.count(((B, "ouch"),)) * STEP_MS == pytest.approx(GAINED, abs=3 * STEP_MS)
    models.set_view(before)
    area.show_table(None)
    area.felt.pace.set_reduced(is_reduced=True)
    models.set_view(after)
    area.show_table(BOARD.hint(taken))
    clock.ring()
    assert area.felt.accents.moods == ()


# ---------------------------------------------------------------- what is told


def test_whoever_passed_is_shown_with_all_their_chips() -> None:
    seen = GAME.observe(table((), (), (), active=30, pot=5, turn=A).state, A)
    assert spread_of(seen).passed == ((1, 2), (2, 2), (0, 1))


def test_the_price_of_both_actions_is_told_before_it_is_paid() -> None:
    arrangement = spread_of(GAME.observe(table((20, 22), (), (), active=21, chips=(5, 5, 5), pot=3).state, A))
    assert arrangement.take is not None
    assert arrangement.keep is not None
    assert (arrangement.take.before, arrangement.take.after) == ("37", "12")
    assert (arrangement.keep.before, arrangement.keep.after) == ("37", "38")
    assert arrangement.ghost == (1, "21", "here")


@pytest.mark.parametrize(
    ("card", "pot", "lines"),
    [(5, 4, ["+5", "−4", "+1"]), (5, 5, ["+5", "−5", "0"]), (20, 0, ["−1", "0", "−1"]), (20, 3, ["−1", "−3", "−4"])],
)
def test_what_a_card_costs_is_summed_up_with_its_signs(card: int, pot: int, lines: list[str]) -> None:
    seen = GAME.observe(table((21,), (), (), active=card, chips=(5, 5, 5), pot=pot).state, A)
    explanation = BOARD.why(seen, party(3), ("card", card))
    assert explanation is not None
    assert [line.result for line in explanation.lines] == lines


def test_a_tip_names_whatever_the_pointer_stands_on() -> None:
    arrangement = spread_of(GAME.observe(table((20,), (), (), active=30, pot=2, turn=A).state, A))
    layout = placed(arrangement, (1280, 800))
    boxes = (layout.take, layout.keep, layout.deck, layout.chips)
    tips = [arrangement.tip(layout, *box.middle) for box in boxes]
    assert tips[:2] == ["Take", "Pass"]
    assert tips[2].startswith("deck: ")
    assert tips[3].startswith("Your chips: ")
    assert [arrangement.tip(layout, *seat.middle).split(":")[0] for seat in layout.seats] == ["Ana", "Bia"]
    assert arrangement.tip(layout, *layout.own.middle).startswith("Marina: ")


def test_without_chips_passing_is_barred_and_says_why() -> None:
    seen = GAME.observe(table((), (), (), active=30, chips=(0, 8, 8)).state, A)
    keep = spread_of(seen).keep
    assert keep is not None
    assert keep.barred == "no chips: you must take it"
    assert [target.zone for target in BOARD.targets(seen, party(seen.setup.seats), Intent())] == [("take", 0)]


def test_the_actions_stay_while_the_next_card_is_on_its_way() -> None:
    story = table((), (), (), active=30).happens(CardTaken(A, 30, 0))
    seen = GAME.observe(story.state, A)
    arrangement = spread_of(seen)
    assert arrangement.take is not None
    assert not arrangement.take.is_now
    assert BOARD.view(seen, party(3)).subtitle == "3 cards in the deck"
    assert BOARD.status(seen, party(3), Intent()).text == "The next card is turned up."


def test_the_last_card_taken_ends_the_round_in_words() -> None:
    story = table((), (), (), active=30, deck=()).happens(CardTaken(A, 30, 0))
    seen = GAME.observe(story.state, A)
    assert spread_of(seen).take is None
    assert BOARD.status(seen, party(3), Intent()).text.startswith("The round is over")


def test_chips_of_others_are_shown_only_where_they_lie_open() -> None:
    hidden = spread_of(GAME.observe(table((), (8,), (), active=30).state, A))
    opened = spread_of(GAME.observe(table((), (8,), (), active=30, openChips=True).state, A))
    assert [area.chips for area in hidden.others] == ["", ""]
    assert [area.chips for area in opened.others] == ["5", "5"]
    assert hidden.own is not None
    assert hidden.own.chips == "5"


def test_a_veiled_table_tells_nothing_of_its_viewer() -> None:
    state = table((4,), (), (), active=30, variant="tiger", tigers=(14, 29, 9)).state
    veiled = spread_of(GAME.observe(state, A)).veiled()
    assert (veiled.chips, veiled.tiger, veiled.take, veiled.keep, veiled.ghost) == ((), None, None, None, None)
    assert veiled.own is not None
    assert (veiled.own.chips, veiled.own.points) == ("", "")
    shown = spread_of(GAME.observe(state, A))
    assert [area.tiger is not None for area in shown.others] == [True, True]


def test_watched_with_all_hands_open_everybody_shows_chips_and_tiger() -> None:
    state = table((4,), (8,), (), active=30, chips=(3, 5, 7), variant="tiger", tigers=(14, 29, 9)).state
    views = {seat: spread_of(GAME.observe(state, seat)) for seat in (A, B, C)}
    opened = views[A].opened(views)
    assert [(area.chips, area.points) for area in opened.others] == [("5", "3"), ("7", "−7")]
    assert [area.tiger.name for area in opened.others if area.tiger] == [
        "a hidden tiger, the 29",
        "a hidden tiger, the 9",
    ]
    assert opened.own == views[A].own


# ---------------------------------------------------------------- what may be meant


def test_each_thing_lights_only_where_it_may_go() -> None:
    seen = GAME.observe(table((), (), (), active=30, variant="tiger", tigers=(14, 29, 9)).state, A)
    goes = {
        key: [target.zone for target in BOARD.targets(seen, party(seen.setup.seats), Intent(lifted=key))]
        for key in BOARD.liftable(seen)
    }
    assert goes[("card", 30)] == [("area", A)]
    assert goes[own_chip(0)] == [("offer", 0)]
    assert goes[("tiger", A)] == [("area", A)]
    assert BOARD.meaning(seen, party(3), Intent(lifted=("card", 30), aimed=("area", A))) == Take()
    assert BOARD.meaning(seen, party(3), Intent(lifted=own_chip(2), aimed=("offer", 0))) == Pass()
    assert BOARD.meaning(seen, party(3), Intent(lifted=("tiger", A), aimed=("area", A))) == PlayTiger()


def test_the_action_that_is_not_meant_fades() -> None:
    seen = GAME.observe(table((), (), (), active=30).state, A)
    arrangement = spread_of(seen)
    layout = placed(arrangement, (1280, 800))
    with_card = BOARD.targets(seen, party(seen.setup.seats), Intent(lifted=("card", 30)))
    with_chip = BOARD.targets(seen, party(seen.setup.seats), Intent(lifted=own_chip(0)))
    assert layout.keep in [still.box for still in arrangement.lit(layout, Accents(targets=with_card))]
    assert layout.take in [still.box for still in arrangement.lit(layout, Accents(targets=with_chip))]


def test_asking_about_the_deck_tells_what_is_out() -> None:
    seen = GAME.observe(begun("tactical").state, A)
    answer = BOARD.why(seen, party(3), deck_top(seen.deck_size))
    assert answer is not None
    assert answer.closing == "out: 10, 20, 30 and 6 more"


def test_the_arithmetic_of_a_card_follows_the_chips_on_it() -> None:
    first = table((), (), (), active=30, turn=B)
    second = first.does(B, Pass()).state
    answers = [
        BOARD.why(GAME.observe(state, A), party(3), ("card", 30))
        for state in (table((), (), (), active=30).state, second)
    ]
    results = [[line.result for line in answer.lines] for answer in answers if answer is not None]
    assert results == [["+30", "0", "+30"], ["+30", "−1", "+29"]]


# ---------------------------------------------------------------- motion


def test_the_card_turned_up_is_the_one_that_lay_on_the_deck() -> None:
    state = table((), (), (), active=30).happens(CardTaken(A, 30, 0)).state
    before = spread_of(GAME.observe(state, A))
    after = spread_of(GAME.observe(GAME.evolve(state, CardTurned(5, 2)), A))
    assert before.top is not None
    assert after.active is not None
    assert (before.top.key, after.active.key) in BOARD.hint(CardTurned(5, 2)).rekeys


def test_chips_won_are_the_ones_that_lay_on_the_card() -> None:
    rekeys = BOARD.hint(CardTaken(C, 30, 2)).rekeys
    assert (("pot", 0), own_chip(11)) in rekeys
    assert (("pot", 1), own_chip(12)) in rekeys
    assert not [old for old, _ in rekeys if old == ("pot", 2)]


def test_the_own_cards_lie_still_while_the_same_card_goes_round() -> None:
    """The place of the card on offer is kept while others decide: nothing moves in the area from turn to turn."""
    story = table((4, 20, 21), (), (), active=30)
    before = spread_of(GAME.observe(story.state, A))
    after = spread_of(GAME.observe(story.does(A, Pass()).state, A))
    layout = placed(before, (1280, 800))
    assert before.laid_own(layout) == after.laid_own(layout)
    assert after.ghost == (2, "30", "+30")


def test_the_chips_on_the_card_stay_on_it_and_never_stop_a_hand() -> None:
    arrangement = spread_of(GAME.observe(table((), (), (), active=30, pot=4).state, A))
    layout = placed(arrangement, (1280, 800))
    for poses in (
        arrangement.poses(layout, Accents(hovered=("card", 30))),
        arrangement.poses(layout, Accents(lifted=("card", 30))),
    ):
        assert all(poses[chip.key].z > poses[("card", 30)].z for chip in arrangement.pot)
    assert arrangement.glued() == {chip.key for chip in arrangement.pot}


def test_points_below_nothing_bear_a_minus_and_no_hyphen() -> None:
    assert (signed(-2), signed(0), signed(7)) == ("−2", "0", "7")


# ---------------------------------------------------------------- what is out, and the last card


@pytest.mark.parametrize(
    ("variant", "seats", "out"),
    [
        ("base", 3, "9 stay out"),
        ("tiger", 3, "6 stay out"),
        ("tiger", 7, "2 stay out"),
        ("tactical", 5, "out: 10, 20, 30 and 6 more"),
    ],
)
def test_a_hidden_tiger_is_not_said_to_be_out_of_the_round(variant: str, seats: int, out: str) -> None:
    """NT-20: each of them is one of the nine cards that were put aside."""
    assert spread_of(GAME.observe(begun(variant, seats).state, A)).deck_words[1] == out


def test_the_last_card_is_said_to_end_the_round() -> None:
    for deck, is_last in (((), True), ((5,), False)):
        seen = GAME.observe(table((), (), (), active=20, deck=deck, chips=(3, 3, 3)).state, A)
        said = BOARD.status(seen, party(3), Intent()).text
        assert said.endswith("It is the last card: the round ends with it.") is is_last


# ---------------------------------------------------------------- what the two actions say


def test_taking_says_which_card_and_how_many_chips() -> None:
    arrangement = spread_of(GAME.observe(table((), (), (), active=25, pot=3).state, A))
    assert arrangement.take is not None
    assert arrangement.take.lines == ("takes the 25 and 3 chips;", "counts in full: 25")


def test_while_the_next_card_is_on_its_way_each_action_keeps_its_own_sign() -> None:
    story = table((), (), (), active=30)
    arrangement = spread_of(GAME.observe(story.happens(CardTaken(A, 30, 0)).state, A))
    look, layout = look_of((1280, 800)), placed(arrangement, (1280, 800))
    art = Art(look)
    for still in arrangement.still(layout, {}):
        if still.name in ("take", "keep"):
            marks(partial(draw_in, still, look, art))
    assert art.asked == [f"{PresentBack()} 38px"]


def draw_in(still: Still, look: Look, art: CardArt, painter: QPainter) -> None:
    still.draw(painter, look, art, 1.0)


def test_while_the_next_card_is_on_its_way_both_actions_stand_there_with_title_and_key() -> None:
    between = msgspec.structs.replace(table((), (), (), active=25).state, active=None)
    arrangement = spread_of(GAME.observe(between, A))
    assert arrangement.take is not None
    assert arrangement.keep is not None
    assert (arrangement.take.title, arrangement.take.key, arrangement.take.is_now) == ("Take", "↓", False)
    assert (arrangement.keep.title, arrangement.keep.key, arrangement.keep.is_now) == ("Pass", "↑", False)


def test_under_the_lowest_card_of_each_run_stands_what_it_counts(qtbot: QtBot) -> None:
    """The tags are drawn: a plate with the number, at every unit."""
    look = Look(load_theme("light", RESOURCES / "themes"), bundled_family())
    art = CardArt(look, RESOURCES)
    for size in ((1280, 800), (2560, 1600)):
        look.set_window_size(*size)
        arrangement = spread_of(GAME.observe(table((), (9, 10, 20), (), active=25).state, A))
        layout = placed(arrangement, size)
        tags = [one for one in arrangement.still(layout, {}) if one.name.startswith("tag")]
        assert [tag.content for tag in tags] == [(9,), (20,)]
        image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        for tag in tags:
            tag.draw(painter, look, art, 1.0)
        painter.end()
        for box in (tag.box for tag in tags):
            colours = {
                image.pixelColor(round(box.x + step), round(box.middle[1])).name() for step in range(1, int(box.width))
            }
            assert look.theme.plate.lower() in colours
            assert len(colours) > 3


def test_where_a_card_goes_its_number_comes_when_it_is_there_and_all_others_stay() -> None:
    story = table((9, 30), (20,), (), active=8, turn=A)
    before = spread_of(GAME.observe(story.state, A))
    after = spread_of(GAME.observe(story.happens(CardTaken(A, 8, 0)).state, A))
    layout = placed(after, (1280, 800))
    was, now = (
        {one.name: one for one in arrangement.still(layout, {}) if one.name.startswith("tag")}
        for arrangement in (before, after)
    )
    assert {tag.content for tag in was.values()} == {(9,), (20,), (30,)}
    assert {tag.content for tag in now.values()} == {(8,), (20,), (30,)}
    assert [tag.content for name, tag in now.items() if name in was] == [(20,)]
    assert all(tag.coming is not None and tag.coming.motion == SLIDE for tag in now.values())


@pytest.mark.parametrize("language", ["pt_BR", "en", "es", "fr", "de"])
@pytest.mark.parametrize("size", [(640, 400), (700, 480), (800, 500), (1024, 640), (1280, 800)])
@pytest.mark.parametrize("seats", [3, 7])
def test_what_an_action_does_stands_on_it_to_its_last_word(
    qtbot: QtBot,
    translations: Translations,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    size: tuple[int, int],
    seats: int,
) -> None:
    translations.use(language)
    look = Look(load_theme("light", RESOURCES / "themes"), bundled_family())
    look.set_window_size(*size)
    art = CardArt(look, RESOURCES)
    spread = spread_of(GAME.observe(begun(seats=seats).state, A))
    layout = placed(spread, size)
    said: list[str] = []

    def noted(_painter: QPainter, words: str, *_args: object, **_how: object) -> float:
        said.append(words)
        return 0.0

    monkeypatch.setattr(paint, "text", noted)
    image = QImage(*size, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    for kind, shown in (("take", spread.take), ("keep", spread.keep)):
        assert shown is not None
        offer.action(layout, kind, shown, None).draw(painter, look, art, 1.0)
    painter.end()
    for shown in (spread.take, spread.keep):
        assert shown is not None
        assert " ".join(shown.lines) in " ".join(said)
