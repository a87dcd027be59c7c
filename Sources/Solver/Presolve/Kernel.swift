/// The equalities that neither fixing nor singletons could use, eliminated block by block.
///
/// A block is a connected set of such equalities. The steps of the elimination, "row q minus f
/// times row p", are kept, so that new constants only run through them again.
struct Kernel: ~Copyable {
  struct Block: BitwiseCopyable {
    var firstRow: Int32
    var rowCount: Int32
    var firstStep: Int32
    var stepCount: Int32
    var firstPivot: Int32
    var pivotCount: Int32
    var place: Int32
    var isDirty = false
  }

  struct Step: BitwiseCopyable {
    var target: Int32
    var source: Int32
    var factor: Double
  }

  /// The equality that a pivot leaves: `variable` times `factor` plus the terms is the constant of
  /// `row`.
  struct Pivot: BitwiseCopyable {
    var variable: Int32
    var row: Int32
    var firstTerm: Int32
    var termCount: Int32
    var factor: Double
  }

  struct Term: BitwiseCopyable {
    var variable: Int32
    /// The variable that the pivot defines.
    var owner: Int32
    var coefficient: Double
    /// The next term of the same variable.
    var next: Int32
  }

  /// A term of a row that mentions a variable known before the block is computed.
  struct Given: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  var blocks = Buffer<Block>()
  /// The rows of the problem, block by block, and their constants after elimination.
  var rows = Buffer<Int32>()
  var constants = Buffer<Double>()
  /// By row of the kernel: whether elimination left it without terms.
  var isRedundant = Buffer<Bool>()
  var blockOfRow = Buffer<Int32>()
  /// Terms of variables that are known before their block is computed, row by row.
  var givens = Buffer<Given>()
  /// By row: where its givens end and those of the next row begin.
  var givenEnds = Buffer<Int32>()
  var steps = Buffer<Step>()
  var pivots = Buffer<Pivot>()
  var terms = Buffer<Term>()
  /// By variable: the first term that mentions it.
  ///
  /// The buffer is empty as long as there is no kernel.
  var mentions = Buffer<Int32>()

  /// By row of a block: its constant, while the steps of the elimination run; zero otherwise.
  var sums = Buffer<Double>()

  /// The rows of the block at hand, while they are eliminated.
  var working = WorkingRows()
  /// How many terms may still be touched; once it is used up, the rest of the block is left out.
  var budget = 0
  var deadline = Deadline()
  private var isOverdue = false
  private var pivotsUntilLook = 0

  /// How many terms the working rows and the factors may hold.
  var termLimit = Int.max
  /// The least share of the largest coefficient of its row that a pivot may have.
  var leastShare = 1e-3

  var isExhausted: Bool {
    budget < 0 || isOverdue || heldTerms > termLimit
  }

  var heldTerms: Int { working.variables.count + steps.count + terms.count }

  /// Looks at the clock once in 64 pivots.
  mutating func mindTime() {
    pivotsUntilLook -= 1
    guard pivotsUntilLook < 0 else { return }
    pivotsUntilLook = 64
    if deadline.isPast() { isOverdue = true }
  }

  init() {}

  mutating func removeAll() {
    isOverdue = false
    blocks.removeAll()
    rows.removeAll()
    constants.removeAll()
    isRedundant.removeAll()
    blockOfRow.removeAll()
    givens.removeAll()
    givenEnds.removeAll()
    steps.removeAll()
    pivots.removeAll()
    terms.removeAll()
    mentions.removeAll()
  }

  mutating func trim() {
    constants.trim()
    rows.trim()
    givens.trim()
    steps.trim()
    pivots.trim()
    terms.trim()
  }

  var bytes: Int {
    blocks.bytes + rows.bytes + constants.bytes + isRedundant.bytes + blockOfRow.bytes + steps.bytes
      + givens.bytes + givenEnds.bytes + pivots.bytes + terms.bytes + mentions.bytes
  }
}

/// Variables by the cost of eliminating them; a cost is computed again when its variable is taken
/// out.
struct Buckets: ~Copyable {
  static let count = 16
  private var heads = Buffer<Int32>()
  private var items = Buffer<Int32>()
  private var nexts = Buffer<Int32>()

  init() {}

  mutating func removeAll() {
    heads.reset(to: Self.count, with: -1)
    items.removeAll()
    nexts.removeAll()
  }

  mutating func insert(_ item: Int32, cost: Int) {
    let bucket = min(cost, Self.count - 1)
    items.append(item)
    nexts.append(heads[bucket])
    heads[bucket] = Int32(items.count - 1)
  }

  mutating func next() -> (item: Int32, cost: Int)? {
    for bucket in 0..<Self.count where heads[bucket] >= 0 {
      let entry = heads[bucket]
      heads[bucket] = nexts[entry]
      return (items[entry], bucket)
    }
    return nil
  }
}
