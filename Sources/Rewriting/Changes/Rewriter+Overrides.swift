/// Overrides in extensions, which only classes of Objective-C may have, go into the class's body.
extension Rewriter {
  mutating func moveOverrides() {
    let overrides = file.words.overrides.filter { index in
      guard let extended = declarations.typeOfMember(index) else { return false }
      return declarations.scopes[extended].kind == .extension && file.isModifier(index)
    }
    guard !overrides.isEmpty else { return }
    let classes = ClassBodies(of: self)
    for index in overrides where !classes.isOff(at: index) {
      guard let extended = declarations.typeOfMember(index),
        let introducer = file.introducer(from: index)
      else { continue }
      move(override: index, introducer, from: extended, to: classes)
    }
  }

  private mutating func move(
    override index: Int,
    _ introducer: Int,
    from extended: Int,
    to classes: ClassBodies
  ) {
    let head = file.head(of: index)
    guard let end = file.endOfBody(of: introducer) else { return }
    let homes = homes(of: index, classes)
    guard let home = homes.first else {
      let isConstrained = classes.isConstrained(extended)
      return refuse(index, introducer, in: declarations.scopes[extended].path, isConstrained)
    }
    let access = access(of: declarations.scopes[extended], least: "")
    if !access.isEmpty, !hasAccess(head..<introducer) {
      give(String(access.dropLast()), to: head, introducer)
    }
    // A semicolon separates nothing any more.
    let last = file.reads(end + 1, ";") ? end + 1 : end
    let range = file.bytes(from: head, through: last)
    move(range, to: home.scope, conditions: home.conditions)
    let line = file.line(at: range.lowerBound)
    for other in homes.dropFirst() {
      let copy = Addition(line: line, content: .moved(range), conditions: other.conditions)
      add(copy, to: other.scope)
    }
  }

  private mutating func refuse(
    _ index: Int,
    _ introducer: Int,
    in path: String,
    _ isConstrained: Bool
  ) {
    let name = file.text(file.reads(introducer, "init") ? introducer : introducer + 1)
    let message = "'\(name)' is overridden in an extension of '\(path)'"
    if isConstrained {
      report(
        index,
        message + ", which holds for some types alone",
        remedy: "move it into the body of the class: Swift overrides nowhere else on Linux"
      )
    } else if Self.systemsPrefixes.contains(where: { path.hasPrefix($0) }) {
      report(
        index,
        message + ", which is a class of iOS",
        remedy: "override it in a subclass, or put it in #if !os(Linux), "
          + "or name the file in .snaplineignore"
      )
    } else {
      report(
        index,
        message + ", whose class is in another file",
        remedy: "move it into the body of the class: Swift overrides nowhere else on Linux"
      )
    }
  }

  /// How the names of classes begin that an app only uses.
  private static let systemsPrefixes = ["UI", "NS", "CA", "MK", "WK"]

  /// Writes a modifier before the others of a member and behind its attributes, between which no
  /// `#sourceLocation` may stand.
  private mutating func give(_ level: String, to head: Int, _ introducer: Int) {
    var modifier = head
    while file.reads(modifier, "@") { modifier = file.afterAttribute(modifier) }
    let start = file.tokens[modifier].start
    let line = file.line(at: start)
    let pad = padding(file.indentation(at: start))
    let attribute = (head..<modifier).last { changed[file.tokens[$0].start] != Ascii.blank }
    guard let attribute else {
      // What waits has an attribute by now, on the line before.
      return isAsync(introducer) ? insert(level + " ", at: start) : precede(modifier, by: level)
    }
    let first = file.tokens[head].start
    if file.line(at: file.tokens[attribute].start) < line {
      insert(" " + level, at: file.tokens[attribute].end)
    } else if isAsync(introducer) || file.line(at: first) == 1 {
      insert(level + " ", at: start)
    } else {
      // The attributes are told as the line before, and all behind them stays in its place.
      let place = String(decoding: told(as: file.line(at: first) - 1), as: UTF8.self)
      insert("\n\(place)" + padding(file.indentation(at: first)), at: first)
      insert("\(level)\n\(pad)", at: start)
    }
  }

  /// Whether one of a member's modifiers says who may use it, and not only who may set it.
  private func hasAccess(_ modifiers: Range<Int>) -> Bool {
    modifiers.contains { index in
      let isLevel =
        file.reads(index, "public") || file.reads(index, "open") || file.reads(index, "internal")
        || file.reads(index, "package") || file.reads(index, "private")
        || file.reads(index, "fileprivate")
      return isLevel && !file.reads(index + 1, "(")
    }
  }

  /// Where a member of a class or of an extension of it belongs: the bodies of the class, each with what
  /// the `#if`s around the member ask, and those around the body don't.
  func homes(of member: Int, _ classes: ClassBodies) -> [(scope: Int, conditions: [String])] {
    classes.bodies(for: member).map { body in
      (body.scope, conditionTexts(at: member, beyond: body.shared))
    }
  }
}
