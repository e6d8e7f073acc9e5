"""What lies on the felt and how it stands out: cards, still pictures, lights, refusals and the bubble.

Owns the truth of the table (layout, arrangement, what stands out) and everything that shows it. Must not know widgets,
models or the mouse.
"""

from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QTimer, Signal, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QWidget

from pega6_desktop.ui.look import Look
from pega6_desktop.ui.table.arrangement import Accents, Arrangement
from pega6_desktop.ui.table.cards import tempo
from pega6_desktop.ui.table.cards.animator import Animator, Counting
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.items import CardItems
from pega6_desktop.ui.table.cards.motions import Choreography, plan
from pega6_desktop.ui.table.cards.pieces import Prints
from pega6_desktop.ui.table.cards.tempo import Pace
from pega6_desktop.ui.table.places import Pose, Rect, table_layout
from pega6_desktop.ui.table.surface import hand
from pega6_desktop.ui.table.surface.bubbles import SpeechBubble
from pega6_desktop.ui.table.surface.lighting import (
    ClosingRing,
    FocusRing,
    Lighting,
    LitTable,
    bubble_bounds,
    worth_seeing,
)
from pega6_desktop.ui.table.surface.refusal import RefusedCard
from pega6_desktop.ui.table.surface.still import Dissolve, StillPieces
from pega6_desktop.ui.table.view import CardKey, CardView, Explanation, Pointed, Refusal, StepHint, TrickFlag, ZoneId

_NOWHERE: tuple[ZoneId | None, ...] = (None, ("felt", 0))


class Felt(QObject):
    """Everything in the scene. Poses are the truth; whatever runs can be ended at any moment.

    look: the felt's own, whose unit follows the size of the felt. laid_out: the rectangles are other ones now.
    settled: the step shown last is at rest, or the next one may begin; landed: its cards are where they go.
    has_large_targets: cards and lit targets are hit from further away.
    """

    laid_out = Signal()
    settled = Signal()
    landed = Signal()

    def __init__(
        self, scene: QGraphicsScene, look: Look, art: CardArt, table: QWidget, *, is_watched: bool = False
    ) -> None:
        """is_watched: nobody plays at this table."""
        super().__init__(table)
        self._scene, self._look, self._art, self._is_watched = scene, look, art, is_watched
        self.has_large_targets = False
        self.pace = Pace()
        self.stage = CardItems(scene, art, self)
        self.animator = Animator(self.stage, self)
        self._prints = Prints(look)
        self._dissolve = Dissolve(scene)
        self._pieces = StillPieces(scene, look, art, self._prints, self.pace)
        self._lighting = Lighting(scene, look, art, self._prints, self.pace, self._pieces, table)
        self._ring = FocusRing(scene, look, self._prints)
        self._closing = ClosingRing(scene, look, self._prints, self.pace)
        self._counting = Counting(self.pace, self)
        self._counting.changed.connect(self._on_counted)
        self._counting.gained_changed.connect(self._on_gained)
        self.animator.settled.connect(self._on_settled)
        # A light that starts to fade moves all clocks on, and what ends then may ask for other lights.
        self._relighting = QTimer(self, singleShot=True, interval=0)
        self._relighting.timeout.connect(self._relight)
        self._refused = RefusedCard(scene, look, self._prints, self.pace, self)
        self.speech = SpeechBubble(scene, look, self.pace, table)
        """The bubble that explains."""
        self.preview = self._lighting.preview
        """The bubble that says what letting go would do."""
        self.layout = table_layout(1, 1)
        """The present rectangles."""
        self.arrangement = Arrangement()
        """What lies where."""
        self.accents = Accents()
        """What stands out."""
        self._faces: dict[CardKey, CardView] = {}
        self._posed = hand.Posed()
        self._bar: float | None = None
        self._dpr = 1.0
        self._drawn_for: tuple[object, ...] = ()
        self._spoken: tuple[Explanation, CardKey | None, ZoneId | None] | None = None

    # ------------------------------------------------------------ the truth

    @property
    def is_speaking(self) -> bool:
        """Whether a bubble stands on the table."""
        return self.speech.is_shown or self.preview.shown is not None

    def poses(self) -> dict[CardKey, Pose]:
        """Where every card belongs now."""
        return self._posed.ahead(self.arrangement, self.layout, self.accents)

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
            self._set_out(self.arrangement, width, height)

    def _set_out(
        self, arrangement: Arrangement, width: float, height: float, *, has_cards_waiting: bool = False
    ) -> None:
        """What lies there and the rectangles for it, in one go; nothing may run that was begun among others.

        has_cards_waiting: the cards stay where they are.
        """
        self._put(arrangement)
        self.layout = arrangement.layout(
            width, height, text_scale=self._look.text_scale, bar=self._bar, is_watched=self._is_watched
        )
        self._pieces.lay_out(self.layout, self._dpr)
        if not has_cards_waiting:
            self.stage.redraw(self._dpr)
            self._show_cards()
        self._lighting.show(self._scenery(), is_at_once=True)
        self._ring_in()
        if self._spoken is not None:
            self._point(*self._spoken, is_again=True)
        self.laid_out.emit()

    # ------------------------------------------------------------ steps

    def show(self, arrangement: Arrangement, hint: StepHint | None) -> None:
        """Show this; with a hint cards travel there. `animator.settled` tells when the next step may come."""
        former = self.arrangement
        if arrangement is not former and arrangement.shape != former.shape:
            hint = self._change_table(arrangement, hint)
        self._put(arrangement)
        self._posed.lead(arrangement, None if self.pace.is_still else hint)
        if hint is None or self.pace.is_still:
            self.show_at_once()
        elif hint.kind == "beat":
            self._play_beat(hint)
        else:
            self._play(hint, former)

    def tell(self, arrangement: Arrangement) -> None:
        """Other plates and flags for the same cards; whatever moves goes on."""
        if arrangement is not self.arrangement:
            self._put(arrangement)
            self._show_still(is_moving=True)

    def _change_table(self, arrangement: Arrangement, hint: StepHint | None) -> StepHint | None:
        """Other rectangles; the step as it may still be played there, None where nothing finds its old place again.

        What runs, stands out, or was refused, ends among the rectangles in which it was begun.
        """
        layout, former = self.layout, self.arrangement
        self.finish()
        self.clear_refusal()
        self.accents = replace(self.accents, targets=(), aimed=None, ringed=None)
        has_cards = bool(self._faces)
        is_dealt = hint is not None and (arrangement.is_laid_out_by(hint) or not has_cards)
        following = None if hint is None else arrangement.succeeding(former, hint)
        if (is_dealt or following is not None) and has_cards and not self.pace.is_still:
            window, is_below = Rect(0, 0, layout.width, layout.height), type(former) is type(arrangement)
            self._dissolve.keep(window, self.stage.items.values(), self._dpr, is_below=is_below)
        # Onto a bare table, or as open cards, all are dealt; from another table they go where they belong on this one.
        begun = arrangement.bare() if is_dealt else arrangement
        has_cards_waiting = following is not None and not is_dealt
        going = hint if is_dealt else following
        self._posed.lead(begun, going)
        self._set_out(begun, layout.width, layout.height, has_cards_waiting=has_cards_waiting)
        self._dissolve.begin(self.pace.ms(tempo.DISSOLVE.ms))
        return going

    def show_at_once(self) -> None:
        """Every card at its place, nothing moves."""
        self.finish()
        self._counting.forget()
        self.accents = replace(self.accents, pointed=None, is_turning=False)
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
        self.speech.end_fade()
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
        self._pieces.forget()
        self._prints.forget()

    def _show_cards(self) -> None:
        self._forget_missing()
        self.stage.show(self._faces, self.poses())
        self._show_still(is_moving=False)

    def _put(self, arrangement: Arrangement) -> None:
        if arrangement is not self.arrangement:
            self.arrangement = arrangement
            self._faces = {card.key: card for card in arrangement.cards()}

    def _play(self, hint: StepHint, former: Arrangement) -> None:
        if hint.kind in ("reveal", "place", "take", "deal"):
            self.clear_refusal()
        self._refused.finish()
        now, faces = self.arrangement, self._faces
        self.stage.trade_equals(faces)
        # A step names every key a card may have had; only the one that goes becomes the one that comes.
        there = frozenset(self.stage.items)
        self.stage.rekey((old, new) for old, new in hint.rekeys if old not in faces and new in faces.keys() - there)
        self._forget_missing()
        taken = former.open_cards()
        self.accents = replace(self.accents, is_turning=hint.kind == "reveal")
        step = plan(hint, self._choreography(self.poses(), taken), self.pace)
        held = self.stage.held
        if held is not None and (held not in now.movable() or held in taken - now.open_cards()):
            self.stage.hold(None)
        if step.lands_at:
            for seat, heads in hint.counts:
                self._counting.owe(seat, heads)
        if type(former) is type(now) and (moods := now.moods(former, hint)):
            self._counting.feel(moods)
            if not step.lands_at:
                self._counting.land()
        self._show_still(is_moving=True)
        self._point_at(hint.pointed)
        self._pieces.write(self.layout, now, former, self._dpr)
        self.animator.play(step, faces, self._on_landed)

    def _play_beat(self, hint: StepHint) -> None:
        """A moment in which the table stays what it is: only the card that is led goes anywhere."""
        led, poses, items = self._posed.led, self.poses(), self.stage.items
        if self.accents.is_turning:
            self.accents = replace(self.accents, is_turning=False)
            self._follow()
        scene = Choreography(
            before={key: items[key].pose for key in led if key in items},
            after={key: poses[key] for key in led},
            in_hand=frozenset(),
            zone=partial(self.arrangement.zone_pose, self.layout),
            waiting=0,
            led=led,
        )
        self._point_at(hint.pointed)
        self.animator.play(plan(hint, scene, self.pace), {}, self._on_landed)
        if led:
            self._follow()  # what hangs on the card has the size of where it goes

    def _choreography(self, after: Mapping[CardKey, Pose], offered: frozenset[CardKey]) -> Choreography:
        """The way from where the cards lie to those poses. offered: cards that lay open for everybody before."""
        before, now = self.stage.poses(), self.arrangement
        kept = frozenset([card.key for card in (*now.hand, *now.extras)])
        return Choreography(
            before=before,
            after=after,
            in_hand=kept & before.keys() - offered,
            zone=partial(now.zone_pose, self.layout),
            waiting=now.waiting(),
            led=self._posed.led,
        )

    def _forget_missing(self) -> None:
        """What is lifted, picked, hovered or focused must still be on the table."""
        now = self.accents
        self.accents = now.on(self._faces, now)
        if self.accents.focused != now.focused:
            self._ring.show_card(None, self._dpr)

    def _on_landed(self) -> None:
        self._counting.start()
        self.landed.emit()

    def _on_settled(self) -> None:
        """What was pointed at is over unless the next step points at something, or begins with it."""
        self.settled.emit()
        if not self.animator.is_running:
            self._point_at(None)
            self._lighting.sign_cards(self.arrangement, self.accents, self.stage.items, self._dpr)  # in their last size

    def _point_at(self, pointed: Pointed | None) -> None:
        if pointed != self.accents.pointed:
            self.accents = replace(self.accents, pointed=pointed)
            self._relighting.start()

    @Slot()
    def _relight(self) -> None:
        self._lighting.light(self._scenery())

    def _on_gained(self) -> None:
        gained, moods = tuple(self._counting.gained.items()), tuple(self._counting.moods.items())
        self.accents = replace(self.accents, gained=gained, moods=moods)
        self._relighting.start()

    def _on_counted(self) -> None:
        self._show_still(is_moving=True)

    def _show_still(self, *, is_moving: bool) -> None:
        self._pieces.show(self.layout, self.arrangement, self._dpr, self._counting.owed, is_moving=is_moving)
        self._follow()

    def _follow(self) -> None:
        """What follows the card that is lifted or pointed at."""
        self._pieces.follow(self.layout, self.arrangement, self.accents, self._dpr)
        self._lighting.sign_cards(self.arrangement, self.accents, self.stage.items, self._dpr)

    # ------------------------------------------------------------ selection

    def stand_out(self, wanted: Accents) -> None:
        """Let this stand out and nothing else; what the table adds stays. A hand makes room for the card in the air."""
        if self.accents.hovered not in wanted.liftable:
            self.hover(None)
        former = self.accents
        self.accents = now = wanted.on(self._faces, former)
        if now.moving != former.moving:
            self._regroup(tempo.LIFT)
        if (now.lifted, now.picked, now.gathered) != (former.lifted, former.picked, former.gathered):
            self._follow()
        if any((now.focused, now.ringed, now.revocable, former.focused, former.ringed, former.revocable)):
            self._ring_in()
        if (now.targets, now.aimed) != (former.targets, former.aimed):
            self._lighting.show(self._scenery())

    def hover(self, key: CardKey | None) -> None:
        """Let the card under the pointer rise a little."""
        if key != self.accents.hovered:
            motion = tempo.HOVER_RISE if key is not None else tempo.HOVER_FALL
            self.accents = replace(self.accents, hovered=key)
            self._regroup(motion)
            self._follow()

    def _regroup(self, motion: tempo.Motion) -> None:
        self.stage.regroup(self.poses(), motion, self.pace.ms(motion.ms))

    def _ring_in(self) -> None:
        """The keyboard's ring around a card or a zone, and the one that closes while a card may be taken back."""
        now, going = self.accents, self.accents.revocable
        self._ring.show_card(None if now.focused is None else self.stage.items.get(now.focused), self._dpr)
        self._ring.show_zone(None if now.ringed is None else self.zone_rect(now.ringed), self._dpr)
        self._closing.show(going, None if going is None else self.poses().get(going), self._dpr)

    def _scenery(self) -> LitTable:
        return LitTable(
            layout=self.layout,
            table=self.arrangement,
            now=self.accents,
            poses=self.poses(),
            items=self.stage.items,
            dpr=self._dpr,
            held=self.stage.held,
        )

    # ------------------------------------------------------------ words

    def refuse(self, key: CardKey | None, zone: ZoneId | None, refusal: Refusal) -> None:
        """Shake the card, send it home, and show why until the next input."""
        self.clear_refusal()
        self.accents = replace(self.accents, is_refusing=True, refused=zone, right=refusal.right)
        self._lighting.show(self._scenery())
        item = self.stage.items.get(key) if key is not None else None
        if refusal.explanation is not None:
            self._point(refusal.explanation, key, zone)
        if item is not None:
            self.stage.hold(key)
            self._refused.shake(item, self._dpr, lambda: self.stage.hold(None))

    def explain(self, explanation: Explanation, key: CardKey | None) -> None:
        """Show a bubble that points at the card; where it lies no more, at where it went."""
        self.clear_refusal()
        recalled = None if self.accents.recalled is None else self.accents.recalled.zone
        self._point(explanation, key, ("seat", key[1]) if key is not None and key[0] == "seat" else recalled)

    def clear_refusal(self) -> None:
        """Take bubble and signs of a refusal away; a card on its way home is home."""
        if self._spoken is None and not self.accents.is_refusing:
            return
        self._refused.finish()
        self.speech.hide()
        self._spoken = None
        if self.accents.is_refusing:
            self.accents = replace(self.accents, is_refusing=False, refused=None, right=None)
            self._lighting.show(self._scenery())

    def recall(self, flag: TrickFlag | None) -> None:
        """Let this flag stand out, with the card it tells of and where that lies."""
        if flag != self.accents.recalled:
            self.accents = replace(self.accents, recalled=flag)
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
            target = self.layout.mat if zone is None else self.zone_rect(zone)
        covered = worth_seeing(self.layout, self.arrangement, self.poses(), Accents(right=self.accents.right))
        bounds, status = bubble_bounds(self.layout), self.layout.status
        self.speech.say(explanation, target, bounds, covered, status, self._dpr, is_again=is_again)

    # ------------------------------------------------------------ what lies where (for the hand on the mouse)

    def zone_rect(self, zone: ZoneId) -> Rect:
        """What the zone covers."""
        return self.arrangement.zone_rect(self.layout, zone)

    def _rest_poses(self) -> dict[CardKey, Pose]:
        """Where cards are hit: hovering moves none from under the pointer."""
        return self._posed.of(self.arrangement, self.layout, Accents(lifted=self.accents.lifted))

    def card_under(self, point: QPointF) -> CardKey | None:
        """The card seen at that point; cards that hover are hit where they rest."""
        poses, glued, (x, y) = self._rest_poses(), self.arrangement.glued(), point.toTuple()
        if glued:
            poses = {key: pose for key, pose in poses.items() if key not in glued}
        seen = hand.card_at(poses, x, y)
        if seen is None and self.has_large_targets:
            return hand.near_card(poses, self.accents.liftable, self.layout.unit, x, y)
        return seen

    def zone_under(self, point: QPointF) -> ZoneId | None:
        """The zone a card would drop into."""
        x, y, targets, table = point.x(), point.y(), self.accents.targets, self.arrangement
        if targets:
            zone = hand.target_at(self.layout, table, self._rest_poses(), targets, x, y)
            if zone is not None:
                return zone
        zone = table.zone_at(self.layout, x, y)
        if zone in _NOWHERE and self.has_large_targets:
            return hand.near_target(self.layout, table, targets, x, y) or zone
        return zone

    def is_target(self, zone: ZoneId) -> bool:
        """Whether that zone is lit as a target."""
        return any(target.zone == zone for target in self.accents.targets)

    def may_lift(self, key: CardKey) -> bool:
        """Whether the player may pick the card up now."""
        return key in self.accents.liftable and key in self.stage.items

    def wants_zone(self) -> bool:
        """Whether a tap on the table means a place: something is lifted or targets are lit."""
        return self.accents.lifted is not None or bool(self.accents.targets)

    def is_blocking(self) -> bool:
        """Whether a step runs that the player has to wait for."""
        return self.animator.is_blocking

    def is_just_over(self) -> bool:
        """Whether such a step ended a moment ago, and a press is meant for it."""
        return self.animator.is_just_over
