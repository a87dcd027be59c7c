"""`Tools/bench package`: how large packages are, and how soon they draw a first picture."""

import glob
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time

import facts

sys.path.append(os.path.join(facts.root, "Tools/Benchmarks"))
import figures as bars  # noqa: E402

_design = os.path.join(facts.root, "Snapshots/Gallery/hello.yaml")


def main():
    deb, wheel = _package("snapline_VERSION_*.deb"), _package("snapline-VERSION-*.whl")
    with tempfile.TemporaryDirectory() as folder:
        venv = os.path.join(folder, "a venv")
        subprocess.run([sys.executable, "-m", "venv", venv], check=True)
        python = os.path.join(venv, "bin/python")
        begun = time.monotonic()
        subprocess.run(
            [python, "-m", "pip", "install", "--quiet", "--no-index", "--no-cache-dir", wheel], check=True
        )
        install = time.monotonic() - begun
        home = glob.glob(os.path.join(venv, "lib/python*/site-packages/snapline/_home"))[0]
        words = ["render", _design, "-o", os.path.join(folder, "a.png")]
        binary = dict(os.environ, SNAPLINE_HOME=home)
        code = f"import snapline; snapline.render({_design!r})"
        ways = {
            "binary": ([os.path.join(home, "snapline"), *words], binary),
            "command": ([os.path.join(venv, "bin/snapline"), *words], os.environ),
            "render()": ([python, "-c", code], os.environ),
            "python": ([python, "-c", "pass"], os.environ),
        }
        times = _measure(ways)
    for way, (wall, cpu) in times.items():
        print(f"{way:10} {wall * 1e3:6.1f} ms, CPU {cpu * 1e3:6.1f} ms")
    figures = {
        "deb_mb": os.path.getsize(deb) / 1e6,
        "wheel_mb": os.path.getsize(wheel) / 1e6,
        "first_picture_vs_binary": times["command"][0] / times["binary"][0],
        # In a Python that runs already.
        "render_vs_binary": (times["render()"][0] - times["python"][0]) / times["binary"][0],
        "install_s": install,
    }
    print("bench package " + " ".join(f"{name}={value:.3g}" for name, value in figures.items()))
    limits = bars.all_limits()
    missed = [name for name, value in figures.items() if not limits["package", name].holds(value)]
    for name in missed:
        print(f"package: {name} is {figures[name]:.3g}, wanted {limits['package', name]}", file=sys.stderr)
    return 1 if missed else 0


def _package(pattern):
    return facts.made(pattern) or facts.fail(f"there is no {pattern}: run Tools/package first")


def _measure(ways, rounds=25):
    """The medians of each way, in turn, so that all meet the same machine."""
    walls, cpus = {way: [] for way in ways}, {way: [] for way in ways}
    for _ in range(rounds + 2):
        for way, (words, env) in ways.items():
            before, begun = _cpu(), time.monotonic()
            subprocess.run(words, env=env, check=True, stdout=subprocess.DEVNULL)
            walls[way].append(time.monotonic() - begun)
            cpus[way].append(_cpu() - before)
    return {
        way: (statistics.median(walls[way][2:]), statistics.median(cpus[way][2:])) for way in ways
    }


def _cpu():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    sys.exit(main())
