internal import Foundation

/// Where a process stood when it was ended, or each time that it was asked, as it wrote that itself.
struct CrashReport {
  /// A line of a file.
  struct Stand: Hashable {
    let file: String
    let line: Int
    let column: Int?
  }

  /// The places of the thread in the library of the file, from where that was loaded; the innermost of the
  /// first stack first.
  let offsets: [UInt]
  /// How many whole stacks there are.
  let count: Int

  /// Reads what is there by now; nothing where the process hasn't come to the end of a stack.
  init?(contentsOf path: String) {
    guard let bytes = FileManager.default.contents(atPath: path), bytes.count < 1 << 16 else {
      return nil
    }
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  init?(_ text: String) {
    var found: [UInt] = []
    var stack: [UInt] = []
    var (base, counter): (UInt, UInt?) = (0, nil)
    var count = 0
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      // The last line may be half written.
      guard words.count == 2, let number = UInt(words[1], radix: 16) else { break }
      switch words[0] {
      case "base": base = number
      case "pc": counter = number
      // What is called returns behind the call, which may be another line.
      case "at" where number > base: stack.append(number - base - (number == counter ? 0 : 1))
      case "end":
        found += stack
        stack = []
        count += 1
      default: break
      }
    }
    guard count > 0 else { return nil }
    self.count = count
    // Whatever lies far from the library is of another one.
    offsets = found.filter { $0 < 1 << 30 }
  }

  /// The lines that the offsets stand for, as the toolchain's symbolizer tells them.
  func stands(in library: String, by symbolizer: String?) -> [Stand] {
    guard let symbolizer, !offsets.isEmpty else { return [] }
    // What the compiler added of its own is of no line: it belongs to the line before.
    let words = ["--obj=" + library, "--functions=none", "--no-inlines", "--skip-line-zero"]
    let numbers = offsets.prefix(640).map { "0x" + String($0, radix: 16) }
    guard let ran = try? ProgramRun(symbolizer, words + numbers, seconds: 5).run() else {
      return []
    }
    return String(decoding: ran.output, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard let found = line.wholeMatch(of: /(\/.+):(\d+):(\d+)(?: \(approximate\))?/),
        let number = Int(found.2),
        number > 0
      else { return nil }
      let column = Int(found.3).flatMap { $0 > 0 ? $0 : nil }
      return Stand(file: String(found.1), line: number, column: column)
    }
  }
}
