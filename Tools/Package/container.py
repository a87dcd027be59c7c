"""The recipe of a container, with the package that it installs."""

import os
import shutil

import deb
import facts


def make():
    version, (architecture, _) = facts.version(), facts.machine()
    package = os.path.join(facts.packages, f"snapline_{version}_{architecture}.deb")
    if not os.path.exists(package):
        deb.make()
    folder = os.path.join(facts.packages, "container")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    shutil.copyfile(package, os.path.join(folder, "snapline.deb"))
    place = os.path.join(folder, "Containerfile")
    shutil.copyfile(os.path.join(facts.root, "Tools/Package/Containerfile"), place)
    return [place]


def steps():
    """The recipe's steps, each a word and what follows."""
    lines = facts.read("Tools/Package/Containerfile").splitlines()
    return [tuple(line.split(" ", 1)) for line in lines if line and not line.startswith("#")]
