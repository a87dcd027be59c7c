"""The oldest glibc that files work with, and what in them points to the machine that built them."""

import gzip
import os
import re
import shutil
import subprocess
import tarfile
import zipfile

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


def _traces():
    """The folders of the build, as they would stand in a file."""
    toolchain = os.path.realpath(shutil.which("swift") or "/usr/bin/swift")
    folders = {facts.root, os.path.dirname(os.path.dirname(toolchain))} - {"/usr", "/"}
    return [folder.encode() for folder in sorted(folders)]


def contents(package):
    """All files of a finished package, by name."""
    if package.endswith(".whl"):
        with zipfile.ZipFile(package) as file:
            yield from ((name, file.read(name)) for name in file.namelist())
        return
    command = ["dpkg-deb", "--fsys-tarfile", package] if package.endswith(".deb") else ["gzip", "-dc", package]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        with tarfile.open(fileobj=process.stdout, mode="r|") as file:
            for entry in file:
                if entry.isfile():
                    held = file.extractfile(entry).read()
                    yield entry.name, gzip.decompress(held) if entry.name.endswith(".gz") else held


def check(package):
    """Fails where a file of a finished package names the folders of the build."""
    traces = _traces()
    found = [name for name, held in contents(package) if any(trace in held for trace in traces)]
    if found:
        os.remove(package)
        facts.fail("these files name the folders of the build: " + ", ".join(found))
