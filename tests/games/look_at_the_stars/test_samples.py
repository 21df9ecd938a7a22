"""The browser tests its search for legal places on skies that the rules have written."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_the_skies_that_the_browser_is_tested_on_are_up_to_date() -> None:
    script = [sys.executable, str(ROOT / "scripts" / "star_samples.py"), "--check"]
    assert subprocess.run(script, capture_output=True, text=True).stderr == ""
