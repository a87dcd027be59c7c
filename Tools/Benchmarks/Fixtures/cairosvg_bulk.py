"""Draws cards whose titles differ with CairoSVG, and prints the milliseconds of each."""

import sys
import time

import cairosvg

text = open(sys.argv[1], encoding="utf-8").read()
times = []
for number in range(int(sys.argv[2]) + 1):
    card = text.replace("Auto Layout that runs", f"Auto Layout, card {number}")
    start = time.perf_counter()
    cairosvg.svg2png(bytestring=card.encode())
    times.append((time.perf_counter() - start) * 1000)
# The first one loads fonts.
print(" ".join(f"{time:.3f}" for time in times[1:]))
