#!/usr/bin/env python3
"""A program that answers as the real one does, for tests of the package alone.

What it does is said by the design: the text behind `fake:`.
"""

import json
import os
import signal
import sys
import time


def told(**message):
    sys.stderr.write(json.dumps(message) + "\n")


def main(words):
    if words[0] == "doctor":
        sys.stdout.write(os.environ["FAKE_DOCTOR"])
        return 0
    if words[0] == "worker":
        import program_worker

        return program_worker.main(words)
    assert words[:1] == ["render"] and words[2:4] == ["-o", "-"], words
    assert "--messages=json" in words, words
    name = words[1]
    if name == "-":
        text = sys.stdin.buffer.read()
    else:
        with open(name, "rb") as file:
            text = file.read()
    act = text.partition(b"fake: ")[2].split(b"\n")[0].strip(b'"}').decode()
    out = sys.stdout.buffer
    if act == "words":
        out.write(json.dumps(words[4:]).encode())
    elif act == "data":
        (name,) = [word[7:] for word in words if word.startswith("--data=")]
        with open(name, "rb") as file:
            out.write(file.read())
    elif act == "design":
        out.write(text)
    elif act == "variables":
        out.write(json.dumps({name: os.environ.get(name) for name in ("SNAPLINE_HOME", "PATH")}).encode())
    elif act == "wrong":
        told(id="unknown-class", severity="error", subject="no view is called 'lable'", line=2,
             column=3, length=5, file="standard input", remedy="did you mean 'label'?", excerpt="lable")
        return 1
    elif act == "usage":
        told(id="wrong-value", severity="error", subject="'--scale' takes a number")
        return 64
    elif act == "warning":
        told(id="missing-font", severity="warning", subject="there is no font 'Nowhere'")
        out.write(b"picture")
    elif act == "odd":
        line = json.dumps(
            {"id": "a", "severity": "error", "subject": "a\u2028b\x85c"}, ensure_ascii=False
        )
        sys.stderr.buffer.write(line.encode() + b"\n")
        return 1
    elif act == "garbage":
        sys.stderr.buffer.write(b'{"id": 1\n\xff\xfe{}\n{"half":\n')
        return 1
    elif act == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    elif act == "long":
        time.sleep(60)
    elif act == "large":
        # More than a pipe holds on both streams, before all of the input is read.
        out.write(b"x" * 3_000_000)
        for number in range(5_000):
            told(id="note", severity="warning", subject="the same " * 10)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
