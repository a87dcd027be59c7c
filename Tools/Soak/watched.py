"""What a process and those that it started take of the machine, from their first minute to their last."""

import glob
import os
import re
import statistics
import time


def family(pid):
    """The process and all below it."""
    found = [pid]
    for folder in glob.glob(f"/proc/{pid}/task/*/children"):
        try:
            with open(folder, encoding="utf-8") as file:
                for child in file.read().split():
                    found += family(int(child))
        except OSError:
            pass
    return found


def kilobytes(pid):
    """What a process has in memory that is no page of a file."""
    with open(f"/proc/{pid}/smaps_rollup", encoding="utf-8") as file:
        return int(re.search(r"\nAnonymous:\s*(\d+)", file.read())[1])


def ticks(pid):
    with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


class Watched:
    """Samples of a family of processes; `look` takes one where the last is some seconds old."""

    def __init__(self, pid, seconds):
        self.pid, self.begun, self.seconds = pid, time.monotonic(), seconds
        self.samples = []
        self.last = 0.0

    @property
    def part(self):
        """How much of the time is over, from 0 to 1."""
        return (time.monotonic() - self.begun) / self.seconds

    def look(self):
        if time.monotonic() - self.last < min(5, self.seconds / 60):
            return
        self.last = time.monotonic()
        try:
            pids = family(self.pid)
            memory = sum(kilobytes(pid) for pid in pids) / 1024
            files = sum(len(os.listdir(f"/proc/{pid}/fd")) for pid in pids)
        except OSError:
            # One of them ended between two looks.
            return
        self.samples.append((self.part, memory, files))

    def growth(self, known=0.0):
        """The median memory of the last fifth beside that of the fourth, without megabytes that are known.

        Until then caches of a bounded size fill, on a busy machine more slowly.
        """
        early = [memory for part, memory, _ in self.samples if 0.6 <= part < 0.8]
        late = [memory for part, memory, _ in self.samples if part >= 0.8]
        if not early or not late:
            raise ValueError(f"{len(self.samples)} samples don't reach over the whole time")
        return (statistics.median(late) - known) / statistics.median(early)

    def descriptors(self):
        """The least open files of the last fifth beside those of the second fifth."""
        early = [files for part, _, files in self.samples if 0.2 <= part < 0.4]
        late = [files for part, _, files in self.samples if part >= 0.8]
        return min(late) - min(early)

    def tenths(self):
        """The median memory of each tenth of the time."""
        parts = [[memory for part, memory, _ in self.samples if int(part * 10) == tenth] for tenth in range(10)]
        return ", ".join(f"{statistics.median(part):.0f}" for part in parts if part)

    def megabytes(self):
        return statistics.median(memory for part, memory, _ in self.samples if part >= 0.8)

    def idle(self, seconds):
        """Ticks of the processor that all of them take within seconds in which nobody asks for anything."""
        # Connections that nobody uses are closed meanwhile.
        time.sleep(12)
        pids = family(self.pid)
        before = sum(ticks(pid) for pid in pids)
        time.sleep(seconds)
        return sum(ticks(pid) for pid in pids) - before
