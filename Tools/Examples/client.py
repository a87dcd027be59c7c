#!/usr/bin/env python3
"""Draws a picture for each row by `snapline worker`, with nothing but its protocol.

    Tools/Examples/client.py card.yaml out < rows.jsonl
"""

import json
import os
import subprocess
import sys
import threading


def feed(rows, pipe):
    """Writes requests while answers are read. The pipe bounds how far ahead they are."""
    try:
        for number, line in enumerate(rows, 1):
            try:
                data = json.loads(line)
            except ValueError:
                # Not an object, and so an error of this row alone.
                data = None
            pipe.write(json.dumps({"row": number, "data": data}).encode() + b"\n")
            pipe.flush()
        pipe.close()
    except BrokenPipeError:
        # The worker has ended, which its answers show.
        pass


def main(design, folder):
    os.makedirs(folder, exist_ok=True)
    worker = subprocess.Popen(
        ["snapline", "worker", design], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    greeting = json.loads(worker.stdout.readline() or "{}")
    if greeting.get("protocol") != 1:
        return worker.wait() or f"this speaks protocol 1, not {greeting.get('protocol')}"
    threading.Thread(target=feed, args=(sys.stdin.buffer, worker.stdin), daemon=True).start()
    failed = 0
    for line in worker.stdout:
        answer = json.loads(line)
        picture = worker.stdout.read(answer["bytes"])
        if len(picture) < answer["bytes"]:
            break
        if "error" in answer:
            failed += 1
            print(f"row {answer.get('row')}: {answer['error']}", file=sys.stderr)
            continue
        with open(os.path.join(folder, f"{answer['row']}.png"), "wb") as file:
            file.write(picture)
    return worker.wait() or int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
