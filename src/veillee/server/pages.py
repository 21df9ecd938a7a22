"""The browser client, as it was built into `static/`; until it is, a page that says so."""

from html import escape
from importlib.resources import files
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Handler

from veillee.i18n import Lang, words
from veillee.server.middleware import player_of

STATIC = Path(str(files("veillee.server").joinpath("static")))
FOREVER = "public, max-age=31536000, immutable"

# Pages of the client that a link may lead to; the client itself knows what to show.
PAGES = (
    "/",
    *("/t/{room}", "/t/{room}/screen", "/link", "/join", "/join/{code}"),
    *("/rules", "/rules/{game}", "/gallery", "/settings", "/about"),
)


def add_to(app: web.Application, static: Path = STATIC) -> None:
    """Serve the client's pages and files."""

    async def page(request: web.Request) -> web.StreamResponse:
        player_of(request)
        return _page(request, static)

    for path in PAGES:
        app.router.add_get(path, page)
    if static.is_dir():
        app.router.add_get("/{file:.+}", _file_of(static))


def _page(request: web.Request, static: Path, status: int = 200) -> web.StreamResponse:
    index = static / "index.html"
    if index.is_file():
        return web.FileResponse(index, status=status, headers={"Cache-Control": "no-cache"})
    return web.Response(text=_plain(language_of(request)), status=status, content_type="text/html")


def _file_of(static: Path) -> Handler:
    async def file(request: web.Request) -> web.StreamResponse:
        path = _found(static, request.match_info["file"])
        if path is None:
            return _missing(request, static)
        # Vite puts a digest of the content into the names of what it builds.
        kept = FOREVER if path.parent.name == "assets" else "no-cache"
        return web.FileResponse(path, headers={"Cache-Control": kept})

    return file


def _found(static: Path, name: str) -> Path | None:
    try:
        path = (static / name).resolve()
        return path if path.is_relative_to(static.resolve()) and path.is_file() else None
    except (ValueError, OSError):  # no file can have this name: it holds a NUL, or is too long
        return None


def _missing(request: web.Request, static: Path) -> web.StreamResponse:
    """Whoever looks for a page is shown that there is none; a file is simply not there."""
    if "text/html" not in request.headers.get("Accept", ""):
        raise web.HTTPNotFound
    return _page(request, static, status=404)


def language_of(request: web.Request) -> Lang:
    """The first language of ours that the browser asks for."""
    for part in request.headers.get("Accept-Language", "").split(","):
        match part.strip()[:2].lower():
            case "fr":
                return "fr"
            case "en":
                return "en"
    return "en"


def _plain(lang: Lang) -> str:
    speech = words(lang)
    title, text = speech.say("server-title"), speech.say("server-no-client")
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><h1>{escape(title)}</h1><p>{escape(text)}</p></html>"
    )
