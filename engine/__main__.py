"""The command line: ``python -m engine <command>``."""

import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, NoReturn

from engine.bots import BOTS
from engine.cli import commands
from engine.cli.commands import Effort, Lines
from engine.solver import NODES
from engine.tiles import DISPLAYS, MIN_PLAYERS

PROGRAM: Final = "python -m engine"
MALFORMED: Final = 2
SECONDS: Final = 10.0
LONGEST: Final = 86_400.0


class Parser(ArgumentParser):
    """Refuse arguments in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and exit."""
        self.exit(MALFORMED, f"{PROGRAM}: {' '.join(message.split())}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; give 0, or 2 after one line about malformed input."""
    asked = _parser().parse_args(arguments)
    try:
        text = "\n".join(_answer(asked))
    except (ValueError, OSError) as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return MALFORMED
    try:
        print(text, flush=True)
    except BrokenPipeError:  # the reader, such as head, has seen enough
        sys.stdout = None
    return 0


def _answer(asked: Namespace) -> Lines:
    match asked.command:
        case "why":
            return commands.why(asked.position, asked.step)
        case "score":
            return commands.score(asked.position, asked.placements, asked.grey)
        case "solve":
            effort = Effort(asked.nodes, asked.seconds, time.monotonic)
            return commands.solved(asked.position, asked.all, asked.alone, effort)
        case "play":
            return commands.played(asked.players, asked.grey, asked.seed, asked.bots, asked.deals)
        case "replay":
            return commands.replayed(_read(asked.record))
    return SIMPLE[asked.command](asked.position)


SIMPLE: Final[Mapping[str, Callable[[str], Lines]]] = {
    "show": commands.show,
    "moves": commands.moves,
    "check": commands.check,
    "bounds": commands.bounds,
}
"""The commands that need nothing but a position."""


def _read(path: str) -> str:
    if path == "-":
        return sys.stdin.read().replace("\r\n", "\n")
    return Path(path).read_text(encoding="utf-8")


def _parser() -> Parser:
    parser = Parser(prog=PROGRAM, description="Play, score, check and solve Azul.")
    add = parser.add_subparsers(dest="command", metavar="command", required=True).add_parser
    for name, command in SIMPLE.items():
        _position(add(name, help=_does(command)))
    why = _position(add("why", help=_does(commands.why)))
    why.add_argument("step", help="a move such as 3B2 or a placement such as B25")
    score = _position(add("score", help=_does(commands.score)))
    score.add_argument("placements", nargs="*", help="choices on the grey side, such as B25")
    score.add_argument("--grey", action="store_true", help="score a board on its own as grey")
    _solving(add("solve", help=_does(commands.solved)))
    _playing(add("play", help=_does(commands.played)))
    replay = add("replay", help=_does(commands.replayed))
    replay.add_argument("record", help="a file, or - for standard input")
    return parser


def _position(parser: ArgumentParser) -> ArgumentParser:
    parser.add_argument("position", help="in notation; for some commands a board will do")
    return parser


def _solving(parser: ArgumentParser) -> None:
    _position(parser)
    parser.add_argument("--all", action="store_true", help="give the value of every move")
    parser.add_argument("--alone", action="store_true", help="as if the others passed")
    parser.add_argument("--nodes", type=nodes, default=NODES, help="look at no more than that")
    parser.add_argument("--seconds", type=seconds, default=SECONDS, help="take no longer than that")


def nodes(text: str) -> int:
    """Read a number of nodes: at least one."""
    count = int(text)
    if count < 1:
        raise ValueError
    return count


def seconds(text: str) -> float:
    """Read a span of time: more than nothing, less than a day."""
    span = float(text)
    if not 0 < span < LONGEST:
        raise ValueError
    return span


def _playing(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=int, choices=list(DISPLAYS), default=MIN_PLAYERS)
    parser.add_argument("--grey", action="store_true", help="use the grey side")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bots", nargs="+", choices=list(BOTS), default=["random"])
    parser.add_argument("--deals", action="store_true", help="write the deals out")


def _does(command: Callable[..., Lines]) -> str:
    """Take the help of a command from what its function says."""
    return (command.__doc__ or "").partition("\n")[0]


if __name__ == "__main__":
    sys.exit(main())
