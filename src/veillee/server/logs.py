"""Logs of events with their table and position, for people on a terminal and as JSON elsewhere."""

import logging
import sys

import structlog

from veillee.settings import Settings


def configure_logs(settings: Settings) -> None:
    """How events are written: `log_format` is `json`, `text`, or `auto`, which looks at stderr."""
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    plain = settings.log_format == "text" or (settings.log_format == "auto" and sys.stderr.isatty())
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *([] if plain else [structlog.processors.format_exc_info]),
            _for_people() if plain else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    # What aiohttp says of itself goes the same way out.
    logging.basicConfig(level=max(level, logging.WARNING), stream=sys.stderr)


def _for_people() -> structlog.dev.ConsoleRenderer:
    # By default it prints every local variable of a traceback: seeds, hands and names.
    return structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
