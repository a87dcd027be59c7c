/// A place in source: kept as it came, made into text when somebody reads it.
struct Origin: Sendable {
  let file: StaticString
  /// The call that made a constraint, where it was one that makes several.
  let helper: LayoutHelper?
  let line: UInt32
  /// Counted from 1, in bytes; 0 where nobody said it.
  let column: UInt32

  init(file: StaticString, line: UInt, column: UInt = 0, helper: LayoutHelper? = nil) {
    self.file = file
    self.helper = helper
    self.line = UInt32(clamping: line)
    self.column = UInt32(clamping: column)
  }

  /// Such as `Cards/ProfileCard.swift:41`.
  var text: String { "\(file):\(line)" }
}
