"""The part of the site that teaches: lessons, puzzles, feedback, a first game."""
