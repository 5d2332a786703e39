"""A pick told step by step: what is placed, what falls, what goes to the lid."""

from django.utils.translation import ngettext

from engine.outcomes import Play


def play_steps(play: Play) -> list[str]:
    """Say where the tiles of a pick go."""
    steps = [placed(play.placed)] if play.placed else []
    steps += [fallen(play.fallen)] if play.fallen else []
    return steps + ([to_lid(play.lid)] if play.lid else [])


def placed(count: int) -> str:
    """Say how many tiles go to the pattern line."""
    text = ngettext(
        "{n} tile goes to the pattern line.", "{n} tiles go to the pattern line.", count
    )
    return text.format(n=count)


def fallen(count: int) -> str:
    """Say how many tiles fall to the floor line."""
    text = ngettext("{n} tile falls to the floor line.", "{n} tiles fall to the floor line.", count)
    return text.format(n=count)


def to_lid(count: int) -> str:
    """Say how many tiles go to the box lid."""
    text = ngettext("{n} tile goes to the box lid.", "{n} tiles go to the box lid.", count)
    return text.format(n=count)
