/// Which closure of a call holds the literal of an inline snapshot, for assertions of your own.
public struct InlineSnapshotSyntaxDescriptor: Codable, Hashable, Sendable {
  /// Labels that the closure's parameter had before.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure's parameter.
  public var trailingClosureLabel: String
  /// The closure's place among those behind the parentheses, from 0; the first has no label there.
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
