extension EditedDesign {
  package static let prices: Self = """
    version: 1
    canvas: {width: 240}
    environment: {locale: en}
    data: {items: [{name: Tea, price: 3}, {name: Cake, price: 4}, {name: Pie, price: 5}]}
    components:
      Price:
        parameters: {amount: text, note: {type: text, default: ""}}
        view:
          hstack:
          - {label: "{{amount}}"}
          - {label: "{{note}}", if: "{{note}}"}
          spacing: 6
    view:
      vstack:
      - Price: {amount: "7", note: reduced}
      - each: it in items
        hstack:
        - {label: "{{it.name}}"}
        - Price: {amount: "{{it.price | currency(EUR)}}"}
      - {id: first, label: "First: {{items.0.name}}"}
      spacing: 7
      filling: superview
      insets: 10

    """

  package static let pair: Self = """
    version: 1
    canvas: 200x100
    view:
      hstack: [{label: A, id: a}, {label: B, id: b}]
      id: row
      spacing: 8
      pinnedTo: topLeading

    """

  package static let boxes: Self = """
    version: 1
    canvas: 200x100
    view:
    - {id: d, background: blue}
    - {id: e, background: red}
    constraints:
    - d.width == 40
    - d.height == 24
    - d.leading == canvas.leading + 10
    - d.top == canvas.top + 10
    - e.leading == d.trailing + 8
    - e.top == d.top
    - e.width == 30
    - e.height == 20

    """

  package static let column: Self = """
    version: 1
    canvas: 200x200
    view:
    - {id: a, background: 336699, width: 40, height: 20, pinnedTo: topLeading, insets: 10}
    - vstack:
      - {label: C, id: c}
      - {label: D, id: d}
      spacing: 5
      id: col
    constraints:
    - col.top == a.bottom + 10
    - col.leading == a.leading

    """

  package static let controls: Self = """
    version: 1
    canvas: {width: 320}
    view:
      vstack:
      - segments: {items: [Day, Week, Month], selected: 1}
      - {picker: {columns: [[One, Two, Three]], selected: [1]}, height: 90}
      - grid:
        - row: [{label: Tea}, {label: "3.50"}]
        - row: [{label: Cake}, {label: "12.00"}]
        - row: [{label: Pie}, {label: "7.00"}]
        columns: [1fr, content]
      - {each: n in 6, label: "Line {{n}}"}
      - {label: Press, id: press}
      - {chart: {kind: bars, values: [12, 30, 21]}, height: 60}
      spacing: 4
      filling: superview

    """

  package static let grouped: Self = """
    version: 1
    canvas: 360x400
    view:
      table:
      - section:
          header: First
          cells:
          - {cell: One}
          - {cell: Two}
          - {cell: Three}
      - section:
          header: Second
          cells:
          - {cell: Four}
      kind: insetGrouped
      filling: superview

    """

  package static let sheets: Self = """
    version: 1
    canvas: {size: 200x150, scale: 1}
    pages: rows
    data:
      parts: [Axle, Bolt, Chain, Disc, Eyelet, Flange, Gear, Hinge]
    view:
      vstack:
      - {label: Parts, font: headline}
      - vstack:
        - {each: part in parts, label: "{{part}}"}
        id: rows
      - spacer
      - {label: "Page {{page.number}} of {{page.count}}", font: caption1}
      spacing: 6
      filling: superview
      insets: 12

    """

  package static let choices: Self = """
    version: 1
    canvas: {width: 320}
    data: {vals: [12, 30, 21]}
    view:
      vstack:
      - label: Wide
        id: wide
        font: 17
        if: self.width >= 200
        then: {font: 12}
      - {chart: {kind: bars, values: "{{vals}}"}, height: 60, id: chart}
      - {label: Last, id: last}
      spacing: 4
      filling: superview
      insets: 10
      constraints:
      - last.height >= 40

    """

  package static let names: Self = """
    version: 1
    canvas: {width: 320, insets: 16}
    environment: {locale: en}
    data: {goal: 30, who: Ada}
    strings:
      en: {title: Our menu, other: Other, hello: "Hello {{who}}"}
    styles:
      quiet: {font: 13, color: systemBlue}
      loud: {font: 19, color: systemGreen}
    components:
      Badge:
        parameters: {text: text}
        view:
          hstack: [{label: "{{text}}"}, {label: "({{text}})", style: quiet}]
          spacing: 4
    view:
      vstack:
      - {id: title, label: {localized: title}, font: title2 bold}
      - {id: again, label: {localized: title}}
      - {id: hello, label: {localized: hello, values: {who: "{{who}}"}}}
      - {id: marked, label: {markup: "Some [words]{quiet} here"}}
      - {id: plain, label: Plain}
      - {id: last, label: Last, style: quiet}
      - {id: chart, chart: {kind: bars, values: [12, "{{goal}}", 60]}, height: 60}
      - {id: aim, label: "{{goal}}"}
      - Badge: {text: New}
      spacing: 6
      filling: superview

    """
}
