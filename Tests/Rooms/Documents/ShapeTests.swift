import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A shape in a design` {
  /// What is painted of one node that fills a canvas of 100 by 60, and what is said of it.
  private func items(
    _ node: String,
    direction: String = "leftToRight"
  ) throws -> [DisplayItem] {
    let design = try Design(
      yaml: "environment: {direction: \(direction)}\ncanvas: 100x60\n"
        + "view: {filling: superview, \(node)}\n"
    )
    return try design.drawing().scene.items.filter { item in
      switch item {
      case .begin, .end: false
      case .fill(_, .color(let color)): color != .white
      default: true
      }
    }
  }

  private let whole = Edges(left: 0, top: 0, right: 100, bottom: 60)
  private let red = RGBA(red: 1, green: 0, blue: 0)
  private let blue = RGBA(red: 0, green: 0, blue: 1)

  private func stops(_ places: Double...) -> [GradientStop] {
    zip(places, [red, blue, red]).map { GradientStop(offset: $0, color: $1) }
  }

  @Test func `has gradients along lines`() throws {
    func line(_ x: Double, _ y: Double, _ x2: Double, _ y2: Double, _ stops: [GradientStop])
      -> [DisplayItem]
    {
      let gradient = LinearGradient(
        start: CGPoint(x: x, y: y),
        end: CGPoint(x: x2, y: y2),
        stops: stops
      )
      return [.fill(.rectangle(whole), .linear(gradient))]
    }
    #expect(try items("gradient: [red, blue]") == line(50, 0, 50, 60, stops(0, 1)))
    let three = "gradient: [red, {color: blue, at: 25%}, red]"
    #expect(try items(three) == line(50, 0, 50, 60, stops(0, 0.25, 1)))
    let across = "background: {gradient: [red, blue], from: leading, to: 100% 50%}"
    #expect(try items(across) == line(0, 30, 100, 30, stops(0, 1)))
    #expect(try items(across, direction: "rightToLeft") == line(100, 30, 0, 30, stops(0, 1)))
    let angle = "gradient: {colors: [red, blue], angle: 90}"
    for (direction, start, end) in [("leftToRight", 0.0, 100.0), ("rightToLeft", 100, 0)] {
      let found = try items(angle, direction: direction)
      guard case .fill(_, .linear(let gradient)) = found.first else {
        Issue.record("\(found)")
        continue
      }
      #expect(abs(gradient.start.x - start) < 1e-9 && abs(gradient.end.x - end) < 1e-9)
    }
  }

  @Test func `has gradients around centres`() throws {
    let radial = RadialGradient(
      center: CGPoint(x: 50, y: 30),
      radiusX: 50,
      radiusY: 30,
      stops: stops(0, 1)
    )
    let found = try items("gradient: {colors: [red, blue], kind: radial}")
    expectEqual(found, [.fill(.rectangle(whole), .radial(radial))])
    let conic = try items("gradient: {colors: [red, blue], kind: conic, angle: 90, from: top}")
    guard case .fill(_, .conic(let gradient)) = conic.first else {
      Issue.record("\(conic)")
      return
    }
    #expect(gradient.center == CGPoint(x: 50, y: 0))
    #expect(abs(gradient.angle) < 1e-12)
  }

  @Test func `has figures with lines`() throws {
    let stroke = Stroke(width: 4, cap: .round, join: .bevel, dash: [6, 2])
    let inset = Edges(left: 2, top: 2, right: 98, bottom: 58)
    let line = "stroke: red, strokeWidth: 4, cap: round, join: bevel, dash: 6 2"
    try expectEqual(
      items("shape: rectangle, \(line)"),
      [.stroke(.rectangle(inset), stroke, .color(red))]
    )
    #expect(
      try items("shape: rectangle, fill: blue, stroke: red") == [
        .fill(.rectangle(whole), .color(blue)),
        .stroke(.rectangle(whole.inset(by: 0.5)), Stroke(width: 1), .color(red)),
      ]
    )
    let capsule = Shape.rounded(whole, CornerRadii(30), .circular)
    try expectEqual(items("shape: capsule, fill: red"), [.fill(capsule, .color(red))])
    let trimmed = try items("shape: line, stroke: red, trim: 0 50%")
    let half = Path([.move(CGPoint(x: 0, y: 30)), .line(CGPoint(x: 50, y: 30))])
    expectEqual(trimmed, [.stroke(.path(half, .winding), Stroke(width: 1), .color(red))])
  }

  @Test func `has paths in the letters of SVG`() throws {
    func path(_ data: String, _ more: String = "") throws -> Path? {
      let found = try items("shape: {path: '\(data)'\(more)}, fill: red")
      guard case .fill(.path(let path, _), _) = found.first else { return nil }
      return path
    }
    let box: [Path.Step] = [
      .move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 30, y: 10)), .line(CGPoint(x: 30, y: 20)),
      .line(CGPoint(x: 10, y: 20)), .close,
    ]
    for data in ["M10 10H30V20H10Z", "m10,10h20v10h-20z", "M10 10 30 10 30 20 10 20z"] {
      #expect(try path(data)?.steps == box, "\(data)")
    }
    let stretched = try path("M0 0H1V1z", ", viewBox: 0 0 2 2")
    #expect(stretched?.box == CGRect(x: 0, y: 0, width: 50, height: 30))
    let curves = try path("M0 0C10 0 10 10 20 10S30 20 40 20Q50 20 50 30T60 40")
    #expect(
      curves?.steps[2]
        == .curve(
          CGPoint(x: 30, y: 10),
          CGPoint(x: 30, y: 20),
          to: CGPoint(x: 40, y: 20)
        )
    )
    #expect(curves?.steps[4] == .quad(CGPoint(x: 50, y: 40), to: CGPoint(x: 60, y: 40)))
    let circle = try path("M10 20a10 10 0 1120 0a10 10 0 11-20 0z")
    let round = try #require(circle?.box)
    #expect(abs(round.minX - 10) < 1e-6 && abs(round.minY - 10) < 1e-3)
    #expect(abs(round.width - 20) < 1e-6 && abs(round.height - 20) < 1e-2)
    // Radii that don't reach are enlarged.
    let wide = try path("M0 0A1 1 0 0 1 20 0")
    #expect(wide?.box.map { abs($0.minY + 10) < 1e-3 } == true)
  }

  @Test(arguments: [
    ("gradient: red", ["wrong-type"]), ("gradient: []", ["no-colors"]),
    ("gradient: {angle: 4}", ["missing-key"]),
    ("gradient: {colors: [red], angel: 4}", ["object-key"]),
    ("gradient: {colors: [red, blue], angle: 4, from: top}", ["two-directions"]),
    ("gradient: {colors: [red, blue], from: topLeft}", ["position"]),
    ("gradient: {colors: [red, blue], kind: sweep}", ["enumerator"]),
    ("gradient: [red, {color: blue, at: 140%}]", ["out-of-range"]),
    ("gradient: [rde, blue]", ["unknown-color"]),
    ("shape: circle", ["figure"]), ("shape: M0 0 L5", ["path-number"]),
    ("shape: M0 0 X5 5", ["path-letter"]), ("shape: {path: L5 5}", ["wrong-value"]),
    ("shape: {form: line, path: M0 0H4}", ["two-figures"]),
    ("shape: line, trim: 80% 20%", ["turned-range"]),
    ("shape: line, cap: rund", ["enumerator"]),
    ("shape: {path: M0 0H4, viewBox: 0 0 0 4}", ["out-of-range"]),
  ])
  func `with a mistake is told of it`(node: String, expected: [String]) throws {
    var found: [Diagnostic] = []
    do throws(DesignError) {
      let design = try Design(yaml: "canvas: 100x60\nview: {\(node)}\n")
      found = try design.drawing().diagnostics
    } catch {
      found = error.diagnostics
    }
    #expect(found.map(\.id) == expected)
  }
}
