extension Scene {
  /// The constraints that hold each view where it is, a block for each view: those that hold exactly, and
  /// not those that would hold if the view were elsewhere.
  ///
  ///     "title" Label
  ///       leading == "card" leading plus 16
  ///       width == 120 at 750
  ///
  /// A constraint stands at the view it begins with. Those that gave way are told as `missed`.
  package var constraintText: String {
    let paths = ViewPaths(tree)
    var lines: [Int: [String]] = [:]
    for rule in origins.rules where rule.hold != .loose {
      var line = SceneText()
      if line.print(ruleOf: rule, paths) {
        lines[rule.first.node, default: []].append(String(decoding: line.bytes, as: UTF8.self))
      }
    }
    var text = ""
    for (place, node) in tree.nodes.enumerated() {
      guard let rules = lines[place] else { continue }
      var head = SceneText()
      if let path = paths.path(place) { head.print(path) }
      head.name(node.className)
      head.endLine()
      text += String(decoding: head.bytes, as: UTF8.self)
      text += Set(rules).sorted().map { "  " + $0 }.joined()
    }
    return text.isEmpty ? "no constraints\n" : text
  }
}

extension SceneText {
  fileprivate mutating func print(ruleOf rule: SceneOrigins.Rule, _ paths: ViewPaths) -> Bool {
    var rule = rule
    // Numbers are told to a 64th of a point: finer ones are noise of the arithmetic.
    rule.constant = (rule.constant * 64).rounded() / 64
    return print(rule, paths, beginsWithView: false)
  }
}
