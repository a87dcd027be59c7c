import Foundation
import SnaplineDocuments
import SnaplineGeometry
import SnaplineImages
import SnaplineLayout
import SnaplineRendering
import SnaplineScene
import SnaplineTesting
import TestSupport
import Testing

private let card = """
  canvas: 260x150
  view:
    view:
    - {id: photo, background: systemTeal, size: 48, cornerRadius: 24}
    - {id: name, label: Ada Okafor, font: 17 bold}
    - {id: role, label: Layout engineer, color: secondaryLabel, font: 13}
    constraints:
    - photo.leading == self.layoutMargins.leading
    - photo.centerY == self.centerY
    - name.leading == photo.trailing + 12
    - name.leading == role.leading
    - name.bottom == photo.centerY - 2
    - role.firstBaseline == name.lastBaseline + 20
    - name.trailing <= self.layoutMargins.trailing @750
    margins: 20
    filling: superview
    background: systemBackground
  """

@Suite struct `An overlay` {
  private func scene(_ design: String, _ overlays: Set<Overlay>) throws -> Scene {
    try Design(bytes: Array(design.utf8), named: "d").drawing(overlays: overlays).scene
  }

  /// Trees of boxes and labels in one another, hard to label.
  private func randomDesign(_ seed: inout Seed) -> String {
    var views = ["canvas: 300x240", "view:", "  margins: 9", "  view:"]
    var constraints = ["  constraints:", "  - v0.top >= self.layoutMargins.top @500"]
    for place in 0..<Int.random(in: 1...30, using: &seed) {
      let (x, y) = (
        Int.random(in: -20...280, using: &seed), Int.random(in: -20...220, using: &seed)
      )
      let (width, height) = (
        Int.random(in: 0...120, using: &seed), Int.random(in: 0...90, using: &seed)
      )
      views.append("  - {id: v\(place), width: \(width), height: \(height)}")
      constraints.append("  - v\(place).left == self.left + \(x)")
      constraints.append("  - v\(place).top == self.top + \(y)")
    }
    return (views + constraints).joined(separator: "\n")
  }

  @Test func `lies over the picture and leaves it as it is`() throws {
    let plain = try scene(card, [])
    for overlay in Overlay.allCases {
      let shown = try scene(card, [overlay])
      #expect(Array(shown.items.prefix(plain.items.count)) == plain.items, "\(overlay)")
      #expect(shown.tree == plain.tree && shown.size == plain.size, "\(overlay)")
      let rest = shown.items.dropFirst(plain.items.count)
      #expect(rest.first == .begin(Group(className: "Overlay")))
      #expect(rest.contains(.begin(Group(className: "Overlay-\(overlay.rawValue)"))))
    }
  }

  @Test func `is in JPEG and WebP files as it is in PNG`() throws {
    let plain = try scene(card, []).bitmap()
    let shown = try scene(card, Set(Overlay.allCases))
    let expected = try shown.bitmap()
    func distance(_ one: Bitmap, _ other: Bitmap) -> Double {
      let sum = zip(one.bytes, other.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
      return Double(sum) / Double(one.bytes.count)
    }
    for file in try [shown.jpeg(quality: 95), shown.webp(quality: 95)] {
      let seen = try Bitmap(decoding: file)
      #expect((seen.width, seen.height) == (expected.width, expected.height))
      #expect(distance(seen, expected) * 4 < distance(seen, plain))
    }
    #expect(try Bitmap(decoding: shown.webp(quality: 100)) == expected)
  }

  @Test func `marks something of each kind that there is`() throws {
    for overlay in Overlay.allCases where overlay != .guides && overlay != .safeArea {
      let shown = try scene(card, [overlay])
      let marks = shown.items.drop { $0 != .begin(Group(className: "Overlay-\(overlay.rawValue)")) }
      if case .end? = marks.dropFirst().first { Issue.record("nothing of \(overlay)") }
    }
  }

  @Test func `marks guides and the safe area where there are some`() throws {
    let plain =
      "canvas: {device: iPhone 16}\nview:\n  view:\n  - {id: box, size: 40, pinnedTo: topLeading}"
    let guided = plain + "\n  guides: {gutter: {frame: {x: 60, y: 30, width: 16, height: 20}}}"
    for (overlay, design, other) in [
      (Overlay.guides, guided, plain),
      (.safeArea, plain, plain.replacing("{device: iPhone 16}", with: "393x852")),
    ] {
      let name = DisplayItem.begin(Group(className: "Overlay-\(overlay.rawValue)"))
      func marks(_ design: String) throws -> Int {
        let marks = try scene(design, [overlay]).items.drop { $0 != name }.dropFirst()
        return marks.prefix { $0 != .end }.count
      }
      #expect(try marks(design) > 0, "\(overlay)")
      #expect(try marks(other) == 0, "\(overlay)")
    }
  }

  @Test func `has labels that never lie on each other`() throws {
    for var seed in Seed.some(30) {
      let design = randomDesign(&seed)
      let shown = try scene(design, Set(Overlay.allCases))
      let labels = shown.items.drop { $0 != .begin(Group(className: "Overlay-labels")) }
      let chips = labels.compactMap { item -> Edges? in
        if case .fill(let shape, _) = item { shape.bounds } else { nil }
      }
      #expect(!chips.isEmpty, "\(seed)")
      for (place, chip) in chips.enumerated() {
        #expect(
          chip.left >= 0 && chip.top >= 0 && chip.right <= 300 && chip.bottom <= 240,
          "\(seed)"
        )
        for other in chips[(place + 1)...] {
          #expect(chip.intersection(other).isEmpty, "\(seed): \(chip) \(other)")
        }
      }
    }
  }

  @Test func `is a group of its own in SVG`() throws {
    let text = try scene(card, [.frames, .margins]).svg()
    #expect(text.contains("<g class=\"Overlay\">\n<g class=\"Overlay-frames\">"))
    #expect(text.contains("<g class=\"Overlay-labels\">"))
  }

  @Test func `looks as it was accepted`() throws {
    for (name, environment) in [
      ("light", "{}"), ("dark-leftward", "{appearance: dark, locale: ar}"),
    ] {
      let design = "environment: \(environment)\n" + card
      assertSnapshot(
        of: try scene(design, Set(Overlay.allCases)),
        as: .image,
        named: name
      )
    }
  }
}
