"""Make the virtual environment in .venv: quiet and quick when it is there already.

Needs only Python itself, so that it runs on a bare machine. `--into DIR` makes another one (the
tests use it for other Pythons).
"""

import argparse
import hashlib
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
OLDEST = (3, 11)
SYSTEM = "/usr/bin/python3"


def main() -> None:
    parser = argparse.ArgumentParser(description="set up Veillée in a virtual environment")
    parser.add_argument("--into", type=Path)
    into: Path | None = parser.parse_args().into
    if sys.version_info < OLDEST:
        sys.exit(
            f"Veillée needs Python 3.11 or newer; this is {sys.version.split()[0]}. "
            "Name another with: make PYTHON=python3.12 …"
        )
    venv = into or ROOT / ".venv"
    stamp = venv / ".veillee-stamp"
    named = into is not None or "PYTHON" in os.environ
    wanted = fingerprint(sys.version if named else "any")
    if stamp.exists() and stamp.read_text() == wanted:
        return
    if not named:
        prefer_an_optimised_python()
    build(venv)
    stamp.write_text(wanted)


def prefer_an_optimised_python() -> None:
    """Go on with the system's own Python where this one was compiled without optimisation.

    Version managers do that by default, distributions do not: a move costs a fifth less there.
    Whoever names a Python, `make PYTHON=…`, gets that one.
    """
    flags = sysconfig.get_config_var("CONFIG_ARGS") or ""
    if "--enable-optimizations" in flags or os.name != "posix":
        return
    fit = f"import ensurepip, venv, sys; sys.exit(sys.version_info < {OLDEST})"
    here = Path(sys.executable).resolve() == Path(SYSTEM).resolve()
    if not here and Path(SYSTEM).exists() and succeeds([SYSTEM, "-c", fit]):
        os.execv(SYSTEM, [SYSTEM, *sys.argv])


def succeeds(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True).returncode == 0


def fingerprint(python: str) -> str:
    """Changes when the environment must be made again."""
    digest = hashlib.sha256(f"{python}\n{ROOT}\n".encode())
    for file in (LOCK, ROOT / "pyproject.toml"):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def build(venv: Path) -> None:
    pip = [
        str(venv / "bin" / "python"),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "-qq",  # errors alone: what a machine's own pip is set to is not for whoever wants to play
        "install",
    ]
    say(f"making {venv.name} with Python {sys.version.split()[0]}")
    run(
        [sys.executable, "-m", "venv", "--clear", str(venv)],
        "Python's venv module is missing; on Debian or Ubuntu: apt install python3-venv",
    )
    say("installing the locked packages (about a minute the first time)")
    run(
        [*pip, "--require-hashes", "-r", str(LOCK)],
        "the packages could not be installed; is the package index reachable?",
    )
    run(
        [*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)],
        "Veillée itself could not be installed",
    )
    say("ready")


def say(text: str) -> None:
    print(f"set-up: {text}", flush=True)


def run(command: list[str], trouble: str) -> None:
    if subprocess.run(command, stdin=subprocess.DEVNULL).returncode:
        sys.exit(f"set-up: {trouble}")


if __name__ == "__main__":
    main()
