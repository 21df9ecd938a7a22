"""Install PostgreSQL, Redis and Chromium, which the tests start themselves, if they are not there.

Quiet when they are. On Debian and its kin, as root, they are installed without being started; where
that cannot be, this says what is missing and the tests that need them are skipped.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server", "chromium": "chromium"}
DEBIAN = Path("/usr/lib/postgresql")


def main() -> None:
    missing = [package for program, package in PACKAGES.items() if find(program) is None]
    if not missing:
        return
    names = " ".join(missing)
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        print(f"services: not here, and their tests will be skipped: {names}", file=sys.stderr)
        return
    print(f"services: installing {names}", flush=True)
    if not install(missing):
        print(f"services: could not be installed: {names}", file=sys.stderr)


def find(program: str) -> str | None:
    """Where a server's program is; Debian keeps PostgreSQL's off the path."""
    newest_first = sorted(DEBIAN.glob(f"*/bin/{program}"), reverse=True)
    return str(newest_first[0]) if newest_first else shutil.which(program)


def install(packages: list[str]) -> bool:
    # Debian starts services when it installs them; an answer of 101 forbids it.
    policy = Path("/usr/sbin/policy-rc.d")
    ours = not policy.exists()
    if ours:
        policy.write_text("#!/bin/sh\nexit 101\n")
        policy.chmod(0o755)
    try:
        return _apt("update") and _apt("install", "-y", "--no-install-recommends", *packages)
    finally:
        if ours:
            policy.unlink()


def _apt(*args: str) -> bool:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    ran = subprocess.run(["apt-get", "-qq", *args], env=quiet, stdout=subprocess.DEVNULL)
    return ran.returncode == 0


if __name__ == "__main__":
    main()
