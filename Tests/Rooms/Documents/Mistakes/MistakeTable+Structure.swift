extension MistakeTable {
  /// What belongs elsewhere, or is written as another format has it.
  static let ofStructure = [
    Mistake(
      "canvas: 300x200\nview: {vstack: [{label: A, if: dark then {color: red}}, "
        + "spacer], filling: superview}\n",
      "2:28+14 condition: 'then' is a key of its own, and stands in no condition · "
        + "write if: dark, then: {color: red}",
      "if: dark then {color: red}",
      "if: dark, then: {color: red}"
    ),
    Mistake(
      "canvas: 300x200\nview: {vstack: [{label: A, conditions: [{if: dark, color: "
        + "red}]}, spacer], filling: superview}\n",
      "2:41+1 missing-key: 'if' needs 'then', with the keys that hold so under it · "
        + "write {if: dark, then: {color: red}}",
      "{if: dark, color: red}",
      "{if: dark, then: {color: red}}"
    ),
    Mistake(
      "canvas: 300x200\nview: {vstack: [{label: A, if: dark, then: [{color: red}, "
        + "{alpha: 50%}]}, spacer], filling: superview}\n",
      "2:44+1 wrong-type: 'then' is a mapping of keys, not a list · write then: "
        + "{color: red, alpha: 50%}",
      "then: [{color: red}, {alpha: 50%}]",
      "then: {color: red, alpha: 50%}"
    ),
    Mistake(
      "canvas: 300x200\ndata: {n: 3}\nstyles: {s: {if: \"{{n}} > 2\", then: {color: "
        + "red}}}\nview: {vstack: [{label: A, style: s}, spacer], filling: superview}\n",
      "3:14+2 placeholder-place: 'if' of a style holds no placeholders · data fills "
        + "what stands under view, components, constraints, canvas and environment · "
        + "write if: \"{{n}} > 2\", then: {color: red} on each view",
      "canvas: 300x200\ndata: {n: 3}\nstyles: {s: {if: \"{{n}} > 2\", then: {color: "
        + "red}}}\nview: {vstack: [{label: A, style: s}, spacer], filling: superview}\n",
      "canvas: 300x200\ndata: {n: 3}\nview: {vstack: [{label: A, if: \"{{n}} > 2\", "
        + "then: {color: red}}, spacer], filling: superview}\n",
      "if: \"{{n}} > 2\", then: {color: red}"
    ),
    Mistake(
      "canvas: 300x200\nview: [{label: A, place: {}}]\n",
      "2:26+1 wrong-type: 'place' is a list of placements, not a mapping · write "
        + "place: [{centeredIn: superview}]",
      "place: {}",
      "place: [{centeredIn: superview}]"
    ),
    Mistake(
      "canvas: 300x200\nview: {vstack: [{label: A, color: {if: dark, then: red, else: "
        + "blue}}, spacer], filling: superview}\n",
      "2:35+1 object-key: 'color' has no 'if': a condition chooses among keys of the "
        + "view · write if: dark, then: {color: red}, else: {color: blue} in place of "
        + "'color'",
      "color: {if: dark, then: red, else: blue}",
      "if: dark, then: {color: red}, else: {color: blue}"
    ),
    Mistake(
      "canvas: 300x200\nview: {type: vstack, children: [{label: A}, {label: B}, "
        + "spacer], filling: superview}\n",
      "2:8+4 unknown-class: the class of a view is a key of its own, and no value of "
        + "'type' · write 'vstack: [{label: A}, {label: B}, spacer]' in place of 'type' "
        + "and 'children'",
      "type: vstack, children: [{label: A}, {label: B}, spacer]",
      "vstack: [{label: A}, {label: B}, spacer]"
    ),
    Mistake(
      "canvas: 300x200\nview: [{type: label, text: Hello, pinnedTo: top}]\n",
      "2:9+4 unknown-class: the class of a view is a key of its own, and no value of "
        + "'type' · write 'label: Hello' in place of 'type' and 'text'",
      "type: label, text: Hello",
      "label: Hello"
    ),
    Mistake(
      "canvas: 300x200\nview:\n  filling: superview\n  vstack\n    - label: A\n    - "
        + "spacer\n",
      "4:3+6 yaml-syntax: behind 'vstack' a colon is missing · write vstack:",
      "vstack\n",
      "vstack:\n",
      "vstack:"
    ),
    Mistake(
      "canvas: 300x200\nview:\n  filling: superview\n  vstack\n  - label: A\n  - spacer\n",
      "4:3+6 yaml-syntax: behind 'vstack' a colon is missing · write vstack:",
      "vstack\n",
      "vstack:\n",
      "vstack:"
    ),
    Mistake(
      "canvas: 300x200\ndata: {items: [{name: a}]}\nview:\n  filling: superview\n  "
        + "vstack:\n    - each: item in items\n      - label: \"{{item.name}}\"\n    - spacer\n",
      "7:7+1 dash: '- ' begins an item of a list, and 'each' above it has its value "
        + "already · leave the dash out: label: \"{{item.name}}\"",
      "      - label: \"{{item.name}}\"",
      "      label: \"{{item.name}}\"",
      "label: \"{{item.name}}\""
    ),
    Mistake(
      "canvas: 300x200\ndata: {n: 3}\nstrings: {en: {n: {one: one, other: \"{{count}} "
        + "x\"}}}\nview: {vstack: [{label: {localized: n, count: \"{{n}}\"}}, spacer], "
        + "filling: superview}\n",
      "4:40+5 misplaced-content: 'count' is no part of a localized text · write "
        + "values: {count: \"{{n}}\"}",
      "count: \"{{n}}\"}}",
      "values: {count: \"{{n}}\"}}}",
      "values: {count: \"{{n}}\"}"
    ),
    Mistake(
      "canvas: 300x200\nstrings: {en: {title: Hi}}\nview: {vstack: [{label: "
        + "\"{{strings.title}}\"}, spacer], filling: superview}\n",
      "3:26+17 missing-data: data has no 'title', which is a text of 'strings' · "
        + "write {localized: title}",
      "\"{{strings.title}}\"",
      "{localized: title}"
    ),
    Mistake(
      "canvas: 300x200\ndata: {n: 3}\nview: {vstack: [{label: A, visible: \"{{n}} > "
        + "2\"}, spacer], filling: superview}\n",
      "3:28+7 unknown-property: 'label' has no property 'visible' · write 'if: "
        + "\"{{n}} > 2\"'",
      "visible: \"{{n}} > 2\"",
      "if: \"{{n}} > 2\""
    ),
    Mistake(
      "canvas: 300x200\ndata: {n: 0.5}\nview: {vstack: [{label: A, opacity: \"{{n}}\"}, "
        + "spacer], filling: superview}\n",
      "3:28+7 unknown-property: 'label' has no property 'opacity' · write 'alpha: "
        + "\"{{n}}\"'",
      "opacity: \"{{n}}\"",
      "alpha: \"{{n}}\""
    ),
    Mistake(
      "canvas: 300x200\nview: {vstack: [{label: A, if: {and: [dark, landscape]}}, "
        + "spacer], filling: superview}\n",
      "2:33+3 object-key: 'if' has no 'and' · write 'all'",
      "and:",
      "all:",
      "'all'"
    ),
    Mistake(
      "canvas: 300x200\ndata: {s: paid}\nview: {vstack: [{label: A, if: s == paid}, "
        + "spacer], filling: superview}\n",
      "3:32+9 condition: 's' is a value of the data, and stands in no braces · write "
        + "if: \"{{s}} == 'paid'\"",
      "if: s == paid",
      "if: \"{{s}} == 'paid'\""
    ),
    Mistake(
      "canvas: 300x200\ndata: {n: 3}\nview: {vstack: [{label: A, if: \"n > 2 && n < "
        + "5\"}, spacer], filling: superview}\n",
      "3:32+16 condition: 'n' is a value of the data, and stands in no braces · "
        + "write if: \"{{n}} > 2 and {{n}} < 5\"",
      "if: \"n > 2 && n < 5\"",
      "if: \"{{n}} > 2 and {{n}} < 5\""
    ),
    Mistake(
      "canvas: 300x200\nview: {vstack: [{slider: 5}, spacer], filling: superview}\n",
      "2:26+1 warning out-of-range: the slider goes from 0 to 1, and 5 is beyond · "
        + "it stands at its maximum · write slider: {value: 5, minimum: 0, maximum: 5}",
      "slider: 5",
      "slider: {value: 5, minimum: 0, maximum: 5}"
    ),
    Mistake(
      "canvas: 300x200\nview: {vstack: [{stepper: {value: -3}}, spacer], filling: "
        + "superview}\n",
      "2:35+2 warning out-of-range: the stepper goes from 0 to 100, and -3 is beyond "
        + "· it stands at its minimum · write minimum: -3 inside 'stepper'",
      "stepper: {value: -3}",
      "stepper: {value: -3, minimum: -3}",
      "minimum: -3"
    ),
    Mistake(
      "canvas: 300x200\nview: {vstack: [{segments: \"A, B\"}, spacer], filling: "
        + "superview}\n",
      "2:28+6 wrong-type: 'segments' is a list, not 'A, B' · write segments: [A, B]",
      "segments: \"A, B\"",
      "segments: [A, B]"
    ),
    Mistake(
      "canvas: 300x200\nview: [{label: A, frame: {width: 100, height: 40}, "
        + "centeredIn: superview}]\n",
      "2:19+5 unknown-property: 'label' has no property 'frame' · write 'width: 100' "
        + "and 'height: 40'",
      "frame: {width: 100, height: 40}",
      "width: 100, height: 40",
      "'width: 100' and 'height: 40'"
    ),
    Mistake(
      "canvas: 300x200\nview: [{label: A, frame: {x: 8, y: 8, width: 100, height: "
        + "40}}]\n",
      "2:19+5 unknown-property: 'label' has no property 'frame' · write 'pinnedAt: "
        + "{x: 8, y: 8, width: 100, height: 40}'",
      "frame:",
      "pinnedAt:",
      "pinnedAt: {x: 8, y: 8, width: 100, height: 40}"
    ),
    Mistake(
      "canvas: 300x200\nview: {vstack: [{button: A, variant: primary}, spacer], "
        + "filling: superview}\n",
      "2:29+7 unknown-property: 'button' has no property 'variant' · write 'role: "
        + "primary'",
      "variant: primary",
      "role: primary"
    ),
    Mistake(
      "canvas: 300x200\nview: {vstack: [{button: A, variant: outlined}, spacer], "
        + "filling: superview}\n",
      "2:29+7 unknown-property: 'button' has no property 'variant' · write 'kind: "
        + "bordered'",
      "variant: outlined",
      "kind: bordered"
    ),
    Mistake(
      "canvas: 300x200\nview: {grid: [{label: A}, {label: B}], grid-template-columns: "
        + "1fr 2fr, filling: superview}\n",
      "2:40+21 unknown-property: 'grid' has no property 'grid-template-columns' · "
        + "write 'columns: [1fr, 2fr]'",
      "grid-template-columns: 1fr 2fr",
      "columns: [1fr, 2fr]"
    ),
    Mistake(
      "canvas: 300x200\nstyles: {a: {color: red}, b: {inherits: a}}\nview: {vstack: "
        + "[{label: A, style: b}, spacer], filling: superview}\n",
      "2:31+8 unknown-property: no view has 'inherits' · write extends: a",
      "inherits: a",
      "extends: a"
    ),
    Mistake(
      "canvas: 300x200\nview: [{label: A, centeredIn: superview}]\nvariants: {night: "
        + "{appearance: dark}, day: {appearance: light}}\n",
      "3:11+1 wrong-type: 'variants' is a list of rows, not a mapping · write "
        + "variants: [{name: night, appearance: dark}, {name: day, appearance: light}]",
      "variants: {night: {appearance: dark}, day: {appearance: light}}",
      "variants: [{name: night, appearance: dark}, {name: day, appearance: light}]"
    ),
    Mistake(
      "canvas: 300x200\nimport: parts.yaml\nview: {vstack: [{Row: {title: A}}, "
        + "spacer], filling: superview}\n",
      "2:9+10 missing-file: no file 'parts.yaml' lies beside the design · make the "
        + "file, or name another",
      "canvas: 300x200\nimport: parts.yaml\nview: {vstack: [{Row: {title: A}}, "
        + "spacer], filling: superview}\n",
      "canvas: 300x200\nview: {vstack: [{label: A}, spacer], filling: superview}\n",
      "make the file"
    ),
    Mistake(
      "canvas: 300x200\ndata: {b: true}\nview: {vstack: [{label: A, visible: \"{{b}}\"}, "
        + "spacer], filling: superview}\n",
      "3:28+7 unknown-property: 'label' has no property 'visible' · write 'if: "
        + "\"{{b}}\"'",
      "visible: \"{{b}}\"",
      "if: \"{{b}}\""
    ),
    Mistake(
      "canvas: 300x200\ndata: {n: x}\nview: {vstack: [{label: A, conditions: [{if: "
        + "\"{{n}} == 'y'\", color: red}]}, spacer], filling: superview}\n",
      "3:41+1 missing-key: 'if' needs 'then', with the keys that hold so under it · "
        + "write {if: \"{{n}} == 'y'\", then: {color: red}}",
      "{if: \"{{n}} == 'y'\", color: red}",
      "{if: \"{{n}} == 'y'\", then: {color: red}}"
    ),
    Mistake(
      "canvas: 300x200\nview: {vstack: [{type: image, symbol: star, contentMode: "
        + "scaleAspectFit}, spacer], filling: superview}\n",
      "2:18+4 unknown-class: the class of a view is a key of its own, and no value "
        + "of 'type' · write 'image: {symbol: star}' in place of 'type' and 'symbol'",
      "type: image, symbol: star",
      "image: {symbol: star}"
    ),
    Mistake(
      "canvas: 300x200\ncomponents: {Card: {parameters: [title], view: {label: "
        + "\"{{title}}\"}}}\nview: {vstack: [{type: Card, title: Hi}, spacer], filling: "
        + "superview}\n",
      "3:18+4 unknown-class: the class of a view is a key of its own, and no value "
        + "of 'type' · write 'Card: {title: Hi}' in place of 'type' and 'title'",
      "type: Card, title: Hi",
      "Card: {title: Hi}"
    ),
    Mistake(
      "canvas: 300x200\nstrings: {en: {title: Hi}}\nview: {vstack: [{type: label, "
        + "text: {localized: title}}, spacer], filling: superview}\n",
      "3:18+4 unknown-class: the class of a view is a key of its own, and no value "
        + "of 'type' · write 'label: {localized: title}' in place of 'type' and 'text'",
      "type: label, text: {localized: title}",
      "label: {localized: title}"
    ),
    Mistake(
      "canvas: 300x200\ndata: {items: [a, b]}\nview: {type: vstack, children: [{each: "
        + "i in items, label: \"{{i}}\"}, spacer], filling: superview}\n",
      "3:8+4 unknown-class: the class of a view is a key of its own, and no value of "
        + "'type' · write 'vstack: [{each: i in items, label: \"{{i}}\"}, spacer]' in "
        + "place of 'type' and 'children'",
      "type: vstack, children: [",
      "vstack: [",
      "vstack: [{each: i in items, label: \"{{i}}\"}, spacer]"
    ),
    Mistake(
      "canvas: 300x200\nview:\n  filling: superview\n  vstack:\n  - label: A\n    font: "
        + "body\n    - label: B\n  - spacer\n",
      "7:5+1 indentation: this item stands 2 spaces further in than the one above it "
        + "· take 2 spaces away from its lines",
      "    - label: B",
      "  - label: B",
      "take 2 spaces away"
    ),
    Mistake(
      "canvas: 300x200\nview:\n  filling: superview\n  vstack:\n  - hstack\n    - label: "
        + "A\n    - spacer\n  - spacer\n",
      "5:5+6 yaml-syntax: behind 'hstack' a colon is missing · write hstack:",
      "- hstack\n",
      "- hstack:\n",
      "hstack:"
    ),
    Mistake(
      "canvas: 300x200\ndata: {s: Ada}\nview: {vstack: [{label: A, if: s == Ada "
        + "Lovelace and dark}, spacer], filling: superview}\n",
      "3:32+26 condition: 's' is a value of the data, and stands in no braces · "
        + "write if: \"{{s}} == 'Ada Lovelace' and dark\"",
      "if: s == Ada Lovelace and dark",
      "if: \"{{s}} == 'Ada Lovelace' and dark\""
    ),
    Mistake(
      "canvas: 300x200\nstrings: {en: {greet: \"Hi {{name}}, {{n}}\"}}\nview: {vstack: "
        + "[{label: {localized: greet, values: {n: 3}, name: Ada}}, spacer], filling: "
        + "superview}\n",
      "3:60+4 misplaced-content: 'name' is no part of a localized text · write "
        + "values: {n: 3, name: Ada}",
      "values: {n: 3}, name: Ada",
      "values: {n: 3, name: Ada}"
    ),
    Mistake(
      "canvas: 300x200\nview: {vstack: [{label: A, if: dark then {color: red, font: "
        + "{size: 20}} else {color: blue}}, spacer], filling: superview}\n",
      "2:28+14 condition: 'then' is a key of its own, and stands in no condition · "
        + "write if: dark, then: {color: red, font: {size: 20}}, else: {color: blue}",
      "if: dark then {color: red, font: {size: 20}} else {color: blue}",
      "if: dark, then: {color: red, font: {size: 20}}, else: {color: blue}"
    ),
    Mistake(
      "canvas: 300x200\ncolors: {brand: {if: dark, then: red, else: blue}}\nview: "
        + "{vstack: [{label: A, color: brand}, spacer], filling: superview}\n",
      "2:17+1 object-key: 'brand' has no 'if': a condition chooses among keys of a "
        + "view · write brand: {light: blue, dark: red}",
      "{if: dark, then: red, else: blue}",
      "{light: blue, dark: red}"
    ),
    Mistake(
      "canvas: 300x200\nstrings: {en: {title: Hi}}\nview: {vstack: [{label: "
        + "\"{{strings.titel}}\"}, spacer], filling: superview}\n",
      "3:26+17 missing-string: no text of 'strings' is called 'titel' · write "
        + "{localized: title}",
      "\"{{strings.titel}}\"",
      "{localized: title}"
    ),
    Mistake(
      "canvas: 300x200\nview: {vstack: [{label: A, conditions: {if: dark, color: "
        + "red}}, spacer], filling: superview}\n",
      "2:40+1 wrong-type: 'conditions' is a list of choices, not a mapping · write "
        + "conditions: [{if: dark, then: {color: red}}]",
      "{if: dark, color: red}",
      "[{if: dark, then: {color: red}}]"
    ),
    Mistake(
      "canvas: 300x200\nenvironment: {locale: ün-GB}\ndata: {d: 2026-03-19}\nview: "
        + "{vstack: [{label: \"{{d | date(long)}}\"}, spacer], filling: superview}\n",
      "2:23+5 wrong-value: 'locale' is a language, with a region or without one, not "
        + "'ün-GB' · write an identifier such as en-US",
      "ün-GB",
      "en-US",
      "en-US"
    ),
  ]
}
