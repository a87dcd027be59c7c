"""What the products declare in public, from the compiler's symbol graphs: `Tools/api`."""

import difflib
import glob
import json
import os
import re
import sys

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
lists = os.path.join(root, "Tools/API")


def read(*path):
    with open(os.path.join(root, *path), encoding="utf-8") as file:
        return file.read()


def products():
    """The modules that each product is told by: its own, and those that it passes on and no other product has."""
    manifest = read("Package.swift")
    names = re.findall(r'\.library\(name: "(\w+)"', manifest)
    for drop_ins in re.findall(r"let (?:besideUIKit|dropIns) =\s*\[(.*)\]", manifest):
        names += re.findall(r'"(\w+)"', drop_ins)
    modules = {name: [name] + passed_on(name) for name in names}
    # What the snapshots of both test libraries are made of, and what associated objects are.
    modules["SnaplineTesting"] += ["SnaplineSnapshots", "SnaplineLint"]
    modules["Snapline"] += ["SnaplineSolver"]
    modules["UIKit"] += ["SnaplineAssociations"]
    return modules


def passed_on(product):
    """The modules of ours that a product exports."""
    found = []
    for folder in (product, product.removeprefix("Snapline"), "DropIn/" + product):
        for path in sorted(glob.glob(os.path.join(root, "Sources", folder, "*.swift"))):
            text = read(path)
            found += re.findall(r"^@_exported public import (Snapline\w+)$", text, re.M)
    # These are told with the product that they are of.
    return [] if product == "AutoLayoutConvenience" else found


def declarations(graphs, module):
    """A line for each public declaration of a module, and for what its types are."""
    lines, names, relations = set(), {}, []
    for path in glob.glob(os.path.join(graphs, module + ".symbols.json")) + glob.glob(
        os.path.join(graphs, module + "@*.symbols.json")
    ):
        with open(path, encoding="utf-8") as file:
            graph = json.load(file)
        for symbol in graph["symbols"]:
            if symbol["accessLevel"] in ("public", "open"):
                lines.add(line(symbol))
                names[symbol["identifier"]["precise"]] = ".".join(symbol["pathComponents"])
        relations += graph["relationships"]
    for relation in relations:
        kind, source = relation["kind"], names.get(relation["source"])
        other = names.get(relation["target"]) or relation.get("targetFallback", "").removeprefix("Swift.")
        if source and other and kind in ("conformsTo", "inheritsFrom") and other not in understood:
            lines.add(f"{source}: {'is a' if kind == 'conformsTo' else 'comes from'} {other}")
    return lines


# What the compiler finds by itself for nearly every type.
understood = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}


def line(symbol):
    """What a declaration stands in, and what it says."""
    text = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
    text = re.sub(r"\s+", " ", text)
    place = ".".join(symbol["pathComponents"][:-1])
    words = ["open"] if symbol["accessLevel"] == "open" and not text.startswith("open") else []
    return " ".join([*([place + ":"] if place else []), *availability(symbol), *words, text])


def availability(symbol):
    for one in symbol.get("availability", []):
        if one.get("isUnconditionallyUnavailable"):
            yield "unavailable"
        elif one.get("isUnconditionallyDeprecated") or "deprecated" in one:
            yield "deprecated"


def main(scratch, word):
    found = glob.glob(os.path.join(scratch, "*/symbolgraph"))
    if len(found) != 1:
        print("api: there are no symbol graphs: run Tools/api, or Tools/docs", file=sys.stderr)
        return 2
    status = 0
    for product, modules in products().items():
        lines = sorted(set().union(*(declarations(found[0], module) for module in modules)))
        path = os.path.join(lists, product + ".txt")
        # A product that only passes another one on has no list.
        if not lines and not os.path.exists(path):
            continue
        if word == "--write" and not lines:
            os.remove(path)
        elif word == "--write":
            with open(path, "w", encoding="utf-8") as file:
                file.write("".join(line + "\n" for line in lines))
            print(f"api: {product}: {len(lines)} declarations")
        if word == "--write":
            continue
        kept = read(path).splitlines() if os.path.exists(path) else []
        changes = [
            change for change in difflib.unified_diff(kept, lines, lineterm="", n=0)
            if change[:1] in "+-" and change[:3] not in ("+++", "---")
        ]
        for change in changes:
            print(f"{product}: {'went or changed' if change[0] == '-' else 'new'}: {change[1:]}")
        status = 1 if changes else status
    if status:
        print("api: Tools/api --write takes this over, where it is meant", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
