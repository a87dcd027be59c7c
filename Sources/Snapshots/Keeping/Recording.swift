internal import SnaplineRuns

/// What a run may do to baselines, and what keeps it from recording where something does.
package struct Recording: Hashable, Sendable {
  package let mode: RecordMode
  let obstacle: Obstacle?

  enum Obstacle: Hashable, Sendable {
    /// `CI` is set, whatever mode was asked for.
    case ci(asked: RecordMode?)
    /// A variable says `never`.
    case variable(String)
    /// Whoever started the run says `never`.
    case choice
  }

  /// A mode that was chosen.
  package init(_ mode: RecordMode) {
    self.init(mode, mode == .never ? .choice : nil)
  }

  private init(_ mode: RecordMode, _ obstacle: Obstacle?) {
    (self.mode, self.obstacle) = (mode, obstacle)
  }

  /// The mode of a run: what it asks for, else what `SNAPLINE_RECORD` says, else pending.
  ///
  /// Where `CI` is set nothing is ever recorded, whatever was asked for, unless
  /// `SNAPLINE_UPDATE_ON_CI` is 1: a retry there must not pass on what the first try wrote.
  package init(asked: RecordMode?, environment: [String: String]) throws(SnapshotError) {
    var named: (mode: RecordMode, variable: String)?
    for variable in ["SNAPSHOT_TESTING_RECORD", "SNAPLINE_RECORD"] {
      guard let value = environment[variable], !value.isEmpty else { continue }
      named = (try RecordMode(named: value, source: variable), variable)
    }
    if RunHeader.isOfCI(environment), environment["SNAPLINE_UPDATE_ON_CI"] != "1" {
      self.init(.never, .ci(asked: asked ?? named?.mode))
    } else if asked == nil, let named, named.mode == .never {
      self.init(.never, .variable(named.variable))
    } else {
      self.init(asked ?? named?.mode ?? .pending)
    }
  }

  /// Why nothing was recorded, and what lets a run record.
  var reason: String? {
    switch obstacle {
    case .ci(let asked):
      let besides = asked.flatMap { $0 == .never ? nil : ", though '\($0.rawValue)' was asked for" }
      return "nothing was recorded, because CI is set\(besides ?? ""); run it where CI isn't set, "
        + "or with SNAPLINE_UPDATE_ON_CI=1"
    case .variable(let name):
      return "nothing was recorded, because \(name) is 'never'; run it without, "
        + "or with \(name)=pending"
    case .choice:
      return "nothing was recorded, because the record mode of this run is 'never'; run it with "
        + "'pending'"
    case nil: return nil
    }
  }
}
