/// Tasks that begin on the main actor: `Task {` becomes a function of UIKit with a name of the same length.
extension Rewriter {
  mutating func rewriteTasks(in mains: Set<Int>) {
    // A type of the app's own called so has nothing to do with it.
    let isOwn = file.words.tasks.contains { $0 > 0 && file.kindOfType(at: $0 - 1) != nil }
    guard !isOwn else { return }
    for index in tokens(file.words.tasks, onMainActor: mains) {
      guard let end = endOfTask(at: index) else { continue }
      replace(file.bytes(from: index, through: end), by: "Tas_")
      importUIKit()
    }
  }

  /// The last token of `Task` or `Task<Void, Never>` where it is called with a closure.
  private func endOfTask(at index: Int) -> Int? {
    guard !file.reads(index - 1, "."), !isType(index) else { return nil }
    var end = index
    if file.reads(index + 1, "."), file.reads(index + 2, "init") { end = index + 2 }
    if file.reads(index + 1, "<"), file.isJoined(index, index + 1) {
      guard let close = file.endOfGenericArguments(from: index + 1) else { return nil }
      end = close
    }
    if file.reads(end + 1, "{") { return end }
    guard file.reads(end + 1, "("), file.isJoined(end, end + 1), file.partner[end + 1] > end else {
      return nil
    }
    let list = end + 2..<file.partner[end + 1]
    let isTask =
      list.isEmpty || file.reads(list.lowerBound, "priority")
      || file.reads(list.lowerBound, "operation")
    let hasClosure =
      file.reads(list.upperBound + 1, "{") || list.contains { file.reads($0, "operation") }
    return isTask && hasClosure ? end : nil
  }

  private static let wordsBeforeTypes: Set<String> = [
    "as", "is", "struct", "class", "enum", "actor", "extension", "protocol", "typealias", "any",
    "some", "==", "!=",
  ]

  /// Whether a name stands where a function or a variable with a body behind it says its type.
  private func isType(_ index: Int) -> Bool {
    let isOfVariable = file.reads(index - 3, "var") || file.reads(index - 3, "let")
    if file.reads(index - 1, "->") || file.reads(index - 1, ":") && isOfVariable { return true }
    let isMarked = file.reads(index - 1, "?") || file.reads(index - 1, "!")
    let before = file.text(isMarked && file.reads(index - 2, "as") ? index - 2 : index - 1)
    return Self.wordsBeforeTypes.contains(before)
  }
}

extension SourceFile {
  /// The token that closes the generic arguments which a `<` opens.
  fileprivate func endOfGenericArguments(from open: Int) -> Int? {
    var depth = 0
    var index = open
    // More arguments than any type has aren't read.
    while index < min(tokens.count, open + 48) {
      if reads(index, "{") || reads(index, "}") || reads(index, ";") { return nil }
      if tokens[index].kind == .symbol {
        for byte in bytes[tokens[index].range] {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
        if depth == 0 { return index }
      }
      index = afterGroup(index)
    }
    return nil
  }
}
