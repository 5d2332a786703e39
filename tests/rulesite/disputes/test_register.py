"""The list of disputes: what each one holds, and how many are played with the engine."""

import re
from importlib import import_module
from pathlib import Path

import pytest
from django.utils import translation

from engine.rules import CONVENTIONS
from rulesite import disputes
from rulesite.board.figures import figure_view
from rulesite.disputes import DISPUTES, Dispute, Phase, asking, find_dispute, of_phase
from rulesite.rulebook import Authority, find_unit
from rulesite.rulebook.slots import SLOTS
from rulesite.rulings import RULINGS, Confidence
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.disputes.settling import SETTLED, the

FOLDER = Path(disputes.__file__).parent
FEWEST = 48
FEWEST_PLAYED = 60
MOST_WORDS = 8
LONGEST_REASON = 200

every_dispute = pytest.mark.parametrize("dispute", DISPUTES, ids=lambda dispute: dispute.id)


def sources(dispute: Dispute) -> list[str]:
    """Return the texts of a dispute in English."""
    with translation.override("en"):
        return [str(dispute.question), str(dispute.verdict), str(dispute.reason)]


def test_there_are_enough() -> None:
    """There are disputes of every phase, in the order of a game, each with an id of its own."""
    assert len(DISPUTES) >= FEWEST
    assert [dispute for phase in Phase for dispute in of_phase(phase)] == list(DISPUTES)
    assert all(len(of_phase(phase)) >= 5 for phase in Phase)


def test_ids_and_phases_share_no_name() -> None:
    """On the page of all disputes every anchor is there once."""
    names = [dispute.id for dispute in DISPUTES] + list(Phase)
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", name) for name in names)


def test_enough_are_played() -> None:
    """For most disputes a test here plays the case and finds the verdict right."""
    folder = Path(__file__).parent
    for path in folder.glob("test_*.py"):
        import_module(f"tests.rulesite.disputes.{path.stem}")
    assert {dispute.id for dispute in DISPUTES} >= SETTLED
    assert len(SETTLED) >= FEWEST_PLAYED


@every_dispute
def test_a_question_is_asked(dispute: Dispute) -> None:
    """It ends as a question, and no two disputes ask the same."""
    question, *_ = sources(dispute)
    assert question.endswith("?")
    assert [sources(other)[0] for other in DISPUTES].count(question) == 1


@every_dispute
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verdict_is_short(dispute: Dispute, language: str) -> None:
    """It says in at most eight words what to do now, and ends with a full stop."""
    with translation.override(language):
        verdict = str(dispute.verdict)
    assert len(verdict.split()) <= MOST_WORDS
    assert verdict.endswith(".")


@every_dispute
def test_a_reason_is_one_or_two_sentences(dispute: Dispute) -> None:
    """It is short enough for the first screen of a small phone."""
    *_, reason = sources(dispute)
    assert 1 <= len(re.findall(r"[.](?= |$)", reason)) <= 2
    assert len(reason) <= LONGEST_REASON


@every_dispute
def test_no_digits_are_typed(dispute: Dispute) -> None:
    """Numbers of the rules are slots, filled in by the engine."""
    code = (FOLDER / f"{dispute.phase}.py").read_text(encoding="utf-8")
    texts = re.findall(rf'pgettext_lazy\(\s*"dispute {dispute.id}",(.*?)\),?\n', code, re.DOTALL)
    assert len(texts) == 3
    for text in texts:
        assert not re.search(r"\d", re.sub(r"\{\w+\}", "", text))
        assert set(re.findall(r"\{(\w+)\}", text)) <= SLOTS.keys()


@every_dispute
def test_the_rules_cited_are_there(dispute: Dispute) -> None:
    """Each cited unit exists, none twice, and the topics are among theirs."""
    units = [find_unit(unit_id).unit for unit_id in dispute.units]
    assert 1 <= len(units) == len(set(dispute.units)) <= 3
    assert dispute.topics
    assert set(dispute.topics) <= {topic for unit in units for topic in unit.topics}
    assert all(dispute in asking(unit.id) for unit in units)


@every_dispute
def test_related_disputes_are_there(dispute: Dispute) -> None:
    """Each related dispute exists, is another one, and is named once."""
    assert dispute.related
    assert dispute.id not in dispute.related
    assert len(set(dispute.related)) == len(dispute.related)
    assert all(find_dispute(other) for other in dispute.related)


@pytest.mark.parametrize(
    "dispute", [each for each in DISPUTES if each.figure], ids=lambda dispute: dispute.id
)
def test_figures_can_be_carried_out(dispute: Dispute) -> None:
    """The engine can play what the figure shows, and says something of it."""
    assert dispute.figure is not None
    assert figure_view(dispute.figure).is_told


def test_every_convention_is_disputed() -> None:
    """Wherever the rulebook is silent on play there is a dispute that we decide."""
    ours = {dispute.units[0] for dispute in DISPUTES if dispute.is_our_choice}
    assert ours >= set(map(str, CONVENTIONS))


@every_dispute
def test_our_choice_is_in_the_register(dispute: Dispute) -> None:
    """Our choice is what the register of rulings leaves open, and nothing else is."""
    confidences = {ruling.id: ruling.confidence for ruling in RULINGS}
    confidence = confidences.get(dispute.units[0])
    assert dispute.is_our_choice == (confidence in (Confidence.SILENT, Confidence.DISPUTED))
    if dispute.authority is Authority.CONVENTION:
        assert dispute.is_our_choice


def test_units_find_what_they_decide_first() -> None:
    """Of the disputes on a rule those that it decides come first."""
    found = [dispute.id for dispute in asking("marker-take")]
    assert found.index("marker-again") < found.index("marker-full-floor")
    assert asking("weight") == ()


def test_an_unknown_dispute_is_none() -> None:
    """There is no dispute with a made-up id."""
    assert find_dispute("no-such-dispute") is None
    assert the("pass").id == "pass"


def test_texts_follow_the_reader() -> None:
    """A text is in the language of whoever reads it, with its numbers filled in."""
    with translation.override("en"):
        assert str(the("tiles-on-displays").verdict) == "Put 4 on each display, always."
