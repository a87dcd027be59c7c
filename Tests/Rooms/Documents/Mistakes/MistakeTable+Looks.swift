extension MistakeTable {
  // Mistakes about how views look.

  static let ofLooks: [Mistake] = [
    Mistake(
      "view: {label: Hi, background: \"linear-gradient(red, blue)\"}\n",
      "1:32+26 wrong-value: 'linear-gradient(red, blue)' is a gradient of CSS · write "
        + "{gradient: [red, blue]}",
      "\"linear-gradient(red, blue)\"",
      "{gradient: [red, blue]}"
    ),
    Mistake(
      "view: {label: Hi, color: red 50%}\n",
      "1:26+7 wrong-value: 'color' is a colour, not 'red 50%' · write red/50%",
      "red 50%",
      "red/50%"
    ),
    Mistake(
      "view: {label: Hi, border: [1, red]}\n",
      "1:27+1 wrong-type: 'border' is a width and a colour, not a list · write border: "
        + "1 red",
      "border: [1, red]",
      "border: 1 red"
    ),
    Mistake(
      "view: {label: Hi, border: none}\n",
      "1:27+4 wrong-value: 'border' is a width and a colour, not 'none' · write 0",
      "none",
      "0"
    ),
    Mistake(
      "view: {label: Hi, shadow: {radius: 8, offset: {x: 0, y: 4}}}\n",
      "1:39+6 object-key: 'shadow' has no 'offset' · how far it lies to the right and "
        + "below is said by 'x' and 'y' · write shadow: {radius: 8, x: 0, y: 4}",
      "shadow: {radius: 8, offset: {x: 0, y: 4}}",
      "shadow: {radius: 8, x: 0, y: 4}"
    ),
    Mistake(
      "view: {label: Hi, shadow: {blur: 8, offset: 4}}\n",
      "1:37+6 object-key: 'shadow' has no 'offset' · how far it lies to the right and "
        + "below is said by 'x' and 'y' · write shadow: {radius: 4, y: 4}",
      "shadow: {blur: 8, offset: 4}",
      "shadow: {radius: 4, y: 4}"
    ),
    Mistake(
      "canvas: 90x60\nview: {view: [{label: Hi}], border: 2px dashed red}\n",
      "2:37+14 wrong-type: 'border' is a width and a colour, not '2px dashed red' · a dashed "
        + "line says how long its dashes and gaps are · write border: {width: 2px, color: red, "
        + "dash: 6 4}",
      "border: 2px dashed red",
      "border: {width: 2px, color: red, dash: 6 4}"
    ),
    Mistake(
      "canvas: 80x80\nview: {shape: circle}\n",
      "2:15+6 figure: no figure is called 'circle' · did you mean 'ellipse'?",
      "circle",
      "ellipse"
    ),
    Mistake(
      "canvas: 80x80\nview: {shape: ellipse, stroke: red, trim: {from: 0, to: 0.7}}\n",
      "2:43+1 wrong-type: 'trim' is a part of the way, not a mapping · write trim: 0 "
        + "0.7",
      "trim: {from: 0, to: 0.7}",
      "trim: 0 0.7"
    ),
    Mistake(
      "canvas: 90x60\nview: {view: [{label: Hi}], gradient: [red, blue]}\n",
      "2:29+8 two-classes: a node is one view, this one says 'view' (line 2) and "
        + "'gradient' (line 2) · write 'background: {gradient: [red, blue]}' in place of "
        + "'gradient:'",
      "gradient: [red, blue]",
      "background: {gradient: [red, blue]}"
    ),
    Mistake(
      "view: {label: Hi, font: bold 17}\n",
      "1:25+7 wrong-value: what a font looks like stands behind its size · write 17 "
        + "bold",
      "bold 17",
      "17 bold"
    ),
    Mistake(
      "view: {label: Hi, font: title2, bold: true}\n",
      "1:33+4 unknown-property: 'label' has no property 'bold' · write 'font: title2 "
        + "bold'",
      "font: title2, bold: true",
      "font: title2 bold"
    ),
    Mistake(
      "view: {label: Hi, lineHeight: 1.5}\n",
      "1:19+10 unknown-property: 'label' has no property 'lineHeight' · write 'font: "
        + "17/26'",
      "lineHeight: 1.5",
      "font: 17/26"
    ),
    Mistake(
      "view: {label: Hi, letterSpacing: 1}\n",
      "1:19+13 unknown-property: 'label' has no property 'letterSpacing' · write "
        + "'font: {size: 17, tracking: 1}'",
      "letterSpacing: 1",
      "font: {size: 17, tracking: 1}"
    ),
    Mistake(
      "view: {label: Hi, lineBreak: middle}\n",
      "1:30+6 enumerator: 'lineBreak' of a label has no 'middle' · did you mean "
        + "'byTruncatingMiddle'?",
      "middle",
      "byTruncatingMiddle"
    ),
    Mistake(
      "view: {label: Hi, zIndex: 2}\n",
      "1:19+6 unknown-property: 'label' has no property 'zIndex' · leave it out: of "
        + "the views in a list the last is in front",
      ", zIndex: 2",
      "",
      "leave it out"
    ),
    Mistake(
      "view: [{label: Hi, filling: superview, insets: 8 16}]\n",
      "1:48+4 wrong-type: 'insets' is no list: nobody remembers its order · write "
        + "insets: {vertical: 8, horizontal: 16}",
      "insets: 8 16",
      "insets: {vertical: 8, horizontal: 16}"
    ),
    Mistake(
      "view: [{label: Hi, pinnedTo: [top, leading]}]\n",
      "1:30+14 wrong-type: 'pinnedTo' is a word, not a list · write topLeading",
      "[top, leading]",
      "topLeading"
    ),
    Mistake(
      "view: {label: [Hi, Ada]}\n",
      "1:15+9 wrong-type: 'label' is a text, not a list · write label: Hi Ada",
      "label: [Hi, Ada]",
      "label: Hi Ada"
    ),
    Mistake(
      "view: {icon: star}\n",
      "1:8+4 unknown-class: no view is called 'icon' · write 'image: {symbol: star}'",
      "icon: star",
      "image: {symbol: star}"
    ),
    Mistake(
      "canvas: 200x60\nview: {slider: {value: 5, min: 0, maximum: 10}}\n",
      "2:27+3 object-key: 'slider' has no 'min' · did you mean 'minimum'?",
      "min:",
      "minimum:",
      "'minimum'"
    ),
    Mistake(
      "canvas: 300x80\nview:\n- {label: Hi, background: red, padding: 8}\n",
      "3:32+7 unknown-property: 'label' has no property 'padding' · write 'vstack: "
        + "[{label: Hi}]' and 'margins: 8' in place of 'label', 'padding'",
      "label: Hi, background: red, padding: 8",
      "vstack: [{label: Hi}], background: red, margins: 8",
      "vstack: [{label: Hi}]",
      "margins: 8"
    ),
    Mistake(
      "canvas: 300x80\nview:\n  hstack:\n  - {label: Hi, color: red, padding: 8}\n",
      "4:29+7 unknown-property: 'label' has no property 'padding' · write 'vstack: "
        + "[{label: Hi, color: red}]' and 'margins: 8' in place of 'label', 'color', "
        + "'padding'",
      "label: Hi, color: red, padding: 8",
      "vstack: [{label: Hi, color: red}], margins: 8",
      "vstack: [{label: Hi, color: red}]",
      "margins: 8"
    ),
    Mistake(
      "canvas: 90x60\nview:\n  stack: horizontal\n  children:\n  - label: Hi\n",
      "3:3+5 unknown-class: no view is called 'stack' · write 'hstack:' in place of "
        + "'children:', and leave 'stack' out",
      "stack: horizontal\n  children:",
      "hstack:",
      "hstack:"
    ),
  ]
}
