"""What is removed day by day, registered by the parts of the site that keep something."""

from collections.abc import Callable, Iterator

Sweep = Callable[[], int]
"""Remove some of what has been kept long enough; return how many, 0 when nothing is left."""

_SWEEPS: dict[str, Sweep] = {}


def let_sweep(name: str, sweep: Sweep) -> None:
    """Register what the daily sweep removes, under a name; call it from an app's `ready`."""
    _SWEEPS[name] = sweep


def swept() -> Iterator[tuple[str, int]]:
    """Remove all that has been kept long enough; give each name and how many there were."""
    for name, sweep in _SWEEPS.items():
        yield name, sum(iter(sweep, 0))
