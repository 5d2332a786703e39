"""The command that builds the pool of decision puzzles."""
