"""What a pick, a wall-tiling and a game led to, as data that names its rules."""

from dataclasses import dataclass

from engine.moves import Move, Placement
from engine.notation import Position
from engine.rules import Rule
from engine.scoring import BonusScore, FloorScore, TileScore
from engine.tiles import CENTER, FLOOR, MARKER, Color, Counts, Thing, spread


@dataclass(frozen=True, slots=True)
class Play:
    """Explain a pick: ``taken`` tiles are ``placed``, ``fallen`` to the floor or in the ``lid``.

    ``marker_space`` is the space of the floor line that the marker covers, None when it costs
    nothing; ``rest_counts`` are the tiles pushed from the display to the center.
    """

    seat: int
    move: Move
    taken: int
    marker: bool
    marker_space: int | None
    placed: int
    fallen: int
    lid: int
    rest_counts: Counts

    @property
    def rest(self) -> tuple[Color, ...]:
        """List the tiles pushed to the center (rule take-rest)."""
        return spread(self.rest_counts)

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Name the rules at work, in the order in which they apply."""
        at_work = {
            Rule.TAKE_ALL: True,
            Rule.TAKE_REST: any(self.rest_counts),
            Rule.TAKE_CENTER: self.move.source == CENTER,
            Rule.MARKER_TAKE: self.marker,
            Rule.MARKER_COST: self.marker_space is not None,
            Rule.MARKER_FULL_FLOOR: self.marker and self.marker_space is None,
            Rule.LINE_FILL: self.placed > 0,
            Rule.FLOOR_CHOICE: self.move.line == FLOOR,
            Rule.OVERFLOW: self.move.line != FLOOR and self.placed < self.taken,
            Rule.FLOOR_FULL: self.lid > 0,
        }
        return tuple(rule for rule, applies in at_work.items() if applies)


@dataclass(frozen=True, slots=True)
class SeatRound:
    """Explain one player's wall-tiling; ``floor`` and ``after`` are None while it runs.

    ``fell`` is what lay on the floor line when it was scored.
    """

    before: int
    tiles: tuple[TileScore, ...] = ()
    floor: FloorScore | None = None
    after: int | None = None
    fell: tuple[Thing, ...] = ()

    @property
    def points(self) -> int:
        """Add up the points of the tiles."""
        return sum(tile.points for tile in self.tiles)

    @property
    def penalty(self) -> int:
        """Give the penalty of the floor line, 0 while it is not scored."""
        return self.floor.penalty if self.floor else 0

    @property
    def forgiven(self) -> int:
        """Give the points that the stop at zero saved (rule score-min)."""
        return max(0, -(self.before + self.points + self.penalty))

    @property
    def lid(self) -> int:
        """Count the tiles that went to the lid (tile-rest, floor-emptied, floor-full)."""
        rests = sum(tile.lid if tile.fallen else tile.row for tile in self.tiles)
        return rests + sum(thing != MARKER for thing in self.fell)

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Name the rules at work, in the order in which they apply."""
        rules = dict.fromkeys(tile.rule for tile in self.tiles)
        if self.floor:
            rules |= dict.fromkeys((Rule.SCORE_FLOOR, self.floor.rule))
        if self.forgiven:
            rules[Rule.SCORE_MIN] = None
        return tuple(rules)


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """Hold one round of a game: where it began, what was done, whether it is closed."""

    start: Position
    moves: tuple[Move, ...]
    placements: tuple[Placement, ...]
    closed: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """Name the winning seats and the rule that decided."""

    winners: tuple[int, ...]
    decided_by: Rule


@dataclass(frozen=True, slots=True)
class Result:
    """Explain the end of a game, by seat; scores include the bonuses."""

    scores: tuple[int, ...]
    bonuses: tuple[BonusScore, ...]
    ended_by: Rule

    @property
    def rows(self) -> tuple[int, ...]:
        """Count the full rows of each seat."""
        return tuple(len(bonus.rows) for bonus in self.bonuses)

    @property
    def winners(self) -> tuple[int, ...]:
        """List the winning seats."""
        return decide(self.scores, self.rows).winners

    @property
    def decided_by(self) -> Rule:
        """Name the step that decided: winner, tie-rows or tie-shared."""
        return decide(self.scores, self.rows).decided_by

    @property
    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """List the seats place by place."""
        return ranking(self.scores, self.rows)


def decide(scores: tuple[int, ...], rows: tuple[int, ...]) -> Verdict:
    """Find the winners from scores and full rows (winner, tie-rows, tie-shared)."""
    leaders = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    if len(leaders) == 1:
        return Verdict(leaders, Rule.WINNER)
    most = max(rows[seat] for seat in leaders)
    first = tuple(seat for seat in leaders if rows[seat] == most)
    return Verdict(first, Rule.TIE_ROWS if len(first) == 1 else Rule.TIE_SHARED)


def ranking(scores: tuple[int, ...], rows: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """List the seats place by place; those with equal score and rows share a place."""
    standing = list(zip(scores, rows, strict=True))
    places = sorted(set(standing), reverse=True)
    return tuple(
        tuple(seat for seat, held in enumerate(standing) if held == place) for place in places
    )
