"""A real `veillee` process, with a home of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

Ended: TypeAlias = "subprocess.CompletedProcess[str]"
Run: TypeAlias = Callable[..., Ended]
SCRIPT = Path(sys.executable).with_name("veillee")


@pytest.fixture
def veillee(tmp_path: Path) -> Run:
    def run(*args: str, typed: str = "", lang: str = "en") -> Ended:
        home = {"VEILLEE_HOME": str(tmp_path / "home"), "LC_ALL": lang, "COLUMNS": "100"}
        return subprocess.run(
            [str(SCRIPT), *args],
            input=typed,
            env=os.environ | home,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=120,
        )

    return run
