"""What lies on the felt and how it stands out: cards, rows, plates, lights, refusals and the bubble.

Owns the truth of the table (layout, cards, what is lifted, lit, focused) and everything that shows it. Must not know
widgets, models or the mouse.
"""

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QWidget

from pega6_desktop.ui.look import Look
from pega6_desktop.ui.table.cards import tempo
from pega6_desktop.ui.table.cards.animator import Animator
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.choreography import Choreography, plan
from pega6_desktop.ui.table.cards.counting import Counting
from pega6_desktop.ui.table.cards.draft_steps import is_drafted, is_end_of_draft, is_opening, with_departures
from pega6_desktop.ui.table.cards.stage import CardItems
from pega6_desktop.ui.table.cards.tempo import Pace
from pega6_desktop.ui.table.places import hits
from pega6_desktop.ui.table.places.layout import Rect, TableLayout, table_layout
from pega6_desktop.ui.table.places.poses import Cards, Pose, layout_for, table_poses, zone_rect
from pega6_desktop.ui.table.places.resting_place import worth_seeing
from pega6_desktop.ui.table.surface.bubble import SpeechBubble
from pega6_desktop.ui.table.surface.dissolve import Dissolve
from pega6_desktop.ui.table.surface.extra_furniture import Extras
from pega6_desktop.ui.table.surface.furniture import Furniture
from pega6_desktop.ui.table.surface.lighting import Lighting, LitTable, bubble_bounds
from pega6_desktop.ui.table.surface.lights import ClosingRing, FocusRing, RowMarks
from pega6_desktop.ui.table.surface.obstacles import Obstacles
from pega6_desktop.ui.table.surface.pieces import Prints
from pega6_desktop.ui.table.surface.preview_bubble import PreviewBubble
from pega6_desktop.ui.table.surface.refusal import RefusedCard
from pega6_desktop.ui.table.view import CardKey, Explanation, Refusal, StepHint, Target, ZoneId

_NOWHERE: tuple[ZoneId | None, ...] = (None, ("felt", 0))


class Felt(QObject):
    """Everything in the scene. Poses are the truth; whatever runs can be ended at any moment.

    look: the felt's own, whose unit follows the size of the felt. laid_out: the rectangles are other ones now.
    has_large_targets: cards and lit targets are hit from further away. gathered: what a move is being made of.
    """

    laid_out = Signal()

    def __init__(self, scene: QGraphicsScene, look: Look, art: CardArt, table: QWidget) -> None:
        super().__init__(table)
        self._scene, self._look, self._art = scene, look, art
        self.has_large_targets = False
        self.gathered: frozenset[CardKey | ZoneId] = frozenset()
        self.pace = Pace()
        self.stage = CardItems(scene, art, self)
        self.animator = Animator(self.stage, self)
        self._prints = Prints(look)
        self._dissolve = Dissolve(scene)
        self._furniture = Furniture(scene, look, art, self._prints, self.pace)
        self._extras = Extras(scene, look, art, self._prints)
        self._obstacles = Obstacles(scene, look, self._prints, self.pace)
        self._lighting = Lighting(scene, look, self._prints, self.pace, self._furniture, table)
        self._ring = FocusRing(scene, look, self._prints)
        self._closing = ClosingRing(scene, look, self._prints, self.pace)
        self._counting = Counting(self.pace, self)
        self._counting.changed.connect(self._show_furniture)
        self._refused = RefusedCard(scene, look, self._prints, self.pace, self)
        self._speech = SpeechBubble(scene, look, self.pace, table)
        self._layout = table_layout(1, 1, 0)
        self._cards = Cards()
        self._bar: float | None = None
        self._dpr = 1.0
        self._drawn_for: tuple[object, ...] = ()
        self._lifted: CardKey | None = None
        self._hovered: CardKey | None = None
        self._picked: CardKey | None = None
        self._liftable: frozenset[CardKey] = frozenset()
        self._focus: CardKey | None = None
        self._focus_zone: ZoneId | None = None
        self._spoken: tuple[Explanation, CardKey | None, ZoneId | None] | None = None

    # ------------------------------------------------------------ the truth

    @property
    def layout(self) -> TableLayout:
        """The present rectangles."""
        return self._layout

    @property
    def cards(self) -> Cards:
        """What lies where."""
        return self._cards

    @property
    def speech(self) -> SpeechBubble:
        """The bubble."""
        return self._speech

    @property
    def preview(self) -> PreviewBubble:
        """The bubble that says what letting go would do."""
        return self._lighting.preview

    @property
    def is_speaking(self) -> bool:
        """Whether a bubble stands on the table."""
        return self._speech.is_shown or self.preview.shown is not None

    @property
    def _marks(self) -> RowMarks:
        return self._lighting.marks

    @property
    def liftable(self) -> frozenset[CardKey]:
        """Cards that may be picked up."""
        return self._liftable

    @property
    def lifted(self) -> CardKey | None:
        """The card in the air."""
        return self._lifted

    @property
    def focus(self) -> tuple[CardKey | None, ZoneId | None]:
        """The card and the zone the keyboard's ring is around."""
        return self._focus, self._focus_zone

    def poses(self) -> dict[CardKey, Pose]:
        """Where every card belongs now."""
        return table_poses(
            self._layout,
            self._cards,
            lifted=self._lifted,
            hovered=self._hovered,
            picked=self._picked,
            aimed=self._marks.aimed_card,
            gap=self._marks.gap,
            raised=self._marks.raised,
        )

    def lay_out(self, width: float, height: float, bar: float | None, dpr: float) -> None:
        """Everything for another size, theme, text size or pixel ratio, at once; whatever moves is ended.

        bar: height of the bar on top where it is not the usual one.
        """
        drawn_for = width, height, bar, dpr, self._look.theme, self._look.text_scale
        if min(width, height) >= 1 and drawn_for != self._drawn_for:
            self._drawn_for = drawn_for
            self.finish()
            self._bar, self._dpr = bar, dpr
            self._look.set_window_size(width, height)
            self._set_out(self._cards, width, height)

    def _set_out(self, cards: Cards, width: float, height: float, *, has_cards_waiting: bool = False) -> None:
        """These cards and the rectangles for them, in one go; nothing may run that was begun among others.

        has_cards_waiting: the cards stay where they are.
        """
        scale = self._look.text_scale
        self._cards, self._layout = cards, layout_for(width, height, cards, text_scale=scale, bar=self._bar)
        self._furniture.lay_out(self._layout, self._dpr)
        if not has_cards_waiting:
            self.stage.redraw(self._dpr)
            self._show_cards()
        self._lighting.show(self._scenery(), is_at_once=True)
        self.focus_card(self._focus)
        self.focus_zone(self._focus_zone)
        self.show_take_back(self._closing.key)
        if self._spoken is not None:
            self._point(*self._spoken, is_again=True)
        self.laid_out.emit()

    # ------------------------------------------------------------ steps

    def show(self, cards: Cards, hint: StepHint | None) -> None:
        """Show these cards; with a hint they travel there. `animator.settled` tells when the next step may come."""
        former = self._cards
        if cards.shape != former.shape:
            hint = self._change_table(cards, hint)
        self._cards = cards
        if hint is None or self.pace.is_still:
            self.show_at_once()
        else:
            self._play(hint, former)

    def _change_table(self, cards: Cards, hint: StepHint | None) -> StepHint | None:
        """Other rectangles; the step as it may still be played there, None where nothing finds its old place again.

        What runs, stands out, or was refused, ends among the rectangles in which it was begun.
        """
        layout, former = self._layout, self._cards
        self.finish()
        self.clear_refusal()
        self._marks.set_targets((), None)
        self._focus_zone = None
        is_dealt = hint is not None and (is_opening(hint, cards) or not former.faces())
        is_end = hint is not None and is_end_of_draft(former, cards)
        if (is_dealt or is_end) and former.faces() and not self.pace.is_still:
            self._dissolve.keep(Rect(0, 0, layout.width, layout.height), self.stage.items.values(), self._dpr)
        # Onto a bare table, or as open cards, all are dealt; at the end of a draft they go to rows and hand.
        begun = cards.bare() if is_dealt else cards
        self._set_out(begun, layout.width, layout.height, has_cards_waiting=is_end and not is_dealt)
        self._dissolve.begin(self.pace.ms(tempo.DISSOLVE.ms))
        return hint if is_dealt or is_end else None

    def show_at_once(self) -> None:
        """Every card at its place, nothing moves."""
        self.finish()
        self.stage.hold(None)
        self._show_cards()
        # What is lit says what the table says now: the same rows in another language, say.
        self._lighting.show(self._scenery(), is_at_once=True)
        self.animator.owe_settled()

    def finish(self) -> None:
        """End everything that runs; the table is exactly right afterwards."""
        self._refused.finish()
        self.animator.finish()
        self._counting.finish()
        self.end_fades()

    def end_fades(self) -> None:
        """Light that comes up or goes out is there or gone."""
        self._lighting.finish()
        self._obstacles.finish()
        self._speech.end_fade()
        self._dissolve.end()

    def halt(self) -> None:
        """The table is going away: stop all clocks, say nothing more, and keep no pictures but those that lie there."""
        self.finish()
        self.clear_refusal()
        self.animator.halt()
        self._prints.forget()
        self._art.forget()

    def blank(self) -> None:
        """Take the pictures off everything: nobody sees the table, and `lay_out` makes others in another look."""
        self._drawn_for = ()
        for item in self._scene.items():
            if isinstance(item, QGraphicsPixmapItem):
                item.setPixmap(QPixmap())
        self._prints.forget()

    def _show_cards(self) -> None:
        self._forget_missing()
        self.stage.show(self._cards.faces(), self.poses())
        self._show_furniture()
        self._show_rows(is_moving=False)

    def _play(self, hint: StepHint, former: Cards) -> None:
        if is_end_of_draft(former, self._cards):
            hint = with_departures(hint, former, self._cards)
        if hint.kind in ("reveal", "place", "take", "deal"):
            self.clear_refusal()
        self._refused.finish()
        faces = self._cards.faces()
        self.stage.trade_equals(faces)
        # A step names every key a card may have had; only the one that goes becomes the one that comes.
        there = frozenset(self.stage.items)
        self.stage.rekey((old, new) for old, new in hint.rekeys if old not in faces and new in faces.keys() - there)
        self._forget_missing()
        poses, offered = self.poses(), frozenset(card.key for card in former.offer)
        step = plan(hint, Choreography.of(self._layout, self._cards, self.stage.poses(), poses, offered), self.pace)
        held = self.stage.held
        if held is not None and (held not in self._cards.movable or is_drafted(held, former, self._cards)):
            self.stage.hold(None)
        if step.count_at:
            for seat, heads in hint.counts:
                self._counting.owe(seat, heads)
        self._show_furniture()
        self._show_rows(is_moving=True)
        self._furniture.arrangement.write(self._layout, self._cards, former, self._dpr)
        self.animator.play(step, faces, self._counting.start)

    def _forget_missing(self) -> None:
        """What is lifted, picked, hovered or focused must still be on the table."""
        faces = self._cards.faces()
        self._lifted = self._lifted if self._lifted in faces else None
        self._hovered = self._hovered if self._hovered in faces else None
        self._picked = self._picked if self._picked in faces else None
        if self._focus is not None and self._focus not in faces:
            self.focus_card(None)

    def _show_furniture(self) -> None:
        self._furniture.show(self._layout, self._cards, self._dpr, self._counting.owed)
        self._show_extras()

    def _show_rows(self, *, is_moving: bool) -> None:
        """Rows that come and go, and what lies on them."""
        self._furniture.open_rows(len(self._cards.rows), self.pace.ms(tempo.OPEN_ROW.ms) if is_moving else 0)
        self._obstacles.show(self._layout, self._cards, self._dpr, is_moving=is_moving)

    def _show_extras(self) -> None:
        self._extras.show(self._layout, self._cards, self._lifted, self._hovered or self._focus, self._dpr)
        self._lighting.sign_cards(self._scenery())

    # ------------------------------------------------------------ selection

    def set_liftable(self, keys: frozenset[CardKey]) -> None:
        """Only these cards may be picked up."""
        self._liftable = keys
        if self._hovered not in keys:
            self.hover(None)

    def lift(self, key: CardKey | None) -> None:
        """Raise that card, in the hand the others step aside; None puts it down."""
        if key != self._lifted:
            self._lifted = key if key in self._cards.faces() else None
            self._regroup(tempo.LIFT)
            self._show_extras()

    def pick(self, key: CardKey | None) -> None:
        """Mark that card, wherever it lies, as the first half of a move: it rises and keeps its ring."""
        if key != self._picked:
            self._picked = key if key in self._cards.faces() else None
            self._regroup(tempo.LIFT)
            self._show_extras()

    def hover(self, key: CardKey | None) -> None:
        """Let the card under the pointer rise a little."""
        if key != self._hovered:
            motion = tempo.HOVER_RISE if key is not None else tempo.HOVER_FALL
            self._hovered = key
            self._regroup(motion)
            self._show_extras()

    def _regroup(self, motion: tempo.Motion) -> None:
        self.stage.regroup(self.poses(), motion, self.pace.ms(motion.ms))

    def focus_card(self, key: CardKey | None) -> None:
        """Put the keyboard's ring around a card, or take it away."""
        self._focus = key
        self._ring.show_card(self.stage.items.get(key) if key is not None else None, self._dpr)

    def focus_zone(self, zone: ZoneId | None) -> None:
        """Put the keyboard's ring around a zone, or take it away."""
        self._focus_zone = zone
        self._ring.show_zone(self._layout, self._cards, zone, self._dpr)

    def show_take_back(self, key: CardKey | None) -> None:
        """Draw the ring of the time to take back in around this card, or take it away."""
        self._closing.show(key, self.poses().get(key) if key is not None else None, self._dpr)

    def light(self, targets: tuple[Target, ...], aimed: ZoneId | None) -> None:
        """Light these targets and no others."""
        moved = self._marks.gap, self._marks.aimed_card, self._marks.raised
        if self._marks.set_targets(targets, aimed):
            self._lighting.show(self._scenery())
        if (self._marks.gap, self._marks.aimed_card, self._marks.raised) != moved:
            self._regroup(tempo.LIFT)

    def _scenery(self) -> LitTable:
        return LitTable(
            layout=self._layout,
            cards=self._cards,
            poses=self.poses(),
            items=self.stage.items,
            dpr=self._dpr,
            lifted=self._lifted,
            picked=self._picked,
            held=self.stage.held,
        )

    # ------------------------------------------------------------ words

    def refuse(self, key: CardKey | None, zone: ZoneId | None, refusal: Refusal) -> None:
        """Shake the card, send it home, and show why until the next input."""
        self.clear_refusal()
        self._marks.refuse(zone, refusal.right)
        self._lighting.show(self._scenery())
        item = self.stage.items.get(key) if key is not None else None
        if refusal.explanation is not None:
            self._point(refusal.explanation, key, zone)
        if item is not None:
            self.stage.hold(key)
            self._refused.shake(item, self._dpr, lambda: self.stage.hold(None))

    def explain(self, explanation: Explanation, key: CardKey | None) -> None:
        """Show a bubble that points at the card."""
        self.clear_refusal()
        self._point(explanation, key, None)

    def clear_refusal(self) -> None:
        """Take bubble and signs of a refusal away; a card on its way home is home."""
        self._refused.finish()
        self._speech.hide()
        self._spoken = None
        if self._marks.forget_refusal():
            self._lighting.show(self._scenery())

    def _point(
        self, explanation: Explanation, key: CardKey | None, zone: ZoneId | None, *, is_again: bool = False
    ) -> None:
        """The bubble at the card where it is seen, else at the zone; is_again: the table has another size."""
        self._spoken = explanation, key, zone
        item = self.stage.items.get(key) if key is not None else None
        if item is not None:
            target = item.pose.rect if is_again else item.seen_rect
        else:
            target = self._layout.mat if zone is None else zone_rect(self._layout, self._cards, zone)
        covered = worth_seeing(self._layout, self._cards, self.poses(), self._marks.right)
        bounds, status = bubble_bounds(self._layout), self._layout.status
        self._speech.say(explanation, target, bounds, covered, status, self._dpr, is_again=is_again)

    # ------------------------------------------------------------ what lies where (for the hand on the mouse)

    def card_under(self, point: QPointF) -> CardKey | None:
        """The card seen at that point; cards that hover are hit where they rest."""
        glued = frozenset() if self._cards.arrangement is None else self._cards.arrangement.glued()
        everything, (x, y) = table_poses(self._layout, self._cards, lifted=self._lifted), point.toTuple()
        poses = {key: pose for key, pose in everything.items() if key not in glued}
        seen = hits.card_at(poses, x, y)
        if seen is None and self.has_large_targets:
            return hits.near_card(poses, self._liftable, self._layout.unit, x, y)
        return seen

    def zone_under(self, point: QPointF) -> ZoneId | None:
        """The zone a card would drop into."""
        x, y, targets = point.x(), point.y(), self._marks.targets
        if targets:
            poses = table_poses(self._layout, self._cards, lifted=self._lifted)
            zone = hits.target_at(self._layout, self._cards, poses, targets, x, y)
            if zone is not None:
                return zone
        zone = hits.zone_at(self._layout, self._cards, x, y)
        if zone in _NOWHERE and self.has_large_targets:
            return hits.near_target(self._layout, self._cards, targets, x, y) or zone
        return zone

    def is_target(self, zone: ZoneId) -> bool:
        """Whether that zone is lit as a target."""
        return any(target.zone == zone for target in self._marks.targets)

    def may_lift(self, key: CardKey) -> bool:
        """Whether the player may pick the card up now."""
        return key in self._liftable and key in self.stage.items

    def wants_zone(self) -> bool:
        """Whether a tap on the table means a place: something is lifted or targets are lit."""
        return self._lifted is not None or bool(self._marks.targets)

    def is_asking(self) -> bool:
        """Whether targets are lit that the bare pointer may aim at."""
        return bool(self._marks.targets) and not self.is_blocking()

    def is_blocking(self) -> bool:
        """Whether a step runs that the player has to wait for."""
        return self.animator.is_blocking
