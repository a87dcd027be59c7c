extension MistakeTable {
  /// Classes by the names that code has for them, and views under a key of their own.
  static let ofCapitals = [
    Mistake(
      "canvas: 120x90\nview: {vstack: [{Button: Buy}, spacer]}\n",
      "2:18+6 unknown-class: no view is called 'Button' · write 'button:'",
      "Button:",
      "button:"
    ),
    Mistake(
      "canvas: 120x90\nview: {vstack: [{Switch: true}, spacer]}\n",
      "2:18+6 unknown-class: no view is called 'Switch' · write 'switch:'",
      "Switch:",
      "switch:"
    ),
    Mistake(
      "canvas: 120x90\nview: {vstack: [{Slider: 0.3}, spacer]}\n",
      "2:18+6 unknown-class: no view is called 'Slider' · write 'slider:'",
      "Slider:",
      "slider:"
    ),
    Mistake(
      "canvas: 120x90\nview: {vstack: [{Label: Hi}, spacer]}\n",
      "2:18+5 unknown-class: no view is called 'Label' · write 'label:'",
      "Label:",
      "label:"
    ),
    Mistake(
      "canvas: 120x90\nview: {vstack: [{TextField: x}, spacer]}\n",
      "2:18+9 unknown-class: no view is called 'TextField' · write 'textField:'",
      "TextField:",
      "textField:"
    ),
    Mistake(
      "canvas: 120x90\nview: {vstack: [{Grid: [label: a]}, spacer]}\n",
      "2:18+4 unknown-class: no view is called 'Grid' · write 'grid:'",
      "Grid:",
      "grid:"
    ),
    Mistake(
      "canvas: 120x90\nview: {vstack: [{Picker: [One]}, spacer]}\n",
      "2:18+6 unknown-class: no view is called 'Picker' · write 'picker:'",
      "Picker:",
      "picker:"
    ),
    Mistake(
      "canvas: 120x90\nview: {vstack: [{TabBar: [One]}, spacer]}\n",
      "2:18+6 unknown-class: no view is called 'TabBar' · write 'tabBar:'",
      "TabBar:",
      "tabBar:"
    ),
    Mistake(
      "canvas: 120x90\nview: {vstack: [{Divider: }, spacer]}\n",
      "2:18+7 unknown-class: no view is called 'Divider' · write 'divider:'",
      "Divider:",
      "divider:"
    ),
    Mistake(
      "canvas: 120x90\nview:\n  vstack:\n    children:\n    - label: One\n    - spacer\n    spacing: 8\n",
      "4:5+8 misplaced-content: the views of a vstack are a list, and stand under no 'children' · list them under 'vstack:', and write 'spacing' beside it: vstack: [{label: One}, spacer], spacing: 8",
      "    children:\n    - label: One\n    - spacer\n    spacing: 8",
      "  - label: One\n  - spacer\n  spacing: 8",
      "list them under 'vstack:'",
      "'spacing' beside it"
    ),
    Mistake(
      "canvas: 120x90\nview: {hstack: {views: [label: One, spacer], spacing: 8}}\n",
      "2:17+5 misplaced-content: the views of a hstack are a list, and stand under no 'views' · list them under 'hstack:', and write 'spacing' beside it: hstack: [{label: One}, spacer], spacing: 8",
      "hstack: {views: [label: One, spacer], spacing: 8}",
      "hstack: [{label: One}, spacer], spacing: 8"
    ),
    Mistake(
      "canvas: 120x90\nview: {vstack: [{symbol: star.fill, contentMode: center}, spacer]}\n",
      "2:18+6 unknown-class: no view is called 'symbol' · write 'image: {symbol: star.fill}'",
      "symbol: star.fill",
      "image: {symbol: star.fill}"
    ),
  ]
}
