import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineImages
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineRendering

private let red = RGBA(red: 1, green: 0, blue: 0)
private let canvasEdges = Edges(left: 0, top: 0, right: 40, bottom: 30)

private func paint(
  _ items: [DisplayItem],
  scale: Double = 1,
  limits: Limits = Limits()
) throws -> Bitmap {
  try Scene(size: CGSize(width: 40, height: 30), scale: scale, items: items)
    .bitmap(environment: Environment(limits: limits))
}

private func painted(_ items: [DisplayItem]) throws -> Bitmap { try paint(items) }

private func fill(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double, _ color: RGBA)
  -> DisplayItem
{
  .fill(.rectangle(Edges(left: left, top: top, right: right, bottom: bottom)), .color(color))
}

private func line(_ points: CGPoint...) -> Shape {
  .path(
    Path {
      for (place, point) in points.enumerated() {
        if place == 0 { $0.move(to: point) } else { $0.addLine(to: point) }
      }
    },
    .winding
  )
}

@Suite struct `A line along a path` {
  @Test(arguments: [1.0, 2, 3, 1.5])
  func `covers whole rows where it lies on whole pixels`(scale: Double) throws {
    let stroke = Stroke(width: 2)
    let shape = line(CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10))
    let expected = try paint([fill(0, 9, 40, 11, red)], scale: scale)
    #expect(try paint([.stroke(shape, stroke, .color(red))], scale: scale) == expected)
  }

  @Test func `takes a gradient as a fill does`() throws {
    let gradient = Paint.linear(
      LinearGradient(
        start: .zero,
        end: CGPoint(x: 40, y: 30),
        stops: [GradientStop(offset: 0, color: red), GradientStop(offset: 1, color: .black)]
      )
    )
    let shape = line(CGPoint(x: 5, y: 10), CGPoint(x: 35, y: 10))
    let box = Shape.rectangle(Edges(left: 5, top: 8, right: 35, bottom: 12))
    let lined = try paint([.stroke(shape, Stroke(width: 4), gradient)])
    #expect(lined == (try paint([.fill(box, gradient)])))
  }

  @Test func `with dashes too fine to see is as light as they leave it`() throws {
    let shape = line(CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10))
    let dashed = Stroke(width: 4, dash: [1e-7, 3e-7])
    var quarter = red
    quarter.alpha = 0.25
    let expected = try paint([.stroke(shape, Stroke(width: 4), .color(quarter))])
    #expect(try paint([.stroke(shape, dashed, .color(red))]) == expected)
    let none = try paint([.stroke(shape, Stroke(width: 4, dash: [0, 0]), .color(red))])
    #expect(none == (try paint([.stroke(shape, Stroke(width: 4), .color(red))])))
  }

  @Test func `has dots in documents that are as long as every viewer draws them`() {
    for (dash, phase) in [
      ([0.0, 6], 0.0), ([0, 6, 3, 4], 2), ([4, 6, 0, 3], 0), ([0, 5, 2], 1),
    ] {
      let stroke = Stroke(width: 2, cap: .round, dash: dash, dashPhase: phase)
      let longer = stroke.withLongDots
      let even = dash.count.isMultiple(of: 2) ? dash : dash + dash
      #expect(stride(from: 0, to: longer.dash.count, by: 2).allSatisfy { longer.dash[$0] > 0 })
      #expect(abs(longer.dash.reduce(0, +) - even.reduce(0, +)) < 1e-9)
      // The middles stay where they were.
      var (place, longPlace) = (-phase, -longer.dashPhase)
      for (part, (length, longLength)) in zip(even, longer.dash).enumerated() {
        let isMoved = abs(place + length / 2 - longPlace - longLength / 2) > 1e-9
        #expect(part % 2 == 1 || !isMoved, "\(dash)")
        (place, longPlace) = (place + length, longPlace + longLength)
      }
    }
    for dash in [[], [2.0, 3], [0, 0, 1, 0]] {
      #expect(Stroke(width: 2, dash: dash).withLongDots.dash == dash)
    }
  }

  @Test func `costs little with a million steps, and with numbers beyond all pictures`() throws {
    var path = Path()
    path.move(to: .zero)
    for step in 0..<1_000_000 {
      path.addLine(to: CGPoint(x: Double(step % 400) / 10, y: Double(step * 7 % 300) / 10))
    }
    let lined = try paint([.stroke(.path(path, .winding), Stroke(width: 1), .color(red))])
    expectEqual(lined.pixel(20, 15), [255, 0, 0, 255])
    #expect(throws: RenderingError.tooIntricate(group: "chart")) {
      try paint([
        .begin(Group(className: "chart")), .fill(.path(path, .evenOdd), .color(red)), .end,
      ])
    }
    let far = line(CGPoint(x: -1e300, y: 1e300), CGPoint(x: Double.infinity, y: 5))
    let wide = Stroke(width: 900_000, cap: .round, join: .round, miterLimit: 1e9, dash: [3, 1e5])
    _ = try paint([.stroke(far, wide, .color(red))])
  }

  /// Drawn in parts, where many steps lead on.
  @Test func `of many steps is the line of few`() throws {
    let corners = [CGPoint(x: 5, y: 5), CGPoint(x: 35, y: 5), CGPoint(x: 35, y: 25)]
    let steps = Path { path in
      path.move(to: corners[0])
      for step in 1...12_000 {
        let share = Double(step) / 6000
        let isFirst = share <= 1
        path.addLine(
          to: isFirst
            ? CGPoint(x: 5 + 30 * share, y: 5) : CGPoint(x: 35, y: 5 + 20 * (share - 1))
        )
      }
    }
    let gradient = Paint.linear(
      LinearGradient(
        start: .zero,
        end: CGPoint(x: 40, y: 0),
        stops: [GradientStop(offset: 0, color: red), GradientStop(offset: 1, color: .black)]
      )
    )
    for paint in [Paint.color(red), gradient] {
      for stroke in [Stroke(width: 4), Stroke(width: 2, dash: [4, 3])] {
        let short = line(corners[0], corners[1], corners[2])
        let one = try painted([.stroke(short, stroke, paint)])
        let other = try painted([.stroke(.path(steps, .winding), stroke, paint)])
        let far = zip(one.bytes, other.bytes).filter { abs(Int($0) - Int($1)) > 8 }.count
        #expect(far < one.bytes.count / 100, "\(stroke)")
      }
    }
  }

  @Test func `that isn't a number names its group`() throws {
    let broken = line(CGPoint(x: Double.nan, y: 0), CGPoint(x: 3, y: 3))
    let shape = line(.zero, CGPoint(x: 9, y: 9))
    let strokes = [Stroke(width: .nan), Stroke(width: 1, dash: [-1]), Stroke(width: .infinity)]
    let items =
      [DisplayItem.stroke(broken, Stroke(width: 1), .color(red))]
      + strokes.map { .stroke(shape, $0, .color(red)) }
    for item in items {
      #expect(throws: RenderingError.unpaintable(group: "pen")) {
        try paint([.begin(Group(className: "pen")), item])
      }
    }
  }
}

@Suite struct `A group that is blended` {
  private let yellow = RGBA(red: 1, green: 1, blue: 0)
  private let cyan = RGBA(red: 0, green: 1, blue: 1)

  /// A formula of the W3C's Compositing and Blending, for opaque colours.
  private static let formulas: [BlendMode: @Sendable (Double, Double) -> Double] = [
    .normal: { $1 }, .multiply: { $0 * $1 }, .screen: { $0 + $1 - $0 * $1 },
    .darken: { min($0, $1) }, .lighten: { max($0, $1) }, .difference: { abs($0 - $1) },
    .exclusion: { $0 + $1 - 2 * $0 * $1 }, .plusLighter: { min(1, $0 + $1) },
    .hardLight: { $1 <= 0.5 ? $0 * 2 * $1 : $0 + (2 * $1 - 1) - $0 * (2 * $1 - 1) },
    .overlay: { $0 <= 0.5 ? $1 * 2 * $0 : $1 + (2 * $0 - 1) - $1 * (2 * $0 - 1) },
    .colorDodge: { $0 == 0 ? 0 : $1 >= 1 ? 1 : min(1, $0 / (1 - $1)) },
    .colorBurn: { $0 >= 1 ? 1 : $1 <= 0 ? 0 : 1 - min(1, (1 - $0) / $1) },
    .softLight: { back, over in
      guard over > 0.5 else { return back - (1 - 2 * over) * back * (1 - back) }
      let root = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()
      return back + (2 * over - 1) * (root - back)
    },
  ]

  @Test func `has the colours of the formula of its way to blend`() throws {
    for var seed in Seed.some(40) {
      func color() -> RGBA {
        RGBA(bytes: seed.number(in: 0...255), seed.number(in: 0...255), seed.number(in: 0...255))
      }
      let (back, over) = (color(), color())
      for (mode, formula) in Self.formulas {
        let bitmap = try paint([
          fill(0, 0, 40, 30, back), .begin(Group(className: "", blend: mode)),
          fill(0, 0, 40, 30, over), .end,
        ])
        let expected = [
          formula(back.red, over.red), formula(back.green, over.green),
          formula(back.blue, over.blue),
        ]
        for (found, wanted) in zip(bitmap.pixel(9, 9), expected) {
          #expect(abs(Double(found) - wanted * 255) <= 1.5, "\(mode) \(seed)")
        }
      }
    }
  }

  @Test func `by colour keeps what its name says`() throws {
    // By the W3C's definitions: the backdrop's light, with the colour of the group.
    for mode in [BlendMode.hue, .saturation, .color, .luminosity] {
      let bitmap = try paint([
        fill(0, 0, 40, 30, RGBA(bytes: 120, 120, 120)), .begin(Group(className: "", blend: mode)),
        fill(0, 0, 40, 30, RGBA(bytes: 200, 40, 90)), .end,
      ])
      let pixel = bitmap.pixel(5, 5).map { Double($0) }
      let light = 0.3 * pixel[0] + 0.59 * pixel[1] + 0.11 * pixel[2]
      let wanted = mode == .luminosity ? 0.3 * 200 + 0.59 * 40 + 0.11 * 90 : 120
      #expect(abs(light - wanted) <= 2, "\(mode)")
    }
  }

  @Test func `sees nothing outside of a group of its own`() throws {
    let items: [DisplayItem] = [
      fill(0, 0, 40, 30, cyan), .begin(Group(className: "", blend: .normal)),
      .begin(Group(className: "", blend: .multiply)), fill(0, 0, 20, 30, yellow), .end, .end,
    ]
    try expectEqual(paint(items).pixel(5, 5), [255, 255, 0, 255])
    var through = items
    through[1] = .begin(Group(className: ""))
    try expectEqual(paint(through).pixel(5, 5), [0, 255, 0, 255])
  }

  @Test func `takes away what lies behind it, and nothing outside of its surroundings`() throws {
    let bitmap = try paint([
      fill(0, 0, 40, 30, cyan), .begin(Group(className: "", blend: .normal)),
      fill(0, 0, 20, 30, red), .begin(Group(className: "", blend: .destinationOut)),
      fill(5, 5, 10, 10, .black), .end, .end,
    ])
    expectEqual(bitmap.pixel(7, 7), [0, 255, 255, 255])
    expectEqual(bitmap.pixel(2, 2), [255, 0, 0, 255])
  }
}

@Suite struct `A gradient around a centre` {
  private func gradient(_ stops: [GradientStop], angle: Double = 0) -> DisplayItem {
    let center = CGPoint(x: 20, y: 15)
    return .fill(
      .rectangle(canvasEdges),
      .conic(ConicGradient(center: center, angle: angle, stops: stops))
    )
  }

  @Test func `has the colour of each pixel's direction`() throws {
    let stops = [
      GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white),
    ]
    for angle in [0.0, 1, -2.5] {
      let bitmap = try paint([gradient(stops, angle: angle)], scale: 2)
      for (x, y) in [(3, 4), (70, 10), (60, 50), (10, 55), (41, 2), (2, 31)] {
        var turn = atan2(Double(y) + 0.5 - 30, Double(x) + 0.5 - 40) - angle
        while turn < 0 { turn += 2 * .pi }
        let share = (turn / (2 * .pi)).truncatingRemainder(dividingBy: 1)
        let found = Double(bitmap.pixel(x, y)[0])
        #expect(abs(found - share * 255) <= 1, "\(x) \(y) at \(angle)")
      }
    }
  }

  @Test func `goes on with its last colour where its stops end`() throws {
    let stops = [GradientStop(offset: 0, color: red), GradientStop(offset: 0.25, color: red)]
    #expect(try paint([gradient(stops)]) == (try paint([fill(0, 0, 40, 30, red)])))
  }
}

@Suite struct `A gradient between two circles` {
  @Test func `has the colours of the circles through each pixel`() throws {
    let gradient = RadialGradient(
      center: CGPoint(x: 20, y: 15),
      radiusX: 14,
      radiusY: 14,
      focus: CGPoint(x: 15, y: 12),
      focalRadius: 0.2,
      stops: [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white)]
    )
    let bitmap = try paint([.fill(.rectangle(canvasEdges), .radial(gradient))])
    // Points on the circle of a share: its centre and radius lie that far between the two.
    for share in [0.0, 0.25, 0.5, 0.75, 1] {
      let center = (x: 15 + 5 * share, y: 12 + 3 * share)
      let radius = 2.8 + (14 - 2.8) * share
      for turn in stride(from: 0.0, to: 6, by: 0.7) {
        let (x, y) = (center.x + radius * cos(turn), center.y + radius * sin(turn))
        let (column, row) = (Int(x), Int(y))
        guard (0..<40).contains(column), (0..<30).contains(row) else { continue }
        // A pixel is as wide as this many levels, at most.
        #expect(abs(Double(bitmap.pixel(column, row)[0]) - share * 255) <= 34, "\(share) \(turn)")
      }
    }
    expectEqual(bitmap.pixel(15, 12), [0, 0, 0, 255])
    expectEqual(bitmap.pixel(39, 29), [255, 255, 255, 255])
  }
}

@Suite struct `A shadow of a group` {
  private let shadow = Shadow(color: .black, radius: 2, x: 4, y: 3)

  @Test func `is that of the shape in it`() throws {
    let shape = Shape.rectangle(Edges(left: 8, top: 8, right: 22, bottom: 18))
    let grouped = try paint(
      [.begin(Group(className: "", shadow: shadow)), .fill(shape, .color(red)), .end],
      scale: 2
    )
    let plain = try paint([.shadow(shape, shadow), .fill(shape, .color(red))], scale: 2)
    let most = zip(grouped.bytes, plain.bytes).map { abs(Int($0) - Int($1)) }.max()
    #expect(try #require(most) <= 3)
  }

  @Test func `is cast by all of it at once, and dimmed with it`() throws {
    let items: [DisplayItem] = [fill(8, 8, 15, 18, red), fill(15, 8, 22, 18, red)]
    let whole = [fill(8, 8, 22, 18, red)]
    for opacity in [1, 0.5] {
      let group = DisplayItem.begin(Group(className: "", opacity: opacity, shadow: shadow))
      #expect(try paint([group] + items + [.end]) == (try paint([group] + whole + [.end])))
    }
  }

  @Test func `of nothing, or beyond the canvas, is nothing`() throws {
    let group = DisplayItem.begin(Group(className: "", shadow: shadow))
    #expect(try paint([group, .end]) == (try paint([])))
    #expect(try paint([group, fill(900, 900, 910, 910, red), .end]) == (try paint([])))
  }
}
