"""Run the tests of the library on the oldest and the newest Python found on this machine.

The main run has used one Python; this one covers the ends of the range that we promise.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RANGE = [(3, minor) for minor in range(11, 20)]
# What must not depend on Python's version: the rules, chance, records, tables.
SUITE = ["tests/kernel", "tests/games", "tests/table"]


def main() -> None:
    have = found()
    done = version_of(ROOT / ".venv" / "bin" / "python")
    for version in sorted({min(have), max(have)} - {done}):
        name = ".".join(map(str, version))
        venv = ROOT / f".venv-{name}"
        print(f"tests on Python {name}", flush=True)
        subprocess.run(
            [have[version], str(ROOT / "scripts" / "setup.py"), "--into", str(venv)], check=True
        )
        tests = [str(venv / "bin" / "pytest"), "-q", "-n", "2", *SUITE]
        if code := subprocess.run(tests, cwd=ROOT).returncode:
            sys.exit(code)


def found() -> dict[tuple[int, int], str]:
    """The Pythons of our range that really start, by version."""
    pythons = {}
    for version in RANGE:
        for path in places("python{}.{}".format(*version)):
            if version_of(path) == version:
                pythons[version] = str(path)
    return pythons or {sys.version_info[:2]: sys.executable}


def places(name: str) -> list[Path]:
    """Where a Python of that name may be: on the path, or among those that pyenv keeps."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    on_path = shutil.which(name)
    return [*([Path(on_path)] if on_path else []), *pyenv.glob(f"versions/*/bin/{name}")]


def version_of(python: Path) -> tuple[int, int] | None:
    """A launcher may be on the path and have no Python behind it: ask it."""
    asked = subprocess.run([str(python), "-V"], capture_output=True, text=True)
    match = re.match(r"Python (\d+)\.(\d+)", asked.stdout)
    return (int(match[1]), int(match[2])) if asked.returncode == 0 and match else None


if __name__ == "__main__":
    main()
