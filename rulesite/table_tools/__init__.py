"""Tools for a game on a real table: who starts, filling the displays, a round to tick off."""
