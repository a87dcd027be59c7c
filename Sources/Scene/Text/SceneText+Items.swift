import SnaplineGeometry

import struct Foundation.CGFloat
import struct Foundation.CGPoint

extension SceneText {
  mutating func print(_ item: DisplayItem, faces: FaceTable) {
    switch item {
    case .begin(let group):
      word("group")
      print(group)
      open()
    case .end: close()
    case .fill(let shape, let paint):
      word("fill")
      print(shape)
      print(paint)
      endLine()
    case .stroke(let shape, let stroke, let paint):
      word("stroke")
      print(shape)
      print(stroke)
      print(paint)
      endLine()
    case .border(let shape, let width, let color):
      word("border")
      print(shape)
      number(width)
      print(color)
      endLine()
    case .shadow(let shape, let shadow):
      word("shadow")
      print(shape)
      print(shadow)
      endLine()
    case .text(let line): print(line, faces: faces)
    case .picture(let picture, let edges):
      word("picture")
      quoted(picture.key)
      print(edges)
      endLine()
    case .vector(let picture, let edges):
      word("vector")
      print(edges)
      quoted(picture.svg)
      endLine()
    case .beginMask:
      word("mask")
      open()
    case .endMask: close()
    }
  }

  private mutating func print(_ group: Group) {
    name(group.className)
    identity(group.identifier)
    if group.opacity != 1 {
      word("opacity")
      number(group.opacity)
    }
    if let clip = group.clip {
      word("clip")
      print(clip)
    }
    if !group.transform.isIdentity {
      let map = group.transform
      word("transform")
      numbers(map.a, map.b, map.c, map.d, map.tx, map.ty)
    }
    if let blend = group.blend {
      word("blend")
      word(blend.rawValue)
    }
    if let shadow = group.shadow {
      word("shadow")
      print(shadow)
    }
    if let effect = group.effect {
      word("effect")
      number(effect.blur)
      if let tint = effect.tint {
        word("tint")
        print(tint)
      }
    }
    guard let accessibility = group.accessibility else { return }
    word("accessible")
    if accessibility.isHidden { word("hidden") }
    for (key, text) in [
      ("label", accessibility.label), ("value", accessibility.value), ("hint", accessibility.hint),
    ] {
      guard let text else { continue }
      word(key)
      quoted(text)
    }
    for trait in accessibility.traits {
      word("trait")
      name(trait)
    }
    if let container = accessibility.container {
      word("container")
      word(container.rawValue)
    }
  }

  private mutating func print(_ shadow: Shadow) {
    print(shadow.color)
    numbers(shadow.radius, shadow.x, shadow.y)
  }

  mutating func print(_ shape: Shape) {
    switch shape {
    case .rectangle(let edges):
      word("rectangle")
      print(edges)
    case .rounded(let edges, let radii, let curve):
      word("rounded")
      print(edges)
      if radii == CornerRadii(radii.topLeft) {
        word("radius")
        number(radii.topLeft)
      } else {
        word("radii")
        numbers(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
      }
      word(curve.rawValue)
    case .path(let path, let rule):
      word("path")
      word(rule.rawValue)
      print(path)
    }
  }

  /// The steps in the letters of SVG, between parentheses.
  private mutating func print(_ path: Path) {
    word("(")
    for step in path.steps {
      switch step {
      case .move(let point): print("M", point)
      case .line(let point): print("L", point)
      case .quad(let control, let end): print("Q", control, end)
      case .curve(let first, let second, let end): print("C", first, second, end)
      case .close: print("Z")
      }
    }
    word(")")
  }

  private mutating func print(_ letter: String, _ points: CGPoint...) {
    word(letter)
    for point in points { numbers(point.x, point.y) }
  }

  private mutating func print(_ stroke: Stroke) {
    number(stroke.width)
    if stroke.cap != .butt {
      word("cap")
      word(stroke.cap.rawValue)
    }
    word(stroke.join.rawValue)
    number(stroke.miterLimit)
    guard !stroke.dash.isEmpty || stroke.dashPhase != 0 else { return }
    word("dash (")
    for length in stroke.dash { number(length) }
    word(")")
    number(stroke.dashPhase)
  }

  private mutating func print(_ paint: Paint) {
    switch paint {
    case .color(let color): print(color)
    case .linear(let gradient):
      word("linear")
      numbers(gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
      print(gradient.stops)
    case .radial(let gradient):
      word("radial")
      numbers(gradient.center.x, gradient.center.y, gradient.radiusX, gradient.radiusY)
      if !gradient.isCentered {
        word("focus")
        numbers(gradient.focus.x, gradient.focus.y, gradient.focalRadius)
      }
      print(gradient.stops)
    case .conic(let gradient):
      word("conic")
      numbers(gradient.center.x, gradient.center.y, gradient.angle)
      print(gradient.stops)
    }
  }

  private mutating func print(_ stops: [GradientStop]) {
    for stop in stops {
      number(stop.offset)
      print(stop.color)
    }
  }

  /// `#1c1c1e`, with `/0.5` behind it where it isn't opaque.
  mutating func print(_ color: RGBA) {
    separate()
    let parts = [color.red, color.green, color.blue]
    let levels = parts.map { ($0 * 255).rounded() }
    let isWhole = zip(parts, levels).allSatisfy { (0...255).contains($1) && $1 / 255 == $0 }
    if isWhole {
      append("#")
      for level in levels {
        let digits = String(Int(level), radix: 16)
        append(digits.utf8.count == 1 ? "0" + digits : digits)
      }
    } else {
      append("rgb:")
      append(color.red)
      append(",")
      append(color.green)
      append(",")
      append(color.blue)
    }
    let alpha = min(max(color.alpha, 0), 1)
    if alpha != 1 {
      append("/")
      append(alpha)
    }
  }

  private mutating func print(_ line: TextLine, faces: FaceTable) {
    word("text")
    quoted(line.string)
    word("x")
    number(line.x)
    word("baseline")
    number(line.baseline)
    word("width")
    number(line.width)
    guard !line.runs.isEmpty || !line.decorations.isEmpty else { return endLine() }
    open()
    for run in line.runs {
      word("run")
      quoted(faces.keys[run.face] ?? "")
      print(run.color)
      quoted(run.string)
      if run.isRightToLeft { word("leftward") }
      if let shadow = run.shadow {
        word("shadow")
        print(shadow)
      }
      if let link = run.link {
        word("link")
        quoted(link)
      }
      if run.joins.contains(.start) { word("joins-start") }
      if run.joins.contains(.end) { word("joins-end") }
      if !run.features.isEmpty {
        word("features")
        quoted(run.features.joined(separator: ","))
      }
      if let outline = run.outline {
        word(outline.isHollow ? "hollow" : "outline")
        number(outline.width)
        print(outline.color)
      }
      if let paint = run.paint {
        word("paint")
        print(paint)
      }
      endLine()
      indented { $0.print(run.glyphs, starts: run.expectedClusters) }
    }
    for decoration in line.decorations {
      word(decoration.kind.rawValue)
      print(decoration.edges)
      print(decoration.color)
      endLine()
    }
    close()
  }

  /// Glyphs as `id@x`, then `,y` where it isn't 0, `/cluster` where it isn't the expected one,
  /// and `?` where the character has no glyph.
  private mutating func print(_ glyphs: [Glyph], starts: [Int32]) {
    let perLine = 12
    for (place, glyph) in glyphs.enumerated() {
      if place % perLine == 0 { word("glyphs") }
      separate()
      append(String(glyph.id))
      append("@")
      append(glyph.x)
      if glyph.y != 0 {
        append(",")
        append(glyph.y)
      }
      if place >= starts.count || starts[place] != glyph.cluster {
        append("/")
        append(String(glyph.cluster))
      }
      if glyph.isMissing { append("?") }
      if place % perLine == perLine - 1 || place == glyphs.count - 1 { endLine() }
    }
  }
}

extension GlyphRun {
  /// Where each glyph's cluster starts if every glyph shows one character, in visual order.
  var expectedClusters: [Int32] {
    GlyphRun.expectedClusters(of: string, isRightToLeft: isRightToLeft)
  }

  static func expectedClusters(of string: String, isRightToLeft: Bool) -> [Int32] {
    var starts: [Int32] = []
    var offset: Int32 = 0
    for scalar in string.unicodeScalars {
      starts.append(offset)
      offset += Int32(UTF8.width(scalar))
    }
    return isRightToLeft ? starts.reversed() : starts
  }
}
