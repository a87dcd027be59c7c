import TestSupport
import Testing

@Suite struct `A message about data and components` {
  @Test func `says what is wrong, where, and what to write`() {
    for (text, expected) in Self.rows { expectEqual(briefs(text), expected, "\(text)") }
  }

  private static let head = "data: {user: {name: Ada, tags: [a]}, items: [1], done: half}\n"

  private static let rows: [(String, [String])] = [
    (
      head + "view: {label: '{{user.nmae}}'}\n",
      [
        "2:16+13 missing-data: data has no 'user.nmae' · did you mean 'user.name'? If it may "
          + "be missing: {{user.nmae?}}"
      ]
    ),
    (
      head + "view: {progress: '{{done}}'}\n",
      [
        "2:18+10 data-type: 'progress' is 0…1, but {{done}} is \"half\" (card.yaml:1:56) · "
          + "give a number"
      ]
    ),
    (
      head + "view: {label: 'a {{user}}'}\n",
      [
        "2:18+8 data-type: {{user}} is a mapping, which has no place in a text · name one of its "
          + "values, such as {{user.name}}"
      ]
    ),
    // However often and however deep a component uses what it is given.
    (
      "components: {A: {parameters: {c: color}, view: {label: a, color: '{{c}}', background: "
        + "'{{c}}'}}, B: {parameters: {c: color}, view: {vstack: [{A: {c: '{{c}}'}}]}}}\n"
        + "view: {B: {c: blu}}\n",
      [
        "2:15+3 unknown-color: no colour 'blu' · did you mean 'blue'?"
      ]
    ),
    (
      "data: {tint: blu}\ncomponents: {A: {parameters: {c: color}, view: {label: a, color: "
        + "'{{c}}'}}}\nview: {A: {c: '{{tint}}'}}\n",
      [
        "2:66+7 unknown-color: no colour 'blu' · did you mean 'blue'?"
      ]
    ),
    (
      head + "view: {label: '{{user.tags | upper}}'}\n",
      [
        "2:30+5 data-type: 'upper' takes a text, and {{user.tags}} is a list of 1 · put a text "
          + "into the data, or leave '| upper' out"
      ]
    ),
    (
      head + "view: {label: '{{user.name | uper}}'}\n",
      ["2:30+4 unknown-filter: no filter is called 'uper' · did you mean 'upper'?"]
    ),
    (
      head + "view: {label: '{{user.name'}\n",
      [
        "2:16+11 placeholder: a placeholder begins here and doesn't end · write {{user.name}}, or "
          + "for braces themselves \\{{"
      ]
    ),
    (
      head + "view: {vstack: [{each: items, label: a}]}\n",
      ["2:24+5 each: 'each' says a name and a list, not 'items' · write each: item in items"]
    ),
    (
      head + "view: {vstack: [{each: user in items, label: a}]}\n",
      [
        "2:24+13 each: 'user' is a name of the data already · call the entry by another name, "
          + "such as userItem"
      ]
    ),
    (
      head + "view: {vstack: [{each: i in user, label: a}]}\n",
      [
        "2:24+9 data-type: 'each' goes through a list, and 'user' is a mapping · write a "
          + "list into the data, such as user: [{name: Ada}]"
      ]
    ),
    (
      head + "view: {label: a, width: '{{user.name}} + 8'}\n",
      [
        "2:25+19 size-grammar: 'Ada + 8' is not a size · write a number, 'atLeast 44', "
          + "'44...320', '50% of card' or 'card.width'"
      ]
    ),
    (
      "data: {n: 'a.width == 1'}\nview: {id: a, label: a, constraints: ['{{n}} == 5']}\n",
      [
        "2:39+12 data-type: 'a.width == 1' from the data is neither a number nor a word · let the "
          + "placeholder be all of the value, or put a number or a word into the data"
      ]
    ),
    (
      "data: {a: 1}\nstyles: {s: {font: '{{a}}'}}\nview: {label: a, style: s}\nname: '{{a}}'\n",
      [
        "2:14+4 placeholder-place: 'font' holds no placeholders · write the value itself",
        "4:8+5 placeholder-place: 'name' holds no placeholders · write the value itself",
      ]
    ),
    (
      "components: {Row: {parameters: {title: text}, view: {label: '{{titel}}'}}}\n"
        + "view: {Row: {title: a}}\n",
      ["1:62+9 missing-data: Row has no parameter 'titel' · did you mean 'title'?"]
    ),
    (
      "components: {Row: {parameters: {title: text}, view: {label: '{{title}}'}}}\n"
        + "view: {Row: {titel: a}}\n",
      [
        "2:14+5 parameter: Row has no parameter 'titel' and needs 'title' · did you mean "
          + "'title'?"
      ]
    ),
    (
      "components: {Row: {parameters: {title: text}, view: {label: '{{title}}'}}}\n"
        + "view: {Row: a}\n",
      [
        "2:13+1 parameter: Row takes its parameters by name, not 'a' alone · write Row: "
          + "{title: a}, or shorthand: title in the component"
      ]
    ),
    (
      "components: {Row: {parameters: {n: number}, shorthand: n, view: {label: '{{n}}'}}}\n"
        + "view: {Row: many}\n",
      ["2:13+4 parameter: 'n' of Row is a number, not 'many' · give a number, such as n: 1"]
    ),
    (
      "components: {A: {view: {view: {B: }}}, B: {view: {A: }}}\nview: {A: }\n",
      [
        "1:51+1 recursion: component A contains itself: A → B → A · put an 'if' or 'each' on "
          + "data between"
      ]
    ),
    (
      "components: {row: {view: view}}\nview: view\n",
      ["1:14+3 component-name: 'row' is no name for a component · write Row"]
    ),
    (
      "components: {Row: {view: {view: {id: a, label: b}, label: c}}}\nview: {Rwo: }\n",
      [
        "1:52+5 two-classes: a node is one view, this one says 'view' (line 1) and 'label' (line 1) "
          + "· make two list items",
        "2:8+3 unknown-component: no component is called 'Rwo' · did you mean 'Row'?",
      ]
    ),
    (
      "styles: {quiet: {font: body}}\nview: {label: a, style: quite}\n",
      ["2:25+5 unknown-style: no style is called 'quite' · did you mean 'quiet'?"]
    ),
    (
      "styles: {quiet: {font: body}}\nview: {image: , style: quiet}\n",
      [
        "1:18+4 misplaced-content: 'font' is what an image shows, and stands inside · write image: "
          + "{font: body}"
      ]
    ),
    (
      "styles: {a: {below: b}, c: {extends: d}}\nview: view\n",
      [
        "1:14+5 style-key: a style says how views look and how large they are, not 'below' · write "
          + "'below' on the view itself",
        "1:38+1 unknown-style: no style is called 'd' · did you mean 'a'?",
      ]
    ),
    (
      "variants: [{apperance: dark}]\nview: view\n",
      ["1:13+9 unknown-property: a row of variants has no 'apperance' · did you mean 'appearance'?"]
    ),
    (
      "variants: [{appearance: dark}, {appearance: light}]\nview: view\n",
      [
        "1:33+10 variant: two variants have no name · give one of their rows another name, "
          + "such as name: second"
      ]
    ),
    (
      "view: {vstack: [{slot: a}]}\n",
      [
        "1:18+4 slot: a 'slot' stands in a component, for nodes that its user gives · write the "
          + "node itself"
      ]
    ),
    (
      "view: {label: {localized: hi}}\nstrings: {en: {hey: a}}\n",
      [
        "1:27+2 missing-string: no text is called 'hi' for en-US · add it: strings: {en: "
          + "{hi: …}}"
      ]
    ),
  ]
}
