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

  /// The mode of a run: what it asks for, else what `SNAPLINE_RECORD` says, else pending.
  ///
  /// Where `CI` is set nothing is ever recorded, whatever was asked for, unless
  /// `SNAPLINE_UPDATE_ON_CI` is 1: a retry there must not pass on what the first try wrote.
  public static func resolved(
    asked: RecordMode?,
    environment: [String: String]
  ) throws(SnapshotError) -> RecordMode {
    var named: RecordMode?
    for variable in ["SNAPSHOT_TESTING_RECORD", "SNAPLINE_RECORD"] {
      guard let value = environment[variable], !value.isEmpty else { continue }
      named = try RecordMode(named: value, source: variable)
    }
    let isCI = !["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "")
    if isCI, environment["SNAPLINE_UPDATE_ON_CI"] != "1" { return .never }
    return asked ?? named ?? .pending
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
