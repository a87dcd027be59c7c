public import SnaplineGeometry
public import SnaplineScene

import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGSize

extension Seed {
  /// A position as layout makes them: often whole, sometimes with every bit of a fraction.
  public mutating func position() -> Double {
    switch number(in: 0...3) {
    case 0: Double(number(in: -50...900))
    case 1: Double(number(in: -200...2000)) / 4
    case 2: Double(number(in: -90_000...90_000)) / 1024
    default: Double.random(in: -1e4...1e4, using: &self)
    }
  }

  public mutating func edges() -> Edges {
    let (left, top) = (position(), position())
    return Edges(
      left: left,
      top: top,
      right: left + abs(position()),
      bottom: top + abs(position())
    )
  }

  public mutating func color() -> RGBA {
    let alpha = chance(0.7) ? 1 : Double.random(in: 0...1, using: &self)
    guard chance(0.2) else {
      return RGBA(
        bytes: number(in: 0...255),
        number(in: 0...255),
        number(in: 0...255),
        alpha: alpha
      )
    }
    return RGBA(
      red: Double.random(in: -0.2...1.2, using: &self),
      green: Double.random(in: 0...1, using: &self),
      blue: Double.random(in: 0...1, using: &self),
      alpha: alpha
    )
  }

  public mutating func string() -> String {
    let pieces = [
      "Hello", " ", "wörld", "\"", "\\", "\n", "\t", "日本語", "👩‍👩‍👧", "مرحبا", "\u{202E}", "e\u{301}",
      "}",
      "{", "\u{0}", "#", "a b", "\u{85}", "\r",
    ]
    return (0..<number(in: 0...5)).map { _ in pieces.randomElement(using: &self) ?? "" }.joined()
  }

  public mutating func shape() -> Shape {
    if chance(0.2) { return .path(path(), chance(0.5) ? .winding : .evenOdd) }
    let edges = edges()
    if chance(0.5) { return .rectangle(edges) }
    let radii =
      chance(0.5)
      ? CornerRadii(Double(number(in: 0...20)))
      : CornerRadii(
        topLeft: position(),
        topRight: position(),
        bottomRight: position(),
        bottomLeft: position()
      )
    return .rounded(edges, radii, chance(0.5) ? .circular : .continuous)
  }

  public mutating func path() -> Path {
    var path = Path()
    func point() -> CGPoint { CGPoint(x: position(), y: position()) }
    for _ in 0..<number(in: 0...8) {
      switch number(in: 0...5) {
      case 0: path.move(to: point())
      case 1: path.addQuadCurve(to: point(), control: point())
      case 2: path.addCurve(to: point(), control1: point(), control2: point())
      case 3: path.close()
      default: path.addLine(to: point())
      }
    }
    return path
  }

  public mutating func stroke() -> Stroke {
    Stroke(
      width: abs(position()),
      cap: Stroke.Cap.allCases[number(in: 0...2)],
      join: Stroke.Join.allCases[number(in: 0...2)],
      dash: (0..<number(in: 0...3)).map { _ in Double(number(in: 0...9)) }
    )
  }

  public mutating func shadow() -> Shadow {
    Shadow(color: color(), radius: 4, x: position(), y: 2)
  }

  public mutating func face() -> FontFace {
    let size = Double(number(in: 9...40))
    return FontFace(
      file: ["Inter-Regular.otf", "Inter-Bold.otf", "NotoSans \"x\".ttf"][number(in: 0...2)],
      index: chance(0.2) ? .random(in: 0...UInt32.max, using: &self) : 0,
      axes: chance(0.2) ? "wght=550" : "",
      matrix: FontFace.Matrix(xx: size, yx: 0, xy: chance(0.2) ? -0.2 * size : 0, yy: size),
      isSyntheticBold: chance(0.1),
      allowsBitmaps: chance(0.9),
      isColor: chance(0.1),
      name: FontFace.Name(
        family: chance(0.5) ? "Inter" : "Noto Sans",
        size: size,
        weight: number(in: 1...9) * 100,
        isItalic: chance(0.2)
      )
    )
  }

  public mutating func textLine() -> TextLine {
    let runs = (0..<number(in: 0...3)).map { _ in
      GlyphRun(
        face: face(),
        color: color(),
        string: string(),
        isRightToLeft: chance(0.3),
        glyphs: (0..<number(in: 0...30)).map { place in
          Glyph(
            id: .random(in: 0...70_000, using: &self),
            x: position(),
            y: chance(0.8) ? 0 : position(),
            cluster: chance(0.5) ? Int32(place) : .random(in: -5...500, using: &self),
            isMissing: chance(0.05)
          )
        },
        link: chance(0.1) ? string() : nil,
        joins: GlyphRun.Joins(rawValue: chance(0.1) ? UInt8(number(in: 1...3)) : 0),
        features: chance(0.1) ? ["tnum", "liga=0"] : [],
        paint: chance(0.1) ? paint() : nil,
        outline: chance(0.1)
          ? LetterOutline(
            width: Double(number(in: 0...4)),
            color: color(),
            isHollow: chance(0.5)
          ) : nil
      )
    }
    let decorations = (0..<(chance(0.2) ? 2 : 0)).map { _ in
      TextDecoration(
        kind: chance(0.5) ? .underline : .strikethrough,
        color: color(),
        edges: edges()
      )
    }
    return TextLine(
      string: string(),
      x: position(),
      baseline: position(),
      width: 3,
      runs: runs,
      decorations: decorations
    )
  }

  public mutating func paint() -> Paint {
    let stops = (0..<number(in: 0...3)).map { _ in
      GradientStop(offset: .random(in: 0...1, using: &self), color: color())
    }
    func point() -> CGPoint { CGPoint(x: position(), y: position()) }
    switch number(in: 0...4) {
    case 0: return .linear(LinearGradient(start: point(), end: point(), stops: stops))
    case 1:
      return .radial(
        RadialGradient(
          center: point(),
          radiusX: position(),
          radiusY: 3,
          focus: chance(0.5) ? point() : nil,
          focalRadius: chance(0.5) ? 0.25 : 0,
          stops: stops
        )
      )
    case 2:
      return .conic(ConicGradient(center: point(), angle: position(), stops: stops))
    default: return .color(color())
    }
  }

  public mutating func raster() -> Raster {
    let (width, height) = (number(in: 0...4), number(in: 0...3))
    let bytes = (0..<width * height * 4).map { _ in UInt8(number(in: 0...255)) }
    return Raster(width: width, height: height, bytes: bytes)
  }

  public mutating func group() -> Group {
    Group(
      identifier: chance(0.3) ? string() : nil,
      className: ["View", "Label", "Cell<Int>", "Übersicht", "", "two words"][number(in: 0...5)],
      accessibility: chance(0.5)
        ? nil
        : Accessibility(
          label: chance(0.5) ? string() : nil,
          value: chance(0.2) ? string() : nil,
          hint: chance(0.2) ? string() : nil,
          traits: chance(0.5) ? ["button", "two words"] : [],
          isHidden: chance(0.2)
        ),
      opacity: chance(0.7) ? 1 : 0.3,
      clip: chance(0.3) ? shape() : nil,
      transform: chance(0.8)
        ? .identity : Transform(a: 1, b: 0.1, c: 0, d: 2, tx: CGFloat(position()), ty: 3),
      blend: chance(0.8) ? nil : BlendMode.allCases.randomElement(using: &self),
      shadow: chance(0.8) ? nil : shadow(),
      effect: chance(0.9)
        ? nil : GroupEffect(blur: Double(number(in: 0...4)), tint: chance(0.5) ? color() : nil)
    )
  }
}

extension Scene {
  /// A scene that no layout would make, to try every form of its parts.
  public static func random(_ seed: Seed) -> Scene {
    var seed = seed
    var scene = Scene(
      size: CGSize(width: abs(seed.position()), height: 40),
      scale: Double(seed.number(in: 1...3)),
      tree: .random(&seed)
    )
    var depth = 0
    for _ in 0..<seed.number(in: 1...30) {
      switch seed.number(in: 0...9) {
      case 0, 1:
        scene.items.append(.begin(seed.group()))
        depth += 1
      case 2 where depth > 0:
        scene.items.append(.end)
        depth -= 1
      case 3: scene.items.append(.border(seed.shape(), width: seed.position(), seed.color()))
      case 4: scene.items.append(.text(seed.textLine()))
      case 5:
        scene.items.append(.shadow(seed.shape(), seed.shadow()))
      case 8: scene.items.append(.stroke(seed.shape(), seed.stroke(), seed.paint()))
      case 6: scene.items.append(.picture(seed.raster(), seed.edges()))
      case 7:
        scene.items += [
          .begin(seed.group()), .beginMask, .fill(seed.shape(), .color(seed.color())), .endMask,
          .end,
        ]
      default: scene.items.append(.fill(seed.shape(), seed.paint()))
      }
    }
    scene.items += Array(repeating: .end, count: depth)
    return scene
  }
}

extension LayoutTree {
  /// A tree in the order in which it is painted.
  public static func random(_ seed: inout Seed) -> LayoutTree {
    var tree = LayoutTree()
    var ancestors: [Int] = []
    for place in 0..<seed.number(in: 0...30) {
      ancestors.removeLast(min(ancestors.count, seed.number(in: 0...2)))
      tree.nodes.append(
        Node(
          parent: ancestors.last,
          className: seed.group().className,
          identifier: seed.chance(0.3) ? seed.string() : nil,
          frame: seed.edges(),
          text: seed.chance(0.3) ? seed.string() : nil,
          isHidden: seed.chance(0.1)
        )
      )
      ancestors.append(place)
    }
    return tree
  }
}
