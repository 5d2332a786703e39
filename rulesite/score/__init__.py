"""Score sheets prepared for the pages: told in words, drawn, edited and kept."""
