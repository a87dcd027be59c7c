package import SnaplineEnvironment
package import SnaplineGeometry

extension VisualFormatError {
  /// Reads a visual format without its views: its axis, the names of the views in its row, and the
  /// names that their sizes are compared with, of views or of metrics.
  package static func names(
    in format: String,
    limits: Limits
  ) throws(VisualFormatError) -> (axis: Axis, names: [String], compared: [String]) {
    let origin = Origin(file: #fileID, line: #line)
    var parser = try VisualFormatParser(format, origin: origin, limits: limits)
    let read = try parser.parse()
    let compared = read.boxes.flatMap(\.sizes).compactMap { size in
      if case .name(let name) = size.amount { name.text } else { nil }
    }
    return (read.axis, read.boxes.map(\.name.text), compared)
  }
}
