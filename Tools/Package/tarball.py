"""The program with all that it needs, below one folder, and a launcher."""

import os
import shutil

import archive
import facts


def make(home, least):
    name = f"snapline-{facts.version()}-linux-{facts.machine()[1]}"
    tree = os.path.join(facts.packages, name)
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(home, os.path.join(tree, "home"))
    launcher = facts.script("launcher.sh", GLIBC=".".join(map(str, least)))
    place = os.path.join(tree, "snapline")
    with open(place, "w", encoding="utf-8") as file:
        file.write(launcher)
    os.chmod(place, 0o755)
    path = os.path.join(facts.packages, name + ".tar.gz")
    archive.tar(path, tree, name)
    shutil.rmtree(tree)
    return [path]
