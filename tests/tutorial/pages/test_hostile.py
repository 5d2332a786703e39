"""Whatever is sent as an answer is judged, or refused in clear words; nothing breaks."""

from urllib.parse import quote_from_bytes

import pytest
from django.http import HttpResponse
from django.test import Client
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rulesite.addresses import ANSWERABLE, LANGUAGES, STEPS
from tests.rulesite.pages.test_errors import refused
from tests.rulesite.reading import having, read_page
from tests.turns import by_turns, some_now
from tests.tutorial.test_answers import HOSTILE
from tutorial.lessons import LESSONS, find_lesson
from tutorial.puzzles import find_type
from tutorial.puzzles.seed import Seed
from tutorial.tasks.task import Task

pytestmark = pytest.mark.django_db

FORM = "application/x-www-form-urlencoded"
PUZZLE = "practice/cross/1-1-a/"
QUICK = settings(deadline=None, max_examples=60)
NUMBERS = [
    f"learn/{lesson.id}/{number}/"
    for lesson in LESSONS
    for number, step in enumerate(lesson.steps, 1)
    if step.task.form == "number"
]
OTHERS = [page for page in STEPS if page not in NUMBERS]
FORGED = [
    *("r9c9", "r0c0", "r1c1r1c2", "R1C1", "1X", "9B", "CM", "F", "B", "BB", "purple", "YES", "No"),
    *("true", "1", "0", "on", "../..", "r1c1\x00", "r1c1,r1c2", "x" * 10_000, "<i>", "Ω", ""),
]
"""Cells, takes, colors and judgements that were never shown."""
MISSING = [b"", b"answer", b"answer=", b"Answer=7", b"answer[]=7", b"&&&=&"]

any_value = st.text(st.characters(exclude_categories=["Cs"]), max_size=6) | st.binary(max_size=4)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def posted(site: Client, page: str, body: bytes, kind: str = FORM, **extra: str) -> HttpResponse:
    """Post raw bytes."""
    return site.generic("POST", f"/sl/{page}", body, content_type=kind, **extra)


def encoded(value: str | bytes) -> str:
    """Write a value as a form sends it, be it text or not."""
    return quote_from_bytes(value if isinstance(value, bytes) else value.encode())


def task_of(page: str) -> Task:
    """Find the task of a step or a puzzle."""
    part, name, last, _ = page.split("/")
    if part == "learn":
        lesson = find_lesson(name)
        assert lesson
        return lesson.steps[int(last) - 1].task
    kind = find_type(name)
    assert kind
    return kind.make(Seed.parse(last)).task


def takes(page: str, values: list[str]) -> bool:
    """Tell whether values are an answer that the task of a page can be given."""
    task = task_of(page)
    fields = getattr(task, "fields", ()) if task.form == "fields" else ()
    are_numbers = all(value.isdigit() for value in values) and not any(
        field.options for field in fields
    )
    if task.form in {"mark", "checks"}:
        values = sorted(set(values))  # the same mark twice is one mark
    return values in task.choices() or (len(values) == len(fields) > 0 and are_numbers)


def said_why(response: HttpResponse) -> None:
    """Check that a response refuses an answer in words."""
    root = read_page(response)
    assert response.status_code == 422
    (box,) = having(root, "verdict")
    assert "is-refused" in box.get("class", "")
    assert "Set-Cookie" not in response.headers


@pytest.mark.parametrize("text", HOSTILE)
def test_what_is_no_number(site: Client, text: str) -> None:
    """A puzzle takes whole numbers in digits and refuses everything else."""
    said_why(site.post(f"/sl/{PUZZLE}", {"answer": text}))


@pytest.mark.parametrize("page", NUMBERS)
@pytest.mark.parametrize("text", ["x", "1.5", "-3", "1000", "", "٣", "9" * 10_000])
def test_what_is_no_number_in_a_lesson(site: Client, page: str, text: str) -> None:
    """A step that asks for a number refuses everything else."""
    said_why(site.post(f"/tr/{page}", {"answer": text}))


@pytest.mark.parametrize("page", some_now(OTHERS, 2))
def test_forged_choices(site: Client, page: str) -> None:
    """A step that shows choices takes those, and none that was made up."""
    for text in FORGED:
        if takes(page, [text]):
            continue
        said_why(site.post(f"/sv/{page}", {"answer": text}))


@pytest.mark.parametrize(("page", "body"), by_turns(ANSWERABLE, MISSING))
def test_a_missing_answer(site: Client, page: str, body: bytes) -> None:
    """No answer at all, or under another name, is not an answer, unless nothing is one."""
    sent = [""] if body in {b"answer", b"answer="} else []
    response = posted(site, page, body)
    if takes(page, sent):
        assert response.status_code == 200
    else:
        said_why(response)


@pytest.mark.parametrize("page", ANSWERABLE)
def test_two_answers(site: Client, page: str) -> None:
    """Two numbers are judged only where two are asked for, and refused everywhere else."""
    response = posted(site, page, b"answer=7&answer=7")
    if takes(page, ["7", "7"]):
        assert response.status_code == 200
    else:
        said_why(response)


@pytest.mark.parametrize(
    "body",
    [
        b"answer=%",
        b"answer=%zz",
        b"answer=%ff%fe",
        b"answer=\xff\xfe",
        b"answer=%u0037",
        b"\x00" * 99,
    ],
)
def test_broken_encodings(site: Client, body: bytes) -> None:
    """Bytes that are no text are not an answer."""
    said_why(posted(site, PUZZLE, body))


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b'{"answer": 7}', "application/json"),
        (b"answer=7", "text/plain"),
        (b"answer=7", ""),
        (b"<answer>7</answer>", "application/xml"),
        (b"answer=7", "application/x-www-form-urlencoded-not"),
    ],
)
def test_other_kinds_of_bodies(site: Client, body: bytes, kind: str) -> None:
    """A body that is no form holds no answer."""
    said_why(posted(site, PUZZLE, body, kind))


def test_an_unknown_encoding_is_read_as_usual(site: Client) -> None:
    """A charset that nobody knows is not a reason to break."""
    assert posted(site, PUZZLE, b"answer=7", f"{FORM}; charset=utf-99").status_code == 200


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"answer=7", f"{FORM}; charset=utf-16"),
        (b"answer=7", "multipart/form-data"),
        (b"answer=7", "multipart/form-data; boundary=" + "x" * 300),
        (b"answer=" + b"7" * 70_000, FORM),
        (b"x=" + b"y" * 1_000_000, FORM),
        (b"&".join(b"answer=7" for _ in range(200)), FORM),
        (b"&".join(b"a%d=7" % number for number in range(101)), FORM),
    ],
)
@pytest.mark.parametrize("page", [PUZZLE, STEPS[0]])
def test_bodies_that_are_refused_unread(site: Client, page: str, body: bytes, kind: str) -> None:
    """Forms that are too long, have too many fields or can't be decoded are refused as such."""
    refused(posted(site, page, body, kind), 400, "sl")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"answer=7",
        b"--x\r\n",
        b"--x--\r\n",
        b'--x\r\nContent-Disposition: form-data; name="answer"\r\n\r\n7',
        b'--x\r\nContent-Disposition: form-data; name="answer"; filename="a"\r\n\r\n7\r\n--x--\r\n',
        b"--x\r\nContent-Disposition: form-data\r\n\r\n7\r\n--x--\r\n",
    ],
)
def test_broken_multipart_forms(site: Client, body: bytes) -> None:
    """A form with parts is read as far as it goes; files are no answers."""
    response = posted(site, PUZZLE, body, "multipart/form-data; boundary=x")
    assert response.status_code in {200, 400, 422}
    assert read_page(response) is not None


def test_a_form_with_parts(site: Client) -> None:
    """A whole form with parts is a form."""
    body = b'--x\r\nContent-Disposition: form-data; name="answer"\r\n\r\n4\r\n--x--\r\n'
    assert posted(site, PUZZLE, body, "multipart/form-data; boundary=x").status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"hx-request": "false"},
        {"hx-request": "TRUE"},
        {"hx-request": "true", "hx-current-url": "http://["},
        {"hx-request": "true", "hx-current-url": "\xff", "hx-target": "<b>"},
        {"hx-request": "true", "hx-current-url-uri-autoencoded": "true", "hx-current-url": "%ff"},
        {"hx-request": "true", "hx-boosted": "true", "hx-prompt": "x" * 10_000},
        {"hx-request": "true", "triggering-event": "{", "hx-trigger": "%00"},
        {"x-http-method-override": "DELETE", "x-forwarded-host": "evil.example"},
        {"origin": "https://evil.example", "referer": "https://evil.example/"},
    ],
)
def test_forged_headers(site: Client, headers: dict[str, str]) -> None:
    """An answer is judged whatever else is claimed about it."""
    response = site.post(f"/sl/{PUZZLE}", {"answer": "4"}, headers=headers)
    assert response.status_code == 200
    assert having(read_page(response), "is-right")
    assert b"evil.example" not in response.content


@every_language
def test_what_was_typed_comes_back_harmless(site: Client, language: str) -> None:
    """A short text is shown again as text, a long one is not shown at all."""
    short = site.post(f"/{language}/{PUZZLE}", {"answer": '"<&'})
    long = site.post(f"/{language}/{PUZZLE}", {"answer": "<script>alert(1)</script>"})
    assert b"&quot;&lt;&amp;" in short.content
    assert b"alert" not in long.content


@QUICK
@given(st.binary(max_size=60))
def test_any_body_at_all(site: Client, body: bytes) -> None:
    """Any bytes are judged, or refused; the site never breaks."""
    response = posted(site, PUZZLE, body)
    assert response.status_code in {200, 400, 422}
    assert response.headers["Content-Language"] == "sl"


@QUICK
@given(st.sampled_from(ANSWERABLE), st.lists(any_value, max_size=4))
def test_any_answer_at_all(site: Client, page: str, values: list[str | bytes]) -> None:
    """Any answers to any question are judged or refused."""
    body = "&".join(f"answer={encoded(value)}" for value in values).encode()
    assert posted(site, page, body).status_code in {200, 422}
