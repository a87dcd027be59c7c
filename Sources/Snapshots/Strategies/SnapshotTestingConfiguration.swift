import SnaplineDiagnostics
public import SnaplineLint
public import SnaplineScene

/// Settings for the snapshots of a test, a suite or an operation.
public struct SnapshotTestingConfiguration: Sendable {
  public typealias Record = RecordMode

  /// What may be recorded; `nil` leaves changed and missing snapshots pending.
  public var record: Record?
  /// The tool for comparing two files, whose command is part of a failure's message.
  public var diffTool: DiffTool?
  /// Which files are kept of pictures; `nil` takes the folder's settings.
  public var keeping: Keeping?
  public var tolerance: Tolerance?
  /// How often each case is made; `nil` takes the process's variables, or else once.
  public var attempts: SnapshotAttempts?
  /// What happens to faults that rules find in layouts; `nil` reports them in the results.
  public var lint: Lint?
  /// The environments in which snapshots are taken; `nil` takes the value's own.
  public var matrix: SnapshotMatrix?
  /// The views whose content isn't compared; `nil` takes the masks of the enclosing configuration.
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

  /// This configuration, with the other one's settings in place of those that are `nil`.
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

  /// A command with which a person can compare two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    let command: @Sendable (_ old: String, _ new: String) -> String

    public init(_ command: @escaping @Sendable (_ old: String, _ new: String) -> String) {
      self.command = command
    }

    /// A program that is called with the two paths.
    public init(stringLiteral program: String) {
      command = { "\(program) \($0.inShell) \($1.inShell)" }
    }

    public static let ksdiff: DiffTool = "ksdiff"
  }
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// `true` records everything, `false` leaves only pending files.
  public init(booleanLiteral value: Bool) { self = value ? .all : .pending }
}

/// Runs an operation with settings for its snapshots; settings that aren't given stay as they are.
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

/// Runs an operation with settings for its snapshots; settings that aren't given stay as they are.
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
