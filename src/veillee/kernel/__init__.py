"""What a game is. Pure: the standard library and msgspec."""
