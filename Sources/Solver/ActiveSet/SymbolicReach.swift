/// What each nonzero number of a solve reaches in sparse factors.
struct SymbolicReach: ~Copyable {
  /// Numbers are followed where at most one in this many isn't zero: beyond that it is cheaper to
  /// read everything.
  var share = 10

  /// A place in the list of exchanges that mention a slot, and the place before it.
  struct Mention: BitwiseCopyable {
    var exchange: Int32
    var next: Int32
  }

  /// How many columns, pivots and exchanges were read.
  var looks = 0
  /// What waits for its turn; empty between solves.
  var waiting = DirtySet()
  /// By slot: its column of the lower factor, or -1; and its pivot.
  var sourceOfSlot = Buffer<Int32>()
  var pivotOfSlot = Buffer<Int32>()
  var pivotOfVariable = Buffer<Int32>()
  /// By row: the columns of the lower factor with an entry in it, and the entries.
  var takers = Mentions()
  /// By variable: the pivots whose rows mention it, and the coefficients.
  var readers = Mentions()
  /// By slot: the last exchange whose left side mentions it, and the last whose right side does.
  var lefts = Buffer<Int32>()
  var rights = Buffer<Int32>()
  var mentions = Buffer<Mention>()
  private var size = 0
  private var isIndexed = false

  init() {}

  /// How many exchanges there may be before a basis of so many rows is factorized anew.
  static func exchangeLimit(_ size: Int) -> Int { max(128, size / 16) }

  /// Begins with a basis that isn't factorized yet.
  mutating func begin(_ size: Int) {
    self.size = size
    isIndexed = false
    waiting.reset(to: max(size, Self.exchangeLimit(size)) + 1)
    lefts.reset(to: size, with: -1)
    rights.reset(to: size, with: -1)
    mentions.removeAll()
  }

  /// Sorts the entries of the factors by row and by variable, once for each factorization.
  mutating func index(
    _ sources: borrowing Buffer<SparseBasis.Source>,
    _ targetSlots: borrowing Buffer<Int32>,
    _ targetFactors: borrowing Buffer<Double>,
    _ pivots: borrowing Buffer<SparseBasis.Pivot>,
    _ termVariables: borrowing Buffer<Int32>,
    _ termValues: borrowing Buffer<Double>
  ) {
    guard !isIndexed else { return }
    isIndexed = true
    sourceOfSlot.reset(to: size, with: -1)
    pivotOfSlot.reset(to: size, with: -1)
    pivotOfVariable.reset(to: size, with: -1)
    takers.begin(size, targetSlots)
    for source in 0..<Int32(sources.count) {
      let record = sources[source]
      sourceOfSlot[record.slot] = source
      for target in record.first..<record.end {
        takers.add(targetSlots[target], source, targetFactors[target])
      }
    }
    readers.begin(size, termVariables)
    for pivot in 0..<Int32(pivots.count) {
      let record = pivots[pivot]
      pivotOfSlot[record.slot] = pivot
      pivotOfVariable[record.variable] = pivot
      for term in record.firstTerm..<record.lastTerm {
        readers.add(termVariables[term], pivot, termValues[term])
      }
    }
  }

  @inline(__always) mutating func noteLeft(_ slot: Int32, _ exchange: Int) {
    mentions.append(Mention(exchange: Int32(exchange), next: lefts[slot]))
    lefts[slot] = Int32(mentions.count - 1)
  }

  @inline(__always) mutating func noteRight(_ slot: Int32, _ exchange: Int) {
    mentions.append(Mention(exchange: Int32(exchange), next: rights[slot]))
    rights[slot] = Int32(mentions.count - 1)
  }
}

/// Lists of owners and numbers by place, side by side in memory.
struct Mentions: ~Copyable {
  private var starts = Buffer<Int32>()
  private var ends = Buffer<Int32>()
  private(set) var owners = Buffer<Int32>()
  private(set) var values = Buffer<Double>()

  init() {}

  /// Makes room for the entries of each place.
  mutating func begin(_ size: Int, _ places: borrowing Buffer<Int32>) {
    ends.reset(to: size, with: 0)
    for index in 0..<places.count { ends[places[index]] += 1 }
    starts.removeAll()
    var start: Int32 = 0
    for place in 0..<size {
      starts.append(start)
      start += ends[place]
      ends[place] = starts[place]
    }
    owners.reset(to: places.count, with: 0)
    values.reset(to: places.count, with: 0)
  }

  @inline(__always) func add(_ place: Int32, _ owner: Int32, _ value: Double) {
    owners[ends[place]] = owner
    values[ends[place]] = value
    ends[place] += 1
  }

  @inline(__always) func of(_ place: Int32) -> Range<Int32> { starts[place]..<ends[place] }
}
