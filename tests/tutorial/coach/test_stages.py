"""The coach goes through a whole game, and every stage is backed by rules."""

import pytest

from tutorial.coach import STAGES, Stage, find_stage

every_stage = pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.id)


@every_stage
def test_a_stage_is_short_and_backed(stage: Stage) -> None:
    """Each stage has a few rules to follow, slips to avoid and a way on."""
    for is_mini in (False, True):
        advice = list(stage.advice(is_mini))
        assert 3 <= len(advice) <= 6
        assert all(item.text and item.citation.href for item in advice)
    assert 1 <= len(stage.slips) <= 3
    assert stage.onward


@every_stage
def test_ways_lead_to_stages(stage: Stage) -> None:
    """Every way on leads to a stage that is there."""
    assert all(find_stage(onward.stage) for onward in stage.onward)


def test_a_whole_game_can_be_walked() -> None:
    """From setting up, every stage can be reached, and the rounds come round."""
    seen, waiting = set(), ["set-up"]
    while waiting:
        stage = find_stage(waiting.pop())
        assert stage
        if stage.id not in seen:
            seen.add(stage.id)
            waiting += [onward.stage for onward in stage.onward]
    assert seen == {stage.id for stage in STAGES}


def test_the_small_box_differs_only_in_its_parts() -> None:
    """With Azul Mini the score is kept on sliders; everything else is the same."""
    different = [stage.id for stage in STAGES if stage.mini or stage.large]
    assert different == ["set-up"]
    assert find_stage("nope") is None
