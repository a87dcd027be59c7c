/// Which closure of a call holds the literal of an inline snapshot, for assertions of your own.
public struct InlineSnapshotSyntaxDescriptor: Codable, Hashable, Sendable {
  /// Earlier labels of the closure's parameter.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure's parameter.
  public var trailingClosureLabel: String
  /// The closure's place among the trailing closures, from 0; the first one has no label in a call.
  public var trailingClosureOffset: Int

  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = "matches",
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  var labels: [String] { [trailingClosureLabel] + deprecatedTrailingClosureLabels }
}
