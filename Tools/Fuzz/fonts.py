"""Hands damaged fonts to the command, as designs name them, and looks for processes that end: `Tools/fuzz font`.

    fonts.py SECONDS SEED

Each input is one of a few fonts with some bytes of its tables changed, set in PNG, SVG, PDF or JSON by a process of
its own. What ends a process or takes too long is kept in .build/fuzz/font/crashes, with its seed and format.
"""

import os
import random
import subprocess
import sys
import tempfile
import time

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
program = os.environ.get("SNAPLINE_PROGRAM", os.path.join(root, ".build/release-static/release/snapline"))
crashes = os.path.join(root, ".build/fuzz/font/crashes")
fonts = {
    "Snapline Axis": os.path.join(root, "Tests/Fixtures/Fonts/SnaplineAxis.ttf"),
    "Inter": "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
    "DejaVu Sans": "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
}
design = """version: 1
canvas: 240x100
fontFiles: [font.ttf]
view:
  vstack:
  - {{label: "Ag ff é 12 Hello", font: "{family} 20"}}
  - {{label: "AV fi ffi", font: "{family} 30 bold"}}
  centeredIn: superview
"""
patience = 30


def damaged(whole, dice):
    """A font with some bytes of its tables changed, most of them near the beginning of one."""
    bytes_ = bytearray(whole)
    count = int.from_bytes(bytes_[4:6], "big")
    entries = [12 + 16 * place for place in range(count)]
    for _ in range(dice.randint(1, 12)):
        entry = dice.choice(entries)
        start, size = (int.from_bytes(whole[entry + at:entry + at + 4], "big") for at in (8, 12))
        if dice.random() < 0.04:
            bytes_[entry + 8 + dice.randrange(8)] = dice.randrange(256)
        elif size:
            place = start + dice.randrange(min(size, 64) if dice.random() < 0.6 else size)
            if place + 1 < len(bytes_):
                bytes_[place] = dice.choice([0, 0x7F, 0xFF, bytes_[place] ^ 1 << dice.randrange(8), dice.randrange(256)])
    if dice.random() < 0.05:
        del bytes_[dice.randrange(len(bytes_)):]
    return bytes(bytes_)


def fault(folder, form):
    """How the command ended, where that is no way to end."""
    words = [program, "render", "card.yaml", "--format", form, "-o", "card." + form]
    try:
        variables = dict(os.environ, SWIFT_BACKTRACE="enable=no")
        done = subprocess.run(words, cwd=folder, env=variables, capture_output=True, timeout=patience)
    except subprocess.TimeoutExpired:
        return f"it took more than {patience} s"
    if done.returncode in (0, 1):
        return None
    return f"it ended with {done.returncode}: {done.stderr[-200:].decode(errors='replace').strip()}"


def main(seconds, first):
    wholes = {family: open(path, "rb").read() for family, path in fonts.items() if os.path.exists(path)}
    until, runs, found = time.monotonic() + seconds, 0, 0
    os.makedirs(crashes, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        while time.monotonic() < until:
            seed = first * 1_000_000 + runs
            dice = random.Random(seed)
            runs += 1
            family, form = dice.choice(sorted(wholes)), dice.choice(["png", "svg", "pdf", "json"])
            font = damaged(wholes[family], dice)
            with open(os.path.join(folder, "font.ttf"), "wb") as file:
                file.write(font)
            with open(os.path.join(folder, "card.yaml"), "w", encoding="utf-8") as file:
                file.write(design.format(family=family))
            told = fault(folder, form)
            if told:
                found += 1
                with open(os.path.join(crashes, f"{seed}.ttf"), "wb") as file:
                    file.write(font)
                print(f"fuzz: seed {seed}, {family} as {form}: {told}", flush=True)
    print(f"fuzz font runs={runs} coverage=unknown inputs={len(wholes)} seed={first} found={found}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]), int(sys.argv[2])))
