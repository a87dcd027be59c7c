extension MistakeTable {
  static let properties = [
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
      "view:\n  vstack:\n  - {label: a, margin: 8}\n",
      "3:16+6 unknown-property: 'label' has no property 'margin' · write 'vstack: [{label: a}]' and "
        + "'margins: 8' in place of 'label', 'margin'",
      "{label: a, margin: 8}",
      "{vstack: [{label: a}], margins: 8}",
      "vstack: [{label: a}]",
      "margins: 8"
    ),
    Mistake(
      "view: {label: a, color: f00}\n",
      "1:25+3 unknown-color: no colour 'f00' · write ff0000",
      "f00",
      "ff0000"
    ),
    Mistake(
      "canvas: 90x90\ncomponents:\n  Card:\n    parameters: {title: text}\n    view:\n"
        + "      vstack: [slot]\nview: {Card: {title: A}}\n",
      "6:16+4 wrong-type: a slot names the parameter whose views stand there · write 'slot: content', "
        + "and 'content: views' among the component's parameters",
      "{title: text}\n    view:\n      vstack: [slot]",
      "{title: text, content: views}\n    view:\n      vstack: [{slot: content}]",
      "slot: content",
      "content: views"
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
        + "property of vstack, hstack, flow",
      "\n  spacing: 8",
      "",
      "leave it out"
    ),
  ]

  static let values = [
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
      "3:10+20 wrong-value: 'rgba(255, 0, 0, 0.5)' is a colour of CSS · write \"rgb(255, 0, "
        + "0)/0.5\"",
      "rgba(255, 0, 0, 0.5)",
      "\"rgb(255, 0, 0)/0.5\""
    ),
    Mistake(
      "view:\n- {label: Hi, color: rgb(255, 0, 0)}\n",
      "2:22+14 comma-in-braces: a comma ends the value of 'color' here · between { and } commas "
        + "part the entries · write color: \"rgb(255, 0, 0)\"",
      "color: rgb(255, 0, 0)",
      "color: \"rgb(255, 0, 0)\""
    ),
    Mistake(
      "view:\n- label: Hi\n  color: hsla(200, 50%, 50%, 40%)\n",
      "3:10+24 wrong-value: 'hsla(200, 50%, 50%, 40%)' is a colour of CSS · write \"hsl(200, "
        + "50, 50)/40%\"",
      "hsla(200, 50%, 50%, 40%)",
      "\"hsl(200, 50, 50)/40%\""
    ),
    Mistake(
      "view:\n- label: Hi\n  cornerRadius: 50%\n",
      "3:17+3 wrong-value: 'cornerRadius' is a number of points, or 'round', not '50%' · write "
        + "round",
      "50%",
      "round"
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
      "view:\n- label: Hi\n  width: 20mm\n",
      "3:10+4 size-grammar: '20mm' is not a size · write 56.69",
      "20mm",
      "56.69"
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

  static let conditions = [
    Mistake(
      "canvas: 90x60\nview:\n- label: Hi\n  if: count > 0\n",
      "4:7+5 condition: no condition is called 'count' · write a trait such as dark, "
        + "phone, landscape, or a value of the data such as \"{{count}} > 0\"",
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

  static let layout = [
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
    Mistake(
      "canvas: 200x100\nview:\n- {label: Hi, width: superview, pinnedTo: topLeading}\n",
      "3:22+9 size-grammar: 'superview' is not a size · write 100% of superview",
      "width: superview",
      "width: 100% of superview",
      "100% of superview"
    ),
    Mistake(
      "canvas: 200x100\nview:\n- {button: Go, style: filled, centeredIn: superview}\n",
      "3:23+6 unknown-style: no style is called 'filled' · write 'kind: filled' in place of "
        + "'style'",
      "style: filled",
      "kind: filled",
      "kind: filled"
    ),
    Mistake(
      "canvas: 90x60\nview: {background: {gradient: {from: {light: red, dark: blue}, to: black, "
        + "angle: 40}}}\n",
      "2:31+54 wrong-value: 'from' and 'to' say where a gradient begins and ends, not in which "
        + "colour · write gradient: [{light: red, dark: blue}, black], and beside it angle: 40",
      "gradient: {from: {light: red, dark: blue}, to: black, angle: 40}",
      "gradient: [{light: red, dark: blue}, black], angle: 40",
      "gradient: [{light: red, dark: blue}, black]",
      "angle: 40"
    ),
    Mistake(
      "data: {user: {name: Ada}}\ncanvas: 90x60\nview: {label: \"{{User.name}}\"}\n",
      "3:16+13 missing-data: data has no 'User.name' · did you mean 'user.name'? If it may be "
        + "missing: {{User.name?}}",
      "User.name",
      "user.name"
    ),
    Mistake(
      "canvas: 300x200\nview:\n  collection:\n  - {each: n in 6, label: \"{{n}}\"}\n"
        + "  columns: many\n  filling: superview\n",
      "5:12+4 wrong-value: 'columns' is a number of columns, not 'many' · write how "
        + "many, such as 2",
      "many",
      "2"
    ),
  ]
}
