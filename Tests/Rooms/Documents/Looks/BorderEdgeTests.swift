import Foundation
import SnaplineControls
import SnaplineDocuments
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineImages
import SnaplineLayout
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A border of some edges, a dashed one, and a blend` {
  private func items(_ keys: String, direction: String = "leftToRight") throws -> [DisplayItem] {
    try Drawn(
      """
      canvas: {size: 60x40, scale: 2, background: clear}
      environment: {direction: \(direction)}
      view: {filling: superview, \(keys)}

      """
    ).scene.items
  }

  private func bitmap(_ keys: String) throws -> Bitmap {
    try Drawn(
      "canvas: {size: 60x40, scale: 1, background: clear}\nview: {filling: superview, \(keys)}\n"
    )
    .scene.bitmap()
  }

  /// The boxes that the lines of a border cover, in order.
  private func lines(_ keys: String, direction: String = "leftToRight") throws -> [String] {
    try items(keys, direction: direction).flatMap { item -> [String] in
      guard case .stroke(.path(let path, _), let stroke, _) = item else { return [] }
      var (lines, start) = ([String](), CGPoint.zero)
      for step in path.steps {
        switch step {
        case .move(let point): start = point
        case .line(let end):
          lines.append("\(start.x),\(start.y) to \(end.x),\(end.y) by \(stroke.width)")
        default: lines.append("?")
        }
      }
      return lines
    }
  }

  @Test func `lies along the edges that it names, the first one where reading begins`() throws {
    let top = "0.0,1.0 to 60.0,1.0 by 2.0"
    let (left, right) = ("1.0,40.0 to 1.0,0.0 by 2.0", "59.0,0.0 to 59.0,40.0 by 2.0")
    try expectEqual(lines("border: {width: 2, edges: top}"), [top])
    try expectEqual(lines("border: {width: 2, edges: [top, leading]}"), [top, left])
    try expectEqual(lines("border: {width: 2, edges: leading}", direction: "rightToLeft"), [right])
    try expectEqual(lines("border: {width: 2, edges: []}"), [])
    // Thinner than a pixel is a pixel.
    try expectEqual(
      lines("border: {width: 0.1, edges: bottom}"),
      ["60.0,39.75 to 0.0,39.75 by 0.5"]
    )
  }

  @Test func `is the border that all edges have where it names all of them`() throws {
    let plain = try items("border: 2 red")
    let all = "border: {width: 2, color: red, edges: [top, bottom, leading, trailing]}"
    #expect(try items(all) == plain)
    #expect(plain.contains { if case .border = $0 { true } else { false } })
  }

  @Test func `has dashes along the middle of its line, around corners as well`() throws {
    let found = try items("cornerRadius: 8, border: {width: 2, color: red, dash: [6, 4]}")
    let strokes = found.compactMap { item -> (Shape, Stroke)? in
      if case .stroke(let shape, let stroke, _) = item { (shape, stroke) } else { nil }
    }
    let (shape, stroke) = try #require(strokes.first)
    let middle = Edges(left: 1, top: 1, right: 59, bottom: 39)
    #expect(strokes.count == 1 && stroke == Stroke(width: 2, dash: [6, 4]))
    #expect(shape == .rounded(middle, CornerRadii(7), .circular))
  }

  @Test func `gets thinner around a corner towards an edge without one`() throws {
    let found = try items("cornerRadius: 8, border: {width: 2, edges: [top, trailing]}")
    let paths = found.compactMap { item -> Path? in
      if case .fill(.path(let path, .winding), _) = item { path } else { nil }
    }
    let ends = try #require(paths.first).steps.compactMap { step -> [Double]? in
      if case .curve(_, _, let end) = step { [end.x, end.y] } else { nil }
    }
    // Outside three quarters of circles, and back inside a narrower one, a smaller one and a lower one.
    #expect(ends == [[8, 0], [60, 8], [52, 40], [58, 32], [52, 2], [0, 8]])
  }

  @Test(arguments: [0, 6, 6.6667, 10.3333, 33.1])
  func `is the same for a capsule at any place`(top: Double) throws {
    let scene = try Drawn(
      """
      canvas: {size: 200x200, scale: 3}
      view:
      - background: red
        cornerRadius: round
        border: {width: 6, color: black, edges: top}
        pinnedAt: {x: 7, y: \(top), width: 100, height: 60}

      """
    ).scene
    #expect(
      scene.items.contains { if case .fill(.path(_, .winding), _) = $0 { true } else { false } }
    )
  }

  /// A sharp corner beside a round one leaves the inner side no room.
  @Test(arguments: ["leading", "top", "[leading, bottom]", "[top, bottom]"])
  func `stays in a box of any corners`(edges: String) throws {
    for radius in [3, 12, 20, 30, 100] {
      for width in [1, 6, 15, 25, 50] {
        for corners in ["[topTrailing]", "[topLeading, bottomTrailing]", "[bottomLeading]"] {
          let shape = "cornerRadius: {radius: \(radius), corners: \(corners)}"
          let plain = try bitmap("background: black, \(shape)")
          let bordered = try bitmap(
            "\(shape), border: {width: \(width), color: black, edges: \(edges)}"
          )
          for pixel in stride(from: 3, to: plain.bytes.count, by: 4) {
            #expect(bordered.bytes[pixel] <= UInt8(clamping: Int(plain.bytes[pixel]) + 12))
          }
        }
      }
    }
  }

  @Test func `is cut by round corners where it has dashes`() throws {
    let found = try items("cornerRadius: 8, border: {width: 2, edges: top, dash: 4}")
    let clips = found.filter { if case .begin(let group) = $0 { group.clip != nil } else { false } }
    #expect(clips.count == 1)
  }

  @Test(arguments: ["multiply", "screen", "luminosity", "plusLighter"])
  func `mixes a view with what lies behind it`(mode: String) throws {
    let blends = try items("background: red, blend: \(mode)").compactMap { item in
      if case .begin(let group) = item { group.blend } else { nil }
    }
    expectEqual(blends.map(\.rawValue), [mode])
  }

  @Test func `leaves a view alone that is mixed as usual, or by no filter that there is`() throws {
    let plain = try items("background: red")
    #expect(try items("background: red, blend: normal") == plain)
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for filter in ["shinyBlendMode", "multiply", "normalBlendMode"] {
      view.layer.compositingFilter = filter
      let groups = try view.scene().items.compactMap { item in
        if case .begin(let group) = item { group } else { nil }
      }
      #expect(groups.allSatisfy { $0.blend == nil }, "\(filter)")
    }
    view.layer.compositingFilter = "multiplyBlendMode"
    let blends = try view.scene().items.compactMap { item in
      if case .begin(let group) = item { group.blend } else { nil }
    }
    #expect(blends == [.multiply])
  }
}
