import SnaplineDiagnostics
public import SnaplineLint
public import SnaplineScene

/// What holds for the snapshots of a test, a suite or an operation.
public struct SnapshotTestingConfiguration: Sendable {
  public typealias Record = RecordMode

  /// What may be recorded; without one, changed and missing snapshots become pending.
  public var record: Record?
  /// The tool whose command a failure shows for looking at two files.
  public var diffTool: DiffTool?
  /// What is kept of pictures; without one, what the folder's settings say.
  public var keeping: Keeping?
  public var tolerance: Tolerance?
  /// How often each case is made; without it, what variables of the process say, else once.
  public var attempts: SnapshotAttempts?
  /// What happens to faults that rules find in layouts; without it they stand in the results.
  public var lint: Lint?
  /// The surroundings in each of which a snapshot is taken; without it, in those of the value.
  public var matrix: SnapshotMatrix?
  /// The views whose content isn't compared; nothing where what is around says it.
  public var masks: [Mask]?

  public init(
    record: Record? = nil,
    diffTool: DiffTool? = nil,
    keeping: Keeping? = nil,
    tolerance: Tolerance? = nil,
    attempts: SnapshotAttempts? = nil,
    lint: Lint? = nil,
    matrix: SnapshotMatrix? = nil,
    masks: [Mask]? = nil
  ) {
    self.record = record
    self.diffTool = diffTool
    self.keeping = keeping
    self.tolerance = tolerance
    self.attempts = attempts
    self.lint = lint
    self.matrix = matrix
    self.masks = masks
  }

  @TaskLocal public static var current = SnapshotTestingConfiguration()

  /// This configuration, and for what it doesn't say the other.
  public func over(_ other: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? other.record,
      diffTool: diffTool ?? other.diffTool,
      keeping: keeping ?? other.keeping,
      tolerance: tolerance ?? other.tolerance,
      attempts: attempts ?? other.attempts,
      lint: lint ?? other.lint,
      matrix: matrix ?? other.matrix,
      masks: masks ?? other.masks
    )
  }

  /// A command that shows two files to a person.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    let command: @Sendable (_ old: String, _ new: String) -> String

    public init(_ command: @escaping @Sendable (_ old: String, _ new: String) -> String) {
      self.command = command
    }

    /// A program that takes the two paths.
    public init(stringLiteral program: String) {
      command = { "\(program) \($0.inShell) \($1.inShell)" }
    }

    public static let ksdiff: DiffTool = "ksdiff"
  }
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// `true` records everything, `false` nothing but pending files.
  public init(booleanLiteral value: Bool) { self = value ? .all : .pending }
}

/// Runs an operation whose snapshots follow a configuration; what it doesn't say stays as it is.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  keeping: Keeping? = nil,
  tolerance: Tolerance? = nil,
  attempts: SnapshotAttempts? = nil,
  lint: Lint? = nil,
  matrix: SnapshotMatrix? = nil,
  masks: [Mask]? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let own = SnapshotTestingConfiguration(
    record: record,
    diffTool: diffTool,
    keeping: keeping,
    tolerance: tolerance,
    attempts: attempts,
    lint: lint,
    matrix: matrix,
    masks: masks
  )
  return try SnapshotTestingConfiguration.$current.withValue(
    own.over(.current),
    operation: operation
  )
}

/// Runs an operation whose snapshots follow a configuration; what it doesn't say stays as it is.
public func withSnapshotTesting<Result>(
  isolation: isolated (any Actor)? = #isolation,
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  keeping: Keeping? = nil,
  tolerance: Tolerance? = nil,
  attempts: SnapshotAttempts? = nil,
  lint: Lint? = nil,
  matrix: SnapshotMatrix? = nil,
  masks: [Mask]? = nil,
  operation: () async throws -> Result
) async rethrows -> Result {
  let own = SnapshotTestingConfiguration(
    record: record,
    diffTool: diffTool,
    keeping: keeping,
    tolerance: tolerance,
    attempts: attempts,
    lint: lint,
    matrix: matrix,
    masks: masks
  )
  return try await SnapshotTestingConfiguration.$current.withValue(
    own.over(.current),
    operation: operation
  )
}
