"""A live example: a figure that can be changed, kept whole in its address."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Self
from urllib.parse import urlencode

from django.urls import reverse

from rulesite.board.choice import Choice
from rulesite.board.player import BoardView, FloorSpaceView

TAP = "tap"
"""The parameter that says what was pressed."""


class Unreadable(ValueError):
    """What an address describes is no example of its kind."""


@dataclass(frozen=True, slots=True)
class Tool:
    """Hold something else to press: its code and words, whether it is on or of no use now."""

    code: str
    label: str
    is_on: bool | None = None
    is_off_limits: bool = False


@dataclass(frozen=True, slots=True)
class Told:
    """Hold an explanation: steps and a total, under a heading where there are several."""

    steps: tuple[str, ...]
    total: str
    heading: str = ""
    is_right: bool | None = None


@dataclass(frozen=True, slots=True)
class LiveView:
    """Hold an example ready to be drawn and told."""

    told: tuple[Told, ...]
    rules: tuple[str, ...]
    position: str = ""
    board: BoardView | None = None
    floor: tuple[FloorSpaceView, ...] = ()
    hint: str = ""
    modes: tuple[Tool, ...] = ()
    tools: tuple[Tool, ...] = ()
    notes: tuple[str, ...] = field(default=())

    @property
    def announcement(self) -> str:
        """Say the result in a line."""
        return " · ".join(": ".join(filter(None, (t.heading, t.total))) for t in self.told)


class Example(ABC):
    """Hold the state of a live example; what is pressed gives another one."""

    kind: ClassVar[str]

    @classmethod
    @abstractmethod
    def read(cls, query: Mapping[str, str], start: Self) -> Self:
        """Read what an address says, the rest as at the start; raise Unreadable."""

    @property
    @abstractmethod
    def query(self) -> dict[str, str]:
        """Return what the address has to say."""

    @abstractmethod
    def tapped(self, code: str) -> Self:
        """Return the example after something was pressed; raise Unreadable."""

    @abstractmethod
    def emptied(self) -> Self:
        """Return the example with nothing on it."""

    @abstractmethod
    def view(self) -> LiveView:
        """Let the engine count, and say it in the reader's language."""

    def address(self, unit: str = "") -> str:
        """Return the address of this state, in the current language."""
        query = {"unit": unit} if unit else {}
        return f"{reverse('live', args=[self.kind])}?{urlencode(query | self.query, safe='/,:')}"


def tap(code: str) -> Choice:
    """Make something on the board a button; its id brings the focus back to it."""
    return Choice(code, name=TAP, id=code)
