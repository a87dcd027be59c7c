/// Finds which variables constraints leave open, all of them at once.
///
/// All answers that are as good as the current one form a convex set, the optimal face. Open
/// variables that rows connect are probed upwards together, with uneven weights, and then
/// downwards. If nothing moves, the answer is unique: with weights that have nothing to do with the
/// problem, another answer would be better for one of the two probes. What moves is open, and the
/// others are probed again without it.
///
/// So an answer that is unique costs two probes, however many variables there are. Where something
/// is open, the edges of the current vertex show most of it before another probe is needed.
extension Engine {
  /// How far variables are probed; whatever moves that far is open.
  static var stretch: Double { 1000 }

  /// Shorter moves don't count: they are noise, and nobody could see them.
  private static var leastWay: Double { 1e-4 }

  /// Sets `Flag.moving` for free variables that have more than one value, unless that was done
  /// since the last solve.
  mutating func findMoving(_ matrix: borrowing ConstraintMatrix) {
    guard !openSet.isKnown else { return }
    openSet.isKnown = true
    activeSet.isReadyForProbe = false
    openSet.variables.removeAll()
    for variable in 0..<Int32(kinds.count) {
      flags[variable] &= ~(Flag.moving | Flag.gathered)
      if isOpen(variable), flags[variable] & Flag.ambiguous != 0 {
        openSet.variables.append(variable)
      }
    }
    guard !openSet.variables.isEmpty else { return }
    beginSearch()
    probeSets(matrix)
    confirm(up: true, matrix)
    confirm(up: false, matrix)
    for index in 0..<openSet.members.count { flags[openSet.members[index]] &= ~Flag.gathered }
    for set in 0..<openSet.firsts.count - 1 where isUnfinished(set) {
      refine(from: openSet.members[openSet.firsts[set]], matrix)
    }
  }

  private mutating func beginSearch() {
    budget.beginQuestion()
    propagation.isNotingRows = false
    openSet.ways.reset(to: kinds.count, with: 0)
    openSet.ups.reset(to: kinds.count, with: 0)
    openSet.downs.reset(to: kinds.count, with: 0)
  }

  /// Probes each set as if there were no lazy rows.
  private mutating func probeSets(_ matrix: borrowing ConstraintMatrix) {
    openSet.members.removeAll()
    openSet.firsts.removeAll()
    let start = components.members.count
    for index in 0..<openSet.variables.count
    where flags[openSet.variables[index]] & Flag.gathered == 0 {
      openSet.firsts.append(Int32(openSet.members.count))
      openSet.beginQuestion()
      gatherOpen(from: openSet.variables[index], matrix)
      for place in start..<components.members.count {
        openSet.members.append(components.members[place])
      }
      let isAlone = components.members.count == start + 1
      if !isAlone || !probeAlone(openSet.variables[index], matrix) {
        probeBothWays(membersFrom: start, matrix)
      }
      components.members.truncate(to: start)
    }
    openSet.firsts.append(Int32(openSet.members.count))
  }

  private mutating func probeBothWays(membersFrom start: Int, _ matrix: borrowing ConstraintMatrix)
  {
    // If a probe finds no freedom, the other side needs no probe.
    if probeUnknown(membersFrom: start, toward: 1, matrix) != nil, activeSet.degreesOfFreedom > 0 {
      keepWay(up: true)
      if probeUnknown(membersFrom: start, toward: -1, matrix) != nil { keepWay(up: false) }
    }
    openSet.clearWay()
  }

  /// Finds how far a variable gets that rows connect with no other open one: as far as the interval that its
  /// rows leave it.
  ///
  /// - Returns: `false` if they don't leave it an interval, as for some of them others aren't constants.
  private mutating func probeAlone(_ variable: Int32, _ matrix: borrowing ConstraintMatrix) -> Bool
  {
    guard !sweep.floors.areUsed else { return false }
    narrowInterval(of: variable, matrix)
    guard sweep.interval.sharedRows.isEmpty, !sweep.interval.isEmpty else { return false }
    let value = values[variable]
    let (low, high) = (sweep.interval.low, sweep.interval.high)
    if high - value > 1e-6 { openSet.ups[variable] = min(high - value, Self.stretch) }
    if value - low > 1e-6 { openSet.downs[variable] = max(low - value, -Self.stretch) }
    return true
  }

  private mutating func keepWay(up: Bool) {
    for index in 0..<openSet.moved.count {
      let variable = openSet.moved[index]
      let way = openSet.ways[variable]
      if up { openSet.ups[variable] = way } else { openSet.downs[variable] = way }
    }
    openSet.clearWay()
  }

  /// Follows the directions of all sets at once, as far as lazy rows allow.
  private mutating func confirm(up: Bool, _ matrix: borrowing ConstraintMatrix) {
    for index in 0..<openSet.members.count {
      let variable = openSet.members[index]
      let way = up ? openSet.ups[variable] : openSet.downs[variable]
      if way != 0 { openSet.go(variable, way) }
    }
    _ = markMoved(upTo: reach(matrix))
    openSet.clearWay()
  }

  /// Whether a set has variables that moved and others that aren't known to be open.
  private mutating func isUnfinished(_ set: Int) -> Bool {
    var (hasMoved, isKnown) = (false, true)
    for place in openSet.firsts[set]..<openSet.firsts[set + 1] {
      let variable = openSet.members[place]
      if openSet.ups[variable] != 0 || openSet.downs[variable] != 0 { hasMoved = true }
      if flags[variable] & Flag.moving == 0 { isKnown = false }
    }
    return hasMoved && !isKnown
  }

  /// Probes one set until nothing moves any more that isn't known to be open.
  private mutating func refine(from variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    let start = components.members.count
    openSet.beginQuestion()
    gatherOpen(from: variable, matrix)
    var (hasMore, allowance) = (true, 8)
    while hasMore, !budget.deadline.isPast() {
      hasMore = false
      for side in [1.0, -1] {
        guard let level = probeUnknown(membersFrom: start, toward: side, matrix) else { break }
        let share = reach(matrix)
        if markMoved(upTo: share) { hasMore = true }
        if share < 1, hasUnknown(), admitBlockers(atMost: allowance, matrix) { hasMore = true }
        openSet.clearWay()
        // Members that came with blocking rows aren't loaded yet.
        if share == 1, activeSet.degreesOfFreedom > 0,
          markEdges(membersFrom: start, level: level, matrix)
        {
          hasMore = true
        }
      }
      allowance = min(2 * allowance, 1 << 20)
    }
    openSet.clearWay()
    for place in start..<components.members.count {
      flags[components.members[place]] &= ~Flag.gathered
    }
    components.members.truncate(to: start)
  }

  /// Marks the variables that a share of the current direction moves far enough.
  ///
  /// - Returns: whether any of them is new.
  mutating func markMoved(upTo share: Double) -> Bool {
    var isNew = false
    for index in 0..<openSet.moved.count {
      let variable = openSet.moved[index]
      guard kinds[variable] == .free, flags[variable] & Flag.moving == 0,
        abs(share * openSet.ways[variable]) > Self.leastWay
      else { continue }
      flags[variable] |= Flag.moving
      isNew = true
    }
    return isNew
  }

  private func hasUnknown() -> Bool {
    for index in 0..<openSet.moved.count {
      let variable = openSet.moved[index]
      if kinds[variable] == .free, flags[variable] & Flag.moving == 0,
        abs(openSet.ways[variable]) > Self.leastWay
      {
        return true
      }
    }
    return false
  }

  /// Probes all members that aren't known to be open to one side, into the current direction.
  ///
  /// - Returns: the level of the probe's rows, or nothing if a limit was reached.
  private mutating func probeUnknown(
    membersFrom start: Int,
    toward side: Double,
    _ matrix: borrowing ConstraintMatrix
  ) -> Int32? {
    let level = beginProbe(membersFrom: start, matrix)
    let rowCount = activeSet.rowCount
    var weight: UInt64 = 1
    for place in start..<components.members.count {
      let variable = components.members[place]
      guard flags[variable] & Flag.moving == 0 else { continue }
      weight = weight &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let factor = 1 + Double(weight >> 40) / Double(1 << 24)
      activeSet.addTerm(Int32(place - start), factor)
      activeSet.endRow(0, factor * (values[variable] + side * Self.stretch), level: level)
    }
    guard activeSet.rowCount > rowCount else {
      openSet.clearWay()
      return level
    }
    defer { activeSet.isReadyForProbe = false }
    return endProbe(membersFrom: start, level: level) ? level : nil
  }
}
