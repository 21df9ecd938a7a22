"""Playing in a terminal: one face a game, and the loop that they share."""
