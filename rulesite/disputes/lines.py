"""Disputes on pattern lines."""

from django.utils.translation import pgettext_lazy

from rulesite.disputes.dispute import Phase, dispute
from rulesite.rulebook.figure import PlaceFigure, TilingFigure

LINES = (
    dispute(
        Phase.LINES,
        "split-pick",
        pgettext_lazy(
            "dispute split-pick", "I have two lines of this colour. May I split my tiles?"
        ),
        pgettext_lazy("dispute split-pick", "Put them all in one line."),
        pgettext_lazy(
            "dispute split-pick",
            "The tiles of a turn go to a single line, whatever the other lines hold. What"
            " doesn’t fit falls.",
        ),
        units=["one-line", "overflow"],
        topics=["pattern-lines", "overflow"],
        related=["overflow-line", "same-colour"],
        figure=PlaceFigure("0:-,-,KK,K,-:...../...../...../...../.....:-", "KKK", 3),
    ),
    dispute(
        Phase.LINES,
        "overflow-line",
        pgettext_lazy(
            "dispute overflow-line",
            "I have too many tiles for the line. May the rest go to another?",
        ),
        pgettext_lazy("dispute overflow-line", "Drop the rest to your floor line."),
        pgettext_lazy(
            "dispute overflow-line",
            "One line takes the tiles of a turn. Those that find no space in it fall.",
        ),
        units=["overflow", "one-line"],
        topics=["overflow", "floor-line"],
        related=["split-pick", "floor-overfull"],
        figure=PlaceFigure("0:-,W,-,-,-:...../...../...../...../.....:-", "WWWW", 1),
    ),
    dispute(
        Phase.LINES,
        "drop-some",
        pgettext_lazy(
            "dispute drop-some", "May I put some tiles in a line and drop the others on purpose?"
        ),
        pgettext_lazy("dispute drop-some", "Place all that fit, or drop all."),
        pgettext_lazy(
            "dispute drop-some",
            "The rulebook’s words can be read in two ways. We play that a line takes all it can;"
            " only what finds no space falls.",
        ),
        units=["no-partial-drop", "floor-choice"],
        topics=["overflow", "floor-line"],
        related=["drop-all", "some-of-colour"],
        figure=PlaceFigure("0:-,-,-,-,-:...../...../...../...../.....:-", "BBB", 2),
    ),
    dispute(
        Phase.LINES,
        "drop-all",
        pgettext_lazy("dispute drop-all", "My tiles would fit in a line. May I drop them all?"),
        pgettext_lazy("dispute drop-all", "Drop them all if you like."),
        pgettext_lazy(
            "dispute drop-all",
            "You may put a whole pick on your floor line. It costs what the covered spaces cost.",
        ),
        units=["floor-choice", "floor-penalties"],
        topics=["floor-line", "forced-move"],
        related=["drop-some", "floor-at-zero"],
    ),
    dispute(
        Phase.LINES,
        "same-colour",
        pgettext_lazy(
            "dispute same-colour", "I collect blue in one line. May I start another with blue?"
        ),
        pgettext_lazy("dispute same-colour", "Start the second line."),
        pgettext_lazy(
            "dispute same-colour",
            "Two lines may collect the same colour. Only the tiles of a single turn can’t be"
            " split.",
        ),
        units=["line-color", "one-line"],
        topics=["pattern-lines", "pattern-line-colour-restriction"],
        related=["split-pick"],
    ),
    dispute(
        Phase.LINES,
        "colour-on-wall",
        pgettext_lazy(
            "dispute colour-on-wall",
            "My wall row has yellow. May I collect yellow in its line again?",
        ),
        pgettext_lazy("dispute colour-on-wall", "Choose another line for yellow."),
        pgettext_lazy(
            "dispute colour-on-wall",
            "A line never takes a colour that its row of the wall already has, not even on"
            " purpose.",
        ),
        units=["line-wall-row"],
        topics=["pattern-line-colour-restriction"],
        related=["other-colour", "grey-draft"],
        figure=PlaceFigure("0:-,-,-,-,-:...../..Y../...../...../.....:-", "YY", 1),
    ),
    dispute(
        Phase.LINES,
        "other-colour",
        pgettext_lazy("dispute other-colour", "My line holds red. May I add blue?"),
        pgettext_lazy("dispute other-colour", "Choose another line for blue."),
        pgettext_lazy(
            "dispute other-colour",
            "A line takes one colour only. Others must wait until it is emptied in wall-tiling.",
        ),
        units=["line-color"],
        topics=["pattern-line-colour-restriction", "pattern-lines"],
        related=["colour-on-wall", "line-again"],
        figure=PlaceFigure("0:-,-,R,-,-:...../...../...../...../.....:-", "BB", 2),
    ),
    dispute(
        Phase.LINES,
        "line-again",
        pgettext_lazy("dispute line-again", "My line is full. May I use it again in this round?"),
        pgettext_lazy("dispute line-again", "Choose another line until wall-tiling."),
        pgettext_lazy(
            "dispute line-again",
            "A full line takes nothing more. It is emptied in wall-tiling, not before.",
        ),
        units=["line-full"],
        topics=["pattern-lines", "overflow"],
        related=["other-colour"],
        figure=PlaceFigure("0:-,RR,-,-,-:...../...../...../...../.....:-", "RR", 1),
    ),
    dispute(
        Phase.LINES,
        "unfinished-line",
        pgettext_lazy(
            "dispute unfinished-line", "The round is over, and my line isn’t full. What now?"
        ),
        pgettext_lazy("dispute unfinished-line", "Leave its tiles where they are."),
        pgettext_lazy(
            "dispute unfinished-line",
            "They wait for the next round. They score nothing and cost nothing.",
        ),
        units=["lines-stay"],
        topics=["incomplete-lines"],
        related=["clear-line", "unfinished-end"],
        figure=TilingFigure("0:-,Y,-,KKKK,-:...../...../...../...../.....:-"),
    ),
    dispute(
        Phase.LINES,
        "clear-line",
        pgettext_lazy("dispute clear-line", "I don’t want this line any more. May I clear it?"),
        pgettext_lazy("dispute clear-line", "Leave the line as it is."),
        pgettext_lazy(
            "dispute clear-line",
            "Tiles leave a line only when it is full, in wall-tiling. You can’t throw them away"
            " or move them.",
        ),
        units=["no-moving", "lines-stay"],
        topics=["incomplete-lines", "pattern-lines"],
        related=["unfinished-line", "tile-back"],
    ),
    dispute(
        Phase.LINES,
        "tile-back",
        pgettext_lazy("dispute tile-back", "May I move a tile from the floor line back to a line?"),
        pgettext_lazy("dispute tile-back", "Leave it on the floor line."),
        pgettext_lazy(
            "dispute tile-back",
            "A placed tile stays where it is. Floor tiles leave when they have cost their points.",
        ),
        units=["no-moving", "floor-emptied"],
        topics=["floor-line", "pattern-lines"],
        related=["clear-line", "take-back"],
    ),
    dispute(
        Phase.LINES,
        "right-to-left",
        pgettext_lazy(
            "dispute right-to-left", "I filled a line from left to right. Is that wrong?"
        ),
        pgettext_lazy("dispute right-to-left", "Play on; it changes no points."),
        pgettext_lazy(
            "dispute right-to-left",
            "The rule says from right to left. All tiles of a line are alike, so nothing else"
            " depends on it.",
        ),
        units=["line-fill"],
        topics=["pattern-lines"],
        related=["rest-of-line"],
    ),
)
