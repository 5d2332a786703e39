"""The four questions: each position gets an answer, or the reasons why there is none."""

from engine import IllegalMove, ImpossiblePosition, Phase
from rulesite.situation.answer import Answer
from rulesite.situation.claims import Readings, readings
from rulesite.situation.counting import counted
from rulesite.situation.may import may
from rulesite.situation.moves import moves
from rulesite.situation.scored import scored
from rulesite.situation.situation import Question, Situation
from rulesite.situation.wrong import wrong


def answered(situation: Situation) -> Answer:
    """Answer what is asked; raise Unreadable for a move that is none."""
    if situation.ask is Question.WRONG:
        return wrong(situation.position)
    if situation.ask is Question.MAY:
        return may(situation)
    if situation.ask is Question.MOVES:
        return moves(situation.position)
    return scored(situation)


def both_readings(situation: Situation) -> Readings | None:
    """Judge what two players claim, where there is something to count; raise Unfit."""
    position = situation.position
    is_over = position.phase is Phase.OVER and not position.is_figure
    if situation.ask is not Question.SCORE or is_over:
        return None
    try:
        counting = counted(situation.board, position.grey, situation.put)
    except (ImpossiblePosition, IllegalMove):
        return None
    return readings(situation, counting) if counting.is_done else None
