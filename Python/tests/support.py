"""What the tests of workers share: a program that answers as the real one does."""

import atexit
import os
import shutil
import sys
import tempfile
import time
import unittest
from pathlib import Path
from unittest import mock

folder = Path(__file__).resolve().parent
sys.path.insert(0, str(folder.parent))

#: The real program, where one is named.
real = os.environ.get("SNAPLINE_PROGRAM")
_place = tempfile.mkdtemp()
atexit.register(shutil.rmtree, _place)
#: The program, started by the Python that runs the tests, without what it has no use for.
program = os.path.join(_place, "program")
with open(program, "w") as file:
    file.write(
        f"#!{sys.executable} -BIS\nimport sys\nsys.path.insert(0, {str(folder)!r})\nimport program\n"
        "sys.exit(program.main(sys.argv[1:]))\n"
    )
os.chmod(program, 0o755)


class Faked(unittest.TestCase):
    """Tests against that program."""

    def setUp(self):
        patch = mock.patch.dict(os.environ, SNAPLINE_PROGRAM=program)
        patch.start()
        self.addCleanup(patch.stop)
        self.place = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.place)

    def file(self, name, text=""):
        path = os.path.join(self.place, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        Path(path).write_text(text)
        return path


def is_alive(number):
    """Whether a process runs, or did a moment ago."""
    for _ in range(200):
        try:
            os.kill(number, 0)
            # What has ended and isn't waited for yet is as good as gone.
            if Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return False
        except (ProcessLookupError, FileNotFoundError):
            return False
        time.sleep(0.01)
    return True
