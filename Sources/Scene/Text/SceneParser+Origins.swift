extension SceneParser {
  /// Reads what was written, up to its brace.
  ///
  /// What names a view that isn't there is passed over: it would explain nothing.
  mutating func origins(of tree: LayoutTree) throws(SceneTextError) -> SceneOrigins {
    try reader.expect("{")
    try reader.expectEnd()
    let paths = ViewPaths(tree)
    var origins = SceneOrigins()
    while true {
      guard try reader.nextLine() else { throw reader.failure("'origins' has no '}'") }
      if reader.take("}") { break }
      if reader.take("variant") {
        origins.variant = try reader.quoted()
      } else if reader.take("set") {
        if let word = try word(paths) { origins.words.append(word) }
      } else {
        try reader.expect("rule")
        if let rule = try rule(paths) { origins.rules.append(rule) }
      }
      try reader.expectEnd()
    }
    return origins
  }

  private mutating func word(_ paths: ViewPaths) throws(SceneTextError) -> SceneOrigins.Word? {
    let isForAll = reader.take("all")
    let node = isForAll ? nil : paths.node(try path())
    let (name, value) = (try reader.quoted(), try reader.quoted())
    guard isForAll || node != nil else { return nil }
    return SceneOrigins.Word(node: node, name: name, value: value)
  }

  private mutating func rule(_ paths: ViewPaths) throws(SceneTextError) -> SceneOrigins.Rule? {
    let first = try side(paths)
    let symbol = String(decoding: try reader.word(), as: UTF8.self)
    guard let relation = SceneOrigins.Relation(rawValue: symbol) else {
      throw reader.failure("'\(symbol)' is no relation")
    }
    let hasSecond = !reader.peek("plus")
    let second = hasSecond ? try side(paths) : nil
    let multiplier = hasSecond && reader.take("times") ? try reader.number() : 1
    let constant = reader.take("plus") ? try reader.number() : 0
    let priority = reader.take("at") ? try reader.number() : 1000
    let hold: SceneOrigins.Hold =
      reader.take("loose") ? .loose : reader.take("missed") ? .missed : .tight
    guard let first, second != nil || !hasSecond else { return nil }
    var rule = SceneOrigins.Rule(first: first, relation: relation, second: second)
    (rule.multiplier, rule.constant, rule.priority) = (multiplier, constant, priority)
    rule.hold = hold
    return rule
  }

  private mutating func side(_ paths: ViewPaths) throws(SceneTextError) -> SceneOrigins.Side? {
    let path = try path()
    let part = reader.take("part") ? try reader.quoted() : nil
    let attribute = try reader.name()
    return paths.node(path).map {
      SceneOrigins.Side(node: $0, part: part, attribute: attribute)
    }
  }

  private mutating func path() throws(SceneTextError) -> ViewPaths.Path {
    let identifier = reader.begins("\"") ? try reader.quoted() : nil
    var steps: [Int] = []
    if identifier == nil || reader.begins(".") {
      let word = try reader.word()
      for part in word.dropFirst().split(
        separator: UInt8(ascii: "."),
        omittingEmptySubsequences: false
      ) {
        guard word.first == UInt8(ascii: "."),
          let step = Int(String(decoding: part, as: UTF8.self)), step >= 0
        else {
          throw reader.failure("'\(String(decoding: word, as: UTF8.self))' leads to no view")
        }
        steps.append(step)
      }
    }
    return ViewPaths.Path(identifier: identifier, steps: steps)
  }
}
