"""The board page: four questions, answered as the engine answers them, whatever is asked."""

import re
from collections.abc import Callable, Iterator
from html import unescape
from random import Random
from urllib.parse import urlencode, urlsplit

import pytest
from django.http import HttpResponse
from django.test import Client
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Game, Move, Phase, Placement
from engine.moves import MOVES, PLACEMENTS
from engine.notation import SEATS
from engine.reachability import reasons
from engine.scoring import score_floor
from engine.tiling import tiled
from rulesite.wording.reasons import reason_sentence
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.pages.test_errors import refused
from tests.rulesite.reading import first, having, hrefs, read, read_page, with_id, words
from tests.rulesite.situation.games import sample

POSITIONS = 200
HTMX = {"hx-request": "true"}
EMPTY = "0:-,-,-,-,-:...../...../...../...../.....:-"
BOARD = "2:B,YY,RRR,-,-:..R../WB.../.WB../...../.....:BBM"
GAME = Game.new(2, seed=5).position.slug
ANY_TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
QUICK = settings(deadline=None, max_examples=60)
PRESSED = re.compile(r'name="tap" value="([^"]+)"')

HOSTILE = {
    "ten thousand letters": "B" * 10_000,
    "ten thousand boards": f"{EMPTY}_" * 300,
    "nothing": "",
    "spaces": "   ",
    "three rows": "0:-,-,-,-,-:...../...../.....:-",
    "six lines": "0:-,-,-,-,-,-:...../...../...../...../.....:-",
    "six spaces": "0:-,-,-,-,-:....../...../...../...../.....:-",
    "five players": GAME + f"_{EMPTY}" * 3,
    "one player": f"c_1d_A_A_-_M_0,0,0,0,0_0,0,0,0,0_{EMPTY}",
    "four counts": GAME.replace("_0,0,0,0,0_", "_0,0,0,0_"),
    "a null": f"\x00{EMPTY}",
    "right to left": f"\u202e{EMPTY}",
    "a mark in the middle": EMPTY.replace("-:.", "-:\u200f.", 1),
    "Arabic digits": EMPTY.replace("0", "٠", 1),
    "fullwidth letters": EMPTY.replace(".....", "Ｂ....", 1),
    "Turkish i": "İ",
    "a script": "<script>alert(1)</script>",
    "minus": f"-{EMPTY}",
    "a huge number": f"{'9' * 500}:-,-,-,-,-:...../...../...../...../.....:-",
    "round zero": GAME.replace("1d", "0d"),
    "a lone surrogate": "%ed%a0%80",
    "emoji": "🀄" * 5,
}


def ask(site: Client, position: str, **query: str) -> HttpResponse:
    """Ask about a position."""
    return site.get(f"/en/board/?{urlencode({'p': position, 'part': 'ask', **query})}")


def text(response: HttpResponse) -> str:
    """Return a page's source with its characters plain."""
    assert response.status_code == 200
    return unescape(response.content.decode())


def pressed(page: str, start: str) -> set[str]:
    """List the codes that can be pressed."""
    return {code for code in PRESSED.findall(page) if code.startswith(start)}


def steps(game: Game) -> Iterator[Move | Placement]:
    """List what one can try to do, allowed or not."""
    for by_color in PLACEMENTS if game.phase is Phase.TILING else MOVES.values():
        for found in by_color:
            yield from found


def test_what_is_wrong_with_200_positions(site: Client) -> None:
    """Every reason of the engine is on the page, and nothing else is."""
    for game in sample(POSITIONS):
        page = text(ask(site, game.position.slug, ask="wrong"))
        found = reasons(game.position)
        assert page.count("<li>") >= len(found)
        assert ("is-right" in page) is (not found)
        assert all(reason_sentence(reason) in page for reason in found)


def test_200_impossible_positions(site: Client) -> None:
    """So it is when a board has been spoilt."""
    chance = Random(1)
    for game in sample(POSITIONS, 1):
        slug = game.position.slug
        spoilt = slug.replace(".", chance.choice("BYRKW"), chance.randrange(1, 4))
        found = reasons(type(game.position).from_slug(spoilt))
        page = text(ask(site, spoilt, ask="wrong"))
        assert found
        assert all(reason_sentence(reason) in page for reason in found)
        assert page.count('class="small" href') == len(found)


def test_moves_allowed_and_not_in_200_positions(site: Client) -> None:
    """The verdict is the engine's, with every reason; half of the moves are legal ones."""
    chance = Random(2)
    for number, game in enumerate(sample(POSITIONS, 2)):
        legal = game.legal_moves() or game.placements()
        tried = chance.choice(legal if legal and number % 2 else list(steps(game)))
        code, found = str(tried), game.why_illegal(tried)
        placed = {"place": code}
        picked = {"take": code[:2], "to": code[2]}
        query = placed if isinstance(tried, Placement) else picked
        page = text(ask(site, game.position.slug, ask="may", **query))
        assert ("verdict is-right" in page) is (not found)
        assert all(reason_sentence(reason) in page for reason in found)
        assert page.count('class="small" href') == len(found)


def test_all_moves_of_200_positions(site: Client) -> None:
    """The moves on the page are the legal ones, no more and no fewer."""
    for game in sample(POSITIONS, 3):
        page = text(ask(site, game.position.slug, ask="moves"))
        legal = {f"may-{move}" for move in game.legal_moves()}
        assert pressed(page, "may-") == legal
        assert pressed(page, "place-") == {f"place-{step}" for step in game.placements()}


def test_scores_of_200_positions(site: Client) -> None:
    """Every board scores on the page what it scores in the game."""
    chance = Random(4)
    for game in sample(POSITIONS, 4):
        check_score(site, Game(game.position), chance)


def check_score(site: Client, game: Game, chance: Random) -> None:
    """Ask about the score of one board and compare with the game played on."""
    seat = game.turn if game.phase is Phase.TILING else chance.randrange(len(game.players))
    board = game.players[seat]
    query = {"seat": SEATS[seat], "ask": "score"}
    page = text(ask(site, game.position.slug, **query))
    verdict = words(having(read(page), "answered")[0])
    if game.phase is Phase.OVER:
        assert verdict.startswith(f"Final score: {board.score}")
    elif game.grey:
        check_choices(site, game, seat, query, chance)
    elif game.phase is Phase.TILING:
        told = game.tile_all()[seat]
        assert verdict.startswith(f"{board.score} + ")
        assert re.search(rf"[=→] {told.after}\b", verdict)
    else:
        right = max(0, tiled(board).score + score_floor(len(board.floor)).penalty)
        assert re.search(rf"[=→] {right}\b", verdict)


def check_choices(
    site: Client, game: Game, seat: int, query: dict[str, str], chance: Random
) -> None:
    """Choose spaces on the page and in the game at once; both give the same points."""
    board, slug, put = game.players[seat], game.position.slug, ""
    is_tiling = game.phase is Phase.TILING
    page = text(ask(site, slug, **query))
    while codes := sorted(pressed(page, "put-") - {"put-back"}):
        code = chance.choice(codes)
        put += code.removeprefix("put-")
        if is_tiling:
            game.tile_all()
            assert sorted(f"put-{step}" for step in game.placements()) == codes
            game.place(Placement.from_notation(code.removeprefix("put-")))
        page = text(ask(site, slug, put=put, **query))
    if game.phase is Phase.TILING:
        game.tile_all()
    if is_tiling:
        verdict = words(having(read(page), "answered")[0])
        assert verdict.startswith(f"{board.score} + {game.last_round[seat].points}")


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["page", "fragment"])
def test_hostile_notation(site: Client, language: str, name: str, headers: dict[str, str]) -> None:
    """It is refused where it goes wrong, in words; short text stays in its field, harmless."""
    typed = HOSTILE[name]
    response = site.get(f"/{language}/board/?{urlencode({'p': typed})}", headers=headers)
    root = read(response.content.decode())
    assert response.status_code == 422
    assert words(with_id(root, "fault")).endswith(".")
    value = with_id(root, "p").get("value", "")
    assert b"<script>alert" not in response.content
    assert len(value) <= 800
    assert "\x00" not in value
    assert "\u202e" not in value
    if name in {"three rows", "round zero", "a script"}:
        assert value == typed


def test_a_refusal_says_column_and_expectation(site: Client) -> None:
    """The reader is told where, in which field, and what is expected there."""
    response = site.get("/en/board/?p=0:-,-,-,-,-:...../..Q../...../...../.....:-")
    said = words(with_id(read_page(response), "fault"))
    assert "character 21" in said
    assert "wall" in said
    assert "B, Y, R, K, W" in said


@pytest.mark.parametrize(
    "query",
    [
        "part=x",
        "ask=x",
        "seat=E",
        "seat=B",
        "brush=M",
        "put=B1",
        "put=ZZZ",
        "tap=nope",
        "tap=" + "9" * 5_000,
        f"p={GAME}&part=ask&ask=may&take=9Q&to=1",
        f"p={GAME}&part=ask&ask=may&take=1B1&to=11",
        f"p={GAME}&phase=x",
        f"p={GAME}&turn=C",
        f"p={GAME}&turn=AB",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_forged_addresses_are_refused(site: Client, language: str, query: str) -> None:
    """What is no question is refused in the reader's language, with a way on."""
    root = refused(site.get(f"/{language}/board/?{query}"), 400, language)
    assert f"/{language}/board/" in list(hrefs(root))


@QUICK
@given(
    st.dictionaries(
        st.sampled_from(
            (
                *("p", "side", "seat", "brush", "part", "ask", "take", "to", "place", "put"),
                *("about", "first", "second", "tap", "score", "round", "phase", "turn", "starter"),
            )
        ),
        ANY_TEXT | st.sampled_from([GAME, BOARD, "ask", "A", "g", "score", "may", "1", "t", "o"]),
    ),
    st.booleans(),
)
def test_anything_at_all(site: Client, query: dict[str, str], scripts: bool) -> None:
    """Whatever an address says, the site answers and never fails."""
    headers = HTMX if scripts else {}
    response = site.get(f"/en/board/?{urlencode(query)}", headers=headers)
    assert response.status_code in {200, 302, 400, 422}


@QUICK
@given(st.sampled_from([EMPTY, BOARD, GAME]), st.integers(0, 400), ANY_TEXT, st.integers(0, 5))
def test_any_damage_to_a_notation(site: Client, good: str, at: int, new: str, cut: int) -> None:
    """A notation damaged anywhere is shown or refused, and every question has an answer."""
    damaged = good[: at % len(good)] + new + good[at % len(good) + cut :]
    for question in ("score", "wrong", "may", "moves"):
        assert ask(site, damaged, ask=question).status_code in {200, 422}


@pytest.mark.parametrize(
    "position",
    [
        f"{'9' * 20}:-,-,-,-,-:...../...../...../...../.....:-",
        f"0:{'B' * 60},{'R' * 60},-,-,{'Y' * 60}:...../...../...../...../.....:{'M' * 300}",
        GAME.replace("1d", f"{'9' * 20}d"),
        GAME.replace("1d", "9999999999o"),
        f"g_7t_B_A_{','.join('B' * 150)}_M_0,0,0,0,0_0,0,0,0,0_{EMPTY}_{EMPTY}",
    ],
)
@pytest.mark.parametrize("part", ["game", "offer", "board", "ask"])
def test_impossible_positions_are_shown(site: Client, position: str, part: str) -> None:
    """However impossible, it can be looked at, asked about and put right."""
    for question in ("score", "wrong", "may", "moves"):
        assert ask(site, position, part=part, ask=question).status_code == 200
    for tap in ("line1", "space1", "r1c1", "empty", "marker", "players-2", "players-1"):
        response = ask(site, position, part=part, tap=tap)
        assert response.status_code == 302
        assert site.get(response.headers["Location"]).status_code == 200


def test_pressing_without_scripts(site: Client) -> None:
    """What is pressed leads to the address of what comes of it, at the place pressed."""
    response = site.get(f"/en/board/?p={EMPTY}&tap=r1c1")
    assert response.status_code == 302
    assert response.headers["Location"].endswith("#r1c1")
    assert "B..../" in response.headers["Location"]


def test_scripts_get_the_part_alone(site: Client) -> None:
    """A fragment has its address and one announcement, and tells caches of both forms."""
    response = site.get(f"/en/board/?p={BOARD}&part=board&tap=ask-score", headers=HTMX)
    root = read(response.content.decode())
    assert not list(root.iter("html"))
    assert response.headers["HX-Replace-Url"].startswith("/en/board/?p=")
    (told,) = [node for node in root.iter() if node.get("hx-swap-oob")]
    assert words(told) == "2 + 9 − 4 = 7"
    assert {"HX-Request", "HX-History-Restore-Request"} <= set(response["Vary"].split(", "))


@pytest.mark.parametrize("field", ["score", "round", "first"])
def test_a_wrong_number_is_pointed_out(site: Client, field: str) -> None:
    """The field keeps what was typed and is marked; the rest of the page is as it was."""
    query = {"p": BOARD if field == "first" else GAME, field: "abc"}
    part = {"score": "board", "round": "game", "first": "ask"}[field]
    response = site.get(f"/en/board/?{urlencode({**query, 'part': part})}")
    root = read_page(response)
    assert response.status_code == 422
    assert words(with_id(root, "fault"))
    assert with_id(root, field).get("value") == "abc"
    assert with_id(root, field).get("aria-invalid") == "true"


def test_both_readings(site: Client) -> None:
    """The right number, and the step at which the other one leaves the rules."""
    page = words(read_page(ask(site, BOARD, about="round", first="4", second="7")))
    assert "Score after the round: 7" in page
    assert "7 is right" in page
    assert "4 is not right" in page
    assert "one of the two runs only" in page


@pytest.mark.parametrize("question", ["may", "moves"])
def test_a_board_alone_says_what_is_missing(site: Client, question: str) -> None:
    """What is allowed depends on the table: that is said politely."""
    assert "This needs a whole table" in text(ask(site, EMPTY, ask=question))


@pytest.mark.parametrize("question", ["score", "wrong", "may", "moves"])
@pytest.mark.parametrize("position", [BOARD, GAME])
def test_an_answer_can_be_shared(site: Client, position: str, question: str) -> None:
    """Each answer has an address of its own that gives the same answer again."""
    root = read_page(ask(site, position, ask=question))
    (button,) = [node for node in root.iter("button") if node.get("data-copy")]
    again = read_page(site.get(button.get("data-copy", "")))
    assert words(having(again, "answered")[0]) == words(having(root, "answered")[0])


def test_answers_cite_rules(site: Client) -> None:
    """Each answer leads to the rules that decide it."""
    for query in ({"ask": "score"}, {"ask": "moves"}, {"ask": "may", "take": "1B", "to": "1"}):
        root = read_page(ask(site, GAME, **query))
        assert any("/en/rules/" in href and "#" in href for href in hrefs(first(root, "main")))


@pytest.mark.django_db
@pytest.mark.parametrize("language", LANGUAGES)
def test_asking_leaves_no_trace(django_assert_num_queries: Callable, language: str) -> None:
    """No question to the database, no cookie, with scripts or without."""
    reader = Client()
    with django_assert_num_queries(0):
        for headers in ({}, HTMX):
            assert not reader.get(f"/{language}/board/?p={GAME}", headers=headers).cookies


def test_figures_of_the_rules_open_here(site: Client) -> None:
    """Each figure with a position leads to just this position."""
    root = read_page(site.get("/en/rules/complete/"))
    figures = [node for node in root.iter("figure") if node.get("data-position")]
    assert len(figures) > 15
    for figure in figures:
        (link,) = having(figure, "on-board")
        page = read_page(site.get(link.get("href", "")))
        shown = [node.get("data-position") for node in page.iter("form")]
        assert figure.get("data-position") in shown
        assert urlsplit(link.get("href", "")).path == "/en/board/"


def test_live_examples_open_here(site: Client) -> None:
    """So does what has been made of a figure."""
    root = read_page(site.get("/en/rules/try/score/"))
    assert having(root, "on-board")
