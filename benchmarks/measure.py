"""Measure with plain means."""

from collections.abc import Callable
from statistics import median
from time import process_time


def seconds(work: Callable[[], object]) -> float:
    """Time one run, without what other programs take from the processor."""
    begun = process_time()
    work()
    return process_time() - begun


def spread(times: list[float]) -> str:
    """Write median, upper quartile and longest time in milliseconds."""
    ordered = [1000 * time for time in sorted(times)]
    upper, last = ordered[len(ordered) * 3 // 4], ordered[-1]
    return f"median {median(ordered):.1f} ms, upper quartile {upper:.1f} ms, longest {last:.0f} ms"
