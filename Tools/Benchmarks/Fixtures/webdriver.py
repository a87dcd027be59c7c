"""A browser that a script drives: Debian's Chromium, headless, through chromedriver."""

import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request


class Browser:
    """A browser of one's own; `with` ends it, and all that it started."""

    def __init__(self, width=1280, height=900, scale=2, flags=()):
        self.folder = tempfile.mkdtemp(prefix="snapline-browser-")
        log = os.path.join(self.folder, "log")
        with open(log, "w") as file:
            self.driver = subprocess.Popen(
                ["/usr/bin/chromedriver", "--port=0"], stdout=file, stderr=file, start_new_session=True
            )
        self.address = None
        self.process = None
        try:
            self.begin(log, width, height, scale, flags)
        except BaseException:
            self.end()
            raise

    def begin(self, log, width, height, scale, flags):
        begun = time.monotonic()
        while not (found := re.search(r"started successfully on port (\d+)", open(log).read())):
            if time.monotonic() - begun > 60 or self.driver.poll() is not None:
                raise RuntimeError(f"chromedriver didn't start: {open(log).read()}")
            time.sleep(0.02)
        self.address = f"http://127.0.0.1:{found[1]}/session"
        arguments = [
            "--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-breakpad",
            "--hide-scrollbars", f"--user-data-dir={self.folder}/profile", f"--window-size={width},{height}",
            f"--force-device-scale-factor={scale}", *(["--no-sandbox"] if os.getuid() == 0 else []), *flags,
        ]  # fmt: skip
        options = {"binary": "/usr/bin/chromium", "args": arguments}
        wanted = {"goog:chromeOptions": options, "timeouts": {"script": 300_000}}
        session = self.send("POST", "", {"capabilities": {"alwaysMatch": wanted}})
        self.process = session["capabilities"].get("goog:processID")
        self.address += "/" + session["sessionId"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def end(self):
        try:
            if self.process:
                self.send("DELETE", "", timeout=10)
        except OSError:
            os.kill(self.process, signal.SIGKILL)
        self.driver.kill()
        self.driver.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def send(self, method, path, body=None, timeout=300):
        data = json.dumps(body or {}).encode() if method == "POST" else None
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=timeout) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from None

    def open(self, address):
        self.send("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        return self.send("POST", "/execute/sync", {"script": script, "args": arguments})

    def wait_for(self, script, *arguments):
        """Runs a script that ends by calling its last argument."""
        return self.send("POST", "/execute/async", {"script": script, "args": arguments})

    def until(self, condition, *arguments, seconds=20):
        end = time.monotonic() + seconds
        while not self.run(f"return Boolean({condition})", *arguments):
            if time.monotonic() > end:
                raise RuntimeError(f"it never came to hold: {condition}")
            time.sleep(0.02)

    def drag(self, selector, places, milliseconds=16):
        """Takes an element at its middle, drags it through places that lie so far from there, and drops it."""
        found = self.send("POST", "/element", {"using": "css selector", "value": selector})
        moves = [{"type": "pointerMove", "duration": 0, "origin": found, "x": 0, "y": 0}]
        moves.append({"type": "pointerDown", "button": 0})
        last = (0, 0)
        for x, y in places:
            step = {"x": x - last[0], "y": y - last[1]}
            moves.append({"type": "pointerMove", "duration": milliseconds, "origin": "pointer", **step})
            last = (x, y)
        moves.append({"type": "pointerUp", "button": 0})
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}
        self.send("POST", "/actions", {"actions": [mouse]})
