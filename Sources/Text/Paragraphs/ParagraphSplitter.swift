/// A paragraph of a styled text: what is shaped, and the looks of each stretch.
struct Paragraph {
  var string = ""
  /// In order, covering the string; one of length 0 stands for an empty paragraph.
  var stretches: [Stretch] = []

  struct Stretch {
    /// Where it ends in the paragraph's bytes.
    var end: Int
    var attributes: TextAttributes
  }

  var style: ParagraphStyle { stretches.first?.attributes.paragraph ?? ParagraphStyle() }

  func end(ofStretch place: Int) -> Int {
    place < stretches.count ? stretches[place].end : string.utf8.count
  }

  /// The place of the stretch that holds a byte, searched from a place not behind it.
  func stretch(at byte: Int, from place: Int = 0) -> Int {
    var (low, high) = (place, max(place, stretches.count - 1))
    while low < high {
      let middle = (low + high) / 2
      if byte >= stretches[middle].end { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension StyledText {
  /// The paragraphs, split at line feeds, carriage returns and paragraph separators.
  ///
  /// A separator at the very end is followed by an empty paragraph, as in UIKit.
  var paragraphs: [Paragraph] {
    guard !isEmpty else { return [] }
    var paragraphs: [Paragraph] = []
    var current = Paragraph()
    var endsWithReturn = false
    for run in runs where !run.string.isEmpty {
      let attributes = run.attributes.bounded
      var rest = Substring(run.string)
      if endsWithReturn, rest.unicodeScalars.first == "\n" { rest.unicodeScalars.removeFirst() }
      endsWithReturn = rest.unicodeScalars.last == "\r"
      while let cut = rest.unicodeScalars.firstIndex(where: Self.isSeparator) {
        current.append(rest[..<cut], attributes)
        paragraphs.append(current)
        let separator = rest.unicodeScalars[cut]
        rest = rest[rest.unicodeScalars.index(after: cut)...]
        if separator == "\r", rest.unicodeScalars.first == "\n" {
          rest.unicodeScalars.removeFirst()
        }
        current = Paragraph()
        if rest.isEmpty { current.append("", attributes) }
      }
      if !rest.isEmpty { current.append(rest, attributes) }
    }
    paragraphs.append(current)
    return paragraphs
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2029}" || scalar == "\u{85}"
  }
}

extension Paragraph {
  fileprivate mutating func append(_ part: Substring, _ attributes: TextAttributes) {
    // An empty paragraph's place holder gives way to real text.
    if string.isEmpty, let first = stretches.first, first.end == 0 { stretches.removeAll() }
    string += part
    stretches.append(Stretch(end: string.utf8.count, attributes: attributes))
  }
}
