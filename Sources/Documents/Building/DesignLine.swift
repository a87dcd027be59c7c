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

  /// What stands for the line until the message is placed.
  var text: String { "\(Self.file):\(number)" }

  init(_ span: Span) {
    let line = span.line
    number = UInt(line)
    column = UInt(span.range.lowerBound - span.source.range(ofLine: line).lowerBound + 1)
  }
}

extension Diagnostic {
  /// The message with its place in `source`, where it names a line of the design.
  func placed(in source: Source) -> Diagnostic {
    var diagnostic = self
    diagnostic.subject = source.telling(subject)
    diagnostic.cause = cause.map(source.telling)
    diagnostic.remedy = remedy.map(source.telling)
    diagnostic.place = place.map(source.placing) ?? Place(file: source.name)
    return diagnostic
  }
}

extension Source {
  /// A text in which the origins of other constraints stand as lines of the design.
  func telling(_ text: String) -> String {
    text.replacing("\(DesignLine.file):", with: "line ")
  }

  /// A place of a constraint's origin as one in this source; others stay as they are.
  func placing(_ place: Place) -> Place {
    guard let line = place.line, place.file == "\(DesignLine.file)" else { return place }
    let range = range(ofLine: line)
    let lead =
      place.column.map { $0 - 1 } ?? bytes[range].prefix { $0 == UInt8(ascii: " ") }.count
    return self.place(of: min(range.lowerBound + lead, range.upperBound)..<range.upperBound)
  }
}
