/// Mistakes, with the whole message and what mends them.
enum MistakeTable {
  static let rows = environment + canvas + classes + properties + values + conditions + layout

  private static let environment = [
    Mistake(
      "environment:\n  locale: klingon\nview: {label: Hi}\n",
      "2:11+7 warning unknown-locale: no language is called 'klingon' · texts and dates are set "
        + "like those of no language in particular · write tlh",
      "klingon",
      "tlh"
    ),
    Mistake(
      "environment:\n  locale: en_US\nview: {label: Hi}\n",
      "2:11+5 wrong-value: 'locale' is a language, with a region or without one, not "
        + "'en_US' · write en-US",
      "en_US",
      "en-US"
    ),
    Mistake(
      "environment:\n  locale: de-UK\nview: {label: Hi}\n",
      "2:11+5 warning unknown-locale: no region is called 'UK' · texts and dates are set like "
        + "those of no language in particular · write de-GB",
      "de-UK",
      "de-GB"
    ),
    Mistake(
      "environment:\n  locale: ar-XB\nview: {label: Hi}\n",
      "2:11+5 not-in-this-version: 'ar-XB' is a language of trial texts: known, not in "
        + "this version · write ar",
      "ar-XB",
      "ar"
    ),
    Mistake(
      "environment:\n  locale: xyz\nview: {label: Hi}\n",
      "2:11+3 warning unknown-locale: nothing is known of a language 'xyz' · texts and dates "
        + "are set like those of no language in particular · write the code of a language, such as "
        + "en, ar or pt-BR",
      "xyz",
      "ar"
    ),
    Mistake(
      "environment:\n  direction: pseudo\nview: {label: Hi}\n",
      "2:14+6 not-in-this-version: 'pseudo' is known, not in this version · write "
        + "rightToLeft",
      "pseudo",
      "rightToLeft"
    ),
  ]

  private static let canvas = [
    Mistake(
      "canvas: 300px x 200px\nview: {label: Hi}\n",
      "1:9+13 wrong-value: 'canvas' is a size, fit or a device, not '300px x 200px' · "
        + "write 300x200",
      "300px x 200px",
      "300x200"
    ),
    Mistake(
      "canvas: 300\nview: {label: Hi}\n",
      "1:9+3 wrong-value: 'canvas' is a size, fit or a device, not '300' · write 300x300",
      "300",
      "300x300"
    ),
    Mistake(
      "canvas: {size: 40000x200, scale: 1}\nview: {label: Hi}\n",
      "1:16+9 out-of-range: the number must be above 0, at most 32767 · write 32767x200",
      "40000x200",
      "32767x200"
    ),
    Mistake(
      "canvas: {width: 300pt}\nview: {label: Hi}\n",
      "1:17+5 wrong-value: 'width' is a side of the canvas, not '300pt' · write 300",
      "300pt",
      "300"
    ),
    Mistake(
      "canvas: {scale: two}\nview: {label: Hi}\n",
      "1:17+3 wrong-value: 'scale' is a number from 1 to 4, not 'two' · write 1, 2 or 3",
      "two",
      "2"
    ),
    Mistake(
      "version: one\nview: {label: Hi}\n",
      "1:10+3 wrong-value: 'version' is 1, the only one there is, not 'one' · write 1",
      "one",
      "1"
    ),
    Mistake(
      "views:\n- {label: Hi}\n",
      "1:1+5 unknown-property: a design has no 'views' · write 'view:'",
      "views:",
      "view:"
    ),
    Mistake(
      "veiw: {label: Hi}\n",
      "1:1+4 unknown-property: a design has no 'veiw' · did you mean 'view'?",
      "veiw",
      "view"
    ),
    Mistake(
      "view:\nlabel: Hi\ncolor: red\n",
      "2:1+5 unknown-property: a design has no 'label', 'color': that is for what stands "
        + "under 'view:' · indent them under 'view:'",
      "\nlabel: Hi\ncolor: red",
      "\n  label: Hi\n  color: red",
      "indent them under 'view:'"
    ),
    Mistake(
      "view:\n  label: Hi\n   color: red\n",
      "3:1+3 indentation: this line is indented by 3 spaces, and the keys above it by 2 · "
        + "indent it by 2 spaces",
      "   color",
      "  color",
      "indent it by 2 spaces"
    ),
    Mistake(
      "view:\n    label: Hi\n  color: red\n",
      "3:1+2 indentation: this line is indented by 2 spaces, and the keys above it by 4 · "
        + "indent it by 4 spaces",
      "  color",
      "    color",
      "indent it by 4 spaces"
    ),
    Mistake(
      "variants:\n- {appearance: dark}\nview: {label: Hi}\n",
      "1:1+8 not-in-this-version: 'variants' is known, not in this version · leave it out: "
        + "'if:' with 'then:' says what differs, and --appearance, --device, --text-size and "
        + "--locale draw each",
      "variants:\n- {appearance: dark}\n",
      "",
      "leave it out"
    ),
    Mistake(
      "colors: {a: b, b: a}\nview: {label: Hi, color: a}\n",
      "1:10+1 circle: this colour names itself: a → b → a · give it a colour of its own: "
        + "a: systemBlue",
      "a: b",
      "a: systemBlue"
    ),
    Mistake(
      "fonts: {a: a}\nview: {label: Hi, font: a}\n",
      "1:9+1 circle: this font names itself: a → a · give it a font of its own: a: 17",
      "a: a",
      "a: 17"
    ),
  ]

  private static let classes = [
    Mistake(
      "canvas: 90x60\nview:\n  scroll: vertical\n",
      "3:11+8 wrong-value: 'scroll' holds views, and doesn't say which way it scrolls · "
        + "write 'vscroll:' with the view under it",
      "scroll: vertical",
      "vscroll:",
      "vscroll:"
    ),
    Mistake(
      "canvas: 90x60\nview:\n  scroll: vertical\n  vstack:\n  - label: Hi\n",
      "3:11+8 wrong-value: 'scroll' holds views, and doesn't say which way it scrolls · "
        + "write 'vscroll:' with the vstack under it: vscroll: {vstack: …}",
      "scroll: vertical\n  vstack:\n  - label: Hi",
      "vscroll: {vstack: [{label: Hi}]}",
      "vscroll: {vstack: …}"
    ),
    Mistake(
      "view:\n  stack:\n  - label: Hi\n",
      "2:3+5 unknown-class: no view is called 'stack' · write 'vstack:' for a column, "
        + "'hstack:' for a row",
      "stack:",
      "vstack:"
    ),
    Mistake(
      "view:\n  stack:\n  - label: Hi\n  axis: horizontal\n",
      "2:3+5 unknown-class: no view is called 'stack' · write 'hstack:'",
      "stack:\n  - label: Hi\n  axis: horizontal",
      "hstack:\n  - label: Hi",
      "hstack:"
    ),
    Mistake(
      "canvas: 90x60\nview:\n  stack: vertical\n",
      "3:3+5 unknown-class: no view is called 'stack' · write 'vstack:' with the views "
        + "under it",
      "stack: vertical",
      "vstack:",
      "vstack:"
    ),
    Mistake(
      "view:\n  vstack:\n  children:\n  - label: Hi\n",
      "3:3+8 unknown-property: 'vstack' has no property 'children' · leave 'children:' "
        + "out; its views stand under 'vstack:' itself",
      "\n  children:",
      "",
      "leave 'children:' out"
    ),
    Mistake(
      "view:\n  children:\n  - label: Hi\n",
      "2:3+8 unknown-class: no view is called 'children' · write 'view:'",
      "children:",
      "view:"
    ),
    Mistake(
      "view:\n- qr: https://example.com\n",
      "2:3+2 unknown-property: 'view' has no property 'qr' · draw it by another program, "
        + "and write 'image:' with the file's name",
      "qr: https://example.com",
      "image: {symbol: qrcode}",
      "image:"
    ),
    Mistake(
      "view:\n- foo: Hi\n",
      "2:3+3 unknown-class: no view is called 'foo' · write 'view:', 'label:', 'image:' or "
        + "'vstack:'; 'snapline schema' has all classes",
      "foo:",
      "label:"
    ),
    Mistake(
      "view:\n- label: Hi\n  filter: sepia\n",
      "3:3+6 unknown-property: 'label' has no property 'filter' · leave it out: a picture "
        + "is filtered before it is drawn here",
      "\n  filter: sepia",
      "",
      "leave it out"
    ),
    Mistake(
      "view:\n- label: Hi\n  variants: [dark]\n",
      "3:3+8 unknown-property: 'label' has no property 'variants' · leave it out: 'if:' "
        + "with 'then:' says what differs, and --appearance, --device, --text-size and "
        + "--locale draw each",
      "\n  variants: [dark]",
      "",
      "leave it out"
    ),
    Mistake(
      "canvas: 90x200\nview:\n- {id: a, label: One, pinnedTo: top}\n"
        + "- {id: a, label: Two, pinnedTo: bottom}\n- {id: a2}\n",
      "4:8+1 duplicate-id: a view is called 'a' already (line 3) · write another name, "
        + "such as a3",
      "a, label: Two",
      "a3, label: Two",
      "a3"
    ),
    Mistake(
      "view:\n- label: Hi\n  markup: \"**Hi**\"\n",
      "3:3+6 misplaced-content: 'markup' is what a label shows, and stands inside · write "
        + "label: {markup: \"**Hi**\"}",
      "label: Hi\n  markup: \"**Hi**\"",
      "label: {markup: \"**Hi**\"}"
    ),
  ]

  private static let properties = [
    Mistake(
      "canvas: 90x60\nview:\n- {background: red, aspectRatio: 16:9}\n",
      "3:21+11 unknown-property: 'view' has no property 'aspectRatio' · write 'aspect: "
        + "16/9'",
      "aspectRatio: 16:9",
      "aspect: 16/9"
    ),
    Mistake(
      "view:\n- label: Hi\n  truncation: tail\n",
      "3:3+10 unknown-property: 'label' has no property 'truncation' · write 'lineBreak: "
        + "byTruncatingTail'",
      "truncation: tail",
      "lineBreak: byTruncatingTail"
    ),
    Mistake(
      "view:\n- label: Hi\n  truncation: middle\n",
      "3:3+10 unknown-property: 'label' has no property 'truncation' · write 'lineBreak: "
        + "byTruncatingMiddle'",
      "truncation: middle",
      "lineBreak: byTruncatingMiddle"
    ),
    Mistake(
      "view:\n- label: Hi\n  truncation: head\n",
      "3:3+10 unknown-property: 'label' has no property 'truncation' · write 'lineBreak: "
        + "byTruncatingHead'",
      "truncation: head",
      "lineBreak: byTruncatingHead"
    ),
    Mistake(
      "view:\n- label: Hi\n  justify: center\n",
      "3:3+7 unknown-property: 'label' has no property 'justify' · write 'alignment: "
        + "center'",
      "justify: center",
      "alignment: center"
    ),
    Mistake(
      "view:\n  hstack: [{label: Hi}]\n  justifyContent: space-between\n",
      "3:3+14 unknown-property: 'hstack' has no property 'justifyContent' · write "
        + "'distribution: equalSpacing'",
      "justifyContent: space-between",
      "distribution: equalSpacing"
    ),
    Mistake(
      "view:\n  hstack: [{label: Hi}]\n  alignItems: flex-start\n",
      "3:3+10 unknown-property: 'hstack' has no property 'alignItems' · write 'alignment: "
        + "leading'",
      "alignItems: flex-start",
      "alignment: leading"
    ),
    Mistake(
      "view:\n  vstack: [{label: Hi}]\n  padding: 12\n",
      "3:3+7 unknown-property: 'vstack' has no property 'padding' · write 'margins: 12'",
      "padding: 12",
      "margins: 12"
    ),
    Mistake(
      "view:\n- label: Hi\n  padding: 12\n",
      "3:3+7 unknown-property: 'label' has no property 'padding' · write 'filling: "
        + "superview' and 'insets: 12'",
      "padding: 12",
      "filling: superview\n  insets: 12",
      "filling: superview",
      "insets: 12"
    ),
    Mistake(
      "view:\n- label: Hi\n  maxWidth: 120\n",
      "3:3+8 unknown-property: 'label' has no property 'maxWidth' · write 'width: atMost "
        + "120'",
      "maxWidth: 120",
      "width: atMost 120"
    ),
    Mistake(
      "view:\n- label: Hi\n  visible: false\n",
      "3:3+7 unknown-property: 'label' has no property 'visible' · write 'hidden: true'",
      "visible: false",
      "hidden: true"
    ),
    Mistake(
      "view:\n- label: Hi\n  centerX: true\n",
      "3:3+7 unknown-property: 'label' has no property 'centerX' · write 'horizontally: "
        + "center in superview'",
      "centerX: true",
      "horizontally: center in superview"
    ),
    Mistake(
      "view:\n- label: Hi\n  fontSize: 20\n",
      "3:3+8 unknown-property: 'label' has no property 'fontSize' · write 'font: 20'",
      "fontSize: 20",
      "font: 20"
    ),
    Mistake(
      "view:\n- label: Hi\n  borderColor: red\n",
      "3:3+11 unknown-property: 'label' has no property 'borderColor' · write 'border: 1 "
        + "red'",
      "borderColor: red",
      "border: 1 red"
    ),
    Mistake(
      "view:\n- label: Hi\n  border: 2px solid red\n",
      "3:11+13 wrong-value: 'border' is a width and a colour, not '2px solid red' · write "
        + "2px red",
      "2px solid red",
      "2px red"
    ),
    Mistake(
      "view:\n- label: Hi\n  spacing: 8\n",
      "3:3+7 unknown-property: 'label' has no property 'spacing' · leave it out; it is a "
        + "property of vstack, hstack, collection",
      "\n  spacing: 8",
      "",
      "leave it out"
    ),
  ]

  private static let values = [
    Mistake(
      "canvas: 90x60\nview:\n- {background: red, aspect: 16:9}\n",
      "3:29+4 wrong-value: 'aspect' is a ratio of width and height, not '16:9' · write 16/9",
      "16:9",
      "16/9"
    ),
    Mistake(
      "view: {gradient: {from: black, to: systemTeal}}\ncanvas: 80x80\n",
      "1:18+29 wrong-value: 'from' and 'to' say where a gradient begins and ends, not in "
        + "which colour · write gradient: [black, systemTeal]",
      "gradient: {from: black, to: systemTeal}",
      "gradient: [black, systemTeal]"
    ),
    Mistake(
      "view: {gradient: {from: black}}\ncanvas: 80x80\n",
      "1:18+13 wrong-value: 'from' and 'to' say where a gradient begins and ends, not in "
        + "which colour · write gradient: [black, clear]",
      "gradient: {from: black}",
      "gradient: [black, clear]"
    ),
    Mistake(
      "canvas: 80x80\nview: {background: {gradient: {from: red/50%, to: blue}}}\n",
      "2:31+25 wrong-value: 'from' and 'to' say where a gradient begins and ends, not in "
        + "which colour · write gradient: [red/50%, blue]",
      "gradient: {from: red/50%, to: blue}",
      "gradient: [red/50%, blue]"
    ),
    Mistake(
      "view:\n- label: Hi\n  color: rgba(255, 0, 0, 0.5)\n",
      "3:10+20 wrong-value: 'rgba(255, 0, 0, 0.5)' is a colour of CSS · write rgb(255, 0, "
        + "0)/0.5",
      "rgba(255, 0, 0, 0.5)",
      "rgb(255, 0, 0)/0.5"
    ),
    Mistake(
      "view:\n- label: Hi\n  color: hsla(200, 50%, 50%, 40%)\n",
      "3:10+24 wrong-value: 'hsla(200, 50%, 50%, 40%)' is a colour of CSS · write hsl(200, "
        + "50, 50)/40%",
      "hsla(200, 50%, 50%, 40%)",
      "hsl(200, 50, 50)/40%"
    ),
    Mistake(
      "view:\n- label: Hi\n  cornerRadius: 50%\n",
      "3:17+3 wrong-value: 'cornerRadius' is a number of points, not '50%' · write 999 for "
        + "ends that are round whole, or a number such as 8",
      "50%",
      "999"
    ),
    Mistake(
      "view:\n- label: Hi\n  cornerRadius: round\n",
      "3:17+5 not-in-this-version: 'round' is known, not in this version · write 999",
      "round",
      "999"
    ),
    Mistake(
      "view:\n- label: Hi\n  cornerRadius: -10\n",
      "3:17+3 out-of-range: the number must be 0 or more · write 10",
      "-10",
      "10"
    ),
    Mistake(
      "view:\n- label: Hi\n  width: 44pt\n",
      "3:10+4 size-grammar: '44pt' is not a size · write 44",
      "44pt",
      "44"
    ),
    Mistake(
      "view:\n- label: Hi\n  width: 50%\n",
      "3:10+3 size-grammar: '50%' is not a size · write 50% of superview",
      "50%",
      "50% of superview"
    ),
    Mistake(
      "view:\n- label: Hi\n  width: <= 44\n",
      "3:10+5 size-grammar: '<= 44' is not a size · write atMost 44",
      "<= 44",
      "atMost 44"
    ),
    Mistake(
      "view:\n- label: Hi\n  size: 60 x 40\n",
      "3:9+7 wrong-value: 'size' is a size of both axes, not '60 x 40' · write 60x40",
      "60 x 40",
      "60x40"
    ),
    Mistake(
      "view:\n- label: Hi\n  width: 320...44\n",
      "3:10+8 size-grammar: the range ends before it begins · write 44...320",
      "320...44",
      "44...320"
    ),
    Mistake(
      "view:\n- label: Hi\n  alpha: 50\n",
      "3:10+2 out-of-range: the number must be from 0 to 1 · write 1, or 50%",
      "50",
      "50%"
    ),
    Mistake(
      "view:\n- label: Hi\n  font: 17pt\n",
      "3:9+4 wrong-value: '17pt' is no size of a font · write 17",
      "17pt",
      "17"
    ),
    Mistake(
      "view:\n- label: Hi\n  lines: 2 lines\n",
      "3:10+7 wrong-value: 'lines' is a whole number, not '2 lines' · write 2",
      "2 lines",
      "2"
    ),
  ]

  private static let conditions = [
    Mistake(
      "canvas: 90x60\nview:\n- label: Hi\n  if: count > 0\n",
      "4:7+5 condition: no condition is called 'count' · write a trait such as dark, "
        + "phone, landscape; beside 'then' or 'else' also a size such as self.width >= 600",
      "count > 0",
      "dark"
    ),
    Mistake(
      "canvas: 300x80\nview:\n- label: Hi\n  if: self.width >= 400\n",
      "4:3+2 existence: whether a view is there can't depend on other views, or on sizes · "
        + "a view that comes or goes changes them · write else: {hidden: true} beside this 'if'",
      "if: self.width >= 400",
      "if: self.width >= 400\n  else: {hidden: true}",
      "else: {hidden: true}"
    ),
    Mistake(
      "canvas: 300x80\nview:\n  hstack: [{label: Hi}]\n  if: canvas.width < 400\n"
        + "  then: {axis: vertical}\n",
      "5:10+4 not-in-branch: a stack turns by 'adjusts', not by a branch · write adjusts: "
        + "{if: canvas.width < 400, axis: vertical}",
      "if: canvas.width < 400\n  then: {axis: vertical}",
      "adjusts: {if: canvas.width < 400, axis: vertical}"
    ),
    Mistake(
      "view:\n  hstack: [{label: Hi}]\n  if: dark\n  else: {axis: vertical}\n",
      "4:10+4 not-in-branch: a stack turns by 'adjusts', not by a branch · write adjusts: "
        + "{if: not (dark), axis: vertical}",
      "if: dark\n  else: {axis: vertical}",
      "adjusts: {if: not (dark), axis: vertical}"
    ),
    Mistake(
      "view:\n  vstack: [{label: Hi}]\n  axis: horizontal\n",
      "3:3+4 unknown-property: 'vstack' has no property 'axis': its class says which way "
        + "it runs · write 'hstack:' in place of 'vstack:', and leave it out",
      "vstack: [{label: Hi}]\n  axis: horizontal",
      "hstack: [{label: Hi}]",
      "hstack:"
    ),
  ]

  private static let layout = [
    Mistake(
      "canvas: 300x200\nview:\n- background: red\n  size: 60\n  pinnedTo: leading\n",
      "5:13+7 warning conflict: canvas.bottom == (the view at line 3).bottom, to pin an "
        + "edge can't hold · because of (the view at line 3).height == 60 (line 4)\nand "
        + "canvas.height == 200, the size of the root\nand canvas.top == (the view at line "
        + "3).top, to pin an edge (line 5) · write vertically: center, as an axis that isn't "
        + "said is filled",
      "pinnedTo: leading",
      "pinnedTo: leading\n  vertically: center",
      "vertically: center"
    ),
    Mistake(
      "canvas: 300x200\nview:\n- {id: a, background: red, size: 60, pinnedTo: topLeading}\n"
        + "- {background: blue, size: 60, below: a}\n",
      "4:39+2 warning conflict: canvas.trailing == (the view at line 4).trailing, to pin "
        + "an edge can't hold · because of (the view at line 4).width == 60 (line 4)\nand "
        + "canvas.leading == (the view at line 4).leading, to pin an edge (line 4)\nand "
        + "canvas.width == 300, the size of the root · write horizontally: center, as an axis "
        + "that isn't said is filled",
      "below: a",
      "below: a, horizontally: center",
      "horizontally: center"
    ),
    Mistake(
      "canvas: 300x200\nview:\n- collapsable: {label: Hi}\n  expanded: false\n",
      "3:1+26 warning conflict: canvas.bottom == (the collapsable at line 3).bottom, to "
        + "fill can't hold · because of (the collapsable at line 3).bottom == View.bottom, "
        + "inside the collapsable at line 3\nand (the collapsable at line 3).top == View.top, "
        + "inside the collapsable at line 3\nand View.height == 0, inside the collapsable at "
        + "line 3\nand canvas.height == 200, the size of the root\nand canvas.top == (the "
        + "collapsable at line 3).top, to fill (line 3) · write pinnedTo: top, as what is "
        + "collapsed has nothing to fill with",
      "expanded: false",
      "expanded: false\n  pinnedTo: top",
      "pinnedTo: top"
    ),
  ]
}
