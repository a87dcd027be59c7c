"""Answers problems, a JSON object a line, with the functions of another solver's program:
oracle.py PROGRAM FILE. Prints for each its status, levels, and the variables that they determine."""
import importlib.util
import json
import sys

spec = importlib.util.spec_from_file_location("oracle", sys.argv[1])
oracle = importlib.util.module_from_spec(spec)
spec.loader.exec_module(oracle)

with open(sys.argv[2]) as problems:
    for line in problems:
        problem = json.loads(line)
        answer = oracle.solve(*oracle.parse(problem), ranges=True)
        determined = {
            name: low
            for name, (low, high) in answer.get("ranges", {}).items()
            if low is not None and high is not None and high - low < 1e-6
        }
        print(json.dumps({
            "problem": problem,
            "status": answer["status"],
            "levels": answer.get("levels"),
            "determined": determined,
        }))
