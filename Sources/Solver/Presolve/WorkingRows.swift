/// The rows of one block while they are eliminated: they lose and gain terms with each pivot.
struct WorkingRows: ~Copyable {
  // By row of the block.
  /// Where its terms begin.
  var starts = Buffer<Int32>()
  var counts = Buffer<Int32>()
  /// How many terms fit where it lies.
  var rooms = Buffer<Int32>()

  // By term.
  /// The variable, by its number in the block.
  var variables = Buffer<Int32>()
  var coefficients = Buffer<Double>()

  // By variable of the block.
  /// Its number in the problem.
  var members = Buffer<Int32>()
  /// Its last entry in `columnRows`, or -1.
  var columnHeads = Buffer<Int32>()
  /// How many rows mention it.
  var degrees = Buffer<Int32>()
  /// Whether it has its pivot.
  var isDone = Buffer<Bool>()
  /// Where it is in the row that is written to, or -1.
  var spots = Buffer<Int32>()

  /// Rows that mention a variable, or did, and for each the entry before it of the same variable.
  var columnRows = Buffer<Int32>()
  var columnNexts = Buffer<Int32>()
  /// The variables without a pivot, by the fill that one may cause.
  var buckets = Buckets()

  // While the block is gathered.
  /// By variable of the problem: its number in the block.
  var localNumbers = Buffer<Int32>()
  /// The rows of the block, by their numbers in the problem.
  var queue = Buffer<Int32>()

  init() {}

  mutating func removeAll() {
    starts.removeAll()
    counts.removeAll()
    rooms.removeAll()
    variables.removeAll()
    coefficients.removeAll()
    members.removeAll()
    columnHeads.removeAll()
    degrees.removeAll()
    isDone.removeAll()
    spots.removeAll()
    columnRows.removeAll()
    columnNexts.removeAll()
  }

  /// Adds a variable to the block.
  ///
  /// - Returns: its number there.
  mutating func addMember(_ variable: Int32) -> Int32 {
    members.append(variable)
    columnHeads.append(-1)
    degrees.append(0)
    isDone.append(false)
    spots.append(-1)
    return Int32(members.count - 1)
  }
}
