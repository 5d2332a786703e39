"""Find for every rule the engine parts that carry it out and the tests that prove it."""

import json
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from engine import Rule
from rulesite.management.sources import engine_parts, proving_tests
from rulesite.rulebook.proof import PROOF_FILE


def make_proof(root: Path) -> dict[str, Any]:
    """Return what `proof.json` holds: for each rule its engine parts and tests."""
    proof: dict[str, Any] = {rule.value: {"engine": [], "tests": []} for rule in Rule}
    for kind, found in (
        ("engine", engine_parts(root / "engine")),
        ("tests", proving_tests(root / "tests")),
    ):
        for rule, named in found:
            if named._asdict() not in proof[rule][kind]:
                proof[rule][kind].append(named._asdict())
    return proof


def written(proof: dict[str, Any]) -> str:
    """Return the text of `proof.json`."""
    return json.dumps(proof, ensure_ascii=False, indent=1) + "\n"


class Command(BaseCommand):
    """Write `proof.json` anew; a test fails when it is not current."""

    help = "Write which engine parts carry each rule out and which tests prove it."
    requires_system_checks: list[str] = []  # they read the file that is to be mended

    def handle(self, *args: Any, **options: Any) -> None:
        """Read engine and tests, and write the file."""
        PROOF_FILE.write_text(written(make_proof(settings.BASE_DIR)), encoding="utf-8")
        self.stdout.write(f"wrote {PROOF_FILE.relative_to(settings.BASE_DIR)}")
