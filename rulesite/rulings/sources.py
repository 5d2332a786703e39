"""Where facts about the rules were looked up: public pages, each with its address."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

OFFICIAL_PAGE: Final = "https://www.nextmovegames.com/"
"""The publisher’s own pages."""


@dataclass(frozen=True, slots=True)
class Source:
    """Hold a public page: its name as its makers write it, its address and what it is."""

    name: str
    href: str
    about: Promise


_IMPLEMENTATION = pgettext_lazy("source", "a program that plays by the rules")
_REVIEW = pgettext_lazy("source", "a review")

SOURCES: Final[Mapping[str, Source]] = MappingProxyType(
    {
        "rulebook": Source(
            "Azul, Next Move Games",
            "https://cdn.1j1ju.com/medias/03/14/fd-azul-rulebook.pdf",
            pgettext_lazy("source", "the rulebook in English"),
        ),
        "publisher": Source(
            "Next Move Games",
            "https://www.nextmovegames.com/en/blog/azul-takes-its-next-move-b68.html",
            pgettext_lazy("source", "the publisher on the move from Plan B Games"),
        ),
        "arena": Source(
            "thoun/azul",
            "https://github.com/thoun/azul",
            pgettext_lazy("source", "the program behind Azul on Board Game Arena"),
        ),
        "evalvis": Source("EvalVis/Azul", "https://github.com/EvalVis/Azul", _IMPLEMENTATION),
        "alpha-zero": Source(
            "tagore84/azul_alpha_zero",
            "https://github.com/tagore84/azul_alpha_zero",
            _IMPLEMENTATION,
        ),
        "score-keeper": Source(
            "petrochen/azul-score",
            "https://github.com/petrochen/azul-score",
            pgettext_lazy("source", "a score keeper with a list of frequent disputes"),
        ),
        "practice": Source(
            "admiralorbiter/azul-practice",
            "https://github.com/admiralorbiter/azul-practice",
            pgettext_lazy("source", "a description of the rules for programmers"),
        ),
        "simulator": Source("nikohass/azul", "https://github.com/nikohass/azul", _IMPLEMENTATION),
        "olympiad": Source(
            "Mind Sports Olympiad",
            "https://msoworld.com/product/azul/",
            pgettext_lazy("source", "the rules of a tournament"),
        ),
        "geek": Source(
            "BoardGameGeek",
            "https://boardgamegeek.com/thread/2145160/running-out-tiles-full-row",
            pgettext_lazy("source", "a discussion among players"),
        ),
        "mira": Source(
            "MiraLibrary",
            "https://miralibrary.com/games/azul",
            pgettext_lazy("source", "a collection of questions from players"),
        ),
        "spielwiese": Source(
            "Spielwiese",
            "https://spielwiese.at/index.php/spielwiese-tests-fuer-eingeloggte-leser/"
            "spielwiese-test-1272-azul",
            _REVIEW,
        ),
        "elvis": Source(
            "Elvis don’t teach you playing boardgames",
            "https://elvisdontteachyouplayingboardgames.blogspot.com/2021/12/"
            "azul-crystal-mosaic-board-game-review.html",
            pgettext_lazy("source", "a review that lists editions and extras"),
        ),
        "mini-parts": Source(
            "Galaxus",
            "https://www.galaxus.fr/en/page/azul-mini-finally-a-travel-game-with-a-claim-29699",
            pgettext_lazy("source", "a review of Azul Mini"),
        ),
        "mini-rules": Source(
            "TBGD",
            "https://tbgd.blog/2025/12/08/azul-mini-review",
            pgettext_lazy("source", "a review of Azul Mini"),
        ),
        "jokers": Source(
            "UltraBoardGames",
            "https://ultraboardgames.com/azul/joker-tiles.php",
            pgettext_lazy("source", "the rules of the joker tiles"),
        ),
    }
)
"""Key to source, the closest to the rulebook first."""
