extension MistakeTable {
  /// Where views are, in the words of other systems.
  static let ofPlaces = [
    Mistake(
      "canvas: 120x90\nview:\n- {id: a, label: a, pinnedTo: topLeading}\n- {label: b, below: a, spacing: 8}\n",
      "4:24+7 unknown-property: 'label' has no property 'spacing' · write 'below: a + 8' for both",
      "below: a, spacing: 8",
      "below: a + 8"
    ),
    Mistake(
      "canvas: 120x90\nview:\n- {id: a, label: a, pinnedTo: topLeading}\n- {label: b, rightOf: a}\n",
      "4:14+7 unknown-property: 'label' has no property 'rightOf' · write 'after: a'",
      "rightOf: a",
      "after: a"
    ),
    Mistake(
      "canvas: 120x90\nview: {shape: ellipse, color: red}\n",
      "2:24+5 unknown-property: 'shape' has no property 'color' · write 'fill: red'",
      "color: red",
      "fill: red"
    ),
    Mistake(
      "canvas: 120x90\nview: {label: a, filling: true}\n",
      "2:27+4 unknown-view: no view is called 'true' here · did you mean 'superview'?",
      "true",
      "superview"
    ),
    Mistake(
      "canvas: 120x90\nview: {stepper: 3, min: 0, centeredIn: superview}\n",
      "2:20+3 unknown-property: 'stepper' has no property 'min' · write stepper: {value: 3, minimum: 0}",
      "stepper: 3, min: 0",
      "stepper: {value: 3, minimum: 0}"
    ),
    Mistake(
      "canvas: 120x90\nview: {navigationBar: Title, left: [Back]}\n",
      "2:30+4 unknown-property: 'navigationBar' has no property 'left' · write navigationBar: {title: Title, leading: [Back]}",
      "navigationBar: Title, left: [Back]",
      "navigationBar: {title: Title, leading: [Back]}"
    ),
    Mistake(
      "canvas: 120x90\nview: {grid: [{label: a}], column: 2}\n",
      "2:28+6 unknown-property: 'grid' has no property 'column' · write 'columns: 2'",
      "column: 2",
      "columns: 2"
    ),
    Mistake(
      "canvas: 120x90\nview: {image: {symbol: satr}, centeredIn: superview}\n",
      "2:24+4 warning missing-symbol: no symbol stands for 'satr' · Apple's own can't be had, and none of the free ones fits; a box is drawn in its place · did you mean 'star'?",
      "satr",
      "star"
    ),
    Mistake(
      "locale: de\ncanvas: 120x90\nview: {label: Hi}\n",
      "1:1+6 unknown-property: a design has no 'locale': its environment has · write environment: {locale: de}",
      "locale: de",
      "environment: {locale: de}"
    ),
    Mistake(
      "device: iPhone 16\nview: {label: Hi}\n",
      "1:1+6 unknown-property: a design has no 'device': its canvas has · write canvas: {device: iPhone 16}",
      "device: iPhone 16",
      "canvas: {device: iPhone 16}"
    ),
    Mistake(
      "canvas: 120x90\nstyles: {b: {extends: c}}\nview: {label: Hi, style: b}\n",
      "2:23+1 unknown-style: no style is called 'c' · add it: styles: {c: {font: footnote}}",
      "{b: {extends: c}}",
      "{b: {extends: c}, c: {font: footnote}}",
      "c: {font: footnote}"
    ),
  ]
}
