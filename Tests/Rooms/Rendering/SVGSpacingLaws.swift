import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineRendering

/// What a viewer does that is told where some letters stand, and how far apart the others are.
@Suite struct `The spacing of letters in SVG` {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyzTVWAY01.,    ")

  /// A line in which each letter of a kind has a width of its own.
  private static func line(_ seed: inout Seed) -> TextLine {
    let count = seed.number(in: 2...30)
    let inner = (0..<count).map { _ in letters[seed.number(in: 0...letters.count - 1)] }
    var line = PangoLine.lay(
      "a\(String(inner))b",
      font: "Inter",
      size: Double.random(in: 9...40, using: &seed)
    )
    .value(x: 0, baseline: 0, color: .black)
    let widths = letters.map { _ in Double.random(in: -0.4...0.8, using: &seed) }
    let characters = Array(line.runs[0].string)
    var shift = 0.0
    for place in line.runs[0].glyphs.indices {
      line.runs[0].glyphs[place].x += shift
      let kind = letters.firstIndex(of: characters[Int(line.runs[0].glyphs[place].cluster)])
      shift += kind.map { widths[$0] } ?? 0
    }
    line.width += shift
    return line
  }

  /// How far the letters of a run are from their places where a viewer doesn't kern.
  private func errors(of line: TextLine, _ spacing: SVGSpacing, _ faces: FaceSet) -> [Double] {
    let run = line.runs[0]
    guard let advances = faces.advances(of: run) else { return [.infinity] }
    let bytes = Array(run.string.utf8)
    var pen = run.glyphs[0].x
    return zip(run.glyphs, advances).compactMap { glyph, advance in
      if let cut = spacing.cuts.first(where: { $0.byte == Int(glyph.cluster) }) { pen = cut.x }
      defer { pen += advance + spacing.tracking }
      return bytes[Int(glyph.cluster)] == UInt8(ascii: " ") ? nil : abs(pen - glyph.x)
    }
  }

  @Test func `brings each letter of its own width to its place`() throws {
    var judged = 0
    for start in Seed.some(200) {
      var seed = start
      let line = Self.line(&seed)
      try #require(line.runs.count == 1)
      try FaceSet.lend { faces throws(RenderingError) in
        let spacing = SVGSpacing(line.runs[0], end: line.width, isOverridden: false, faces: faces)
        guard spacing.hasOwnWidths else { return }
        judged += 1
        let size = line.runs[0].face.name.size
        let most = errors(of: line, spacing, faces).max() ?? 0
        #expect(most <= 0.001 * size + 1e-9, "\(start): \(most) of \(size) in '\(line.string)'")
      }
    }
    #expect(judged > 150)
  }
}
