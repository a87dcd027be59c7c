/// What people write who come from other systems, or who say that there is none of something.
extension MistakeTable {
  static let habits = [
    Mistake(
      "canvas: 300x200\nview: {background: red, size: 40x400}\n",
      "2:31+6 warning conflict: this view is 400 points high, and the canvas 200 · it is placed so that "
        + "it should be inside · write size: 40x200, or write canvas: 300x400",
      "size: 40x400",
      "size: 40x200",
      "size: 40x200"
    ),
    Mistake(
      "canvas: 300x200\nview: {label: Hi, width: 40x100}\n",
      "2:26+6 size-grammar: '40x100' is not a size · write size: 40x100 in place of 'width'",
      "width: 40x100",
      "size: 40x100",
      "size: 40x100"
    ),
    Mistake(
      "canvas: 300x200\nview: {label: Hi, shadow: false}\n",
      "2:27+5 wrong-value: 'shadow' is a radius and a colour, not 'false' · leave "
        + "'shadow' out, or write shadow: null where a style says it",
      ", shadow: false",
      ""
    ),
    Mistake(
      "canvas: 300x200\nview: {background: false}\n",
      "2:20+5 unknown-color: no colour 'false' · leave 'background' out, or write "
        + "background: null where a style says it",
      "background: false",
      "background: null",
      "background: null"
    ),
    Mistake(
      "canvas: 300x200\ntest: false\nview: {label: Hi}\n",
      "2:7+5 wrong-type: 'test' is a mapping, not 'false' · leave 'test' out",
      "test: false\n",
      ""
    ),
    Mistake(
      "canvas: 300x200\nstyles: {One: {color: red}, Two: {font: title1}, Both: "
        + "{extends: \"One, Two\"}}\nview: {label: Hi, style: Both}\n",
      "2:66+10 unknown-style: no style is called 'One, Two' · write extends: [One, Two]",
      "\"One, Two\"",
      "[One, Two]",
      "extends: [One, Two]"
    ),
    Mistake(
      "canvas: 300x200\nstyles: {One: {color: red}, Both: {extends: \"[One]\"}}\nview: "
        + "{label: Hi, style: Both}\n",
      "2:45+7 unknown-style: no style is called '[One]' · write extends: [One]",
      "\"[One]\"",
      "[One]",
      "extends: [One]"
    ),
    Mistake(
      "canvas: 300x200\nstyles: [{name: quiet, color: red}]\nview: {label: Hi, style: quiet}\n",
      "2:9+1 wrong-type: 'styles' is a mapping from names, not a list · write "
        + "styles: {quiet: {color: red}}",
      "[{name: quiet, color: red}]",
      "{quiet: {color: red}}",
      "styles: {quiet: {color: red}}"
    ),
    Mistake(
      "canvas: 300x200\nstyle: {quiet: {color: red}}\nview: {label: Hi, style: quiet}\n",
      "2:1+5 unknown-property: a design has no 'style' · write styles: {quiet: {color: red}}",
      "style: {quiet: {color: red}}",
      "styles: {quiet: {color: red}}",
      "styles: {quiet: {color: red}}"
    ),
    Mistake(
      "canvas: 300x200\ndata: {paid: no}\nview: {label: Hi, if: \"{{paid}}\"}\n",
      "3:24+8 warning truth: {{paid}} is the text \"no\", which counts as true · every "
        + "text does but the empty one · write paid: false into the data, or compare: "
        + "if: \"{{paid}} == 'no'\"",
      "paid: no",
      "paid: false",
      "paid: false"
    ),
    Mistake(
      "canvas: 300x200\ndata: {n: 2.5}\nview: {vstack: [{each: i in n, label: Hi}, spacer]}\n",
      "3:24+6 each: 'each' makes a view 2.5 times, which is no whole number · write "
        + "a whole number into the data, or each: i in n | round",
      "i in n",
      "i in n | round",
      "each: i in n | round"
    ),
    Mistake(
      "canvas: 300x200\ndata: {m: {a: 1}}\nview: {vstack: [{each: x in m, label: "
        + "\"{{x.value}}\"}]}\n",
      "3:24+6 data-type: 'each' goes through a list, and 'm' is a mapping · write a "
        + "list into the data, such as m: [{name: a, value: 1}]",
      "m: {a: 1}",
      "m: [{name: a, value: 1}]",
      "m: [{name: a, value: 1}]"
    ),
    Mistake(
      "canvas: 300x200\ndata: {a: 2, b: 3}\nview: {label: \"{{a * b}}\"}\n",
      "3:16+5 placeholder: a placeholder holds a path and filters behind '|' · "
        + "nothing is computed in it but by filters · put the result into the data, as "
        + "filters compute with numbers alone: {{a | times(2)}}",
      "{{a * b}}",
      "{{a | times(2)}}",
      "{{a | times(2)}}"
    ),
    Mistake(
      "canvas: 300x200\ndata: {a: [1]}\nview: {vstack: [{label: \"{{#each a}}x{{/each}}\"}]}\n",
      "3:26+9 placeholder: no block begins or ends in a placeholder · views are "
        + "repeated and left out, and texts aren't · write 'each: item in a' beside the "
        + "view, and {{item}} in its text",
      "label: \"{{#each a}}x{{/each}}\"",
      "each: item in a, label: \"{{item}}\"",
      "each: item in a"
    ),
    Mistake(
      "canvas: 300x200\ndata: {a: true}\nview: {label: \"{{#if a}}x{{/if}}\"}\n",
      "3:16+7 placeholder: no block begins or ends in a placeholder · views are "
        + "repeated and left out, and texts aren't · write if: \"{{a}}\" beside the view",
      "label: \"{{#if a}}x{{/if}}\"",
      "label: x, if: \"{{a}}\"",
      "if: \"{{a}}\""
    ),
    Mistake(
      "canvas: 300x200\nstrings: {en: {hello: Hi}}\nview: {label: \"{{hello}}\"}\n",
      "3:16+9 missing-data: data has no 'hello', which is a text of 'strings' · "
        + "write {localized: hello}",
      "\"{{hello}}\"",
      "{localized: hello}",
      "{localized: hello}"
    ),
    Mistake(
      "canvas: 300x200\nstrings: {en: {hello: \"Hi {{name}}\"}}\nview: {label: "
        + "{localized: hello, args: {name: Ada}}}\n",
      "3:34+4 misplaced-content: 'args' is no part of a localized text · write "
        + "values: {name: Ada}",
      "args: {name: Ada}",
      "values: {name: Ada}",
      "values: {name: Ada}"
    ),
    Mistake(
      "canvas: 300x200\nstrings: {en: {n: {one: a, other: {localized: n}}}}\nview: "
        + "{label: {localized: n, values: {count: 2}}}\n",
      "2:28+5 wrong-type: the form 'other' of 'n' is a mapping, and a text is wanted "
        + "· write the text itself, as in other: \"{{count}} items\"",
      "other: {localized: n}",
      "other: \"{{count}} items\"",
      "other: \"{{count}} items\""
    ),
    Mistake(
      "canvas: 300x200\ncomponents: {A: {parameters: {t: text = Hi}, view: {label: "
        + "\"{{t}}\"}}}\nview: {A: }\n",
      "2:34+9 parameter: no parameter is of the type 'text = Hi' · write {type: "
        + "text, default: Hi}",
      "t: text = Hi",
      "t: {type: text, default: Hi}",
      "{type: text, default: Hi}"
    ),
    Mistake(
      "canvas: 300x200\ncomponents: {A: {parameters: {t: string?}, view: {label: "
        + "\"x{{t}}\"}}}\nview: {A: }\n",
      "2:34+7 parameter: no parameter is of the type 'string?' · write {type: text, "
        + "default: \"\"}",
      "t: string?",
      "t: {type: text, default: \"\"}",
      "{type: text, default: \"\"}"
    ),
    Mistake(
      "canvas: 300x200\ncomponents: {Row: {parameters: {title: text}, view: {label: "
        + "\"{{title}}\"}}}\nview: {row: {title: a}}\n",
      "3:8+3 unknown-class: no view is called 'row' · did you mean 'Row'?",
      "{row: {",
      "{Row: {",
      "Row"
    ),
    Mistake(
      "canvas: 300x200\nvariants: [light, dark]\nview: {label: Hi}\n",
      "2:11+1 wrong-type: 'variants' is a list of rows, and this is one of words · "
        + "write variants: [{appearance: [light, dark]}]",
      "[light, dark]",
      "[{appearance: [light, dark]}]",
      "variants: [{appearance: [light, dark]}]"
    ),
    Mistake(
      "canvas: 300x200\nview: {grid: [{label: a}, {label: b, columns: 2}], columns: 2}\n",
      "2:38+7 unknown-property: 'label' has no property 'columns' · write 'columnSpan: 2'",
      "b, columns: 2",
      "b, columnSpan: 2",
      "columnSpan: 2"
    ),
    Mistake(
      "canvas: 300x200\nview: {grid: [{label: a}], columns: \"repeat(3, 1fr)\"}\n",
      "2:37+16 wrong-value: 'columns' is a number of columns or rows, not 'repeat(3, "
        + "1fr)' · write 3",
      "\"repeat(3, 1fr)\"",
      "3",
      "3"
    ),
    Mistake(
      "canvas: 300x200\nview: {hstack: [{label: a}], wrap: true}\n",
      "2:30+4 unknown-property: 'hstack' has no property 'wrap' · write 'flow:' in "
        + "place of 'hstack:', whose views wrap into lines",
      "hstack: [{label: a}], wrap: true",
      "flow: [{label: a}]",
      "flow:"
    ),
    Mistake(
      "canvas: 300x200\nview: {background: red, cornerRadius: {topLeft: 8, topRight: 8}}\n",
      "2:40+7 object-key: the round corners of a view are a list, and have one "
        + "radius · write cornerRadius: {radius: 8, corners: [topLeading, topTrailing]}",
      "{topLeft: 8, topRight: 8}",
      "{radius: 8, corners: [topLeading, topTrailing]}",
      "{radius: 8, corners: [topLeading, topTrailing]}"
    ),
    Mistake(
      "canvas: 300x200\nview: {label: Hi, transform: {rotation: 0}}\n",
      "2:31+8 object-key: 'transform' has no 'rotation' · write 'rotate'",
      "rotation",
      "rotate",
      "rotate"
    ),
    Mistake(
      "canvas: 300x200\nview: {label: Hi, accessibility: {role: heading}}\n",
      "2:35+4 object-key: 'accessibility' has no 'role' · write 'traits: [header]'",
      "role: heading",
      "traits: [header]",
      "traits: [header]"
    ),
    Mistake(
      "canvas: 300x200\nview: {label: Hi, if: dark, elif: light, then: {color: red}}\n",
      "2:29+4 unknown-property: 'label' has no property 'elif' · write 'conditions: "
        + "[{if: dark, then: {color: red}}, {if: light, then: {alpha: 50%}}]' in place "
        + "of 'if' and 'then'",
      "if: dark, elif: light, then: {color: red}",
      "conditions: [{if: dark, then: {color: red}}, {if: light, then: {alpha: 50%}}]",
      "conditions: [{if: dark, then: {color: red}}, {if: light, then: {alpha: 50%}}]"
    ),
    Mistake(
      "canvas: 300x200\nview: {label: Hi, if: locale == en}\n",
      "2:30+2 condition: 'is' is missing · write locale is en",
      "locale == en",
      "locale is en",
      "locale is en"
    ),
    Mistake(
      "canvas: 300x200\ntest: {skip: yes}\nview: {label: Hi}\n",
      "2:14+3 missing-key: 'skip' says why the design isn't tested, and 'yes' is no "
        + "reason · write skip: shows the time",
      "skip: yes",
      "skip: shows the time",
      "skip: shows the time"
    ),
    Mistake(
      "canvas: 300x200\ntest: {skip: no}\nview: {label: Hi}\n",
      "2:14+2 missing-key: 'skip' says why the design isn't tested, and 'no' is no "
        + "reason · write skip: false",
      "skip: no",
      "skip: false",
      "skip: false"
    ),
    Mistake(
      "canvas: 300x200\ndata: {a: 3}\nview: {label: \"{{a | currency(€)}}\"}\n",
      "3:22+8 filter: '€' is no code of a currency · the value stands at "
        + "card.yaml:2:11 · write currency(EUR)",
      "€",
      "EUR",
      "currency(EUR)"
    ),
    Mistake(
      "canvas: 300x200\nview: {label: Hi, if: "
        + "\"((((((((((((((((((((((((((((((((((((((((dark)))))))))))))))))))))))))))))))))"
        + ")))))))\"}\n",
      "2:56+52 limit: this condition has more than 32 levels of parentheses and "
        + "'not' · leave those out that change nothing: ((dark)) is dark, and not not "
        + "dark is dark",
      "\"((((((((((((((((((((((((((((((((((((((((dark))))))))))))))))))))))))))))))))))))))))\"",
      "dark",
      "dark"
    ),
  ]
}
