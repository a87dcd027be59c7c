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
    /// The row that has the constant; `-1 - row` for one of the kernel.
    var row: Int32
    var factor: Double
  }

  struct Input: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  var formulas = Lane<Formula>()
  var inputs = Lane<Input>()
  /// Where the readers of each variable begin; one more than there are variables.
  var readerStarts = Lane<Int32>()
  /// A place in the sequence, or `-1 - row` for a row that defines nothing.
  var readers = Lane<Int32>()
  var areCurrent = false
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
  }

  var bytes: Int { formulas.bytes + inputs.bytes + readerStarts.bytes + readers.bytes }
}
