"""The libraries of the system that the program loads, at its start and later."""

import glob
import os
import re
import subprocess

import facts

# glibc is each machine's own.
_own = re.compile(r"^(ld-linux|lib(c|m|dl|rt|pthread|resolv|util|anl|mvec)\.so|linux-vdso)")


def needed(path):
    """The names of the libraries that a file asks the loader for."""
    text = facts.output("readelf", "--dynamic", "--wide", path)
    return re.findall(r"\(NEEDED\).*\[(.*)\]", text)


def later():
    """The names of those that the program loads when it first calls them."""
    names = set()
    for source in glob.glob(os.path.join(facts.root, "Sources/C/*/*.c")):
        with open(source, encoding="utf-8") as file:
            names |= set(re.findall(r'"(lib[^"]*\.so\.[0-9.]+)"', file.read()))
    return sorted(names)


def _paths():
    """Where the loader finds libraries of this machine's processor, by name."""
    env = dict(os.environ, PATH=os.environ["PATH"] + ":/sbin")
    paths = {}
    for line in facts.output("ldconfig", "-p", env=env).splitlines()[1:]:
        name, _, path = line.strip().partition(" => ")
        if "x32" not in name and os.path.exists(path):
            paths.setdefault(name.split()[0], os.path.realpath(path))
    return paths


def closure(binary):
    """All libraries but glibc's that the binary may load, by name, with their paths."""
    paths, found = _paths(), {}
    waiting = needed(binary) + later()
    while waiting:
        name = waiting.pop()
        if name in found or _own.match(name):
            continue
        if name not in paths:
            facts.fail(f"the library {name} isn't on this machine: run Tools/setup")
        found[name] = paths[name]
        waiting += needed(paths[name])
    return dict(sorted(found.items()))


def package(path):
    """The Debian package that a file is of."""
    for place in (path, path[len("/usr"):] if path.startswith("/usr/lib") else "/usr" + path):
        try:
            found = facts.output("dpkg-query", "--search", place, stderr=subprocess.DEVNULL)
        except subprocess.CalledProcessError:  # dpkg-query knows no such file
            continue
        return found.split(":")[0]
    return facts.fail(f"no package of Debian's has {path}")


def dependency(name, path):
    """What a package that needs a library depends on, in Debian's words."""
    owner = package(path)
    match = re.match(r"(.*?)\.so\.(.*)$", name)
    text = facts.output("dpkg-query", "--control-show", owner, "shlibs")
    for line in text.splitlines():
        words = line.split(None, 2)
        if len(words) == 3 and words[:2] == [match.group(1), match.group(2)]:
            return words[2]
    return owner
