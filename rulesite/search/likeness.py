"""Likeness of two folded words: inflected forms by their beginning, slips of the finger by edits.

Plain arithmetic only, so that the script that searches offline comes to the same numbers.
"""

LEAST = 0.55
"""Words less alike than this are different words."""
LONGEST_ENDING = 6


def common_start(one: str, other: str) -> int:
    """Count the letters that two words have in common at their beginning."""
    count, most = 0, min(len(one), len(other))
    while count < most and one[count] == other[count]:
        count += 1
    return count


def as_forms(one: str, other: str) -> float:
    """Tell how likely two words are forms of one, from 0 to 1: the more of the beginning is shared.

    Four letters are shared, or a word of three is wholly the beginning of the other.
    """
    shared = common_start(one, other)
    left, right = len(one) - shared, len(other) - shared
    if shared < 3 or (shared == 3 and left and right) or max(left, right) > LONGEST_ENDING:
        return 0.0
    return shared / (shared + 0.3 * (left + right) + 0.25 * min(left, right))


def slips_allowed(word: str) -> int:
    """Return how many slips a word may hold: the longer it is, the more."""
    return 2 if len(word) >= 7 else 1 if len(word) >= 4 else 0


def slips(typed: str, word: str, most: int) -> tuple[int, int]:
    """Count the slips between what was typed and the nearest beginning of a word.

    A slip is a letter too many, too few, another one, or two swapped. Returns the count (most + 1
    when there are more) and how many letters of the word's ending are left over.
    """
    width, many = len(word), most + 1
    before: list[int] = []
    row = [at if at <= most else many for at in range(width + 1)]
    for place, sign in enumerate(typed, start=1):
        now = [place if place <= most else many] + [many] * width
        # Further from the diagonal than `most` there are too many slips in any case.
        for at in range(max(1, place - most), min(width, place + most) + 1):
            letter = word[at - 1]
            cost = row[at - 1] if sign == letter else 1 + min(now[at - 1], row[at], row[at - 1])
            if place > 1 and at > 1 and sign == word[at - 2] and typed[place - 2] == letter:
                cost = min(cost, before[at - 2] + 1)
            now[at] = cost
        if min(now) > most:
            return many, 0
        before, row = row, now
    return best_end(row)


def best_end(row: list[int]) -> tuple[int, int]:
    """Choose where the word may end: with the fewest slips, then with the shortest rest."""
    last = len(row) - 1
    best = (row[last], 0)
    for rest in range(1, min(LONGEST_ENDING, last) + 1):
        if row[last - rest] < best[0]:
            best = (row[last - rest], rest)
    return best


def as_typed(typed: str, word: str) -> float:
    """Tell how likely a word was meant by what was typed, from 0 to 1."""
    most = slips_allowed(typed)
    count, rest = slips(typed, word, most)
    if not 0 < count <= most or len(word) - rest < 3:
        return 0.0
    start = len(word) - rest
    return (
        (1 - (0.9 if typed[0] == word[0] else 1.1) * count / (start + 1))
        * start
        / (start + 0.3 * rest)
    )
