"""`make bench`: set up an environment with the peers, and run every benchmark in it."""

import subprocess
import sys
import venv
from pathlib import Path

import page

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
VENV = ROOT / ".venv-bench"
PEERS = HERE / "peers.txt"


def main() -> None:
    set_up()
    for bench in sys.argv[1:] or ["engines", "look_at_the_stars"]:
        print(f"== {bench}", flush=True)
        subprocess.run([python(), str(HERE / f"{bench}.py")], check=True, cwd=HERE)
    page.renew()


def set_up() -> None:
    stamp = VENV / ".peers"
    wanted = PEERS.read_text() + (ROOT / "pyproject.toml").read_text()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("set-up: the benchmark's own environment, with the peers (a few minutes)", flush=True)
    venv.create(VENV, with_pip=True, clear=True)
    pip = [python(), "-m", "pip", "-q", "--disable-pip-version-check", "install"]
    subprocess.run([*pip, "-r", str(PEERS), "-e", str(ROOT)], check=True)
    stamp.write_text(wanted)


def python() -> str:
    return str(VENV / "bin" / "python")


if __name__ == "__main__":
    main()
