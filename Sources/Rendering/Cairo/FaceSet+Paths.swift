internal import SnaplineScene

extension FaceSet {
  /// The outlines of a run's glyphs in canvas points, as the `d` of a path; nothing where its face
  /// has none or can't be loaded.
  ///
  /// What a glyph looks like is put into words once: at another place only its first point differs.
  func path(of run: GlyphRun, x: Double, baseline: Double) -> String? {
    guard !run.face.isColor, !run.glyphs.contains(where: \.isMissing),
      let outlines = outlines(of: run.face)
    else { return nil }
    var path: [UInt8] = []
    for glyph in run.glyphs {
      guard let outline = outlines.outline(of: glyph.id),
        let left = GlyphOutline.hundredths(x + glyph.x),
        let top = GlyphOutline.hundredths(baseline + glyph.y)
      else { return nil }
      outline.write(x: left, y: top, to: &path)
    }
    return String(decoding: path, as: UTF8.self)
  }
}

/// How a glyph is drawn, in words: where it begins, in hundredths of a point from the glyph's own place, and
/// all steps from there on, each told from where the one before it ended.
struct GlyphOutline {
  var x = 0
  var y = 0
  /// Empty where nothing is drawn.
  var steps: [UInt8] = []
  private var end = (x: 0, y: 0)
  private var start = (x: 0, y: 0)
  private var isBegun = false

  /// Nothing for what is no number, or is too far away to be a place.
  static func hundredths(_ value: Double) -> Int? {
    let scaled = (value * 100).rounded()
    return abs(scaled) < 1e15 ? Int(scaled) : nil
  }

  func write(x left: Int, y top: Int, to path: inout [UInt8]) {
    guard !steps.isEmpty else { return }
    path.append(UInt8(ascii: "M"))
    SVGText.write(x + left, digits: 2, to: &path)
    Self.separate(y + top, in: &path)
    SVGText.write(y + top, digits: 2, to: &path)
    path += steps
  }

  mutating func move(to point: (x: Int, y: Int)) {
    if isBegun { step("m", [point]) } else { (isBegun, x, y) = (true, point.x, point.y) }
    (start, end) = (point, point)
  }

  /// A line to a point, or a curve by two points to a third one.
  mutating func draw(_ letter: Unicode.Scalar, through points: [(x: Int, y: Int)]) {
    step(letter, points)
    end = points.last ?? end
  }

  mutating func close() {
    steps.append(UInt8(ascii: "z"))
    end = start
  }

  private mutating func step(_ letter: Unicode.Scalar, _ points: [(x: Int, y: Int)]) {
    steps.append(UInt8(ascii: letter))
    var isFirst = true
    for point in points {
      for number in [point.x - end.x, point.y - end.y] {
        if !isFirst { Self.separate(number, in: &steps) }
        SVGText.write(number, digits: 2, to: &steps)
        isFirst = false
      }
    }
  }

  /// A sign separates as well as a space does.
  private static func separate(_ number: Int, in text: inout [UInt8]) {
    if number >= 0 { text.append(UInt8(ascii: " ")) }
  }
}
