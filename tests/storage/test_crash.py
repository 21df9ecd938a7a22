"""Whatever was acknowledged survives the death of the process, and nothing is ever torn."""

import json
import subprocess
import sys
from pathlib import Path

KILLS = 300


def test_a_process_killed_hundreds_of_times_loses_nothing_it_had_acknowledged(
    tmp_path: Path,
) -> None:
    dying = Path(__file__).with_name("dying.py")
    command = [sys.executable, str(dying), str(tmp_path / "log.db"), str(KILLS), "7"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["kills"] == KILLS
    assert told["promised"] > KILLS
