/// What a run may do to baselines.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every baseline that isn't exactly the same is overwritten, even if it differs only within its limits.
  case all
  /// Those that differ by more than their limits, and those that are missing, are written.
  case failed
  /// Only missing ones are written; for changed ones, pending files are written beside them.
  case missing
  /// No baseline is written: missing and changed snapshots become pending files beside the baselines.
  case pending
  /// Neither baselines nor pending files are written.
  case never

  /// The mode that a variable or option names.
  public init(named name: String, source: String) throws(SnapshotError) {
    guard let mode = RecordMode(rawValue: name) else {
      throw .unknownRecordMode(name, source: source)
    }
    self = mode
  }

  /// Whether a baseline is written over, or written anew where there is none.
  func overwrites(existing: Bool) -> Bool {
    switch self {
    case .all, .failed: true
    case .missing: !existing
    case .pending, .never: false
    }
  }
}
