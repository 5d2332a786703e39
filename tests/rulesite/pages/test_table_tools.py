"""The tools for the table as pages: an address each, no cookie, no query."""

from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from django.test import Client
from django.utils import translation
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.tiles import DISPLAYS, TILES_PER_DISPLAY
from rulesite.pages.table_tools import notes, steps
from rulesite.table_tools.phases import PHASES
from rulesite.table_tools.refilling import bags_before_lid, refilling
from tests.rulesite.addresses import LANGUAGES, TABLE_TOOLS
from tests.rulesite.pages.test_errors import refused, way_on
from tests.rulesite.reading import first, having, hrefs, read_page, visited, with_id, words

QUICK = settings(deadline=None, max_examples=40)
ANY_TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
NO_PLAYERS = ["", "0", "1", "5", "02", "two", "-3", "3.0", "٣", "\x00", "<script>", "9" * 9000]
FULL = "players=3&bag=16&lid=30"

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_tool = pytest.mark.parametrize("page", TABLE_TOOLS)


@pytest.mark.parametrize("players", DISPLAYS)
def test_a_draw_names_a_player(site: Client, players: int) -> None:
    """One of the players is drawn, and is the one marked among the seats."""
    page = read_page(site.get(f"/en/table/start/?players={players}"))
    (drawn,) = having(page, "is-drawn")
    assert 1 <= int(words(drawn)) <= players
    assert words(having(page, "drawn")[0]) == f"Player {words(drawn)} starts"
    assert len(first(page, "ol")) == players


def test_a_draw_is_never_kept(site: Client) -> None:
    """Each look is a new draw, so no copy may be shown."""
    response = site.get("/en/table/start/?players=3")
    assert "no-store" in response.headers["Cache-Control"]
    drawn = {words(having(read_page(site.get(response.wsgi_request.get_full_path())), "drawn")[0])}
    for _ in range(40):
        page = read_page(site.get("/en/table/start/?players=3"))
        drawn.add(words(having(page, "drawn")[0]))
    assert len(drawn) == 3


def test_without_a_number_of_players_nobody_is_drawn(site: Client) -> None:
    """First comes the rule, and the question how many are playing."""
    page = read_page(site.get("/en/table/start/"))
    assert not having(page, "drawn")
    assert [button.get("value") for button in having(page, "draw")[0].iter("button")] == [
        str(players) for players in DISPLAYS
    ]


@every_language
def test_a_round_can_be_ticked_off(language: str) -> None:
    """Every item of the three phases has its box, its label and its rules; nothing is sent."""
    page = visited(f"/{language}/table/checklist/")
    form = with_id(page, "ticks")
    assert form.get("method") == "dialog"
    boxes = [node for node in form.iter("input") if node.get("type") == "checkbox"]
    assert len(boxes) == sum(len(phase.stage.items) for phase in PHASES)
    assert not [box for box in boxes if box.get("name")]
    with translation.override(language):
        for phase in PHASES:
            section = with_id(page, phase.stage.id)
            shown, found = words(section), set(hrefs(section))
            for item in (*phase.stage.items, *phase.forgotten):
                assert item.text in shown
                assert {citation.href for citation in item.citations} <= found


def test_ticks_go_away_with_one_button() -> None:
    """For a new round, a plain reset empties every box of the form."""
    page = visited("/en/table/checklist/")
    (button,) = [node for node in page.iter("button") if node.get("type") == "reset"]
    assert button.get("form") == "ticks"


@pytest.mark.parametrize("players", DISPLAYS)
def test_the_checklist_knows_the_players(site: Client, players: int) -> None:
    """It shows the displays of this game alone, and asks about its bag."""
    page = read_page(site.get(f"/en/table/checklist/?players={players}"))
    (row,) = first(first(page, "table"), "tbody").iter("tr")
    shown = [int(words(cell)) for cell in row]
    assert shown == [players, DISPLAYS[players], DISPLAYS[players] * TILES_PER_DISPLAY]
    (choices,) = having(page, "players-asked")
    (current,) = [link for link in choices if link.get("aria-current")]
    assert f"players={players}" in current.get("href", "")
    assert f"/en/table/refill/?players={players}" in list(hrefs(page))


@every_language
@pytest.mark.parametrize(
    ("players", "bag", "lid"),
    [(2, 20, 33), (2, 6, 40), (3, 10, 0), (3, 6, 11), (4, 0, 0), (4, 0, 3), (2, 100, 0)],
)
def test_filling_is_told(site: Client, language: str, players: int, bag: int, lid: int) -> None:
    """Steps, displays and what is left are what the engine found, in the reader's language."""
    address = f"/{language}/table/refill/?players={players}&bag={bag}&lid={lid}"
    answer = with_id(read_page(site.get(address)), "answer")
    found = refilling(players, bag, lid)
    with translation.override(language):
        for sentence in (*steps(found), *notes(found)):
            assert sentence in words(answer)
    amounts = [int(words(node)) for shown in having(answer, "amounts") for node in shown]
    assert amounts == (list(found.amounts) if found.dealt else [])
    assert "#lid-return" in "".join(hrefs(answer)) or not found.has_lid_returned


def test_the_form_keeps_what_was_asked(site: Client) -> None:
    """With the answer, players and counts stand in the form as they were given."""
    page = read_page(site.get(f"/en/table/refill/?{FULL}"))
    assert (with_id(page, "bag").get("value"), with_id(page, "lid").get("value")) == ("16", "30")
    (chosen,) = [node for node in page.iter("input") if "checked" in node.attrib]
    assert chosen.get("value") == "3"


def test_what_the_bag_holds_before_each_round() -> None:
    """Who did not count finds it by round."""
    (table,) = having(visited("/en/table/refill/"), "rounds")
    rows = [[words(cell) for cell in row] for row in first(table, "tbody").iter("tr")]
    assert rows == [[str(n), " · ".join(map(str, bags_before_lid(n)))] for n in DISPLAYS]


@every_language
@pytest.mark.parametrize(
    ("query", "wrong"),
    [
        ("bag=1&lid=1", set()),
        ("players=2&bag=20", {"lid"}),
        ("players=2&bag=&lid=", {"bag", "lid"}),
        ("players=3&bag=-1&lid=30", {"bag"}),
        ("players=3&bag=101&lid=0", {"bag"}),
        ("players=3&bag=60&lid=60", {"bag", "lid"}),
        ("players=2&bag=3&lid=4", {"bag", "lid"}),
        ("players=3&bag=%00&lid=%3Cb%3E", {"bag", "lid"}),
    ],
)
def test_counts_that_cannot_be(site: Client, language: str, query: str, wrong: set[str]) -> None:
    """The form comes back, says what is wrong, and marks where."""
    response = site.get(f"/{language}/table/refill/?{query}")
    page = read_page(response)
    assert response.status_code == 422
    fault = with_id(page, "fault")
    assert fault.get("role") == "alert"
    assert words(fault).endswith(".")
    assert {node.get("name") for node in page.iter("input") if "aria-invalid" in node.attrib} == (
        wrong
    )
    assert not [node for node in page.iter() if node.get("id") == "answer"]
    assert b"<b>" not in response.content


@every_tool
@pytest.mark.parametrize("players", NO_PLAYERS, ids=lambda text: repr(text)[:10])
def test_other_numbers_of_players_are_refused(site: Client, page: str, players: str) -> None:
    """The box is for two to four, and the refusal leads back to the choice."""
    response = site.get(f"/sv/{page}?{urlencode({'players': players})}")
    root = refused(response, 400, "sv")
    assert way_on(root) == f"/sv/{page}"
    assert b"<script>alert" not in response.content


@QUICK
@given(
    st.sampled_from(TABLE_TOOLS),
    st.dictionaries(
        st.sampled_from(["players", "bag", "lid"]),
        st.one_of(st.integers(-5, 120).map(str), ANY_TEXT),
    ),
)
def test_anything_at_all(site: Client, page: str, query: dict[str, str]) -> None:
    """Whatever an address says, the site answers and never fails."""
    response = site.get(f"/en/{page}?{urlencode(query)}")
    assert response.status_code in {200, 400, 422}
    assert read_page(response) is not None


@pytest.mark.django_db
@every_tool
@every_language
def test_asking_leaves_no_trace(
    django_assert_num_queries: Callable, page: str, language: str
) -> None:
    """No question to the database and no cookie, whatever is asked."""
    reader = Client()
    with django_assert_num_queries(0):
        for query in ("", "?players=3", f"?{FULL}"):
            assert not reader.get(f"/{language}/{page}{query}").cookies


@every_tool
def test_tools_can_only_be_asked(site: Client, page: str) -> None:
    """Nothing can be sent to them."""
    assert site.post(f"/en/{page}").status_code == 405
