/// A place in source: kept as it came, made into text when somebody reads it.
struct Origin: Sendable {
  let file: StaticString
  let line: UInt

  /// Such as `Cards/ProfileCard.swift:41`.
  var text: String { "\(file):\(line)" }
}
