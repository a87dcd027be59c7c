"""Makes the article "Helpers in pictures" from the package Snapshots/Helpers: `Tools/helpers`."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path

import calls
import designs
from entries import chapters, read

root = Path(__file__).resolve().parents[2]
package = root / "Snapshots/Helpers"
folder = root / "Sources/Snapline/Snapline.docc/Helpers"
article = "HelpersInPictures.md"
# One call shows a text that is cut, and not every call needs the margins that all superviews have.
intended = ("[truncation]", "'margins' does nothing here")


def main(arguments):
    words = [word for word in arguments if word.startswith("--")]
    commands = [word for word in arguments if not word.startswith("--")]
    if len(commands) > 1 or words not in ([], ["--check"], ["--calls"]):
        print("helpers: takes --check or --calls, and a command that draws", file=sys.stderr)
        return 64
    found = chapters(package)
    if words == ["--calls"]:
        return report(faults_of_calls(found))
    command = Path(commands[0]).resolve() if commands else root / "Tools/snapline"
    if not command.is_file():
        print(f"helpers: there is no command '{commands[0]}'", file=sys.stderr)
        return 64
    with tempfile.TemporaryDirectory() as temporary:
        made = Path(temporary)
        faults = draw(command, found, made) + faults_of_frames(found, made)
        if not words and not faults:
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            for name, content in files(found, made).items():
                (folder / name).write_bytes(content)
        elif words:
            faults += faults_of_files(files(found, made))
    return report(faults)


def report(faults):
    for fault in faults:
        print("helpers: " + fault, file=sys.stderr)
    return 1 if faults else 0


def draw(command, found, made):
    """Has the command draw the calls as pictures and as frames, and the designs as frames; what it warns of."""
    faults = []
    for entry in every(found):
        for circumstance in entry.circumstances:
            text = designs.whole(entry, circumstance)
            (made / f"{entry.preview(circumstance)}.yaml").write_text(text, encoding="utf-8")
    previews = ["--package", str(package), "Helpers", "--scale", "2", "-o", f"{made}/"]
    paths = sorted(str(path) for path in made.glob("*.yaml"))
    for words in (previews, previews + ["--format", "json"], paths + ["--format", "json", "-o", f"{made}/"]):
        run = subprocess.run([command, "render", *words], capture_output=True, text=True, check=False)
        if run.returncode:
            sys.exit(run.stderr)
        warnings = re.findall(r"^.*/(\S+ warning: .*)$", run.stderr, re.M)
        faults += [line for line in warnings if not any(words in line for words in intended)]
    return faults


def every(found):
    return [entry for _, entries in found for entry in entries]


def frames(path):
    """The frames of all views with a name."""
    return {view["id"]: view["frame"] for view in json.loads(read(path))["views"] if "id" in view}


def faults_of_frames(found, made):
    faults = []
    for entry in every(found):
        for name in map(entry.preview, entry.circumstances):
            drawn = frames(made / f"Helpers.{name}.layout.json")
            designed = frames(made / f"{name}.layout.json")
            for view, frame in designed.items():
                if drawn.get(view) != frame:
                    faults.append(f"'{name}': {view} is at {frame} in the design, and at {drawn.get(view)} in Swift")
            for view in set(re.findall(r"\b(box|[abc])\b", entry.code)) - set(designed):
                faults.append(f"'{name}': the design has no {view}")
    return faults


def faults_of_files(made):
    kept = {path.name: path.read_bytes() for path in folder.glob("*")}
    names = [name for name in sorted({*kept, *made}) if kept.get(name) != made.get(name)]
    return [f"'{name}' isn't as it would be made: run Tools/helpers" for name in names]


def faults_of_calls(found):
    """Helpers without a picture have a reason, and those with one have none."""
    missing = calls.uncalled(calls.helpers(root / "Sources/Helpers"), [entry.code for entry in every(found)])
    rows = [line.split("|")[1] for line in read(package / "Unpictured.md").splitlines() if line.startswith("|")]
    excused = [name for row in rows for name in re.findall(r"`([^`]+\))`", row)]
    twice = sorted({name for name in excused if excused.count(name) > 1})
    faults = [
        f"no entry of Snapshots/Helpers calls '{name}', and Unpictured.md has no reason for it"
        for name in sorted(missing - {*excused})
    ]
    faults += [
        f"Unpictured.md has '{name}', which has a picture or isn't public"
        for name in sorted({*excused} - missing)
    ]
    return faults + [f"Unpictured.md has '{name}' twice" for name in twice]


def files(found, made):
    """What the folder of the article holds."""
    content = {article: page(found).encode()}
    for entry in every(found):
        for name in map(entry.preview, entry.circumstances):
            content[f"helpers-{name}.png"] = (made / f"Helpers.{name}.png").read_bytes()
    return content


def page(found):
    parts = [read(package / "Introduction.md").rstrip()]
    for heading, entries in found:
        parts.append(f"## {heading}")
        parts += [section(entry) for entry in entries]
    return "\n\n".join([*parts, read(package / "Unpictured.md")])


def section(entry):
    pictures = []
    for circumstance in entry.circumstances:
        if len(entry.circumstances) > 1:
            pictures.append(designs.captions[circumstance])
        pictures.append(f"![{entry.heading}](helpers-{entry.preview(circumstance)}.png)")
    listings = f"```swift\n{entry.code}\n```\n\n```yaml\n{entry.design}\n```"
    return "\n".join(
        [
            f"### {entry.heading}",
            "",
            textwrap.fill(entry.sentences, 118),
            "",
            "@Row {",
            "  @Column(size: 2) {",
            indented(listings),
            "  }",
            "  @Column {",
            indented("\n\n".join(pictures)),
            "  }",
            "}",
        ]
    )


def indented(text):
    return "\n".join("    " + line if line else "" for line in text.splitlines())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
