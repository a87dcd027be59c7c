import SnaplineDocuments
import TestSupport
import Testing

/// What a component is given in the object form of a value, and texts of languages in lists.
@Suite struct `An object that a component is given` {
  private func design(_ use: String) -> String {
    """
    canvas: 200x60
    strings: {en: {day: Day, week: Week}}
    components:
      Card:
        parameters:
          icon: image
          gap: insets
          font: font
          paint: {type: color, default: {light: red, dark: blue}}
        view:
          hstack:
          - {image: "{{icon}}", contentMode: center}
          - {label: Words, font: "{{font}}", color: "{{paint}}"}
          - spacer
          margins: "{{gap}}"
      Outer:
        parameters: {gap: insets}
        view: {Card: {icon: {symbol: star}, gap: "{{gap}}", font: body}}
    view: \(use)

    """
  }

  private let written = """
    {hstack: [{image: {symbol: star}, contentMode: center}, {label: Words, font: {size: 20, weight: \
    bold}, color: {light: red, dark: blue}}, spacer], margins: {horizontal: 4, top: 2}}
    """

  @Test func `is read by the key that uses it`() throws {
    let use =
      "{Card: {icon: {symbol: star}, gap: {horizontal: 4, top: 2}, font: {size: 20, weight: bold}}}"
    expectEqual(messages(design(use)), "")
    let (one, other) = (try Drawn(design(use)), try Drawn(design(written)))
    expectEqual(one.frames, other.frames)
    expectEqual(one.lines.map { "\($0)" }, other.lines.map { "\($0)" })
  }

  @Test func `is passed on, and is wrong where it is written`() throws {
    expectEqual(messages(design("{Outer: {gap: {leading: 9}}}")), "")
    expectEqual(
      briefs(design("{Outer: {gap: {leadin: 9}}}")),
      ["19:22+6 object-key: 'margins' has no 'leadin' · did you mean 'leading'?"]
    )
  }

  @Test func `of strings stands in the lists of controls too`() throws {
    let use =
      "{vstack: [{segments: [{localized: day}, Year]}, {searchBar: {scopes: [{localized: week}]}}, "
      + "{picker: [{localized: day}]}, spacer]}"
    expectEqual(messages(design(use)), "")
    let lines = try Drawn(design(use).replacing("200x60", with: "200x400")).lines.map { "\($0)" }
    #expect(lines.contains { $0.contains("Day") }, "\(lines)")
  }
}
