/// A place in source: kept as it came, made into text when somebody reads it.
struct Origin: Sendable {
  let file: StaticString
  let line: UInt32
  /// Counted from 1, in bytes; 0 where nobody said it.
  let column: UInt32

  init(file: StaticString, line: UInt, column: UInt = 0) {
    self.file = file
    self.line = UInt32(clamping: line)
    self.column = UInt32(clamping: column)
  }

  /// Such as `Cards/ProfileCard.swift:41`.
  var text: String { "\(file):\(line)" }
}
