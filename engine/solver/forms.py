"""A player's board, simplified to what can still matter in this round.

A line that can't be full by the end of the round is worth nothing by itself, but as a place where
tiles of its color do no harm. So it is closed, and its color noted as ``harmless``; many boards
become the same, and what the search knows about one serves the others.
"""

from typing import Final

from engine.board import Board
from engine.notation import Position
from engine.solver.offers import Offer, Pick
from engine.solver.outcomes import SPACES, Outcomes, extremes, outcomes
from engine.solver.tilings import FULL, NONE, Wall
from engine.tiles import SIZE, Counts

CLOSED: Final = 0
EMPTY: Final = 1
STEP: Final = 10
"""A line of color ``order`` that needs ``need`` more tiles is ``(order + 1) * STEP + need``."""


def holding(order: int, need: int) -> int:
    """Give the code of a line that holds a color and needs that many more tiles."""
    return (order + 1) * STEP + need


class Form:
    """Hold a simplified board; equal boards of a seat are one object."""

    __slots__ = (
        "floor",
        "harmless",
        "id",
        "lines",
        "moves",
        "normal",
        "options",
        "outcomes",
        "score",
    )

    def __init__(
        self, id: int, lines: tuple[int, ...], floor: int, harmless: int, ends: Outcomes
    ) -> None:
        self.id, self.lines, self.floor, self.harmless = id, lines, floor, harmless
        self.outcomes = ends
        self.score = max(outcome.score for outcome in ends)
        """The best score if the round ended here and the game went on."""
        self.normal: dict[Counts, Form] = {}
        self.options: dict[tuple[int, int, bool, int], tuple[Form, ...]] = {}
        self.moves: dict[int, list[Step]] = {}


Step = tuple[Offer, Form]
"""What a move leads to: the offer left over and the form of the board that moved."""


class Forms:
    """Make the forms of one seat, each once, and know what a pick makes of them."""

    def __init__(self, board: Board, grey: bool, ending: bool, ids: "Numbers") -> None:
        """Read what stays the same for the whole round; ``ending``: it may end the game."""
        self.wall = Wall(board, grey, ending)
        self.grey, self.ending, self.before, self._ids = grey, ending, board.score, ids
        self.range = extremes(board.score, ending)
        """Scores between which the round leaves the seat, whatever happens."""
        self.open = [FULL & ~colors for colors in self.wall.colors]
        """For each row, the mask of the colors that its wall lacks."""
        self._known: dict[tuple[tuple[int, ...], int, int], Form] = {}
        self._outcomes: dict[tuple[tuple[int, ...], int], Outcomes] = {}

    def of(self, board: Board) -> Form:
        """Find the form of a board as it is."""
        lines = [
            holding(line[0].order, row + 1 - len(line)) if line else EMPTY
            for row, line in enumerate(board.lines)
        ]
        return self._form(tuple(lines), board.floor_count, 0)

    def normal(self, form: Form, offer: Offer) -> Form:
        """Simplify a form as far as an offer allows."""
        found = form.normal.get(offer.supply)
        if found is None:
            found = form.normal[offer.supply] = self._simplified(form, offer)
        return found

    def steps(self, offer: Offer, picks: tuple[Pick, ...], form: Form) -> list[Step]:
        """List what moves lead to, the best first as things stand; found once."""
        found = form.moves.get(offer.id)
        if found is None:
            reached = {
                (pick.then, self.normal(after, pick.then)): None
                for pick in picks
                for after in self._options(form, pick, offer.supply[pick.order])
            }
            found = form.moves[offer.id] = sorted(reached, key=lambda step: -step[1].score)
        return found

    def _form(self, lines: tuple[int, ...], floor: int, harmless: int) -> Form:
        key = lines, floor, harmless
        found = self._known.get(key)
        if found is None:
            ends = self._ends(lines, floor)
            found = self._known[key] = Form(self._ids.next(), lines, floor, harmless, ends)
        return found

    def _ends(self, lines: tuple[int, ...], floor: int) -> Outcomes:
        full = tuple([NONE if line % STEP else line // STEP - 1 for line in lines])
        found = self._outcomes.get((full, floor))
        if found is None:
            found = outcomes(self.before, floor, self.wall.tilings(full), self.ending)
            self._outcomes[full, floor] = found
        return found

    def _simplified(self, form: Form, offer: Offer) -> Form:
        lines, harmless = list(form.lines), form.harmless
        for row, line in enumerate(lines):
            order, need = line // STEP - 1, line % STEP
            if line == EMPTY:
                if not self.open[row] & offer.colors:
                    lines[row] = CLOSED
            elif need and offer.supply[order] < need:
                lines[row] = CLOSED
                harmless |= 1 << order
        return self._form(tuple(lines), form.floor, harmless & offer.colors)

    def _options(self, form: Form, pick: Pick, total: int) -> tuple[Form, ...]:
        """List what a pick can make of a form; ``total``: its color on offer, five at most."""
        key = pick.order, pick.taken, pick.marker, total
        found = form.options.get(key)
        if found is None:
            found = form.options[key] = tuple(self._placed(form, *key))
        return found

    def _placed(self, form: Form, order: int, count: int, marker: bool, total: int) -> list[Form]:
        floor, harmless = min(SPACES, form.floor + marker), form.harmless >> order & 1
        found, dropping = [], not harmless
        for row, line in enumerate(form.lines):
            need = row + 1 if line == EMPTY else line % STEP
            if line == EMPTY and self.open[row] >> order & 1:
                if total >= need:
                    found.append(self._filled(form, row, order, count, need, floor))
                elif not harmless:
                    found.append(self._spoiled(form, row, order, floor))
            elif need and line // STEP - 1 == order:
                found.append(self._filled(form, row, order, count, need, floor))
                dropping = dropping and not self._never_worse(row)
        if harmless:
            found.append(self._form(form.lines, floor, form.harmless))
        elif dropping:
            found.append(self._form(form.lines, min(SPACES, floor + count), form.harmless))
        return found

    def _never_worse(self, row: int) -> bool:
        """Tell whether tiles on a line of their color are never worse than on the floor.

        They are not, where a full line can neither block another nor end the game.
        """
        return not self.grey and self.wall.masks[row].bit_count() < SIZE - 1

    def _filled(self, form: Form, row: int, order: int, count: int, need: int, floor: int) -> Form:
        placed = min(count, need)
        lines = _with(form.lines, row, holding(order, need - placed))
        return self._form(lines, min(SPACES, floor + count - placed), form.harmless)

    def _spoiled(self, form: Form, row: int, order: int, floor: int) -> Form:
        return self._form(_with(form.lines, row, CLOSED), floor, form.harmless | 1 << order)


class Numbers:
    """Count up, so that the forms of all seats have different ids."""

    def __init__(self) -> None:
        self._last = 0

    def next(self) -> int:
        """Give a number that was not given before."""
        self._last += 1
        return self._last


def may_end(position: Position) -> bool:
    """Tell whether some row of a wall may be full at the end of the round (end-trigger)."""
    rows = [cells for board in position.players for cells in board.wall]
    return any(cells.count(None) <= 1 for cells in rows)


def _with(lines: tuple[int, ...], row: int, line: int) -> tuple[int, ...]:
    return (*lines[:row], line, *lines[row + 1 :])
