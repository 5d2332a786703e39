"""How each language writes dates and where its week begins."""
