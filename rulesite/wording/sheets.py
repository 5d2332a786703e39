"""What is said of score sheets: rounds and results."""

from collections.abc import Callable, Sequence

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from engine.errors import NotationError
from engine.rules import Rule
from engine.tiles import COLORS, MARKER, MAX_PLAYERS, MIN_PLAYERS
from rulesite.wording.reasons import seat_name

Name = Callable[[int], str]


def joined_names(seats: Sequence[int], name: Name) -> str:
    """List players."""
    return pgettext("between items of a list", ", ").join(map(name, seats))


def winner_sentence(winners: Sequence[int], name: Name = seat_name) -> str:
    """Say who has won."""
    if len(winners) > 1:
        return _("Shared victory: {players}").format(players=joined_names(winners, name))
    return _("Winner: {player}").format(player=name(winners[0]))


def decision(decided_by: Rule) -> str:
    """Say what decided."""
    return {
        Rule.WINNER: _("The highest score wins."),
        Rule.TIE_ROWS: _("Level on points: the player with more complete rows on the wall wins."),
        Rule.TIE_SHARED: _("Level on points and on complete rows: the victory is shared."),
    }[decided_by]


def possible_range(least: int | str, most: int | str, is_exact: bool) -> str:
    """Say what the tiles of a wall can have given."""
    if is_exact:
        text = _("The tiles of this wall give at least {least} and at most {most} points.")
    else:
        text = _(
            "The tiles of this wall give no fewer than {least} and no more than {most} points."
        )
    return text.format(least=least, most=most)


def needs_floor() -> str:
    """Say that a total is only possible with losses."""
    return _("So low a score is only possible if floor lines have cost points.")


def starter_sentence(starter: int | None, taken: bool, name: Name = seat_name) -> str:
    """Say who starts the next round."""
    if starter is None:
        return _("Nobody has taken the marker: whoever started this round starts again.")
    text = (
        _("Starts the next round: {player}")
        if taken
        else _("Nobody has taken the marker. Starts again: {player}")
    )
    return text.format(player=name(starter))


def ending_sentence(seat: int, row: int, name: Name = seat_name) -> str:
    """Say what ends the game."""
    return _("{player} has row {row} complete: the game ends.").format(
        player=name(seat), row=row + 1
    )


def players_refused(players: int) -> str:
    """Say kindly that the box is for fewer players."""
    text = ngettext(
        "With {n} player the game in the box can’t be played: it is for {least} to {most}.",
        "With {n} players the game in the box can’t be played: it is for {least} to {most}.",
        players,
    )
    return text.format(n=players, least=MIN_PLAYERS, most=MAX_PLAYERS)


def record_fault(error: NotationError) -> str:
    """Say where a record goes wrong, and what is expected there."""
    where = _("The record can’t be read at character {column}.").format(column=error.column)
    slots = {
        "letters": pgettext("between items of a list", ", ").join(COLORS),
        "marker": MARKER,
        "least": MIN_PLAYERS,
        "most": MAX_PLAYERS,
    }
    return f"{where} {expectations()[error.expected].format_map(slots)}"


def expectations() -> dict[str, str]:
    """Return what belongs at the place of each fault of a record."""
    return {
        "side": _("Expected there: c for the coloured side or g for the grey one."),
        "sheet-players": _("Expected there: the number of players, {least} to {most}."),
        "sheet-bar": _("Expected there: the rounds, after a line between two spaces ( | )."),
        "sheet-entries": _("Expected there: one entry for each player, with commas between them."),
        "sheet-end": _("Expected there: the end. No record is as long as this one."),
        "sheet-line": _(
            "Expected there: a completed line ({letters} and its row), f with a number for the"
            " floor line, or {marker} for the marker."
        ),
        "sheet-floor": _("Expected there: the number of tiles on the floor line."),
        "sheet-order": _("Expected there: the completed lines in order from the top."),
        "sheet-space": _("On the coloured side no column is named: the colour says it."),
        "row": _("Expected there: the number of a row."),
        "column": _("Expected there: the number of a column, or F for the floor line."),
    }
