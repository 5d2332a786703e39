"""The source text of the rulebook, as it is typed."""

import ast
import tokenize
from itertools import pairwise
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[3] / "rulesite" / "rulebook"
FILES = sorted(FOLDER.glob("*.py"))
BETWEEN = {tokenize.NL, tokenize.COMMENT}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_words_run_together(path: Path) -> None:
    """Where a sentence goes on in the next line, a space stands between."""
    with path.open("rb") as file:
        tokens = [t for t in tokenize.tokenize(file.readline) if t.type not in BETWEEN]
    strings = [
        (ast.literal_eval(one.string), ast.literal_eval(other.string))
        for one, other in pairwise(tokens)
        if one.type == other.type == tokenize.STRING
    ]
    assert not [pair for pair in strings if pair[0][-1] != " " and pair[1][0] != " "]
