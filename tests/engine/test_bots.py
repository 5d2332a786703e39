"""Opponents for practice."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from engine import Game, Move, Phase, Placement, best_placements
from engine.bots import BOTS, Bot, GreedyBot, RandomBot, ThinkingBot, play, step
from engine.bots.greedy import appraised_moves, appraised_placements, best
from engine.bots.thinking import standing, tried
from engine.solver import solve
from tests.engine.build import board, figure, game, tiling
from tests.engine.met import some

kinds = pytest.mark.parametrize("players", [2, 3, 4])
sides = pytest.mark.parametrize("grey", [False, True])
every_bot = pytest.mark.parametrize("name", BOTS)


def quick(name: str, seed: int) -> Bot:
    """Make a bot that does not think for long."""
    return ThinkingBot(seed, rollouts=1, groups=5) if name == "thinking" else BOTS[name](seed)


@every_bot
@kinds
@sides
def test_bots_play_by_the_rules(name: str, players: int, grey: bool) -> None:
    """Every bot plays legal steps for any number of players on both sides."""
    bots = [quick(name, seat) for seat in range(players)]
    rounds = {"random": 3, "greedy": 60, "thinking": 1}[name]
    played = play(Game.new(players, grey, seed=players), bots, rounds)
    assert played.phase is Phase.OVER or played.round == rounds + 1


@every_bot
def test_the_same_seed_plays_the_same(name: str) -> None:
    """From the same seed and position a bot always chooses the same, and touches nothing."""
    for played in some(4, range(3, 12), True, players=3):
        before = played.notation()
        chosen = quick(name, 3).choose(played)
        assert chosen == quick(name, 3).choose(Game.from_notation(before))
        assert played.notation() == before


def test_seeds_differ() -> None:
    """Other seeds choose other moves."""
    start = Game.new(seed=1)
    assert len({RandomBot(seed).choose(start) for seed in range(20)}) > 5


def test_random_steps() -> None:
    """The random bot makes every move and every placement now and then."""
    start = game("-,-,-,-,- MR", board("B,BB,-,-,-"))
    assert {RandomBot(seed).choose(start) for seed in range(40)} == set(start.legal_moves())
    grey = tiling(board("B,-,-,-,-"), grey=True)
    assert {RandomBot(seed).choose(grey) for seed in range(40)} == set(grey.placements())


def chosen(bot: Bot, played: Game) -> str:
    """Write what a bot chooses."""
    return str(bot.choose(played))


def test_greedy_finishes_lines() -> None:
    """The greedy bot fills a line exactly rather than drop tiles or begin a long line."""
    assert chosen(GreedyBot(), game("RRRR,-,-,-,- M")) == "1R4"
    assert chosen(GreedyBot(), game("BBYK,-,-,-,- M", board("-,B,-,-,-"))) != "1BF"


def test_greedy_counts_the_floor() -> None:
    """The greedy bot takes the smaller heap when nothing fits, and minds the marker."""
    full = board("R,RR,RRR,RRRR,RRRRR")
    assert chosen(GreedyBot(), game("BBBY,-,-,-,- MWW", full)) == "1YF"
    assert chosen(GreedyBot(), game("KKWW,-,-,-,- MY", full)) in {"1KF", "1WF", "CYF"}


def test_greedy_tiles_for_points() -> None:
    """On the grey side the greedy bot takes the space that scores most now."""
    assert chosen(GreedyBot(), tiling(board("B,-,-,-,-", "..WK."), grey=True)) in {"B12", "B15"}
    fallen = tiling(board("-,YY,-,-,-", "Y..../.RKWB/..Y../...Y./....Y"), grey=True)
    assert appraised_placements(fallen) == [(0, Placement.from_notation("Y2F"))]


def test_a_color_without_a_space_is_worth_nothing() -> None:
    """On the grey side a line whose tile can lie nowhere is worth nothing."""
    played = game("BBYY,-,-,-,- M", board(filled="Y..../.RKWB/..Y../...Y./....Y"), grey=True)
    worth = {str(move): value for value, move in appraised_moves(played)}
    assert worth["1Y2"] == 0 < worth["1B1"] + 10


def test_best_is_any_of_the_best() -> None:
    """Of equals any is picked, and nothing else."""
    found = {best([(1, "a"), (3, "b"), (3, "c")], Random(seed)) for seed in range(20)}
    assert found == {"b", "c"}


@sides
def test_thinking_solves_the_end_of_a_round(grey: bool) -> None:
    """With few groups left against one opponent the thinking bot plays the best move."""
    for played in some(8, range(1, 6), grey):
        move = ThinkingBot().choose(played)
        assert isinstance(move, Move)
        assert move in solve(played, every_move=True).best


def test_thinking_goes_on_when_it_can_not_solve() -> None:
    """When the solver does not come to an end, moves are tried out instead."""
    (played,) = some(1, [6], False)
    assert ThinkingBot(nodes=3, rollouts=1).choose(played) in played.legal_moves()


@kinds
def test_thinking_tiles_best(players: int) -> None:
    """On the grey side the thinking bot tiles for the highest score."""
    for played in some(6, [1], True, players):
        bot, number = ThinkingBot(), played.round
        played.play(played.legal_moves()[0])
        expected = [best_placements(player).score for player in played.players]
        while played.round == number and played.phase is not Phase.OVER:
            step(played, bot)
        if played.phase is not Phase.OVER:
            assert [tiled.after for tiled in played.last_round] == expected


def test_trying_out() -> None:
    """A move is tried out to the end of the round: the lead over the others' average."""
    played = game("-,-,-,-,- MR", board(score=6), board(score=2), when="2d")
    lead = tried(played, Move.from_notation("CR1"), Random(1))
    assert lead == pytest.approx(6 + 1 - 1 + standing(figure(filled="..#..")) - 2)


def test_columns_begun_are_worth_something() -> None:
    """Between rounds a column is worth more the nearer it is to being full."""
    one, two = figure(filled="#...."), figure(filled="#..../#....")
    assert 0 < standing(one) < standing(two) / 2
    assert standing(figure(score=5)) == 5


@sides
def test_greed_beats_chance(grey: bool) -> None:
    """Greedy play beats random play from either seat."""
    assert lead(GreedyBot, RandomBot, 6, grey) > 100


@sides
def test_thinking_beats_greed(grey: bool) -> None:
    """Thinking, even a little, beats greedy play from either seat."""
    assert lead(partial(ThinkingBot, rollouts=3, groups=7), GreedyBot, 2, grey) > 10


Maker = Callable[[int], Bot]


def lead(better: Maker, worse: Maker, games: int, grey: bool) -> int:
    """Add up leads over games from changing seats."""
    total = 0
    for seed in range(games):
        seat = seed % 2
        bots = [better(seed), worse(seed)] if seat == 0 else [worse(seed), better(seed)]
        scores = [player.score for player in play(Game.new(2, grey, seed), bots).players]
        total += scores[seat] - scores[1 - seat]
    return total


@pytest.mark.proof
@sides
def test_thinking_wins_most_games(grey: bool) -> None:
    """Over twenty games thinking leads greed by ten points a game."""
    assert lead(ThinkingBot, GreedyBot, 20, grey) > 200


@pytest.mark.proof
@sides
def test_thinking_wins_against_several(grey: bool) -> None:
    """Against two greedy bots the thinking one is first more often than one game in three."""
    first = 0
    for seed in range(20):
        bots: list[Bot] = [GreedyBot(seed), GreedyBot(seed + 1)]
        bots.insert(seed % 3, ThinkingBot(seed))
        first += seed % 3 in play(Game.new(3, grey, seed), bots).result().winners
    assert first > 8


def test_a_round_without_full_lines() -> None:
    """A round that ends without a full line needs no choice."""
    played = tiling(board("-,B,-,-,-"))
    step(played, RandomBot())
    assert (played.phase, played.round) == (Phase.DRAFTING, 2)
