"""What could be answered is listed, and never without bound."""

from tutorial.choices import MOST_SUBSETS, each, numbers, singles, subsets


def test_numbers_run_from_zero() -> None:
    """Every number that could be meant is there once."""
    assert numbers(3) == [["0"], ["1"], ["2"], ["3"]]


def test_choices_stand_alone() -> None:
    """Each choice is an answer."""
    assert singles(["yes", "no"]) == [["yes"], ["no"]]


def test_sets_are_never_empty_and_bounded() -> None:
    """Small sets come first; a long list is cut."""
    assert subsets("ab") == [["a"], ["b"], ["a", "b"]]
    assert len(subsets(map(str, range(25)))) == MOST_SUBSETS


def test_one_choice_for_each_question() -> None:
    """Every combination is there, and a long list is cut."""
    assert each(["ab", "c"]) == [["a", "c"], ["b", "c"]]
    assert len(each([[str(number) for number in range(20)]] * 3)) == MOST_SUBSETS
