package import Foundation
import SnaplineLayout
import SnaplineScene
import SnaplineText

/// How a text fits its label. A label that was just drawn answers without setting its text once more.
extension Label {
  /// A text of which less is shown than was written, though nothing limits its lines to so few.
  package struct Cut: Hashable {
    /// How many lines are seen, a part of the last one included; none where the label has no area.
    package let lines: Int
    /// Whether whole lines are left out, rather than a part of the last one.
    package let lacksLines: Bool
  }

  /// What of the text has no room; nothing where all of it is shown, or as much as was asked for.
  package var cut: Cut? { cut(of: settingInBounds?.block) }

  /// The text as it is shown; nothing in a label that has no area.
  private var settingInBounds: (block: TextBlock, factor: Double, width: CGFloat)? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let width = room(for: bounds).width
    let set = setting(width: width, height: bounds.height)
    return (set.block, set.factor, width)
  }

  private func cut(of block: TextBlock?) -> Cut? {
    guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    guard let block else { return Cut(lines: 0, lacksLines: true) }
    let count = block.lines.count
    if block.isTruncated, numberOfLines <= 0 || count < numberOfLines {
      return Cut(lines: count, lacksLines: true)
    }
    // A label may well be as high as its letters alone, with less room below them than lines have.
    return block.lastBaseline > bounds.height + 1 ? Cut(lines: count, lacksLines: false) : nil
  }

  /// How a text stands in its label.
  package struct Fit {
    /// The size of the label.
    package let size: CGSize
    package let cut: Cut?
    /// Whether less than all of a text is shown that may have one line.
    package let isCutLine: Bool
    /// A word that the label is too narrow for, so that a line ends in it.
    package let brokenWord: String?
    /// Whether all letters look alike, have the size that was asked for, and lie in the label, but for a fifth of
    /// a point.
    package let isOrdinary: Bool
    /// Where the lines stand together, in the label's bounds.
    package let textFrame: CGRect?
    /// Where letters stand in the label's bounds, from above their capitals to the baseline of the last line, as rules
    /// look at them: without accents, and without what reaches below; nothing where they don't look alike.
    fileprivate let lettersFrame: CGRect?
    /// How long the lines are.
    package let lineWidths: [Double]
    /// The side at which all lines begin or end; nothing where they stand between the sides, or reach from one to the
    /// other.
    fileprivate let side: Side?
    /// How the letters look, where all of them look alike; nothing where they have shadows and the like.
    package let letters: Letters?
    /// The widths at which the lines are the same, from that of the longest line on; none where that isn't known.
    fileprivate let widths: ClosedRange<Double>?

    /// Whether all of the text is shown, and in the way that it was written.
    package var isWhole: Bool { isOrdinary && cut == nil && !isCutLine && brokenWord == nil }

    /// Whether a text that is shown as a whole is so in a label of another size as well, as its lines are the same and
    /// have no less room.
    package func isAlike(at other: CGSize) -> Bool {
      isWhole && other.height >= size.height && widths?.contains(other.width) ?? false
    }

    /// Where letters stand in a label of another size in which their lines are the same; nothing where that isn't
    /// known.
    package func lettersFrame(at other: CGSize) -> CGRect? {
      if other == size { return lettersFrame }
      guard other.height == size.height, let side else { return nil }
      return lettersFrame?.offsetBy(dx: side == .left ? 0 : other.width - size.width, dy: 0)
    }
  }

  fileprivate enum Side {
    case left, right
  }

  /// How letters look, as far as it matters to their contrast.
  package struct Letters: Hashable {
    let face: FontFace.Name
    let color: RGBA
  }

  /// How the text stands in the label, for which it is set once.
  package var fit: Fit {
    let set = settingInBounds
    let brokenWord = brokenWord(in: set?.block)
    let frame = set.flatMap { textFrame(of: $0.block, $0.factor) }
    let isOrdinary = set.map { $0.factor == 1 && self.isOrdinary($0.block, frame) } ?? false
    return Fit(
      size: bounds.size,
      cut: cut(of: set?.block),
      isCutLine: numberOfLines == 1 && set?.block.isTruncated ?? false,
      brokenWord: brokenWord,
      isOrdinary: isOrdinary,
      textFrame: frame,
      lettersFrame: isOrdinary ? set.flatMap { lettersFrame(of: $0.block) } : nil,
      lineWidths: set?.block.lines.map(\.width) ?? [],
      side: set.flatMap { side(of: $0.block, in: $0.width) },
      letters: isOrdinary ? set.flatMap { letters(of: $0.block) } : nil,
      widths: set.flatMap { widths(of: $0.block) }
    )
  }

  private func lettersFrame(of block: TextBlock) -> CGRect? {
    // Rules don't look at lines without letters, and warnings do.
    guard block.lines.allSatisfy({ $0.width > 0 }) else { return nil }
    let top = bounds.minY + topOfText(block, height: bounds.height, in: bounds)
    let frames = block.lines.map { line in
      let size = line.runs.map(\.face.name.size).max() ?? 0
      return CGRect(
        x: bounds.minX + line.x,
        y: top + line.baseline - size * 0.75,
        width: line.width,
        height: size * 0.75
      )
    }
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  private func side(of block: TextBlock, in width: CGFloat) -> Side? {
    guard textAlignment != .justified else { return nil }
    let areLeft = block.lines.allSatisfy { abs($0.x) < 1e-6 }
    let areRight = block.lines.allSatisfy { abs($0.x + $0.width - width) < 1e-6 }
    return areLeft == areRight ? nil : areLeft ? .left : .right
  }

  private func letters(of block: TextBlock) -> Letters? {
    guard let run = block.lines.first?.runs.first, run.shadow == nil, run.outline == nil,
      run.paint == nil, !run.face.isColor,
      text?.contains(where: { $0.isLetter || $0.isNumber }) == true
    else { return nil }
    return Letters(face: run.face.name, color: run.color)
  }

  private func widths(of block: TextBlock) -> ClosedRange<Double>? {
    guard let widths = lastTexts?.widths, widths.upperBound >= block.size.width else { return nil }
    return max(widths.lowerBound, block.size.width)...widths.upperBound
  }

  private func isOrdinary(_ block: TextBlock, _ frame: CGRect?) -> Bool {
    guard block.decorations.isEmpty, block.attachments.isEmpty else { return false }
    let room = bounds.insetBy(dx: -Self.slack, dy: -Self.slack)
    guard frame.map(room.contains) ?? true else { return false }
    let top = bounds.minY + topOfText(block, height: bounds.height, in: bounds)
    var first: GlyphRun?
    return block.lines.allSatisfy { line in
      let (left, baseline) = (bounds.minX + line.x, top + line.baseline)
      guard left >= room.minX, left + line.width <= room.maxX, baseline <= room.maxY else {
        return false
      }
      return line.runs.allSatisfy { run in
        let other = first ?? run
        first = other
        return run.looksLike(other) && baseline - run.face.name.size * 0.75 >= room.minY
      }
    }
  }

  private static let slack = 0.2

  /// The first word that the label is too narrow for.
  ///
  /// Only letters and digits count that nothing parts: texts in Chinese or Thai end lines anywhere.
  private func brokenWord(in block: TextBlock?) -> String? {
    guard numberOfLines != 1, lineBreakMode != .byCharWrapping, let block, let text else {
      return nil
    }
    if let known = lastTexts?.brokenWord { return known }
    let word = block.brokenWord(of: text)
    lastTexts?.brokenWord = .some(word)
    return word
  }

  /// The width that a broken word needs, where that is known: where all of it looks alike and has its full size, and
  /// no line may end in it.
  func width(ofBroken word: String) -> Double? {
    guard !adjustsFontSizeToFitWidth, word.allSatisfy(\.staysInLine),
      let width = lastTexts?.width(ofWord: word)?.rounded(.up), width > bounds.width
    else { return nil }
    return width
  }

  /// How wide the text is with no more lines than it says.
  package var widthOfText: CGFloat { block(width: nil).size.width.rounded(.up) }

  /// The height at which all lines have room that may be shown, at the width that the label has.
  package var heightOfText: CGFloat {
    block(width: bounds.width > 0 ? bounds.width : nil).size.height.rounded(.up)
  }

  /// Where each line stands in the bounds: down from its capitals to its baseline.
  package var lineFrames: [CGRect] {
    settingInBounds.map { lineFrames(of: $0.block, $0.factor) } ?? []
  }

  private func lineFrames(of block: TextBlock, _ factor: Double) -> [CGRect] {
    let top = bounds.minY + topOfText(block, height: bounds.height, in: bounds)
    let capitals = fontOfFirstLetters.capHeight * factor
    return block.lines.map { line in
      CGRect(
        x: bounds.minX + line.x,
        y: top + line.baseline - capitals,
        width: line.width,
        height: capitals
      )
    }
  }

  private func textFrame(of block: TextBlock, _ factor: Double) -> CGRect? {
    let frames = lineFrames(of: block, factor)
    guard var left = frames.lazy.map(\.minX).min(), var right = frames.lazy.map(\.maxX).max(),
      right > left, let top = frames.first?.minY, let bottom = frames.last?.maxY
    else { return nil }
    // What is wider than the label is cut off at its edges.
    if right - left > bounds.width + 1e-6 { (left, right) = (bounds.minX, bounds.maxX) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private var fontOfFirstLetters: Font {
    guard written != nil else { return shownFont }
    return lastTexts?.firstFont ?? shownFont
  }
}

extension GlyphRun {
  /// Whether the letters have the font and the colours of others.
  fileprivate func looksLike(_ other: GlyphRun) -> Bool {
    face.name == other.face.name && color == other.color && shadow == other.shadow
      && outline == other.outline && paint == other.paint
  }
}

extension TextBlock {
  /// The first word of a text in which a line ends.
  fileprivate func brokenWord(of text: String) -> String? {
    guard lines.dropLast().contains(where: { !$0.isFollowedBySpace }) else { return nil }
    var rest = text[...]
    for line in lines.dropLast() {
      var shown = line.string.drop { $0.isWhitespace }
      while shown.last?.isWhitespace == true { shown.removeLast() }
      rest = rest.drop { $0.isWhitespace }
      // What was put in, such as a hyphen, parts a word where it may be parted.
      guard rest.utf8.starts(with: shown.utf8) else { return nil }
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: shown.utf8.count)...]
      guard let last = shown.last, let next = rest.first, last.isOfWord, next.isOfWord else {
        continue
      }
      let head = String(shown.reversed().prefix { !$0.endsWord }.reversed())
      return head + rest.prefix { !$0.endsWord }
    }
    return nil
  }
}

extension Character {
  /// Whether lines end neither before nor after it, where another such one is.
  fileprivate var isOfWord: Bool {
    guard isLetter || isNumber, let scalar = unicodeScalars.first, !isKeycap else { return false }
    // From Thai on, scripts have words without spaces between them, or none.
    return scalar.value < 0x0E00 || (0x1E00..<0x2000).contains(scalar.value)
  }

  /// Whether it is a digit in a box, an emoji.
  private var isKeycap: Bool { unicodeScalars.contains("\u{20E3}") }

  /// Whether a word that people read is over here.
  fileprivate var endsWord: Bool { isWhitespace || "-‐–—".contains(self) }

  /// Whether no line may end before or after it in a word.
  fileprivate var staysInLine: Bool { isOfWord || ".,:;@'’_#()!\"&+*".contains(self) }
}
