import Foundation
import SnaplineGeometry
import SnaplineImages
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A border around a ground` {
  enum Output: String, CaseIterable { case png, svg, pdf }

  /// A ground in one colour, a border around it, and where the two are.
  struct Case: Sendable {
    var name: String
    var shape: Shape
    /// What stands before the border, in the colour of the ground.
    var content: @Sendable (Shape, Paint) -> [DisplayItem] = { [.fill($0, $1)] }
    var group = Group(className: "")
    /// Whether the ground is painted first, which leaves some of it in hairlines of a document.
    var isGroundFirst = false
  }

  private static func box(_ inset: Double = 3, _ odd: Double = 0) -> Edges {
    Edges(
      left: inset + odd,
      top: inset - odd,
      right: 27 - inset + odd,
      bottom: 23 - inset + odd / 2
    )
  }

  private static let round = Shape.rounded(box(), CornerRadii(7), .circular)
  private static let uneven = CornerRadii(topLeft: 0, topRight: 3, bottomRight: 8, bottomLeft: 5)

  static let cases: [Case] = [
    Case(name: "a card", shape: round),
    Case(name: "a pill", shape: .rounded(box(), CornerRadii(9), .circular)),
    Case(name: "uneven corners", shape: .rounded(box(), uneven, .circular)),
    Case(name: "smooth corners", shape: .rounded(box(), CornerRadii(6), .continuous)),
    Case(name: "small corners", shape: .rounded(box(), CornerRadii(1), .circular)),
    Case(name: "a box between pixels", shape: .rectangle(box(3, 0.3))),
    Case(
      name: "a turned box",
      shape: .rectangle(box(6)),
      group: Group(className: "", transform: turn)
    ),
    Case(name: "a gradient", shape: round, content: { [.fill($0, gradient($1))] }),
    Case(
      name: "a child that reaches the border",
      shape: round,
      content: { [.fill($0, $1), .fill(.rectangle(band), $1)] },
      isGroundFirst: true
    ),
    Case(
      name: "a child that is cut",
      shape: round,
      content: { [.fill(.rectangle($0.bounds), $1)] },
      group: Group(className: "", clip: round),
      isGroundFirst: true
    ),
    Case(
      name: "a ground and a child that are cut",
      shape: round,
      content: { [.fill($0, $1), .fill(.rectangle($0.bounds), $1)] },
      group: Group(className: "", clip: round)
    ),
  ]

  private static let band = Edges(left: 3, top: 10, right: 24, bottom: 13)
  private static let turn = Transform(translationX: 15, y: 12)
    .concatenating(Transform(rotationAngle: 0.4))
    .concatenating(Transform(translationX: -1, y: -6))

  private static func gradient(_ paint: Paint) -> Paint {
    guard case .color(let color) = paint else { return paint }
    let stops = [GradientStop(offset: 0, color: color), GradientStop(offset: 1, color: color)]
    let ends = (CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 9))
    return .linear(LinearGradient(start: ends.0, end: ends.1, stops: stops))
  }

  typealias Colors = (ground: RGBA, border: RGBA, behind: RGBA)

  /// Twenty grounds and borders, and what lies behind; the first is the white ring of a green dot.
  private static let colors: [Colors] =
    [(RGBA(bytes: 52, 199, 89), .white, .white), (.black, .white, RGBA(bytes: 0, 122, 255))]
    + Seed.some(18).map { seed in
      var seed = seed
      func color() -> RGBA {
        RGBA(bytes: seed.number(in: 0...255), seed.number(in: 0...255), seed.number(in: 0...255))
      }
      return (color(), color(), color())
    }

  @Test(arguments: Output.allCases, [1.0, 2, 3])
  func `leaves no trace of the ground outside, nor of what lies behind inside`(
    output: Output,
    scale: Double
  ) throws {
    try Self.forEach(scale) { one, width, masks, colors in
      // Gradients are no plain colours, which the reader of documents knows alone.
      if output == .pdf, one.name == "a gradient" { return }
      let items =
        [.begin(one.group)] + one.content(one.shape, .color(colors.ground))
        + [.border(one.shape, width: width, colors.border), .end]
      let picture = try bitmap(items, on: colors.behind, scale, output)
      // A hairline's middle isn't hidden by it in every pixel, and documents have no pixels.
      let isThin = one.isGroundFirst && output != .png && width * scale < 2
      let most = isThin ? 16.0 : 3
      let outside = masks.residual(of: picture, colors.behind, colors.border, isInside: false)
      #expect(outside <= most, "\(one.name), \(width) wide, \(colors)")
      let inside = masks.residual(of: picture, colors.ground, colors.border, isInside: true)
      #expect(inside <= most, "\(one.name), \(width) wide, \(colors)")
    }
  }

  /// Goes through all cases and colours, with widths that take turns.
  private static func forEach(
    _ scale: Double,
    _ body: (Case, Double, Masks, Colors) throws -> Void
  ) throws {
    let widths = [1 / scale, 1, 2, 5]
    for (turn, one) in cases.enumerated() {
      for (step, width) in widths.enumerated() {
        let masks = try Masks(one, width: width, scale: scale)
        for (place, colors) in colors.enumerated() where (place + turn) % widths.count == step {
          try body(one, width, masks, colors)
        }
      }
    }
  }

  @Test(arguments: [1.0, 2, 3], [0.3, 0.9])
  func `that is translucent shows the ground, which ends with it`(
    scale: Double,
    alpha: Double
  ) throws {
    try Self.forEach(scale) { one, width, masks, colors in
      if one.name == "a child that reaches the border" { return }
      var border = colors.border
      border.alpha = alpha
      let items =
        [.begin(one.group)] + one.content(one.shape, .color(colors.ground))
        + [.border(one.shape, width: width, border), .end]
      let picture = try bitmap(items, on: colors.behind, scale, .png)
      let mixed = mix(border, colors.ground)
      let outside = masks.residual(of: picture, colors.behind, mixed, isInside: false)
      #expect(outside <= 4, "\(one.name), \(width) wide, \(colors)")
      let inside = masks.residual(of: picture, colors.ground, mixed, isInside: true)
      #expect(inside <= 4, "\(one.name), \(width) wide, \(colors)")
    }
  }

  @Test func `shows through a border what reaches into it`() throws {
    let child = RGBA(red: 1, green: 0, blue: 0)
    let border = RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)
    for clip in [nil, Self.round] {
      let picture = try bitmap(
        [
          .begin(Group(className: "", clip: clip)), .fill(Self.round, .color(.white)),
          .fill(.rectangle(Self.band), .color(child)), .border(Self.round, width: 2, border), .end,
        ],
        on: .white,
        1,
        .png
      )
      #expect(
        picture.pixel(4, 11) == [127, 0, 128, 255] || picture.pixel(4, 11) == [128, 0, 128, 255]
      )
    }
  }

  @Test func `needs no layer where it is opaque, and few words in SVG`() throws {
    let scene = Scene(
      size: CGSize(width: 27, height: 23),
      scale: 2,
      items: [.fill(Self.round, .color(.white)), .border(Self.round, width: 2, .black)]
    )
    let text = try scene.svg()
    #expect(
      text.contains(
        ##"<rect x="3" y="3" width="21" height="17" rx="7" fill="#000"/>"## + "\n"
          + ##"<rect x="5" y="5" width="17" height="13" rx="5" fill="#fff"/>"##
      ),
      "\(text)"
    )
    #expect(PDFReader(try scene.pdf()).shapes(onPageOfHeight: 23).count == 2)
  }

  private func mix(_ top: RGBA, _ ground: RGBA) -> RGBA {
    func part(_ one: Double, _ other: Double) -> Double {
      one * top.alpha + other * (1 - top.alpha)
    }
    return RGBA(
      red: part(top.red, ground.red),
      green: part(top.green, ground.green),
      blue: part(top.blue, ground.blue)
    )
  }

  private func bitmap(
    _ items: [DisplayItem],
    on behind: RGBA,
    _ scale: Double,
    _ output: Output
  ) throws -> Bitmap {
    let canvas = Edges(left: 0, top: 0, right: 27, bottom: 23)
    var scene = Scene(
      size: CGSize(width: canvas.width, height: canvas.height),
      scale: scale,
      items: [.fill(.rectangle(canvas), .color(behind))] + items
    )
    switch output {
    case .png: break
    case .svg: scene.items = try [.vector(VectorPicture(svg: scene.svg()), canvas)]
    case .pdf: scene.items = PDFReader(try scene.pdf()).shapes(onPageOfHeight: 23)
    }
    return try scene.bitmap()
  }
}

/// The pixels on the outer edge of a border that its inner side doesn't touch, and those of its inner
/// edge that lie inside of the outer one.
private struct Masks {
  private var outside: [Int] = []
  private var inside: [Int] = []

  init(_ one: `A border around a ground`.Case, width: Double, scale: Double) throws {
    let width = max(1, (width * scale).rounded()) / scale
    let edges = one.shape.bounds.inset(by: width)
    let innerShape: Shape =
      if case .rounded(_, let radii, let curve) = one.shape {
        .rounded(edges, radii.reduced(by: width), curve)
      } else {
        .rectangle(edges)
      }
    func mask(_ shape: Shape) throws -> Bitmap {
      let group = Group(className: "", transform: one.group.transform)
      return try Scene(
        size: CGSize(width: 27, height: 23),
        scale: scale,
        items: [.begin(group), .fill(shape, .color(.black)), .end]
      ).bitmap()
    }
    let (inner, outer) = (try mask(innerShape), try mask(one.shape))
    for pixel in 0..<inner.width * inner.height {
      let (isOutside, isInside) = (inner.bytes[pixel * 4 + 3], outer.bytes[pixel * 4 + 3])
      if isOutside == 0, isInside > 0 { outside.append(pixel) }
      if isInside == 255, isOutside < 255 { inside.append(pixel) }
    }
  }

  /// How far a pixel is from every mix of two colours at most, in levels.
  func residual(of picture: Bitmap, _ one: RGBA, _ other: RGBA, isInside: Bool) -> Double {
    let start = [one.red, one.green, one.blue].map { $0 * 255 }
    let way = zip([other.red, other.green, other.blue], start).map { $0 * 255 - $1 }
    let length = way[0] * way[0] + way[1] * way[1] + way[2] * way[2]
    var most = 0.0
    for pixel in isInside ? inside : outside {
      var step = [0.0, 0, 0]
      for channel in 0..<3 {
        step[channel] = Double(picture.bytes[pixel * 4 + channel]) - start[channel]
      }
      let along = step[0] * way[0] + step[1] * way[1] + step[2] * way[2]
      let share = length > 0 ? min(1, max(0, along / length)) : 0
      for channel in 0..<3 { most = max(most, abs(step[channel] - share * way[channel])) }
    }
    return most
  }
}
