/// A place in source: kept as it came, made into text when somebody reads it.
///
/// A tree has more constraints than anything else, each with a place: it is half the size of its parts.
@safe struct Origin: @unchecked Sendable {
  /// The file's name, as it stands in the program for good; it ends with a zero.
  private let name: UnsafePointer<UInt8>
  let line: UInt32
  /// The column in the lower 24 bits, the helper's number in six above them, and the maker's in the
  /// last two, both counted from 1.
  private let columnAndSource: UInt32

  init(file: StaticString, line: UInt, column: UInt = 0, source: ConstraintSource? = nil) {
    // A letter by itself stands nowhere.
    let file: StaticString = file.hasPointerRepresentation ? file : "?"
    unsafe name = file.utf8Start
    self.line = UInt32(clamping: line)
    let column = min(UInt32(clamping: column), 0xFF_FFFF)
    let number: UInt32 =
      switch source {
      case nil: 0
      case .helper(let helper): UInt32(helper.rawValue) + 1
      case .maker(let vocabulary): (UInt32(vocabulary.rawValue) + 1) << 6
      }
    columnAndSource = column | number << 24
  }

  /// Such as `Cards/ProfileCard.swift`.
  var file: String { unsafe String(cString: name) }

  /// Whether the file's name is that of a module, up to the first slash.
  func isOf(module: StaticString) -> Bool {
    let count = module.utf8CodeUnitCount
    // The zero at the end of a shorter name is no letter of the module's.
    for place in 0..<count where unsafe name[place] != module.utf8Start[place] { return false }
    return unsafe name[count] == 0 || name[count] == UInt8(ascii: "/")
  }

  /// Counted from 1, in bytes; 0 where nobody said it.
  var column: UInt32 { columnAndSource & 0xFF_FFFF }

  /// The call that made a constraint, where it was one that makes several.
  var helper: LayoutHelper? {
    let number = columnAndSource >> 24 & 0x3F
    return number == 0 ? nil : LayoutHelper(rawValue: UInt8(number - 1))
  }

  /// Whose maker built a constraint, where one did.
  var vocabulary: MakerVocabulary? {
    let number = columnAndSource >> 30
    return number == 0 ? nil : MakerVocabulary(rawValue: UInt8(number - 1))
  }
}
