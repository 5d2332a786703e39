"""Requests that can't be met, said clearly."""

from http import HTTPStatus


class Refusal(Exception):
    """Stop a request with a page that says what is wrong and where to go on.

    `message` is a sentence in the reader's language; `href` and `label` make a link.
    """

    def __init__(
        self, message: str, *, status: HTTPStatus = HTTPStatus.NOT_FOUND, href: str, label: str
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.href = href
        self.label = label
