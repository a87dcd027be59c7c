import Testing

@Suite struct `A message about a value` {
  @Test func `says what is wrong, where, and what to write`() {
    for (text, expected) in rows {
      #expect(briefs(text) == expected, "\(text)")
    }
  }

  private let rows: [(String, [String])] = [
    (
      "view: {label: Hi, border: {width: 2, dash: 0 8}}",
      [
        "1:44+3 wrong-value: the dashes of 'border' have no length, so nothing of it is drawn"
          + " · write dash: 2 2, or leave 'border' out"
      ]
    ),
    ("view: {label: Hi, border: {width: 2, dash: 4 0}}", []),
    (
      "canvas: {width: 85mm, height: 55mm}\nview: {label: Hi}",
      [
        "1:17+4 wrong-value: 'width' is a side of the canvas, not '85mm' · write 240.94",
        "1:31+4 wrong-value: 'height' is a side of the canvas, not '55mm' · write 155.91",
      ]
    ),
    (
      "view: {label: Hi, font: 4mm}",
      ["1:25+3 wrong-value: '4mm' is no size of a font · write 11.34"]
    ),
    (
      "view: {chart: {kind: bars, values: [1e300]}}",
      [
        "1:37+5 wrong-value: 'values' is a list of numbers, not '1e300'"
          + " · write 1000000000000000"
      ]
    ),
    (
      "view: {label: Hi there, markup: true}",
      [
        "1:25+6 misplaced-content: 'markup' is what a label shows, and stands inside"
          + " · write label: {markup: Hi there}"
      ]
    ),
    (
      "view: {label: Hi, shadow: {blur: 8}}",
      [
        "1:28+4 object-key: 'shadow' has no 'blur'"
          + " · it has radius, color, opacity, x, y, inner (a radius is half a CSS blur)"
      ]
    ),
    (
      """
      view:
        label: Hi
        color: #0A84FF

      """,
      [
        "3:10+7 comment-colour: the value is empty, because # begins a comment"
          + " · write 0A84FF or \"#0A84FF\""
      ]
    ),
    (
      """
      view:
        label: Hi
        color: #FFF

      """,
      [
        "3:10+4 comment-colour: the value is empty, because # begins a comment · write \"#FFF\""
      ]
    ),
    (
      """
      view:
        label: Hi
        border: 1 #CCCCCC

      """,
      [
        "3:13+7 warning comment-colour: #CCCCCC is a comment, because # begins one "
          + "behind a space"
          + " · leave out the #, or quote the whole value"
      ]
    ),
    (
      """
      view:
        label: Hi
        clips: yes

      """,
      [
        "3:10+3 boolean: 'clips' is true or false, not 'yes' · write clips: true"
      ]
    ),
    (
      """
      view:
        label: Hi
        hidden: Off

      """,
      [
        "3:11+3 boolean: 'hidden' is true or false, not 'Off' · write hidden: false"
      ]
    ),
    (
      """
      view:
        label: Hi
        alignment: centre

      """,
      [
        "3:14+6 enumerator: 'alignment' of a label has no 'centre'"
          + " · did you mean 'center'?"
      ]
    ),
    (
      """
      view:
        label: Hi
        width: >= 44

      """,
      [
        "3:10+5 size-grammar: '>= 44' is not a size · write 'atLeast 44'"
      ]
    ),
    (
      """
      view:
        label: Hi
        width: 44pt

      """,
      [
        "3:10+4 size-grammar: '44pt' is not a size · write 44"
      ]
    ),
    (
      """
      view:
        label: Hi
        width: <= 44

      """,
      [
        "3:10+5 size-grammar: '<= 44' is not a size · write atMost 44"
      ]
    ),
    (
      """
      view:
        label: A
        id: 4a

      """,
      [
        "3:7+2 wrong-value: 'id' is a name, not '4a' · write a"
      ]
    ),
    (
      """
      view:
        label: A
        filling: superview.layoutMargin

      """,
      [
        "3:22+12 unknown-area: no area is called 'layoutMargin' · did you mean 'layoutMargins'?"
      ]
    ),
    (
      """
      view: {label: Hi, color: indigo}

      """,
      [
        "1:26+6 unknown-color: no colour 'indigo' · did you mean 'systemIndigo'?"
      ]
    ),
    (
      """
      view: {label: Hi, color: sytemBlue}

      """,
      [
        "1:26+9 unknown-color: no colour 'sytemBlue' · did you mean 'systemBlue'?"
      ]
    ),
    (
      """
      view: {label: Hi, color: 0A84F}

      """,
      [
        "1:26+5 wrong-value: '0A84F' has 5 hexadecimal digits"
          + " · write RRGGBB or RRGGBBAA; behind a # also RGB or RGBA"
      ]
    ),
    (
      """
      view: {label: Hi, color: '#12345'}

      """,
      [
        "1:27+6 wrong-value: '12345' has 5 hexadecimal digits"
          + " · write RRGGBB or RRGGBBAA; behind a # also RGB or RGBA"
      ]
    ),
    (
      """
      view: {label: Hi, color: "rgb(1, 2)"}

      """,
      [
        "1:27+9 wrong-value: 'rgb' takes 3 numbers · write rgb(1, 2, 0)"
      ]
    ),
    (
      """
      view: {label: Hi, color: "rgb(1, 2, 300)"}

      """,
      [
        "1:37+3 out-of-range: the number must be from 0 to 255 · write 255"
      ]
    ),
    (
      """
      view: {label: Hi, color: red/150%}

      """,
      [
        "1:30+4 out-of-range: the number must be from 0% to 100% · write 100%"
      ]
    ),
    (
      """
      view: {label: Hi, color: red |}

      """,
      [
        "1:26+5 wrong-value: 'color' is a colour, not 'red |'"
          + " · write a name such as systemBlue, six digits such as 0A84FF, or 'white | "
          + "black'"
      ]
    ),
    (
      """
      view: {label: Hi, insets: {lef: 8}, filling: superview}

      """,
      [
        "1:28+3 object-key: 'insets' has no 'lef'"
          + " · it has top, leading, bottom, trailing, horizontal, vertical, others"
      ]
    ),
    (
      """
      view: {label: Hi, insets: [1, 2, 3, 4], filling: superview}

      """,
      [
        "1:27+1 wrong-type: 'insets' is no list: nobody remembers its order · write insets: "
          + "{top: 1, trailing: 2, bottom: 3, leading: 4}"
      ]
    ),
    (
      """
      view: {label: Hi, font: titel1}

      """,
      [
        "1:25+6 unknown-font: no font 'titel1', and no size in it · did you mean 'title1'?"
      ]
    ),
    (
      """
      view: {label: Hi, font: 17 blod}

      """,
      [
        "1:28+4 wrong-value: a font has no 'blod' · did you mean 'bold'?"
      ]
    ),
    (
      """
      view: {label: Hi, font: 17pt}

      """,
      [
        "1:25+4 wrong-value: '17pt' is no size of a font · write 17"
      ]
    ),
    (
      """
      view: {label: Hi, font: {weight: bold}}

      """,
      [
        "1:25+14 missing-key: 'font' needs 'size' or 'style' · write size: 17 beside it"
      ]
    ),
    (
      """
      view: {label: Hi, font: {size: 17, style: body}}

      """,
      [
        "1:25+23 wrong-value: a font has a 'size' or a 'style', not both · drop one"
      ]
    ),
    (
      """
      view: {label: Hi, font: Inter 17 serif}

      """,
      [
        "1:34+5 wrong-value: 'serif' is a design of the system font, and a family is "
          + "named here"
          + " · drop one of them"
      ]
    ),
    (
      """
      view: {label: Hi, font: 0}

      """,
      [
        "1:25+1 out-of-range: the number must be above 0, at most 10000 · write 1"
      ]
    ),
    (
      """
      view: {label: Hi, width: 100 @hihg}

      """,
      [
        "1:31+4 wrong-value: no priority is called 'hihg' · did you mean 'high'?"
      ]
    ),
    (
      """
      view: {label: Hi, width: 100 @0}

      """,
      [
        "1:31+1 out-of-range: a priority is above 0 and at most 1000"
          + " · write a number up to 1000, or required, high, low, fitting"
      ]
    ),
    (
      """
      view: {label: Hi, width: 320...44}

      """,
      [
        "1:26+8 size-grammar: the range ends before it begins · write 44...320"
      ]
    ),
    (
      """
      view: {label: Hi, width: -4}

      """,
      [
        "1:26+2 out-of-range: the number must be 0 or more · write 4"
      ]
    ),
    (
      """
      view: {label: Hi, width: {exactly: 4, atMost: 8}}

      """,
      [
        "1:26+23 size-grammar: the object form of 'width' says one of exactly, atLeast, "
          + "atMost, and priority beside it"
          + " · write {atLeast: 44, priority: 750}"
      ]
    ),
    (
      """
      view: {label: Hi, aspect: '16:9'}

      """,
      [
        "1:27+6 wrong-value: 'aspect' is a ratio of width and height, not '16:9' · write 16/9"
      ]
    ),
    (
      """
      view: {label: Hi, alpha: 2}

      """,
      [
        "1:26+1 out-of-range: the number must be from 0 to 1 · write 1, or 2%"
      ]
    ),
    (
      """
      view: {label: Hi, lines: two}

      """,
      [
        "1:26+3 wrong-value: 'lines' is a whole number, not 'two' · write 0, 1, 2 …"
      ]
    ),
  ]
}
