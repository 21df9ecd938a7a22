"""Build the browser client into the package, when its sources have changed since the last build.

    scripts/web.py          build
    scripts/web.py --test   build, check types and format, run the client's tests and whole evenings

Without Node there is nothing to build: the terminal and the library work all the same.
"""

import argparse
import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STAMP = ROOT / "src" / "veillee" / "server" / "static" / ".built-from"
SOURCES = (
    *("web/src", "web/public", "web/index.html", "web/offline.html"),
    *("web/vite.config.ts", "web/package-lock.json"),
    *("src/veillee/i18n", "src/veillee/atelier/data/pieces"),
)


def main() -> None:
    parser = argparse.ArgumentParser(description="build the browser client")
    parser.add_argument("--test", action="store_true")
    test = parser.parse_args().test
    npm = shutil.which("npm")
    if npm is None:
        note = "The browser client is built with Node 20 or later, which is not here."
        sys.exit(note) if test else print(note)
        return
    _install(npm)
    if digest() != _built_from():
        _run(npm, "build")
        STAMP.write_text(digest(), "utf-8")
    if test:
        for script in ("check", "test", "e2e:test"):
            _run(npm, script)


def digest() -> str:
    """What the client is built from, as one number."""
    found = hashlib.sha256()
    for file in _files():
        found.update(f"{file.relative_to(ROOT)}\0".encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def _files() -> Iterator[Path]:
    for name in SOURCES:
        path = ROOT / name
        yield from sorted(f for f in path.rglob("*") if f.is_file()) if path.is_dir() else [path]


def _built_from() -> str:
    return STAMP.read_text("utf-8") if STAMP.exists() else ""


def _install(npm: str) -> None:
    """What the lock file names, unless it is there already.

    Not `npm ci`: it refuses a lock file that lacks the binaries of other systems, and a registry
    that does not carry them gives no other lock file.
    """
    there, asked = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    if not there.exists() or there.stat().st_mtime < asked.stat().st_mtime:
        print("set-up: installing what the browser client is built with", flush=True)
        _npm(npm, "install", "--no-save", "--silent")


def _run(npm: str, script: str) -> None:
    _npm(npm, "run", "--silent", script)


def _npm(npm: str, *args: str) -> None:
    if code := subprocess.run([npm, *args], cwd=WEB).returncode:
        sys.exit(f"npm {' '.join(args)} ended with code {code}.")


if __name__ == "__main__":
    main()
