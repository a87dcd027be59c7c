/// Mistakes, with the whole message and what mends them.
enum MistakeTable {
  static let rows = environment + canvas + classes + properties + values + conditions + layout

  private static let environment = [
    Mistake(
      "environment:\n  locale: klingon\nview: {label: Hi}\n",
      "",
      "klingon",
      "tlh"
    ),
    Mistake(
      "environment:\n  locale: en_US\nview: {label: Hi}\n",
      "",
      "en_US",
      "en-US"
    ),
    Mistake(
      "environment:\n  locale: de-UK\nview: {label: Hi}\n",
      "",
      "de-UK",
      "de-GB"
    ),
    Mistake(
      "environment:\n  locale: ar-XB\nview: {label: Hi}\n",
      "",
      "ar-XB",
      "ar"
    ),
    Mistake(
      "environment:\n  locale: xyz\nview: {label: Hi}\n",
      "",
      "xyz",
      "ar"
    ),
    Mistake(
      "environment:\n  direction: pseudo\nview: {label: Hi}\n",
      "",
      "pseudo",
      "rightToLeft"
    ),
  ]

  private static let canvas = [
    Mistake(
      "canvas: 300px x 200px\nview: {label: Hi}\n",
      "",
      "300px x 200px",
      "300x200"
    ),
    Mistake(
      "canvas: 300\nview: {label: Hi}\n",
      "",
      "300",
      "300x300"
    ),
    Mistake(
      "canvas: 40000x200\nview: {label: Hi}\n",
      "",
      "40000x200",
      "32767x200"
    ),
    Mistake(
      "canvas: {width: 300pt}\nview: {label: Hi}\n",
      "",
      "300pt",
      "300"
    ),
    Mistake(
      "canvas: {scale: two}\nview: {label: Hi}\n",
      "",
      "two",
      "2"
    ),
    Mistake(
      "version: one\nview: {label: Hi}\n",
      "",
      "one",
      "1"
    ),
    Mistake(
      "views:\n- {label: Hi}\n",
      "",
      "views:",
      "view:"
    ),
    Mistake(
      "veiw: {label: Hi}\n",
      "",
      "veiw",
      "view"
    ),
    Mistake(
      "view:\nlabel: Hi\ncolor: red\n",
      "",
      "\nlabel: Hi\ncolor: red",
      "\n  label: Hi\n  color: red",
      "indent them under 'view:'"
    ),
    Mistake(
      "view:\n  label: Hi\n   color: red\n",
      "",
      "   color",
      "  color",
      "indent it by 2 spaces"
    ),
    Mistake(
      "view:\n    label: Hi\n  color: red\n",
      "",
      "  color",
      "    color",
      "indent it by 4 spaces"
    ),
    Mistake(
      "variants:\n- {appearance: dark}\nview: {label: Hi}\n",
      "",
      "variants:\n- {appearance: dark}\n",
      "",
      "leave it out"
    ),
    Mistake(
      "colors: {a: b, b: a}\nview: {label: Hi, color: a}\n",
      "",
      "a: b",
      "a: systemBlue"
    ),
    Mistake(
      "fonts: {a: a}\nview: {label: Hi, font: a}\n",
      "",
      "a: a",
      "a: 17"
    ),
  ]

  private static let classes = [
    Mistake(
      "view:\n  scroll: vertical\n",
      "",
      "scroll: vertical",
      "vscroll:",
      "vscroll:"
    ),
    Mistake(
      "view:\n  scroll: vertical\n  vstack:\n  - label: Hi\n",
      "",
      "scroll: vertical\n  vstack:\n  - label: Hi",
      "vscroll: {vstack: [{label: Hi}]}",
      "vscroll: {vstack: …}"
    ),
    Mistake(
      "view:\n  stack:\n  - label: Hi\n",
      "",
      "stack:",
      "vstack:"
    ),
    Mistake(
      "view:\n  stack:\n  - label: Hi\n  axis: horizontal\n",
      "",
      "stack:\n  - label: Hi\n  axis: horizontal",
      "hstack:\n  - label: Hi",
      "hstack:"
    ),
    Mistake(
      "view:\n  stack: vertical\n",
      "",
      "stack: vertical",
      "vstack:",
      "vstack:"
    ),
    Mistake(
      "view:\n  vstack:\n  children:\n  - label: Hi\n",
      "",
      "\n  children:",
      "",
      "leave 'children:' out"
    ),
    Mistake(
      "view:\n  children:\n  - label: Hi\n",
      "",
      "children:",
      "view:"
    ),
    Mistake(
      "view:\n- qr: https://example.com\n",
      "",
      "qr: https://example.com",
      "image: {symbol: qrcode}",
      "image:"
    ),
    Mistake(
      "view:\n- foo: Hi\n",
      "",
      "foo:",
      "label:"
    ),
    Mistake(
      "view:\n- label: Hi\n  filter: sepia\n",
      "",
      "\n  filter: sepia",
      "",
      "leave it out"
    ),
    Mistake(
      "view:\n- label: Hi\n  variants: [dark]\n",
      "",
      "\n  variants: [dark]",
      "",
      "leave it out"
    ),
    Mistake(
      "view:\n- {id: a, label: One, pinnedTo: top}\n- {id: a, label: Two, pinnedTo: bottom}\n- {id: a2}\n",
      "",
      "a, label: Two",
      "a3, label: Two",
      "a3"
    ),
    Mistake(
      "view:\n- label: Hi\n  markup: \"**Hi**\"\n",
      "",
      "label: Hi\n  markup: \"**Hi**\"",
      "label: {markup: \"**Hi**\"}"
    ),
  ]

  private static let properties = [
    Mistake(
      "view:\n- {image: {symbol: star}, aspectRatio: 16:9}\n",
      "",
      "aspectRatio: 16:9",
      "aspect: 16/9"
    ),
    Mistake(
      "view:\n- label: Hi\n  truncation: tail\n",
      "",
      "truncation: tail",
      "lineBreak: byTruncatingTail"
    ),
    Mistake(
      "view:\n- label: Hi\n  truncation: middle\n",
      "",
      "truncation: middle",
      "lineBreak: byTruncatingMiddle"
    ),
    Mistake(
      "view:\n- label: Hi\n  truncation: head\n",
      "",
      "truncation: head",
      "lineBreak: byTruncatingHead"
    ),
    Mistake(
      "view:\n- label: Hi\n  justify: center\n",
      "",
      "justify: center",
      "alignment: center"
    ),
    Mistake(
      "view:\n  hstack: [{label: Hi}]\n  justifyContent: space-between\n",
      "",
      "justifyContent: space-between",
      "distribution: equalSpacing"
    ),
    Mistake(
      "view:\n  hstack: [{label: Hi}]\n  alignItems: flex-start\n",
      "",
      "alignItems: flex-start",
      "alignment: leading"
    ),
    Mistake(
      "view:\n  vstack: [{label: Hi}]\n  padding: 12\n",
      "",
      "padding: 12",
      "margins: 12"
    ),
    Mistake(
      "view:\n- label: Hi\n  padding: 12\n",
      "",
      "padding: 12",
      "filling: superview\n  insets: 12",
      "filling: superview",
      "insets: 12"
    ),
    Mistake(
      "view:\n- label: Hi\n  maxWidth: 120\n",
      "",
      "maxWidth: 120",
      "width: atMost 120"
    ),
    Mistake(
      "view:\n- label: Hi\n  visible: false\n",
      "",
      "visible: false",
      "hidden: true"
    ),
    Mistake(
      "view:\n- label: Hi\n  centerX: true\n",
      "",
      "centerX: true",
      "horizontally: center in superview"
    ),
    Mistake(
      "view:\n- label: Hi\n  fontSize: 20\n",
      "",
      "fontSize: 20",
      "font: 20"
    ),
    Mistake(
      "view:\n- label: Hi\n  borderColor: red\n",
      "",
      "borderColor: red",
      "border: 1 red"
    ),
    Mistake(
      "view:\n- label: Hi\n  border: 2px solid red\n",
      "",
      "2px solid red",
      "2px red"
    ),
    Mistake(
      "view:\n- label: Hi\n  spacing: 8\n",
      "",
      "\n  spacing: 8",
      "",
      "leave it out"
    ),
  ]

  private static let values = [
    Mistake(
      "view:\n- {image: {symbol: star}, aspect: 16:9}\n",
      "",
      "16:9",
      "16/9"
    ),
    Mistake(
      "view: {gradient: {from: black, to: systemTeal}}\ncanvas: 80x80\n",
      "",
      "gradient: {from: black, to: systemTeal}",
      "gradient: [black, systemTeal]"
    ),
    Mistake(
      "view: {gradient: {from: black}}\ncanvas: 80x80\n",
      "",
      "gradient: {from: black}",
      "gradient: [black, clear]"
    ),
    Mistake(
      "canvas: 80x80\nview: {background: {gradient: {from: red/50%, to: blue}}}\n",
      "",
      "gradient: {from: red/50%, to: blue}",
      "gradient: [red/50%, blue]"
    ),
    Mistake(
      "view:\n- label: Hi\n  color: rgba(255, 0, 0, 0.5)\n",
      "",
      "rgba(255, 0, 0, 0.5)",
      "rgb(255, 0, 0)/0.5"
    ),
    Mistake(
      "view:\n- label: Hi\n  color: hsla(200, 50%, 50%, 40%)\n",
      "",
      "hsla(200, 50%, 50%, 40%)",
      "hsl(200, 50, 50)/40%"
    ),
    Mistake(
      "view:\n- label: Hi\n  cornerRadius: 50%\n",
      "",
      "50%",
      "999"
    ),
    Mistake(
      "view:\n- label: Hi\n  cornerRadius: round\n",
      "",
      "round",
      "999"
    ),
    Mistake(
      "view:\n- label: Hi\n  cornerRadius: -10\n",
      "",
      "-10",
      "10"
    ),
    Mistake(
      "view:\n- label: Hi\n  width: 44pt\n",
      "",
      "44pt",
      "44"
    ),
    Mistake(
      "view:\n- label: Hi\n  width: 50%\n",
      "",
      "50%",
      "50% of superview"
    ),
    Mistake(
      "view:\n- label: Hi\n  width: <= 44\n",
      "",
      "<= 44",
      "atMost 44"
    ),
    Mistake(
      "view:\n- label: Hi\n  size: 60 x 40\n",
      "",
      "60 x 40",
      "60x40"
    ),
    Mistake(
      "view:\n- label: Hi\n  width: 320...44\n",
      "",
      "320...44",
      "44...320"
    ),
    Mistake(
      "view:\n- label: Hi\n  alpha: 50\n",
      "",
      "50",
      "50%"
    ),
    Mistake(
      "view:\n- label: Hi\n  font: 17pt\n",
      "",
      "17pt",
      "17"
    ),
    Mistake(
      "view:\n- label: Hi\n  lines: 2 lines\n",
      "",
      "2 lines",
      "2"
    ),
  ]

  private static let conditions = [
    Mistake(
      "view:\n- label: Hi\n  if: count > 0\n",
      "",
      "count > 0",
      "dark"
    ),
    Mistake(
      "canvas: 300x80\nview:\n- label: Hi\n  if: self.width >= 400\n",
      "",
      "if: self.width >= 400",
      "if: self.width >= 400\n  else: {hidden: true}",
      "else: {hidden: true}"
    ),
    Mistake(
      "canvas: 300x80\nview:\n  hstack: [{label: Hi}]\n  if: canvas.width < 400\n"
        + "  then: {axis: vertical}\n",
      "",
      "if: canvas.width < 400\n  then: {axis: vertical}",
      "adjusts: {if: canvas.width < 400, axis: vertical}"
    ),
    Mistake(
      "view:\n  hstack: [{label: Hi}]\n  if: dark\n  else: {axis: vertical}\n",
      "",
      "if: dark\n  else: {axis: vertical}",
      "adjusts: {if: not (dark), axis: vertical}"
    ),
    Mistake(
      "view:\n  vstack: [{label: Hi}]\n  axis: horizontal\n",
      "",
      "vstack: [{label: Hi}]\n  axis: horizontal",
      "hstack: [{label: Hi}]",
      "hstack:"
    ),
  ]

  private static let layout = [
    Mistake(
      "canvas: 300x200\nview:\n- background: red\n  size: 60\n  pinnedTo: leading\n",
      "",
      "pinnedTo: leading",
      "pinnedTo: leading\n  vertically: center",
      "vertically: center"
    ),
    Mistake(
      "canvas: 300x200\nview:\n- {id: a, background: red, size: 60, pinnedTo: topLeading}\n"
        + "- {background: blue, size: 60, below: a}\n",
      "",
      "below: a",
      "below: a, horizontally: center",
      "horizontally: center"
    ),
    Mistake(
      "canvas: 300x200\nview:\n- collapsable: {label: Hi}\n  expanded: false\n",
      "",
      "expanded: false",
      "expanded: false\n  pinnedTo: top",
      "pinnedTo: top"
    ),
  ]
}
