extension MistakeTable {
  // Mistakes about the document, equations and layout.

  static let ofDocument: [Mistake] = [
    Mistake(
      "color: {brand: red}\nview: {label: Hi}\n",
      "1:1+5 unknown-property: a design has no 'color' · write colors: {brand: red}",
      "color: {brand: red}",
      "colors: {brand: red}"
    ),
    Mistake(
      "size: 300x200\nview: {label: Hi}\n",
      "1:1+4 unknown-property: a design has no 'size': that is for what stands under "
        + "'view:' · write canvas: 300x200, or indent it under 'view:'",
      "size: 300x200",
      "canvas: 300x200"
    ),
    Mistake(
      "width: 300\nheight: 200\nview: {label: Hi}\n",
      "1:1+5 unknown-property: a design has no 'width', 'height': that is for what "
        + "stands under 'view:' · write canvas: 300x200, or indent them under 'view:'",
      "width: 300\nheight: 200",
      "canvas: 300x200",
      "canvas: 300x200"
    ),
    Mistake(
      "background: red\nview: {label: Hi}\n",
      "1:1+10 unknown-property: a design has no 'background': that is for what stands "
        + "under 'view:' · write canvas: {background: red}, or indent it under 'view:'",
      "background: red",
      "canvas: {background: red}"
    ),
    Mistake(
      "environment: dark\nview: {label: Hi}\n",
      "1:14+4 wrong-type: 'environment' is a mapping, not 'dark' · write environment: "
        + "{appearance: dark}",
      "environment: dark",
      "environment: {appearance: dark}"
    ),
    Mistake(
      "environment: {language: de}\nview: {label: Hi}\n",
      "1:15+8 object-key: 'environment' has no 'language' · did you mean 'locale'?",
      "language",
      "locale"
    ),
    Mistake(
      "colors: [red]\nview: {label: Hi}\n",
      "1:9+5 wrong-type: 'colors' is a mapping from names, not a list · write colors: "
        + "{brand: systemBlue}",
      "colors: [red]",
      "colors: {brand: systemBlue}"
    ),
    Mistake(
      "view:\n- {id: my title, label: Hi}\n",
      "2:8+8 wrong-value: 'id' is a name, not 'my title' · write my-title",
      "my title",
      "my-title"
    ),
    Mistake(
      "view:\n- {id: self, label: Hi}\n",
      "2:8+4 reserved-name: 'self' means something already · write another one, such "
        + "as selfView",
      "self",
      "selfView"
    ),
    Mistake(
      "version: 1.0\nview: {label: Hi}\n",
      "1:10+3 wrong-value: 'version' is 1, the only one there is, not '1.0' · write 1",
      "1.0",
      "1"
    ),
    Mistake(
      "canvas: {w: 300, height: 200}\nview: {label: Hi}\n",
      "1:10+1 object-key: 'canvas' has no 'w' · did you mean 'width'?",
      "w:",
      "width:",
      "'width'"
    ),
  ]

  static let ofEquations: [Mistake] = [
    Mistake(
      "view: [{id: a, label: Hi}]\nconstraints:\n- a.width = 40\n",
      "3:11+1 equation: no relation is written '=' · write ==",
      "=",
      "=="
    ),
    Mistake(
      "view: [{id: a, label: Hi}]\nconstraints:\n- a.width == 50%\n",
      "3:16+1 equation: the end of the equation should stand here, not '%' · write a "
        + "part of another size, such as 0.5 * superview.width",
      "50%",
      "0.5 * superview.width"
    ),
    Mistake(
      "view: [{id: a, label: Hi}]\nconstraints:\n- \"40 == 40\"\n",
      "3:4+8 equation: two numbers, and no view between them · name a view on one "
        + "side, such as superview.width == 40",
      "\"40 == 40\"",
      "superview.width == 40"
    ),
    Mistake(
      "view: [{id: a, label: Hi}]\nconstraints:\n- a.top == safeArea.top\n",
      "3:12+8 unknown-view: no view is called 'safeArea' here: it is an area of a view "
        + "· write superview.safeArea",
      "safeArea",
      "superview.safeArea"
    ),
    Mistake(
      "view: [{id: a, label: Hi}]\nconstraints:\n- a.width == 40px\n",
      "3:14+4 equation: equations are in points · leave out px",
      "40px",
      "40",
      "leave out px"
    ),
    Mistake(
      "view: [{id: a, label: Hi}]\nconstraints: {a: b}\n",
      "2:14+6 wrong-type: 'constraints' is a list of equations, not a mapping · write "
        + "constraints: [self.width == 40]",
      "constraints: {a: b}",
      "constraints: [self.width == 40]"
    ),
    Mistake(
      "canvas: 300x90\nview: [{id: a, label: Hi, pinnedTo: top}, {label: Ho, below: a, "
        + "vertically: center}]\n",
      "2:65+10 wrong-axis: 'below' already fixes the vertical axis · did you mean "
        + "'horizontally: center'?",
      "vertically: center",
      "horizontally: center"
    ),
  ]

  static let ofLayout: [Mistake] = [
    Mistake(
      "canvas: 60x200\ncomponents:\n  Tag: {view: {view: [{id: inner, label: Hi, "
        + "width: 30, filling: superview}]}}\nview:\n- {Tag: , pinnedTo: topLeading, "
        + "width: 50}\n",
      "5:40+3 warning conflict: (the view at line 3).width == 50 can't hold · because "
        + "of \"Tag/inner\".width == 30 (line 3)\nand (the view at line 3).leading == "
        + "\"Tag/inner\".leading, to fill (line 3)\nand (the view at line 3).trailing == "
        + "\"Tag/inner\".trailing, to fill (line 3) · write width: 30, or give one of them "
        + "a priority below 1000, such as 999; until then the one above is left out, as "
        + "the newest of them",
      "width: 50",
      "width: 30"
    ),
    Mistake(
      "canvas: 90x200\nview:\n  vstack:\n  - {label: One}\n  - {label: Two}\n",
      "4:3+14 warning ambiguous: nothing says how high the label at line 4 is · its "
        + "height may be 179.5 as well as 20.5: the frames (0, 0, 90, 179.5) and (0, 0, 90, "
        + "20.5) would both do · write '- spacer' as the last entry of the vstack at line "
        + "3, or 'distribution: equalSpacing' beside it, as it has more room than its "
        + "views need",
      "  - {label: Two}\n",
      "  - {label: Two}\n  - spacer\n",
      "- spacer"
    ),
    Mistake(
      "canvas: 200x60\nview:\n- hstack:\n  - {label: The name of a thing, lines: 1}\n"
        + "  - {label: A detail of it, lines: 1}\n  filling: superview\n",
      "4:3+40 warning ambiguous: nothing says how wide the label at line 4 is · its "
        + "width may be 152 as well as 109: the frames (0, 0, 152, 60) and (0, 0, 109, 60) "
        + "would both do · write 'compression: 751' beside it, so that others give way, or "
        + "'compression: 749', so that it does: the hstack at line 3 has less room than its "
        + "views need",
      "lines: 1}\n  - {label: A",
      "lines: 1, compression: 751}\n  - {label: A",
      "compression: 751"
    ),
  ]
}
