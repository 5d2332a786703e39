"""Settings: a key made once, safe defaults, and what production turns on."""

import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from rulesite.settings import local_secret_key
from tests.rulesite.addresses import LANGUAGES, PAGES

ROOT = Path(__file__).parents[2]
NAMES = ["DEBUG", "SECURE_SSL_REDIRECT", "SECURE_HSTS_SECONDS", "CSRF_COOKIE_SECURE"]
ASK = f"""
import json
from rulesite import settings
print(json.dumps({{name: getattr(settings, name) for name in {NAMES}}}))
"""


def configured(folder: Path, **environment: str) -> dict[str, object]:
    """Return settings as another process has them, started with an environment."""
    clean = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    command = [sys.executable, "-B", "-c", ASK]
    wanted = {**clean, "VAR_DIR": str(folder), **environment}
    done = subprocess.run(command, cwd=ROOT, env=wanted, capture_output=True, check=True)
    return dict(json.loads(done.stdout))


def test_the_key_is_made_once(tmp_path: Path) -> None:
    """The secret key is made at the first start, kept, and only the owner may read it."""
    path = tmp_path / "secret_key"
    key = local_secret_key(path)
    assert len(key) >= 50
    assert local_secret_key(path) == key
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_two_sites_have_two_keys(tmp_path: Path) -> None:
    """No key is the same everywhere."""
    assert local_secret_key(tmp_path / "one") != local_secret_key(tmp_path / "two")


def test_nothing_is_for_debugging_by_default(tmp_path: Path) -> None:
    """Without being asked the site shows no debugging and runs without HTTPS."""
    assert configured(tmp_path) == {
        "DEBUG": False,
        "SECURE_SSL_REDIRECT": False,
        "SECURE_HSTS_SECONDS": 0,
        "CSRF_COOKIE_SECURE": False,
    }


def test_https_turns_on_what_belongs_to_it(tmp_path: Path) -> None:
    """HTTPS=1 redirects, keeps browsers on HTTPS for a year, and guards cookies."""
    found = configured(tmp_path, HTTPS="1")
    assert found["SECURE_SSL_REDIRECT"] is True
    assert found["CSRF_COOKIE_SECURE"] is True
    assert found["SECURE_HSTS_SECONDS"] == 365 * 24 * 3600


def test_languages_are_those_offered() -> None:
    """Django knows the languages of the menu, and no others."""
    assert [code for code, _ in settings.LANGUAGES] == LANGUAGES
    assert settings.LANGUAGE_CODE == "en"


def test_no_request_takes_the_write_lock() -> None:
    """A transaction for every request would make writers wait for readers."""
    assert not settings.DATABASES["default"]["ATOMIC_REQUESTS"]


@pytest.mark.parametrize("page", ["accounts/", "accounts/login/", "login/", "signup/", "register/"])
def test_readers_have_no_accounts(site: Client, page: str) -> None:
    """Accounts are for maintainers, in the admin: no page signs readers in or up."""
    assert site.get(f"/en/{page}").status_code == 404
    assert site.get(f"/{page}").status_code == 404
    assert "django.contrib.auth.urls" not in (ROOT / "rulesite" / "urls.py").read_text()


@pytest.mark.parametrize("page", PAGES)
def test_readers_have_no_session(site: Client, page: str) -> None:
    """No page hands out a session or follows one that is claimed."""
    asked = site.get(
        f"/en/{page}", headers={"cookie": f"{settings.SESSION_COOKIE_NAME}={'f' * 32}"}
    )
    assert asked.status_code == 200
    assert settings.SESSION_COOKIE_NAME not in asked.cookies
    assert "Cookie" not in asked.headers.get("Vary", "")
