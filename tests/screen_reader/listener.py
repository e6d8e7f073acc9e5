"""Plays a round, or learns a game, knowing nothing but the accessibility tree. Run by the system's Python, which has
pyatspi.

The first argument is what is played: a variant of the first game, or another game; with "lesson" as the second it is
learned.
"""

# mypy: ignore-errors
# ruff: noqa: BLE001
import re
import sys
import time

import pyatspi
from gi.repository import GLib

PATIENCE_S = 30
ROUND_S = 240
CARD = re.compile(r"(\d+), \d+ heads?$")


def walk(thing):
    """The thing and everything under it that is shown."""
    yield thing
    for child in thing:
        if child is not None and child.getState().contains(pyatspi.STATE_VISIBLE):
            yield from walk(child)


def program():
    """The program among those that run."""
    for application in pyatspi.Registry.getDesktop(0):
        for frame in application or ():
            if frame is not None and frame.name == "Pega 6":
                return frame
    return None


def everything(frame):
    """All things with a name; the tree may change while it is walked."""
    for _ in range(5):
        try:
            return [(thing, thing.name) for thing in walk(frame) if thing.name]
        except Exception:
            time.sleep(0.1)
    return []


def press(thing):
    """Do what a screen reader does on a press."""
    thing.queryAction().doAction(0)
    time.sleep(0.3)


def until(fact, what):
    """Wait for something, or give up loudly."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        found = fact()
        if found:
            return found
        time.sleep(0.2)
    print("waited in vain:", what)
    print("\n".join(name for _, name in everything(program())))
    sys.exit(1)


def find(frame, pattern):
    """The first thing whose name matches."""
    return next((thing for thing, name in everything(frame) if re.match(pattern, name)), None)


def own_cards(frame):
    """Cards that may be taken up, by number."""
    cards = []
    for thing, name in everything(frame):
        match = CARD.match(name)
        if match and thing.getState().contains(pyatspi.STATE_SELECTABLE):
            cards.append((int(match[1]), thing))
    return cards


def is_taken_up(card):
    """Press the card if it lies; while cards still move, a press only skips that."""
    if not card.getState().contains(pyatspi.STATE_SELECTED):
        press(card)
    return card.getState().contains(pyatspi.STATE_SELECTED)


def is_usable(thing):
    """Whether it answers now."""
    return thing.getState().contains(pyatspi.STATE_ENABLED)


def button(frame, pattern):
    """The first button that answers and is called so."""
    things = [thing for thing, name in everything(frame) if re.match(pattern, name)]
    return next((thing for thing in things if thing.getRole() == pyatspi.ROLE_PUSH_BUTTON and is_usable(thing)), None)


def is_over(frame):
    """The result of the round, or of the match, is shown."""
    return find(frame, r"Next round|Rematch")


def decide(frame):
    """One decision of the player's, whatever is owed; True when a card was laid face down."""
    without = button(frame, r"No special card|Keep them all|Keep the rest")
    if without is not None:
        press(without)
        return False
    cards = own_cards(frame)
    if not cards:
        press(find(frame, r"Row \d: |Row \d, full"))
        return False
    number, card = cards[0]
    if not is_taken_up(card):
        return False
    done = button(frame, rf"(Play|Take) the {number}|Play on \d")
    if done is None:
        return False
    is_played = done.name.startswith("Play")
    press(done)
    return is_played


# ---------------------------------------------------------------- No Thanks!


def decide_offer(frame, count):
    """Take every third card, pass on the others while there is a chip."""
    passing = find(frame, r"Pass$")
    press(
        passing if passing is not None and count % 3 and button(frame, r"Take the") is None else find(frame, r"Take$")
    )
    return True


# ---------------------------------------------------------------- Qwixx cards

COLOURS = ("red", "yellow", "green", "blue")


def selectable(frame, pattern):
    """Things that may be taken up and are called so."""
    named = [thing for thing, name in everything(frame) if re.match(pattern, name)]
    return [thing for thing in named if thing.getState().contains(pyatspi.STATE_SELECTABLE)]


def decide_gathering(frame, count):
    """One of the three actions: cards of the display, a row for the number, a card with its row."""
    if find(frame, r"Draw \d+ card") is not None:
        for card in selectable(frame, r"\d+, colour hidden"):
            if done := button(frame, r"Draw \d+ card"):
                press(done)
                return True
            press(card)
        return False
    if find(frame, r"Pass the \d+|Cross ") is not None:
        for colour in COLOURS[count % 4 :]:
            press(find(frame, rf"{colour}: "))
            if done := button(frame, r"Cross "):
                press(done)
                return True
        press(until(lambda: button(frame, r"Pass the \d+"), "the button to pass"))
        return True
    cards = selectable(frame, rf"({'|'.join(COLOURS)}) \d+$")
    if not cards:
        return False
    card = cards[count % len(cards)]
    press(find(frame, rf"{card.name.split()[0]}: "))
    if button(frame, r"Play|Cross|Take the penalty") is None and not card.getState().contains(pyatspi.STATE_SELECTED):
        press(card)
    done = until(lambda: button(frame, r"Play|Cross|Take the penalty"), "the button to play")
    if not any(each.getState().contains(pyatspi.STATE_SELECTED) for each in cards):
        print("no card is told to be chosen")
        sys.exit(1)
    press(done)
    return True


class Ear:
    """What a screen reader would say by itself."""

    def __init__(self):
        self.heard = []
        pyatspi.Registry.registerEventListener(self._hear, "object:announcement")

    def _hear(self, event):
        self.heard.append(str(event.any_data))

    def listen(self):
        """Take in what has been said meanwhile."""
        pyatspi.Registry.pumpQueuedEvents()
        GLib.MainContext.default().iteration(may_block=False)


DUE = {"no_thanks": r"Your turn:", "qwixx_cards": r"Action [13]: choose|\d+ for all: "}
"""How the status line calls the player, game by game."""

SAID = {
    "no_thanks": ("You took the", "was turned up", "on the card", "You passed"),
    "qwixx_cards": ("for all", "crossed", "You played", "You took", "New on the table"),
}
"""What must have been announced."""


def decide_in(frame, played, count):
    """One decision of the player's in this game."""
    if played == "no_thanks":
        return decide_offer(frame, count)
    return decide_gathering(frame, count) if played == "qwixx_cards" else decide(frame)


def play_round(frame, ear, played):
    """From the own turn to the result of the round; how many cards were laid, how many picks and answers given."""
    tricks = answers = 0
    is_due = DUE.get(played, r"Your turn:|Your turn,|[A-Z][^:]*: your")
    end = time.monotonic() + ROUND_S
    while not is_over(frame):
        if time.monotonic() > end:
            until(lambda: False, "the end of the round")
        for _ in range(20):
            ear.listen()
        if find(frame, is_due) is None:
            time.sleep(0.1)
            continue
        if decide_in(frame, played, tricks + answers):
            tricks += 1
        else:
            answers += 1
    return tricks, answers


# ---------------------------------------------------------------- a lesson

ANSWERED = r"(Next step|Go on|Play now)$"


def follow(frame, aid):
    """Do what the second rung of help names, as one does at the table; False where it names no card and no row."""
    card, row = re.search(r"Try the (\d+)\.", aid), re.search(r"Try row (\d)\.", aid)
    if row is not None:
        press(until(lambda: find(frame, rf"Row {row[1]}\b"), f"row {row[1]}"))
        return True
    held = dict(own_cards(frame)).get(int(card[1])) if card is not None else None
    if held is None:
        return False
    until(lambda: is_taken_up(held), f"the {card[1]} in the hand")
    press(until(lambda: button(frame, rf"(Play|Take) the {card[1]}"), f"the button for the {card[1]}"))
    return True


def learn(frame, ear):
    """Every step of the lesson that stands in the help: what was heard, how many moves were made by name, and how
    many were shown.
    """
    press(until(lambda: find(frame, r"How to play"), "the help"))
    press(until(lambda: find(frame, r"Lesson$"), "the tab of the lesson"))
    press(until(lambda: find(frame, r"(Begin the lesson|Go on with step)"), "the way into the lesson"))
    made = shown = 0
    while True:
        for _ in range(20):
            ear.listen()
        on = until(lambda: button(frame, ANSWERED) or button(frame, r"Show me$"), "something to do")
        if on.name == "Play now":
            return made, shown
        if on.name != "Show me":
            press(on)
            continue
        aid = until(lambda: rung(frame), "the second rung of help")
        if follow(frame, aid):
            made += 1
        else:
            press(button(frame, r"Show me$"))
            shown += 1
        until(
            lambda: button(frame, ANSWERED) or (not find(frame, r"Help 2 of 3") and button(frame, r"Show me$")), "more"
        )


def rung(frame):
    """The second rung of the ladder of help, once it is reached."""
    said = find(frame, r"Help 2 of 3: ")
    if said is not None:
        return said.name
    more = button(frame, r"Show me$")
    if more is not None:
        press(more)
    return None


def attend(frame, ear, played):
    """Learn it, and hear of it."""
    began = time.monotonic()
    made, shown = learn(frame, ear)
    for _ in range(200):
        ear.listen()
    steps = {match[0] for words in ear.heard if (match := re.match(r"Help [12] of 3", words))}
    print(
        f"the lesson of {played} was learned by ear in {time.monotonic() - began:.0f} s: {made} moves, {shown} shown,"
    )
    print(f"{len(ear.heard)} announcements; heard last:", *ear.heard[-2:], sep="\n  ")
    if not any("Done. How about a real match?" in words for words in ear.heard) or len(steps) != 2:
        print("the lesson was not told")
        sys.exit(1)


def main():
    """From the home screen to the end of the first round."""
    played = sys.argv[1] if len(sys.argv) > 1 else "base"
    frame = until(program, "the window")
    ear = Ear()
    if sys.argv[2:] == ["lesson"]:
        attend(frame, ear, played)
        return
    press(until(lambda: find(frame, r"Play now"), "the button to play"))
    tricks, answers = play_round(frame, ear, played)
    for _ in range(200):
        ear.listen()
    said = " ".join(ear.heard)
    print(f"the round was played by ear: {tricks} cards, {answers} other answers, {len(ear.heard)} announcements")
    print("heard last:", *ear.heard[-3:], sep="\n  ")
    lacking = [
        words
        for words in SAID.get(played, ("The cards turned up", "Your turn", "went to row", "round"))
        if words not in said
    ]
    if tricks < 10 or lacking:
        print("not heard:", lacking)
        sys.exit(1)


if __name__ == "__main__":
    main()
