"""What `Tools/package` does behind its build."""

import hashlib
import os
import shutil
import sys

import bundle
import container
import deb
import facts
import floor
import tarball
import wheel

_kinds = ("deb", "wheel", "tarball", "container")


def main(words):
    if words and words[0] == "--try":
        import trial

        return trial.run(words[1:])
    unknown = [word for word in words if word not in _kinds]
    if unknown:
        facts.say(f"unknown word '{unknown[0]}': it takes {', '.join(_kinds)}, or --try")
        return 64
    os.makedirs(facts.packages, exist_ok=True)
    for path in _make(words or _kinds):
        with open(path, "rb") as file:
            digest = hashlib.sha256(file.read()).hexdigest()
        size = os.path.getsize(path) / 1e6
        print(f"{digest}  {size:5.1f} MB  {os.path.relpath(path, facts.root)}")
    return 0


def _make(kinds):
    made = []
    if "deb" in kinds:
        made += deb.make()
    if "container" in kinds:
        made += container.make()
    if "wheel" in kinds or "tarball" in kinds:
        home = os.path.join(facts.packages, "home")
        least = bundle.make(home)
        found = floor.references(home)
        if found:
            facts.fail("these files name the folders of the build: " + ", ".join(found))
        if "wheel" in kinds:
            made += wheel.make(home, least)
        if "tarball" in kinds:
            made += tarball.make(home, least)
        shutil.rmtree(home)
    return made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
