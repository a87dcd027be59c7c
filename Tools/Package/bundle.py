"""The folder that a wheel and a tarball bring: all that the program needs but glibc."""

import json
import os
import shutil
import subprocess

import facts
import floor
import icu
import libraries
import licences

_fonts = "/usr/share/fonts/"
# Latin, symbols and emoji; all others of Debian's package are a package of their own.
_latin = ("NotoSans-", "NotoSerif-", "NotoSansMono-", "NotoSansSymbols", "NotoSansMath-")


def latin_fonts():
    """The fonts of the wheel itself: no more than those that Tools/setup asks for."""
    whole = [*_of("fonts-inter"), *_of("fonts-dejavu-core"), *_of("fonts-noto-color-emoji")]
    # The narrow faces are drawn for no font that is asked for.
    whole += [path for path in _of("fonts-liberation") if "Narrow" not in path]
    return sorted(whole + [path for path in _of("fonts-noto-core") if _is_latin(path)])


def other_fonts():
    return sorted(path for path in _of("fonts-noto-core") if not _is_latin(path))


def cjk_fonts():
    return sorted(_of("fonts-noto-cjk"))


def _of(package):
    """The fonts that a package of Debian's has."""
    listed = facts.output("dpkg-query", "--listfiles", package).splitlines()
    return [path for path in listed if path.endswith((".otf", ".ttf", ".ttc"))]


def font_place(path):
    """Where a font of the system lies in a home."""
    return "fonts/" + path[len(_fonts):]


def _files(folder):
    return [os.path.join(folder, name) for name in os.listdir(folder)]


def _is_latin(path):
    return os.path.basename(path).startswith(_latin)


def make(home):
    """Fills a new folder, and gives the version of glibc that it needs."""
    shutil.rmtree(home, ignore_errors=True)
    os.makedirs(os.path.join(home, "lib"))
    program = os.path.join(home, "snapline")
    _copy(facts.binary, program, 0o755)
    # Such a path counts more than LD_LIBRARY_PATH, which clusters set for programs of their own.
    subprocess.run(["patchelf", "--force-rpath", "--set-rpath", "$ORIGIN/lib", program], check=True)
    found = libraries.closure(facts.binary)
    for name, path in found.items():
        place = os.path.join(home, "lib", name)
        _copy(path, place, 0o755)
        if name.startswith("libicudata."):
            icu.shrink(place)
        subprocess.run(["patchelf", "--force-rpath", "--set-rpath", "$ORIGIN", place], check=True)
    for path in latin_fonts():
        _copy(path, os.path.join(home, font_place(path)))
    symbols = "/usr/share/bootstrap-icons/svg"
    for path in _files(symbols):
        _copy(path, os.path.join(home, "symbols", os.path.basename(path)))
    patterns = "/usr/share/hyphen"
    for path in _files(patterns):
        if path.endswith(".dic"):
            _copy(os.path.realpath(path), os.path.join(home, "hyphenation", os.path.basename(path)))
    owners = {libraries.package(path) for path in found.values()} | {
        "bootstrap-icons", "hyphen-en-us", *(libraries.package(path) for path in latin_fonts())
    }
    bundled = licences.write(os.path.join(home, "licences"), owners)
    least, askers = floor.floor(home)
    _sign(home, bundled, least, askers)
    return least


def _copy(source, place, mode=0o644):
    os.makedirs(os.path.dirname(place), exist_ok=True)
    shutil.copyfile(source, place)
    os.chmod(place, mode)


def _sign(home, bundled, least, askers):
    """Writes what the program knows a package by, and what there is in it."""
    said = {
        "name": "snapline",
        "version": facts.version(),
        "glibc": ".".join(map(str, least)),
        "glibcAskedBy": sorted(os.path.relpath(path, home) for path in askers),
        "bundles": bundled,
    }
    with open(os.path.join(home, "snapline-package.json"), "w", encoding="utf-8") as file:
        json.dump(said, file, indent=2)
        file.write("\n")
