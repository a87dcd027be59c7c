internal import CPango
import SnaplineScene

/// Collects a shaped paragraph cluster by cluster and gives it the system font's widths.
struct ParagraphBuilder {
  private(set) var request: ParagraphRequest
  var paragraph: ShapedParagraph

  // Where the clusters stand that come next.
  private var character = 0
  private var byte = 0
  private var span = 0
  private var spanEnd: Int

  // The run that grows.
  private var isRightToLeft = false
  private var scale = 1.0
  private var stretch = 1.0
  private var spacing = 0.0
  private var fontSize = 1.0
  /// The system font's own widths, and the letters of the face that stands in for it.
  private var widths: LetterWidths?
  private var loaded: LoadedFace?

  // The cluster that grows.
  private var pen = 0.0
  private var isInvisible = false
  private var isMark = false
  private var isSpaced = false
  private var ink: ClosedRange<Double>?
  /// The glyphs that moved the pen, and the last of them.
  private var steps = 0
  private var stepGlyph: UInt32 = 0

  /// The slot of the letter before, in the table of widths; 0 where it has none.
  private var slotBefore = 0

  /// What the last cluster got behind its glyphs, which marks on it stand before.
  private var spacingBefore = 0.0
  /// The middle of the last letter's ink, from where its advance ends; nothing where that is unknown.
  private var letter: Double?
  /// The cluster that was spaced last, and by how much.
  private var spaced: (cluster: Int, extra: Double)?

  init(request: ParagraphRequest, text: [UInt8]) {
    self.request = request
    paragraph = ShapedParagraph(isRightToLeft: request.isRightToLeft, text: text)
    paragraph.clusters.reserveCapacity(text.count)
    paragraph.glyphs.reserveCapacity(text.count)
    spanEnd = request.spans.first?.length ?? 0
  }

  mutating func startRun(_ loaded: LoadedFace, level: UInt8, at byte: Int) {
    moveSpan(to: byte)
    let font = request.spans[span].font
    var face = loaded.face
    fontSize = font.pointSize
    face.name.size = font.pointSize
    (scale, stretch, spacing, widths, slotBefore) = (1, font.widthFactor, 0, nil, 0)
    if font.followsSystemWidths, loaded.family == font.family {
      let widths = LetterWidths(of: font)
      (scale, spacing) = (SystemFont.scale, widths.spacing)
      face.scale(by: scale)
      // No slanted letter was recorded.
      if !font.isItalic { (self.widths, self.loaded) = (widths, loaded) }
    }
    if stretch != 1 {
      face.matrix.xx *= stretch
      face.matrix.xy *= stretch
    }
    paragraph.runs.append(ShapedParagraph.Run(face: face, level: level))
    isRightToLeft = level & 1 == 1
    if isRightToLeft { paragraph.hasRightToLeftRuns = true }
  }

  mutating func startCluster(at start: Int, _ breaks: Breaks) {
    finishCluster(at: start)
    moveSpan(to: start)
    while byte < start {
      // Continuation bytes of UTF-8 start no character.
      if paragraph.text[byte] & 0xC0 != 0x80 { character += 1 }
      byte += 1
    }
    var traits = breaks.traits(at: character)
    let control = ControlCharacter(in: paragraph.text, at: start)
    if control == .tab {
      traits.insert(.tab)
      paragraph.hasTabs = true
    }
    if control == .softHyphen { traits.insert(.softHyphen) }
    // Half a letter stands at its other half, and never on another line.
    if Conjunct.binds(in: paragraph.text, at: start), !paragraph.clusters.isEmpty {
      traits.subtract([.splitBefore, .breakBefore])
    }
    (pen, isSpaced, ink, isInvisible, steps) = (0, false, nil, control != nil, 0)
    isMark = CombiningMark.starts(in: paragraph.text, at: start)
    if isMark, isRightToLeft || !CombiningMark.isCentred(in: paragraph.text, at: start) {
      letter = nil
    }
    if control == .attachment { pen = request.spans[span].attachmentWidth ?? 0 }
    paragraph.clusters.append(
      ShapedParagraph.Cluster(
        start: Int32(start),
        run: Int32(paragraph.runs.count - 1),
        firstGlyph: Int32(paragraph.glyphs.count),
        glyphCount: 0,
        width: 0,
        traits: traits
      )
    )
  }

  /// What is told of the last cluster by where it ends: white space under a mark is seen.
  mutating func finishCluster(at end: Int) {
    guard let last = paragraph.clusters.indices.last,
      paragraph.clusters[last].traits.contains(.whitespace)
    else { return }
    let text = paragraph.text[Int(paragraph.clusters[last].start)..<end]
    if text.count(where: { $0 & 0xC0 != 0x80 }) > 1 {
      paragraph.clusters[last].traits.remove(.whitespace)
    }
  }

  /// Whether it counts where the ink of the cluster in hand ends.
  var mindsInk: Bool {
    if isMark { return letter != nil }
    return !isInvisible && ReachingScripts.contains(in: paragraph.text, at: byte)
  }

  mutating func append(
    glyph: UInt32,
    advance: Double,
    x: Double,
    y: Double,
    ink glyphInk: ClosedRange<Double>? = nil
  ) {
    guard !isInvisible else { return }
    var x = x
    if isMark {
      // A font without a place for the mark on this letter leaves it behind the letter.
      if x == 0, y == 0, let letter, let glyphInk {
        x = letter / (scale * stretch) - (glyphInk.lowerBound + glyphInk.upperBound) / 2
      }
    } else if let glyphInk {
      let left = pen + (x + glyphInk.lowerBound) * scale * stretch
      let right = pen + (x + glyphInk.upperBound) * scale * stretch
      ink = min(left, ink?.lowerBound ?? left)...max(right, ink?.upperBound ?? right)
    }
    if advance > 0 { (steps, stepGlyph) = (steps + 1, glyph) }
    if glyph == PANGO_GLYPH_EMPTY {
      pen += advance * scale * stretch
      isSpaced = isSpaced || advance > 0
      return
    }
    let isMissing = glyph & PANGO_GLYPH_UNKNOWN_FLAG != 0
    let code = glyph & ~PANGO_GLYPH_UNKNOWN_FLAG
    if isMissing, let scalar = Unicode.Scalar(code) { paragraph.missingCharacters.append(scalar) }
    paragraph.glyphs.append(
      ShapedGlyph(
        id: isMissing ? code : glyph,
        x: pen + x * scale * stretch,
        y: y * scale,
        isMissing: isMissing
      )
    )
    if isMark, !isMissing { return }
    pen += isMissing ? Self.boxWidth * fontSize : advance * scale * stretch
    // What moves no pen takes no spacing.
    isSpaced = isSpaced || isMissing || advance > 0
  }

  mutating func endCluster() {
    let place = paragraph.clusters.count - 1
    let first = Int(paragraph.clusters[place].firstGlyph)
    paragraph.clusters[place].glyphCount = Int32(paragraph.glyphs.count - first)
    let (extra, shift) = isSpaced ? room(of: place) : (0, 0)
    paragraph.clusters[place].width = pen + extra
    if !isMark { letter = ink.map { ($0.lowerBound + $0.upperBound) / 2 - pen } }
    if shift != 0 { moveGlyphs(from: first, by: shift) }
    if isSpaced, !paragraph.clusters[place].traits.contains(.splitBefore) { joinLastSpaced() }
    if isSpaced || isInvisible {
      spacingBefore = (isRightToLeft ? 0 : extra) - shift
      spaced = (place, extra)
    } else if pen == 0, first < paragraph.glyphs.count {
      paragraph.clusters[place].traits.insert(.mark)
      moveGlyphs(from: first, by: -spacingBefore)
    }
    guard let ink else { return }
    let reach = ShapedParagraph.Reach(
      left: Float(-ink.lowerBound),
      right: Float(ink.upperBound - pen - extra)
    )
    paragraph.clusters[place].reach = reach
    paragraph.mostReach = max(paragraph.mostReach, reach.left, reach.right)
  }

  /// What a cluster gets besides its advance, and how far that moves its glyphs.
  ///
  /// Where the system font's width is known, the stand-in's letter is drawn in the middle of it.
  private mutating func room(of cluster: Int) -> (extra: Double, shift: Double) {
    let kern = request.spans[span].kern ?? 0
    guard let widths, let (slot, advance) = knownLetter(widths) else {
      slotBefore = 0
      return (spacing * stretch + kern, 0)
    }
    if slotBefore > 0, slot > 0, !isRightToLeft {
      let distance = widths.distance(from: slotBefore, to: slot) * stretch
      paragraph.clusters[cluster - 1].widen(by: distance)
    }
    slotBefore = slot
    let width = widths.width(ofSlot: slot) * stretch
    let drawn = advance * scale * stretch
    // HarfBuzz adds kerning to the advance.
    let kerning = (pen - drawn) * SystemFont.kerning / scale
    return (width + kerning - pen + kern, (width - drawn) / 2)
  }

  /// The slot of the letter in hand, and its advance without kerning; nothing where its width isn't
  /// known, as of a small capital or a digit of a table.
  private func knownLetter(_ widths: LetterWidths) -> (slot: Int, advance: Double)? {
    let slot = widths.slot(in: paragraph.text, at: byte)
    guard slot > 0, steps == 1, let loaded else { return nil }
    let known = loaded.letters[slot]
    let isPlain = stepGlyph == known.glyph || stepGlyph == PANGO_GLYPH_EMPTY
    // An accent makes another glyph that is as wide.
    guard isPlain || loaded.glyphs.advance(of: stepGlyph) == known.advance else { return nil }
    return (slot, known.advance)
  }

  /// Spacing stands behind a whole character: a vowel's sign takes it from the letter before.
  private mutating func joinLastSpaced() {
    guard let (cluster, extra) = spaced else { return }
    paragraph.clusters[cluster].widen(by: -extra)
    paragraph.mostReach = max(paragraph.mostReach, paragraph.clusters[cluster].reach.right)
    guard !isRightToLeft else { return }
    // Marks between were drawn behind the spacing that is gone.
    let between = paragraph.clusters[(cluster + 1)...].dropLast()
    for mark in between where mark.traits.contains(.mark) {
      for place in 0..<Int(mark.glyphCount) {
        paragraph.glyphs[Int(mark.firstGlyph) + place].x += extra
      }
    }
  }

  /// Where text reads rightward, a mark is drawn behind the spacing of the letter that it stands on.
  private mutating func moveGlyphs(from first: Int, by distance: Double) {
    for place in first..<paragraph.glyphs.count { paragraph.glyphs[place].x += distance }
    ink = ink.map { $0.lowerBound + distance...$0.upperBound + distance }
  }

  /// The box that stands for a character no font has, in parts of the size.
  private static let boxWidth = 0.6

  private mutating func moveSpan(to byte: Int) {
    while byte >= spanEnd && span + 1 < request.spans.count {
      span += 1
      spanEnd += request.spans[span].length
    }
  }
}

extension FontFace {
  fileprivate mutating func scale(by factor: Double) {
    matrix.xx *= factor
    matrix.yx *= factor
    matrix.xy *= factor
    matrix.yy *= factor
    name.size *= factor
  }
}
