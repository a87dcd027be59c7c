/// Sets of free variables that priorities don't let be settled one by one.
struct Components: ~Copyable {
  struct Component: BitwiseCopyable {
    var firstMember: Int32
    var memberCount: Int32
    var exists = true
    /// Waits to be solved.
    var isPending = true
  }

  var all = Buffer<Component>()
  var members = Buffer<Int32>()
  /// How many parts were gathered, so that each looks once at what is said of many variables.
  var gatheringCount: Int32 = 0
  /// Parts to be solved or solved again.
  var pending = Buffer<Int32>()

  // The rows of the part at hand, to be sorted: a row, or `-2 - reduced`.
  var sources = Buffer<Int32>()
  var priorities = Buffer<Double>()
  private var otherSources = Buffer<Int32>()
  private var otherPriorities = Buffer<Double>()
  /// By row of the core: where it came from; `-1` is noted for bounds and ties.
  var origins = Buffer<Int32>()
  /// By member of the part at hand: the row of its implicit bound, or -1.
  var boundRows = Buffer<Int32>()
  var dependents = Buffer<Int32>()
  /// Whom hidden ties of the part at hand look at: its members, and then the dependents.
  var concerned = Buffer<Int32>()

  // Ambiguous variables and parts, those that meet in a defined variable under one root.
  var units = Buffer<Int32>()
  var unitRoots = Buffer<Int>()
  var unitNexts = Buffer<Int>()
  var unitLasts = Buffer<Int>()

  init() {}

  mutating func removeAll() {
    all.removeAll()
    members.removeAll()
    pending.removeAll()
  }

  /// Highest priority first; the order in which they came otherwise.
  mutating func sort() {
    let count = sources.count
    guard count > 1 else { return }
    let run = 16
    for start in stride(from: 0, to: count, by: run) { insert(start, min(start + run, count)) }
    guard count > run else { return }
    otherSources.extend(to: count, with: 0)
    otherPriorities.extend(to: count, with: 0)
    var width = run
    while width < count {
      for start in stride(from: 0, to: count - width, by: 2 * width) {
        merge(start, start + width, min(start + 2 * width, count))
      }
      width *= 2
    }
  }

  private mutating func insert(_ start: Int, _ end: Int) {
    for index in start + 1..<max(end, start + 1) {
      let (source, priority) = (sources[index], priorities[index])
      var place = index
      while place > start, priorities[place - 1] < priority {
        sources[place] = sources[place - 1]
        priorities[place] = priorities[place - 1]
        place -= 1
      }
      (sources[place], priorities[place]) = (source, priority)
    }
  }

  private mutating func merge(_ start: Int, _ middle: Int, _ end: Int) {
    if priorities[middle - 1] >= priorities[middle] { return }
    for place in start..<middle {
      otherSources[place] = sources[place]
      otherPriorities[place] = priorities[place]
    }
    var (left, right, place) = (start, middle, start)
    while left < middle {
      if right < end, priorities[right] > otherPriorities[left] {
        (sources[place], priorities[place]) = (sources[right], priorities[right])
        right += 1
      } else {
        (sources[place], priorities[place]) = (otherSources[left], otherPriorities[left])
        left += 1
      }
      place += 1
    }
  }

  /// Puts the dependents in the order of evaluation.
  mutating func sortDependents(by positions: borrowing Buffer<Int32>) {
    var isSorted = true
    for index in 1..<max(1, dependents.count)
    where positions[dependents[index - 1]] > positions[dependents[index]] {
      isSorted = false
    }
    if isSorted { return }
    var places = (0..<dependents.count).map { positions[dependents[$0]] }
    var order = Array(places.indices)
    order.sort { places[$0] < places[$1] }
    places = order.map { dependents[$0] }
    for index in 0..<dependents.count { dependents[index] = places[index] }
  }

  var bytes: Int { all.bytes + members.bytes }
}
