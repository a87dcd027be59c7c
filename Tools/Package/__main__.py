"""What `Tools/package` does behind its build."""

import os
import shutil
import sys

import bundle
import container
import deb
import facts
import floor
import locales
import tarball
import trial
import wheel

_kinds = ("deb", "container", "wheel", "tarball")


def check(words):
    """Whether the words are ones that this takes, before anything is built for them."""
    is_trial = words[:1] in (["--try"], ["--must-try"])
    known = trial.kinds if is_trial else _kinds
    for word in words[is_trial:]:
        if word not in known:
            behind = f" behind {words[0]}" if is_trial else ""
            also = "" if is_trial else ", or --try first"
            facts.say(f"unknown word '{word}'{behind}: it takes {', '.join(known)}{also}")
            return 64
    return 0


def main(words):
    if words[:1] in (["--try"], ["--must-try"]):
        return trial.run(words[1:], must_try=words[0] == "--must-try")
    os.makedirs(facts.packages, exist_ok=True)
    locales.check()
    for path in _make(words or _kinds):
        if path.endswith((".deb", ".whl", ".gz")):
            floor.check(path)
        size = os.path.getsize(path) / 1e6
        print(f"{facts.digest(path)}  {size:5.1f} MB  {os.path.relpath(path, facts.root)}")
    return 0


def _make(kinds):
    made = []
    if "deb" in kinds:
        made += deb.make()
    if "container" in kinds:
        made += container.make()
    if "wheel" in kinds or "tarball" in kinds:
        home = os.path.join(facts.packages, "home")
        least = bundle.make(home)
        if "wheel" in kinds:
            made += wheel.make(home, least)
        if "tarball" in kinds:
            made += tarball.make(home, least)
        shutil.rmtree(home)
    return made


if __name__ == "__main__":
    if sys.argv[1:2] == ["--check"]:
        sys.exit(check(sys.argv[2:]))
    sys.exit(check(sys.argv[1:]) or main(sys.argv[1:]))
