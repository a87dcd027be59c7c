"""The pictures of the whole gallery, by which packages are compared with the build."""

import os
import shutil
import subprocess

import facts

formats = ("png", "svg", "pdf")
_sources = [os.path.join(facts.root, "Snapshots", name) for name in ("Features", "Gallery")]
#: Where the gallery lies in a bare system, with a blank in its name.
place = "/home/a gallery"


def copy(target):
    """Copies the designs, and what they read, without the pictures that are kept of them."""
    keep = shutil.ignore_patterns("*.snapshots", "*.png")
    for source in _sources:
        shutil.copytree(source, target, ignore=keep, dirs_exist_ok=True)
        for read in ("pictures", "samples"):
            if os.path.isdir(os.path.join(source, read)):
                shutil.copytree(os.path.join(source, read), os.path.join(target, read), dirs_exist_ok=True)


def designs():
    names = [name for source in _sources for name in os.listdir(source)]
    return sorted(name for name in names if name.endswith(".yaml") or name == "frame.json")


def draw(run, folder):
    """Draws all designs in all formats by a function that starts the program."""
    for form in formats:
        out = f"{folder}/out-{form}"
        run("render", *[f"{folder}/{name}" for name in designs()], "--format", form, "-o", out + "/")


def hashes(folder):
    """The sum of each picture below a folder, by its name."""
    found = {}
    for form in formats:
        out = os.path.join(folder, "out-" + form)
        for name in sorted(os.listdir(out)):
            found[f"{form}/{name}"] = facts.digest(os.path.join(out, name))
    return found


def expected():
    """What the build draws here."""
    folder = os.path.join(facts.root, ".build/roots/gallery")
    shutil.rmtree(folder, ignore_errors=True)
    copy(folder)

    def run(*words):
        subprocess.run([facts.binary, *words], check=True, stdout=subprocess.DEVNULL)

    draw(run, folder)
    return hashes(folder)
