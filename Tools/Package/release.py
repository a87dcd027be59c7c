"""What `Tools/release` checks before a version is tagged."""

import os
import re
import subprocess
import sys
import tempfile

import facts


def main(version, only_checks):
    troubles = list(_disagreements(version))
    for trouble in troubles:
        say(trouble)
    if troubles:
        return 1
    # What users' code is compiled against is as the lists say: a change of these was a decision.
    if subprocess.run([os.path.join(facts.root, "Tools/api")]).returncode != 0:
        say("what the products declare isn't what Tools/API says: look at each line, then Tools/api --write")
        return 1
    if only_checks:
        say(f"nothing speaks against {version}; without --check packages are made and tried")
        return 0
    for words in ([], ["--must-try"]):
        if subprocess.run([os.path.join(facts.root, "Tools/package"), *words]).returncode != 0:
            say(" ".join(["Tools/package", *words]) + " failed")
            return 1
    _depend(version)
    _write_sums()
    commit = facts.output("git", "-C", facts.root, "rev-parse", "HEAD").strip()
    print(f"git tag -a {version} -m 'Snapline {version}' {commit}")
    return 0


def say(text):
    print("release: " + text, file=sys.stderr, flush=True)


def _disagreements(version):
    """What says another version, or nothing."""
    if facts.version() != version:
        yield f"the command prints {facts.version()}, not {version}: Sources/Environment/Release.swift"
    heading = re.search(r"^## (.*)$", facts.read("CHANGELOG.md"), re.M).group(1)
    if not re.fullmatch(re.escape(version) + r", \d{4}-\d\d-\d\d", heading):
        yield f"the changelog begins with '{heading}': write '## {version}, YEAR-MONTH-DAY'"
    articles = "Sources/Snapline/Snapline.docc/"
    for name, form in (
        ("README.md", r"snapline[-_](\d+\.\d+\.\d+)"),
        (articles + "Packages.md", r"snapline[-_a-z]*[-_](\d+\.\d+\.\d+)"),
        (articles + "PicturesInBulk.md", r'"version":"(\d+\.\d+\.\d+)"'),
    ):
        for said in sorted(set(re.findall(form, facts.read(name)))):
            if said != version:
                yield f"{name} says {said}, not {version}"
    if facts.output("git", "-C", facts.root, "status", "--porcelain").strip():
        yield "there are changes that aren't committed: packages are made of a commit"
    if facts.output("git", "-C", facts.root, "tag", "--list", version).strip():
        yield f"the tag {version} is there already"


def _depend(version):
    """Builds a package that depends on the version, from a clone that has the tag."""
    say("building a package that depends on the version")
    with tempfile.TemporaryDirectory() as folder:
        clone, user = os.path.join(folder, "Snapline"), os.path.join(folder, "user")
        run(["git", "clone", "--quiet", facts.root, clone])
        run(["git", "-C", clone, "tag", version])
        os.makedirs(os.path.join(user, "Sources/user"))
        _write(
            os.path.join(user, "Package.swift"),
            "// swift-tools-version: 6.2\nimport PackageDescription\n\nlet package = Package(\n"
            '  name: "user",\n'
            f'  dependencies: [.package(url: "file://{clone}", from: "{version}")],\n'
            '  targets: [.executableTarget(name: "user", dependencies: '
            '[.product(name: "Snapline", package: "Snapline")])]\n)\n',
        )
        _write(
            os.path.join(user, "Sources/user/main.swift"),
            "import Snapline\n\nlet label = Label(text: \"Hello\")\n"
            "let picture = try label.rendered(size: CGSize(width: 80, height: 30), scale: 1)\n"
            "print(try picture.png().count > 0)\n",
        )
        told = run(["swift", "run", "--package-path", user, "user"], stdout=subprocess.PIPE)
        if told.stdout.decode().strip() != "true":
            say("a package that depends on the version draws nothing")
            sys.exit(1)


def _write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def run(words, **options):
    return subprocess.run(words, check=True, **options)


def _write_sums():
    text = "".join(f"{facts.digest(path)}  {os.path.basename(path)}\n" for path in facts.finished())
    _write(os.path.join(facts.packages, "SHA256SUMS"), text)
    print(text, end="")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], "--check" in sys.argv[2:]))
