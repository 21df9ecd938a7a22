"""`veillee play`."""


def play() -> None: ...
