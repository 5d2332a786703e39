"""A round told and reviewed: who did what, and which move was better."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from engine.outcomes import Play
from rulesite.wording.moves import move_words
from rulesite.wording.plays import fallen, to_lid


def your_move(move: str) -> str:
    """Say what the reader did."""
    return pgettext("line of play", "You: {move}").format(move=move)


def their_move(move: str) -> str:
    """Say what the other player did."""
    return pgettext("line of play", "The other player: {move}").format(move=move)


def turn_steps(play: Play, *, is_own: bool) -> list[str]:
    """Say what somebody took, and what it cost: tiles that fall, the marker."""
    words = move_words(play.move, play.taken)
    said = [your_move(words) if is_own else their_move(words)]
    said += [fallen(play.fallen)] if play.fallen else []
    said += [to_lid(play.lid)] if play.lid else []
    return said + ([marker_taken(is_own=is_own)] if play.marker else [])


def marker_taken(*, is_own: bool) -> str:
    """Say who takes the marker."""
    if is_own:
        return _("The marker comes along: you start the next round.")
    return _("The marker comes along: the other player starts the next round.")


def move_heading(number: int) -> str:
    """Name a move by its place among the own moves."""
    return pgettext("review", "Move {number}").format(number=number)


def better(move: str, count: int) -> str:
    """Say which move was better, as it has been proved."""
    text = ngettext(
        "This was better by {n} point: {move}.", "This was better by {n} points: {move}.", count
    )
    return text.format(n=count, move=move)


def seems_better(move: str, count: int) -> str:
    """Say which move looks better, as an estimate."""
    text = ngettext(
        "This looks better by about {n} point: {move}.",
        "This looks better by about {n} points: {move}.",
        count,
    )
    return text.format(n=count, move=move)


def nothing_better() -> str:
    """Say that no move was better."""
    return _("No move was better.")


def nothing_clear() -> str:
    """Say that no move was found that is clearly better."""
    return _("No clearly better move was found.")


def kind_of_verdict(*, is_proved: bool) -> str:
    """Name what a verdict rests on."""
    return pgettext("review", "Proved") if is_proved else pgettext("review", "Estimate")


def ahead(count: int) -> str:
    """Say who is ahead after the round, and by how much."""
    if not count:
        return _("You are level after this round.")
    if count > 0:
        text = ngettext(
            "You are {n} point ahead after this round.",
            "You are {n} points ahead after this round.",
            count,
        )
    else:
        text = ngettext(
            "The other player is {n} point ahead after this round.",
            "The other player is {n} points ahead after this round.",
            -count,
        )
    return text.format(n=abs(count))
