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
import SnaplineText
import TestSupport
import Testing

@Suite struct `Shadows, letters, masks and effects of a design` {
  private func scene(_ keys: String) throws -> Scene {
    try Drawn(
      """
      canvas: {size: 60x40, scale: 2, background: clear}
      view: {filling: superview, \(keys)}

      """
    ).scene
  }

  private func groups(_ keys: String) throws -> [Group] {
    try scene(keys).items.compactMap { if case .begin(let group) = $0 { group } else { nil } }
  }

  private func runs(_ keys: String) throws -> [GlyphRun] {
    try scene(keys).runs
  }

  @Test func `cast several shadows, the first painted last`() throws {
    let items = try scene("background: white, shadow: [2 red, {radius: 4, color: blue, y: 3}]")
      .items
    let radii = items.compactMap {
      if case .shadow(_, let shadow) = $0 { shadow.radius } else { nil }
    }
    expectEqual(radii, [4, 2])
    #expect(
      try scene("background: white, shadow: [2 red]") == scene("background: white, shadow: 2 red")
    )
  }

  @Test func `cast the shadows of what is in a view without a background`() throws {
    let cast = try groups("label: Hi, shadow: [2 red, 4 blue]").compactMap(\.shadow?.radius)
    // The outer group's content is the inner one, with its shadow.
    expectEqual(cast, [4, 2])
  }

  @Test func `cast a shadow inward, onto the background and within the corners`() throws {
    let inner = "{radius: 3, color: red, y: 2, inner: true}"
    let items = try scene("background: white, cornerRadius: 8, shadow: \(inner)").items
    let kinds = items.compactMap { item -> String? in
      switch item {
      case .fill: "fill"
      case .shadow(.path(_, .evenOdd), _): "inner"
      case .shadow: "outer"
      case .begin(let group): group.clip == nil ? nil : "clip"
      default: nil
      }
    }
    expectEqual(kinds.suffix(3), ["fill", "clip", "inner"])
    // The middle keeps its colour, and the upper edge is red.
    let picture = try scene("background: white, shadow: \(inner)").bitmap()
    let (edge, middle) = (picture.pixel(60, 0), picture.pixel(60, 40))
    #expect(middle[1] > 250 && edge[1] < 160 && edge[0] > 250, "\(edge) \(middle)")
  }

  @Test func `paint letters with a gradient over the label, and words of a colour as they are`()
    throws
  {
    let gradient = "color: {gradient: [red, blue], angle: 90}"
    let found = try runs("label: Hi, \(gradient)")
    guard case .linear(let linear)? = found.first?.paint else {
      Issue.record("\(found)")
      return
    }
    expectEqual([linear.start.x, linear.end.x], [0, 60])
    let mixed = try Drawn(
      """
      styles: {loud: {color: green}}
      view: {label: {markup: "Hi [there]{loud}"}, \(gradient), filling: superview}

      """
    ).scene.runs
    expectEqual(mixed.map { $0.paint == nil }, [false, true])
  }

  @Test func `follow letters with a line that an attributed string of Swift's draws as well`()
    throws
  {
    let found = try runs("label: Hi, font: 20, outline: {width: 1, color: red, hollow: true}")
    let red = try #require(found.first?.outline?.color)
    expectEqual(found.first?.outline, LetterOutline(width: 1, color: red, isHollow: true))
    let label = Label(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    label.attributedText = NSAttributedString(
      string: "Hi",
      attributes: [.font: Font.systemFont(ofSize: 20), .strokeWidth: 5, .strokeColor: Color(red)]
    )
    let own = try label.scene().runs
    expectEqual(own.first?.outline, found.first?.outline)
  }

  @Test(arguments: [
    "ellipse", "{image: {symbol: heart.fill}}", "{gradient: [black, clear]}",
    "{path: M0 0 L24 0 L12 24 Z, viewBox: 0 0 24 24}",
  ])
  func `let a view show through what they say, at the view's size`(mask: String) throws {
    let plain = try scene("background: red").bitmap()
    let masked = try scene("background: red, mask: \(mask)").bitmap()
    let corner = masked.pixel(119, 79)
    #expect(plain.pixel(119, 79)[3] == 255 && corner[3] < 8, "\(corner)")
    let shown = (0..<120).flatMap { x in (0..<80).map { masked.pixel(x, $0)[3] } }
    #expect(shown.contains { $0 > 240 })
  }

  @Test func `blur and tint what a view shows, and leave nothing of it sharp`() throws {
    let inner = "view: [{background: red, size: 20, centeredIn: superview}]"
    let plain = try scene(inner).bitmap()
    let blurred = try scene("\(inner), effect: {blur: 4}").bitmap()
    let total = { (bitmap: Bitmap) in
      (0..<80).reduce(0) { sum, y in (0..<120).reduce(sum) { $0 + Int(bitmap.pixel($1, y)[3]) } }
    }
    // A blur moves opacity and makes none.
    let share = Double(total(blurred)) / Double(total(plain))
    #expect(abs(share - 1) < 0.02, "\(share)")
    #expect(plain.pixel(38, 40)[3] == 0 && blurred.pixel(38, 40)[3] > 60)
    let tinted = try scene("\(inner), effect: {tint: blue}").bitmap()
    #expect(tinted.pixel(60, 40)[2] == 255 && tinted.pixel(60, 40)[0] == 0)
    #expect(tinted.pixel(10, 10)[3] == 0)
  }

  @Test func `keep the edges of a blurred picture that fills the canvas`() throws {
    let blurred = try scene("background: red, effect: {blur: 6}").bitmap()
    for (x, y) in [(0, 0), (119, 0), (0, 79), (119, 79), (60, 0)] {
      #expect(blurred.pixel(x, y)[3] == 255, "\(x) \(y)")
    }
  }

  @Test func `mix a view with an effect as a whole`() throws {
    let found = try groups("background: red, blend: multiply, effect: {blur: 2}")
    let both = found.filter { $0.effect != nil || $0.blend != nil }
    expectEqual(both.map(\.blend), [.multiply])
    expectEqual(both.map { $0.effect?.blur }, [2])
  }

  /// An opacity and a colour that lets as much through are the same.
  @Test(arguments: ["color", "hue", "saturation", "luminosity", "overlay"])
  func `are mixed as much as they are opaque`(blend: String) throws {
    func pixel(_ looks: String) throws -> [UInt8] {
      let view = "view: [{background: A66686, filling: superview}, {\(looks), filling: superview}]"
      let design = try Design(yaml: "canvas: {size: 8x8, scale: 1}\n\(view)\n")
      return try design.drawing().scene.bitmap().pixel(4, 4)
    }
    let whole = try pixel("background: 40C060, alpha: 50%, blend: \(blend)")
    let clear = try pixel("background: 40C060/50%, blend: \(blend)")
    for (one, other) in zip(whole, clear) {
      #expect(abs(Int(one) - Int(other)) <= 2, "\(whole) and \(clear)")
    }
  }
}

extension Scene {
  fileprivate var runs: [GlyphRun] {
    items.flatMap { item -> [GlyphRun] in if case .text(let line) = item { line.runs } else { [] } }
  }
}
