"""What each term means, in one sentence."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from django.utils.translation import get_language, pgettext

from rulesite.rulebook.citation import Citation, cite
from rulesite.rulebook.slots import SLOTS


@dataclass(frozen=True, slots=True)
class Definition:
    """Hold what a term means, with slots for numbers, and the rule units that say more."""

    id: str
    source: str
    units: tuple[str, ...]

    @property
    def translated(self) -> str:
        """Return the sentence in the current language, its slots still open."""
        return pgettext(self.id, self.source)

    @property
    def text(self) -> str:
        """Return the sentence in the current language, its numbers filled in."""
        return self.translated.format_map(SLOTS)

    @property
    def is_translated(self) -> bool:
        """Tell whether the sentence is in the reader's language; if not, it is in English."""
        return get_language() == "en" or self.translated != self.source

    @property
    def citations(self) -> tuple[Citation, ...]:
        """Cite the rule units that say more."""
        return tuple(cite(unit_id) for unit_id in self.units)


def definition(term_id: str, source: str, *units: str) -> Definition:
    """Define a term; `makemessages` extracts the sentence with the id as context."""
    return Definition(term_id, source, units)


_ALL: Final = (
    definition(
        "tile",
        "One of the {tiles} small squares that are taken and placed, {tiles_per_color} of each"
        " colour.",
        "tile-count",
    ),
    definition(
        "factory_display",
        "A round disc on which {tiles_per_display} tiles lie on offer at the start of a round.",
        "component-displays",
        "displays-count",
    ),
    definition(
        "centre",
        "The place between the displays where the tiles gather that nobody took from a display.",
        "take-rest",
        "take-center",
    ),
    definition(
        "starting_marker",
        "The piece with a one on it; whoever takes it pays for it on the floor line and starts"
        " the next round.",
        "marker-take",
        "marker-cost",
        "marker-starts",
    ),
    definition(
        "player_board",
        "The board in front of each player, with the pattern lines, the wall, the floor line and"
        " the score track.",
        "component-boards",
    ),
    definition(
        "pattern_line",
        "One of the five lines on the left of a board, in which tiles of one colour are collected.",
        "one-line",
        "line-color",
    ),
    definition(
        "wall",
        "The square of five rows and five columns on the right of a board, on which tiles stay"
        " and score.",
        "wall-pattern",
    ),
    definition(
        "wall_row",
        "Five spaces of the wall side by side; its tiles come from the pattern line next to it.",
        "wall-pattern",
        "line-wall-row",
    ),
    definition(
        "wall_column",
        "Five spaces of the wall one below the other.",
        "score-column",
        "bonus-column",
    ),
    definition(
        "floor_line",
        "The row of {floor_spaces} spaces at the bottom of a board, for everything that falls and"
        " costs points.",
        "floor-order",
        "floor-penalties",
    ),
    definition(
        "bag",
        "The cloth bag from which tiles are drawn without looking.",
        "component-bag",
        "draw-blind",
    ),
    definition(
        "box_lid",
        "The lid of the box, in which tiles wait until the bag is empty.",
        "component-bag",
        "lid-return",
    ),
    definition(
        "score_track",
        "The numbered spaces at the top of a board along which the scoring marker moves.",
        "score-track",
        "mini-score",
    ),
    definition(
        "scoring_marker",
        "The small cube that shows on the score track how many points a player has.",
        "component-markers",
    ),
    definition(
        "space",
        "A place on a board that holds one tile.",
        "component-boards",
    ),
    definition(
        "empty_space",
        "A space without a tile; on the wall it ends a run.",
        "score-run",
    ),
    definition(
        "player",
        "Somebody who plays, with a board of their own.",
        "player-count",
    ),
    definition(
        "starting_player",
        "The player who has the first turn of a round.",
        "first-starter",
        "marker-starts",
    ),
    definition(
        "component",
        "Anything that lies in the box: tiles, displays, boards, markers and the bag.",
        "tile-count",
        "component-markers",
    ),
    definition(
        "round",
        "Three phases in a row: drafting, wall-tiling and preparing the next round.",
        "three-phases",
    ),
    definition(
        "phase",
        "One of the three parts of a round.",
        "three-phases",
    ),
    definition(
        "factory_offer",
        "The first phase of a round, also called drafting: players take tiles in turn and put"
        " them in their lines.",
        "turn-order",
        "take-all",
    ),
    definition(
        "wall_tiling",
        "The second phase of a round: one tile of each full line moves to the wall and scores.",
        "tile-full-lines",
        "tile-order",
    ),
    definition(
        "preparing_next_round",
        "The third phase of a round: the displays are filled again.",
        "next-round",
        "refill",
    ),
    definition(
        "setup",
        "Everything that is laid out before the first turn.",
        "displays-count",
        "first-starter",
    ),
    definition(
        "goal",
        "To have the most points when the game ends.",
        "goal",
        "winner",
    ),
    definition(
        "move",
        "What a player does on a turn: take tiles and put them on the board.",
        "turn-order",
    ),
    definition(
        "turn",
        "The moment at which one player takes tiles; then it passes clockwise.",
        "turn-order",
    ),
    definition(
        "game_end",
        "The end comes after the wall-tiling in which somebody fills a horizontal row.",
        "end-trigger",
        "end-after-tiling",
    ),
    definition(
        "legal_move",
        "A move that the rules allow.",
        "take-one-place",
        "line-color",
    ),
    definition(
        "illegal_move",
        "A move that the rules don’t allow, such as a second colour in the same line.",
        "line-color",
        "line-wall-row",
    ),
    definition(
        "forced_move",
        "A move without a choice, for example when no pattern line can use the last tiles on"
        " offer and they must go to the floor line.",
        "must-take",
    ),
    definition(
        "draft",
        "To pick all tiles of one colour from one display or from the centre.",
        "take-all",
        "take-one-place",
    ),
    definition(
        "place",
        "To put tiles in a pattern line, or a tile on the wall.",
        "one-line",
        "wall-pattern",
    ),
    definition(
        "discard",
        "To put tiles in the box lid; they come back when the bag is empty.",
        "tile-rest",
        "tiles-return",
    ),
    definition(
        "refill",
        "To put {tiles_per_display} tiles from the bag on each display again.",
        "refill",
        "lid-return",
    ),
    definition(
        "overflow",
        "Tiles of a pick that find no space in the chosen line and fall to the floor line.",
        "overflow",
    ),
    definition(
        "complete_line",
        "A pattern line with a tile on every space, ready for wall-tiling.",
        "line-full",
        "tile-full-lines",
    ),
    definition(
        "incomplete_line",
        "A pattern line with free spaces; its tiles stay there for the next round.",
        "lines-stay",
    ),
    definition(
        "point",
        "The unit in which the score is counted.",
        "score-now",
    ),
    definition(
        "score",
        "The points that a player has; it never falls below zero.",
        "score-start",
        "score-min",
    ),
    definition(
        "penalty",
        "The points that the floor line costs at the end of a round.",
        "floor-penalties",
        "score-floor",
    ),
    definition(
        "penalty_point",
        "A point that is subtracted for a covered space of the floor line.",
        "floor-penalties",
    ),
    definition(
        "bonus",
        "Extra points at the end of the game for full rows, full columns and complete colours.",
        "bonus-row",
        "bonus-column",
        "bonus-color",
    ),
    definition(
        "horizontal_row",
        "Five tiles side by side on the wall; the first full one ends the game, and each is worth"
        " {bonus_row} at the end.",
        "end-trigger",
        "bonus-row",
    ),
    definition(
        "vertical_column",
        "Five tiles one below the other on the wall, worth {bonus_column} at the end of the game.",
        "bonus-column",
    ),
    definition(
        "colour_set",
        "All five tiles of one colour on the wall, worth {bonus_color} at the end of the game.",
        "bonus-color",
    ),
    definition(
        "colour",
        "One of the five kinds of tiles, each with a pattern of its own.",
        "tile-count",
    ),
    definition(
        "neighbour",
        "A tile directly above, below, left or right of another on the wall.",
        "score-lone",
        "score-no-diagonal",
    ),
    definition(
        "tie",
        "Two or more players have the same number of points at the end.",
        "tie-rows",
    ),
    definition(
        "tie_break",
        "What decides between players with equal points: the number of full horizontal rows.",
        "tie-rows",
    ),
    definition(
        "shared_victory",
        "Players with equal points and equally many full rows win together.",
        "tie-shared",
    ),
    definition(
        "winner",
        "The player with the most points after the end bonuses.",
        "winner",
    ),
    definition(
        "variant",
        "Another way to play the same game, such as with the grey side.",
        "component-sides",
    ),
    definition(
        "grey_wall",
        "The other side of the board, with a wall that shows no colours: you choose the space of"
        " each tile yourself.",
        "grey-choice",
        "grey-column",
    ),
    definition("blue", "One of the five tile colours; look for the rosette.", "tile-count"),
    definition(
        "yellow",
        "One of the five tile colours; look for the small sun and four fans.",
        "tile-count",
    ),
    definition("red", "One of the five tile colours; look for the nested diamonds.", "tile-count"),
    definition("black", "One of the five tile colours; look for the star.", "tile-count"),
    definition(
        "white", "One of the five tile colours; look for the light blue ring.", "tile-count"
    ),
)

DEFINITIONS: Final[Mapping[str, Definition]] = MappingProxyType({one.id: one for one in _ALL})
"""By the id of the term."""
