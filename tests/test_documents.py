"""README and CONTRIBUTING name what is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README, CONTRIBUTING = (
    (ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "CONTRIBUTING.md")
)
IN_CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.-]+(?:/[\w.-]+)*/?")
FROM = (ROOT, ROOT / "rulesite", ROOT / "tutorial")
"""Where named paths start."""
MADE = ("var/",)
"""What is made when the site runs."""

both = pytest.mark.parametrize("text", [README, CONTRIBUTING], ids=["README", "CONTRIBUTING"])


def paths(text: str) -> set[str]:
    """Find what a text names in code that looks like a path in the tree."""
    named = set(IN_CODE.findall(text))
    return {name for name in named if PATH.fullmatch(name) and "/" in name}


@pytest.mark.parametrize("part", ["rulesite", "tutorial"])
def test_every_folder_is_on_the_map(part: str) -> None:
    """A newcomer finds in README what each folder of Python is for."""
    start = README.index(f"| `{part}/` | room for |\n")
    table = README[start : README.index("\n\n", start)]
    folders = {path.parent.name for path in (ROOT / part).glob("*/*.py")}
    assert folders - {"migrations", "management"} <= {name.rstrip("/") for name in paths(table)}


@both
def test_named_paths_exist(text: str) -> None:
    """A file or folder that is named is there, seen from the root or from its part."""
    named = {name for name in paths(text) if not name.startswith(MADE)}
    assert named
    assert {name for name in named if not any((top / name).exists() for top in FROM)} == set()


def test_links_lead_somewhere() -> None:
    """Each file that README links to is there."""
    links = re.findall(r"\]\(([^)]+)\)", README)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


@both
def test_named_verbs_are_in_the_makefile(text: str) -> None:
    """What is said to be made can be made."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    verbs = set(re.findall(r"\bmake ([a-z]+)", " ".join(IN_CODE.findall(text))))
    assert verbs
    assert {verb for verb in verbs if f"\n{verb}:" not in makefile} == set()


@both
def test_named_commands_exist(text: str) -> None:
    """What `manage.py` is said to do, it does, here or in Django."""
    commands = set(re.findall(r"manage\.py ([a-z_]+)", text))
    ours = {path.stem for path in ROOT.glob("*/management/commands/*.py")}
    assert commands <= ours | {"createsuperuser"}
