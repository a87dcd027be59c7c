"""Packages for Python: the program with all that it needs, and fonts of other scripts."""

import base64
import hashlib
import json
import os

import archive
import bundle
import facts
import libraries
import licences


def make(home, least):
    """The wheel of the program, and those of fonts."""
    machine = facts.machine()[1]
    tag = f"py3-none-manylinux_{least[0]}_{least[1]}_{machine}"
    return [
        _program(home, tag),
        _fonts("snapline-fonts", bundle.other_fonts(), "Fonts of the world's scripts for Snapline."),
        _fonts("snapline-fonts-cjk", bundle.cjk_fonts(), "Chinese, Japanese and Korean fonts for Snapline."),
    ]


class Wheel:
    """A wheel under way: it keeps the record of what is in it."""

    def __init__(self, name, tag):
        self.name, self.tag = name, tag
        self.stem = f"{name.replace('-', '_')}-{facts.version()}"
        self.info = self.stem + ".dist-info/"
        self.path = os.path.join(facts.packages, f"{self.stem}-{tag}.whl")
        self.zip = archive.Zip(self.path)
        self.record = []

    def add(self, name, contents, mode=0o644):
        self.zip.add(name, contents, mode)
        digest = base64.urlsafe_b64encode(hashlib.sha256(contents).digest()).rstrip(b"=").decode()
        self.record.append(f"{name},sha256={digest},{len(contents)}\n")

    def add_file(self, name, path):
        with open(path, "rb") as file:
            self.add(name, file.read(), 0o755 if os.stat(path).st_mode & 0o100 else 0o644)

    def close(self, summary, licence, extra=""):
        is_pure = "true" if self.tag.endswith("-any") else "false"
        self.add(
            self.info + "WHEEL",
            f"Wheel-Version: 1.0\nGenerator: snapline {facts.version()}\n"
            f"Root-Is-Purelib: {is_pure}\nTag: {self.tag}\n".encode(),
        )
        self.add(
            self.info + "METADATA",
            f"Metadata-Version: 2.1\nName: {self.name}\nVersion: {facts.version()}\nSummary: {summary}\n"
            f"License: {licence}\nRequires-Python: >=3.9\n{extra}".encode(),
        )
        self.record.append(f"{self.info}RECORD,,\n")
        self.zip.add(self.info + "RECORD", "".join(self.record).encode())
        self.zip.close()
        return self.path


def _program(home, tag):
    wheel = Wheel("snapline", tag)
    for name, contents in modules().items():
        wheel.add("snapline/" + name, contents)
    for name, path in archive.paths(home).items():
        wheel.add_file("snapline/_home/" + name, path)
    fonts = "Provides-Extra: fonts\n" + "".join(
        f'Requires-Dist: {name}=={facts.version()}; extra == "fonts"\n'
        for name in ("snapline-fonts", "snapline-fonts-cjk")
    )
    readme = "Description-Content-Type: text/markdown\n\n" + facts.read("Python/README.md")
    command = facts.script("command.sh").encode()
    wheel.add(f"{wheel.stem}.data/scripts/snapline", command, 0o755)
    licence = "MIT; what it bundles has licences of its own, in snapline/_home/licences"
    return wheel.close(facts.summary, licence, fonts + readme)


def modules():
    """The package's own files, with the version in them."""
    folder = os.path.join(facts.root, "Python/snapline")
    found = {}
    for name in sorted(os.listdir(folder)):
        if name.endswith(".py") or name == "py.typed":
            found[name] = facts.read(folder, name).replace("@VERSION@", facts.version()).encode()
    return found


def _fonts(name, paths, summary):
    wheel = Wheel(name, "py3-none-any")
    folder = name.replace("-", "_")
    # A folder without a file of its own stays when pip removes the package.
    wheel.add(folder + "/__init__.py", f'"""{summary}"""\n'.encode())
    for path in paths:
        wheel.add_file(f"{folder}/{bundle.font_place(path)}", path)
    owners = sorted({libraries.package(path) for path in paths})
    for owner in owners:
        wheel.add_file(f"{folder}/licences/{owner}.txt", licences.text(owner))
    said = {"name": name, "version": facts.version(), "bundles": licences.bundles(owners)}
    wheel.add(f"{folder}/snapline-package.json", (json.dumps(said, indent=2) + "\n").encode())
    needs = f"Requires-Dist: snapline=={facts.version()}\n"
    return wheel.close(summary, "OFL-1.1", needs)
