"""What every package is made from: the version, the date, and where things are."""

import glob
import hashlib
import os
import re
import subprocess
import sys

root = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
binary = os.path.join(root, ".build/package/release/snapline")
packages = os.path.join(root, ".build/packages")
summary = "Auto Layout for Linux: designs in files become pictures."


def say(text):
    print("package: " + text, file=sys.stderr, flush=True)


def fail(text):
    say(text)
    sys.exit(1)


def output(*words, **options):
    """What a program prints."""
    return subprocess.run(
        words, check=True, stdout=subprocess.PIPE, universal_newlines=True, **options
    ).stdout


def read(*path):
    with open(os.path.join(root, *path), encoding="utf-8") as file:
        return file.read()


def script(name, **values):
    """A script that starts the program, with some values in it."""
    text = read("Tools/Package", name).replace("@START@\n", read("Tools/Package/start.sh"))
    for key, value in values.items():
        text = text.replace(f"@{key}@", value)
    return text


def version():
    text = read("Sources/Environment/Release.swift")
    return re.search(r'version = "([^"]+)"', text).group(1)


def made(pattern):
    """The path of a package of this version, or nothing."""
    found = glob.glob(os.path.join(packages, pattern.replace("VERSION", version())))
    return found[0] if len(found) == 1 else None


def finished():
    """The paths of all packages of this version."""
    endings = (".deb", ".whl", ".tar.gz")
    names = sorted(name for name in os.listdir(packages) if version() in name)
    return [os.path.join(packages, name) for name in names if name.endswith(endings)]


def digest(path):
    """The sum of a file's bytes."""
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def epoch():
    """The date of the commit, which is that of every file in a package."""
    return int(output("git", "-C", root, "log", "-1", "--format=%ct"))


def machine():
    """What Debian and Python call the processor."""
    return output("dpkg", "--print-architecture").strip(), os.uname().machine
