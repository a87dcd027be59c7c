"""Makes the drawings of the gallery: `Tools/pictures`."""

import sys
from pathlib import Path

from gardens import garden, lanterns
from maps import place, terrain
from scenes import face, landscape, mountains, vinyl
from things import bowl, lamp, mug, soup, throw

root = Path(__file__).resolve().parents[2]
folder = root / "Snapshots/Gallery/pictures"


def files():
    """The bytes of each file, by its name."""
    drawings = [bowl, face, garden, lamp, landscape, lanterns, mountains, mug, soup, terrain, throw, vinyl]
    made = {f"{drawing.__name__}.svg": drawing().encode() for drawing in drawings}
    made |= {f"map-{number}.svg": place(number).encode() for number in range(1, 7)}
    return made


def main(words):
    if words in ([], ["--check"]):
        wanted = folder
    elif len(words) == 2 and words[0] == "-o":
        wanted = Path(words[1])
    else:
        print("pictures: takes --check, or -o and a folder", file=sys.stderr)
        return 64
    if words == ["--check"]:
        return check(files())
    wanted.mkdir(parents=True, exist_ok=True)
    for name, content in files().items():
        (wanted / name).write_bytes(content)
    return 0


def check(made):
    """Says which files differ, are missing, or are made by no function."""
    paths = [path for path in folder.iterdir() if not path.name.startswith(".")] if folder.is_dir() else []
    there = {path.name: path.read_bytes() for path in paths}
    faults = [f"{name} is missing" for name in made if name not in there]
    faults += [f"{name} is drawn by no function of Tools/Pictures" for name in there if name not in made]
    faults += [f"{name} differs" for name in made if there.get(name, made[name]) != made[name]]
    for fault in sorted(faults):
        print(f"pictures: {fault}", file=sys.stderr)
    if faults:
        print("pictures: Tools/pictures writes them", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
