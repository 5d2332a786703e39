"""A QR code made on the server, as the path of an SVG: no service of others, no style."""

from itertools import groupby
from typing import Final, NamedTuple

import segno

QUIET_ZONE: Final = 4
"""The light border that readers of QR codes need, in modules."""


class Code(NamedTuple):
    """Hold a QR code: its side in modules, the border included, and the path of what is dark."""

    side: int
    path: str


def code(address: str) -> Code:
    """Draw an address as a QR code that stays readable with a few modules damaged."""
    made = segno.make_qr(address, error="m")
    rows = list(made.matrix_iter(border=QUIET_ZONE))
    path = "".join(_runs(bytes(row), y) for y, row in enumerate(rows))
    return Code(len(rows), path)


def _runs(row: bytes, y: int) -> str:
    """Draw each unbroken run of dark modules of a row as one bar."""
    drawn, x = "", 0
    for is_dark, run in groupby(row):
        width = len(list(run))
        if is_dark:
            drawn += f"M{x} {y}h{width}v1h-{width}z"
        x += width
    return drawn
