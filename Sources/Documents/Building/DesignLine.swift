import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineLayout

/// A line of a design as the origin of constraints.
///
/// Origins name their file statically, as source code does; the design's real name takes the
/// place of this one when a message is made.
struct DesignLine {
  let number: UInt
  /// Counted from 1, in bytes.
  let column: UInt

  static let file: StaticString = "<design>"
  /// The same as a text, which messages are compared with.
  static let fileName = "\(file)"
  /// What stands before the number of a line in a message that isn't placed.
  fileprivate static let mark = fileName + ":"

  /// What stands for the line until the message is placed.
  var text: String { "\(Self.mark)\(number)" }

  init(_ span: Span) {
    let line = span.line
    number = UInt(span.source.linesBefore + line)
    column = UInt(span.range.lowerBound - span.source.range(ofLine: line).lowerBound + 1)
  }
}

extension Diagnostic {
  /// The message with its place in `source`, where it names a line of the design.
  func placed(in source: SourceSet) -> Diagnostic {
    var diagnostic = self
    diagnostic.subject = source.telling(subject)
    diagnostic.cause = cause.map(source.telling)
    diagnostic.remedy = remedy.map(source.telling).map(\.withNamesAsWritten)
    diagnostic.place = place.map(source.placing) ?? Place(file: source.name)
    return diagnostic
  }
}

extension SourceSet {
  /// A text in which the origins of other constraints stand as lines of the design.
  func telling(_ text: String) -> String {
    // Most texts name no line, and bytes are looked through quickly.
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    let mark = DesignLine.mark
    guard !parts.isEmpty else { return text.replacing(mark, with: "line ") }
    var pieces = text.split(separator: mark, omittingEmptySubsequences: false)[...]
    guard var told = pieces.popFirst().map(String.init) else { return text }
    for piece in pieces {
      let digits = piece.prefix(while: \.isNumber)
      guard let number = Int(digits) else {
        told += "line " + piece
        continue
      }
      let (source, line) = place(ofLine: number)
      let file = source.linesBefore == 0 ? "" : " of \(source.name)"
      told += "line \(line)\(file)" + piece[digits.endIndex...]
    }
    return told
  }

  /// A place of a constraint's origin as one in this source; others stay as they are.
  func placing(_ place: Place) -> Place {
    guard let number = place.line, place.file == DesignLine.fileName else { return place }
    let (source, line) = self.place(ofLine: number)
    let range = source.range(ofLine: line)
    let lead =
      place.column.map { $0 - 1 } ?? source.bytes[range].prefix { $0 == UInt8(ascii: " ") }.count
    return source.place(of: min(range.lowerBound + lead, range.upperBound)..<range.upperBound)
  }
}

extension String {
  /// A remedy with views called as designs call them: without quotes, and where they stand.
  ///
  /// A size of a view without an id is said by its key.
  fileprivate var withNamesAsWritten: String {
    reworded(.sizeOfUnnamed).reworded(.namedItem)
  }
}
