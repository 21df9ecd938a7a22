"""Answers of the API, as JSON of their structs."""

from typing import Any

import msgspec
from aiohttp import web

JSON = "application/json"


def answer(value: Any, *, status: int = 200) -> web.Response:
    """A struct as JSON; never kept by a cache, for it may be one player's alone."""
    return web.Response(
        body=msgspec.json.encode(value),
        status=status,
        content_type=JSON,
        headers={"Cache-Control": "no-store"},
    )
