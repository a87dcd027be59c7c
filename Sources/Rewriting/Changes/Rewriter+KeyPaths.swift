/// `#keyPath(Card.title.text)` is the string `"title.text"`.
extension Rewriter {
  mutating func rewriteKeyPaths() {
    for index in file.words.pounds where file.reads(index, "#keyPath") {
      let close = file.reads(index + 1, "(") ? file.partner[index + 1] : -1
      guard close > index + 2 else { continue }
      var names = (index + 2..<close).filter { file.isWord($0) }.map { file.name($0) }
      while names.count > 1, let first = names.first, isTypeName(first) || first == "self" {
        names.removeFirst()
      }
      let range = file.bytes(from: index, through: close)
      let text = "\"\(names.joined(separator: "."))\""
      guard text.utf8.count <= range.count else { continue }
      replace(range, by: text)
    }
  }

  /// By Swift's custom names of types begin with a capital, and those of properties don't.
  func isTypeName(_ name: String) -> Bool { name.first?.isUppercase ?? false }
}
