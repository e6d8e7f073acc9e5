"""Numbers about one's own play, and about everybody else at the table.

Owns what is asked, how people, bots and numbers are called, and where the answers stand. Must not know where matches
are kept, nor how a chart is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.records.finished.statistics import Kind, Person, Tally, Versus
from pega6_desktop.runtime.shelf_messages import AskNumbers, AskPeople, NumbersTold, PeopleTold, ShelfReply
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, paint, text_width
from pega6_desktop.ui.look.widgets import Drawn, Label, Option, Panel, SegmentedChoice, TopBar
from pega6_desktop.ui.screens.common.house_rules import variant_words
from pega6_desktop.ui.screens.common.screen import PageScreen, Scroll, abreast, in_units, stacked
from pega6_desktop.ui.screens.common.words import level_word, number
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.messages import OWN_WORDS, GameWords, Messages, filled, own_word, place_word

if TYPE_CHECKING:
    from pega6_desktop.ui.look.widgets.plots import CoursePlot, PlacesPlot


class StatisticsWords(Messages):
    """Sentences about numbers."""


class Somebody(msgspec.Struct, frozen=True):
    """Somebody to choose: a key, what they are called, and under which names their matches are counted.

    matches: those that count among the others; apart: branches and assisted ones; repeats: of a deal.
    """

    key: str
    name: str
    whos: tuple[str, ...]
    matches: int = 0
    apart: int = 0
    repeats: int = 0


OWN = "own"


MOST_CHOSEN_FROM = 10


def everybody(people: Sequence[Person]) -> tuple[Somebody, ...]:
    """Whom one can choose, the player first; names nobody typed belong to one player, whatever the language was."""
    own = tuple(person.who for person in people if person.who[2:] in OWN_WORDS and person.who[0] == "h")
    others = [
        Somebody(person.who, called(person.who), (person.who,), person.matches, person.apart, person.repeats)
        for person in people
        if person.who not in own
    ]
    mine = [person for person in people if person.who in own]
    matches, apart = sum(person.matches for person in mine), sum(person.apart for person in mine)
    repeats = sum(person.repeats for person in mine)
    first = (Somebody(OWN, own_word(), own, matches, apart, repeats),) if own else ()
    return (*first, *others)[:MOST_CHOSEN_FROM]


def called(who: str) -> str:
    """What a person or a level of bots is called."""
    kind, name = who[0], who[2:]
    if kind == "b":
        return filled(StatisticsWords.tr("Bot: {level}"), level=level_word(name))
    return own_word() if name in OWN_WORDS else name


def decimal(value: float) -> str:
    """A number with one digit after the point, as the language writes it."""
    return QLocale().toString(value, "f", 1)


def tiles(words: GameWords, tally: Tally) -> tuple[tuple[str, str, str], ...]:
    """The four big numbers, each with its name and a line below."""
    wins = StatisticsWords.tr("no match yet")
    if tally.matches:
        wins = StatisticsWords.tr("still early: %n match(es)", "", tally.matches)
    if tally.matches >= _ENOUGH:
        wins = filled(StatisticsWords.tr("{share} of 100"), share=round(100 * tally.wins / tally.matches))
    if tally.shared_wins:
        shared = StatisticsWords.tr("%n of them shared", "", tally.shared_wins)
        wins = f"{wins} · {shared}"
    spread = filled(
        StatisticsWords.tr("spread {spread} · table average {table}"),
        spread=decimal(tally.spread),
        table=decimal(tally.table_mean),
    )
    return (
        (
            number(tally.matches),
            StatisticsWords.tr("matches", "name of a number", tally.matches or 2),
            _rounds(words, tally),
        ),
        (number(tally.wins), StatisticsWords.tr("victories", "name of a number", tally.wins or 2), wins),
        (decimal(tally.mean), words.point_words().a_round, spread),
        (
            number(tally.streak),
            StatisticsWords.tr("best streak", "name of a number"),
            StatisticsWords.tr("%n in a row just now", "", tally.running)
            if tally.running
            else StatisticsWords.tr("none just now"),
        ),
    )


def _rounds(words: GameWords, tally: Tally) -> str:
    """How many they have had; nothing in a game without rounds."""
    if not words.has_rounds:
        return ""
    return StatisticsWords.tr("%n round(s)", "", tally.rounds) if tally.rounds else StatisticsWords.tr("no rounds")


def place_words(count: int) -> tuple[str, ...]:
    """What the places are called."""
    return tuple(map(place_word, range(1, count + 1)))


def places_sentence(tally: Tally) -> str:
    """The bars in words."""
    words = place_words(len(tally.places))
    return ", ".join(f"{word} {number(count)}" for word, count in zip(words, tally.places, strict=True))


def course_sentence(tally: Tally) -> str:
    """The course in words."""
    words = StatisticsWords.tr("First match {first}, last match {last}; all players together {table}.")
    ends = (tally.series[0], tally.series[-1]) if tally.series else (0.0, 0.0)
    return filled(words, first=decimal(ends[0]), last=decimal(ends[1]), table=decimal(tally.table_mean))


MOST_OTHERS = 5
_ENOUGH = 5
"""Matches from which on a share of them says anything."""

APART = "apart"
"""The choice for branches and assisted matches."""

REPEATS = "repeats"
"""The choice for deals that had been played before."""


class StatisticsScreen(PageScreen):
    """``wished(ShelfCommand)`` asks the store; ``answer`` takes what it says."""

    wished = Signal(object)

    def __init__(self, look: Look, bar: TopBar) -> None:
        super().__init__(look, bar, tall=50)
        self._people: tuple[Somebody, ...] = ()
        self._ticket, self._waiting = 0, 0
        self._game = ""
        self._tally: Tally | None = None
        self._versus: tuple[Versus, ...] = ()
        self._variants: tuple[str, ...] = ()
        self._sizes: tuple[int, ...] = ()
        self.game = SegmentedChoice(look, "", ())
        self.game.hide()
        self.who = SegmentedChoice(look, "", ())
        self.kind = SegmentedChoice(look, "", ())
        self.kind.hide()
        self.variant, self.seats = SegmentedChoice(look, "", ()), SegmentedChoice(look, "", ())
        self.variant.hide()
        self.seats.hide()
        self.tiles = [Tile(look) for _ in range(4)]
        self._empty = Label(look, size=18, weight=BOLD, colour="wood_text", is_wrapped=True)
        self._said_apart = Label(look, size=13.5, weight=BOLD, colour="wood_text", is_wrapped=True)
        self._said_apart.hide()
        self._heads = [Label(look, size=17, weight=EXTRABOLD, is_wrapped=True) for _ in range(4)]
        self._better = Label(look, size=12.5, weight=SEMIBOLD, colour="muted")
        self.places, self.course = self._make_plots()
        self._one_alone = Label(look, size=14.5, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._one_alone.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._one_alone.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.others = [Duel(look) for _ in range(MOST_OTHERS)]
        self._lines = [Label(look, size=14.5, weight=SEMIBOLD, is_wrapped=True) for _ in range(6)]
        self._content = self._arrange()
        # Until the store has answered nobody knows which of the two is true.
        self._content.hide()
        self._empty.hide()
        self.game.chosen.connect(self._ask_people)
        for choice in (self.who, self.kind, self.variant):
            choice.chosen.connect(self._ask_afresh)
        self.seats.chosen.connect(self._ask_numbers)
        self.retranslate()
        self.relayout()

    def _make_plots(self) -> tuple[PlacesPlot, CoursePlot]:
        # Only now: loading the plotting library takes a moment, and many a start needs none.
        from pega6_desktop.ui.look.widgets.plots import CoursePlot, PlacesPlot

        return PlacesPlot(self.look), CoursePlot(self.look)

    def arrive(self) -> None:
        """Ask again: matches may have been played meanwhile."""
        super().arrive()
        self._ask_people()

    def answer(self, reply: ShelfReply) -> None:
        """What the store says."""
        match reply:
            case PeopleTold():
                self._show_told(reply)
            case NumbersTold(ticket, tally, versus, sizes) if ticket == self._ticket:
                self._tally, self._versus, self._sizes = tally, versus, sizes
                self._say()
                self._content.show()
            case _:
                pass

    @property
    def tally(self) -> Tally | None:
        """The numbers that are shown, None before the first answer."""
        return self._tally

    # ---------------------------------------------------------------- asking and saying

    def _ask_people(self) -> None:
        self.wished.emit(AskPeople(self.game.value))

    def _show_told(self, told: PeopleTold) -> None:
        if told.game != self._game:
            self._game, self._tally = told.game, None
            for choice in (self.who, self.variant, self.seats):
                choice.set_options(())
        self._variants = told.variants
        self._offer_variants()
        self.game.set_options([Option(game, WORDS[game].name()) for game in told.games], told.game)
        self.game.setVisible(len(told.games) > 1)
        self._waiting = told.waiting
        self._people = everybody(told.people)
        self._show_people()
        if told.waiting and self.isVisible():
            self._ask_people()

    def _show_people(self) -> None:
        self.who.set_options([Option(one.key, one.name) for one in self._people], self.who.value)
        if not self.who.value and self._people:
            self.who.set_value(self._people[0].key)
        self._say_counting()
        self._content.setVisible(bool(self._people) and self._tally is not None)
        self._empty.setVisible(not self._people)
        self._ask_numbers()

    def _offer_variants(self) -> None:
        variants = [Option(one, variant_words(self._game, one).short) for one in self._variants]
        self.variant.set_options([Option("", self.tr("All variants")), *variants])
        self.variant.set_value(self.variant.value)
        self.variant.setVisible(len(variants) > 1)

    def _offer_sizes(self) -> None:
        sizes = [Option(str(size), self.tr("%n player(s)", "", size)) for size in self._sizes]
        self.seats.set_options([Option("", self.tr("All tables")), *sizes])
        self.seats.set_value(self.seats.value)
        self.seats.setVisible(len(sizes) > 1)

    def _ask_afresh(self) -> None:
        """Other matches were played by other numbers of people."""
        self.seats.set_value("")
        self._ask_numbers()

    def _ask_numbers(self) -> None:
        chosen = next((one for one in self._people if one.key == self.who.value), None)
        if chosen is None:
            return
        kinds = self._kinds(chosen)
        self.kind.set_options(kinds)
        self.kind.setVisible(len(kinds) > 1)
        offered = [option.value for option in kinds]
        kind = self.kind.value if self.kind.value in offered else offered[0]
        self.kind.set_value(kind)
        self._said_apart.setText(self._apart_sentence(kind))
        self._said_apart.setVisible(bool(kind))
        self._ticket += 1
        meant = Kind(kind == APART, kind == REPEATS, self.variant.value, int(self.seats.value or 0))
        self.wished.emit(AskNumbers(self._ticket, chosen.whos, self._game, meant))

    def _kinds(self, chosen: Somebody) -> tuple[Option, ...]:
        """The kinds of matches somebody has; always one."""
        kinds = (
            (chosen.matches, Option("", self.tr("Matches"))),
            (chosen.apart, Option(APART, self.tr("Branches and assisted"))),
            (chosen.repeats, Option(REPEATS, self.tr("Repeats"))),
        )
        return tuple(option for count, option in kinds if count) or (kinds[0][1],)

    def _apart_sentence(self, kind: str) -> str:
        if kind == APART:
            return self.tr("Branches and assisted matches only.")
        return self.tr("Only deals that had been played here before.") if kind == REPEATS else ""

    def _say_counting(self) -> None:
        sub = self.tr("of this computer only")
        if self._waiting:
            sub = self.tr("%n match(es) still to be counted", "", self._waiting)
        self._bar.set_title(self.tr("Statistics"), sub)

    def _say(self) -> None:
        if self._tally is None:
            return
        tally, said = self._tally, WORDS[self._game]
        for tile, texts in zip(self.tiles, tiles(said, tally), strict=True):
            tile.show_number(*texts)
        self.places.show_places(tally.places, place_words(len(tally.places)))
        self.places.say(self.tr("Places"), places_sentence(tally))
        table = filled(self.tr("table average {mean}"), mean=decimal(tally.table_mean))
        self.course.show_course(tally.series, tally.table_mean, table, self.tr("mean of 5"))
        # One dot alone is no course.
        self.course.setVisible(tally.matches > 1)
        self._one_alone.setVisible(tally.matches <= 1)
        self._offer_sizes()
        points = said.point_words()
        self._heads[1].setText(points.by_match)
        self._heads[3].setText(points.counted)
        self._better.setText(points.better)
        self.course.say(points.by_match, course_sentence(tally))
        for duel, versus in zip(self.others, self._versus, strict=False):
            duel.show_duel(called(versus.who), versus.ahead, versus.matches)
        for place, duel in enumerate(self.others):
            duel.setVisible(place < len(self._versus))
        self._say_lines(said.number_lines(tally))

    def _say_lines(self, texts: Sequence[str]) -> None:
        for place, line in enumerate(self._lines):
            line.setText(texts[place] if place < len(texts) else "")
            line.setVisible(place < len(texts))

    def retranslate(self) -> None:
        self._say_counting()
        self.who.setAccessibleName(self.tr("Whose numbers"))
        self.kind.setAccessibleName(self.tr("Which matches"))
        self.variant.setAccessibleName(self.tr("Variant"))
        self.seats.setAccessibleName(self.tr("How many players"))
        self._one_alone.setText(self.tr("The chart begins with the second match."))
        self._offer_variants()
        self._empty.setText(self.tr("Finish a match to see its numbers here."))
        self.game.setAccessibleName(self.tr("Game"))
        self._heads[0].setText(self.tr("Where they finish"))
        self._heads[2].setText(self.tr("Times ahead of each opponent"))
        self.back_button.set_label(self.tr("Back"))
        if self._people:
            self._ask_people()
        self._say()

    def relayout(self) -> None:
        for plot in (self.places, self.course):
            plot.setMinimumHeight(self.look.px(150))

    # ---------------------------------------------------------------- building

    def _arrange(self) -> QWidget:
        content = QWidget()
        column = stacked(content, self.variant, self.seats)
        abreast(column, *((tile, 1) for tile in self.tiles))
        places, course = self._panel(0, self.places), self._panel(1, self.course, self._one_alone, self._better)
        abreast(column, (places, 33), (course, 67), share=3)
        others, counted = self._panel(2, *self.others, None), self._panel(3, *self._lines, None)
        abreast(column, (others, 50), (counted, 50), share=2)
        page = self.begin(flags=(15, 9))
        above = self.game, self.who, self.kind, self._said_apart, self._empty
        body = stacked(page, *above, (Scroll(self.look, content), 1), share=1)
        in_units(self.look, body, margins=(10, 0, 10, 0))
        self.end(page, None, self.back_button, below=6)
        return content

    def _panel(self, head: int, *parts: QWidget | None) -> Panel:
        panel = Panel(self.look, radius=16, padding=14)
        stacked(panel, self._heads[head], *parts, gap=4)
        return panel


class Tile(Panel):
    """One big number, its name, and a line below."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, radius=16, padding=12)
        self._number = Label(look, size=36, weight=EXTRABOLD)
        self._name = Label(look, size=15.5, weight=EXTRABOLD, is_wrapped=True)
        self._line = Label(look, size=12.5, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        stacked(abreast(self, self._number, gap=10), None, self._name, self._line, None, share=1)

    def show_number(self, number: str, name: str, line: str) -> None:
        """Set all three."""
        self._number.setText(number)
        self._name.setText(name)
        self._line.setText(line)
        self.setAccessibleName(f"{number} {name}, {line}")

    @property
    def number(self) -> str:
        """The big number."""
        return self._number.text()


class Duel(Drawn):
    """Somebody one has played with: a bar for the share of matches in which one came in ahead."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._name, self._ahead, self._matches = "", 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_duel(self, name: str, ahead: int, matches: int) -> None:
        """In so many of these matches ahead."""
        self._name, self._ahead, self._matches = name, ahead, matches
        self.setAccessibleName(f"{name}: {self._count()}")
        self.update()

    def _count(self) -> str:
        return filled(self.tr("{ahead} of {matches}"), ahead=number(self._ahead), matches=number(self._matches))

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(self._look.px(280), max(self._look.px(30), round(self._look.text_px(15) * 1.7)))

    def minimumSizeHint(self) -> QSize:
        """A short bar is still one."""
        return QSize(self._look.px(180), self.sizeHint().height())

    def draw(self, painter: QPainter) -> None:
        """Name, bar with a mark in its middle, count."""
        theme, u, box = self._look.theme, self._look.u, QRectF(self.rect())
        font, middle = self._look.font(15, BOLD), box.center().y()
        name_width = box.width() * 0.34
        paint.text(painter, self._name, QRectF(0, 0, 1, box.height()).center(), font, theme.ink, max_width=name_width)
        left, right = name_width + 12 * u, max(80 * u, text_width(self._count(), font)) + 18 * u
        bar = QRectF(left, middle - 8 * u, box.width() - left - right, 16 * u)
        share = self._ahead / self._matches if self._matches else 0.0
        paint.progress(painter, self._look, bar, share, fill=theme.good if share >= 0.5 else theme.warm)
        paint.rounded(
            painter, QRectF(bar.center().x() - u, bar.top() - 3 * u, 2 * u, bar.height() + 6 * u), u, fill=theme.ink
        )
        at = QRectF(box.right() - 1, 0, 1, box.height()).center()
        paint.text(painter, self._count(), at, font, theme.ink, align=paint.Align.RIGHT)
