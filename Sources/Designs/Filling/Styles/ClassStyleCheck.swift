extension DesignFilling {
  /// Warns of styles that are called as a class is and that nothing names: they are of no view by that name.
  ///
  /// What is written counts, be it in a variant or for data that isn't drawn now.
  static func warn(ofClassStylesIn design: Node, in reading: Reading) {
    let entries = design.mapping ?? []
    let own = entries.first { $0.key == DocumentWords.styles.name }?.value.mapping ?? []
    let candidates = own.filter { ClassWord.named($0.key) != nil }
    // Files that are imported may use them as well.
    guard !candidates.isEmpty, !entries.contains(where: { $0.key == "import" }) else { return }
    let names = design.namesOfStyles
    for style in candidates where !names.contains(style.key) {
      reading.warn(.styleOfClass(style.key), at: style.keySpan)
    }
  }
}

extension Node {
  /// The names that stand where styles are named, be it in markup: `[words]{name}`.
  fileprivate var namesOfStyles: Set<String> {
    var names: Set<String> = []
    var waiting = [self]
    while let node = waiting.popLast() {
      switch node.content {
      case .scalar(let scalar):
        guard scalar.text.contains("]{") else { continue }
        for match in scalar.text.matches(of: /\]\{([^{}]*)\}/) { names.insert(String(match.1)) }
      case .list(let list): waiting += list
      case .mapping(let entries):
        for entry in entries {
          if entry.key == FormKeys.style || entry.key == "extends" {
            names.formUnion((entry.value.list ?? [entry.value]).compactMap { $0.scalar?.text })
          }
          waiting.append(entry.value)
        }
      case .unreadable: continue
      }
    }
    return names
  }
}
