"""A plain exhaustive solver: every move of both, every way to tile, nothing simplified.

It knows no class and no function of the engine; it reads the notation and counts as the second
referee does.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tests.engine.naive import COSTS, PATTERN, Referee, bonus_for, points_for

Wall = list[list[str]]
Ending = tuple[int, int, bool]
"""Score, score with bonuses, whether the game ends."""


class Side(NamedTuple):
    """One player's lines, as texts, and the number of things on the floor line."""

    lines: tuple[str, ...]
    floor: int


class State(NamedTuple):
    """What is on offer, the players, and whose turn it is."""

    places: tuple[str, ...]
    center: str
    marker: bool
    sides: tuple[Side, ...]
    turn: int


class PlainSolver:
    """Solve one round of two players by trying everything."""

    def __init__(self, text: str) -> None:
        self.table = Referee(text)
        self.values: dict[State, int] = {}
        self.endings: dict[tuple[int, Side], set[Ending]] = {}
        sides = [Side(tuple(map("".join, me.lines)), len(me.floor)) for me in self.table.players]
        self.start = State(
            tuple("".join(place) for place in self.table.places),
            "".join(self.table.center),
            self.table.marker,
            tuple(sides),
            self.table.turn,
        )

    def value(self) -> int:
        """Give the score of the player to move minus the other's, both playing best."""
        return self.best(self.start) * (1 if self.start.turn == 0 else -1)

    def move_values(self) -> dict[str, int]:
        """Give that for every legal move."""
        sign = 1 if self.start.turn == 0 else -1
        return {move: sign * self.best(after) for move, after in self.moves(self.start).items()}

    def best(self, state: State) -> int:
        """Give the first player's score minus the second's."""
        if state not in self.values:
            choose = max if state.turn == 0 else min
            after = self.moves(state).values()
            self.values[state] = choose(map(self.best, after)) if after else self.end(state)
        return self.values[state]

    def moves(self, state: State) -> dict[str, State]:
        """List the legal moves with what they lead to."""
        found = {}
        for at, place in enumerate((*state.places, state.center)):
            for color in sorted(set(place)):
                for line in "12345F":
                    side = self.laid(state, at, place.count(color), color, line)
                    if side:
                        name = "C" if at == len(state.places) else str(at + 1)
                        found[f"{name}{color}{line}"] = self.after(state, at, color, side)
        return found

    def laid(self, state: State, at: int, taken: int, color: str, line: str) -> Side | None:
        """Lay tiles on a line or the floor; None when the line does not take them."""
        side = state.sides[state.turn]
        floor = side.floor + (at == len(state.places) and state.marker)
        if line == "F":
            return Side(side.lines, min(7, floor + taken))
        row = int(line) - 1
        held, wall = side.lines[row], self.table.players[state.turn].wall[row]
        if len(held) > row or held.strip(color) or color in wall:
            return None
        tiles = (held + color * taken)[: row + 1]
        fallen = taken - (len(tiles) - len(held))
        lines = (*side.lines[:row], tiles, *side.lines[row + 1 :])
        return Side(lines, min(7, floor + fallen))

    def after(self, state: State, at: int, color: str, side: Side) -> State:
        """Take tiles away and pass the turn."""
        sides = (*state.sides[: state.turn], side, *state.sides[state.turn + 1 :])
        turn = (state.turn + 1) % len(sides)
        if at == len(state.places):
            return State(state.places, state.center.replace(color, ""), False, sides, turn)
        rest = "".join(sorted(state.center + state.places[at].replace(color, "")))
        places = (*state.places[:at], "", *state.places[at + 1 :])
        return State(places, rest, state.marker, sides, turn)

    def end(self, state: State) -> int:
        """Tile both walls, the starter first, each for the difference."""
        ways = [self.tilings(seat, side) for seat, side in enumerate(state.sides)]
        if self.table.starter == 0:
            return max(min(difference(mine, other) for other in ways[1]) for mine in ways[0])
        return min(max(difference(other, mine) for other in ways[0]) for mine in ways[1])

    def tilings(self, seat: int, side: Side) -> set[Ending]:
        """List the different ends of every way to tile."""
        if (seat, side) not in self.endings:
            me = self.table.players[seat]
            self.endings[seat, side] = set(self.tiled(me.wall, side, 0, me.score))
        return self.endings[seat, side]

    def tiled(self, wall: Wall, side: Side, row: int, score: int) -> Iterator[Ending]:
        """Tile from a row on, in every way."""
        if row == 5:
            after = max(0, score - sum(COSTS[: side.floor]))
            yield after, after + bonus_for(wall), any("." not in cells for cells in wall)
        elif len(side.lines[row]) <= row:
            yield from self.tiled(wall, side, row + 1, score)
        else:
            color = side.lines[row][0]
            columns = [col for col in range(5) if self.fits(wall, row, col, color)]
            for col in columns:
                grown = [cells[:] for cells in wall]
                grown[row][col] = color
                points = points_for(grown, row, col)
                yield from self.tiled(grown, side, row + 1, score + points)
            if not columns:
                fallen = Side(side.lines, min(7, side.floor + row + 1))
                yield from self.tiled(wall, fallen, row + 1, score)

    def fits(self, wall: Wall, row: int, col: int, color: str) -> bool:
        """Tell whether a tile may lie on a space."""
        if not self.table.grey:
            return PATTERN[row][col] == color
        return wall[row][col] == "." and all(cells[col] != color for cells in wall)


class PlainFinish:
    """Find the best score of one player when the others pass, by trying everything."""

    def __init__(self, text: str, seat: int) -> None:
        self.plain, self.seat = PlainSolver(text), seat
        self.values: dict[tuple[State, int], int] = {}
        others = [at for at in range(len(self.plain.start.sides)) if at != seat]
        self.others_end = any(self.ends(at) for at in others)

    def ends(self, seat: int) -> bool:
        """Tell whether a player who tiles for the own score ends the game."""
        ways = self.plain.tilings(seat, self.plain.start.sides[seat])
        return max((way[1] if way[2] else way[0], way[2]) for way in ways)[1]

    def value(self, picks: int = 100) -> int:
        """Give the best score after so many picks at most."""
        return self.best(self.plain.start, picks)

    def best(self, state: State, picks: int) -> int:
        """Give the best score from a state."""
        state = state._replace(turn=self.seat)
        if (state, picks) not in self.values:
            after = self.plain.moves(state).values() if picks else []
            finishes = [self.best(reached, picks - 1) for reached in after]
            self.values[state, picks] = max(finishes) if finishes else self.end(state)
        return self.values[state, picks]

    def end(self, state: State) -> int:
        """Give the best score of all tilings."""
        ways = self.plain.tilings(self.seat, state.sides[self.seat])
        return max(way[1] if way[2] or self.others_end else way[0] for way in ways)


def difference(one: Ending, other: Ending) -> int:
    """Subtract scores, with the bonuses when one of the two has ended the game."""
    return one[1] - other[1] if one[2] or other[2] else one[0] - other[0]
