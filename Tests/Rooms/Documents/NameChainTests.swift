import SnaplineDiagnostics
import SnaplineDocuments
import TestSupport
import Testing

/// Names that lead on to others, in numbers that nobody writes.
@Suite struct `A chain of names` {
  private func colors(_ count: Int, _ form: (Int) -> String, last: String) -> String {
    (0..<count).map { "  c\($0): \(form($0 + 1))\n" }.joined() + "  c\(count): \(last)\n"
  }

  @Test func `of colours is followed to its end`() throws {
    let text = "canvas: 9x9\ncolors:\n" + colors(29, { "c\($0)" }, last: "FF0000")
    let drawn = try Drawn(text + "view: {background: c0}\n")
    #expect(drawn.fills.contains("FF0000FF"), "\(drawn.fills)")
  }

  /// Each name leads to the next one twice, so that there are more ways than a number can say.
  @Test func `of colours in light and dark is followed once`() throws {
    let text =
      "canvas: 9x9\ncolors:\n"
      + colors(25, { "{light: c\($0), dark: c\($0), darkHighContrast: c\($0)}" }, last: "00FF00")
    let drawn = try Drawn(text + "view: {background: c0}\n")
    #expect(drawn.fills.contains("00FF00FF"), "\(drawn.fills)")
  }

  @Test func `of colours that is longer than any palette's is told`() {
    let text = "colors:\n" + colors(40, { "c\($0)" }, last: "red") + "view: {label: A}\n"
    expectEqual(
      briefs(text),
      [
        "2:3+2 limit: the colour 'c0' leads on over more than 30 others · give it a colour of its own: "
          + "c0: systemBlue"
      ]
    )
  }

  @Test func `of colours that leads back is told as a circle, however long it is`() {
    let text = "colors:\n" + colors(2_000, { "c\($0)" }, last: "c1000") + "view: {label: A}\n"
    let said = diagnostics(text)
    expectEqual(said.map(\.id), ["circle"])
    #expect(
      said[0].subject.hasPrefix("this colour names itself: c1000 → c1001 → c1002 → c1003 → …")
    )
  }

  @Test func `of styles has all their keys, and each style counts once`() throws {
    var text = "canvas: 9x9\nstyles:\n"
    for number in 0..<100 {
      let next = "[s\(number + 1), s\(number + 1)]"
      text += "  s\(number): {extends: \(next), alpha: \(number == 0 ? "50%" : "10%")}\n"
    }
    text += "  s100: {background: 0000FF, alpha: 20%}\nview: {style: s0, filling: superview}\n"
    expectEqual(messages(text), "")
    let drawn = try Drawn(text)
    #expect(drawn.fills.contains { $0.hasPrefix("0000FF") }, "\(drawn.fills)")
  }

  @Test func `of variants ends at five hundred, and says so`() {
    let rows = (0..<501).map { "- {name: a\($0)}\n" }.joined()
    let text = "view: {label: A}\nvariants:\n" + rows
    expectEqual(ids(text), ["limit"])
    expectEqual(ids(text.replacing("- {name: a500}\n", with: "")), [])
  }

  @Test func `of faults is told as far as anybody reads`() {
    let text = "view:\n  vstack:\n" + String(repeating: "  - {lable: A}\n", count: 5_000)
    let said = diagnostics(text)
    expectEqual(said.count, 51)
    expectEqual(said.last?.subject, "and 4950 more")
  }
}
