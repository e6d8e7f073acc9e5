"""Plays a round knowing nothing but the accessibility tree. Run by the system's Python, which has pyatspi."""

# mypy: ignore-errors
# ruff: noqa: BLE001
import re
import sys
import time

import pyatspi

PATIENCE_S = 30
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


def main():
    """From the home screen to the end of the first round."""
    frame = until(program, "the window")
    press(until(lambda: find(frame, r"Play now|Jogar agora"), "the button to play"))
    tricks = 0
    while tricks < 10:
        status = until(lambda: find(frame, r"Your turn|Sua vez"), "the own turn")
        print(status.name)
        cards = own_cards(frame)
        if not cards:
            press(find(frame, r"(Row|Fileira) 1:"))
            continue
        left = len(cards)
        number, card = cards[0]
        until(lambda card=card: is_taken_up(card), f"the {number} to be taken up")
        press(until(lambda number=number: find(frame, rf"(Play|Jogar).* {number}"), "the button to play the card"))
        tricks += 1
        print(f"trick {tricks}: the {number}")
        until(
            lambda left=left: len(own_cards(frame)) != left or find(frame, r"Next round|Próxima rodada|Rematch"),
            "the next trick",
        )
    until(lambda: find(frame, r"Next round|Próxima rodada|Rematch"), "the result of the round")
    print("the round was played by ear")


if __name__ == "__main__":
    main()
