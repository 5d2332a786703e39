"""A whole move in words: where from, which tiles, which line; and what it is worth."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from engine.moves import Move
from engine.tiles import FLOOR
from rulesite.wording.spaces import take_label


def move_words(move: Move, count: int) -> str:
    """Name a move of so many tiles: "Display 3: 2 blue tiles → pattern line 2"."""
    take = take_label(move.source, move.color, count)
    if move.line == FLOOR:
        return pgettext("move", "{take} → floor line").format(take=take)
    text = pgettext("move", "{take} → pattern line {row}")
    return text.format(take=take, row=int(move.line) + 1)


def best_take(move: str) -> str:
    """Name the best take."""
    return pgettext("move", "The best take: {move}.").format(move=move)


def reply(move: str) -> str:
    """Name the other player's reply to a take."""
    return pgettext("move", "The other player’s best reply: {move}.").format(move=move)


def more_by(count: int) -> str:
    """Say by how much the best take is better."""
    text = ngettext(
        "The best take leaves you {n} point more.",
        "The best take leaves you {n} points more.",
        count,
    )
    return text.format(n=count)


def next_best(count: int) -> str:
    """Say how far behind the second-best take is."""
    text = ngettext(
        "The next best take is {n} point worse.", "The next best take is {n} points worse.", count
    )
    return text.format(n=count)


def other_better_by(count: int) -> str:
    """Say that another take is better, without naming it."""
    text = ngettext(
        "Another take is better by {n} point.", "Another take is better by {n} points.", count
    )
    return text.format(n=count)


def costs(count: int) -> str:
    """Say what a take costs."""
    text = ngettext("This take costs you {n} point.", "This take costs you {n} points.", count)
    return text.format(n=count)


def own_end(higher: int) -> str:
    """Say how the own score at the end differs with the best take."""
    if higher < 0:
        text = ngettext(
            "With the best take you end {n} point lower.",
            "With the best take you end {n} points lower.",
            -higher,
        )
    elif higher:
        text = ngettext(
            "With the best take you end {n} point higher.",
            "With the best take you end {n} points higher.",
            higher,
        )
    else:
        text = _("With the best take your own score ends the same.")
    return text.format(n=abs(higher))


def other_end(higher: int) -> str:
    """Say how the other player's score at the end differs with the best take."""
    if higher < 0:
        text = ngettext(
            "The other player ends {n} point lower.",
            "The other player ends {n} points lower.",
            -higher,
        )
    elif higher:
        text = ngettext(
            "The other player ends {n} point higher.",
            "The other player ends {n} points higher.",
            higher,
        )
    else:
        text = _("The other player’s score ends the same.")
    return text.format(n=abs(higher))


def ends_at(own: int, other: int) -> str:
    """Say the scores when the round is over."""
    text = _("Played out to the end of the round, you have {own} and the other player {other}.")
    return text.format(own=own, other=other)


def open_line() -> str:
    """Say that a line that is not full scores nothing yet."""
    return _("The line is not full yet, so it scores nothing this round.")


def fewer_tiles() -> str:
    """Say that few tiles can cost more than many."""
    return _("Fewer tiles are not always less harm: what falls counts, and what scores.")


def row_ends() -> str:
    """Say why the game ends."""
    return _("A full row ends the game.")


def own_bonuses(total: str) -> str:
    """Say what bonuses the player gets, as a sum."""
    return _("Your bonuses: {total}.").format(total=total)


def other_bonuses(total: str) -> str:
    """Say what bonuses the other player gets, as a sum."""
    return _("The other player’s bonuses: {total}.").format(total=total)


def ends_with_bonuses(own: int, other: int) -> str:
    """Say the scores when the game is over."""
    text = _("With the bonuses you have {own} and the other player {other}.")
    return text.format(own=own, other=other)
