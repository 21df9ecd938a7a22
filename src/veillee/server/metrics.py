"""What a node counts, for Prometheus."""

import time
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The numbers of one node."""

    def __init__(self, kinds: Iterable[str]) -> None:
        self.registry = registry = CollectorRegistry()
        self.rooms = Gauge("veillee_rooms", "Rooms in memory.", registry=registry)
        self.sockets = Gauge("veillee_sockets", "Open connections.", registry=registry)
        self.behind = Gauge(
            "veillee_sockets_behind", "Connections that do not keep up.", registry=registry
        )
        self.busy = Gauge(
            "veillee_tasks", "Bots that are about to answer, and other tasks.", registry=registry
        )
        self.refused = Counter(
            "veillee_refused", "Commands that were refused, by reason.", ["key"], registry=registry
        )
        self.waiting = Gauge(
            "veillee_commands_waiting",
            "Commands that wait for the disk, for a bot or for their turn.",
            registry=registry,
        )
        self.unanswered = 0
        self._seconds = _Seconds(kinds)
        registry.register(self._seconds)

    def took(self, kind: str, began: float) -> None:
        """Count a command, and how long it took since `began`, by `time.perf_counter`."""
        self._seconds.add(kind, time.perf_counter() - began)


class _Seconds(Collector):
    """How long commands take: a histogram that is on the way of every move, in one thread.

    The library's own takes two locks each time, and looks through its buckets one by one.
    """

    def __init__(self, kinds: Iterable[str]) -> None:
        self._counts = {kind: [0] * (len(BUCKETS) + 1) for kind in kinds}
        self._sums = dict.fromkeys(self._counts, 0.0)

    def add(self, kind: str, seconds: float) -> None:
        self._counts[kind][bisect_left(BUCKETS, seconds)] += 1
        self._sums[kind] += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        family = HistogramMetricFamily(
            "veillee_command_seconds",
            "From a command's arrival until it was durable, answered and shown.",
            labels=["kind"],
        )
        bounds = [*map(str, BUCKETS), "+Inf"]
        for kind, counts in self._counts.items():
            buckets = list(zip(bounds, accumulate(counts), strict=True))
            family.add_metric([kind], buckets, self._sums[kind])
        yield family
