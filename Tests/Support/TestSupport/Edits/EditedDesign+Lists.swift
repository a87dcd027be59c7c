extension EditedDesign {
  package static let lists: Self = """
    version: 1
    canvas: 300x420
    data:
      label: No.
      rows:
      - {text: Tea, isNew: true}
      - {text: Cake, isNew: false}
      tags: [Hot, Cold]
      done: []
    components:
      Row:
        parameters:
          text: text
          isNew: {type: boolean, default: false}
          tint: {type: color, default: red}
        view:
          hstack:
          - {label: "{{text}}", font: 14, color: "{{tint}}"}
          - {label: NEW, font: 11, if: isNew}
          - {label: ●, font: 11, if: isNew}
    view:
      vstack:
      - each: row in rows
        Row: {text: "{{row.text}}", isNew: "{{row.isNew}}"}
      - {each: tag in tags, label: "{{label}} {{tag}}", font: 14}
      - Row: {text: Last, tint: blue}
      - vstack:
        - {each: it in done, label: "{{it}}", font: 14, empty: {label: Nothing yet, font: 14}}
      - {label: Many, font: 14, if: "{{tags | count}} > 2"}
      - {label: One, font: 14}
      - {label: Two, font: 14}
      - spacer
      filling: superview
      insets: 10

    """
}
