"""Practising: what is asked for, and which puzzle comes next."""
