/// The main actor: types on it belong to no actor here, as views do, so that code which doesn't wait needs none.
///
/// What waits goes on on the main actor all the same: functions that are `async` name it one by one, and what a
/// `Task` does is started on it. That holds for types that say `@MainActor`, and for those that UIKit's own put
/// on it on a phone: classes that come from one of UIKit, and extensions of those.
extension Rewriter {
  mutating func rewriteActors() {
    for index in file.words.isolated where file.reads(index + 1, "deinit") {
      replace(file.tokens[index].range)
    }
    let closures = file.words.attributes.filter(isOfClosure)
    let isConcerned =
      !file.words.tasks.isEmpty || !file.words.waits.isEmpty || !closures.isEmpty
    guard isConcerned else { return }
    let mains = scopesOnMainActor
    for index in tokens(closures, onMainActor: mains) {
      replace(file.bytes(from: index, through: index + 1))
    }
    rewriteTasks(in: mains)
    guard !file.words.waits.isEmpty else { return }
    for index in file.words.members { nameActor(at: index, mains) }
  }

  /// Whether an attribute of the main actor, given by its `@`, becomes blanks.
  func leavesMainActor(_ index: Int) -> Bool {
    // A conformance on an actor of a type that is on none.
    let isConformance = file.reads(index - 1, ":") || file.reads(index - 1, ",")
    if isConformance, file.isWord(index + 2), file.introducer(from: index) == nil { return true }
    guard let introducer = file.introducer(from: index) else { return false }
    return file.kindOfType(at: introducer) != nil || !isAsync(introducer)
  }

  /// Whether an attribute, given by its `@`, puts a closure that doesn't wait on the main actor.
  private func isOfClosure(_ index: Int) -> Bool {
    guard file.reads(index + 1, "MainActor") else { return false }
    var next = index + 2
    // A closure's type has a few of them.
    for _ in 0..<8 where file.reads(next, "@") { next = file.afterAttribute(next) }
    guard file.reads(next, "("), file.partner[next] > next else { return false }
    next = file.partner[next] + 1
    while file.reads(next, "throws") || file.reads(next, "rethrows") { next += 1 }
    return file.reads(next, "->")
  }

  // MARK: Types

  /// The bodies of types that are on the main actor on a phone, by their places among the scopes.
  private var scopesOnMainActor: Set<Int> {
    var found: Set<Int> = []
    var paths: [String] = []
    /// The types that are on it if another is, by its path.
    var followers: [String: [Int]] = [:]
    for (type, scope) in declarations.scopes.enumerated() {
      guard scope.isType, !says("nonisolated", before: scope.introducer) else { continue }
      let isExtension = scope.kind == .extension
      let leader = isExtension ? scope.path : scope.parentName ?? ""
      guard
        says("MainActor", before: scope.introducer)
          || isOnMainActor && !file.reads(scope.introducer, "actor")
          || (isExtension || scope.kind == .class) && Self.isNameOnMainActor(leader)
      else {
        if isExtension || scope.kind == .class { followers[leader, default: []].append(type) }
        continue
      }
      found.insert(type)
      paths.append(scope.path)
    }
    while let path = paths.popLast() {
      for type in followers.removeValue(forKey: path) ?? [] {
        found.insert(type)
        paths.append(declarations.scopes[type].path)
      }
    }
    return found
  }

  /// Whether a type or a protocol of this name is on the main actor.
  ///
  /// Of UIKit's nearly all are, and none of the values that are passed around. Of a class in another file only
  /// the name tells.
  private static func isNameOnMainActor(_ name: String) -> Bool {
    if name.hasPrefix("UI") { return !valuesOfUIKit.contains(name) }
    return ["ViewController", "View", "Cell"].contains { name.hasSuffix($0) }
  }

  private static let valuesOfUIKit: Set<String> = [
    "UIColor", "UIImage", "UIFont", "UIFontDescriptor", "UIFontMetrics", "UIBezierPath",
    "UIEdgeInsets", "UIOffset", "UIGraphicsImageRenderer", "UIGraphicsRenderer",
    "UIGraphicsPDFRenderer", "UITraitCollection", "UIImageAsset", "UIInterfaceOrientation",
  ]

  // MARK: Members

  /// Those of some tokens, in order, that stand in a body which is on the main actor.
  func tokens(_ tokens: [Int], onMainActor mains: Set<Int>) -> [Int] {
    guard !tokens.isEmpty else { return [] }
    // For the brace that opens a body whether it is on the main actor.
    var bodies: [Int: Bool] = [:]
    for (place, scope) in declarations.scopes.enumerated() where scope.isType {
      bodies[scope.open] = mains.contains(place)
    }
    for index in file.words.members where file.introducesMember(index) {
      guard let body = ownBody(of: index) else { continue }
      if says("nonisolated", before: index) || says("concurrent", before: index) {
        bodies[body] = false
      } else if says("MainActor", before: index) {
        bodies[body] = true
      }
    }
    var around: [(close: Int, isMain: Bool)] = []
    var opened = bodies.keys.sorted()[...]
    return tokens.filter { token in
      while let open = opened.first, open < token {
        opened.removeFirst()
        while let last = around.last, last.close <= open { around.removeLast() }
        around.append((file.partner[open], bodies[open] == true))
      }
      while let last = around.last, last.close <= token { around.removeLast() }
      return around.last?.isMain ?? isOnMainActor
    }
  }

  /// Names the main actor of a member that waits, on a line before it.
  private mutating func nameActor(at index: Int, _ mains: Set<Int>) {
    guard file.introducesMember(index), isAsync(index), !namesActor(index) else { return }
    let isGlobal = declarations.scopeOfToken[index] < 0
    let isMain = declarations.typeOfMember(index).map(mains.contains) ?? (isGlobal && isOnMainActor)
    guard isMain else { return }
    precede(file.head(of: index), by: "@MainActor")
  }

  /// Whether a member says itself where it runs.
  private func namesActor(_ introducer: Int) -> Bool {
    (file.head(of: introducer)..<introducer).contains { index in
      file.reads(index, "nonisolated") || file.reads(index, "concurrent")
        || file.isWord(index) && file.text(index).hasSuffix("Actor")
    }
  }

  /// Whether a modifier or an attribute of a name stands before the keyword of a declaration.
  private func says(_ word: StaticString, before introducer: Int) -> Bool {
    (file.head(of: introducer)..<introducer).contains { file.reads($0, word) }
  }

  /// Whether a function waits, or what a variable or a subscript gets.
  func isAsync(_ introducer: Int) -> Bool {
    let isFunction = file.reads(introducer, "func") || file.reads(introducer, "init")
    guard isFunction else {
      guard let body = ownBody(of: introducer) else { return false }
      var index = body + 1
      while index < file.partner[body] {
        if file.reads(index, "get"), file.reads(index + 1, "async") { return true }
        index = file.afterGroup(index)
      }
      return false
    }
    var index = introducer + 1
    let end = min(file.tokens.count, introducer + Self.longestName)
    while index < end, !file.reads(index, "(") {
      if file.reads(index, "{") || file.reads(index, "}") { return false }
      index += 1
    }
    return index < end && file.reads(file.afterGroup(index), "async")
  }

  /// How many tokens the name of a function and its type parameters have at most.
  private static let longestName = 128
}

extension SourceFile {
  /// Whether a word of members is the keyword of one here, and no name.
  fileprivate func introducesMember(_ index: Int) -> Bool {
    introducer(from: index) == index && !reads(index - 1, ".")
  }
}
