"""The licence texts of all that is bundled: nothing is packed without one."""

import os
import shutil
import subprocess

import facts


def write(folder, owners):
    """Copies the texts of some Debian packages, of Swift and of Snapline; gives what there is."""
    os.makedirs(folder, exist_ok=True)
    shutil.copyfile(os.path.join(facts.root, "LICENSE"), os.path.join(folder, "snapline.txt"))
    shutil.copyfile(_swift(), os.path.join(folder, "swift.txt"))
    said = [
        {"name": "snapline", "version": facts.version(), "licence": "licences/snapline.txt"},
        {"name": "swift", "version": _swift_version(), "licence": "licences/swift.txt"},
    ]
    for owner in sorted(owners):
        text = f"/usr/share/doc/{owner}/copyright"
        if not os.path.exists(text):
            facts.fail(f"{text} isn't there, and nothing is packed without its licence")
        shutil.copyfile(text, os.path.join(folder, owner + ".txt"))
        version = facts.output("dpkg-query", "--show", "--showformat", "${Version}", owner)
        said.append({"name": owner, "version": version, "licence": f"licences/{owner}.txt"})
    _common(folder)
    for place, _, names in os.walk(folder):
        for name in names:
            os.chmod(os.path.join(place, name), 0o644)
    return said


def _common(folder):
    """The long licences that Debian's texts only refer to."""
    texts = [open(os.path.join(folder, name), errors="replace").read() for name in os.listdir(folder)]
    for name in sorted(os.listdir("/usr/share/common-licenses")):
        if any("/usr/share/common-licenses/" + name in text for text in texts):
            os.makedirs(os.path.join(folder, "common"), exist_ok=True)
            source = os.path.realpath("/usr/share/common-licenses/" + name)
            shutil.copyfile(source, os.path.join(folder, "common", name))


def _swift():
    """The licence of Swift's libraries, which are linked into the program."""
    swift = os.path.realpath(shutil.which("swift"))
    text = os.path.join(os.path.dirname(swift), "../share/swift/LICENSE.txt")
    if not os.path.exists(text):
        facts.fail("the toolchain has no share/swift/LICENSE.txt")
    return text


def _swift_version():
    told = subprocess.run(["swift", "--version"], check=True, stdout=subprocess.PIPE, stderr=-3)
    return told.stdout.decode().split("version ", 1)[1].split()[0]
