"""QR codes of addresses."""

import re

import segno

from rulesite.disputes.qr import QUIET_ZONE, Code, code

ADDRESS = "https://example.org/sl/disputes/marker-full-floor/"
BAR = re.compile(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z")


def modules(drawn: Code) -> list[bytes]:
    """Read the dark modules back from a path."""
    rows = [bytearray(drawn.side) for _ in range(drawn.side)]
    for x, y, width, back in (map(int, bar) for bar in BAR.findall(drawn.path)):
        assert width == back
        rows[y][x : x + width] = b"\1" * width
    return [bytes(row) for row in rows]


def test_the_path_is_the_code() -> None:
    """What is drawn is the code of the address, with a light border of four modules."""
    drawn = code(ADDRESS)
    inner = [row[QUIET_ZONE:-QUIET_ZONE] for row in modules(drawn)[QUIET_ZONE:-QUIET_ZONE]]
    assert inner == [bytes(row) for row in segno.make_qr(ADDRESS, error="m").matrix]
    assert QUIET_ZONE >= 4
    assert not any(b"\1" in row for row in modules(drawn)[:QUIET_ZONE])
    assert BAR.sub("", drawn.path) == ""


def test_three_corners_can_be_found() -> None:
    """A reader finds the three squares of seven modules in the corners."""
    rows = modules(code(ADDRESS))
    start, end = QUIET_ZONE, len(rows) - QUIET_ZONE
    for y, x in ((start, start), (start, end - 7), (end - 7, start)):
        assert [sum(row[x : x + 7]) for row in rows[y : y + 7]] == [7, 2, 5, 5, 5, 2, 7]


def test_addresses_have_codes_of_their_own() -> None:
    """Two addresses never share a code, and the same one is always drawn alike."""
    assert code(ADDRESS) == code(ADDRESS)
    assert code(ADDRESS).path != code(ADDRESS.replace("/sl/", "/sv/")).path
