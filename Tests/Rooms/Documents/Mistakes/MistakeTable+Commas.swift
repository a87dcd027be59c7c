extension MistakeTable {
  /// Commas, braces and dashes that YAML takes for its own.
  static let ofCommas = [
    Mistake(
      "canvas: 120x90\nview: {vstack: [{label: Hello, world, font: title1}, spacer]}\n",
      "2:25+12 comma-in-braces: a comma ends the value of 'label' here · between { and } commas part the entries · write label: \"Hello, world\"",
      "Hello, world",
      "\"Hello, world\""
    ),
    Mistake(
      "canvas: 120x90\nview: {vstack: [{label: Hallo, Welt!}, spacer]}\n",
      "2:25+12 comma-in-braces: a comma ends the value of 'label' here · between { and } commas part the entries · write label: \"Hallo, Welt!\"",
      "Hallo, Welt!",
      "\"Hallo, Welt!\""
    ),
    Mistake(
      "canvas: 120x90\nview: {vstack: [{label: One, two, three, lines: 2}, spacer]}\n",
      "2:25+15 comma-in-braces: a comma ends the value of 'label' here · between { and } commas part the entries · write label: \"One, two, three\"",
      "One, two, three",
      "\"One, two, three\""
    ),
    Mistake(
      "canvas: 120x90\nview: {vstack: [{label: Beds, table, font: body}, spacer]}\n",
      "2:25+11 comma-in-braces: a comma ends the value of 'label' here · between { and } commas part the entries · write label: \"Beds, table\"",
      "Beds, table",
      "\"Beds, table\""
    ),
    Mistake(
      "canvas: 120x90\nview: {vstack: [{label: r, color: red/0,5}, spacer]}\n",
      "2:35+7 comma-in-braces: a comma ends the value of 'color' here · between { and } commas part the entries · write color: red/0.5",
      "red/0,5",
      "red/0.5"
    ),
    Mistake(
      "canvas: 120x90\nview: {vstack: [{button: {title: Save, close}}, spacer]}\n",
      "2:34+11 comma-in-braces: a comma ends the value of 'title' here · between { and } commas part the entries · write title: \"Save, close\"",
      "Save, close",
      "\"Save, close\""
    ),
    Mistake(
      "canvas: 120x90\ncomponents: {Tag: {parameters: {title: text}, view: {label: \"{{title}}\"}}}\nview: {Tag: {title: New, hot}}\n",
      "3:21+8 comma-in-braces: a comma ends the value of 'title' here · between { and } commas part the entries · write title: \"New, hot\"",
      "New, hot",
      "\"New, hot\""
    ),
    Mistake(
      "canvas: 120x90\ndata: {items: [a]}\nview: {vstack: [{each: item, i in items, label: \"{{i}} {{item}}\"}, spacer]}\n",
      "3:24+16 comma-in-braces: a comma ends the value of 'each' here · between { and } commas part the entries · write each: \"item, i in items\"",
      "item, i in items",
      "\"item, i in items\""
    ),
    Mistake(
      "canvas: 120x90\ndata: {number: 5}\nview:\n  vstack:\n  - {label: Faktura {{number}}, font: title1}\n  - spacer\n",
      "5:13+18 bare-placeholder: YAML reads {{ as a mapping · write label: \"Faktura {{number}}\"",
      "label: Faktura {{number}}",
      "label: \"Faktura {{number}}\""
    ),
    Mistake(
      "canvas: 120x90\nview:\n  vstack:\n  -label: Hi\n",
      "4:3+6 dash: '-label' is no item of a list: behind its dash a space is missing · write '- label:'",
      "-label:",
      "- label:"
    ),
  ]
}
