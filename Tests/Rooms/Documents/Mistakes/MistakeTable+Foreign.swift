extension MistakeTable {
  /// Words of other systems, and values that are written as those do.
  static let foreign = [
    Mistake(
      "canvas: 100000x100000\nview: {label: Hi}\n",
      "1:9+13 out-of-range: the number must be above 0, at most 32767 · at 2 pixels a point, a "
        + "picture has at most 32767 on a side, and 400000000 in all · write 10000x10000",
      "100000x100000",
      "10000x10000"
    ),
    Mistake(
      "canvas: [300, 200]\nview: {label: Hi}\n",
      "1:9+1 wrong-type: 'canvas' is a size, a paper, fit or a device, not a list · write canvas: 300x200",
      "canvas: [300, 200]",
      "canvas: 300x200"
    ),
    Mistake(
      "canvas: {size: 90x60, color: red}\nview: {label: Hi}\n",
      "1:23+5 object-key: 'canvas' has no 'color' · write 'background: red'",
      "color: red",
      "background: red"
    ),
    Mistake(
      "canvas: 90x60\nbackground: red\nview: {label: Hi}\n",
      "2:1+10 unknown-property: a design has no 'background': that is for what stands under "
        + "'view:' · write canvas: {size: 90x60, background: red}, or indent it under 'view:'",
      "canvas: 90x60\nbackground: red",
      "canvas: {size: 90x60, background: red}"
    ),
    Mistake(
      "view: {shape: ellipse, size: 40, strokeColor: red}\n",
      "1:34+11 unknown-property: 'shape' has no property 'strokeColor' · write 'stroke: red'",
      "strokeColor: red",
      "stroke: red"
    ),
    Mistake(
      "data: {done: 0.7}\nview: {shape: ellipse, size: 40, stroke: red, strokeEnd: \"{{done}}\"}\n",
      "2:47+9 unknown-property: 'shape' has no property 'strokeEnd' · write "
        + "'trim: \"0 {{done}}\"'",
      "strokeEnd: \"{{done}}\"",
      "trim: \"0 {{done}}\""
    ),
    Mistake(
      "canvas: 90x60\nview:\n- {label: Hi, leading: superview + 16}\n",
      "3:15+7 unknown-property: 'label' has no property 'leading' · write "
        + "constraints: [self.leading == superview.leading + 16]",
      "leading: superview + 16",
      "constraints: [self.leading == superview.leading + 16]"
    ),
    Mistake(
      "view:\n- label: Hi\n  size: {width: 60, height: 40}\n",
      "3:9+1 wrong-type: 'size' is a size of both axes, not a mapping · write size: 60x40",
      "size: {width: 60, height: 40}",
      "size: 60x40"
    ),
    Mistake(
      "view:\n- label: Hi\n  filling: parent\n",
      "3:12+6 unknown-view: no view is called 'parent' here · did you mean 'superview'?",
      "parent",
      "superview"
    ),
    Mistake(
      "view:\n- label: Hi\n  filling: self.superview\n",
      "3:12+14 unknown-area: the superview is that of the view itself anyway · write superview",
      "self.superview",
      "superview"
    ),
    Mistake(
      "canvas: 90x60\nview:\n- label: Hi\n  visible: dark\n",
      "4:3+7 unknown-property: 'label' has no property 'visible' · write 'if: dark'",
      "visible: dark",
      "if: dark"
    ),
    Mistake(
      "environment: {appearance: night}\nview: {label: Hi}\n",
      "1:27+5 enumerator: 'appearance' of an environment has no 'night' · did you mean 'dark'?",
      "night",
      "dark"
    ),
    Mistake(
      "environment: {direction: rtl}\nview: {label: Hi}\n",
      "1:26+3 enumerator: 'direction' of an environment has no 'rtl' · did you mean "
        + "'rightToLeft'?",
      "rtl",
      "rightToLeft"
    ),
    Mistake(
      "view:\n- label: Hi\n  pinnedTo: topLeft\n",
      "3:13+7 enumerator: 'pinnedTo' of a label has no 'topLeft' · did you mean 'topLeading'?",
      "topLeft",
      "topLeading"
    ),
    Mistake(
      "view:\n- label: Hi\n  alignment: middle\n",
      "3:14+6 enumerator: 'alignment' of a label has no 'middle' · did you mean 'center'?",
      "middle",
      "center"
    ),
    Mistake(
      "view:\n- label: Hi\n  shadow: 0 2 8 black\n",
      "3:11+11 wrong-value: 'shadow' is a radius and a colour, not '0 2 8 black' · where it "
        + "lies is said by name, and a radius is half a CSS blur · write shadow: {x: 0, y: 2, radius: "
        + "4, color: black}",
      "shadow: 0 2 8 black",
      "shadow: {x: 0, y: 2, radius: 4, color: black}"
    ),
    Mistake(
      "view:\n- label: Hi\n  align: center\n",
      "3:3+5 unknown-property: 'label' has no property 'align' · write 'alignment: center'",
      "align: center",
      "alignment: center"
    ),
    Mistake(
      "view:\n- label: Hi\n  center: true\n",
      "3:3+6 unknown-property: 'label' has no property 'center' · write 'centeredIn: "
        + "superview'",
      "center: true",
      "centeredIn: superview"
    ),
    Mistake(
      "canvas: 90x60\nview:\n- rectangle:\n",
      "3:3+9 unknown-class: no view is called 'rectangle' · write 'shape: rectangle'",
      "rectangle:",
      "shape: rectangle"
    ),
    Mistake(
      "view:\n- label: Hi\n  textColor: \"#00f\"\n",
      "3:3+9 unknown-property: 'label' has no property 'textColor' · write 'color: \"#00f\"'",
      "textColor: \"#00f\"",
      "color: \"#00f\""
    ),
    Mistake(
      "view:\n- image: {symbol: star}\n  template: true\n",
      "3:3+8 misplaced-content: 'template' is what an image shows, and stands inside · write "
        + "image: {symbol: star, template: true}",
      "image: {symbol: star}\n  template: true",
      "image: {symbol: star, template: true}"
    ),
    Mistake(
      "view:\n- label: Hi\n  marginTop: 8\n",
      "3:3+9 unknown-property: 'label' has no property 'marginTop' · write 'pinnedTo: top' and "
        + "'insets: {top: 8}', or in a stack 'spacingAfter: 8' on the view before",
      "marginTop: 8",
      "pinnedTo: top\n  insets: {top: 8}",
      "pinnedTo: top",
      "insets: {top: 8}"
    ),
  ]
}
