/// A place in source: kept as it came, made into text when somebody reads it.
///
/// A tree has more constraints than anything else, each with a place: it is half the size of its parts.
@safe struct Origin: @unchecked Sendable {
  /// The file's name, as it stands in the program for good; it ends with a zero.
  private let name: UnsafePointer<UInt8>
  let line: UInt32
  /// Counted from 1, in bytes; 0 where nobody said it.
  let column: UInt32

  init(file: StaticString, line: UInt, column: UInt = 0) {
    // A letter by itself stands nowhere.
    let file: StaticString = file.hasPointerRepresentation ? file : "?"
    unsafe name = file.utf8Start
    self.line = UInt32(clamping: line)
    self.column = UInt32(clamping: column)
  }

  /// Such as `Cards/ProfileCard.swift`.
  var file: String { unsafe String(cString: name) }
}
