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

  var pulls = Buffer<Pull>()
  /// Rows that others share, which may pull from anywhere.
  var shared = Buffer<Pull>()
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
    shared.removeAll()
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

  /// Takes in a row that others share, down to a priority at which the variable has to heed it.
  @inline(__always) mutating func share(
    _ coefficient: Double,
    _ relation: Int8,
    priority: Double,
    heededFrom least: Double
  ) {
    joint = max(joint, least)
    shared.append(
      Pull(
        priority: priority,
        target: 0,
        coefficient: coefficient,
        relation: coefficient > 0 ? relation : -relation,
        source: -1
      )
    )
  }

  var width: Double { high - low }

  /// Narrows the interval with all pulls above the joint priority, highest first.
  mutating func settle() {
    var first = 0
    while first < pulls.count {
      let (priority, end) = gatherHighest(from: first)
      if priority <= joint { return }
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

  /// Puts the pulls of the highest priority left in front: there are few priorities, and often the
  /// first of them settles everything.
  private mutating func gatherHighest(from first: Int) -> (priority: Double, end: Int) {
    var priority = 0.0
    for index in first..<pulls.count { priority = max(priority, pulls[index].priority) }
    var end = first
    for index in first..<pulls.count where pulls[index].priority == priority {
      if index != end { exchange(index, end) }
      end += 1
    }
    return (priority, end)
  }

  @inline(__always) private func exchange(_ one: Int, _ other: Int) {
    let kept = pulls[one]
    pulls[one] = pulls[other]
    pulls[other] = kept
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
    var slope = 0.0
    var total = 0.0
    for index in first..<end {
      if pulls[index].relation >= 0 { slope -= pulls[index].weight }
      total += pulls[index].weight
    }
    let noise = 1e-12 * total
    var left = -Double.infinity
    if slope < -noise { left = lowestBest(first, end, &slope, noise) }
    var right = Double.infinity
    if slope > noise {
      right = left
    } else {
      for index in first..<end where pulls[index].target > left {
        right = min(right, pulls[index].target)
      }
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

  /// The target at which the slope stops being negative, found like a median: by parting the pulls
  /// around one of them and going on in the part that holds it.
  private mutating func lowestBest(
    _ first: Int,
    _ end: Int,
    _ slope: inout Double,
    _ noise: Double
  ) -> Double {
    var (low, high) = (first, end)
    var best = -Double.infinity
    while low < high {
      let pivot = middle(low, high)
      let (less, equal) = part(low, high, around: pivot)
      let before = rise(low, less)
      if slope + before >= -noise {
        high = less
        continue
      }
      slope += before + rise(less, equal)
      best = pivot
      if slope >= -noise { return best }
      low = equal
    }
    return best
  }

  private mutating func rise(_ first: Int, _ end: Int) -> Double {
    var sum = 0.0
    for index in first..<end {
      sum += pulls[index].relation == 0 ? 2 * pulls[index].weight : pulls[index].weight
    }
    return sum
  }

  private mutating func middle(_ low: Int, _ high: Int) -> Double {
    let (one, two, three) = (
      pulls[low].target, pulls[(low + high) / 2].target, pulls[high - 1].target
    )
    return max(min(one, two), min(max(one, two), three))
  }

  /// Parts pulls into those below, at and above a target.
  private mutating func part(_ first: Int, _ end: Int, around pivot: Double) -> (
    less: Int, equal: Int
  ) {
    var (less, index, greater) = (first, first, end)
    while index < greater {
      let target = pulls[index].target
      if target < pivot {
        if index != less { exchange(index, less) }
        less += 1
        index += 1
      } else if target > pivot {
        greater -= 1
        exchange(index, greater)
      } else {
        index += 1
      }
    }
    return (less, greater)
  }
}
