"""The package for Debian 12: the program alone, as Debian has all else."""

import gzip
import hashlib
import os
import shutil
import subprocess

import facts
import floor
import libraries
import licences

_fonts = ["fonts-inter", "fonts-dejavu-core", "fonts-noto-color-emoji"]
# What pictures of most designs need, and what those with other scripts or with Helvetica and its like do.
_needed = _fonts + ["bootstrap-icons", "hyphen-en-us"]
_recommended = ["fonts-noto-core", "fonts-noto-cjk", "fonts-liberation"]


def make():
    version, (architecture, _) = facts.version(), facts.machine()
    tree = os.path.join(facts.packages, "deb")
    shutil.rmtree(tree, ignore_errors=True)
    _fill(tree)
    control = os.path.join(tree, "DEBIAN")
    os.makedirs(control)
    with open(os.path.join(control, "control"), "w", encoding="utf-8") as file:
        file.write(_control(tree, version, architecture))
    _write_sums(tree, os.path.join(control, "md5sums"))
    path = os.path.join(facts.packages, f"snapline_{version}_{architecture}.deb")
    _pack(tree, path)
    shutil.rmtree(tree)
    return [path]


def _fill(tree):
    program = os.path.join(tree, "usr/bin/snapline")
    os.makedirs(os.path.dirname(program))
    shutil.copyfile(facts.binary, program)
    os.chmod(program, 0o755)
    # Its libraries are Debian's: nothing beside it is one.
    subprocess.run(["patchelf", "--remove-rpath", program], check=True)
    _print(tree, "usr/share/bash-completion/completions/snapline", "completions", "bash")
    _print(tree, "usr/share/zsh/vendor-completions/_snapline", "completions", "zsh")
    _print(tree, "usr/share/fish/vendor_completions.d/snapline.fish", "completions", "fish")
    _print(tree, "usr/share/man/man1/snapline.1.gz", "manual")
    _write(tree, "usr/share/doc/snapline/CHANGELOG.md.gz", facts.read("CHANGELOG.md").encode())
    _write(tree, "usr/share/doc/snapline/copyright", _copyright().encode())


def _print(tree, name, *words):
    """Writes what the program prints."""
    _write(tree, name, facts.output(facts.binary, *words).encode())


def _write(tree, name, contents):
    path = os.path.join(tree, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if name.endswith(".gz"):
        contents = gzip.compress(contents, 9, mtime=0)
    with open(path, "wb") as file:
        file.write(contents)


def _copyright():
    """The licences of what is in the program: of all else Debian has the texts."""
    with open(licences.text("libicu72"), encoding="utf-8") as file:
        unicode = file.read()
    return (
        facts.read("LICENSE")
        + "\nSwift's standard library and Foundation are linked into the program, under the Apache Licence\n"
        + "2.0 with Swift's exception for libraries at run time. Debian has the text of the licence in\n"
        + "/usr/share/common-licenses/Apache-2.0. The exception:\n\n"
        + _exception()
        + "\nFoundation has data of Unicode's ICU in it. Of that Debian says:\n\n"
        + unicode
    )


def _exception():
    """What Swift's licence adds to the one that it is based on."""
    with open(licences.swift(), encoding="utf-8") as file:
        text = file.read()
    place = text.find("Runtime Library Exception")
    return text[place:] if place >= 0 else facts.fail("Swift's licence has no exception for libraries")


def _control(tree, version, architecture):
    depends = _glibc() + sorted(_libraries()) + _needed
    installed = sum(os.path.getsize(path) for path in floor.files(tree)) // 1024
    return (
        "Package: snapline\n"
        f"Version: {version}\n"
        f"Architecture: {architecture}\n"
        "Maintainer: Snapline contributors <snapline@example.org>\n"
        f"Installed-Size: {installed}\n"
        f"Depends: {', '.join(depends)}\n"
        f"Recommends: {', '.join(_recommended)}\n"
        "Section: graphics\n"
        "Priority: optional\n"
        "Description: Auto Layout for Linux\n"
        " Draws designs in YAML, and layouts of Interface Builder, as PNG, SVG\n"
        " and PDF. Views are held by constraints, as on a phone. The same design\n"
        " has the same bytes on every run.\n"
    )


def _glibc():
    version = ".".join(map(str, floor.asked(facts.binary)))
    return [f"libc6 (>= {version})"]


def _libraries():
    """What the program loads by itself; what those load is for Debian to say."""
    known = libraries.closure(facts.binary)
    names = set(libraries.needed(facts.binary) + libraries.later()) & known.keys()
    return {libraries.dependency(name, known[name]) for name in names}


def _write_sums(tree, path):
    """The sums by which Debian tells whether a file was changed."""
    lines = []
    for file in floor.files(os.path.join(tree, "usr")):
        with open(file, "rb") as contents:
            digest = hashlib.md5(contents.read()).hexdigest()
        lines.append(f"{digest}  {os.path.relpath(file, tree)}\n")
    with open(path, "w", encoding="utf-8") as sums:
        sums.writelines(lines)


def _pack(tree, path):
    for place, folders, names in os.walk(tree):
        for name in folders + names:
            item = os.path.join(place, name)
            executable = os.path.isdir(item) or item.endswith("/usr/bin/snapline")
            os.chmod(item, 0o755 if executable else 0o644)
    os.chmod(tree, 0o755)
    env = dict(os.environ, SOURCE_DATE_EPOCH=str(facts.epoch()))
    words = ["dpkg-deb", "--root-owner-group", "-Zxz", "--threads-max=1", "--build", tree, path + ".part"]
    subprocess.run(words, check=True, env=env, stdout=subprocess.DEVNULL)
    os.replace(path + ".part", path)
