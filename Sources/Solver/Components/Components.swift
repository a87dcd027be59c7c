/// Sets of free variables that have to be solved together.
struct Components: ~Copyable {
  struct Component: BitwiseCopyable {
    var firstMember: Int32
    var memberCount: Int32
    var exists = true
    /// Whether it waits to be solved.
    var isPending = true
  }

  // By variable.
  /// The component of the variable, or -1.
  var ofVariable = Buffer<Int32>()
  /// Its number among the variables that are loaded into the active-set method plus one, while rows
  /// are loaded, and 0 otherwise.
  var localNumbers = Buffer<Int32>()
  /// What was active in the slot of its number when its component was solved last; see
  /// `BasisElement`.
  var basisElements = Buffer<Int32>()

  /// The components; those that were taken apart stay, and don't exist.
  var all = Buffer<Component>()
  /// The variables of all components, those of one side by side.
  var members = Buffer<Int32>()
  /// How many components were gathered: a number for each search.
  var gatheringCount: Int32 = 0
  /// Components to be solved, or solved again.
  var pending = Buffer<Int32>()

  // The rows of the component at hand, to be sorted: a row, or `-2 - reduced`.
  var sources = Buffer<Int32>()
  var priorities = Buffer<Double>()
  private var otherSources = Buffer<Int32>()
  private var otherPriorities = Buffer<Double>()
  /// By row of the active-set method: the row that it stands for; -1 for bounds and tie-breaks.
  var origins = Buffer<Int32>()
  /// By member of the component at hand: the row of its implicit bound, or -1.
  var boundRows = Buffer<Int32>()

  init() {}

  /// Forgets all components, for a problem of so many variables.
  mutating func reset(to variableCount: Int) {
    ofVariable.reset(to: variableCount, with: -1)
    basisElements.reset(to: variableCount, with: Engine.BasisElement.nothing)
    all.removeAll()
    members.removeAll()
    pending.removeAll()
  }

  /// Makes room for variables.
  mutating func extend(to variableCount: Int) {
    ofVariable.extend(to: variableCount, with: -1)
    basisElements.extend(to: variableCount, with: Engine.BasisElement.nothing)
  }

  /// Sorts the rows by priority, the highest first; rows of one priority stay in their order.
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

  var bytes: Int { all.bytes + members.bytes }
}
