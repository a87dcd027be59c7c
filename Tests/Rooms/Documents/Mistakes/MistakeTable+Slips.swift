extension MistakeTable {
  /// Slips in words of other systems, and in what a component is given.
  static let slips = [
    Mistake(
      "canvas: 90x60\nview:\n- {label: Hi, centre: superview}\n",
      "3:15+6 unknown-property: 'label' has no property 'centre' · write 'centeredIn: superview'",
      "centre: superview",
      "centeredIn: superview"
    ),
    Mistake(
      "canvas: 90x60\nview:\n- zstak: [label: Hi]\n",
      "3:3+5 unknown-class: no view is called 'zstak' · write 'view:'",
      "zstak:",
      "view:"
    ),
    Mistake(
      "canvas: 90x60\nview:\n- {view: , size: 40, background: red, cornerRadius: rond}\n",
      "3:53+4 wrong-value: 'cornerRadius' is a number of points, or 'round', not 'rond' · write round",
      "rond",
      "round"
    ),
    Mistake(
      "canvas: 90x60\ndata: {name: Ada}\nview: {label: \"{{name | uppercse}}\"}\n",
      "3:25+8 unknown-filter: no filter is called 'uppercse' · did you mean 'upper'?",
      "uppercse",
      "upper"
    ),
    Mistake(
      "canvas: 90x60\nstrings: {en: {hi: Hi}}\nview: {label: {localised: hi}}\n",
      "3:16+9 object-key: 'label' has no 'localised' · did you mean 'localized'?",
      "localised",
      "localized"
    ),
    Mistake(
      "components: {Dot: {parameters: {tint: color}, view: {view: , size: 9, background: "
        + "\"{{tint}}\"}}}\ncanvas: 90x60\nview: {Dot: {tint: blu}}\n",
      "3:20+3 unknown-color: no colour 'blu' · the component uses it at card.yaml:1:83 · "
        + "did you mean 'blue'?",
      "blu}",
      "blue}",
      "blue"
    ),
  ]
}
