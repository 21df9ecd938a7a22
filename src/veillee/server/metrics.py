"""What a node counts, for Prometheus."""

import time
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

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
        seconds = Histogram(
            "veillee_command_seconds",
            "From a command's arrival until it was durable, answered and shown.",
            ["kind"],
            buckets=BUCKETS,
            registry=registry,
        )
        # Looked up once: this is on the way of every move.
        self._seconds = {kind: seconds.labels(kind) for kind in kinds}

    def took(self, kind: str, began: float) -> None:
        """Count a command, and how long it took since `began`, by `time.perf_counter`."""
        self._seconds[kind].observe(time.perf_counter() - began)
