"""Asking another Python process."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def answer_of(module: str, **environment: str) -> Any:
    """What a module prints as JSON when another process runs it."""
    paths = [path for path in sys.path if path] + [str(ROOT)]
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), **environment}
    done = subprocess.run(
        [sys.executable, "-m", module], cwd=ROOT, env=settings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
