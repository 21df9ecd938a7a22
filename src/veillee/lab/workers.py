"""Where games are played: on every core of this machine, or on a Ray cluster.

A worker is a function from tasks to results in the same order; what plays a task must be a function
of a module, since it is sent to other processes by its name.
"""

import multiprocessing
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from typing import Any, Protocol, TypeAlias, TypeVar

from veillee.kernel.forms import NotReadable

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")

_CHUNKS_A_CORE = 16
_LONGEST_CHUNK = 16
_WAITING = 1_000
_DOOR_OPENS = 10.0  # seconds


class Work(Protocol):
    """Plays tasks somewhere, and gives their results in order as they come."""

    def __call__(
        self, play: Callable[[TaskT], ResultT], tasks: Sequence[TaskT], /
    ) -> Iterator[ResultT]: ...


Crew: TypeAlias = AbstractContextManager[Work]
"""Workers that are there as long as the context is."""


@contextmanager
def in_this_process() -> Iterator[Work]:
    """No other process: for a handful of games, and for tests."""
    yield map


@contextmanager
def in_processes(jobs: int) -> Iterator[Work]:
    """So many processes of this machine."""
    # A fork would copy threads' locks; a fresh process is slower to start and always sound.
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, spawn, initializer=_leave_interrupts_to_the_parent)

    def work(play: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        chunk = max(1, min(len(tasks) // (jobs * _CHUNKS_A_CORE), _LONGEST_CHUNK))
        return pool.map(play, tasks, chunksize=chunk)

    try:
        yield work
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    """One Ctrl-C reaches every process of the group; only the parent shall answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def on_ray(address: str) -> Iterator[Work]:
    """A Ray cluster: `auto` or `ray://HOST:PORT`, or `local` for one on this machine."""
    try:
        import ray
    except ImportError:
        raise NotReadable("ray-missing") from None
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (OSError, RuntimeError, ValueError):
        raise NotReadable("ray-unreachable", address=address) from None

    def work(play: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        remote = ray.remote(play)
        return _in_order(remote.remote, ray.get, tasks)

    try:
        yield work
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Is anybody there? Ray itself would knock for minutes at a door that is not there."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        socket.create_connection((host.strip("[]"), int(port)), _DOOR_OPENS).close()


def _in_order(
    submit: Callable[[Any], Any], fetch: Callable[[Any], Any], tasks: Iterable[Any]
) -> Iterator[Any]:
    """Keeps a thousand tasks under way: a cluster shall not wait, nor its memory fill up."""
    left = iter(tasks)
    waiting = deque(submit(task) for task in islice(left, _WAITING))
    while waiting:
        yield fetch(waiting.popleft())
        waiting.extend(submit(task) for task in islice(left, 1))
