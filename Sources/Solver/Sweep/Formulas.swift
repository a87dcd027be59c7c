/// Definitions laid out flat in the order of evaluation, with those that read each variable.
///
/// The rows say all of this too, scattered. What is here holds until the structure changes; it is
/// gathered once edits have cost enough for that to pay.
struct Formulas: ~Copyable {
  /// How the variable at one place of the sequence is computed.
  struct Formula: BitwiseCopyable {
    /// The variable, `-2 - block`, or a hole.
    var variable: Int32
    var firstInput: Int32
    var inputCount: Int32
    /// Whether what it follows can be told from its inputs: of the kernel's, it isn't.
    var isTraced: Bool
    /// As the row has it, or the kernel.
    var constant: Double
    var factor: Double
  }

  struct Input: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  var formulas = Buffer<Formula>()
  var inputs = Buffer<Input>()
  /// Where the readers of each variable begin; one more than there are variables.
  var readerStarts = Buffer<Int32>()
  /// Twice a place in the sequence, or `-1 - row` for a row that defines nothing.
  ///
  /// One more than that where the reader does not move as long as only roots do; of the readers of
  /// one variable, these come last.
  var readers = Buffer<Int32>()
  /// Where those begin among the readers of the variable at hand, while they are gathered.
  private var firstBalanced: Int32 = 0
  var areCurrent = false
  /// By variable: the one that it follows; one that follows none, or several, is a root.
  var roots = Buffer<Int32>()
  /// How fast it follows; kept only while readers are gathered.
  var speeds = Buffer<Double>()
  /// Whether nothing but roots has moved by itself.
  var areRootsMoving = false
  /// What edits have cost since the structure changed.
  var debt = 0

  init() {}

  /// The structure has changed.
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

  /// How fast what a formula computes moves with a root, its factor aside.
  func balance(of root: Int32, at place: Int32) -> Double {
    let formula = formulas[place]
    // Long formulas are not worth it.
    guard formula.inputCount <= 8, formula.isTraced else { return 1 }
    var sum = 0.0
    for index in formula.firstInput..<formula.firstInput + formula.inputCount
    where roots[inputs[index].variable] == root {
      sum += inputs[index].coefficient * speeds[inputs[index].variable]
    }
    return sum
  }

  /// Finds out whether what a formula computes follows one root alone.
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
