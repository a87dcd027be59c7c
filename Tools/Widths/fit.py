"""Fits the system font's widths to recorded labels and writes them down as Swift.

No font of Apple's is read: the widths that Xcode recorded in open documents are all there is.
See Tools/widths for how to run it, and model.py for what is fitted.
"""
import sys
import unicodedata
from collections import Counter

from labels import FACES, Inter, load
from model import Model

FOLDS = 12
PAIRS_OF_A_LINE = 40


def figures(title, pairs):
    """Prints how far predicted widths are from recorded ones; pairs hold a label and a width."""
    errors = [label.error(width) for label, width in pairs]
    shares = [100 * sum(error < most for error in errors) / max(len(errors), 1)
              for most in (0.01, 0.51, 1.01, 2.01)]
    print("widths %-28s n=%-5d exact=%.1f within_0.5=%.1f within_1=%.1f within_2=%.1f" % (
        title, len(errors), *shares))


def compare(title, predicted, seen):
    """Figures before and after, of all labels and of texts that no fit has seen."""
    for name, keeps in (("", lambda l: True), (", unseen texts", lambda l: not seen(l))):
        kept = [(label, width) for label, width in predicted if keeps(label)]
        figures(title + name + ", before", [(label, label.plain) for label, _ in kept])
        figures(title + name + ", fitted", kept)


def cross_validated(labels):
    """What models predict that saw no label of the same repository."""
    sizes = Counter(label.repository for label in labels)
    order = sorted(sizes, key=lambda name: (-sizes[name], name))
    fold = {name: place % FOLDS for place, name in enumerate(order)}
    predicted, unseen = [], set()
    for number in range(FOLDS):
        rest = [label for label in labels if fold[label.repository] != number]
        model, texts = Model(rest), {label.text for label in rest}
        for label in labels:
            if fold[label.repository] == number:
                predicted.append((label, model.width(label)))
                if label.text not in texts:
                    unseen.add(id(label))
    return predicted, lambda label: id(label) not in unseen


def families(letters, inter):
    """Letters with accents that Inter makes as wide as the letter below them."""
    accented = {letter: "\u00a0" if letter == " " else "" for letter in letters}
    for code in range(0xC0, 0x180):
        base = unicodedata.normalize("NFD", chr(code))[0]
        if base in accented and base != chr(code) and inter.draws(chr(code)) and all(
                inter.measure(base, weight)[0] == inter.measure(chr(code), weight)[0]
                for weight in FACES):
            accented[base] += chr(code)
    return accented


def quoted(letters):
    escapes = {"\\": "\\\\", '"': '\\"', "\u00a0": "\\u{A0}"}
    return '"%s"' % "".join(escapes.get(letter, letter) for letter in letters)


def wrapped(text, indent):
    """Lines of at most 100 columns."""
    lines = [indent]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) > 98:
            lines.append(indent)
        lines[-1] += word if lines[-1].isspace() else " " + word
    return lines


def swift(model, inter, share):
    letters = model.letters()
    lines = [
        "// Written by Tools/widths, which fits it to %s." % share,
        "// Change the tool, not this file.",
        "",
        "extension SystemFont {",
        "  /// What ``offset(atSize:)`` gives, which is alike below the first row and above the last.",
        "  static let offsets: [(size: Double, value: Double)] = ["]
    offsets = " ".join("(%d,\u00a0%.1f)," % pair for pair in model.offsets())
    lines += [line.replace("\u00a0", " ") for line in wrapped(offsets, "    ")]
    lines += ["  ]", "", "  /// The part of the stand-in's kerning that letters of known width have.",
              "  static let kerning = %.2f" % model.kerning(), "",
              "  /// How wide letters are in the weights 100 to 900, in thousandths of the size.", "  ///",
              "  /// After each letter come those that are as wide.",
              "  static let letters: [(letters: String, advances: [Int16])] = ["]
    accented = families(letters, inter)
    for letter in letters:
        advances = ", ".join("%d" % round(model.advance(letter, weight, inter)) for weight in FACES)
        lines.append("    (%s, [%s])," % (quoted(letter + accented[letter]), advances))
    lines += [
        "  ]", "",
        "  /// How much further apart letters are than their kerning says, in thousandths of the size.",
        "  ///", "  /// With each distance stand its pairs, one after the other.",
        "  static let pairs: [(more: Int8, letters: String)] = ["]
    for more, pairs in model.pairs():
        for start in range(0, len(pairs), PAIRS_OF_A_LINE):
            letters = quoted("".join(pairs[start:start + PAIRS_OF_A_LINE]))
            lines.append("    (%d, %s)," % (more, letters))
    return "\n".join(lines + ["  ]", "}", ""])


def main():
    source, fonts, table = sys.argv[1:4]
    inter = Inter(fonts)
    labels = load(source, inter)
    fitted = [label for label in labels if not label.is_aside]
    model, texts = Model(fitted), {label.text for label in fitted}
    compare("fitted part, cross-validated", *cross_validated(fitted))
    aside = [(label, model.width(label)) for label in labels if label.is_aside]
    compare("part kept aside", aside, lambda label: label.text in texts)
    share = "two thirds of the recorded labels"
    if "--all" in sys.argv:
        model, share = Model(labels), "all recorded labels"
        compare("all, cross-validated", *cross_validated(labels))
    print("kerning %.3f; offsets %s" % (
        model.kerning(), " ".join("%d:%+.1f" % pair for pair in model.offsets())))
    with open(table, "w", encoding="utf-8") as file:
        file.write(swift(model, inter, share))


if __name__ == "__main__":
    main()
