import SnaplineDiagnostics
import SnaplineDocuments
import TestSupport
import Testing

@Suite struct `Expectations of designs` {
  /// What a design expects and doesn't have.
  private func unmet(_ text: String, named name: String = "card.yaml") throws -> [String] {
    try Design(yaml: text, named: name).testedDrawing().unmet.map { $0.subject }
  }

  @Test func `hold for each equation that the layout was made by`() throws {
    for var seed in Seed.some(40) {
      let direction = seed.chance(0.5) ? "rightToLeft" : "leftToRight"
      let (x, y) = (seed.number(in: 0...60), seed.number(in: 0...60))
      let (width, gap) = (seed.number(in: 10...80), seed.number(in: -20...30))
      let equations = [
        "a.leading == superview.leading + \(x)", "a.top == superview.safeArea.top + \(y)",
        "a.width == \(width)", "b.leading == a.trailing + \(gap)",
        "b.firstBaseline == a.lastBaseline + 3",
        "b.width == 0.5 * a.width + 7", "c.centerX == a.centerX - 2", "c.top == b.bottom + \(gap)",
        "c.size == (b).size", "d.edges == c.edges + 4", "e.trailing == superview.trailing - 5",
        "e.bottom <= superview.bottom - 1", "e.right >= 0.25 * superview.right",
      ]
      let list = equations.map { "- \($0)" }.joined(separator: "\n")
      let design = """
        canvas: 300x200
        environment: {direction: \(direction)}
        view:
        - {label: Ag, id: a}
        - {label: Ag, id: b, font: 22}
        - {view: null, id: c}
        - {view: null, id: d}
        - {label: end, id: e}
        constraints:
        \(list)
        test:
          expect:
        \(equations.map { "  - \($0)" }.joined(separator: "\n"))
        """
      expectEqual(try unmet(design), [], "\(seed)")
    }
  }

  @Test func `fail by the first value that misses, in points`() throws {
    let design = """
      canvas: 100x50
      view:
      - {view: null, id: a, pinnedAt: {x: 10, y: 4, width: 30, height: 20}}
      - {view: null, id: b, pinnedAt: {x: 50, y: 4, width: 30, height: 21}}
      test:
        expect:
        - a.width == 44 ± 0.5
        - a.height >= 20
        - b.height <= a.height ± 0.9
        - b.height <= a.height ± 1
        - b.leading >= a.trailing + 10.2 + 0.1
        - (a, b).top == 4 * superview.leading + 0 + 4

      """
    // A vertical and a horizontal position can't be compared: that line is refused when it is read.
    #expect(throws: DesignError.self) { try unmet(design) }
    let readable = design.split(separator: "\n").dropLast().joined(separator: "\n")
    expectEqual(
      try unmet(readable),
      [
        "a.width is 30, not 44", "b.height is 21, not at most 20",
        "b.leading is 50, not at least 50.3",
      ]
    )
  }

  @Test func `excuse half a pixel, and no more`() throws {
    func design(_ width: Double, scale: Int) -> String {
      """
      canvas: {size: 100x50, scale: \(scale)}
      view: {id: a, pinnedAt: {x: 0, y: 0, width: 20, height: 10}}
      test: {expect: [a.width == \(width)]}
      """
    }
    #expect(try unmet(design(20.25, scale: 2)).isEmpty)
    #expect(try !unmet(design(20.26, scale: 2)).isEmpty)
    #expect(try unmet(design(20.5, scale: 1)).isEmpty)
    #expect(try !unmet(design(20.17, scale: 3)).isEmpty)
  }

  @Test func `say what is wrong with them`() {
    func said(_ test: String) -> [String] {
      briefs("view: {label: A, id: a}\ntest: \(test)\n").map {
        String($0.drop { $0 != " " }.dropFirst())
      }
    }
    expectEqual(
      said("{expect: [a.width == 44 ± x]}"),
      ["equation: behind ± stands how far apart the sides may be, not 'x' · write ± 0.5"]
    )
    expectEqual(
      said("{expect: [titel.width == 44]}").map { $0.prefix(12) },
      ["unknown-view"]
    )
    expectEqual(
      said("{expect: [a.width == 44 @high]}"),
      [
        "equation: what is expected holds or doesn't, and has no priority · leave the priority out, "
          + "or say how far apart the sides may be: ± 0.5"
      ]
    )
    expectEqual(
      said("{skip: \"\"}"),
      [
        "missing-key: 'skip' says why the design isn't tested, and this is empty · write skip: shows the time"
      ]
    )
    expectEqual(
      said("{skip: no}"),
      [
        "missing-key: 'skip' says why the design isn't tested, and 'no' is no reason · write skip: false"
      ]
    )
    expectEqual(
      said("{skip: true}"),
      [
        "missing-key: 'skip' says why the design isn't tested, and 'true' is no reason · write skip: "
          + "shows the time"
      ]
    )
    expectEqual(said("{skip: false}"), [])
    expectEqual(said("{kinds: []}").map { $0.prefix(10) }, ["wrong-type"])
    expectEqual(
      said("{lint: strcit}"),
      ["enumerator: 'lint' of a test has no 'strcit' · did you mean 'strict'?"]
    )
    expectEqual(
      said("{lint: [overlaps]}"),
      ["enumerator: 'lint' of a test has no 'overlaps' · did you mean 'overlap'?"]
    )
    expectEqual(
      said("{lint: {}}"),
      [
        "missing-key: 'lint' says by 'except' which rules aren't looked at, and says nothing "
          + "· write lint: {except: [contrast]}, or lint: strict"
      ]
    )
    expectEqual(said("{lint: []}").map { $0.prefix(10) }, ["wrong-type"])
    for lint in ["strict", "off", "report", "[overlap, tap-size]", "{except: [contrast]}"] {
      expectEqual(said("{lint: \(lint)}"), [])
    }
    for value in [
      "maxPixels: 40", "perceptual: 2%",
      "perceptual: {distance: 2%, share: 1%, antialiasing: apart}",
      "masks: clock", "masks: [clock, {type: Label}, {text: 'Updated *', ifPresent: true}]",
      "kinds: [accessibility, constraints]",
    ] {
      expectEqual(said("{\(value)}"), [], "\(value)")
    }
    for (value, message) in [
      ("masks: [{ifPresent: true}]", "missing-key: a mask names views by 'id', 'type' or 'text'"),
      ("masks: [{id: a, type: Label}]", "wrong-value: a mask names views by one of 'id'"),
      ("masks: []", "wrong-type: 'masks' names no view"),
      ("perceptual: {distanz: 2%}", "object-key: 'perceptual' has no 'distanz' · did you mean"),
      ("maxPixels: -1", "wrong-value: 'maxPixels' is a whole number"),
    ] {
      let found = said("{\(value)}")
      #expect(found.count == 1 && found[0].hasPrefix(message), "\(value): \(found)")
    }
  }
}
