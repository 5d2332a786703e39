"""The final score in one go: told by taps or counts, and refused when it can't be."""

import re
from urllib.parse import urlencode

import pytest
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from engine.bounds import score_bounds
from engine.notation import SEATS
from engine.outcomes import decide
from engine.scoring import end_bonuses
from rulesite.score.final import write_wall
from rulesite.sheet import reckon
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.pages.test_errors import refused
from tests.rulesite.reading import first, having, hrefs, read_page, visit, visited, words
from tests.rulesite.sheet.played import played, sheet_of
from tests.rulesite.sheet.test_reckoning import every_kind, some

HTMX = {"hx-request": "true"}
FULL = "BYRKW/...../...../...../....."
ANY_TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


def asked(**fields: str) -> str:
    """Write the address of a final score."""
    return f"/en/score/?{urlencode({'part': 'result', **fields})}"


def final(players: int, grey: bool, seed: int) -> tuple[str, tuple[int, ...]]:
    """Write the address of a played game's end, and give its scores."""
    game = played(players, grey, seed)
    told = reckon(sheet_of(game))
    fields = {"players": str(players), "side": "g" if grey else "c"}
    for letter, board in zip(SEATS, told.boards, strict=False):
        fields |= {f"w{letter}": write_wall(board.wall), f"s{letter}": str(board.score)}
    return asked(**fields), game.result().scores


@every_kind
def test_a_played_game_comes_out_right(players: int, grey: bool) -> None:
    """Walls and scores before bonuses give the engine's totals and its winner."""
    for seed in some(players, grey, 3):
        address, scores = final(players, grey, seed)
        page = visited(address)
        assert [int(words(cell)) for cell in page.iter("strong")][: len(scores)] == list(scores)
        result = played(players, grey, seed).result()
        name = f"Player {SEATS[result.winners[0]]}"
        assert name in words(having(page, "answered")[0])


@every_kind
def test_counts_come_out_right(players: int, grey: bool) -> None:
    """The numbers of rows, columns and colors are enough."""
    for seed in some(players, grey, 3):
        game = played(players, grey, seed)
        fields = {"players": str(players), "by": "counts"}
        for letter, board in zip(SEATS, reckon(sheet_of(game)).boards, strict=False):
            bonus = end_bonuses(board.wall)
            fields |= {f"s{letter}": str(board.score), f"rows{letter}": str(len(bonus.rows))}
            fields[f"columns{letter}"] = str(len(bonus.columns))
            fields[f"colors{letter}"] = str(len(bonus.colors))
        found = [int(words(cell)) for cell in visited(asked(**fields)).iter("strong")]
        assert found[:players] == list(game.result().scores)


@pytest.mark.parametrize(
    ("rows", "said"), [(("1", "0"), "more complete rows"), (("1", "1"), "shared")]
)
def test_ties_are_broken_with_the_reason(rows: tuple[str, str], said: str) -> None:
    """Level on points: more complete rows win; else the victory is shared."""
    scores = ("10", "12") if rows[1] == "0" else ("10", "10")
    fields = {"by": "counts", "sA": scores[0], "sB": scores[1], "rowsA": rows[0], "rowsB": rows[1]}
    page = visited(asked(**fields))
    assert said in words(having(page, "answered")[0])
    assert decide((12, 12), (int(rows[0]), int(rows[1]))).decided_by.startswith("tie")
    assert [link for link in hrefs(page) if "#tie-" in link]


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"sA": "200", "sB": "1", "wA": FULL}, "#score-now"),
        ({"sA": "1", "sB": "0"}, "#score-now"),
        ({"sA": "5", "sB": "1", "wA": "Y..../...../...../...../....."}, "#wall-pattern"),
        (
            {"side": "g", "sA": "5", "sB": "1", "wA": "YY.../...../...../...../....."},
            "#line-wall-row",
        ),
        (
            {"side": "g", "sA": "5", "sB": "1", "wA": "Y..../Y..../...../...../....."},
            "#grey-column",
        ),
        ({"by": "counts", "sA": "5", "sB": "1", "rowsA": "5"}, "#bonus-add-up"),
        ({"by": "counts", "sA": "5", "sB": "1", "rowsA": "3", "columnsA": "3"}, "#bonus-add-up"),
        ({"by": "counts", "sA": "5", "sB": "300"}, "#score-now"),
        ({"sA": "", "sB": "1"}, ""),
        ({"sA": "x", "sB": "1"}, ""),
        ({"sA": "-1", "sB": "1"}, ""),
        ({"sA": "²", "sB": "1"}, ""),
        ({"sA": "1", "sB": "1000"}, ""),
        ({"by": "counts", "sA": "1", "sB": "1", "rowsB": "6"}, ""),
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, str], rule: str) -> None:
    """Impossible walls, counts and totals are refused with the reason and the rule."""
    response = visit(asked(**fields))
    root = read_page(response)
    assert response.status_code == 422
    assert words(having(root, "findings")[0])
    assert any(rule in link for link in hrefs(having(root, "findings")[0])) or not rule


def test_a_wall_says_what_its_tiles_can_give() -> None:
    """The engine's bounds are told, and that floor lines must have cost points."""
    page = visited(asked(wA=FULL, sA="3", sB="0"))
    text = words(first(page, "main"))
    bounds = score_bounds(FULL.split("/"))
    assert f"at least {bounds.least} and at most {bounds.most} points" in text
    assert "floor lines have cost points" in text


def test_without_a_full_row_it_is_said() -> None:
    """A game without a full row is normally not over yet."""
    assert "No row is full" in words(having(visited(asked(sA="0", sB="0")), "answered")[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_players_are_told_kindly(language: str) -> None:
    """More than four can't play with the box; the rule is cited and the way leads on."""
    page = visited(f"/{language}/score/?players=5")
    assert [link for link in hrefs(page) if link.endswith("#player-count")]
    assert f"/{language}/score/?players=4" in hrefs(page)


@pytest.mark.parametrize("headers", [{}, HTMX])
def test_taps_lead_on(headers: dict[str, str]) -> None:
    """Every tap has an address; without scripts it is gone to."""
    address = "/en/score/?players=2"
    for code in ("players-3", "seat-B", "r1c1", "side-g", "brush-R", "r2c2", "result"):
        response = Client().get(f"{address}&tap={code}", headers=headers)
        assert response.status_code in ((200, 422) if headers else (302,))
        location = response.headers["HX-Replace-Url" if headers else "Location"]
        address = location.split("#")[0]
    assert "wB=B..../.R.../...../...../....." in address
    assert "players=3" in address


def test_what_is_typed_goes_along() -> None:
    """A score typed before a tap is not lost."""
    location = Client().get("/en/score/?players=2&sA=17&tap=seat-B").headers["Location"]
    assert "sA=17" in location
    assert 'name="sA" value="17"' in Client().get(location).content.decode()


@pytest.mark.parametrize(
    "query",
    [
        "players=1",
        "players=",
        "players=10",
        "players=٣",
        "side=x",
        "by=",
        "seat=C",
        "seat=",
        "brush=Z",
        "wA=",
        "wA=B",
        "wA=" + "B" * 5000,
        "wA=BYRKW/BYRKW/BYRKW/BYRKW/BYRK%00",
        "wA=.....:-",
        "tap=",
        "tap=r0c1",
        "tap=seat-D",
        "tap=players-5",
        "tap=" + "x" * 5000,
    ],
)
def test_strange_addresses(query: str) -> None:
    """What is no final score is refused with a way on."""
    for headers in ({}, HTMX):
        refused(Client().get(f"/sl/score/?{query}", headers=headers), 400, "sl")


@given(
    st.dictionaries(
        st.sampled_from(
            ["players", "side", "by", "seat", "brush", "part", "wA", "sA", "rowsB", "tap"]
        ),
        st.one_of(ANY_TEXT, st.sampled_from(["2", "g", "wall", "counts", "A", "result", FULL])),
    )
)
def test_any_address_at_all(fields: dict[str, str]) -> None:
    """Whatever is asked, the answer is a page."""
    response = Client().get("/tr/score/", fields)
    assert response.status_code in {200, 302, 400, 422}


def test_nothing_typed_gets_out() -> None:
    """What is typed is given back as text."""
    page = visit(asked(sA='"><b>', sB="<i>")).content.decode()
    assert "<b>" not in page
    assert re.search(r'value="&quot;&gt;&lt;b&gt;"', page)


def test_a_long_number_is_read_whole_or_refused(site: Client) -> None:
    """Zeros in front change nothing; nothing is cut off, so nothing is counted wrongly."""
    told = "/en/score/?by=counts&part=result&sB=0&sA="
    assert "123" in site.get(f"{told}0000123").content.decode()
    assert site.get(f"{told}000000999999").status_code == 422


def test_only_what_is_complete_is_counted() -> None:
    """The fields for counts say so: five tiles in one row are one complete row."""
    page = visited("/en/score/?by=counts")
    labels = [words(one) for one in first(page, "fieldset").iter("label")]
    assert labels[1:] == ["Complete rows", "Complete columns", "Complete colours"]


@pytest.mark.parametrize(
    ("score", "said"), [("15", "Winner: Player A"), ("", "Player A: The score")]
)
def test_the_answer_has_the_focus(score: str, said: str) -> None:
    """At load the heading takes it; swapped in, the status says who has won or what is wrong."""
    address = asked(wA=FULL, sA=score, sB="0")
    heading = having(visited(address), "answered")[0].find("h2")
    assert heading is not None
    assert heading.get("autofocus") is not None
    swapped = Client().get(address, headers=HTMX).content.decode()
    assert "autofocus" not in swapped
    assert said in swapped.split("#result")[1]


def test_without_scripts_the_answer_is_gone_to() -> None:
    """No part of the page stands in the address: it would keep the heading from the focus."""
    location = Client().get("/en/score/?sA=0&sB=0&tap=result").headers["Location"]
    assert "#" not in location


@pytest.mark.parametrize(
    ("score", "said"), [("15", "Winner: Player A"), ("", "This can’t be counted yet")]
)
@pytest.mark.parametrize("headers", [{}, HTMX])
def test_the_title_begins_with_the_answer(score: str, said: str, headers: dict[str, str]) -> None:
    """At load and swapped in it says who has won, or that it can't be counted."""
    page = Client().get(asked(wA=FULL, sA=score, sB="0"), headers=headers).content.decode()
    assert f"<title>{said} · Count a score · Tile School</title>" in page


@pytest.mark.parametrize("headers", [{}, HTMX])
def test_before_an_answer_the_title_is_plain(headers: dict[str, str]) -> None:
    """What was counted before is not said any more once something else is told."""
    page = Client().get("/en/score/", headers=headers).content.decode()
    assert "<title>Count a score · Tile School</title>" in page
