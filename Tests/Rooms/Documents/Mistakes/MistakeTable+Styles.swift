extension MistakeTable {
  /// What CSS says of the looks of a view.
  static let ofCSS = [
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, font-size: 20px, centeredIn: superview}\n",
      "2:24+9 unknown-property: 'label' has no property 'font-size' · write 'font: 20'",
      "font-size: 20px",
      "font: 20"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, letter-spacing: 2px, centeredIn: superview}\n",
      "2:24+14 unknown-property: 'label' has no property 'letter-spacing' · write 'font: {size: 17, tracking: 2}'",
      "letter-spacing: 2px",
      "font: {size: 17, tracking: 2}"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, box-shadow: 0 4px 8px black, centeredIn: superview}\n",
      "2:24+10 unknown-property: 'label' has no property 'box-shadow' · write 'shadow: {x: 0, y: 4, radius: 4, color: black}'",
      "box-shadow: 0 4px 8px black",
      "shadow: {x: 0, y: 4, radius: 4, color: black}"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, border-radius: 8px, centeredIn: superview}\n",
      "2:24+13 unknown-property: 'label' has no property 'border-radius' · write 'cornerRadius: 8'",
      "border-radius: 8px",
      "cornerRadius: 8"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, text-decoration: underline, centeredIn: superview}\n",
      "2:24+15 unknown-property: 'label' has no property 'text-decoration' · write 'underline: true'",
      "text-decoration: underline",
      "underline: true"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, text-decoration: line-through, centeredIn: superview}\n",
      "2:24+15 unknown-property: 'label' has no property 'text-decoration' · write 'strikethrough: true'",
      "text-decoration: line-through",
      "strikethrough: true"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, border-bottom: 1px solid red, centeredIn: superview}\n",
      "2:24+13 unknown-property: 'label' has no property 'border-bottom' · write 'border: {width: 1, color: red, edges: bottom}'",
      "border-bottom: 1px solid red",
      "border: {width: 1, color: red, edges: bottom}"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, background-color: red, centeredIn: superview}\n",
      "2:24+16 unknown-property: 'label' has no property 'background-color' · write 'background: red'",
      "background-color: red",
      "background: red"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, text-align: center, centeredIn: superview}\n",
      "2:24+10 unknown-property: 'label' has no property 'text-align' · write 'alignment: center'",
      "text-align: center",
      "alignment: center"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, font-size: 1.5rem, centeredIn: superview}\n",
      "2:24+9 unknown-property: 'label' has no property 'font-size' · write 'font: 24'",
      "font-size: 1.5rem",
      "font: 24"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, width: auto, centeredIn: superview}\n",
      "2:31+4 size-grammar: 'auto' is not a size · a view that says none is as large as its content, where nothing makes it fill · leave 'width' out",
      ", width: auto",
      "",
      "leave 'width' out"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, border: {width: 1, color: red, style: dashed}, centeredIn: superview}\n",
      "2:55+5 object-key: 'border' has no 'style' · write dash: 6 4",
      "style: dashed",
      "dash: 6 4"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, color: transparent, centeredIn: superview}\n",
      "2:31+11 unknown-color: no colour 'transparent' · did you mean 'clear'?",
      "color: transparent",
      "color: clear",
      "clear"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, color: .systemBlue, centeredIn: superview}\n",
      "2:31+11 wrong-value: 'color' is a colour, not '.systemBlue' · write systemBlue",
      ".systemBlue",
      "systemBlue"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, color: Colors.blue, centeredIn: superview}\n",
      "2:31+11 wrong-value: 'color' is a colour, not 'Colors.blue' · write blue",
      "Colors.blue",
      "blue"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, color: \"hsl(120, 100%, 50%)\", centeredIn: superview}\n",
      "2:32+19 wrong-value: 'hsl' takes 3 numbers · write hsl(120, 100, 50)",
      "hsl(120, 100%, 50%)",
      "hsl(120, 100, 50)"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, color: \"rgb(1, 2)\", centeredIn: superview}\n",
      "2:32+9 wrong-value: 'rgb' takes 3 numbers · write rgb(1, 2, 0)",
      "rgb(1, 2)",
      "rgb(1, 2, 0)"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, background: \"linear-gradient(to right, red, blue)\", centeredIn: superview}\n",
      "2:37+36 wrong-value: 'linear-gradient(to right, red, blue)' is a gradient of CSS · write {gradient: [red, blue], angle: 90}",
      "\"linear-gradient(to right, red, blue)\"",
      "{gradient: [red, blue], angle: 90}"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: Sign in, background: \"linear-gradient(45deg, red 20%, blue)\", centeredIn: superview}\n",
      "2:37+37 wrong-value: 'linear-gradient(45deg, red 20%, blue)' is a gradient of CSS · write {gradient: [{color: red, at: 20%}, blue], angle: 45}",
      "\"linear-gradient(45deg, red 20%, blue)\"",
      "{gradient: [{color: red, at: 20%}, blue], angle: 45}"
    ),
    Mistake(
      "canvas: 120x90\nview: {vstack: [{label: Hi}], paddingTop: 8px}\n",
      "2:31+10 unknown-property: 'vstack' has no property 'paddingTop' · write 'margins: {top: 8}'",
      "paddingTop: 8px",
      "margins: {top: 8}"
    ),
    Mistake(
      "canvas: 120x90\nview: {vstack: [{label: Hi, background: red, padding: 8 16}, spacer]}\n",
      "2:46+7 unknown-property: 'label' has no property 'padding' · write 'vstack: [{label: Hi}]' and 'margins: {vertical: 8, horizontal: 16}' in place of 'label', 'padding'",
      "label: Hi, background: red, padding: 8 16",
      "vstack: [{label: Hi}], background: red, margins: {vertical: 8, horizontal: 16}",
      "vstack: [{label: Hi}]",
      "margins: {vertical: 8, horizontal: 16}"
    ),
    Mistake(
      "canvas: 120x90\nview: {view: , size: 20, shadow: 100000 black}\n",
      "2:34+6 out-of-range: the number must be at most 10000 · write 10000",
      "100000",
      "10000"
    ),
  ]
}
