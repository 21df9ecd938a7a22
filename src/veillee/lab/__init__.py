"""For researchers: games by the thousand."""
