"""What is believed of a learner, as answers come in."""

import json
from random import Random

import pytest

from engine.misreadings import MISREADINGS, TILE
from tests.tutorial.diagnosis.items import LESSON, S3, S5, S10, S11, TALL, Item
from tutorial.diagnosis import FAMILIES, BadBelief, Belief

START = Belief.prior((S3, S5, S10, S11))
ROOM = 300
"""The bytes that a belief may take in a learner's record."""


def after(*answers: tuple[Item, object], start: Belief = START) -> Belief:
    """Take answers in, one after the other."""
    belief = start
    for item, answer in answers:
        belief = belief.updated(item.readings(), item.truth, answer)
    return belief


def storm(belief: Belief, ids: tuple[str, ...], seed: int) -> Belief:
    """Take thirty answers in that have no system."""
    chance = Random(seed)
    for _ in range(30):
        readings = {name: chance.randrange(6) for name in ids}
        belief = belief.updated(readings, 3, chance.randrange(8))
    return belief


def test_at_first_nothing_is_known() -> None:
    """All hypotheses weigh the same, knowing the rule is one, and nothing is named."""
    assert START.weights == dict.fromkeys((None, S3, S5, S10, S11), pytest.approx(0.2))
    assert START.named() == ()


def test_unknown_misreadings_are_refused() -> None:
    """A belief is about misreadings of the catalogue."""
    with pytest.raises(KeyError):
        Belief.prior(["nope"])


def test_weights_stay_whole() -> None:
    """Whatever is answered, the weights add up to one and none vanishes."""
    belief = storm(Belief.prior(wrong.id for wrong in TILE), FAMILIES["S"], 1)
    assert sum(belief.weights.values()) == pytest.approx(1)
    assert min(belief.weights.values()) > 0
    assert set(belief.weights) == {None, *FAMILIES["S"]}


def test_an_answer_of_one_misreading_names_it() -> None:
    """Seven is what somebody gets who counts the new tile once."""
    assert after((LESSON, 7)).named() == (S5,)


def test_misreadings_that_agreed_so_far_are_named_together() -> None:
    """Five is the longer run and the row: until an item tells them apart they are one."""
    assert after((LESSON, 5)).named() == (S3, S10)


@pytest.mark.parametrize(("answer", "name"), [(4, S3), (2, S10)])
def test_the_next_item_tells_them_apart(answer: int, name: str) -> None:
    """On a board with a longer column, the same person shows which of both it is."""
    assert after((LESSON, 5), (TALL, answer)).named() == (name,)


def test_who_answers_right_has_no_misreading() -> None:
    """Right answers name nothing, and make knowing the rule the first guess."""
    belief = after((LESSON, 8), (TALL, 6))
    assert belief.named() == ()
    assert belief.leading.members == (None,)


def test_one_slip_does_not_make_a_misreading() -> None:
    """Who was right twice and then slips is still believed to know the rule."""
    assert after((LESSON, 8), (TALL, 6), (LESSON, 7)).leading.members == (None,)


def test_one_slip_does_not_hide_a_misreading() -> None:
    """Who counts the tile once, but for one slip, is named all the same."""
    assert after((LESSON, 7), (TALL, 6), (LESSON, 7)).named() == (S5,)


def test_answers_without_a_reason_name_nothing() -> None:
    """A number that nothing gives leaves the belief as open as it was."""
    belief = after((LESSON, 42), (TALL, 0))
    assert belief.named() == ()
    assert max(belief.weights.values()) == pytest.approx(0.2)


def test_who_cannot_be_told_from_a_knower_is_not_named() -> None:
    """A misreading that no item showed yet is no more likely than knowing the rule."""
    blind = Item(4, {S3: 4, S5: 3})
    belief = after((blind, 4), (blind, 4))
    assert set(belief.leading.members) == {None, S3, S10, S11}
    assert belief.named() == ()


def test_equal_weight_is_not_agreement() -> None:
    """Two misreadings that each explain another answer weigh the same but are not one."""
    one, other = Item(9, {S3: 1, S5: 2}), Item(9, {S3: 3, S5: 4})
    belief = after((one, 1), (other, 4))
    assert belief.weights[S3] == pytest.approx(belief.weights[S5], abs=0.1)
    assert all(set(group.members) != {S3, S5} for group in belief.groups)


def test_somebody_who_learns_is_believed() -> None:
    """After many wrong answers, a few right ones end the diagnosis."""
    stubborn = after(*[(LESSON, 7)] * 20)
    assert stubborn.named() == (S5,)
    assert after(*[(LESSON, 8)] * 3, start=stubborn).named() == ()


def test_the_order_of_ids_does_not_matter() -> None:
    """The same learner is believed the same, however the family is listed."""
    other = Belief.prior((S11, S10, S5, S3))
    one, two = after((LESSON, 5)), after((LESSON, 5), start=other)
    assert one.weights == pytest.approx(two.weights)
    assert set(one.named()) == set(two.named())


@pytest.mark.parametrize("letter", FAMILIES)
@pytest.mark.parametrize("seed", range(5))
def test_a_stored_belief_is_read_back(letter: str, seed: int) -> None:
    """A belief fits into a record and comes back, to the precision kept."""
    belief = storm(Belief.prior(FAMILIES[letter]), FAMILIES[letter], seed)
    text = json.dumps(belief.to_json(), separators=(",", ":"))
    assert len(text) <= ROOM
    back = Belief.from_json(json.loads(text))
    assert back.weights == pytest.approx(belief.weights, abs=1e-3)
    assert [group.members for group in back.groups] == [group.members for group in belief.groups]
    assert back.named() == belief.named()
    assert Belief.from_json(back.to_json()).to_json() == back.to_json()


def test_misreadings_of_the_past_are_dropped() -> None:
    """A code that is in no catalogue any more takes its weight along."""
    back = Belief.from_json([[5000, "", "S99"], [2500, "S5"], [2500, "X1"]])
    assert set(back.weights) == {None, S5}
    assert back.weights[S5] == pytest.approx(0.5)


@pytest.mark.parametrize(
    "value",
    [
        None,
        {},
        "",
        [],
        [[]],
        [[1]],
        [["", 1]],
        [[1.5, ""]],
        [[True, ""]],
        [[-1, ""]],
        [[10_001, ""]],
        [[0, ""]],
        [[5000, "S5"]],
        [[5000, "", ""]],
        [[5000, "", "S5"], [5000, "S5"]],
        [[5000, "", 5]],
        [[5000, "", ["S5"]]],
        [5000, ""],
        [[5000, ""]] * 1000,
    ],
)
def test_nonsense_is_refused(value: object) -> None:
    """What was never written by a belief is no belief."""
    with pytest.raises(BadBelief):
        Belief.from_json(value)


def test_codes_of_all_misreadings_can_be_stored() -> None:
    """Every misreading of the catalogue survives storing."""
    belief = Belief.prior(MISREADINGS)
    assert Belief.from_json(belief.to_json()) == belief
