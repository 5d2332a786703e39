"""The streak: rising bands."""

from tutorial.practice.streak import A_BAND, BANDS, band_of, streak_item


def test_bands_rise() -> None:
    """Each band has its puzzles, and the level of a part never falls."""
    assert len(BANDS) == 13
    assert [band_of(number) for number in (1, A_BAND, A_BAND + 1, 999)] == [0, 0, 1, 12]
    for unit in {unit for band in BANDS for unit in band.units}:
        levels = [band.level for band in BANDS if unit in band.units]
        assert levels == sorted(levels)


def test_every_band_has_puzzles() -> None:
    """A puzzle of a streak is of its band."""
    for number in range(1, A_BAND * (len(BANDS) + 1)):
        kind, seed = streak_item(7, number)
        band = BANDS[band_of(number)]
        assert kind.unit in band.units
        assert seed.level == min(band.level, kind.levels)


def test_a_run_is_the_same_for_everyone() -> None:
    """A link to a streak shows the same puzzles; another run shows others."""
    assert streak_item(7, 3) == streak_item(7, 3)
    assert streak_item(7, 3)[1] != streak_item(8, 3)[1]
