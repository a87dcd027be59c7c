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
  /// Whether a filter makes another value of it.
  private let isFiltered: Bool
  private let origin: Origin

  /// What the value was taken from.
  enum Origin: Sendable {
    case data(GivenData)
    /// What a component is given, where its use says so.
    case argument(GivenPlace?)
  }

  init(
    text: String,
    path: String,
    value: DataValue,
    isSample: Bool = false,
    isFiltered: Bool = false,
    from origin: Origin
  ) {
    self.text = text
    self.path = path
    self.value = value
    self.isSample = isSample
    self.isFiltered = isFiltered
    self.origin = origin
  }

  /// Where the value stands.
  var place: Span? {
    switch origin {
    case .data(let given): given.span(of: path)
    case .argument(let given): given?.span
    }
  }

  /// Where a component is given the value as it is; nothing where a filter changes it.
  var argument: Span? {
    guard case .argument(let given) = origin, !isFiltered else { return nil }
    return given?.span
  }

  /// The place of a fault in the value, where that isn't the placeholder's.
  var faultPlace: Span? {
    guard case .argument(let given?) = origin, given.isOfOneKind, !isFiltered else { return nil }
    return given.span
  }

  /// Where the entry stands that the value is of.
  var entryPlace: Span? {
    guard case .data(let given) = origin, let entry else { return nil }
    return given.span(of: entry)
  }

  /// Whether both values are of one entry of the data.
  func isBeside(_ other: DataFill) -> Bool { entry != nil && entry == other.entry }

  private var entry: String? {
    guard case .data = origin else { return nil }
    return path.lastIndex(of: ".").map { String(path[..<$0]) }
  }
}
