"""Configure the site: one file, everything that varies from the environment."""

from pathlib import Path

import environ  # type: ignore[import-untyped]
from csp.constants import NONE, SELF
from django.core.management.utils import get_random_secret_key

from rulesite.languages import OFFERED

env = environ.Env()

BASE_DIR = Path(__file__).resolve().parent.parent
VAR_DIR = Path(env("VAR_DIR", default=str(BASE_DIR / "var")))
VAR_DIR.mkdir(exist_ok=True)


def local_secret_key(path: Path) -> str:
    """Return the key kept in a file, making it once; only the owner may read it."""
    if not path.exists():
        path.touch(mode=0o600)
        path.write_text(get_random_secret_key())
    return path.read_text()


DEBUG = env.bool("DEBUG", default=False)
HTTPS = env.bool("HTTPS", default=False)
# Whether browsers keep a copy for reading with no network; while developing it would be stale.
OFFLINE = env.bool("OFFLINE", default=not DEBUG)
SECRET_KEY = env("SECRET_KEY", default="") or local_secret_key(VAR_DIR / "secret_key")
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS", default=["localhost", "127.0.0.1", "[::1]"])
# Where readers find the site; pages kept for everyone must not depend on a request's host.
SITE_URL = env("SITE_URL", default="http://127.0.0.1:8000").rstrip("/")

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "csp",
    "django_htmx",
    "rulesite",
    "tutorial",
]

MIDDLEWARE = [
    "rulesite.middleware.secret_addresses",  # outside all that redirects or refuses
    "rulesite.encodings.refused_encodings",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "rulesite.middleware.baked_pages",
    "csp.middleware.CSPMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "rulesite.middleware.clear_refusals",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    # The next three serve the admin; pages for readers never look at a session.
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
]

ROOT_URLCONF = "rulesite.urls"
WSGI_APPLICATION = "rulesite.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "rulesite.frame.frame",
            ],
            "builtins": ["django.templatetags.i18n", "django.templatetags.static"],
        },
    }
]

# IMMEDIATE and WAL keep writers from locking each other out. While a writer waits it holds one of
# the server's eight threads. Our longest write, a sweep of 200 rows, takes 14 ms; with all eight
# writing without a pause the longest wait was 2.1 s. Beyond 3 s something is stuck: an answer is
# then shown without being remembered, a form is told to come again (see `database_fault`).
SQLITE_OPTIONS = {
    "transaction_mode": "IMMEDIATE",
    "timeout": 3,
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
}
DATABASES = {"default": env.db_url("DATABASE_URL", default=f"sqlite:///{VAR_DIR}/db.sqlite3")}
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    DATABASES["default"]["OPTIONS"] = SQLITE_OPTIONS
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Answers are short: anything much longer is not one.
DATA_UPLOAD_MAX_MEMORY_SIZE = 64 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 100

LANGUAGE_CODE = "en"
# Offered in the menu, checked by the gate; each has a module in rulesite/languages.
LANGUAGES = [(language.code, language.name) for language in OFFERED]
LOCALE_PATHS = [BASE_DIR / "locale"]
FORMAT_MODULE_PATH = "rulesite.formats"
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

# Off by default, so that tests and first tries need no collected files; `make run` turns it on.
STATIC_MANIFEST = env.bool("STATIC_MANIFEST", default=False)
STATIC_URL = "/static/"
STATIC_ROOT = VAR_DIR / "static"
STATIC_ROOT.mkdir(exist_ok=True)
WHITENOISE_USE_FINDERS = not STATIC_MANIFEST
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"
        if STATIC_MANIFEST
        else "django.contrib.staticfiles.storage.StaticFilesStorage"
    },
}

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF],
        "font-src": [SELF],
        "connect-src": [SELF],
        "form-action": [SELF],
        "manifest-src": [SELF],
        "worker-src": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
SECURE_SSL_REDIRECT = HTTPS
SECURE_HSTS_SECONDS = 365 * 24 * 3600 if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = HTTPS
SECURE_HSTS_PRELOAD = HTTPS
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
# With HTTPS on, a proxy stands in front; the last address it forwards is the reader's.
TRUST_PROXY = HTTPS
SESSION_COOKIE_SECURE = HTTPS
CSRF_COOKIE_SECURE = HTTPS
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_HTTPONLY = True
CSRF_COOKIE_AGE = None  # gone when the browser is closed
CSRF_FAILURE_VIEW = "rulesite.pages.errors.no_token"

LEARNER_KEPT_DAYS = 400
"""After so many days without an answer a learner's progress is removed."""

# For maintainers alone: readers have no accounts.
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
