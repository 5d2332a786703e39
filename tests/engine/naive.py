"""A second referee, written apart from the engine: plain text, lists and walks over the wall.

It knows no class and no function of the engine, only the notation and the rules. Deals come from
outside.
"""

COLORS = "BYRKW"
PATTERN = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
COSTS = (1, 1, 2, 2, 2, 3, 3)


def ordered(tiles: list[str]) -> str:
    """Write tiles in the order of the notation."""
    return "".join(sorted(tiles, key=COLORS.index)) or "-"


def points_for(wall: list[list[str]], row: int, col: int) -> int:
    """Walk from a tile in four directions and count."""
    lengths = []
    for down, right in ((0, 1), (1, 0)):
        length = 1
        for sign in (1, -1):
            at = (row + sign * down, col + sign * right)
            while 0 <= at[0] < 5 and 0 <= at[1] < 5 and wall[at[0]][at[1]] != ".":
                length += 1
                at = (at[0] + sign * down, at[1] + sign * right)
        lengths.append(length)
    real = [length for length in lengths if length > 1]
    return sum(real) if real else 1


def bonus_for(wall: list[list[str]]) -> int:
    """Count full rows, columns and colors."""
    rows = sum("." not in row for row in wall)
    columns = sum(all(row[col] != "." for row in wall) for col in range(5))
    colors = sum(sum(row.count(color) for row in wall) == 5 for color in COLORS)
    return 2 * rows + 7 * columns + 10 * colors


class Player:
    """One player's things."""

    def __init__(self, text: str) -> None:
        score, lines, wall, floor = text.split(":")
        self.score = int(score)
        self.lines = [list(line.replace("-", "")) for line in lines.split(",")]
        self.wall = [list(row) for row in wall.split("/")]
        self.floor = list(floor.replace("-", ""))

    def accepts(self, row: int, color: str) -> bool:
        """Tell whether a line takes a color."""
        line = self.lines[row]
        return len(line) <= row and set(line) <= {color} and color not in self.wall[row]

    def full(self) -> list[int]:
        """List the full lines."""
        return [row for row in range(5) if len(self.lines[row]) == row + 1]

    def drop(self, tiles: list[str]) -> list[str]:
        """Drop tiles; give those that find no space."""
        while tiles and len(self.floor) < 7:
            self.floor.append(tiles.pop())
        return tiles

    def text(self) -> str:
        """Write the board."""
        lines = ",".join("".join(line) or "-" for line in self.lines)
        wall = "/".join(map("".join, self.wall))
        return f"{self.score}:{lines}:{wall}:{''.join(self.floor) or '-'}"


class Referee:
    """A whole table."""

    def __init__(self, text: str) -> None:
        side, when, turn, starter, places, center, bag, lid, *players = text.split(" ")
        self.grey, self.round, self.phase = side == "g", int(when[:-1]), when[-1]
        self.turn, self.starter = "ABCD".index(turn), "ABCD".index(starter)
        self.places = [list(place.replace("-", "")) for place in places.split(",")]
        self.marker = "M" in center
        self.center = list(center.replace("M", "").replace("-", ""))
        self.bag, self.lid = ([int(n) for n in counts.split(",")] for counts in (bag, lid))
        self.players = [Player(player) for player in players]

    def source(self, name: str) -> list[str]:
        """Find a place to take from."""
        return self.center if name == "C" else self.places[int(name) - 1]

    def legal(self) -> set[str]:
        """List legal picks or placements."""
        if self.phase == "d":
            return self.picks()
        return set(self.options()) if self.phase == "t" else set()

    def picks(self) -> set[str]:
        """List legal picks."""
        names = [str(at + 1) for at in range(len(self.places))] + ["C"]
        me = self.players[self.turn]
        return {
            f"{name}{color}{line}"
            for name in names
            for color in set(self.source(name))
            for line in "12345F"
            if line == "F" or me.accepts(int(line) - 1, color)
        }

    def options(self) -> list[str]:
        """List legal placements of the line that is due."""
        me = self.players[self.turn]
        if not me.full():
            return []
        row = me.full()[0]
        color = me.lines[row][0]
        columns = [col for col in range(5) if self.fits(me, row, col, color)]
        return [f"{color}{row + 1}{col + 1}" for col in columns] or [f"{color}{row + 1}F"]

    def fits(self, me: Player, row: int, col: int, color: str) -> bool:
        """Tell whether a tile may lie on a space."""
        if not self.grey:
            return PATTERN[row][col] == color
        return me.wall[row][col] == "." and all(other[col] != color for other in me.wall)

    def discard(self, tiles: list[str]) -> None:
        """Put tiles into the lid."""
        for tile in tiles:
            self.lid[COLORS.index(tile)] += 1

    def do(self, step: str) -> None:
        """Make a pick or a placement."""
        assert step in self.legal()
        if self.phase == "d":
            self.pick(*step)
        else:
            self.tile(*step)

    def pick(self, name: str, color: str, line: str) -> None:
        """Take tiles and lay them down."""
        me, source = self.players[self.turn], self.source(name)
        taken = [tile for tile in source if tile == color]
        rest = [tile for tile in source if tile != color]
        source.clear()
        self.center += rest
        if name == "C" and self.marker:
            self.marker = False
            me.floor.append("M")
        while line != "F" and taken and len(me.lines[int(line) - 1]) < int(line):
            me.lines[int(line) - 1].append(taken.pop())
        self.discard(me.drop(taken))
        self.turn = (self.turn + 1) % len(self.players)
        if not any(self.places) and not self.center:
            self.phase = "t"
            self.next_line()

    def next_line(self) -> bool:
        """Find whose line is due."""
        seats = [(self.starter + step) % len(self.players) for step in range(len(self.players))]
        due = [seat for seat in seats if self.players[seat].full()]
        self.turn = due[0] if due else self.starter
        return bool(due)

    def tile(self, color: str, row_name: str, col_name: str) -> None:
        """Move one full line."""
        me, row = self.players[self.turn], int(row_name) - 1
        tiles = me.lines[row]
        me.lines[row] = []
        if col_name == "F":
            self.discard(me.drop(tiles))
        else:
            me.wall[row][int(col_name) - 1] = color
            me.score += points_for(me.wall, row, int(col_name) - 1)
            self.discard(tiles[1:])
        if not self.next_line():
            self.settle()

    def settle(self) -> None:
        """Subtract the floors and stop: the next deal comes from outside."""
        self.phase = "?"
        next_starter = self.starter
        for seat, me in enumerate(self.players):
            me.score = max(0, me.score - sum(COSTS[: len(me.floor)]))
            next_starter = seat if "M" in me.floor else next_starter
            self.discard([thing for thing in me.floor if thing != "M"])
            me.floor = []
        if any("." not in row for me in self.players for row in me.wall):
            self.finish()
        else:
            self.starter = next_starter

    def finish(self) -> None:
        """Add the bonuses."""
        self.phase, self.turn, self.marker = "o", self.starter, False
        for me in self.players:
            me.score += bonus_for(me.wall)

    def deal(self, places: str) -> None:
        """Take tiles out of bag and lid for the next round."""
        self.places = [list(place.replace("-", "")) for place in places.split(",")]
        for tile in "".join(map("".join, self.places)):
            self.bag[COLORS.index(tile)] -= 1
        if min(self.bag) < 0 or (not sum(self.bag) and "-" in places):
            self.bag = [one + other for one, other in zip(self.bag, self.lid, strict=True)]
            self.lid = [0] * 5
        self.round, self.phase = self.round + 1, "d"
        self.turn, self.marker, self.center = self.starter, True, []

    def text(self) -> str:
        """Write the table."""
        head = ("g" if self.grey else "c", f"{self.round}{self.phase}")
        seats = ("ABCD"[self.turn], "ABCD"[self.starter])
        places = ",".join(ordered(place) for place in self.places)
        center = ("M" if self.marker else "") + ordered(self.center).replace("-", "") or "-"
        counts = (",".join(map(str, count)) for count in (self.bag, self.lid))
        return " ".join((*head, *seats, places, center, *counts, *(p.text() for p in self.players)))


def replay(record: str) -> str:
    """Replay a record with deals; give the position reached as text."""
    title, side, players, starter, _, *lines = record.split("\n")
    assert title == "azul record 1"
    seats = int(players.split(": ")[1])
    empty = "0:-,-,-,-,-:...../...../...../...../.....:-"
    first = starter.split(": ")[1]
    start = f"{side.split(': ')[1]} 0? {first} {first} - - 20,20,20,20,20 0,0,0,0,0"
    table = Referee(" ".join((start, *[empty] * seats)))
    for line in lines:
        if line and not line.startswith("end"):
            key, steps = line.split(":")
            table.deal(key.split(" ")[1])
            for step in steps.split():
                if step != "|":
                    table.do(step)
            if steps.endswith("|"):
                table.settle()
    return table.text()
