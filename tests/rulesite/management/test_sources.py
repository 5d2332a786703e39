"""What sources say of rules is read without running them."""

from pathlib import Path

import pytest

from rulesite.management.sources import engine_parts, proving_tests, rules_named

PART = '''
class Floor:
    """Hold a floor line."""

    def cost(self):
        """Count what it costs (rule refill).

        The rest is for those who read on (rule winner).
        """
'''
TEST = '''
@proves(Rule.TAKE_ALL, Rule.TAKE_REST)
def test_all_are_taken():
    """All tiles of a colour are taken."""


def test_nothing_is_proved():
    """No rule is named here."""
'''


@pytest.mark.parametrize(
    ("docstring", "rules"),
    [
        ("Fill it (rule refill).", ["refill"]),
        ("Fill it (refill, lid-return).", ["refill", "lid-return"]),
        ("Fill it (refill,\n    lid-return).", ["refill", "lid-return"]),
        ("Score (score-lone … score-column).", ["score-lone", "score-row", "score-column"]),
        ("One (rule refill) and two (rule winner).", ["refill", "winner"]),
        ("Not (a rule), not (nothing).", []),
        ("refill", []),
    ],
)
def test_docstrings_name_rules_in_brackets(docstring: str, rules: list[str]) -> None:
    """Only ids in brackets count; a range stands for all between."""
    assert list(rules_named(docstring)) == rules


def written(path: Path, source: str) -> Path:
    """Write a source into a folder of its own."""
    path.parent.mkdir(parents=True)
    path.write_text(source, encoding="utf-8")
    return path


def test_a_part_is_named_with_its_class_and_first_sentence(tmp_path: Path) -> None:
    """A method is listed once for each rule that it names, without the brackets."""
    written(tmp_path / "engine" / "floor.py", PART)
    found = [(rule, *part) for rule, part in engine_parts(tmp_path / "engine")]
    words = "Count what it costs."
    assert found == [
        (rule, "engine/floor.py", "Floor.cost", words) for rule in ("refill", "winner")
    ]


def test_misreadings_carry_no_rule_out(tmp_path: Path) -> None:
    """What names the rule that it breaks is not listed as a part."""
    written(tmp_path / "engine" / "misreadings" / "floor.py", PART)
    assert list(engine_parts(tmp_path / "engine")) == []


def test_a_test_proves_the_rules_of_its_mark(tmp_path: Path) -> None:
    """A marked test is listed for each of its rules; one without a mark is not."""
    written(tmp_path / "tests" / "engine" / "rules" / "test_taking.py", TEST)
    found = [(rule, *test) for rule, test in proving_tests(tmp_path / "tests")]
    where = ("tests/engine/rules/test_taking.py", "test_all_are_taken")
    words = "All tiles of a colour are taken."
    assert found == [(rule, *where, words) for rule in ("take-all", "take-rest")]
