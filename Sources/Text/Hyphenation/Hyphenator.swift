/// Finds where the words of a shaped paragraph may be parted.
struct Hyphenator {
  let patterns: HyphenationPatterns

  /// The clusters, among some, before which a hyphen may end a line.
  func breaks(in paragraph: ShapedParagraph, _ clusters: Range<Int>) -> [Int] {
    var found: [Int] = []
    var word: [UInt32] = []
    // The cluster that each letter of the word starts; nothing where it lies within one.
    var starts: [Int?] = []
    func close() {
      for place in patterns.places(in: word) {
        if let start = starts[place] { found.append(start) }
      }
      (word, starts) = ([], [])
    }
    for place in clusters {
      let (start, end) = (paragraph.byte(of: place), paragraph.byte(of: place + 1))
      let text = String(decoding: paragraph.text[start..<end], as: UTF8.self)
      var isFirst = true
      for scalar in text.unicodeScalars {
        guard scalar.properties.isAlphabetic, let small = scalar.smallLetter else {
          close()
          continue
        }
        word.append(small)
        starts.append(isFirst ? place : nil)
        isFirst = false
      }
    }
    close()
    return found
  }
}

extension Unicode.Scalar {
  /// The small letter; nothing where that is more than one.
  fileprivate var smallLetter: UInt32? {
    let small = properties.lowercaseMapping.unicodeScalars
    return small.count == 1 ? small.first?.value : nil
  }
}
