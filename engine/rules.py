"""The ids of the rule units: one vocabulary for engine, pages, lessons and tests."""

from enum import StrEnum


class Rule(StrEnum):
    """Name every normative rule by its meaning."""

    # Setup
    PLAYER_COUNT = "player-count"  # two to four
    SAME_SIDE = "same-side"  # everyone uses the same side of the boards
    TILE_COUNT = "tile-count"  # twenty of each of five colors
    DISPLAYS_COUNT = "displays-count"  # five, seven or nine
    FILL_DISPLAYS = "fill-displays"  # four tiles on each
    DRAW_BLIND = "draw-blind"  # at random from the bag
    SCORE_START = "score-start"  # zero
    SCORE_TRACK = "score-track"  # points past the end of the track count
    FIRST_STARTER = "first-starter"  # who begins the first round
    MARKER_CENTER = "marker-center"  # the marker lies in the center when a round begins

    # Drafting
    TURN_ORDER = "turn-order"  # clockwise, one pick a turn
    TAKE_ALL = "take-all"  # every tile of one color
    TAKE_ONE_PLACE = "take-one-place"  # from one display or the center
    TAKE_REST = "take-rest"  # the other tiles of the display go to the center
    TAKE_CENTER = "take-center"  # the other tiles of the center stay
    MUST_TAKE = "must-take"  # no passing while a tile is left
    TAKE_BACK = "take-back"  # a made pick stands; taking it back is a courtesy
    MARKER_TAKE = "marker-take"  # the first pick from the center takes the marker
    MARKER_COST = "marker-cost"  # it lies on the leftmost free space of the floor line
    MARKER_ALONE = "marker-alone"  # it is never a pick of its own
    MARKER_FULL_FLOOR = "marker-full-floor"  # with a full floor it costs nothing
    MARKER_STARTS = "marker-starts"  # its holder starts the next round
    MARKER_UNCLAIMED = "marker-unclaimed"  # nobody took it: the same player starts again
    DRAFTING_ENDS = "drafting-ends"  # when displays and center hold no tile

    # Pattern lines
    ONE_LINE = "one-line"  # all taken tiles go to one line
    LINE_COLOR = "line-color"  # a line holds one color
    LINE_WALL_ROW = "line-wall-row"  # not a color that the wall row has
    LINE_FULL = "line-full"  # a full line takes nothing more
    LINE_FILL = "line-fill"  # from right to left, as many as fit
    OVERFLOW = "overflow"  # what does not fit falls
    FLOOR_CHOICE = "floor-choice"  # all of it may go to the floor line
    NO_PARTIAL_DROP = "no-partial-drop"  # but not a part that would fit
    LINES_STAY = "lines-stay"  # unfinished lines wait
    NO_MOVING = "no-moving"  # placed tiles are not moved or cleared

    # Floor line
    FLOOR_ORDER = "floor-order"  # from the left
    FLOOR_PENALTIES = "floor-penalties"  # each covered space costs its value
    FLOOR_FULL = "floor-full"  # what finds no space goes to the lid
    FLOOR_EMPTIED = "floor-emptied"  # its tiles go to the lid after wall-tiling
    MARKER_KEEP = "marker-keep"  # the marker does not
    LID_OPEN = "lid-open"  # what is in the lid may be seen
    BAG_COUNT = "bag-count"  # what is in the bag may be counted

    # Wall-tiling
    TILE_FULL_LINES = "tile-full-lines"  # every full line moves, no other
    TILE_ORDER = "tile-order"  # from top to bottom
    TILE_REST = "tile-rest"  # one tile to the wall, the others to the lid
    WALL_PATTERN = "wall-pattern"  # on the space of its color
    SCORE_NOW = "score-now"  # each tile scores at once
    SCORE_LONE = "score-lone"  # no neighbor: one point
    SCORE_ROW = "score-row"  # the length of the row
    SCORE_COLUMN = "score-column"  # the length of the column
    SCORE_BOTH = "score-both"  # both lengths
    SCORE_RUN = "score-run"  # a run ends at an empty space
    SCORE_NO_DIAGONAL = "score-no-diagonal"  # corners do not touch
    SCORE_FLOOR = "score-floor"  # after the tiles, the floor line is subtracted
    SCORE_MIN = "score-min"  # never below zero, nothing owed

    # Next round
    NEXT_ROUND = "next-round"  # all displays are filled again
    REFILL = "refill"  # an empty bag gets the lid, then filling goes on
    LID_RETURN = "lid-return"  # not earlier
    SHORT_ROUND = "short-round"  # bag and lid empty: play with what there is
    NO_TILES = "no-tiles"  # nothing at all to deal: the game ends

    # End of the game
    END_TRIGGER = "end-trigger"  # a full row of a wall
    END_AFTER_TILING = "end-after-tiling"  # after the wall-tiling in which it happens
    BONUS_ROW = "bonus-row"
    BONUS_COLUMN = "bonus-column"
    BONUS_COLOR = "bonus-color"
    BONUS_ADD_UP = "bonus-add-up"  # a tile can count for several bonuses
    WINNER = "winner"  # most points
    TIE_ROWS = "tie-rows"  # then most full rows
    TIE_SHARED = "tie-shared"  # then the victory is shared

    # Grey side
    GREY_CHOICE = "grey-choice"  # any free space of the row, chosen when the line is tiled
    GREY_COLUMN = "grey-column"  # a color once in each column
    GREY_ORDER = "grey-order"  # whoever wants to see others choose first: in turn order
    GREY_NO_SPACE = "grey-no-space"  # no space left: the whole line falls


CONVENTIONS = frozenset(
    {
        Rule.SCORE_TRACK,
        Rule.TAKE_BACK,
        Rule.MARKER_FULL_FLOOR,
        Rule.MARKER_UNCLAIMED,
        Rule.NO_PARTIAL_DROP,
        Rule.LID_OPEN,
        Rule.BAG_COUNT,
        Rule.NO_TILES,
        Rule.GREY_ORDER,
    }
)
"""The rules on which the rulebook is silent or can be read in two ways."""
