import SnaplineData

/// What a placeholder brought to a place of a design, for messages about what was made of it.
final class DataFill: Sendable {
  /// The placeholder as it is written.
  let text: String
  /// Where in the data the value was found.
  let path: String
  let value: DataValue
  /// Whether it stands in for what a component would be given, were it used.
  let isSample: Bool
  /// Where it stands: in the data, or where a component is given it.
  let place: Span?

  init(
    text: String,
    path: String,
    value: DataValue,
    isSample: Bool = false,
    place: Span? = nil
  ) {
    self.place = place
    self.text = text
    self.path = path
    self.value = value
    self.isSample = isSample
  }

  /// Whether both stand on one line.
  func standsBeside(_ other: DataFill) -> Bool {
    place?.source.name == other.place?.source.name && place?.line == other.place?.line
  }
}
