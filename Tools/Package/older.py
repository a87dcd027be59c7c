"""The same packages under an older version, to install newer ones over."""

import os
import shutil
import subprocess
import zipfile

import facts

version = "0.0.1"


def deb(path, folder):
    """The package for Debian, with one file more than the newer one has."""
    tree = os.path.join(folder, "tree")
    subprocess.run(["dpkg-deb", "-R", path, tree], check=True)
    control = os.path.join(tree, "DEBIAN/control")
    with open(control, encoding="utf-8") as file:
        text = file.read().replace(f"Version: {facts.version()}\n", f"Version: {version}\n")
    with open(control, "w", encoding="utf-8") as file:
        file.write(text)
    with open(os.path.join(tree, "usr/share/doc/snapline/old"), "w", encoding="utf-8") as file:
        file.write("snapline\n")
    made = os.path.join(folder, "older.deb")
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, made],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    shutil.rmtree(tree)
    return made


def wheel(path, folder):
    """The package for Python, without its libraries and fonts, and with a module more."""
    name = os.path.basename(path).replace(facts.version(), version)
    made = os.path.join(folder, name)
    info = f"snapline-{facts.version()}.dist-info/"
    with zipfile.ZipFile(path) as source, zipfile.ZipFile(made, "w") as target:
        names = [item for item in source.namelist() if "/_home/" not in item and not item.endswith("RECORD")]
        record = [f"{item},,\n" for item in names + ["snapline/old.py"]]
        for item in names:
            contents = source.read(item).replace(facts.version().encode(), version.encode())
            target.writestr(item.replace(facts.version(), version), contents)
        target.writestr("snapline/old.py", "")
        listed = "".join(record).replace(facts.version(), version)
        place = info.replace(facts.version(), version) + "RECORD"
        target.writestr(place, listed + place + ",,\n")
    return made
