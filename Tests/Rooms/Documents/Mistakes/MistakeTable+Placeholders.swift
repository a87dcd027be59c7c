extension MistakeTable {
  /// Placeholders as other languages write them.
  static let ofPlaceholders = [
    Mistake(
      "canvas: 120x90\ndata: {name: Ada, d: \"2026-03-14\"}\nview: {label: \"{{upper(name)}}\", centeredIn: superview}\n",
      "3:16+8 placeholder: a placeholder holds a path and filters behind '|' · nothing is computed in it but by filters · write {{name | upper}}",
      "{{upper(name)}}",
      "{{name | upper}}"
    ),
    Mistake(
      "canvas: 120x90\ndata: {name: Ada, d: \"2026-03-14\"}\nview: {label: \"{{name.toUpperCase()}}\", centeredIn: superview}\n",
      "3:16+19 placeholder: a placeholder holds a path and filters behind '|' · nothing is computed in it but by filters · write {{name | upper}}",
      "{{name.toUpperCase()}}",
      "{{name | upper}}"
    ),
    Mistake(
      "canvas: 120x90\ndata: {name: Ada, d: \"2026-03-14\"}\nview: {label: \"{{name || 'x'}}\", centeredIn: superview}\n",
      "3:16+8 placeholder: a placeholder holds a path and filters behind '|' · nothing is computed in it but by filters · write {{name | default('x')}}",
      "{{name || 'x'}}",
      "{{name | default('x')}}"
    ),
    Mistake(
      "canvas: 120x90\ndata: {name: Ada, d: \"2026-03-14\"}\nview: {label: \"{{d | format('dd.MM.yyyy')}}\", centeredIn: superview}\n",
      "3:22+6 unknown-filter: no filter is called 'format' · did you mean 'date'?",
      "format",
      "date"
    ),
    Mistake(
      "canvas: 400x90\ndata: {d: \"2026-03-14\"}\nview: {label: \"{{d | date(YYYY-MM-DD)}}\", centeredIn: superview}\n",
      "3:22+4 warning date-letters: 'YYYY-MM-DD' asks for other parts of a date than it seems to · Y is the year of a week, D the day of a year, M the month and m the minutes · write date(yyyy-MM-dd)",
      "date(YYYY-MM-DD)",
      "date(yyyy-MM-dd)"
    ),
    Mistake(
      "canvas: 120x90\ndata: {name: Ada, d: \"2026-03-14\"}\nview: {label: \"{{d | date(dd.mm.yyyy)}}\", centeredIn: superview}\n",
      "3:22+4 warning date-letters: 'dd.mm.yyyy' asks for other parts of a date than it seems to · Y is the year of a week, D the day of a year, M the month and m the minutes · write date(dd.MM.yyyy)",
      "date(dd.mm.yyyy)",
      "date(dd.MM.yyyy)"
    ),
    Mistake(
      "canvas: 120x90\ndata: {\"größe\": 1}\nview: {label: \"{{größe}}\"}\n",
      "3:16+9 placeholder: no placeholder reaches 'größe' · a name is a letter from A to Z, then such letters, digits, '_' and '-' · call it grosse in the data too, and write {{grosse}}",
      "\"größe\": 1}\nview: {label: \"{{größe}}\"",
      "grosse: 1}\nview: {label: \"{{grosse}}\"",
      "grosse"
    ),
    Mistake(
      "canvas: 120x90\ndata: {first name: Ada}\nview: {label: \"{{first name | upper}}\"}\n",
      "3:16+22 placeholder: no placeholder reaches 'first name' · a name is a letter from A to Z, then such letters, digits, '_' and '-' · call it firstName in the data too, and write {{firstName | upper}}",
      "first name: Ada}\nview: {label: \"{{first name | upper}}\"",
      "firstName: Ada}\nview: {label: \"{{firstName | upper}}\"",
      "{{firstName | upper}}"
    ),
    Mistake(
      "canvas: 120x90\ncomponents: {Box: {parameters: {content: views}, view: {vstack: [\"{{content}}\"]}}}\nview: {Box: {content: [{label: a}]}}\n",
      "2:66+13 missing-data: 'content' of Box are views, and a placeholder stands for a value · write {slot: content}",
      "\"{{content}}\"",
      "{slot: content}"
    ),
  ]
}
