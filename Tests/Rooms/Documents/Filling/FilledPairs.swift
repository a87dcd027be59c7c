extension FilledPair {
  private static func card(_ data: String, _ view: String, _ more: String = "") -> String {
    "canvas: {width: 320}\n\(data.isEmpty ? "" : "data: \(data)\n")\(more)view:\n\(view)\n"
  }

  private static let row = """
    components:
      Row:
        parameters:
          title: text
          subtitle: {type: text, default: ""}
          size: {type: length, default: 10}
          end: {type: views, default: []}
        shorthand: title
        view:
          hstack:
          - vstack:
            - {id: title, label: "{{title}}"}
            - {label: "{{subtitle}}", if: "{{subtitle}}", font: footnote}
          - {view: , size: "{{size}}"}
          - slot: end
          alignment: center
          height: atLeast 44

    """

  static let rows: [FilledPair] = [
    FilledPair(
      name: "values in texts, numbers, colours and sizes",
      filled: card(
        "{name: Ada, w: 120, tint: systemRed, on: true, parts: [a, b]}",
        "  vstack:\n  - {label: 'Hi {{name}}!', color: '{{tint}}', width: '{{w}}'}\n"
          + "  - switch: '{{on}}'\n  - segments: '{{parts}}'\n"
          + "  - {view: , height: '{{w}} @750'}"
      ),
      written: card(
        "",
        "  vstack:\n  - {label: Hi Ada!, color: systemRed, width: 120}\n"
          + "  - switch: true\n  - segments: [a, b]\n  - {view: , height: 120 @750}"
      )
    ),
    FilledPair(
      name: "conditions on data",
      filled: card(
        "{n: 3, kind: new, none: null, list: []}",
        "  vstack:\n  - {label: a, if: '{{n}} > 2'}\n  - {label: b, if: '{{n}} > 2 and not {{n}}'}\n"
          + "  - {label: c, if: \"{{kind}} == 'new'\"}\n  - {label: d, if: '{{none}} or {{list}}'}\n"
          + "  - {label: e, if: '{{gone?}} == null'}\n"
          + "  - {label: f, if: '{{list}}', then: {font: '{{missing}}'}, else: {font: title1}}\n"
          + "  - {label: g, if: {all: ['{{n}}', {not: ['{{none}}', light]}]}}"
      ),
      written: card(
        "",
        "  vstack:\n  - label: a\n  - label: c\n  - label: e\n  - {label: f, font: title1}"
      )
    ),
    FilledPair(
      name: "conditions on data without braces",
      filled: card(
        "{n: 3, kind: new, on: true, dark: true, list: [], user: {age: 41}, w: {width: 9}}",
        "  vstack:\n  - {label: a, if: n > 2}\n  - {label: b, if: not on}\n"
          + "  - {label: c, if: \"kind == 'n'\"}\n  - {label: d, if: list}\n"
          + "  - {label: e, if: user.age >= 41 and kind == 'new'}\n  - {label: f, if: dark}\n"
          + "  - {label: g, if: {any: [n < 2, on]}}\n  - {label: h, if: light and on}\n"
          + "  - {label: i, if: \"kind == 'on' or n == 3 and kind != 'kind'\"}"
      ),
      written: card(
        "",
        "  vstack:\n  - label: a\n  - label: e\n  - label: g\n  - label: h\n  - label: i"
      )
    ),
    FilledPair(
      name: "conditions on data and on what surrounds the design",
      filled: card(
        "{big: true}",
        "  vstack:\n  - {label: a, if: '{{big}} and light', then: {font: title1}}\n"
          + "  - {label: b, if: '{{big}} and dark'}\n"
          + "  - {label: c, conditions: [{if: '{{big}}', then: {font: title2}}]}"
      ),
      written: card("", "  vstack:\n  - {label: a, font: title1}\n  - {label: c, font: title2}")
    ),
    FilledPair(
      name: "braces that stand for themselves",
      filled: card("{a: '{{b}}'}", "  vstack:\n  - label: '\\{{a}} }} { {{a}}'"),
      written: card("", "  vstack:\n  - label: '\\{{a}} }} { \\{{b}}'")
    ),
    FilledPair(
      name: "values in markup say nothing but themselves",
      filled: card("{a: '*x* [y](z)'}", "  vstack:\n  - label: {markup: '**b** {{a}}'}"),
      written: card(
        "",
        "  vstack:\n  - label: {markup: '**b** \\*x\\* \\[y\\](z)'}"
      )
    ),
    FilledPair(
      name: "repetition by a number, and in a repetition",
      filled: card(
        "{grid: [[1, 2], [3]]}",
        "  vstack:\n  - {each: i in 2, label: 'n{{i}}'}\n"
          + "  - each: line in grid\n    hstack:\n    - {each: cell in line, label: '{{cell}}'}"
      ),
      written: card(
        "",
        "  vstack:\n  - label: n0\n  - label: n1\n"
          + "  - hstack: [{label: 1}, {label: 2}]\n  - hstack: [{label: 3}]"
      )
    ),
    FilledPair(
      name: "components",
      filled: card(
        "{t: Wi-Fi}",
        "  vstack:\n  - Row: '{{t}}'\n"
          + "  - {Row: {title: B, subtitle: On, end: [{switch: true}]}, background: systemRed}\n"
          + "  - {Row: {title: C, size: 30}, height: 60}",
        row
      ),
      written: card(
        "",
        [
          ("Wi-Fi", "", 10, "", ""), ("B", "On", 10, "{switch: true}", "background: systemRed"),
          ("C", "", 30, "", ""),
        ].map { title, subtitle, size, end, more in
          "  - hstack:\n    - vstack:\n      - {label: \(title)}\n"
            + (subtitle.isEmpty ? "" : "      - {label: \(subtitle), font: footnote}\n")
            + "    - {view: , size: \(size)}\n" + (end.isEmpty ? "" : "    - \(end)\n")
            + "    alignment: center\n    height: \(title == "C" ? "60" : "atLeast 44")\n"
            + (more.isEmpty ? "" : "    \(more)\n")
        }.reduce("  vstack:\n", +)
      )
    ),
    FilledPair(
      name: "a placement of an instance in place of the root's",
      filled: card(
        "",
        "  view:\n  - {id: a, Box: , pinnedTo: bottomTrailing}\n  - {Box: , after: a}\n"
          + "  height: 100",
        "components: {Box: {view: {view: , size: 20, pinnedTo: topLeading, background: red}}}\n"
      ),
      written: card(
        "",
        "  view:\n  - {id: a, view: , size: 20, background: red, pinnedTo: bottomTrailing}\n"
          + "  - {view: , size: 20, background: red, after: a}\n  height: 100"
      )
    ),
    FilledPair(
      name: "styles",
      filled: card(
        "",
        "  vstack:\n  - {label: a, style: quiet}\n  - {label: b, style: [quiet, loud], lines: 2}\n"
          + "  - {view: , style: box, width: 50}\n  - {image: , style: all}",
        "styles:\n  quiet: {font: footnote, color: secondaryLabel}\n"
          + "  loud: {extends: quiet, font: title1}\n  box: {size: 20x40, background: red}\n"
          + "  all: {for: [label], font: title1, height: 30}\n"
      ),
      written: card(
        "",
        "  vstack:\n  - {label: a, font: footnote, color: secondaryLabel}\n"
          + "  - {label: b, font: title1, color: secondaryLabel, lines: 2}\n"
          + "  - {view: , width: 50, height: 40, background: red}\n  - {image: , height: 30}"
      )
    ),
    FilledPair(
      name: "texts of locales",
      filled: card(
        "{who: Ada}",
        "  vstack:\n  - label: {localized: a.b, values: {who: '{{who}}'}}\n"
          + "  - label: {localized: n, values: {count: 1}}\n"
          + "  - label: {localized: n, values: {count: 5}}\n"
          + "  - label: {localized: gone, default: There}",
        "strings: {en: {a: {b: 'Hi {{who}}'}, n: {one: '{{count}} day', other: '{{count}} days'}}}\n"
      ),
      written: card(
        "",
        "  vstack:\n  - label: Hi Ada\n  - label: 1 day\n  - label: 5 days\n  - label: There"
      )
    ),
  ]
}
