extension SceneText {
  /// What was written, and the constraints; each line once, in an order of their own.
  mutating func print(_ origins: SceneOrigins, of tree: LayoutTree) {
    let paths = ViewPaths(tree)
    let words = origins.words.filter { !$0.repeatsText(of: tree) }
    var lines: [(node: Int, text: String)] = []
    for word in words {
      var line = SceneText()
      if line.print(word, paths) { lines.append((word.node ?? -1, line.unended)) }
    }
    lines.sort { ($0.node, $0.text) < ($1.node, $1.text) }
    var rules: [(node: Int, text: String)] = []
    for rule in origins.rules {
      var line = SceneText()
      if line.print(rule, paths) { rules.append((rule.first.node, line.unended)) }
    }
    rules.sort { ($0.node, $0.text) < ($1.node, $1.text) }
    guard !lines.isEmpty || !rules.isEmpty || origins.variant != nil else { return }
    word("origins")
    open()
    if let variant = origins.variant {
      word("variant")
      quoted(variant)
      endLine()
    }
    for line in lines + rules {
      word(line.text)
      endLine()
    }
    close()
  }

  private var unended: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func print(_ word: SceneOrigins.Word, _ paths: ViewPaths) -> Bool {
    self.word("set")
    if let node = word.node {
      guard let path = paths.path(node) else { return false }
      print(path)
    } else {
      self.word("all")
    }
    quoted(word.name)
    quoted(word.isKeptWhole ? word.value : word.kept)
    return true
  }

  /// Prints a constraint; where the view that it begins with stands above, from its attribute on.
  mutating func print(
    _ rule: SceneOrigins.Rule,
    _ paths: ViewPaths,
    beginsWithView: Bool = true
  ) -> Bool {
    guard rule.constant.isFinite, rule.multiplier.isFinite, rule.priority.isFinite else {
      return false
    }
    if beginsWithView {
      word("rule")
      guard print(rule.first, paths) else { return false }
    } else {
      print(partOf: rule.first)
    }
    word(rule.relation.rawValue)
    if let second = rule.second {
      guard print(second, paths) else { return false }
      if rule.multiplier != 1 {
        word("times")
        number(rule.multiplier)
      }
    }
    if rule.second == nil || rule.constant != 0 {
      word("plus")
      number(rule.constant)
    }
    if rule.priority != 1000 {
      word("at")
      number(rule.priority)
    }
    if rule.hold != .tight { word(rule.hold.rawValue) }
    if !beginsWithView { endLine() }
    return true
  }

  private mutating func print(_ side: SceneOrigins.Side, _ paths: ViewPaths) -> Bool {
    guard let path = paths.path(side.node) else { return false }
    print(path)
    print(partOf: side)
    return true
  }

  private mutating func print(partOf side: SceneOrigins.Side) {
    if let part = side.part {
      word("part")
      quoted(part)
    }
    name(side.attribute)
  }

  mutating func print(_ path: ViewPaths.Path) {
    if let identifier = path.identifier { quoted(identifier) }
    if !path.steps.isEmpty { word(path.steps.map { ".\($0)" }.joined()) }
  }
}
