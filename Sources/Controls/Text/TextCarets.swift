import Foundation
import SnaplineScene
import SnaplineText

/// Where carets stand in a text that was set.
struct TextCarets {
  let block: TextBlock
  let text: String

  /// The caret before a UTF-16 unit, counted from the block's top left; nothing without lines.
  func caret(before offset: Int) -> (x: Double, baseline: Double)? {
    let starts = starts(through: offset)
    guard let start = starts.last else { return nil }
    let line = block.lines[starts.count - 1]
    return (x(before: offset, in: line, from: start), line.baseline)
  }

  private func x(before offset: Int, in line: TextLine, from start: Int) -> Double {
    // White space that a line ends with is drawn nowhere.
    let units = min(max(offset - start, 0), line.string.utf16.count)
    return line.x + line.x(before: line.string.byte(at: units))
  }

  /// The units at which lines begin, of the first line and of those that begin at a unit or before it.
  private func starts(through offset: Int = .max) -> [Int] {
    var starts: [Int] = []
    var end = text.startIndex
    for (number, line) in block.lines.enumerated() {
      let range = range(of: line, from: end)
      let isNewLine = line.string.isEmpty && number > 0 && end < text.endIndex
      let start = isNewLine ? text.index(after: end) : range.lowerBound
      let units = text.utf16.distance(from: text.startIndex, to: start)
      if number > 0, units > offset { break }
      starts.append(units)
      end = isNewLine ? start : range.upperBound
    }
    return starts
  }

  /// The part of the text that a line shows, which begins at a place or soon after it.
  private func range(of line: TextLine, from end: String.Index) -> Range<String.Index> {
    guard !line.string.isEmpty else { return end..<end }
    let length = line.string.count
    let near = text.index(end, offsetBy: length + Self.mostBetween, limitedBy: text.endIndex)
    let rest = end..<(near ?? text.endIndex)
    // A line may end with a hyphen that the text hasn't.
    return text.range(of: line.string, range: rest)
      ?? text.range(of: line.string.dropLast(), range: rest)
      ?? end..<(text.index(end, offsetBy: length, limitedBy: text.endIndex) ?? text.endIndex)
  }

  /// How much white space lines may leave between each other.
  private static let mostBetween = 256
}

/// What lies between carets, for those who ask by points and by ranges.
extension TextCarets {
  /// The places of a line with their carets' distances from the block's left, in the order of the text.
  struct Row {
    let baseline: Double
    let places: [(unit: Int, x: Double)]
    /// Where the next line begins; nothing of the last one.
    let next: Int?
    /// Where a caret behind the line's last letter would stand.
    let end: Double
  }

  var rows: [Row] {
    let starts = starts()
    return starts.indices.map { number in
      let (line, start) = (block.lines[number], starts[number])
      let next = number + 1 < starts.count ? starts[number + 1] : nil
      let places = places(from: start, to: next).map {
        (unit: $0, x: x(before: $0, in: line, from: start))
      }
      let end = x(before: next ?? text.utf16.count, in: line, from: start)
      return Row(baseline: line.baseline, places: places, next: next, end: end)
    }
  }

  /// The places before the letters of a line, and the end of the text in the last one.
  private func places(from start: Int, to next: Int?) -> [Int] {
    let end = next.map { String.Index(utf16Offset: $0, in: text) } ?? text.endIndex
    let letters = text[String.Index(utf16Offset: start, in: text)..<end]
    let places = letters.indices.map { $0.utf16Offset(in: text) }
    return next == nil ? places + [text.utf16.count] : places
  }
}

extension TextLine {
  /// How far from the line's left end the caret before a byte of its string stands.
  fileprivate func x(before byte: Int) -> Double {
    for part in logicalParts where byte >= part.start && byte < part.end {
      // A line's first letter may be drawn inside of its width.
      if byte == 0, part.run == 0, !runs[0].isRightToLeft { return 0 }
      return runs[part.run].x(before: byte - part.start, end: end(of: part.run))
    }
    guard let last = logicalParts.last else { return 0 }
    return runs[last.run].isRightToLeft ? start(of: last.run) : end(of: last.run)
  }

  private func start(of run: Int) -> Double { runs[run].glyphs.first?.x ?? 0 }

  /// The left end of the run to its right.
  private func end(of run: Int) -> Double {
    runs[(run + 1)...].lazy.compactMap(\.glyphs.first).first?.x ?? width
  }

  /// The runs in the order of the text, with the bytes that each shows.
  private var logicalParts: [(run: Int, start: Int, end: Int)] {
    var parts: [(run: Int, start: Int, end: Int)] = []
    var taken: [Range<String.Index>] = []
    // Of equal runs the left one comes first where reading goes rightward.
    let isLeftward = runs.allSatisfy(\.isRightToLeft)
    for run in isLeftward ? Array(runs.indices.reversed()) : Array(runs.indices) {
      var from = string.startIndex
      while let range = string.range(of: runs[run].string, range: from..<string.endIndex) {
        if taken.contains(where: { $0.overlaps(range) }) {
          from = string.index(after: range.lowerBound)
          continue
        }
        taken.append(range)
        let bytes = string.utf8
        parts.append(
          (
            run, bytes.distance(from: string.startIndex, to: range.lowerBound),
            bytes.distance(from: string.startIndex, to: range.upperBound)
          )
        )
        break
      }
    }
    return parts.sorted { $0.start < $1.start }
  }
}

extension GlyphRun {
  /// Where the caret before a byte of the run's string stands, in a run with a right end.
  fileprivate func x(before byte: Int, end: Double) -> Double {
    // A letter's cluster begins at its first byte; within one, carets stand before it.
    let cluster = glyphs.lazy.map(\.cluster).filter { Int($0) <= byte }.max() ?? 0
    guard isRightToLeft else { return glyphs.first { $0.cluster == cluster }?.x ?? 0 }
    guard let last = glyphs.lastIndex(where: { $0.cluster == cluster }) else { return end }
    return last + 1 < glyphs.count ? glyphs[last + 1].x : end
  }
}

extension String {
  /// The byte at which a UTF-16 unit begins; within a letter, that of the letter.
  fileprivate func byte(at unit: Int) -> Int {
    let index = utf16.index(startIndex, offsetBy: unit, limitedBy: endIndex) ?? endIndex
    let start = index.samePosition(in: self) ?? self.index(before: self.index(after: index))
    return utf8.distance(from: startIndex, to: start)
  }
}
