import Foundation
import SnaplineDocuments
import SnaplineEnvironment
import TestSupport
import Testing

@Suite struct `Texts over each other` {
  /// Labels at points, each with a text of its own.
  private func labels(_ points: [(x: Int, y: Int)]) -> String {
    points.enumerated().map { number, point in
      "- {label: Text \(number), lines: 1, pinnedAt: {x: \(point.x), y: \(point.y)}}\n"
    }.joined()
  }

  private func reviewed(_ views: String, _ environment: Environment = Environment()) throws
    -> [String]
  {
    try Reviewed("canvas: 1000x1000\nview:\n" + views, environment: environment).lines
  }

  @Test func `are found wherever they stand, and only they`() throws {
    for var seed in Seed.many(12) {
      var free = (0..<9).flatMap { x in (0..<20).map { (x: x * 100 + 10, y: $0 * 40 + 10) } }
      free.shuffle(using: &seed)
      var points = Array(free.prefix(Int.random(in: 2...60, using: &seed)))
      try expectEqual(reviewed(labels(points)), [], "\(seed)")
      let under = Int.random(in: points.indices, using: &seed)
      let (x, y) = points[under]
      points.append(
        (x + .random(in: 0...20, using: &seed), y + .random(in: -6...6, using: &seed))
      )
      let line = points.count + 2
      let said = [
        "\(line):11 overlapping-text: this text lies over another, 'Text \(under)'"
          + " (line \(under + 3))"
      ]
      #expect(try reviewed(labels(points)) == said, "\(seed)")
      #expect(try reviewed(labels(points), Reviewed.mirrored) == said, "\(seed)")
    }
  }

  @Test func `are told once each, however many lie in one place`() throws {
    let said = try reviewed(labels(Array(repeating: (x: 10, y: 10), count: 5)))
    #expect(said.count == 4)
  }

  private let title = "- {id: title, label: A title, lines: 1, pinnedAt: {x: 100, y: 100}}\n"

  @Test(arguments: [
    "{label: Sale, centeredIn: title}",
    "{label: Sale, pinnedTo: trailingCenter, of: title}",
    "{label: Sale, below: title - 14, horizontally: leading}",
    "{label: Sale, background: red, pinnedAt: {x: 100, y: 100}}",
    "{label: Sale, hidden: true, pinnedAt: {x: 100, y: 100}}",
    "{label: Sale, alpha: 20%, pinnedAt: {x: 100, y: 100}}",
    "{label: Sale, color: label/10%, pinnedAt: {x: 100, y: 100}}",
    "{label: A title, lines: 1, pinnedAt: {x: 101, y: 101}}",
    "{view: {label: Sale}, background: white, pinnedAt: {x: 90, y: 90}}",
    "{vscroll: {label: Sale}, filling: superview, insets: {top: 100, leading: 100}}",
  ])
  func `may be meant`(over: String) throws {
    try expectEqual(reviewed(title + "- \(over)\n"), [])
  }

  @Test(arguments: [
    "{label: Sale, pinnedAt: {x: 104, y: 102}}",
    "{view: {label: Sale}, pinnedAt: {x: 90, y: 90}}",
    "{label: Sale, constraints: [self.firstBaseline == title.firstBaseline], horizontally: leading, insets: 105}",
  ])
  func `are told where nobody says that they belong there`(over: String) throws {
    #expect(try reviewed(title + "- \(over)\n").count == 1)
  }

  @Test func `are told where something covers them only in part`() throws {
    let ground = "- {background: white, pinnedAt: {x: 0, y: 0, width: 900, height: 900}}\n"
    let over = "- {label: Sale, pinnedAt: {x: 104, y: 102}}\n"
    try expectEqual(reviewed(title + ground + over), [])
    #expect(try reviewed(title + ground.replacing("900", with: "60") + over).count == 1)
  }

  @Test func `may be meant in a stack with a negative spacing`() throws {
    func stack(_ spacing: Int) -> String {
      "- {vstack: [{label: One}, {label: Two}], spacing: \(spacing), pinnedAt: {x: 10, y: 10}}\n"
    }
    try expectEqual(reviewed(stack(-12)), [])
  }

  @Test func `cost as much as there are texts`() throws {
    func count(_ rows: Int) -> String {
      labels((0..<rows).flatMap { y in (0..<10).map { (x: $0 * 90, y: y * 22) } })
    }
    // All are in a place of their own, in rows of ten; what is compared with what is bounded.
    try expectEqual(reviewed(count(40)), [])
  }
}
