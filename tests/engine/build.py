"""Short ways to set positions up, and to play games at random."""

from collections.abc import Iterator
from random import Random

from engine import Board, Game, Move, Phase, Placement, Play, Position, Rule, TileScore
from engine.tiles import SIZE, color_at

LONGEST_GAME = 60
"""The round after which a random game is stopped: the rules have no limit."""


def wall(text: str) -> str:
    """Write a wall in full: ``#`` or ``1`` is a printed tile; missing rows are empty."""
    rows = text.split("/") + ["....."] * SIZE
    return "/".join(
        "".join(_space(char, row, col) for col, char in enumerate(rows[row])) for row in range(SIZE)
    )


def _space(char: str, row: int, col: int) -> str:
    if char in "#1":
        return color_at(row, col)
    return "." if char == "0" else char


def board(lines: str = "-,-,-,-,-", filled: str = ".....", floor: str = "-", score: int = 0) -> str:
    """Write a player field."""
    return f"{score}:{lines}:{wall(filled)}:{floor}"


def figure(*args: str, **kwargs: int) -> Board:
    """Make a board on its own."""
    return Position.parse(board(*args, **kwargs)).players[0]


def text(
    offer: str = "-,-,-,-,- M",
    *boards: str,
    grey: bool = False,
    when: str = "1d",
    turn: str = "A",
    starter: str = "A",
    lid: str = "0,0,0,0,0",
) -> str:
    """Write a position; what is not on the table is in the bag."""
    fields = [*boards, board(), board()][: max(2, len(boards))]
    side = "g" if grey else "c"
    head = f"{side} {when} {turn} {starter} {offer} 0,0,0,0,0 {lid}"
    return str(Position.parse(" ".join((head, *fields))).completed())


def game(offer: str = "-,-,-,-,- M", *boards: str, seed: int = 0, **kwargs: object) -> Game:
    """Set a game up in the middle."""
    return Game.from_notation(text(offer, *boards, **kwargs), seed)  # type: ignore[arg-type]


def tiling(first: str, *others: str, center: str | None = None, **kwargs: object) -> Game:
    """Set wall-tiling up; the marker lies in the center unless somebody has it."""
    taken = any(field.rsplit(":", 1)[1].count("M") for field in (first, *others))
    center = center or ("-" if taken else "M")
    displays = ",".join("-" * {1: 5, 2: 5, 3: 7, 4: 9}[1 + len(others)])
    kwargs = {"when": "1t", **kwargs}
    return game(f"{displays} {center}", first, *others, **kwargs)


def step(played: Game, chance: Random) -> None:
    """Do one thing at random."""
    if played.phase is Phase.DRAFTING:
        played.play(chance.choice(played.legal_moves()))
    elif len(played.placements()) > 1:
        played.place(chance.choice(played.placements()))
    else:
        played.tile_all()


def states(players: int, grey: bool, seed: int) -> Iterator[Game]:
    """Play a game at random and give it after every step; stop after many rounds."""
    chance = Random(seed)
    played = Game.new(players, grey, seed)
    yield played
    while played.phase is not Phase.OVER and played.round <= LONGEST_GAME:
        step(played, chance)
        yield played


def finished(players: int, grey: bool, seed: int) -> Game:
    """Play a game at random to its end or to the stop."""
    *_, last = states(players, grey, seed)
    return last


def play(played: Game, *texts: str) -> Play:
    """Make moves in notation; give the last Play."""
    for move in texts:
        last = played.play(Move.from_notation(move))
    return last


def place(played: Game, text: str) -> TileScore:
    """Make a placement in notation."""
    return played.place(Placement.from_notation(text))


def refusals(played: Game, text: str) -> dict[str, Rule]:
    """Give the codes and rules that speak against a move or placement in notation."""
    kind = Move if text[0] in "123456789C" else Placement
    return {found.code: found.rule for found in played.why_illegal(kind.from_notation(text))}


def boards(played: Game) -> list[str]:
    """Write the boards by seat."""
    return list(map(str, played.players))
