"""Give servers the WSGI application."""

import os

from django.core.wsgi import get_wsgi_application

from rulesite.charset import read_as_utf8

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulesite.settings")

application = read_as_utf8(get_wsgi_application())
