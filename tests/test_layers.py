"""Imports go one way: engine, rulebook, wording, board, domains, pages, and all that teaches."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = sorted(
    path.relative_to(ROOT)
    for folder in ("engine", "rulesite", "tutorial")
    for path in (ROOT / folder).rglob("*.py")
)
OURS = ("engine", "rulesite", "tutorial", "tests", "benchmarks")

PLAIN = (
    *("rulesite.languages", "rulesite.catalogs", "rulesite.texts", "rulesite.charset"),
    *("rulesite.public", "rulesite.structured", "rulesite.reference", "rulesite.refusal"),
    *("rulesite.fragment", "rulesite.origin", "rulesite.models", "rulesite.rate"),
    *("rulesite.sweep", "rulesite.reports", "rulesite.way_back", "rulesite.private"),
)
"""Parts that know nothing of the game; each may import those before it."""
BOOK = ("engine", "rulesite.rulebook")
WORDS = (*BOOK, "rulesite.wording")
BOARDS = (*WORDS, "rulesite.board")
KEEPING = ("rulesite.models", "rulesite.rate", "rulesite.reports")

REFERENCE = {
    **{part: PLAIN[:place] for place, part in enumerate(PLAIN)},
    "engine": (),
    "rulesite.rulebook": ("engine",),
    "rulesite.wording": BOOK,
    "rulesite.board": WORDS,
    "rulesite.glossary": (*BOOK, "rulesite.languages"),
    "rulesite.rulings": BOOK,
    "rulesite.disputes": (*BOOK, "rulesite.rulings"),
    "rulesite.live": BOARDS,
    "rulesite.situation": BOARDS,
    "rulesite.table_tools": BOARDS,
    "rulesite.sheet": ("engine",),
    "rulesite.score": (*BOARDS, *KEEPING, "rulesite.sheet", "rulesite.situation"),
    "rulesite.search": (
        *("rulesite.rulebook", "rulesite.glossary", "rulesite.disputes"),
        *("rulesite.languages", *KEEPING),
    ),
    "rulesite.offline": ("rulesite.rulebook", "rulesite.disputes", "rulesite.languages"),
    "rulesite.subjects": ("rulesite.rulebook",),
    "rulesite.teaching": ("rulesite.rulebook",),
    "rulesite.frame": ("rulesite.languages", "rulesite.public", "rulesite.rulings"),
}
TEACHING = {
    "tutorial.models": (),
    "tutorial.answers": (),
    "tutorial.choices": (),
    "tutorial.people": ("engine",),
    "tutorial.ruling_card": ("engine", "rulesite.rulings"),
    "tutorial.scene": (*BOARDS, "tutorial.ruling_card"),
    "tutorial.feedback": ("rulesite.rulebook", "tutorial.scene"),
    "tutorial.puzzles.seed": (),
    "tutorial.puzzles.chance": (),
    "tutorial.puzzles.pool": ("engine", "tutorial.puzzles.chance"),
    "tutorial.learners": (
        *("rulesite.origin", "rulesite.rate", "tutorial.models", "tutorial.puzzles.seed"),
    ),
    "tutorial.tasks": (
        *(*BOARDS, "tutorial.answers", "tutorial.choices", "tutorial.people"),
        *("tutorial.ruling_card", "tutorial.scene", "tutorial.feedback", "tutorial.puzzles.pool"),
    ),
    "tutorial.puzzles": (*BOARDS, "tutorial.tasks"),
    "tutorial.coach": BOOK,
    "tutorial.first_round": (*BOARDS, "tutorial.tasks"),
    "tutorial.lessons": (*BOARDS, "tutorial.learners", "tutorial.tasks", "tutorial.puzzles"),
    "tutorial.diagnosis": (*WORDS, "tutorial.tasks", "tutorial.puzzles"),
    "tutorial.practice": (
        *(*WORDS, "tutorial.scene", "tutorial.feedback", "tutorial.learners", "tutorial.tasks"),
        *("tutorial.puzzles", "tutorial.lessons", "tutorial.diagnosis"),
    ),
}
ALLOWED = {
    **REFERENCE,
    "rulesite.pages": tuple(REFERENCE),
    "rulesite.middleware": (
        *("rulesite.languages", "rulesite.refusal", "rulesite.private", "rulesite.pages"),
    ),
    "rulesite.urls": ("rulesite.pages",),
    "rulesite.apps": (*KEEPING, "rulesite.sweep", "rulesite.search", "rulesite.score"),
    "rulesite.management": tuple(REFERENCE),
    **TEACHING,
    "tutorial.entries": ("rulesite.rulebook", "rulesite.search", "tutorial.lessons"),
    "tutorial.invitations": ("rulesite.pages", "rulesite.table_tools", "tutorial.lessons"),
    "tutorial.reported": ("rulesite.subjects", "tutorial.puzzles"),
    "tutorial.teaching": ("rulesite.teaching", "tutorial.puzzles", "tutorial.lessons"),
    "tutorial.pages": (*BOARDS, *PLAIN, *TEACHING, "tutorial.reported"),
    "tutorial.urls": ("tutorial.puzzles.seed", "tutorial.pages"),
    "tutorial.management": ("tutorial.puzzles", "tutorial.practice"),
    "tutorial.apps": (
        *("rulesite.search", "rulesite.subjects", "rulesite.sweep", "rulesite.pages"),
        *("tutorial.learners", "tutorial.entries", "tutorial.invitations"),
        *("tutorial.reported", "tutorial.teaching"),
    ),
}
"""What each part may import besides itself, from the ground up; the longest name that fits counts.

A module that none fits may import what is plain.
"""
MAY_NAME_TUTORIAL = {"rulesite.settings", "rulesite.urls"}

COMMAND_LINE = {"engine.__main__"}
"""The one place in the engine that may read, print and look at the clock."""
IMPURE_MODULES = {
    *("asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "secrets"),
    *("socket", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid"),
}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}
UNSTABLE_DRAWS = {
    *("choice", "choices", "sample", "shuffle", "randint", "randrange", "uniform", "gauss"),
    *("getrandbits", "randbytes", "betavariate", "triangular"),
}
"""Methods of random.Random whose results may differ between versions of Python."""


def name_of(module: Path) -> str:
    """Return the dotted name of a module."""
    return ".".join(module.with_suffix("").parts).removesuffix(".__init__")


def tree_of(module: Path) -> ast.Module:
    """Parse a module."""
    return ast.parse((ROOT / module).read_text(encoding="utf-8"))


def imports(tree: ast.AST) -> Iterator[str]:
    """Go through the dotted names that a module imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_in(name: str, part: str) -> bool:
    """Tell whether a dotted name is a part of the tree or inside it."""
    return name == part or name.startswith(f"{part}.")


def allowed_for(name: str) -> tuple[str, ...]:
    """Return what a module may import of ours: its own part, and what the table says."""
    part = max((part for part in ALLOWED if is_in(name, part)), key=len, default=None)
    return PLAIN if part is None else (part, *ALLOWED[part])


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    """Go through all calls in a module."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def folder_of(module: Path) -> str:
    """Return the dotted name of the folder that a module is in."""
    return ".".join(module.parent.parts)


def within(folder: str) -> list[Path]:
    """List the modules of a folder."""
    return [module for module in MODULES if folder_of(module) == folder]


PARTS = sorted({folder_of(module) for module in MODULES})
engine_modules = pytest.mark.parametrize(
    "module",
    [path for path in MODULES if path.parts[0] == "engine" and name_of(path) not in COMMAND_LINE],
    ids=name_of,
)
drawing_modules = pytest.mark.parametrize(
    "module",
    [
        path
        for path in MODULES
        if is_in(name_of(path), "engine") or is_in(name_of(path), "tutorial.puzzles")
    ],
    ids=name_of,
)


def test_every_part_is_there() -> None:
    """Each part of the house is found, and none is empty."""
    for part in ALLOWED:
        assert any(is_in(name_of(module), part) for module in MODULES), part


def test_every_arrow_points_down() -> None:
    """A part may import only what stands above it in the table, so that no two need each other."""
    order = list(ALLOWED)
    for place, part in enumerate(order):
        assert set(ALLOWED[part]) <= set(order[:place]), part


@pytest.mark.parametrize("part", PARTS)
def test_imports_go_one_way(part: str) -> None:
    """A module imports of ours only what lies below it."""
    for module in within(part):
        found = [other for other in imports(tree_of(module)) if other.split(".")[0] in OURS]
        allowed = allowed_for(name_of(module))
        against = [other for other in found if not any(is_in(other, part) for part in allowed)]
        assert not against, module


@pytest.mark.parametrize("part", [part for part in PARTS if part.startswith("rulesite")])
def test_the_reference_does_not_know_the_tutorial(part: str) -> None:
    """Outside settings and addresses, nothing of the reference names the tutorial."""
    for module in within(part):
        nodes = ast.walk(tree_of(module)) if name_of(module) not in MAY_NAME_TUTORIAL else ()
        texts = [node.value for node in nodes if isinstance(node, ast.Constant)]
        named = [text for text in texts if isinstance(text, str) and is_in(text, "tutorial")]
        assert not named, module


@engine_modules
def test_the_engine_needs_only_python(module: Path) -> None:
    """The engine imports itself and the standard library."""
    for other in imports(tree_of(module)):
        top = other.split(".")[0]
        assert top == "engine" or top in sys.stdlib_module_names, other


@engine_modules
def test_the_engine_touches_nothing_outside(module: Path) -> None:
    """No clock, no file, no network, no printing."""
    tree = tree_of(module)
    assert not {other.split(".")[0] for other in imports(tree)} & IMPURE_MODULES
    called = {call.func.id for call in calls(tree) if isinstance(call.func, ast.Name)}
    assert not called & IMPURE_CALLS


@engine_modules
def test_the_engine_draws_from_its_own_seed(module: Path) -> None:
    """Of the random module only Random is used, never the global draws."""
    drawn = [other for other in imports(tree_of(module)) if is_in(other, "random")]
    assert set(drawn) <= {"random.Random"}


@drawing_modules
def test_draws_are_the_same_in_every_python(module: Path) -> None:
    """Of a Random only random() is called: what Python keeps stable, links rely on."""
    methods = {
        call.func.attr for call in calls(tree_of(module)) if isinstance(call.func, ast.Attribute)
    }
    assert not methods & UNSTABLE_DRAWS
