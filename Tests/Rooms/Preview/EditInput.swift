@testable import SnaplineDesigns
@testable import SnaplineEnvironment

/// Any bytes as an edit of a design: what fuzzing feeds the writer of edits with.
enum EditInput {
  /// Where in the design, how many bytes, the length of the new text, that text, and the design.
  static func run(_ bytes: [UInt8]) {
    guard bytes.count >= 4 else { return }
    let rest = bytes.dropFirst(4)
    let text = String(decoding: rest.prefix(Int(bytes[3] % 32)), as: UTF8.self)
    let file = Array(rest.dropFirst(Int(bytes[3] % 32)))
    let start = Int(bytes[0]) << 8 | Int(bytes[1])
    // Places behind the end are asked for, too, and few of them.
    let lower = start % (file.count + 2)
    let range = lower..<lower + Int(bytes[2] % 24)
    for name in ["fuzz.yaml", "fuzz.json"] { judge(file, name, range, text) }
  }

  private static func judge(_ file: [UInt8], _ name: String, _ range: Range<Int>, _ text: String) {
    func edited(_ file: [UInt8], _ range: Range<Int>, _ text: String) -> [UInt8]? {
      try? ScalarEdit.bytes(
        of: file,
        named: name,
        replacing: range,
        by: text,
        environment: .current
      )
    }
    guard let new = edited(file, range, text) else { return }
    precondition(range.upperBound <= file.count, "what is behind the end was edited")
    let isEnd = { (byte: UInt8) in byte == 10 || byte == 13 }
    let before = file[..<range.lowerBound].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    let after = file[range.upperBound...].firstIndex(where: isEnd) ?? file.count
    precondition(new.starts(with: file[..<before]), "lines before are others")
    precondition(new.reversed().starts(with: file[after...].reversed()), "lines behind are others")
    precondition(new.count(where: isEnd) == file.count(where: isEnd), "the lines are others")
    // Where the text stands as it was given, it can be taken back, to the byte.
    let bytes = Array(text.utf8)
    let isPlain =
      new.elementsEqual(file[..<range.lowerBound] + bytes + file[range.upperBound...])
    guard isPlain, let old = String(validating: file[range], as: UTF8.self) else { return }
    let back = edited(new, range.lowerBound..<range.lowerBound + bytes.count, old)
    precondition(back == nil || back == file, "it can't be taken back")
  }
}
