#!/bin/sh
# Draws all rows in parts by GNU parallel, a part for each processor at a time. What was interrupted goes on:
#
#   Tools/Examples/parallel.sh card.yaml rows.jsonl out 8
set -eu
design=$1 data=$2 out=$3 parts=$4
mkdir -p "$out"
seq "$parts" | parallel --quote --line-buffer snapline batch "$design" --data "$data" \
  --shard "{}/$parts" --jobs 1 -o "$out/{{id}}.png" --results "$out/part-{}.jsonl" --resume
