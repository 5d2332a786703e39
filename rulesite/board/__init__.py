"""Positions prepared for the board templates, which everything that shows tiles uses."""

from rulesite.board.choice import Choice
from rulesite.board.offer import OfferView, offer_view
from rulesite.board.player import BoardView, Parts, board_view
from rulesite.board.wall import wall_from_text

__all__ = [
    "BoardView",
    "Choice",
    "OfferView",
    "Parts",
    "board_view",
    "offer_view",
    "wall_from_text",
]
