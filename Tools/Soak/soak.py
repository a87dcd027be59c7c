"""Long runs of what stays running: see Tools/soak."""

import concurrent.futures
import contextlib
import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(root, "Tools/Benchmarks/Fixtures"))
from served import Preview, copy_gallery, edited, program, save  # noqa: E402
from watched import Watched  # noqa: E402

# The last fifth may take this much more memory than the fourth one.
most_growth = 1.03


def rows():
    """Rows of a badge without end, all of them different."""
    names = ["Ada", "Wang Fang", "Kwame", "Sofía", "Yuki", "Amina", "Олена", "ليلى"]
    number = 0
    while True:
        number += 1
        yield {"id": str(number), "name": f"{names[number % len(names)]} {number}", "points": number % 977}


design = """version: 1
canvas: {size: 320x120, background: systemBackground}
data: {id: a, name: Ada, points: 1}
view:
  vstack:
  - {label: "{{name}}", font: title2 bold}
  - {label: {markup: "**{{points | number}}** points, number {{id}}"}, color: secondaryLabel}
  spacing: 8
  centeredIn: superview
"""


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


@contextlib.contextmanager
def started(*words, **options):
    """A command that runs meanwhile, and no longer."""
    process = subprocess.Popen([program, *words], stderr=subprocess.DEVNULL, **options)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def preview(folder, seconds):
    """Saves in several editors' ways, drags, questions, and a stream of events that is read."""
    copy_gallery(folder)
    saved = asked = 0
    with Preview(folder) as shown:
        watched = Watched(shown.process.pid, seconds)
        designs = [entry for entry in shown.designs() if entry["name"].endswith(".yaml")]
        texts = {}
        for entry in designs:
            with open(os.path.join(folder, entry["name"]), encoding="utf-8", newline="") as file:
                texts[entry["name"]] = file.read()
        events = Events(shown)
        choice = random.Random(1)
        while watched.part < 1:
            entry = choice.choice(designs)
            path = os.path.join(folder, entry["name"])
            text = edited(texts[entry["name"]], saved)
            if saved % 3 == 0:
                save(path + ".new", text)
                os.replace(path + ".new", path)
            elif saved % 3 == 1:
                os.remove(path)
                save(path, text)
            else:
                save(path, text)
            saved += 1
            for step in range(8):
                shown.get(f"frame?design={entry['n']}&shown=2&width={280 + step * 4}")
            shown.get(f"findings?design={entry['n']}")
            asked += 9
            watched.look()
            time.sleep(0.1)
        told = events.count
        idle = watched.idle(20)
    if told < saved / 2:
        raise ValueError(f"{saved} saves, and {told} events")
    return watched, {"saves": saved, "requests": asked, "idle_ticks": idle}, 0


class Events:
    """Reads the stream of a preview for as long as that runs."""

    def __init__(self, shown):
        self.count = 0
        host, port = shown.host.rsplit(":", 1)
        self.line = http.client.HTTPConnection(host, int(port))
        self.line.request("GET", shown.path + "events")
        self.answer = self.line.getresponse()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        try:
            for line in self.answer:
                self.count += line.startswith(b"data:")
        except (OSError, ValueError):
            pass


def batch(folder, seconds):
    """Rows by a pipe at a steady rate, pictures into a tar that nobody keeps."""
    write(folder, "badge.yaml", design)
    words = ["batch", "badge.yaml", "--data", "-", "-o", "-", "--pack", "tar", "--results", "results.jsonl"]
    with started(*words, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        watched, count = Watched(process.pid, seconds), 0
        for row in rows():
            process.stdin.write(json.dumps(row, ensure_ascii=False).encode() + b"\n")
            process.stdin.flush()
            count += 1
            watched.look()
            if watched.part >= 1:
                break
            time.sleep(0.005)
        idle = watched.idle(20)
        process.stdin.close()
        if process.wait() != 0:
            raise ValueError(f"batch ended with {process.returncode}")
    with open(os.path.join(folder, "results.jsonl"), encoding="utf-8") as file:
        drawn = sum(1 for _ in file) - 1
    if drawn != count:
        raise ValueError(f"{count} rows, and {drawn} results")
    # A name of 12 bytes is kept for each row, from the middle of the fourth fifth to that of the last one.
    return watched, {"rows": count, "idle_ticks": idle}, count * 0.2 * 12 / 0.68 / 2**20


def worker(folder, seconds):
    """A request after the other, each of which is waited for."""
    path = write(folder, "badge.yaml", design)
    with started("worker", path, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        watched, count = Watched(process.pid, seconds), 0
        json.loads(process.stdout.readline())
        for row in rows():
            # A row in ten can't be drawn.
            data = row if row["id"][-1] != "7" else {"id": row["id"]}
            process.stdin.write(json.dumps({"row": count, "data": data}).encode() + b"\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            picture = process.stdout.read(answer["bytes"])
            if ("error" in answer) == bool(picture) or answer["row"] != count:
                raise ValueError(f"row {count} was answered by {answer}")
            count += 1
            watched.look()
            if watched.part >= 1:
                break
            time.sleep(0.002)
        idle = watched.idle(20)
        process.stdin.close()
        if process.wait() != 0:
            raise ValueError(f"the worker ended with {process.returncode}")
    return watched, {"rows": count, "idle_ticks": idle}, 0


def watch(folder, seconds):
    """Saves of a design, of which one in ten can't be read, each of which draws anew."""
    copy_gallery(folder)
    path, picture = os.path.join(folder, "order.yaml"), os.path.join(folder, "order.png")
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    words = ["render", "order.yaml", "--watch", "-o", "order.png"]
    with started(*words, cwd=folder, stdout=subprocess.DEVNULL) as process:
        watched, saved, drawn = Watched(process.pid, seconds), 0, set()
        while watched.part < 1:
            own = text.replace("spacing: 12", f"spacing: {8 + saved % 9}") if saved % 10 else text + "\nbroken: ["
            save(path, own)
            saved += 1
            time.sleep(0.15)
            with contextlib.suppress(OSError):
                drawn.add(os.stat(picture).st_mtime_ns)
            watched.look()
        idle = watched.idle(20)
    if len(drawn) < saved / 2:
        raise ValueError(f"{saved} saves, and {len(drawn)} pictures")
    return watched, {"saves": saved, "pictures": len(drawn), "idle_ticks": idle}, 0


soaks = {"preview": preview, "batch": batch, "worker": worker, "watch": watch}


def run(name, minutes):
    """Runs one, and says in how far it didn't hold."""
    with tempfile.TemporaryDirectory(prefix="snapline-soak-") as outer:
        # The folder above is watched as well, and others write into the system's.
        folder = os.path.join(outer, "designs")
        os.mkdir(folder)
        watched, figures, known = soaks[name](folder, minutes * 60)
    growth, descriptors = watched.growth(known), watched.descriptors()
    figures |= {"minutes": minutes, "mib": watched.megabytes(), "growth": growth, "descriptors": descriptors}
    print(f"soak {name} " + " ".join(f"{key}={value:.6g}" for key, value in figures.items()), flush=True)
    missed = []
    if growth > most_growth:
        missed.append(f"memory grew to {growth:.3f} of what it was, wanted at most {most_growth}; MiB by tenths: {watched.tenths()}")
    if descriptors:
        missed.append(f"{descriptors:+d} files are open, wanted none more or less")
    if figures["idle_ticks"]:
        missed.append(f"{figures['idle_ticks']} ticks with nothing to do, wanted none")
    for fault in missed:
        print(f"soak: {name}: {fault}", file=sys.stderr)
    return not missed


def main(words):
    minutes, names, together = 15.0, [], False
    words = list(words)
    while words:
        word = words.pop(0)
        if word == "--minutes" and words:
            try:
                minutes = float(words.pop(0))
            except ValueError:
                minutes = 0
            if not 0.2 <= minutes <= 1440:
                sys.exit("soak: --minutes takes a number from 0.2 to 1440")
        elif word == "--together":
            together = True
        elif word in soaks:
            names.append(word)
        else:
            print(f"soak: takes {', '.join(soaks)}, --minutes and --together, not '{word}'", file=sys.stderr)
            return 64
    names = names or list(soaks)
    if together:
        with concurrent.futures.ProcessPoolExecutor(len(names)) as pool:
            held = list(pool.map(run, names, [minutes] * len(names)))
    else:
        held = [run(name, minutes) for name in names]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
