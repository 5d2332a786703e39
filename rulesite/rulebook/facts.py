"""Facts about the published game that no engine knows, each with its source."""

from typing import Final

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
