"""`Tools/package --try`: packages are installed in bare systems, as their users would do it."""

import facts
import roots
import trials

_all = {
    "deb": trials.deb,
    "wheel": trials.wheel,
    "tarball": trials.tarball,
    "container": trials.container,
    "old": trials.old_system,
    "python": trials.old_python,
}


def run(words):
    unknown = [word for word in words if word not in _all]
    if unknown:
        facts.say(f"unknown word '{unknown[0]}' behind --try: it takes {', '.join(_all)}")
        return 64
    failed = 0
    for name in words or _all:
        try:
            for line in _all[name]():
                print(f"{name}: {line}", flush=True)
        except roots.Unable as reason:
            print(f"{name}: not tried here, as {reason}", flush=True)
        except AssertionError as reason:
            print(f"{name}: FAILED: {reason}", flush=True)
            failed += 1
    return 1 if failed else 0
