import Foundation
import SnaplineControls
import SnaplineDocuments
import SnaplineDrawing
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A border of dashes` {
  /// The lines and borders of a design with one view.
  private func lines(_ looks: String, scale: Int = 1) throws -> [DisplayItem] {
    let text = "canvas: {size: 100x60, scale: \(scale)}\nview: {size: 60x40, \(looks)}\n"
    return try Drawn(text).scene.items.filter {
      switch $0 {
      case .border, .stroke: true
      default: false
      }
    }
  }

  @Test func `is what a shape's line of dashes is, half its width further in`() throws {
    for var seed in Seed.some(60) {
      let width = Int.random(in: 1...8, using: &seed)
      let radius = Int.random(in: 0...20, using: &seed)
      let dash = (1...Int.random(in: 1...4, using: &seed)).map { _ in
        Int.random(in: 1...9, using: &seed)
      }
      let border = "border: {width: \(width), color: red, dash: \(dash)}, cornerRadius: \(radius)"
      let inside = "{shape: rectangle, stroke: red, strokeWidth: \(width), dash: \(dash),"
      let shape =
        "view: [\(inside) cornerRadius: \(max(0, Double(radius) - Double(width) / 2)), filling: "
        + "superview, insets: \(Double(width) / 2)}]"
      let (one, other) = (try lines(border).map(plain), try lines(shape).map(plain))
      #expect(one == other, "\(seed): \(border)")
      #expect(one.count == 1)
    }
  }

  /// A line without the word for its corners, by which a shape with sharp ones differs.
  private func plain(_ item: DisplayItem) -> String {
    guard case .stroke(let shape, let stroke, let paint) = item else { return "\(item)" }
    let radii =
      if case .rounded(_, let radii, _) = shape { radii } else { CornerRadii(0) }
    return "\(shape.bounds) \(radii) \(stroke.width) \(stroke.dash) \(paint)"
  }

  @Test func `is a whole number of pixels wide, as other borders are`() throws {
    for (width, scale, drawn) in [(0.2, 1, 1.0), (1.5, 1, 2), (1.5, 2, 1.5), (0.5, 3, 2 / 3.0)] {
      let items = try lines("border: {width: \(width), color: red, dash: 4}", scale: scale)
      guard case .stroke(let shape, let stroke, _) = try #require(items.first) else {
        Issue.record("\(items)")
        continue
      }
      #expect(abs(stroke.width - drawn) < 1e-9)
      #expect(abs(shape.bounds.width - 60 + drawn) < 1e-9)
      #expect(stroke.dash == [4])
    }
  }

  @Test(arguments: ["[]", "0", "[0, 0]"])
  func `has no gaps where no dash has a length`(dash: String) throws {
    let items = try lines("border: {width: 2, color: red, dash: \(dash)}")
    expectEqual(items, try lines("border: 2 red"))
  }

  @Test func `fills what it leaves no room in`() throws {
    let items = try lines("border: {width: 40, color: red, dash: 4}")
    expectEqual(items, try lines("border: 40 red"))
  }

  @Test func `agrees in a design and in Swift`() throws {
    try compareWithSwift(
      "- {border: {width: 2, color: red, dash: 6 4}, cornerRadius: 8, filling: superview}\n"
    ) {
      let view = View()
      view.layer.borderWidth = 2
      view.layer.borderColor = Color.red.cgColor
      view.layer.borderDashPattern = [6, 4]
      view.layer.cornerRadius = 8
      $0.addSubview(view, filling: .superview)
    }
  }

  @Test func `takes no lengths that aren't any`() throws {
    let canvas = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    canvas.layer.borderWidth = 2
    for pattern in [
      [NSNumber(value: -1)], [NSNumber(value: Double.nan)], [1, .init(value: Double.infinity)],
    ] {
      canvas.layer.borderDashPattern = pattern
      let items = try canvas.scene(size: CGSize(width: 20, height: 20), scale: 1).items
      let isWhole = items.contains { if case .border = $0 { true } else { false } }
      #expect(isWhole, "\(pattern)")
    }
  }
}
