import SnaplineGeometry

import struct Foundation.CGFloat
import struct Foundation.CGPoint

extension SceneParser {
  mutating func item() throws(SceneTextError) -> DisplayItem {
    if reader.take("fill") { return .fill(try shape(), try paint()) }
    if reader.take("stroke") { return .stroke(try shape(), try stroke(), try paint()) }
    if reader.take("border") {
      return .border(try shape(), width: try reader.number(), try color())
    }
    if reader.take("shadow") {
      return .shadow(try shape(), try shadow())
    }
    if reader.take("text") { return .text(try textLine()) }
    if reader.take("picture") {
      let key = try reader.quoted()
      guard let picture = pictures[key] else {
        throw reader.failure("no picture is called '\(key)'")
      }
      return .picture(picture, try edges())
    }
    if reader.take("vector") {
      let edges = try edges()
      return .vector(VectorPicture(svg: try reader.quoted()), edges)
    }
    throw reader.failure("'\(reader.excerpt)' begins no line of a scene")
  }

  private mutating func shadow() throws(SceneTextError) -> Shadow {
    Shadow(
      color: try color(),
      radius: try reader.number(),
      x: try reader.number(),
      y: try reader.number()
    )
  }

  mutating func group() throws(SceneTextError) -> Group {
    var group = Group(className: try reader.name())
    if reader.take("id") { group.identifier = try reader.quoted() }
    if reader.take("opacity") { group.opacity = try reader.number() }
    if reader.take("clip") { group.clip = try shape() }
    if reader.take("transform") {
      group.transform = Transform(
        a: try reader.number(),
        b: try reader.number(),
        c: try reader.number(),
        d: try reader.number(),
        tx: try reader.number(),
        ty: try reader.number()
      )
    }
    if reader.take("blend") { group.blend = try named("a way to blend") }
    if reader.take("shadow") { group.shadow = try shadow() }
    if reader.take("effect") {
      group.effect = GroupEffect(blur: try reader.number())
      if reader.take("tint") { group.effect?.tint = try color() }
    }
    guard reader.take("accessible") else { return group }
    var accessibility = Accessibility()
    accessibility.isHidden = reader.take("hidden")
    if reader.take("label") { accessibility.label = try reader.quoted() }
    if reader.take("value") { accessibility.value = try reader.quoted() }
    if reader.take("hint") { accessibility.hint = try reader.quoted() }
    while reader.take("trait") { accessibility.traits.append(try reader.name()) }
    if reader.take("container") { accessibility.container = try named("what a view holds") }
    group.accessibility = accessibility
    return group
  }

  mutating func shape() throws(SceneTextError) -> Shape {
    if reader.take("rectangle") { return .rectangle(try edges()) }
    if reader.take("path") {
      let rule: FillRule = try named("a rule of filling")
      return .path(try path(), rule)
    }
    try reader.expect("rounded")
    let edges = try edges()
    let radii: CornerRadii
    if reader.take("radius") {
      radii = CornerRadii(try reader.number())
    } else {
      try reader.expect("radii")
      radii = CornerRadii(
        topLeft: try reader.number(),
        topRight: try reader.number(),
        bottomRight: try reader.number(),
        bottomLeft: try reader.number()
      )
    }
    guard let curve = CornerCurve(rawValue: try reader.name()) else {
      throw reader.failure("a corner is 'circular' or 'continuous'")
    }
    return .rounded(edges, radii, curve)
  }

  private mutating func path() throws(SceneTextError) -> Path {
    var path = Path()
    try reader.expect("(")
    while !reader.take(")") {
      if reader.take("M") {
        path.move(to: try point())
      } else if reader.take("L") {
        path.addLine(to: try point())
      } else if reader.take("Q") {
        let control = try point()
        path.addQuadCurve(to: try point(), control: control)
      } else if reader.take("C") {
        let (first, second) = (try point(), try point())
        path.addCurve(to: try point(), control1: first, control2: second)
      } else {
        try reader.expect("Z")
        path.close()
      }
    }
    return path
  }

  private mutating func stroke() throws(SceneTextError) -> Stroke {
    var stroke = Stroke(width: try reader.number())
    if reader.take("cap") { stroke.cap = try named("a cap") }
    stroke.join = try named("a join")
    stroke.miterLimit = try reader.number()
    guard reader.take("dash") else { return stroke }
    try reader.expect("(")
    while !reader.take(")") { stroke.dash.append(try reader.number()) }
    stroke.dashPhase = try reader.number()
    return stroke
  }

  /// A word of a few.
  private mutating func named<Value>(_ meaning: String) throws(SceneTextError) -> Value
  where Value: CaseIterable & RawRepresentable<String> {
    let word = try reader.name()
    guard let value = Value(rawValue: word) else {
      let words = Value.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw reader.failure("\(meaning) is one of \(words), not '\(word)'")
    }
    return value
  }

  mutating func paint() throws(SceneTextError) -> Paint {
    if reader.take("linear") {
      let (start, end) = (try point(), try point())
      return .linear(LinearGradient(start: start, end: end, stops: try stops()))
    }
    if reader.take("conic") {
      let (center, angle) = (try point(), try reader.number())
      return .conic(ConicGradient(center: center, angle: angle, stops: try stops()))
    }
    guard reader.take("radial") else { return .color(try color()) }
    let center = try point()
    let (radiusX, radiusY) = (try reader.number(), try reader.number())
    var gradient = RadialGradient(center: center, radiusX: radiusX, radiusY: radiusY, stops: [])
    if reader.take("focus") {
      gradient.focus = try point()
      gradient.focalRadius = try reader.number()
    }
    gradient.stops = try stops()
    return .radial(gradient)
  }

  mutating func point() throws(SceneTextError) -> CGPoint {
    CGPoint(x: try reader.number(), y: try reader.number())
  }

  private mutating func stops() throws(SceneTextError) -> [GradientStop] {
    var stops: [GradientStop] = []
    while !reader.isAtEnd {
      stops.append(GradientStop(offset: try reader.number(), color: try color()))
    }
    return stops
  }

  mutating func color() throws(SceneTextError) -> RGBA {
    let word = try reader.word()
    let halves = word.split(
      separator: UInt8(ascii: "/"),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let alpha = halves.count == 2 ? Double(decimal: halves[1]) : 1
    guard let alpha, (0...1).contains(alpha), let parts = levels(halves[0]) else {
      throw reader.failure("'\(String(decoding: word, as: UTF8.self))' is no colour")
    }
    return RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Red, green and blue.
  private func levels(_ text: ArraySlice<UInt8>) -> [Double]? {
    if text.first == UInt8(ascii: "#"), text.count == 7, text.dropFirst().allSatisfy(\.isHexDigit),
      let number = Int(String(decoding: text.dropFirst(), as: UTF8.self), radix: 16)
    {
      return [number >> 16, number >> 8 & 0xFF, number & 0xFF].map { Double($0) / 255 }
    }
    guard text.starts(with: "rgb:".utf8) else { return nil }
    let words = text.dropFirst(4)
      .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let parts = words.compactMap { Double(decimal: $0) }
    return words.count == 3 && parts.count == 3 ? parts : nil
  }

  private mutating func textLine() throws(SceneTextError) -> TextLine {
    let string = try reader.quoted()
    try reader.expect("x")
    let x = try reader.number()
    try reader.expect("baseline")
    let baseline = try reader.number()
    try reader.expect("width")
    var line = TextLine(
      string: string,
      x: x,
      baseline: baseline,
      width: try reader.number(),
      runs: []
    )
    guard reader.take("{") else { return line }
    var starts: [Int32] = []
    while true {
      try reader.expectEnd()
      guard try reader.nextLine() else { throw reader.failure("a text has no '}'") }
      if reader.take("}") { return line }
      if reader.take("run") {
        let run = try run()
        line.runs.append(run)
        starts = run.expectedClusters
      } else if let decoration = try decoration() {
        line.decorations.append(decoration)
      } else {
        try reader.expect("glyphs")
        guard !line.runs.isEmpty else { throw reader.failure("glyphs come after their run") }
        let last = line.runs.count - 1
        while !reader.isAtEnd { try glyph(into: &line.runs[last].glyphs, starts: starts) }
      }
    }
  }

  private mutating func decoration() throws(SceneTextError) -> TextDecoration? {
    let kind: TextDecoration.Kind
    if reader.take("underline") {
      kind = .underline
    } else if reader.take("strikethrough") {
      kind = .strikethrough
    } else {
      return nil
    }
    let edges = try edges()
    return TextDecoration(kind: kind, color: try color(), edges: edges)
  }

  private mutating func run() throws(SceneTextError) -> GlyphRun {
    let key = try reader.quoted()
    guard let face = faces[key] else { throw reader.failure("no face is called '\(key)'") }
    var run = GlyphRun(
      face: face,
      color: try color(),
      string: try reader.quoted(),
      isRightToLeft: reader.take("leftward"),
      glyphs: [],
      shadow: reader.take("shadow") ? try shadow() : nil,
      link: reader.take("link") ? try reader.quoted() : nil,
      joins: joins(),
      features: reader.take("features") ? try features() : [],
      outline: try letterOutline()
    )
    if reader.take("paint") { run.paint = try paint() }
    return run
  }

  private mutating func letterOutline() throws(SceneTextError) -> LetterOutline? {
    let isHollow = reader.take("hollow")
    guard isHollow || reader.take("outline") else { return nil }
    return LetterOutline(width: try reader.number(), color: try color(), isHollow: isHollow)
  }

  private mutating func features() throws(SceneTextError) -> [String] {
    try reader.quoted().split(separator: ",").map(String.init)
  }

  private mutating func joins() -> GlyphRun.Joins {
    var joins: GlyphRun.Joins = []
    if reader.take("joins-start") { joins.insert(.start) }
    if reader.take("joins-end") { joins.insert(.end) }
    return joins
  }

  private mutating func glyph(
    into glyphs: inout [Glyph],
    starts: [Int32]
  ) throws(SceneTextError) {
    let word = try reader.word()
    var rest = word
    let isMissing = rest.last == UInt8(ascii: "?")
    if isMissing { rest.removeLast() }
    let cluster = rest.cut(at: "/").map { Int32(String(decoding: $0, as: UTF8.self)) }
    let y = rest.cut(at: ",").map { Double(decimal: $0) }
    let x = rest.cut(at: "@").map { Double(decimal: $0) }
    let expected = glyphs.count < starts.count ? starts[glyphs.count] : nil
    guard let id = UInt32(String(decoding: rest, as: UTF8.self)), case .some(.some(let x)) = x,
      let y = y ?? 0, let cluster = cluster ?? expected
    else { throw reader.failure("'\(String(decoding: word, as: UTF8.self))' is no glyph") }
    glyphs.append(Glyph(id: id, x: x, y: y, cluster: cluster, isMissing: isMissing))
  }
}

extension ArraySlice<UInt8> {
  /// Removes the mark and all behind it, which is returned; nothing where there is no mark.
  fileprivate mutating func cut(at mark: Unicode.Scalar) -> ArraySlice<UInt8>? {
    guard let place = lastIndex(of: UInt8(ascii: mark)) else { return nil }
    let behind = self[(place + 1)...]
    self = self[..<place]
    return behind
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    isDigit || (65...70).contains(self) || (97...102).contains(self)
  }
}
