"""What templates ask of Python: the address of a position, what the head of a page repeats."""
