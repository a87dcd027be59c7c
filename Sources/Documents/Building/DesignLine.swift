import SnaplineDiagnostics
import SnaplineLayout

/// A line of a design as the origin of constraints.
///
/// Origins name their file statically, as source code does; the design's real name takes the
/// place of this one when a message is made.
struct DesignLine {
  let number: UInt

  static let file: StaticString = "<design>"

  /// What stands for the line until the message is placed.
  var text: String { "\(Self.file):\(number)" }

  init(_ span: Span) { number = UInt(span.line) }
}

extension Diagnostic {
  /// The message with its place in `source`, where it names a line of the design.
  func placed(in source: Source) -> Diagnostic {
    var diagnostic = self
    // Texts name other constraints by their origins.
    let origin = "\(DesignLine.file):"
    diagnostic.subject.replace(origin, with: "line ")
    diagnostic.cause?.replace(origin, with: "line ")
    if let line = place?.line, place?.file == "\(DesignLine.file)" {
      diagnostic.place = source.place(ofLine: line)
    } else if place == nil {
      diagnostic.place = Place(file: source.name)
    }
    return diagnostic
  }
}

extension Source {
  /// A whole line, from its first letter on.
  fileprivate func place(ofLine line: Int) -> Place {
    let range = range(ofLine: line)
    let lead = bytes[range].prefix { $0 == UInt8(ascii: " ") }.count
    return place(of: range.lowerBound + lead..<range.upperBound)
  }
}
