"""Records of games: one readable text that replays to the same game.

    azul record 1
    side: c
    players: 2
    starter: A
    seed: 7
    1: 3B2 1K1 … | B11 K23 …
    end: <position>

A game that began in the middle has ``start: <position>`` for side, players and starter. A
round holds its moves, and after a bar its placements; with given deals its number is followed
by the displays. The end is optional, and checked when it is there.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from engine import parsing
from engine.dealing import LONGEST_SEED, Displays
from engine.errors import NotationError, Reason, RuleBroken
from engine.game import Game
from engine.moves import Move, Placement
from engine.notation import SEATS, Phase, Position
from engine.outcomes import PlayedRound
from engine.parsing import Field
from engine.tiles import DISPLAYS

TITLE = "azul record 1"
HEAD = ("side", "players", "starter", "seed")
HEAD_IN_THE_MIDDLE = ("start", "seed")
BAR = "|"
LONGEST_RECORD = 100_000


class RecordError(ValueError):
    """Refuse a record: line and column (from 1), what was expected, the rules broken."""

    def __init__(
        self, line: int, column: int, expected: str, reasons: tuple[Reason, ...] = ()
    ) -> None:
        super().__init__(line, column, expected, reasons)
        self.line = line
        self.column = column
        self.expected = expected
        self.reasons = reasons

    def __str__(self) -> str:
        broken = "; ".join(map(str, self.reasons)) or f"expected {self.expected}"
        return f"line {self.line}: column {self.column}: {broken}"


def write(game: Game, deals: bool = False) -> str:
    """Write the record of a game, with its deals or with the seed that gives them."""
    rounds = game.history
    middle = _began_in_the_middle(game, rounds[0].start)
    lines = [TITLE, *_head(rounds[0].start, middle), f"seed: {game.seed}"]
    for at, played in enumerate(rounds):
        if played.start.phase is Phase.OVER:
            continue  # a game that was over when it began has no round to replay
        dealt = at > 0 or not middle
        given = dealt and (deals or played.start.round in game.deals)
        lines.append(f"{_label(played.start, given)}: {_steps(played)}".rstrip())
    lines.append(f"end: {game.notation()}")
    return "\n".join(lines) + "\n"


def _began_in_the_middle(game: Game, start: Position) -> bool:
    fresh = Game.new(len(start.players), start.grey, game.seed, start.starter, game.deals)
    return fresh.position != start


def _head(start: Position, middle: bool) -> list[str]:
    if middle:
        return [f"start: {start}"]
    side = "g" if start.grey else "c"
    return [f"side: {side}", f"players: {len(start.players)}", f"starter: {SEATS[start.starter]}"]


def _label(start: Position, given: bool) -> str:
    if not given:
        return str(start.round)
    displays = ",".join("".join(held) or "-" for held in start.factories)
    return f"{start.round} {displays}"


def _steps(played: PlayedRound) -> str:
    texts = list(map(str, played.moves))
    if played.placements or played.closed:
        texts += [BAR, *map(str, played.placements)]
    return " ".join(texts)


@dataclass(frozen=True, slots=True)
class Entry:
    """Hold one line of a record: its number, its key and its value."""

    number: int
    key: Field
    value: Field

    def error(self, field: Field, expected: str) -> RecordError:
        """Make the error for a field of this line."""
        return RecordError(self.number, field.column, expected)

    @contextmanager
    def reading(self, field: Field) -> Iterator[None]:
        """Say in which line and column something went wrong."""
        try:
            yield
        except NotationError as error:
            column = field.column + error.column - 1
            raise RecordError(self.number, column, error.expected) from error
        except RuleBroken as error:
            raise RecordError(self.number, field.column, "legal", error.reasons) from error


def read(text: str) -> Game:
    """Replay a record to the game that it tells.

    Raises RecordError at the step that breaks a rule, or where the text is malformed.
    """
    entries = _entries(text)
    middle = entries[0].key.text == HEAD_IN_THE_MIDDLE[0]
    keys = HEAD_IN_THE_MIDDLE if middle else HEAD
    head, rest = entries[: len(keys)], entries[len(keys) :]
    _check_keys(head, keys)
    end = rest.pop() if rest and rest[-1].key.text == "end" else None
    rounds = [_round(entry) for entry in rest]
    game = _begin(head, {number: dealt for number, dealt, _ in rounds if dealt})
    for number, _, entry in rounds:
        if number != game.round or game.phase is Phase.OVER:
            raise entry.error(entry.key, "round-reached")
        _replay(game, entry)
    if end and end.value.text != game.notation():
        raise end.error(end.value, "position-reached")
    return game


def _entries(text: str) -> list[Entry]:
    lines = text.split("\n")
    if lines[0] != TITLE or len(text) > LONGEST_RECORD:
        raise RecordError(1, 1, TITLE if len(text) <= LONGEST_RECORD else "shorter-record")
    entries = [_entry(number, line) for number, line in enumerate(lines[1:], 2) if line]
    if not entries:
        raise RecordError(len(lines), 1, HEAD[0])
    return entries


def _entry(number: int, line: str) -> Entry:
    key, colon, value = line.partition(":")
    if not colon:
        raise RecordError(number, len(line) + 1, "colon")
    column = len(key) + 2 + len(value) - len(value.lstrip(" "))
    return Entry(number, Field("record", key, 1), Field("record", value.strip(" "), column))


def _check_keys(head: list[Entry], keys: tuple[str, ...]) -> None:
    for entry, key in zip(head, keys, strict=False):
        if entry.key.text != key:
            raise entry.error(entry.key, key)
    if len(head) < len(keys):
        raise RecordError(head[-1].number + 1, 1, keys[len(head)])


def _round(entry: Entry) -> tuple[int, Displays | None, Entry]:
    """Read the key of a round: its number, and its displays when they are given."""
    with entry.reading(Field("record", "", 1)):
        number, *dealt = entry.key.parts(" ")
        if len(dealt) > 1:
            raise dealt[1].error(-1, "colon")
        displays = tuple(parsing.tiles(held) for part in dealt for held in part.parts(","))
        return parsing.number(number), displays or None, entry


def _begin(head: list[Entry], deals: dict[int, Displays]) -> Game:
    seed = _seed(head[-1])
    first = head[0]
    with first.reading(first.value):
        if len(head) == len(HEAD_IN_THE_MIDDLE):
            return Game(Position.parse(first.value.text), seed, deals)
    side = _letter(head[0], "cg", "side")
    players = int(_letter(head[1], "".join(map(str, DISPLAYS)), "player-count"))
    starter = SEATS.index(_letter(head[2], SEATS[:players], "seat"))
    with first.reading(first.value):
        return Game.new(players, side == "g", seed, starter, deals)


def _letter(entry: Entry, allowed: str, expected: str) -> str:
    if len(entry.value.text) != 1 or entry.value.text not in allowed:
        raise entry.error(entry.value, expected)
    return entry.value.text


def _seed(entry: Entry) -> int:
    digits = entry.value.text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_SEED):
        raise entry.error(entry.value, "seed")
    return int(entry.value.text)


def _replay(game: Game, entry: Entry) -> None:
    """Make the moves and placements of a round."""
    if not entry.value.text:
        return
    moves = True
    for part in entry.value.parts(" "):
        with entry.reading(part):
            if part.text == BAR and moves:
                moves = False
            elif moves:
                game.play(Move.from_notation(part.text))
            else:
                game.place(Placement.from_notation(part.text))
    if entry.value.text.endswith(BAR):
        _end_round(game, entry, part)


def _end_round(game: Game, entry: Entry, bar: Field) -> None:
    """End a round in which no line was full."""
    if game.placements():
        raise entry.error(Field(bar.name, "", bar.column + 1), "placement")
    with entry.reading(bar):
        game.tile_all()
