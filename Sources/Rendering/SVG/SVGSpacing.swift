internal import SnaplineScene

/// How the glyphs of a run are spread, as a viewer can repeat it that shapes the text by itself.
///
/// Viewers agree on `letter-spacing` and on spans with an `x`; some leave `textLength` aside, and some
/// all places of a list but the first. Where each letter has a width of its own, spacing is the middle
/// of what letters gain, and a letter is put in its place where it would stand too far from it. Such
/// widths contain the kerning, so viewers are told not to kern; librsvg does so all the same.
struct SVGSpacing {
  /// What every cluster gets besides its advance and its kerning.
  private(set) var tracking = 0.0
  /// What tracking alone would leave in the wrong place.
  private(set) var cuts: [Cut] = []

  struct Cut {
    /// Where the part starts, in UTF-8 bytes of the run's string.
    var byte: Int
    /// Where its reading starts: the left end, or the right one of a word that reads leftward.
    var x: Double
  }

  private struct Cluster {
    var byte: Int
    var left: Double
    var right: Double
    var isSpace: Bool
    /// What the cluster is wider than its glyphs by themselves.
    var gain: Double

    mutating func close(at end: Double) {
      right = end
      gain += end - left
    }
  }

  /// How far a word may be off, in points.
  private static let tolerance = 0.1
  /// How far a letter that stands behind another one may be off, in parts of the size.
  private static let letterTolerance = 0.01
  /// The same where each letter has a width of its own.
  private static let ownWidthTolerance = 0.001

  /// How many times as far words and letters may be off in motion.
  private static let slackInMotion = 6.0

  /// Whether letters have widths of their own, which contain their kerning.
  private(set) var hasOwnWidths = false
  /// Where the run ends: before the next one, or earlier if a gap lies between, as tabs leave.
  private(set) var end: Double

  /// Even spacing where the clusters don't fit the string or the face isn't there.
  ///
  /// Where a run's direction is overridden, each letter is put in its place: viewers count the marks
  /// of the override among the characters that tracking spreads.
  /// In motion more may be off: fewer spans are laid out sooner.
  init(_ run: GlyphRun, end: Double, isOverridden: Bool, faces: FaceSet?, isMoving: Bool = false) {
    self.end = end
    guard let advances = faces?.advances(of: run),
      let clusters = Self.clusters(of: run, end: end, advances: advances)
    else { return }
    let rightmost = run.isRightToLeft ? clusters.startIndex : clusters.endIndex - 1
    (tracking, hasOwnWidths) = Self.tracking(of: clusters, doubting: rightmost)
    let gap = clusters[rightmost].gain - tracking
    if hasOwnWidths || gap > run.face.name.size / 4 { self.end -= gap }
    // Viewers put tracking after a character, which is on its left where text reads leftward.
    if run.isRightToLeft { self.end -= tracking }
    let size = run.face.name.size
    // Letters that read leftward may be joined.
    let isExact = hasOwnWidths && !isMoving && !run.isRightToLeft
    let letterLimit = size * (isExact ? Self.ownWidthTolerance : Self.letterTolerance)
    let slack = isMoving ? Self.slackInMotion : 1
    var drift = 0.0
    for (place, cluster) in clusters.enumerated() where place > 0 {
      let previous = clusters[place - 1]
      if previous.isSpace || hasOwnWidths { drift += previous.gain - tracking }
      let limit = previous.isSpace && !isExact ? Self.tolerance : letterLimit
      let isAstray = abs(drift) > limit * slack
      guard isAstray || isOverridden, !cluster.isSpace else { continue }
      let x = run.isRightToLeft ? cluster.right - tracking : cluster.left
      cuts.append(Cut(byte: cluster.byte, x: x))
      drift = 0
    }
  }

  /// In logical order.
  private static func clusters(
    of run: GlyphRun,
    end: Double,
    advances: [Double]
  ) -> [Cluster]? {
    let text = Array(run.string.utf8)
    var clusters: [Cluster] = []
    for (glyph, advance) in zip(run.glyphs, advances) {
      let byte = Int(glyph.cluster)
      if let last = clusters.last, last.byte == byte {
        clusters[clusters.count - 1].gain -= advance
        continue
      }
      guard text.indices.contains(byte), text[byte] & 0xC0 != 0x80 else { return nil }
      let scalar = scalar(text, at: byte)
      // Marks stand on a letter, and take no spacing.
      let category = scalar?.properties.generalCategory
      if category == .nonspacingMark { continue }
      // So do vowels' signs, which are a part of their letter's width.
      if category == .spacingMark, !run.isRightToLeft, !clusters.isEmpty {
        clusters[clusters.count - 1].gain -= advance
        continue
      }
      if let last = clusters.last {
        guard run.isRightToLeft ? byte < last.byte : byte > last.byte else { return nil }
        clusters[clusters.count - 1].close(at: glyph.x)
      }
      clusters.append(
        Cluster(
          byte: byte,
          left: glyph.x,
          right: glyph.x,
          isSpace: scalar?.properties.isWhitespace ?? false,
          gain: -advance
        )
      )
    }
    guard !clusters.isEmpty else { return nil }
    clusters[clusters.count - 1].close(at: end)
    if run.isRightToLeft { clusters.reverse() }
    return clusters
  }

  private static func scalar(_ text: [UInt8], at byte: Int) -> Unicode.Scalar? {
    String(decoding: text[byte...].prefix(4), as: UTF8.self).unicodeScalars.first
  }

  /// The gain that most clusters have, the last ones of words counted twice; where each has its own,
  /// the one in the middle.
  ///
  /// Kerning seldom reaches over the end of a word. The `rightmost` may have gained a gap that isn't
  /// its own.
  private static func tracking(
    of clusters: [Cluster],
    doubting rightmost: Int
  ) -> (tracking: Double, hasOwnWidths: Bool) {
    let gains = clusters.indices.flatMap { place -> [Double] in
      guard !clusters[place].isSpace else { return [] }
      let next = clusters.index(after: place)
      let endsWord = next == clusters.endIndex || clusters[next].isSpace
      return Array(repeating: clusters[place].gain, count: endsWord && place != rightmost ? 2 : 1)
    }.sorted { abs($0) > abs($1) }
    var best = 0..<0
    var start = 0
    for end in gains.indices {
      while abs(gains[end] - gains[start]) > 0.01 { start += 1 }
      if end + 1 - start >= best.count { best = start..<(end + 1) }
    }
    guard !best.isEmpty else { return (0, false) }
    let isEven = 2 * best.count >= gains.count
    if isEven { return (gains[best].reduce(0, +) / Double(best.count), false) }
    return (gains.sorted()[gains.count / 2], true)
  }
}
