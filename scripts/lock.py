"""Resolve the dependencies again into requirements.lock, with hashes and without addresses."""

import subprocess
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = f"{folder}/bin/python"
        subprocess.run([python, "-m", "pip", "-q", "install", "uv"], check=True)
        subprocess.run(
            [
                *(f"{folder}/bin/uv", "pip", "compile", "--quiet", "--universal"),
                *("--generate-hashes", "--no-header", "--no-annotate", "--upgrade"),
                *("--extra", "dev", "--python-version", "3.11"),
                *("--output-file", "requirements.lock", "pyproject.toml"),
            ],
            check=True,
            cwd=ROOT,
        )


if __name__ == "__main__":
    main()
