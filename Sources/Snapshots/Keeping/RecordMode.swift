/// What a run may do to baselines.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every baseline that isn't the same is written over.
  case all
  /// Those that differ, and those that are missing, are written.
  case failed
  /// Only missing ones are written; what differs is left pending beside them.
  case missing
  /// Nothing is written over: missing and changed snapshots become pending files beside.
  case pending
  /// Nothing is written beside baselines at all.
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
