"""Facts about the published game that no engine knows, each with its source."""

from typing import Final, NamedTuple

DESIGNER: Final = "Michael Kiesling"
PUBLISHER: Final = "Next Move Games"
FIRST_PUBLISHER: Final = "Plan B Games"
NORDIC_PUBLISHER: Final = "Asmodee Nordics"
YEAR: Final = 2017
AGE: Final = 8
MINUTES: Final = (30, 45)
BEST_PLAYERS: Final = 2
BOARDS: Final = 4
SCORE_MARKERS: Final = 4
MINI_SLIDERS: Final = 2
MINI_TRACK_END: Final = 99

SOURCE_OF_FACTS: Final = "the box and its publisher’s page"

Value = str | int | tuple[int, int]


class Fact(NamedTuple):
    """A fact about the published game: its id, value and source."""

    id: str
    value: Value
    source: str


_VALUES: Final[dict[str, Value]] = {
    "designer": DESIGNER,
    "publisher": PUBLISHER,
    "first_publisher": FIRST_PUBLISHER,
    "nordic_publisher": NORDIC_PUBLISHER,
    "year": YEAR,
    "age": AGE,
    "minutes": MINUTES,
    "best_players": BEST_PLAYERS,
    "boards": BOARDS,
    "score_markers": SCORE_MARKERS,
    "mini_sliders": MINI_SLIDERS,
    "mini_track_end": MINI_TRACK_END,
}

FACTS: Final = tuple(Fact(id, value, SOURCE_OF_FACTS) for id, value in _VALUES.items())
"""All of them, for pages and programs."""
