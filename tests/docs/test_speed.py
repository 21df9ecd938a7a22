"""What the page says of speed is what the benchmarks measured."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent.parent.parent / "bench" / "page.py"


def test_the_page_says_what_was_measured() -> None:
    checked = subprocess.run(
        [sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True
    )
    assert checked.stderr == ""
