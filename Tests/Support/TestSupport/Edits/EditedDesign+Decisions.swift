extension EditedDesign {
  package static let decisions: Self = """
    version: 1
    canvas: 300x420
    environment: {locale: en}
    data:
      city: Oslo
      name: Ada
      vip: true
      number: 3
      rows: [{text: Tea, done: true}, {text: Cake, done: false}]
    strings:
      en: {mails: {one: "{{count}} mail", other: "{{count}} mails"}}
    styles:
      base: {color: red, font: 14}
      strong: {extends: base, font: 14 bold}
    components:
      Plain: {parameters: {text: text}, view: {label: "{{text}}", font: 14}}
      Loud: {parameters: {text: text}, view: {label: "{{text}}", font: 18, color: blue}}
    view:
      id: box
      vstack:
      - {id: place, label: "{{name}} in {{city}}", font: 14}
      - {id: star, label: Star, font: 14, if: "{{vip}}"}
      - id: mails
        label: {localized: mails, values: {count: "{{number}}"}}
        font: 14
      - {id: first, label: Some, style: base}
      - {id: second, label: More, style: strong}
      - {id: greeting, Plain: {text: Hello}}
      - {label: Night, font: 14, if: dark}
      - {label: Day, font: 14, if: light}
      - each: row in rows
        label: "{{row.text}}"
        font: 14
        if: "{{row.done}}"
        then: {color: red}
        else: {color: blue}
      - {label: "Total {{rows | count}}", font: 14 bold}
      - spacer
      filling: superview
      insets: 10
      if: self.width >= 260
      then: {background: yellow}
      else: {background: green}

    """

  package static let alternatives: Self = """
    version: 1
    canvas: 240x260
    environment: {locale: en}
    data: {open: true, rows: [{text: A}, {text: B}]}
    styles: {quiet: {color: gray}}
    view:
      vstack:
      - {label: Night, font: 14, if: dark}
      - {label: Sky, font: 14, if: dark, then: {color: orange}, else: {color: blue}}
      - {label: Open, font: 14, if: open}
      - {label: Closed, font: 14, if: not open}
      - {label: Title, font: 14, style: quiet, color: green}
      - {each: row in rows, label: "{{row.text}} of {{rows | count}}", font: 14}
      - spacer
      filling: superview

    """

  package static let edges: Self = """
    version: 1
    canvas: 240x200
    view:
    - {id: box, background: red}
    - id: list
      vstack:
      - {id: one, label: Hello, font: 14}
      - {id: two, label: Star, font: 14}
      - {id: bar, background: blue, height: 66}
      width: 100
      height: 100
      pinnedTo: topTrailing
    constraints:
    - box.top == canvas.top + 10
    - box.leading == canvas.leading + 10
    - box.height == 30
    - box.width == 30

    """
}
