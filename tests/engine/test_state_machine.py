"""Whole games by any path, side by side with a referee written apart from the engine."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import Game, IllegalMove, Move, Phase, Placement, Position, reasons, record
from engine.tiles import COLORS, TILES
from tests.engine.naive import Referee


class Table(RuleBasedStateMachine):
    """Play, refuse, undo, save and resume in any order."""

    @initialize(players=st.integers(2, 4), grey=st.booleans(), seed=st.integers(0, 10**6))
    def begin(self, players: int, grey: bool, seed: int) -> None:
        """Deal a game; the other referee reads the position."""
        self.game = Game.new(players, grey, seed)
        self.other = Referee(self.game.notation())

    def tell(self, step: str) -> None:
        """Tell the other referee what was done and what was dealt."""
        self.other.do(step)
        self.deal()

    def deal(self) -> None:
        """Hand a new deal to the other referee."""
        if self.other.phase == "?":
            self.other.deal(self.game.notation().split(" ")[4])

    @precondition(lambda self: self.game.phase is Phase.DRAFTING)
    @rule(data=st.data(), several=st.integers(1, 8))
    def pick(self, data: st.DataObject, several: int) -> None:
        """Make some legal picks."""
        for _ in range(several):
            if self.game.phase is Phase.DRAFTING:
                move = data.draw(st.sampled_from(self.game.legal_moves()))
                self.game.play(move)
                self.tell(str(move))

    @precondition(lambda self: self.game.placements())
    @rule(data=st.data())
    def place(self, data: st.DataObject) -> None:
        """Make a legal placement."""
        placement = data.draw(st.sampled_from(self.game.placements()))
        self.game.place(placement)
        self.tell(str(placement))

    @precondition(lambda self: self.game.phase is Phase.TILING)
    @rule()
    def tile_all(self) -> None:
        """Make all forced placements."""
        made = len(self.game.steps)
        self.game.tile_all()
        for step in self.game.steps[made:]:
            self.other.do(str(step))
        if self.other.phase == "t" and not self.other.options():
            self.other.settle()
        self.deal()

    @rule(source=st.integers(0, 9), color=st.sampled_from(COLORS), line=st.integers(0, 5))
    def refuse(self, source: int, color: str, line: int) -> None:
        """Try something illegal: it is refused, and nothing changes."""
        before = self.game.copy()
        move, placement = Move(source, color, line), Placement(color, line, source)
        if self.game.why_illegal(move):
            with pytest.raises(IllegalMove):
                self.game.play(move)
        if self.game.why_illegal(placement):
            with pytest.raises(IllegalMove):
                self.game.place(placement)
        assert self.game == before

    @precondition(lambda self: self.game.steps)
    @rule(several=st.integers(1, 3))
    def undo(self, several: int) -> None:
        """Take steps back; the other referee reads the position again."""
        for _ in range(min(several, len(self.game.steps))):
            self.game.undo()
        self.other = Referee(self.game.notation())

    @rule()
    def resume(self) -> None:
        """Save the game as a record and go on with what is read back."""
        again = record.read(record.write(self.game))
        assert again == self.game
        self.game = again

    @rule()
    def resume_position(self) -> None:
        """Save the position alone and go on from there."""
        self.game = Game.from_notation(self.game.notation(), self.game.seed)

    @invariant()
    def agree(self) -> None:
        """Both referees see the same table, with a hundred tiles and nothing against it."""
        text = self.game.notation()
        assert self.other.text() == text
        steps = [*self.game.legal_moves(), *self.game.placements()]
        assert set(map(str, steps)) == self.other.legal()
        position = Position.parse(text)
        assert sum((*position.on_table, *position.bag, *position.lid)) == TILES
        assert reasons(position) == ()


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=15, stateful_step_count=30, deadline=None)


@pytest.mark.proof
class TestLongTable(Table.TestCase):
    """The same, longer."""

    settings = settings(max_examples=300, stateful_step_count=120, deadline=None)
