"""What can be found against a position, a noun a file."""
