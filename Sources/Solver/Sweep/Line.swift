/// One variable alone: rows pull on it level after level, and what is best is always an interval.
struct Line: ~Copyable {
  /// A row of one variable: it wants the variable at, above or below `target`.
  struct Pull: BitwiseCopyable {
    var priority: Double
    var target: Double
    var coefficient: Double
    /// -1 wants less, 1 wants more, 0 wants exactly the target.
    var relation: Int8
    /// The row, or the wish as `-2 - wish`.
    var source: Int32

    var weight: Double { abs(coefficient) }
  }

  var pulls = Lane<Pull>()
  var low = -Double.infinity
  var high = Double.infinity
  /// The highest priority that ties the variable to another open one.
  var joint = 0.0
  /// The level at which the interval became a point.
  var level = Level.open
  var isEmpty = false

  init() {}

  mutating func begin(isNonNegative: Bool) {
    pulls.removeAll()
    low = isNonNegative ? 0 : -.infinity
    high = .infinity
    joint = 0
    level = Level.open
    isEmpty = false
  }

  @inline(__always) mutating func add(
    _ coefficient: Double,
    _ relation: Int8,
    _ constant: Double,
    priority: Double,
    source: Int32
  ) {
    let pull = Pull(
      priority: priority,
      target: constant / coefficient,
      coefficient: coefficient,
      relation: coefficient > 0 ? relation : -relation,
      source: source
    )
    pulls.append(pull)
  }

  var width: Double { high - low }

  /// Narrows the interval with all pulls above the joint priority, highest first.
  mutating func settle() {
    sort()
    var first = 0
    while first < pulls.count {
      let priority = pulls[first].priority
      if priority <= joint { return }
      var end = first + 1
      while end < pulls.count, pulls[end].priority == priority { end += 1 }
      if priority >= 1000 {
        for index in first..<end { bound(pulls[index]) }
      } else if end == first + 1 {
        pull(pulls[first])
      } else {
        balance(first, end)
      }
      first = end
      if closeUp(priority) { return }
    }
  }

  /// Highest priority first; few and mostly in order.
  private func sort() {
    guard pulls.count > 1 else { return }
    if pulls.count > 24 {
      mergeSort { $0.priority > $1.priority }
      return
    }
    for index in 1..<pulls.count {
      let pull = pulls[index]
      var place = index
      while place > 0, pulls[place - 1].priority < pull.priority {
        pulls[place] = pulls[place - 1]
        place -= 1
      }
      pulls[place] = pull
    }
  }

  private func mergeSort(_ isBefore: (Pull, Pull) -> Bool) {
    var sorted: [Pull] = []
    sorted.reserveCapacity(pulls.count)
    for index in 0..<pulls.count { sorted.append(pulls[index]) }
    sorted.sort(by: isBefore)
    for index in 0..<pulls.count { pulls[index] = sorted[index] }
  }

  /// Whether the interval is a point now; then `level` says since when.
  mutating func closeUp(_ priority: Double) -> Bool {
    if high - low > 1e-9 * (1 + abs(low)) || low.isInfinite { return false }
    if high < low - 1e-7 * (1 + abs(low)) { isEmpty = true }
    high = low
    level = priority
    return true
  }

  mutating func bound(_ pull: Pull) {
    if pull.relation >= 0 { low = max(low, pull.target) }
    if pull.relation <= 0 { high = min(high, pull.target) }
  }

  mutating func pull(_ pull: Pull) {
    if pull.relation >= 0 { low = min(max(low, pull.target), high) }
    if pull.relation <= 0 { high = max(min(high, pull.target), low) }
  }

  /// Pulls of one priority: the interval in which the sum of their violations is least.
  mutating func balance(_ first: Int, _ end: Int) {
    orderByTarget(first, end)
    var slope = 0.0
    var total = 0.0
    for index in first..<end {
      if pulls[index].relation >= 0 { slope -= pulls[index].weight }
      total += pulls[index].weight
    }
    let noise = 1e-12 * total
    var (left, right) = (-Double.infinity, Double.infinity)
    var index = first
    while index < end, slope < -noise {
      let pull = pulls[index]
      slope += pull.relation == 0 ? 2 * pull.weight : pull.weight
      left = pull.target
      index += 1
    }
    if slope > noise {
      right = left
    } else if index < end {
      right = pulls[index].target
    }
    if left >= high {
      low = high
    } else if right <= low {
      high = low
    } else {
      low = max(low, left)
      high = min(high, right)
    }
  }

  private func orderByTarget(_ first: Int, _ end: Int) {
    if end - first > 24 {
      var sorted: [Pull] = []
      sorted.reserveCapacity(end - first)
      for index in first..<end { sorted.append(pulls[index]) }
      sorted.sort { $0.target < $1.target }
      for index in first..<end { pulls[index] = sorted[index - first] }
      return
    }
    for index in first + 1..<end {
      let pull = pulls[index]
      var place = index
      while place > first, pulls[place - 1].target > pull.target {
        pulls[place] = pulls[place - 1]
        place -= 1
      }
      pulls[place] = pull
    }
  }
}
