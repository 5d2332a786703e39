"""The worked example of the engine is true."""

import doctest
from pathlib import Path

import engine

README = Path(engine.__file__).parent / "README.md"


def test_the_example_runs() -> None:
    """Everything that the worked example shows comes out as shown."""
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_every_exported_name_is_there() -> None:
    """Every public name exists, and none is listed twice."""
    assert len(set(engine.__all__)) == len(engine.__all__)
    assert all(hasattr(engine, name) for name in engine.__all__)
