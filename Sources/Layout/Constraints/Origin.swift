/// A place in source: kept as it came, made into text when somebody reads it.
struct Origin: Sendable {
  let file: StaticString
  let line: UInt
  /// Counted from 1, in bytes; 0 where nobody said it.
  var column: UInt = 0

  /// Such as `Cards/ProfileCard.swift:41`.
  var text: String { "\(file):\(line)" }
}
