/// The values that rows about one variable leave it, level after level: what is best for them is
/// always an interval.
struct Interval: ~Copyable {
  /// A row about the variable alone: it has to be at, above or below `breakpoint`.
  struct Bound: BitwiseCopyable {
    var priority: Double
    var breakpoint: Double
    var coefficient: Double
    /// -1 if it has to be less, 1 if it has to be more, 0 if it has to be equal.
    var relation: Int8
    /// The row, or `-2 - reduced` for a reduced row.
    var source: Int32

    var weight: Double { abs(coefficient) }
  }

  /// The rows about the variable alone.
  var bounds = Buffer<Bound>()
  /// Rows that other open variables share; their breakpoints aren't known.
  var sharedRows = Buffer<Bound>()
  /// The ends of the interval.
  var low = -Double.infinity
  var high = Double.infinity
  /// The highest priority of a row that ties the variable to another open one.
  var sharedPriority = 0.0
  /// The level at which the interval became a point, or `Level.open`.
  var level = Level.open
  /// Whether required rows leave the variable no value.
  var isEmpty = false

  init() {}

  mutating func begin(isNonNegative: Bool) {
    bounds.removeAll()
    sharedRows.removeAll()
    low = isNonNegative ? 0 : -.infinity
    high = .infinity
    sharedPriority = 0
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
    let bound = Bound(
      priority: priority,
      breakpoint: constant / coefficient,
      coefficient: coefficient,
      relation: coefficient > 0 ? relation : -relation,
      source: source
    )
    bounds.append(bound)
  }

  /// Adds a row that others share, of which the variable has to heed levels from `least` down.
  @inline(__always) mutating func addShared(
    _ coefficient: Double,
    _ relation: Int8,
    priority: Double,
    heededFrom least: Double
  ) {
    sharedPriority = max(sharedPriority, least)
    sharedRows.append(
      Bound(
        priority: priority,
        breakpoint: 0,
        coefficient: coefficient,
        relation: coefficient > 0 ? relation : -relation,
        source: -1
      )
    )
  }

  var width: Double { high - low }

  /// Narrows the interval by all levels above the shared priority, the highest first.
  mutating func narrow() {
    var first = 0
    while first < bounds.count {
      let (priority, end) = gatherHighest(from: first)
      if priority <= sharedPriority { return }
      if priority >= 1000 {
        for index in first..<end { restrict(to: bounds[index]) }
      } else if end == first + 1 {
        approach(bounds[first])
      } else {
        minimizeSum(first, end)
      }
      first = end
      if closeIfPoint(priority) { return }
    }
  }

  /// Moves the bounds of the highest priority that is left to the front.
  ///
  /// There are few priorities, and the first often settles everything.
  private mutating func gatherHighest(from first: Int) -> (priority: Double, end: Int) {
    var priority = 0.0
    for index in first..<bounds.count { priority = max(priority, bounds[index].priority) }
    var end = first
    for index in first..<bounds.count where bounds[index].priority == priority {
      if index != end { swap(index, end) }
      end += 1
    }
    return (priority, end)
  }

  @inline(__always) private func swap(_ one: Int, _ other: Int) {
    let kept = bounds[one]
    bounds[one] = bounds[other]
    bounds[other] = kept
  }

  /// Whether the interval is a point now; then `level` says since when.
  mutating func closeIfPoint(_ priority: Double) -> Bool {
    if high - low > 1e-9 * (1 + abs(low)) || low.isInfinite { return false }
    if high < low - 1e-7 * (1 + abs(low)) { isEmpty = true }
    high = low
    level = priority
    return true
  }

  mutating func restrict(to bound: Bound) {
    if bound.relation >= 0 { low = max(low, bound.breakpoint) }
    if bound.relation <= 0 { high = min(high, bound.breakpoint) }
  }

  mutating func approach(_ bound: Bound) {
    if bound.relation >= 0 { low = min(max(low, bound.breakpoint), high) }
    if bound.relation <= 0 { high = max(min(high, bound.breakpoint), low) }
  }

  /// Narrows the interval to where the sum of violations of one priority is least: a weighted
  /// median.
  mutating func minimizeSum(_ first: Int, _ end: Int) {
    var slope = 0.0
    var total = 0.0
    for index in first..<end {
      if bounds[index].relation >= 0 { slope -= bounds[index].weight }
      total += bounds[index].weight
    }
    let noise = 1e-12 * total
    var left = -Double.infinity
    if slope < -noise { left = lowestMinimizer(first, end, &slope, noise) }
    var right = Double.infinity
    if slope > noise {
      right = left
    } else {
      for index in first..<end where bounds[index].breakpoint > left {
        right = min(right, bounds[index].breakpoint)
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

  /// The breakpoint at which the slope stops being negative.
  ///
  /// It is found like a median: the bounds are partitioned around one of them, and the search goes
  /// on in the part that holds it.
  private mutating func lowestMinimizer(
    _ first: Int,
    _ end: Int,
    _ slope: inout Double,
    _ noise: Double
  ) -> Double {
    var (low, high) = (first, end)
    var best = -Double.infinity
    while low < high {
      let pivot = medianOfThree(low, high)
      let (less, equal) = partition(low, high, around: pivot)
      let before = slopeChange(low, less)
      if slope + before >= -noise {
        high = less
        continue
      }
      slope += before + slopeChange(less, equal)
      best = pivot
      if slope >= -noise { return best }
      low = equal
    }
    return best
  }

  private mutating func slopeChange(_ first: Int, _ end: Int) -> Double {
    var sum = 0.0
    for index in first..<end {
      sum += bounds[index].relation == 0 ? 2 * bounds[index].weight : bounds[index].weight
    }
    return sum
  }

  private mutating func medianOfThree(_ low: Int, _ high: Int) -> Double {
    let (one, two, three) = (
      bounds[low].breakpoint, bounds[(low + high) / 2].breakpoint, bounds[high - 1].breakpoint
    )
    return max(min(one, two), min(max(one, two), three))
  }

  /// Partitions bounds into those with breakpoints below, at and above a value.
  private mutating func partition(_ first: Int, _ end: Int, around pivot: Double) -> (
    less: Int, equal: Int
  ) {
    var (less, index, greater) = (first, first, end)
    while index < greater {
      let breakpoint = bounds[index].breakpoint
      if breakpoint < pivot {
        if index != less { swap(index, less) }
        less += 1
        index += 1
      } else if breakpoint > pivot {
        greater -= 1
        swap(index, greater)
      } else {
        index += 1
      }
    }
    return (less, greater)
  }
}
