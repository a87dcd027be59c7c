package import SnaplineEnvironment
package import SnaplineGeometry

extension VisualFormatError {
  /// Reads a visual format without its views: its axis, and the names of the views in its row.
  package static func names(
    in format: String,
    limits: Limits
  ) throws(VisualFormatError) -> (axis: Axis, names: [String]) {
    let origin = Origin(file: #fileID, line: #line)
    var parser = try VisualFormatParser(format, origin: origin, limits: limits)
    let read = try parser.parse()
    return (read.axis, read.boxes.map(\.name.text))
  }
}
