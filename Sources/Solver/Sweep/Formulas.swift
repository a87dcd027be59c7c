/// The definitions laid out flat in the order of evaluation, and the readers of each variable: the
/// definitions and rows that mention it.
///
/// The rows hold all of this as well, scattered in memory. It is laid out once edits have cost
/// enough for that to pay, and holds until rows are edited.
struct Formulas: ~Copyable {
  /// How the variable at one place of the order of evaluation is computed.
  struct Formula: BitwiseCopyable {
    /// The variable, `-2 - block`, or `Repair.hole`.
    var variable: Int32
    var firstInput: Int32
    var inputCount: Int32
    /// Whether it can be told which variable it follows: not for those of the kernel.
    var isTraced: Bool
    /// The constant of the row, or of the pivot.
    var constant: Double
    var factor: Double
  }

  struct Input: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  var formulas = Buffer<Formula>()
  var inputs = Buffer<Input>()
  /// By variable: where its readers begin; one more than there are variables.
  var readerStarts = Buffer<Int32>()
  /// A reader: twice a place in the order of evaluation, or `-1 - row` for a row that defines
  /// nothing.
  ///
  /// An odd number is a definition that doesn't change while only roots change. Of the readers of
  /// one variable, these come last.
  var readers = Buffer<Int32>()
  /// Where the odd readers of the variable at hand begin, while readers are collected.
  private var firstBalanced: Int32 = 0
  var areCurrent = false
  /// By variable: the root that it follows, which is itself if it follows none or several.
  var roots = Buffer<Int32>()
  /// By variable: how fast it follows its root; kept only while readers are collected.
  var speeds = Buffer<Double>()
  /// Whether only roots have changed by themselves.
  var areRootsMoving = false
  /// How much edits have cost since rows were edited last.
  var debt = 0

  init() {}

  /// Notes that rows were edited.
  mutating func expire() {
    areCurrent = false
    debt = 0
  }

  mutating func removeAll() {
    formulas.removeAll()
    inputs.removeAll()
    readerStarts.removeAll()
    readers.removeAll()
    roots.removeAll()
    speeds.removeAll()
  }

  var bytes: Int {
    formulas.bytes + inputs.bytes + readerStarts.bytes + readers.bytes + roots.bytes
  }

  mutating func beginReaders() {
    firstBalanced = Int32(readers.count)
    readerStarts.append(firstBalanced)
  }

  mutating func addReader(_ reader: Int32) {
    readers.append(reader)
    guard reader < 0 || reader & 1 == 0 else { return }
    let last = Int32(readers.count - 1)
    readers[last] = readers[firstBalanced]
    readers[firstBalanced] = reader
    firstBalanced += 1
  }

  /// How fast what a formula computes changes with a root, its factor aside.
  func balance(of root: Int32, at place: Int32) -> Double {
    let formula = formulas[place]
    // Following long formulas isn't worth the time.
    guard formula.inputCount <= 8, formula.isTraced else { return 1 }
    var sum = 0.0
    for index in formula.firstInput..<formula.firstInput + formula.inputCount
    where roots[inputs[index].variable] == root {
      sum += inputs[index].coefficient * speeds[inputs[index].variable]
    }
    return sum
  }

  /// Notes whether the variable of a formula follows one root alone.
  func findRoot(_ place: Int32) {
    let formula = formulas[place]
    guard formula.inputCount <= 8, formula.isTraced else { return }
    var (found, balance) = (Int32(-1), 0.0)
    for index in formula.firstInput..<formula.firstInput + formula.inputCount {
      let root = roots[inputs[index].variable]
      guard root != found, case let sum = self.balance(of: root, at: place), sum != 0 else {
        continue
      }
      if found >= 0 { return }
      (found, balance) = (root, sum)
    }
    guard found >= 0 else { return }
    roots[formula.variable] = found
    speeds[formula.variable] = -balance / formula.factor
  }
}
