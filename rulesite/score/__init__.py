"""Score sheets and final scores for the pages: told in words, drawn, edited, kept, or offline."""
