"""Puzzles as pages: endless, each an address, each explained."""

import pytest
from django.test import Client
from django.utils import translation

from engine.misreadings import TILE, fitting
from rulesite.wording.misreadings import tile_misreading
from tests.rulesite.addresses import LANGUAGES, PUZZLES
from tests.rulesite.pages.test_errors import refused, way_on
from tests.rulesite.reading import first, having, hrefs, read_page, visited, with_id, words
from tests.tutorial.pages.test_learn import HTMX, send, verdict
from tests.tutorial.puzzles.test_seed import MALFORMED
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType, Unit
from tutorial.puzzles.cross import CROSS, make_task
from tutorial.puzzles.seed import BadSeed, Seed
from tutorial.tasks.tile_score import TileScoreTask

pytestmark = pytest.mark.django_db

SEEDS = [f"1-{level}-{number}" for level in (1, 2, 3) for number in ("a", "q7", "zz1")]

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_seed = pytest.mark.parametrize("seed", SEEDS)


def single_mistake(task: TileScoreTask) -> tuple[int, str]:
    """Return a wrong number that one known mistake alone gives, and the mistake."""
    case = task.board.wall, *task.cell
    for misreading in TILE:
        number = misreading.apply(*case)
        if [found.id for found in fitting(*case, number)] == [misreading.id]:
            return number, misreading.id
    raise AssertionError(f"no single mistake on {task}")


@every_language
def test_the_kinds_are_listed(language: str) -> None:
    """Each kind of puzzle is named with its question, and each level can be begun."""
    root = visited(f"/{language}/practice/")
    entries = [entry for kinds in having(root, "kinds") for entry in kinds.iter("li")]
    for entry, kind in zip(entries, in_order(), strict=True):
        with translation.override(language):
            assert words(first(entry, "strong")) == str(kind.title)
            assert str(kind.summary) in words(entry)
        shown = [link.get("href") for link in entry.iter("a")]
        begin = f"/{language}/practice/{kind.id}/"
        levels = range(1, kind.levels + 1)
        assert shown == [begin, *(f"{begin}?level={level}" for level in levels)]


def in_order() -> list[PuzzleType]:
    """List the types as the page does, by the parts of the syllabus."""
    return sorted(PUZZLE_TYPES, key=lambda kind: list(Unit).index(kind.unit))


@every_language
def test_one_tap_leads_to_a_puzzle(site: Client, language: str) -> None:
    """The first button of the page leads to an easy puzzle, chosen at random."""
    root = visited(f"/{language}/practice/")
    button = having(root, "button")[0]
    response = site.get(button.get("href", ""), follow=True)
    assert response.status_code == 200
    assert response.redirect_chain
    assert "-1-" in response.redirect_chain[0][0]


def test_a_selection_is_kept(site: Client) -> None:
    """Another one is another one of what was selected."""
    page = site.get("/en/practice/mix/?type=cross&level=3", follow=True)
    address, _ = page.redirect_chain[0]
    assert address.startswith("/en/practice/cross/1-3-")
    seed = address.split("/")[4]
    again = f"/en/practice/mix/?type=cross&level=3&after={seed}"
    assert again in [link.get("href") for link in having(read_page(page), "button")]
    answered = read_page(site.post(address, {"answer": "4"}))
    assert again in [link.get("href") for link in having(answered, "button")]


@pytest.mark.parametrize(
    ("query", "status"),
    [("type=nope", 400), ("level=x", 400), ("type=cross&players=4", 404), ("rule=%FF%00", 400)],
)
def test_what_can_not_be_selected(site: Client, query: str, status: int) -> None:
    """A selection that is not on offer, or that nothing fits, is refused in words."""
    response = site.get(f"/sv/practice/mix/?{query}")
    assert response.status_code == status
    assert (way_on(read_page(response)) or "").startswith("/sv/practice/")


@pytest.mark.parametrize(
    ("asked", "kept"),
    [
        ("type=cross&players=4", "type=cross&players=4"),
        ("rule=no-tiles&level=3&players=2&players=3", "rule=no-tiles&level=3&players=2&players=3"),
        ("type=cross&type=nope&level=1&level=2", "type=cross&level=1&level=2"),
    ],
)
def test_a_refusal_keeps_the_selection(site: Client, asked: str, kept: str) -> None:
    """From a refusal one goes back to the form, open and with everything that was chosen."""
    back = way_on(read_page(site.get(f"/en/practice/mix/?{asked}")))
    assert back == f"/en/practice/?{kept}"
    root = read_page(site.get(back))
    assert having(root, "more")[0].get("open") is not None
    ticked = [
        f"{field.get('name')}={field.get('value')}"
        for field in root.iter("input")
        if field.get("checked") is not None
    ]
    assert sorted(ticked) == sorted(kept.split("&"))


@pytest.mark.parametrize(
    "query",
    [
        "type=least-harm&side=grey&players=4",
        "type=least-harm&players=3",
        "type=least-harm&level=3&players=4",
        "side=grey&players=4",
        "rule=no-tiles",
        "level=1&level=2&side=colored&side=grey&players=3&players=4",
    ],
)
def test_whatever_there_is_can_be_practised(site: Client, query: str) -> None:
    """However few puzzles fit, one is found each time."""
    for _ in range(8):
        response = site.get(f"/en/practice/mix/?{query}", follow=True)
        assert response.status_code == 200
        again = f"/en/practice/mix/?{query}&after="
        assert any(
            again in (link.get("href") or "") for link in having(read_page(response), "button")
        )


@pytest.mark.parametrize(
    ("query", "others"),
    [
        ("mix=1", ["level=2", "level=3"]),
        ("side=grey", ["level=2&side=grey", "level=3&side=grey"]),
        ("type=cross&level=1", ["type=cross&level=2", "type=cross&level=3"]),
        ("rule=score-min&level=1&level=3", ["rule=score-min&level=2", "rule=score-min&level=3"]),
        ("side=grey&rule=grey-no-space", ["rule=grey-no-space&level=3&side=grey"]),
    ],
)
def test_another_level_of_the_selection(site: Client, query: str, others: list[str]) -> None:
    """Another level is one of what was selected, where that has it."""
    root = read_page(site.get(f"/en/practice/cross/{CROSS.version}-1-a/?{query}"))
    links = [link for link in having(root, "small") if words(link).startswith("Level ")]
    assert [link.get("href") for link in links] == [f"/en/practice/mix/?{one}" for one in others]


@pytest.mark.parametrize("more", ["", "&large=1"])
def test_the_selection_can_be_changed(site: Client, more: str) -> None:
    """From a puzzle of a selection one comes to the form, open, with what was chosen ticked."""
    chosen = "type=cross&type=round&level=2&level=3"
    root = read_page(site.get(f"/sl/practice/cross/{CROSS.version}-2-a/?{chosen}{more}"))
    (change,) = (href for href in hrefs(root) if href.startswith("/sl/practice/?"))
    assert change == f"/sl/practice/?{chosen}{more}#choose"
    fold = with_id(read_page(site.get(change)), "choose")
    assert "open" in fold.attrib
    fields = [field for field in fold.iter("input") if field.get("type") == "hidden"]
    ticked = [field for field in fold.iter("input") if "checked" in field.attrib]
    named = [f"{field.get('name')}={field.get('value')}" for field in (*ticked, *fields)]
    assert "&".join(named) == f"{chosen}{more}"


@pytest.mark.parametrize("query", ["", "?mix=1", "?large=1", "?level=9"])
def test_without_a_selection_there_is_none_to_change(site: Client, query: str) -> None:
    """Where nothing was chosen, no link offers to change it."""
    root = read_page(site.get(f"/sl/practice/cross/{CROSS.version}-2-a/{query}"))
    assert not [href for href in hrefs(root) if href.endswith("#choose")]


@every_language
@pytest.mark.parametrize(
    ("query", "level"),
    [
        *(("", 1), ("?level=1", 1), ("?level=2", 2), ("?level=3", 3)),
        *(("?level=", 1), ("?level=2&level=3", 3)),
    ],
)
def test_a_fresh_puzzle(site: Client, language: str, query: str, level: int) -> None:
    """A kind leads to a fresh puzzle of the level asked for, of the first if none is."""
    response = site.get(f"/{language}/practice/cross/{query}")
    address = response.headers["Location"]
    seed = Seed.parse(address.removeprefix(f"/{language}/practice/cross/").rstrip("/"))
    assert response.status_code == 302
    assert (seed.version, seed.level) == (CROSS.version, level)
    assert "no-store" in response.headers["Cache-Control"]
    assert site.get(address).status_code == 200


@pytest.mark.parametrize("level", ["9", "0", "-1", "x", "٢", "02", "%00", "3" * 999])
def test_no_such_level(site: Client, level: str) -> None:
    """A level that is not there is refused, with those that are and a way on."""
    root = refused(site.get(f"/en/practice/cross/?level={level}"), 404, "en")
    assert "levels 1 to 3" in words(root)
    assert "/en/practice/cross/" in set(hrefs(root))


def test_puzzles_do_not_repeat(site: Client) -> None:
    """Another one is another one."""
    found = {site.get("/en/practice/cross/").headers["Location"] for _ in range(30)}
    assert len(found) > 25


@every_seed
@every_language
def test_a_puzzle_asks(site: Client, seed: str, language: str) -> None:
    """A puzzle shows its wall with the new tile, its question, and a field for a number."""
    root = read_page(site.get(f"/{language}/practice/cross/{seed}/"))
    task = make_task(Seed.parse(seed))
    with translation.override(language):
        assert words(first(root, "h1")) == str(CROSS.make(Seed.parse(seed)).question)
    assert str(task.board) in [node.get("data-position") for node in root.iter()]
    field = with_id(root, "answer")
    assert (field.get("name"), field.get("inputmode")) == ("answer", "numeric")
    assert len(having(root, "is-placed")) == 1
    assert not having(root, "is-row")


@every_seed
@every_language
def test_a_right_answer(site: Client, seed: str, language: str) -> None:
    """The right number gets both runs, marked and said, and the sum."""
    task = make_task(Seed.parse(seed))
    score = task.score
    root = read_page(send(site, f"/{language}/practice/cross/{seed}/", str(score.points)))
    assert verdict(root)[0] == "is-right"
    total = f"{score.horizontal} + {score.vertical} = {score.points}"
    assert total in [words(node) for node in having(root, "sum")]
    assert len(having(root, "is-row")) == score.horizontal
    assert len(having(root, "is-column")) == score.vertical


@every_seed
@every_language
def test_a_known_mistake(site: Client, seed: str, language: str) -> None:
    """A wrong number that a known mistake gives is named as it, and the count is told."""
    task = make_task(Seed.parse(seed))
    number, mistake = single_mistake(task)
    response = send(site, f"/{language}/practice/cross/{seed}/", str(number))
    root = read_page(response)
    with translation.override(language):
        sentence = tile_misreading(mistake).format(answer=number)
    assert response.status_code == 200
    assert verdict(root)[0] == "is-wrong"
    assert sentence in [words(node) for node in root.iter("p")]
    assert having(root, "sum")
    assert with_id(root, "answer").get("value") == str(number)


@every_language
def test_an_answer_that_can_not_be_read(site: Client, language: str) -> None:
    """Letters for a number get 422 and the question again, the sum not given away."""
    response = send(site, f"/{language}/practice/cross/1-1-a/", "seven")
    root = read_page(response)
    assert response.status_code == 422
    assert response.headers["Content-Language"] == language
    assert verdict(root)[0] == "is-refused"
    assert not having(root, "sum")
    assert not having(root, "is-row")


@every_language
@pytest.mark.parametrize(("answer", "status"), [("4", 200), ("9", 200), ("x", 422)])
def test_htmx_gets_the_stage_alone(site: Client, language: str, answer: str, status: int) -> None:
    """To htmx only the stage is sent: the same as in the whole page."""
    address = f"/{language}/practice/cross/1-1-a/"
    part, whole = send(site, address, answer, **HTMX), send(site, address, answer)
    assert part.status_code == whole.status_code == status
    assert [node.get("id") for node in read_page(part)] == ["stage"]
    assert words(read_page(part)) == words(with_id(read_page(whole), "stage"))
    assert "HX-Request" in part.headers["Vary"]


@every_language
def test_a_link_is_a_whole_puzzle(language: str) -> None:
    """Two readers with the same link see the same page."""
    address = f"/{language}/practice/cross/1-2-share/"
    assert Client().get(address).content == Client().get(address).content


@pytest.mark.parametrize("page", PUZZLES)
def test_another_one_of_the_same_level(page: str) -> None:
    """From a puzzle one goes to another of its level, or to another level."""
    kind, seed = page.split("/")[1:3]
    level = seed.split("-")[1]
    (actions,) = having(visited(f"/en/{page}"), "actions")
    hrefs = [link.get("href") for link in actions.iter("a")]
    begin = f"/en/practice/{kind}/?level="
    assert hrefs[0] == f"{begin}{level}&after={seed}"
    assert hrefs[1:] == [f"{begin}{other}" for other in "123" if other != level]


@pytest.mark.parametrize("after", ["", "nope", "9-9-9", "%00", "1-1-a&after=1-1-b"])
def test_what_it_comes_after_is_no_matter(site: Client, after: str) -> None:
    """Whatever stands in the address as the puzzle before, a puzzle is found."""
    for begin in ("cross/?level=1", "mix/?type=cross"):
        assert site.get(f"/en/practice/{begin}&after={after}").status_code == 302


@pytest.mark.parametrize(
    "text", [text for text in MALFORMED if text and "/" not in text and not text.endswith("\n")]
)
def test_malformed_seeds(site: Client, text: str) -> None:
    """What is no seed is refused, however it comes over the wire."""
    response = site.generic("GET", "/sl/", PATH_INFO=raw("sl", text))
    refused(response, 404, "sl")


@every_language
def test_a_malformed_seed_is_told_how_one_looks(site: Client, language: str) -> None:
    """An address that is no seed gets an example that is one, and a link to a fresh puzzle."""
    root = refused(site.get(f"/{language}/practice/cross/1-1-A/"), 404, language)
    assert way_on(root) == f"/{language}/practice/cross/"
    example = words(having(root, "lead")[0]).rstrip(".").split()
    assert any(is_seed(word.strip("“”\"'.,;:»«")) for word in example)


def raw(language: str, seed: str) -> str:
    """Write the path of a puzzle as servers hand it on: UTF-8 bytes, one a character."""
    return f"/{language}/practice/cross/{seed}/".encode().decode("latin1")


def is_seed(text: str) -> bool:
    """Tell whether a text is a seed."""
    try:
        return bool(Seed.parse(text))
    except BadSeed:
        return False


@every_language
@pytest.mark.parametrize("kind", PUZZLE_TYPES, ids=lambda kind: kind.id)
def test_a_seed_of_an_older_version(site: Client, language: str, kind: PuzzleType) -> None:
    """A puzzle that was made by an older version is gone, and never another puzzle instead."""
    for version in range(1, kind.version):
        address = f"/{language}/practice/{kind.id}/{version}-1-a/"
        root = refused(site.get(address), 410, language)
        assert way_on(root) == f"/{language}/practice/{kind.id}/"


@every_language
@pytest.mark.parametrize("ahead", [1, 2, 900])
def test_a_seed_of_no_version_yet(site: Client, language: str, ahead: int) -> None:
    """A version that there never was is no such puzzle, with an example of one that there is."""
    version = CROSS.version + ahead
    root = refused(site.get(f"/{language}/practice/cross/{version}-1-a/"), 404, language)
    assert way_on(root) == f"/{language}/practice/cross/"
    assert f"{CROSS.version}-1-" in words(having(root, "lead")[0])


@every_language
@pytest.mark.parametrize("level", [4, 5, 9])
def test_a_level_that_is_not_there(site: Client, language: str, level: int) -> None:
    """A level that a kind does not have is said to be missing, with those there are."""
    root = refused(site.get(f"/{language}/practice/cross/1-{level}-a/"), 404, language)
    assert "3" in words(having(root, "lead")[0])


@pytest.mark.parametrize("method", ["get", "post"])
def test_a_malformed_seed_takes_no_answer(site: Client, method: str) -> None:
    """An answer to a puzzle that is not there is refused like reading it."""
    response = getattr(site, method)("/sl/practice/cross/1-1-A/", {"answer": "7"})
    refused(response, 404, "sl")


def test_an_answered_board_opens_on_the_board_page(site: Client) -> None:
    """After the answer, never before, the position can be asked about on the board page."""
    address = "/en/practice/cross/1-2-a/"
    before = set(hrefs(read_page(site.get(address))))
    after = set(hrefs(read_page(site.post(address, {"answer": "4"}))))
    assert not [href for href in before if href.startswith("/en/board/")]
    (opened,) = [href for href in after if href.startswith("/en/board/")]
    assert site.get(opened).status_code == 200
