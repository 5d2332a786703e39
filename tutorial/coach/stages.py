"""The stages of a game, in the order of play."""

from django.utils.translation import pgettext_lazy

from engine.rules import Rule
from tutorial.coach.stage import Onward, Stage

LAY_OUT = Stage(
    id="set-up",
    title=pgettext_lazy("coach", "Set up the table"),
    units=(Rule.SAME_SIDE, Rule.FILL_DISPLAYS, Rule.DRAW_BLIND, Rule.SCORE_START),
    mini=("mini-score",),
    large=(Rule.SCORE_TRACK,),
    few=(pgettext_lazy("coach", "Nine displays are for four players only. Count them once more."),),
    slips=(pgettext_lazy("coach", "The marker belongs in the centre, not on a board."),),
    onward=(Onward(pgettext_lazy("coach", "All is laid out"), "who-starts"),),
)
WHO_STARTS = Stage(
    id="who-starts",
    title=pgettext_lazy("coach", "Who starts?"),
    units=(Rule.FIRST_STARTER, Rule.MARKER_CENTER, Rule.TURN_ORDER),
    slips=(pgettext_lazy("coach", "The starting player puts the marker in the centre at once."),),
    onward=(Onward(pgettext_lazy("coach", "Somebody starts"), "take"),),
)
TAKE = Stage(
    id="take",
    title=pgettext_lazy("coach", "Your turn: take tiles"),
    units=(Rule.TAKE_ONE_PLACE, Rule.TAKE_ALL, Rule.TAKE_REST),
    slips=(
        pgettext_lazy("coach", "Nobody takes one tile and leaves another of its colour there."),
        pgettext_lazy("coach", "The other tiles of the display go to the centre, not back."),
    ),
    onward=(Onward(pgettext_lazy("coach", "Tiles in hand: where to?"), "place"),),
)
PLACE = Stage(
    id="place",
    title=pgettext_lazy("coach", "Place them in one line"),
    units=(Rule.ONE_LINE, Rule.LINE_COLOR, Rule.LINE_WALL_ROW, Rule.OVERFLOW),
    slips=(
        pgettext_lazy("coach", "Tiles that do not fit fall. They never go on to another line."),
        pgettext_lazy("coach", "Look at the wall: a row that has a colour takes no more of it."),
    ),
    onward=(
        Onward(pgettext_lazy("coach", "The next player takes"), "take"),
        Onward(pgettext_lazy("coach", "Somebody takes from the centre"), "middle"),
        Onward(pgettext_lazy("coach", "All tiles are taken"), "tile"),
    ),
)
MIDDLE = Stage(
    id="middle",
    title=pgettext_lazy("coach", "Taking from the centre"),
    units=(Rule.TAKE_CENTER, Rule.MARKER_TAKE, Rule.MARKER_COST, Rule.MUST_TAKE),
    slips=(
        pgettext_lazy("coach", "The marker does not always cost one point: it covers a space."),
        pgettext_lazy("coach", "Only the first who takes from the centre gets the marker."),
    ),
    onward=(
        Onward(pgettext_lazy("coach", "Go on taking"), "take"),
        Onward(pgettext_lazy("coach", "All tiles are taken"), "tile"),
    ),
)
TILE = Stage(
    id="tile",
    title=pgettext_lazy("coach", "Tile the wall, from the top"),
    units=(Rule.TILE_FULL_LINES, Rule.TILE_ORDER, Rule.TILE_REST, Rule.LINES_STAY),
    slips=(
        pgettext_lazy("coach", "Lines that are not full stay as they are. Clear none of them."),
        pgettext_lazy("coach", "Count each tile before you move the next."),
    ),
    onward=(Onward(pgettext_lazy("coach", "How much is a tile?"), "count"),),
)
COUNT = Stage(
    id="count",
    title=pgettext_lazy("coach", "Count each tile at once"),
    units=(Rule.SCORE_LONE, Rule.SCORE_ROW, Rule.SCORE_COLUMN, Rule.SCORE_BOTH, Rule.SCORE_RUN),
    slips=(
        pgettext_lazy("coach", "A tile with neighbours both ways counts in both runs."),
        pgettext_lazy("coach", "A lone tile is one point, not two."),
        pgettext_lazy("coach", "Corners do not touch, and a gap ends a run."),
    ),
    onward=(Onward(pgettext_lazy("coach", "All tiles are counted"), "floor"),),
)
FLOOR = Stage(
    id="floor",
    title=pgettext_lazy("coach", "Now the floor line"),
    units=(Rule.FLOOR_PENALTIES, Rule.SCORE_FLOOR, Rule.SCORE_MIN, Rule.MARKER_KEEP),
    slips=(
        pgettext_lazy("coach", "Add up every covered space, not only the last one."),
        pgettext_lazy("coach", "The marker stays with its holder. Only the tiles go to the lid."),
    ),
    onward=(
        Onward(pgettext_lazy("coach", "Nobody has a full row"), "next-round"),
        Onward(pgettext_lazy("coach", "Somebody has a full row"), "end"),
    ),
)
NEXT_ROUND = Stage(
    id="next-round",
    title=pgettext_lazy("coach", "Get the next round ready"),
    units=(Rule.MARKER_STARTS, Rule.REFILL, Rule.LID_RETURN, Rule.MARKER_CENTER),
    slips=(pgettext_lazy("coach", "The lid goes into the bag only when the bag is empty."),),
    onward=(Onward(pgettext_lazy("coach", "On with the game"), "take"),),
)
END = Stage(
    id="end",
    title=pgettext_lazy("coach", "The end: bonuses and winner"),
    units=(
        Rule.END_AFTER_TILING,
        Rule.BONUS_ROW,
        Rule.BONUS_COLUMN,
        Rule.BONUS_COLOR,
        Rule.WINNER,
        Rule.TIE_ROWS,
    ),
    slips=(
        pgettext_lazy("coach", "A full column does not end the game; it only earns its bonus."),
        pgettext_lazy("coach", "Four tiles of a colour earn nothing. It takes all five."),
    ),
    onward=(Onward(pgettext_lazy("coach", "Play again"), "set-up"),),
)
STAGES = (LAY_OUT, WHO_STARTS, TAKE, PLACE, MIDDLE, TILE, COUNT, FLOOR, NEXT_ROUND, END)


def find_stage(stage_id: str) -> Stage | None:
    """Return the stage with an id, or None."""
    return next((stage for stage in STAGES if stage.id == stage_id), None)
