"""The licence texts of all that is bundled: nothing is packed without one."""

import os
import shutil
import subprocess

import facts


def write(folder, owners):
    """Copies the texts of some Debian packages, of Swift and of Snapline; gives what there is."""
    os.makedirs(folder, exist_ok=True)
    shutil.copyfile(os.path.join(facts.root, "LICENSE"), os.path.join(folder, "snapline.txt"))
    shutil.copyfile(swift(), os.path.join(folder, "swift.txt"))
    said = [
        {"name": "snapline", "version": facts.version(), "licence": "licences/snapline.txt"},
        {"name": "swift", "version": _swift_version(), "licence": "licences/swift.txt"},
    ]
    for owner in sorted(owners):
        shutil.copyfile(text(owner), os.path.join(folder, owner + ".txt"))
    # Foundation has Unicode's data in it.
    shutil.copyfile(text("libicu72"), os.path.join(folder, "unicode.txt"))
    said += bundles(owners)
    _common(folder)
    for place, _, names in os.walk(folder):
        for name in names:
            os.chmod(os.path.join(place, name), 0o644)
    return said


def bundles(owners):
    """What is said of some Debian packages that are bundled."""
    return [
        {
            "name": owner,
            "version": facts.output("dpkg-query", "--show", "--showformat", "${Version}", owner),
            "licence": f"licences/{owner}.txt",
        }
        for owner in sorted(owners)
    ]


def text(owner):
    """The licence text of a Debian package."""
    path = f"/usr/share/doc/{owner}/copyright"
    return path if os.path.exists(path) else facts.fail(
        f"{path} isn't there, and nothing is packed without its licence"
    )


def _common(folder):
    """The long licences that Debian's texts only refer to."""
    texts = []
    for name in os.listdir(folder):
        with open(os.path.join(folder, name), encoding="utf-8", errors="replace") as file:
            texts.append(file.read())
    for name in sorted(os.listdir("/usr/share/common-licenses")):
        if any("/usr/share/common-licenses/" + name in one for one in texts):
            os.makedirs(os.path.join(folder, "common"), exist_ok=True)
            source = os.path.realpath("/usr/share/common-licenses/" + name)
            shutil.copyfile(source, os.path.join(folder, "common", name))


def swift():
    """The licence of Swift's libraries, which are linked into the program."""
    swift = os.path.realpath(shutil.which("swift"))
    text = os.path.join(os.path.dirname(swift), "../share/swift/LICENSE.txt")
    if not os.path.exists(text):
        facts.fail("the toolchain has no share/swift/LICENSE.txt")
    return text


def _swift_version():
    told = subprocess.run(["swift", "--version"], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return told.stdout.decode().split("version ", 1)[1].split()[0]
