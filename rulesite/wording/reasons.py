"""Every reason that the engine gives against a position, a pick or a round told, in words."""

from collections.abc import Callable
from typing import Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine.errors import Reason
from engine.notation import SEATS
from engine.tiles import CENTER, Color
from rulesite.wording import refusals
from rulesite.wording.spaces import place_name
from rulesite.wording.tiles import color_name


def seat_name(seat: int) -> str:
    """Name a player by the letter of the notation."""
    return pgettext("a seat", "Player {letter}").format(letter=SEATS[seat])


def reason_sentence(reason: Reason) -> str:
    """Say one reason in a sentence; raise KeyError for a code that the engine does not have."""
    return sentences()[reason.code].format_map(_slots(reason))


def whose(reason: Reason) -> str:
    """Name the player whose board a reason is about; nothing when it is about the table."""
    seat = reason.facts.get("seat")
    return seat_name(seat) if isinstance(seat, int) and seat in range(len(SEATS)) else ""


def sentences() -> dict[str, str]:
    """Return the sentence of each reason."""
    found = refusals.sentences() | _placements() | _boards() | _tables() | _marker() | _rounds()
    return found | _others() | _waiting()


def _slots(reason: Reason) -> dict[str, object]:
    slots: dict[str, object] = {}
    for name, fact in reason.facts.items():
        slots |= SLOTS.get(name, lambda fact, name=name: {name: fact})(fact)
    return slots


def _color(name: str) -> Callable[[Any], dict[str, object]]:
    return lambda fact: {name: color_name(Color(fact)) if fact in tuple(Color) else fact}


def _number(name: str) -> Callable[[Any], dict[str, object]]:
    return lambda fact: {name: fact + 1 if isinstance(fact, int) else fact}


def _place(fact: Any) -> dict[str, object]:
    return {"place": place_name(CENTER if fact == CENTER else int(fact))}


def _cell(fact: Any) -> dict[str, object]:
    return {"row": fact[0] + 1, "column": fact[1] + 1}


def _colors(fact: Any) -> dict[str, object]:
    separator = pgettext("between items of a list", ", ")
    return {"colors": separator.join(color_name(color) for color in fact)}


def _right(fact: Any) -> dict[str, object]:
    seat = seat_name(fact) if fact in range(len(SEATS)) else fact
    return {"right": fact, "right_player": seat}


SLOTS: Final[dict[str, Callable[[Any], dict[str, object]]]] = {
    "line": _number("row"),
    "row": _number("row"),
    "col": _number("column"),
    "due": _number("due"),
    "source": _place,
    "display": _place,
    "cell": _cell,
    "colors": _colors,
    "color": _color("color"),
    "held": _color("held"),
    "printed": _color("printed"),
    "there": _color("there"),
    "turn": lambda fact: {"turn": seat_name(fact)},
    "right": _right,
}
"""Fact to the slots that it fills; other facts are numbers and fill the slot of their name."""


def _placements() -> dict[str, str]:
    return {
        "still-drafting": _("Drafting is not over yet: no tile goes to the wall now."),
        "no-full-line": _("No pattern line is full: nothing goes to the wall."),
        "line-not-full": _("Pattern line {row} is not full: its tiles stay where they are."),
        "line-not-due": _("Lines are tiled from top to bottom: pattern line {due} comes first."),
        "other-color": _("Pattern line {row} holds another colour ({held})."),
        "space-left": _("The line may not fall: row {row} still has a space for its tile."),
        "no-such-space": _("There is no such space on the wall."),
        "other-space": _(
            "This colour ({color}) belongs on another space of row {row}: column {column}."
        ),
        "space-taken": _("A tile already lies on that space ({there})."),
        "column-color": _("Column {column} of the wall already has this colour ({color})."),
    }


def _boards() -> dict[str, str]:
    return {
        "line-too-long": _("Pattern line {row} holds more than fits: {length} instead of {most}."),
        "line-mixed": _("Pattern line {row} holds more than one colour ({colors})."),
        "line-locked": _(
            "Pattern line {row} collects a colour that its row of the wall already has ({color})."
        ),
        "wrong-space": _(
            "Row {row}, column {column}: a tile of another colour lies there ({color} instead of"
            " {printed})."
        ),
        "row-repeats": _("Row {row} of the wall has one colour more than once ({color})."),
        "column-repeats": _("Column {column} of the wall has one colour more than once ({color})."),
        "floor-too-long": _("The floor line holds more than fits: {count} instead of {most}."),
        "full-line-left": _("The game is over, but pattern line {row} is still full."),
        "floor-left": _("The game is over, but the floor line is not empty. Tiles there: {count}."),
        "score-too-high": _(
            "The score is higher than this wall can have given: {score} instead of at most {most}."
        ),
        "score-too-low": _(
            "The score is lower than this wall can have left: {score} instead of at least {least}."
        ),
    }


def _tables() -> dict[str, str]:
    return {
        "color-count": _("Tiles of this colour ({color}): {count}. The game has {right}."),
        "tile-total": _("Tiles in all: {count}. The game has {right}."),
        "displays-count": _(
            "Displays: {displays}. With this number of players ({players}) there are {right}."
        ),
        "display-too-full": _("Too many tiles lie there ({place}): {count} instead of {most}."),
        "display-not-full": _(
            "A display that still has tiles was not filled ({place}): {count} instead of {right}."
        ),
        "nothing-on-offer": _("Displays and centre are empty: drafting would be over."),
        "offer-left": _(
            "Drafting is over, but displays and centre are not empty. Tiles there: {count}."
        ),
        "center-too-full": _(
            "More tiles lie in the centre than the emptied displays can have sent there: {count}"
            " instead of at most {most}."
        ),
    }


def _marker() -> dict[str, str]:
    return {
        "no-marker": _(
            "The starting player marker is missing. It lies in the centre or on a floor line."
        ),
        "many-markers": _("Starting player markers: {count}. There is only one."),
        "marker-left": _(
            "The game is over: the starting player marker lies neither in the centre nor on a"
            " floor line any more."
        ),
        "marker-too-early": _(
            "The starting player marker has been taken, but no display has been emptied yet."
        ),
    }


def _rounds() -> dict[str, str]:
    return {
        "other-turn": _("It would be another player’s turn: {right_player} instead of {turn}."),
        "bag-total": _("Tiles in the bag: {count}. In this round there should be {right}."),
        "lid-too-early": _(
            "Tiles lie in the box lid ({count}), but in the first round none can have got there"
            " yet."
        ),
        "lines-too-fast": _(
            "More pattern lines are full than this player has had turns: {count} instead of at"
            " most {most}."
        ),
        "floor-too-fast": _(
            "More lies on the floor line than the turns of this round can have brought: {count}"
            " instead of at most {most}."
        ),
        "row-too-fast": _(
            "Row {row} of the wall has more tiles than there were wall-tilings: {count} instead"
            " of at most {most}."
        ),
        "row-full": _("Row {row} of the wall is full: the game would have ended by now."),
        "no-end": _("No row of a wall is full: the game would not be over."),
        "too-many-dealt": _(
            "More tiles have been used than so many rounds can have dealt: {count} instead of at"
            " most {most}."
        ),
    }


def _others() -> dict[str, str]:
    return {
        "no-such-counts": _(
            "No wall has exactly these complete: rows {rows}, columns {columns}, colours"
            " {complete}."
        ),
        "total-too-high": _(
            "No wall gives so many points before the bonuses: {score} instead of at most {most}."
        ),
        "player-count": _("Players: {players}. A game has {least} to {most}."),
        "no-such-seat": _("There is no such player in this game."),
        "not-over": _("The game is not over yet."),
        "no-steps": _("Nothing has been done yet that could be taken back."),
        "deal-size": _("Tiles on the displays: {count}. There should be {right}."),
        "not-in-bag": _(
            "The bag does not hold so many tiles of this colour ({color}): {count} instead of at"
            " most {most}."
        ),
        "left-in-bag": _(
            "The bag is emptied before the lid is used, so more tiles of this colour ({color})"
            " must be dealt: at least {least}, not {count}."
        ),
    }


def _waiting() -> dict[str, str]:
    return {
        "more-than-dealt": _(
            "More tiles lie on completed lines and floor lines than there can have been in this"
            " round: {count} instead of at most {most}."
        ),
        "less-than-dealt": _(
            "Every tile of the displays must be taken. Too few lie on completed lines and floor"
            " lines for the rest to be on unfinished lines: {count} instead of at least {least}."
        ),
    }
