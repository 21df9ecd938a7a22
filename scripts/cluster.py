"""Install Ray, which one of the long tests starts, if it is not there.

Quiet when it is. Where it cannot be installed, this says so and the test is skipped.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = str(ROOT / ".venv" / "bin" / "python")


def main() -> None:
    if subprocess.run([PYTHON, "-c", "import ray"], capture_output=True).returncode == 0:
        return
    print(f"cluster: installing {' '.join(wanted())} (a hundred megabytes, once)", flush=True)
    pip = [PYTHON, "-m", "pip", "--disable-pip-version-check", "-q", "install"]
    if subprocess.run([*pip, *wanted()], stdin=subprocess.DEVNULL).returncode:
        print("cluster: it could not be installed; its test will be skipped", file=sys.stderr)


def wanted() -> list[str]:
    """What the extra `ray` asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extra: list[str] = project["optional-dependencies"]["ray"]
    return extra


if __name__ == "__main__":
    main()
