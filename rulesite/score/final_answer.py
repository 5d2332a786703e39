"""What a final score comes to: winner, totals and bonuses with reasons, or why it can't be."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from django.utils.translation import gettext as _

from engine import Board, Rule, end_bonuses
from engine.errors import Reason
from engine.outcomes import decide, ranking
from engine.possible import (
    Triple,
    bonus_of,
    count_faults,
    total_faults,
    total_is_possible,
    wall_faults,
)
from engine.tiles import SIZE, Cell
from rulesite.board import BoardView, Parts, board_view
from rulesite.rulebook.citation import Citation, cite
from rulesite.score.final import MOST_POINTS, By, Finish, Hand
from rulesite.wording.bonuses import bonus_steps
from rulesite.wording.impossible import no_row_full
from rulesite.wording.reasons import reason_sentence, seat_name
from rulesite.wording.sheets import (
    decision,
    needs_floor,
    possible_range,
    winner_sentence,
)
from rulesite.wording.spaces import Mark


@dataclass(frozen=True, slots=True)
class Line:
    """Hold one player's reckoning."""

    name: str
    place: int
    before: int
    bonus: int
    total: int
    steps: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    board: BoardView | None = None


@dataclass(frozen=True, slots=True)
class Trouble:
    """Hold something that can't be: about whom, and the rule if it is one."""

    whose: str
    sentence: str
    citation: Citation | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """Hold the result, or what keeps it from being one."""

    verdict: str
    why: str = ""
    notes: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()
    troubles: tuple[Trouble, ...] = ()
    citations: tuple[Citation, ...] = ()


def answered(final: Finish) -> Answer:
    """Count what is told, or say why it can't be."""
    troubles = tuple(_unfit(final)) or tuple(_impossible(final))
    if troubles:
        return Answer(sentences()["trouble"], troubles=troubles)
    scores = tuple(_score(hand) + _bonus(final, hand) for hand in final.hands)
    rows = tuple(_rows(final, hand) for hand in final.hands)
    verdict = decide(scores, rows)
    places = ranking(scores, rows)
    lines = tuple(
        _line(final, seat, scores[seat], _place(places, seat)) for seat in range(len(scores))
    )
    notes = () if any(rows) else (no_row_full(),)
    rules = (Rule.BONUS_ADD_UP, verdict.decided_by)
    return Answer(
        verdict=winner_sentence(verdict.winners),
        why=decision(verdict.decided_by),
        notes=notes,
        lines=lines,
        citations=tuple(map(cite, rules)),
    )


def sentences() -> dict[str, str]:
    """Return what is said of what can't be read or counted."""
    score = _("The score before bonuses is a whole number from 0 to {most}.")
    counts = _("Rows, columns and colours are whole numbers from 0 to {most}.")
    return {
        "unreadable": _("The address does not describe a final score."),
        "trouble": _("This can’t be counted yet"),
        "score": score.format(most=MOST_POINTS),
        "counts": counts.format(most=SIZE),
    }


def _unfit(final: Finish) -> Iterator[Trouble]:
    """Find what is no number."""
    for seat, hand in enumerate(final.hands):
        if not _is_number(hand.score, MOST_POINTS):
            yield Trouble(seat_name(seat), sentences()["score"])
        if final.by is By.COUNTS and not all(_is_number(one or "0", SIZE) for one in hand.counts):
            yield Trouble(seat_name(seat), sentences()["counts"])


def _is_number(text: str, most: int) -> bool:
    return text.isascii() and text.isdigit() and int(text) <= most


def _impossible(final: Finish) -> Iterator[Trouble]:
    """Find what no game can come to."""
    found: list[Reason] = []
    if final.by is By.WALL:
        found += wall_faults(tuple(hand.wall for hand in final.hands), final.grey)
    if not found:
        for seat, hand in enumerate(final.hands):
            if final.by is By.WALL:
                found += total_faults(seat, hand.wall, _score(hand))
            else:
                found += count_faults(seat, _triple(hand), _score(hand))
    for reason in found:
        yield Trouble(
            seat_name(int(str(reason.facts["seat"]))), reason_sentence(reason), cite(reason.rule)
        )


def _score(hand: Hand) -> int:
    return int(hand.score)


def _triple(hand: Hand) -> Triple:
    rows, columns, colors = (int(one or "0") for one in hand.counts)
    return rows, columns, colors


def _bonus(final: Finish, hand: Hand) -> int:
    if final.by is By.COUNTS:
        return bonus_of(_triple(hand))
    return end_bonuses(hand.wall).points


def _rows(final: Finish, hand: Hand) -> int:
    return _triple(hand)[0] if final.by is By.COUNTS else len(end_bonuses(hand.wall).rows)


def _place(places: tuple[tuple[int, ...], ...], seat: int) -> int:
    before = 0
    for group in places:
        if seat in group:
            return before + 1
        before += len(group)
    raise ValueError("no such seat")


def _line(final: Finish, seat: int, total: int, place: int) -> Line:
    hand = final.hands[seat]
    bonus = _bonus(final, hand)
    line = Line(seat_name(seat), place, before=_score(hand), bonus=bonus, total=total)
    return line if final.by is By.COUNTS else _with_wall(line, hand, final.grey)


def _with_wall(line: Line, hand: Hand, grey: bool) -> Line:
    """Add the wall, its bonuses, and what its tiles can have given."""
    bonus = end_bonuses(hand.wall)
    judged = total_is_possible(hand.wall, _score(hand))
    bounds = judged.bounds
    notes = [possible_range(bounds.least, bounds.most, bounds.exact)]
    if judged.needs_floor:
        notes.append(needs_floor())
    marks: dict[Cell, set[Mark]] = {
        cell: {Mark.BONUS} for part in bonus.parts for cell in part.cells
    }
    view = board_view(Board(wall=hand.wall), parts=Parts.WALL, marks=marks, ghosts=not grey)
    return replace(line, steps=tuple(bonus_steps(bonus)), notes=tuple(notes), board=view)
