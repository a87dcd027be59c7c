/// The files that `snapline init` writes.
enum FirstDesign {
  static let files = [("card.yaml", card), ("people.json", people)]

  private static let card = """
    # A first design: a card that is filled with data. Draw it with
    #   snapline render card.yaml
    # and once for each person of a file with
    #   snapline render card.yaml --data people.json -o '{{name}}.png'
    version: 1
    name: Card
    canvas: {width: 360, background: systemGroupedBackground}

    # What stands in the placeholders as long as nothing else is given.
    data:
      name: Ada Lovelace
      role: Analyst
      joined: 2026-03-14
      skills: [Mathematics, Engines, Notes]

    # A colour in light and in dark appearance: try --appearance dark.
    colors:
      brand: 0B4F8A | 64B5F6

    view:
      vstack:
      - hstack:
        - view:
            label: "{{name | initials}}"
            font: title1 bold
            color: white
            centeredIn: superview
          background: brand
          cornerRadius: 28
          size: 56
        - vstack:
          - {label: "{{name}}", font: title3 bold}
          - label: "{{role}}, since {{joined | date(MMMM yyyy)}}"
            font: subheadline
            color: secondaryLabel
          spacing: 2
        spacing: 12
        alignment: center
      - divider
      # One label for each skill.
      - hstack:
        - each: skill in skills
          view:
            label: "{{skill}}"
            font: footnote semibold
            color: brand
            filling: superview
            insets: {horizontal: 10, vertical: 4}
          background: brand/12%
          cornerRadius: 10
        - spacer
        spacing: 6
      spacing: 12
      margins: 16
      background: secondarySystemGroupedBackground
      cornerRadius: 20
      filling: superview
      insets: 16

    """

  private static let people = """
    [
      {
        "name": "Grace Hopper",
        "role": "Admiral",
        "joined": "2025-12-09",
        "skills": ["Compilers", "Languages"]
      },
      {
        "name": "Katherine Johnson",
        "role": "Navigator",
        "joined": "2026-08-26",
        "skills": ["Orbits", "Windows", "Figures"]
      }
    ]

    """
}
