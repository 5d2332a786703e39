"""A reader without scripts: follows links, presses buttons, and sees nothing but the HTML."""

from collections.abc import Sequence
from urllib.parse import urljoin
from xml.etree.ElementTree import Element

from django.http import HttpResponse
from django.test import Client

from tests.rulesite.reading import first, hrefs, read_page

TICKED = {"checkbox", "radio"}
Sent = list[tuple[str, str]]


class Reader:
    """Hold what a reader has open: the address, the page, how it was answered."""

    def __init__(self, site: Client, address: str) -> None:
        self.site = site
        self.open(address)

    def open(self, address: str) -> None:
        """Open an address and go where it leads."""
        self._show(address, self.site.get(address))

    def follow(self, address: str) -> None:
        """Follow a link, which must be on the page."""
        assert address in set(hrefs(first(self.root, "main"))), f"{self.address} to {address}"
        self.open(address)

    def follow_button(self) -> None:
        """Follow the link that is drawn as the way on."""
        ways = [link for link in self.root.iter("a") if "button" in link.get("class", "").split()]
        (way,) = [link for link in ways if "is-second" not in link.get("class", "")]
        self.open(way.get("href", ""))

    def answer(self, values: Sequence[str]) -> None:
        """Give form values, each by the button, the box or the field that stands for it."""
        form = first(first(self.root, "main"), "form")
        if submits(form, "answer", values[0][:-1]) and not submits(form, "answer", values[0]):
            self.send(form, [("answer", values[0][:-1])])
            form = first(first(self.root, "main"), "form")
        self.send(form, filled(form, values))

    def press(self, name: str, value: str) -> None:
        """Press a button by what it sends."""
        forms = [form for form in self.root.iter("form") if submits(form, name, value)]
        assert forms, f"no button {name}={value} on {self.address}"
        self.send(forms[0], [*hidden(forms[0]), (name, value)])

    def send(self, form: Element, sent: Sent) -> None:
        """Send a form as a browser does."""
        address = urljoin(self.address, form.get("action") or self.address)
        data: dict[str, list[str]] = {}
        for name, value in sent:
            data.setdefault(name, []).append(value)
        way = self.site.post if form.get("method") == "post" else self.site.get
        self._show(address, way(address, data))

    def _show(self, address: str, response: HttpResponse) -> None:
        if response.status_code == 302:
            self.open(urljoin(address, response.headers["Location"]))
            return
        self.address, self.status = address, response.status_code
        self.root = read_page(response)


def submits(form: Element, name: str, value: str) -> bool:
    """Tell whether a form has a button that sends a value."""
    return any((node.get("name"), node.get("value")) == (name, value) for node in buttons(form))


def buttons(form: Element) -> list[Element]:
    """List the buttons that send a form."""
    return [node for node in form.iter("button") if node.get("type", "submit") == "submit"]


def hidden(form: Element) -> Sent:
    """List what a form sends besides what is given."""
    kept = [node for node in form.iter("input") if node.get("type") == "hidden"]
    return [(node.get("name", ""), node.get("value", "")) for node in kept]


def filled(form: Element, values: Sequence[str]) -> Sent:
    """Fill in a form; what can't be pressed, ticked, chosen or typed on it fails."""
    if len(values) == 1 and submits(form, "answer", values[0]):
        return [*hidden(form), ("answer", values[0])]
    assert any(not node.get("name") for node in buttons(form)), "no button to check an answer"
    boxes = [node for node in form.iter("input") if node.get("type") in TICKED]
    if boxes:
        offered = {node.get("value", "") for node in boxes}
        assert offered >= set(values)
        return [*hidden(form), *(("answer", value) for value in values)]
    fields = [node for node in form.iter() if takes_text(node) or node.tag == "select"]
    given = list(zip(fields, values, strict=True))
    assert all(holds(field, value) for field, value in given)
    return [*hidden(form), *((field.get("name", ""), value) for field, value in given)]


def holds(field: Element, value: str) -> bool:
    """Tell whether a value can be chosen or typed in a field."""
    if field.tag == "select":
        return value in {option.get("value") for option in field.iter("option")}
    return len(value) <= int(field.get("maxlength", "0"))


def takes_text(node: Element) -> bool:
    """Tell whether something is a field to type in."""
    return node.tag == "input" and node.get("type") == "text"
