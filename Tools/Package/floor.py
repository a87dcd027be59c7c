"""The oldest glibc that files work with, and what in them points to the machine that built them."""

import os
import re
import shutil

import facts

# Packed relocations are unpacked from this version on.
_packed = (2, 36)


def is_elf(path):
    with open(path, "rb") as file:
        return file.read(4) == b"\x7fELF"


def files(folder):
    for place, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            path = os.path.join(place, name)
            if not os.path.islink(path):
                yield path


def asked(path):
    """The version of glibc that one program or library asks for."""
    text = facts.output("readelf", "--version-info", "--wide", path)
    found = [tuple(map(int, match.split("."))) for match in re.findall(r"\bGLIBC_(\d[\d.]*)", text)]
    if "GLIBC_ABI_DT_RELR" in text:
        found.append(_packed)
    return max(found, default=(2, 0))


def floor(folder):
    """The version that all files of a folder ask for together, and those that ask for it."""
    versions = {path: asked(path) for path in files(folder) if is_elf(path)}
    most = max(versions.values())
    return most, [path for path, version in versions.items() if version == most]


def references(folder):
    """The files that name the folders of the build."""
    toolchain = os.path.realpath(shutil.which("swift") or "/usr/bin/swift")
    traces = [path.encode() for path in (facts.root, os.path.dirname(os.path.dirname(toolchain)))]
    traces = [trace for trace in traces if trace not in (b"/usr", b"/")]
    found = []
    for path in files(folder):
        with open(path, "rb") as file:
            contents = file.read()
        if any(trace in contents for trace in traces):
            found.append(path)
    return found
