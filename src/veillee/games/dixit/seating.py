"""What depends on how many sit at the table."""

from functools import cache

from veillee.kernel.game import Seat

FEW = 3
MANY = 7  # from here on the rules of the later editions hold


def full_hand(seats: int) -> int:
    """R-DIXIT-1, R-DIXIT-20: six images, seven among three players."""
    return 7 if seats == FEW else 6


def share(seats: int) -> int:
    """R-DIXIT-4, R-DIXIT-20: each listener gives one image, two among three players."""
    return 2 if seats == FEW else 1


@cache
def listeners(seats: int, teller: Seat) -> tuple[Seat, ...]:
    """Everybody but the teller."""
    return tuple(Seat(seat) for seat in range(seats) if seat != teller)


@cache
def clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    """Every seat, from this one on."""
    return tuple(Seat((first + step) % seats) for step in range(seats))


def left_of(seat: Seat, seats: int) -> Seat:
    return Seat((seat + 1) % seats)
