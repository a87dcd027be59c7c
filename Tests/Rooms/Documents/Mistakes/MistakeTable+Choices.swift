extension MistakeTable {
  /// Choices where none can be made, and more of them than one view has keys for.
  static let ofChoices = [
    Mistake(
      "canvas: 300x200\nview: {vstack: [{label: {if: dark, then: A, else: B}}, "
        + "spacer], filling: superview}\n",
      "2:25+1 object-key: 'label' has no 'if': what a view shows is the same "
        + "whatever holds · write {if: dark, label: A} and {if: not dark, label: B} as "
        + "two views",
      "{label: {if: dark, then: A, else: B}}",
      "{if: dark, label: A}, {if: not dark, label: B}",
      "{if: dark, label: A}",
      "{if: not dark, label: B}"
    ),
    Mistake(
      "canvas: 300x200\ndata: {n: 3}\nview: {vstack: [{label: {if: \"{{n}} > 2\", then: "
        + "Many}}, spacer], filling: superview}\n",
      "3:25+1 object-key: 'label' has no 'if': what a view shows is the same "
        + "whatever holds · write {if: \"{{n}} > 2\", label: Many} as the view",
      "{label: {if: \"{{n}} > 2\", then: Many}}",
      "{if: \"{{n}} > 2\", label: Many}"
    ),
    Mistake(
      "canvas: 300x200\nview: {vstack: [{label: A, color: {if: dark, then: red, else: "
        + "blue}, if: landscape, then: {font: 20}}, spacer], filling: superview}\n",
      "2:35+1 object-key: 'color' has no 'if': a condition chooses among keys of the "
        + "view · write conditions: [{if: dark, then: {color: red}, else: {color: "
        + "blue}}] in place of 'color'",
      "color: {if: dark, then: red, else: blue}",
      "conditions: [{if: dark, then: {color: red}, else: {color: blue}}]"
    ),
    Mistake(
      "canvas: 300x200\nview: {vstack: [{label: A, color: {if: dark, then: red}, "
        + "conditions: [{if: landscape, then: {font: 20}}]}, spacer], filling: "
        + "superview}\n",
      "2:35+1 object-key: 'color' has no 'if': a condition chooses among keys of the "
        + "view · write {if: dark, then: {color: red}} as one more entry of "
        + "'conditions:', in place of 'color'",
      "color: {if: dark, then: red}, conditions: [",
      "conditions: [{if: dark, then: {color: red}}, ",
      "{if: dark, then: {color: red}}"
    ),
    Mistake(
      "canvas: 300x200\nview: {vstack: [{label: A, if: landscape, then: {font: 20}, "
        + "if: dark, then: {color: red}}, spacer], filling: superview}\n",
      "2:61+2 duplicate-key: 'if' was said at line 2 · write both under "
        + "'conditions:', each an entry of its list: - if: …",
      "if: landscape, then: {font: 20}, if: dark, then: {color: red}",
      "conditions: [{if: landscape, then: {font: 20}}, {if: dark, then: {color: "
        + "red}}]",
      "conditions:"
    ),
    Mistake(
      "canvas: 300x200\ndata: {c: red}\nstyles: {s: {if: dark, then: {color: "
        + "\"{{c}}\"}}}\nview: {vstack: [{label: A, style: s}, spacer], filling: superview}\n",
      "3:24+4 placeholder-place: 'then' holds no placeholders · data fills what "
        + "stands under view, components, constraints, canvas and environment · write "
        + "the value itself",
      "\"{{c}}\"",
      "red",
      "write the value itself"
    ),
    Mistake(
      "canvas: 300x200\nstrings: texts\nview: {vstack: [{label: {localized: title}}, "
        + "spacer], filling: superview}\n",
      "2:10+5 missing-file: no folder 'texts' lies beside the design · make it, with "
        + "a file for each language such as texts/en.yaml",
      "strings: texts",
      "strings: {en: {title: Hi}}",
      "texts/en.yaml"
    ),
    Mistake(
      "canvas: 300x200\nview: {grid: [{label: A}, {label: B}, {label: C}], columns: "
        + "\"repeat(3, 1fr)\", filling: superview}\n",
      "2:61+16 wrong-value: 'columns' is a number of columns or rows, not 'repeat(3, "
        + "1fr)' · write 3",
      "\"repeat(3, 1fr)\"",
      "3"
    ),
    Mistake(
      "canvas: 300x200\ndata: {n: 3}\nview: {vstack: [{label: A, color: {if: \"{{n}} > "
        + "2\", then: red}}, spacer], filling: superview}\n",
      "3:35+1 object-key: 'color' has no 'if': a condition chooses among keys of the "
        + "view · write if: \"{{n}} > 2\", then: {color: red} in place of 'color'",
      "color: {if: \"{{n}} > 2\", then: red}",
      "if: \"{{n}} > 2\", then: {color: red}"
    ),
  ]
}
