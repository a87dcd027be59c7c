public import SnaplineLint
public import SnaplineScene
public import SnaplineSnapshots
public import Testing

/// Gives the snapshots of a test or suite a configuration; the nearest one wins.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  public let configuration: SnapshotTestingConfiguration
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(
      configuration.over(.current),
      operation: function
    )
  }
}

extension Trait where Self == SnapshotsTrait {
  /// The configuration of snapshots in this test or suite; settings that aren't given stay as in the
  /// suite around.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    keeping: Keeping? = nil,
    tolerance: Tolerance? = nil,
    attempts: SnapshotAttempts? = nil,
    lint: Lint? = nil,
    matrix: SnapshotMatrix? = nil,
    masks: [Mask]? = nil
  ) -> SnapshotsTrait {
    SnapshotsTrait(
      configuration: SnapshotTestingConfiguration(
        record: record,
        diffTool: diffTool,
        keeping: keeping,
        tolerance: tolerance,
        attempts: attempts,
        lint: lint,
        matrix: matrix,
        masks: masks
      )
    )
  }

  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> SnapshotsTrait {
    SnapshotsTrait(configuration: configuration)
  }
}
