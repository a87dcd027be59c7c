"""A preview of designs as a program starts it, and saves designs meanwhile."""

import glob
import http.client
import json
import os
import re
import shutil
import subprocess
import time

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
program = os.environ.get("SNAPLINE_PROGRAM", os.path.join(root, ".build/release-static/release/snapline"))


class Preview:
    """A preview of a folder; `with` ends it."""

    def __init__(self, folder, paths=(".",)):
        self.begun = time.monotonic()
        words = [program, "preview", *paths, "--no-open"]
        self.process = subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.address = self.process.stdout.readline().decode().strip()
        self.host, self.path = re.match(r"http://([^/]+)(/.*)", self.address).groups()
        self.line, self.used = http.client.HTTPConnection(self.host), 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.line.close()
        self.process.terminate()
        self.process.wait()

    @property
    def age(self):
        """Milliseconds since it was started."""
        return (time.monotonic() - self.begun) * 1000

    def get(self, path):
        # Connections that nobody uses for a while are closed by the server.
        if time.monotonic() - self.used > 5:
            self.line.close()
        self.used = time.monotonic()
        self.line.request("GET", self.path + path)
        return json.load(self.line.getresponse())

    def designs(self):
        return self.get("list")["designs"]

    def picture(self):
        """The answer that holds the first design's picture."""
        frame = self.get(f"frame?design={self.designs()[0]['n']}&shown=2")
        assert frame["state"] == "good", frame
        return frame

    def ticks(self):
        """Ticks of the processor that it took, and how often each of its threads was woken."""
        with open(f"/proc/{self.process.pid}/stat", encoding="utf-8") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        woken = {}
        for status in glob.glob(f"/proc/{self.process.pid}/task/*/status"):
            with open(status, encoding="utf-8") as file:
                woken[status] = int(re.search(r"\nvoluntary_ctxt_switches:\s*(\d+)", file.read())[1])
        return int(fields[11]) + int(fields[12]), woken

    def megabytes(self):
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as file:
            return int(re.search(r"VmRSS:\s*(\d+)", file.read())[1]) / 1024

    def connections(self):
        """How many connections browsers hold to it."""
        port, count = int(self.host.rsplit(":", 1)[1]), 0
        for name in ("/proc/net/tcp", "/proc/net/tcp6"):
            with open(name, encoding="utf-8") as file:
                rows = [line.split() for line in file][1:]
            count += sum(int(row[1].rsplit(":", 1)[1], 16) == port and row[3] == "01" for row in rows)
        return count


def copy_gallery(folder):
    kept = [glob.glob(os.path.join(root, "Snapshots", name, "*")) for name in ("Features", "Gallery")]
    for path in sorted(sum(kept, [])):
        if path.endswith((".snapshots", ".png", ".md")):
            continue
        target = os.path.join(folder, os.path.basename(path))
        shutil.copytree(path, target) if os.path.isdir(path) else shutil.copy(path, target)
    return folder


def save(path, text):
    """As many editors save: what the file holds is cut off and written anew. The time when it was."""
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)
    return time.time() * 1000


def edited(text, round):
    """A design with another letter in its first text, or, without a text, another blank at its end."""
    changed = re.sub(r"((?:label|title|text): [A-Z][a-z]+)", rf"\g<1>{'xy'[round % 2]}", text, count=1)
    return changed if changed != text else text + " " * (round % 2) + "\n"
