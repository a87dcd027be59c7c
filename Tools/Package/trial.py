"""`Tools/package --try`: packages are installed in bare systems, as their users would do it."""

import facts
import roots
import trials

kinds = {
    "deb": trials.deb,
    "wheel": trials.wheel,
    "tarball": trials.tarball,
    "container": trials.container,
    "old": trials.old_system,
    "python": trials.old_python,
    "twice": trials.twice,
}


def run(words, must_try=False):
    """Tries packages; with `must_try` what can't be tried here is a failure."""
    failed = 0
    for name in words or kinds:
        try:
            for line in kinds[name]():
                print(f"{name}: {line}", flush=True)
        except roots.Unable as reason:
            print(f"{name}: not tried here, as {reason}", flush=True)
            failed += must_try
        except AssertionError as reason:
            print(f"{name}: FAILED: {reason}", flush=True)
            failed += 1
    return 1 if failed else 0
