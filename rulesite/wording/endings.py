"""What ends a game and who wins it, told step by step."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from engine.scoring import BonusPart
from engine.tiles import Color
from rulesite.wording.tiles import color_name, points


def row_is_full(row: int) -> str:
    """Say that a row of a wall is full."""
    return _("Row {number} is full.").format(number=row + 1)


def no_full_row() -> str:
    """Say that a wall has no full row."""
    return _("No row is full.")


def ends_nothing(part: BonusPart) -> str:
    """Say of a full column or a complete color that it does not end the game."""
    if isinstance(part.which, Color):
        text = _("All five of one colour are there ({color}), but a colour doesn’t end the game.")
        return text.format(color=color_name(part.which))
    text = _("Column {number} is full, but a column doesn’t end the game.")
    return text.format(number=part.which + 1)


def game_ends() -> str:
    """Say when the game is over."""
    return _(
        "So the game ends, but not at once: all players finish wall-tiling and subtract their"
        " floor lines."
    )


def contradiction() -> str:
    """Say that an answer speaks against itself."""
    return _("Another round follows exactly when no wall ends the game.")


def game_goes_on() -> str:
    """Say that another round follows."""
    return _("So the game goes on: another round follows.")


def moment_name(moment: str) -> str:
    """Name when a game ends: "no", "now" or "end"."""
    names = {
        "no": pgettext("when a game ends", "Not yet: another round follows"),
        "now": pgettext("when a game ends", "At once, when the row is full"),
        "end": pgettext("when a game ends", "After wall-tiling and floor lines"),
    }
    return names[moment]


def wall_ends(ends: bool) -> str:
    """Say whether a wall ends the game, as a choice."""
    if ends:
        return pgettext("a wall", "Ends the game")
    return pgettext("a wall", "Doesn’t end the game")


def full_rows(count: int) -> str:
    """Count full rows as a label."""
    return ngettext("{n} full row", "{n} full rows", count).format(n=count)


def standing(score: int, rows: int) -> str:
    """Say what decides a place: points, then full rows: "62 points, 2 full rows"."""
    text = pgettext("a final standing", "{points}, {rows}")
    return text.format(points=points(score), rows=full_rows(rows))


def most_points() -> str:
    """Say that the points alone decide."""
    return _("The most points win. Full rows matter only in a tie.")


def rows_decide() -> str:
    """Say that full rows decide a tie."""
    return _("With equal points, more full rows win.")


def still_tied() -> str:
    """Say that a tie stays a tie."""
    return _("Equal points and equally many full rows: they share the place.")


def place_name(place: int) -> str:
    """Name a place in the final ranking."""
    return pgettext("in a ranking", "Place {number}").format(number=place)
