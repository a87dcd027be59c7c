/// Overrides in extensions, which only classes of Objective-C may have, go into the class's body.
extension Rewriter {
  mutating func moveOverrides() {
    for index in file.words.overrides {
      guard let extended = declarations.typeOfMember(index),
        declarations.scopes[extended].kind == .extension,
        let introducer = file.introducer(from: index),
        file.isModifier(index)
      else { continue }
      move(override: index, introducer, from: declarations.scopes[extended])
    }
  }

  private mutating func move(override index: Int, _ introducer: Int, from extended: Braces) {
    let head = file.head(of: index)
    guard let end = file.endOfBody(of: introducer) else { return }
    let name = file.text(file.reads(introducer, "init") ? introducer : introducer + 1)
    let isConstrained = (extended.introducer..<extended.open).contains { file.reads($0, "where") }
    guard !isConstrained, let home = home(of: extended.path) else {
      report(
        index,
        "'\(name)' is overridden in an extension of '\(extended.path)', "
          + (isConstrained ? "which holds for some types alone" : "whose class is in another file"),
        remedy: "move it into the body of the class: Swift overrides nowhere else on Linux"
      )
      return
    }
    guard let conditions = conditions(at: index, in: home) else {
      report(
        index,
        "'\(name)' is overridden in an extension in the #else of a condition",
        remedy: "move it into the body of the class, with its condition"
      )
      return
    }
    // A semicolon separates nothing any more.
    let last = file.reads(end + 1, ";") ? end + 1 : end
    move(file.bytes(from: head, through: last), to: home, conditions: conditions)
  }

  /// What the `#if`s around an override ask, and those around its class don't.
  private func conditions(at index: Int, in home: Int) -> [String]? {
    let (scope, own) = (declarations.scopes[home], declarations.conditions(at: index))
    // What extends the class in no condition is there whenever the class is.
    let isOnly = !declarations.scopes.contains {
      $0.kind == .class && $0.path == scope.path && $0.open != scope.open
    }
    if isOnly, scope.conditions.starts(with: own) { return [] }
    return conditions(at: index, beyond: scope.conditions)
  }

  /// The body of a class of this file.
  private func home(of path: String) -> Int? {
    declarations.scopes.firstIndex { $0.kind == .class && $0.path == path }
  }

  /// What the `#if`s ask that stand around a token and not around its new place; nothing where it
  /// stands in one of their `#else`s, or where the new place stands in an `#if` that it doesn't.
  func conditions(at token: Int, beyond outer: [Clause]) -> [String]? {
    let all = declarations.conditions(at: token)
    guard all.starts(with: outer) else { return nil }
    var texts: [String] = []
    for condition in all.dropFirst(outer.count) {
      guard condition.clause == 0 else { return nil }
      let tokens = self.condition(of: condition.directive)
      guard let first = tokens.first, let last = tokens.last else { return nil }
      texts.append(written(file.bytes(from: first, through: last)))
    }
    return texts
  }
}
