import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineScene
import TestSupport
import Testing

@Suite struct `Rich text in a design` {
  private func lines(_ node: String, before: String = "", textSize: String = "large") throws
    -> [TextLine]
  {
    let text =
      "environment: {textSize: \(textSize)}\n\(before)canvas: 400x200\nview: {\(node)}\n"
    return try Drawn(text).lines
  }

  /// The bars along the lines of a label: their colours and edges.
  private func bars(_ node: String) throws -> [(color: String, left: Double, width: Double)] {
    let text = "canvas: 400x60\nview: {label: two words, font: 20, \(node)}\n"
    return try Drawn(text).scene.items.compactMap { item in
      guard case .fill(.rectangle(let edges), .color(let color)) = item, edges.width < 400 else {
        return nil
      }
      return (Drawn.text(color), edges.left, edges.width)
    }
  }

  @Test(arguments: [
    ("[us](https://example.org/Ada_(name)) now", "https://example.org/Ada_(name)", "us now"),
    ("[us](https://example.org) (see below)", "https://example.org", "us (see below)"),
    ("([us](https://example.org))", "https://example.org", "(us)"),
    ("[us](https://example.org/(x) now", "https://example.org/(x", "us now"),
  ])
  func `leads to an address with parentheses`(words: String, address: String, shown: String) throws
  {
    let lines = try lines("label: {markup: \"\(words)\"}")
    expectEqual(lines.map(\.string).joined(), shown)
    let link = try #require(lines.flatMap(\.runs).compactMap(\.link).first)
    expectEqual(link.replacing("%28", with: "(").replacing("%29", with: ")"), address)
  }

  @Test func `leads to views of its own, which have to be there`() throws {
    func text(_ id: String) -> String {
      """
      canvas: 300x90
      view:
        vstack:
        - label: {markup: "see [the sum](#\(id))"}
        - {label: Sum, id: total}

      """
    }
    #expect(try Drawn(text("total")).lines.flatMap(\.runs).compactMap(\.link) == ["#total"])
    let error = #expect(throws: DesignError.self) { try Design(yaml: text("totl")) }
    let fault = try #require(error?.diagnostics.first)
    #expect(fault.id == "unknown-view" && fault.place?.line == 4)
    #expect(fault.remedy == "did you mean 'total' (line 5)?")
  }

  @Test func `has lines under it and through it as it says`() throws {
    #expect(try bars("underline: false").isEmpty)
    #expect(try bars("underline: true").count == 1)
    #expect(try bars("underline: single").count == 1)
    #expect(try bars("underline: double").count == 2)
    #expect(try bars("underline: {byWord: true}").count == 2)
    #expect(try bars("underline: {pattern: dash}").count > 5)
    try expectEqual(bars("underline: {color: red}").map(\.color), ["FF0000FF"])
    #expect(try bars("underline: double, strikethrough: {color: blue}").count == 3)
    try expectEqual(bars("strikethrough: thick, color: green").map(\.color), ["00FF00FF"])
  }

  @Test func `reads a sign on which a mark stands as the sign, and a keycap as itself`() throws {
    func runs(_ markup: String) throws -> [String] {
      let styles = "styles: {c: {color: red}}\n"
      return try lines("label: {markup: \"\(markup)\"}", before: styles)
        .flatMap(\.runs).map(\.string)
    }
    #expect(try runs("[\u{301}]{c}") == ["\u{301}"])
    #expect(try runs("[a]\u{301}{c}") == ["[a]\u{301}{c}"])
    #expect(try runs("**\u{301}a** b").joined() == "\u{301}a b")
    #expect(try runs("*\u{FE0F}\u{20E3}").joined() == "*\u{FE0F}\u{20E3}")
  }

  @Test func `explains what a line can't be`() {
    #expect(
      briefs("view: {label: Hi, underline: doubel}") == [
        "1:30+6 enumerator: 'underline' of a label has no 'doubel' · did you mean 'double'?"
      ]
    )
    #expect(
      briefs("view: {label: Hi, underline: yes}") == [
        "1:30+3 boolean: 'underline' is true or false, not 'yes' · write underline: true"
      ]
    )
    #expect(
      briefs("view: {label: Hi, underline: {colour: red}}").map { $0.hasSuffix("'color'?") }
        == [true]
    )
  }

  /// Where each glyph of a line with tabs stands; its ink lies in the middle of the letter's width, so
  /// that it is up to half a point beside the stop.
  private func columns(_ node: String) throws -> [Double] {
    let line = try #require(try lines("label: \"a\\tbb\\tccc\", font: 20, \(node)").first)
    return line.runs.flatMap { run in run.glyphs.map { line.x + $0.x } }
  }

  private func isNear(_ columns: [Double], _ second: Double, _ third: Double) -> Bool {
    abs(columns[1] - second) < 0.5 && abs(columns[3] - third) < 0.5
  }

  @Test func `has columns at its stops of tabs`() throws {
    #expect(try isNear(columns("tabStops: [100, 200]"), 100, 200))
    let right = try columns("tabStops: [100, {at: 200, alignment: right}]")
    #expect(right[3] < 200 && right[5] < 200)
    #expect(try isNear(columns("defaultTabInterval: 50"), 50, 100))
    #expect(try isNear(columns("alignment: left"), 28, 56))
  }

  @Test func `explains what stops can't be`() {
    #expect(
      briefs("view: {label: Hi, tabStops: 80}") == [
        "1:29+2 wrong-type: 'tabStops' is a list of lengths, not '80' · write tabStops: [8, 16]"
      ]
    )
    #expect(
      briefs("view: {label: Hi, tabStops: [{at: 80, alignment: rihgt}, {}, -3]}").map {
        String($0.split(separator: " ")[1])
      } == ["enumerator:", "missing-key:", "out-of-range:"]
    )
  }

  @Test func `stands above its baseline`() throws {
    let flat = try lines("label: Hi, font: 20")
    let raised = try lines("label: Hi, font: 20, baselineOffset: 6")
    #expect(flat[0].runs[0].glyphs[0].y - raised[0].runs[0].glyphs[0].y == 6)
  }

  @Test func `lets a word stand alone where it is told to`() throws {
    let label = "label: Letters that are set letter by letter., font: 17, width: 255"
    #expect(try lines(label).map(\.string).last == "by letter.")
    #expect(try lines(label + ", lineBreakStrategy: none").map(\.string).last == "letter.")
    #expect(try lines(label + ", lineSpacing: 4").map(\.string).last == "by letter.")
  }

  private let styles =
    "colors: {brand: 0A5C36}\n"
    + "styles: {price: {font: 30 bold, color: brand, underline: double}, quiet: {color: gray(40)}}\n"

  @Test func `has words in the looks of a style`() throws {
    let runs = try lines(
      "label: {markup: \"Now [12 €]{price}, *was [20 €]{quiet}*\"}, font: 17, color: red, strikethrough: true",
      before: styles
    ).flatMap(\.runs)
    expectEqual(runs.map(\.string), ["Now ", "12 €", ", ", "was ", "20 €"])
    #expect(
      runs.map { Drawn.text($0.color) } == [
        "FF0000FF", "0A5C36FF", "FF0000FF", "FF0000FF", "282828FF",
      ]
    )
    expectEqual(runs.map(\.face.name.weight), [400, 700, 400, 400, 400])
    expectEqual(runs.map(\.face.name.isItalic), [false, false, false, true, true])
    #expect(runs[1].face.name.size > runs[0].face.name.size)
  }

  @Test func `explains what a style can't be`() {
    #expect(
      briefs("view: {label: {markup: \"[a]{prize}\"}}\n" + styles).map(\.self) == [
        "1:24+12 unknown-style: no style 'prize' · did you mean 'price'?"
      ]
    )
    #expect(
      briefs("styles: {a: {colour: red, cornerRadius: 4}}\nview: view\n").map {
        String($0.split(separator: " ")[1])
      } == ["unknown-property:"]
    )
  }

  @Test func `has sizes in points that grow where they are told to`() throws {
    func size(_ font: String) throws -> Double? {
      try lines("label: Hi, font: \(font)", textSize: "accessibility5").first?.runs.first?
        .face.name.size
    }
    let body = try #require(try size("{size: 48}"))
    // As body text grows from 22 points of a line to 62.
    #expect(try size("{size: 17, scales: body}") == body)
    #expect(try size("{size: 17}") != body)
    #expect(
      briefs("view: {label: Hi, font: {style: body, scales: body}}") == [
        "1:47+4 wrong-value: a text style grows with the text size by itself"
          + " · drop 'scales', or write 'size' in place of 'style'"
      ]
    )
    let high = try Drawn(
      "environment: {textSize: accessibility5}\n"
        + "view: {id: a, label: Hi, font: {size: 17, lineHeight: 22, scales: body}}\n"
    )
    #expect(high.frame("a").hasSuffix(" 62"))
  }

  @Test func `has places on the axes of its font`() throws {
    let text = "canvas: 99x99\nview: {label: Hi, font: {size: 20, variations: {wght: 450}}}\n"
    #expect(try Drawn(text).lines.first?.runs.isEmpty == false)
    #expect(
      briefs("view: {label: Hi, font: {size: 9, variations: {weight: 450, wght: bold}}}").map {
        String($0.drop { $0 != " " }.dropFirst())
      } == [
        "wrong-value: 'weight' is no axis of a font · write 'wght'",
        "wrong-value: 'wght' is a number, not 'bold' · write a number such as 0.4 or 12",
      ]
    )
  }
}

@Suite struct `A canvas that fits` {
  @Test func `holds what is in its middle`() throws {
    func size(_ canvas: String, _ view: String) throws -> String? {
      try Drawn("canvas: \(canvas)\nview: \(view)\n").frames.first
    }
    let square = "{background: red, size: 80x60, centeredIn: superview}"
    #expect(try size("{width: 300}", square) == "0 0 300 60")
    #expect(try size("{height: 300}", square) == "0 0 80 300")
    #expect(try size("fit", square) == "0 0 80 60")
    #expect(try size("{width: 300, insets: 10}", square) == "0 0 300 80")
    #expect(try size("{width: 300, height: 20...40}", square) == "0 0 300 40")
    let moved = "{background: red, size: 80x60, centeredIn: superview, offset: {x: 0, y: 10}}"
    #expect(try size("{width: 300}", moved) == "0 0 300 80")
    let label = "{label: Hi, font: 17, centeredIn: superview}"
    #expect(try size("{width: 300}", label) == "0 0 300 20.5")
  }
}
