"""Search: forgiving, in every language, the same on the server and in a script."""
