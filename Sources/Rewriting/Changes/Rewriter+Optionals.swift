/// Protocols of Objective-C: classes alone conform to them, and may leave members out.
///
/// An optional `func tap(_ x: X) -> Y` becomes one that throws, which a class may still write without.
/// One that throws stands in for it where a class leaves it out, and a value of its name, which is called
/// like a function, answers nothing then: so `delegate?.tap?(x)` means what it does on a phone.
///
/// A property, and a function without parameters, can't have such a value beside it in one protocol. They
/// are asked for by a protocol of their own, which theirs inherits.
extension Rewriter {
  mutating func rewriteOptionalMembers() {
    let scopes = declarations.scopes.enumerated().filter {
      $0.element.kind == .protocol && isOfObjectiveC($0.element)
    }
    guard !scopes.isEmpty else { return }
    // Conditions are written again for each, which in a hostile file is much more than the file.
    var room = 16 * file.bytes.count + 4096
    for (index, scope) in scopes {
      var members: [OptionalMember] = []
      for token in scope.open + 1..<scope.close
      where file.reads(token, "optional") && declarations.typeOfMember(token) == index {
        guard file.isModifier(token) else { continue }
        if let member = member(at: token) { members.append(member) }
      }
      let isBound = file.inheritance(after: scope.introducer, before: scope.open) != nil
      if members.contains(where: \.isApart) {
        bind(scope, to: apart(scope), isBound: isBound)
      } else if !isBound {
        bind(scope, to: "AnyObject", isBound: false)
      }
      replace(members, of: scope, index, &room)
    }
  }

  private func isOfObjectiveC(_ scope: Braces) -> Bool {
    (scope.head..<scope.introducer).contains {
      file.reads($0, "objc") && file.reads($0 - 1, "@")
    }
  }

  /// The protocol that asks for the members that can't be asked for in their own.
  private func apart(_ scope: Braces) -> String {
    "\(scope.path.filter { $0 != "." })_optional"
  }

  /// Writes `: AnyObject` before the brace; what stands behind that keeps its column.
  private mutating func bind(_ scope: Braces, to type: String, isBound: Bool) {
    let brace = file.tokens[scope.open]
    let asks = (scope.introducer..<scope.open).contains { file.reads($0, "where") }
    replace(brace.range)
    var text = (asks ? ", Self: " : isBound ? ", " : ": ") + type + " {"
    let line = file.line(at: brace.start)
    let next = file.tokens[scope.open + 1].start
    if file.line(at: next) == line {
      text += "\n" + String(decoding: told(as: line), as: UTF8.self)
      text += padding(file.indentation(at: brace.end))
    }
    insert(text, at: brace.end)
  }

  // MARK: Members

  private mutating func member(at token: Int) -> OptionalMember? {
    guard let introducer = file.introducer(from: token) else { return nil }
    let head = file.head(of: token)
    let isOfType = (head..<introducer).contains {
      file.reads($0, "static") || file.reads($0, "class")
    }
    if !isOfType, let property = property(at: introducer, head) { return property }
    guard !isOfType, file.reads(introducer, "func"), file.reads(introducer + 2, "(") else {
      report(
        token,
        "only a property, or a function without type parameters, can be optional on Linux",
        remedy: "leave 'optional' out, and give what it is for all others in an extension"
      )
      return nil
    }
    let open = introducer + 2
    let close = file.partner[open]
    let returns = file.reads(close + 1, "->")
    let end = returns ? file.endOfType(from: close + 2) : close
    guard !file.reads(end + 1, "throws"), !file.reads(end + 1, "async"),
      let (arguments, unlabelled) = arguments(from: open)
    else {
      report(
        token,
        "an optional '\(file.name(introducer + 1))' that throws or waits, or whose parameters have "
          + "no names, can't be left out on Linux",
        remedy: "leave 'optional' out, and give what it is for all others in an extension"
      )
      return nil
    }
    var member = OptionalMember(
      name: file.text(introducer + 1),
      range: declaration(from: head, through: end),
      introducer: introducer,
      parameters: written(file.bytes(from: open, through: close)),
      unlabelled: unlabelled,
      arguments: arguments,
      result: returns ? written(file.bytes(from: close + 2, through: end)) : nil
    )
    if returns { describe(close + 2, end, &member) }
    return member
  }

  /// A property that is read, as one of an optional protocol can't be written.
  private func property(at introducer: Int, _ head: Int) -> OptionalMember? {
    guard file.reads(introducer, "var"), file.reads(introducer + 2, ":") else { return nil }
    let end = file.endOfType(from: introducer + 3)
    let open = end + 1
    guard file.reads(open, "{"), file.partner[open] > open,
      (open + 1..<file.partner[open]).allSatisfy({
        file.reads($0, "get") || file.reads($0, "set")
      })
    else { return nil }
    var member = OptionalMember(
      name: file.text(introducer + 1),
      range: declaration(from: head, through: file.partner[open]),
      introducer: introducer,
      parameters: nil,
      result: written(file.bytes(from: introducer + 3, through: end))
    )
    describe(introducer + 3, end, &member)
    return member
  }

  /// The bytes of a declaration, with the semicolon behind it.
  private func declaration(from head: Int, through end: Int) -> Range<Int> {
    file.bytes(from: head, through: file.reads(end + 1, ";") ? end + 1 : end)
  }

  /// Tells of a type whether it is an optional, and whether it has members to ask for.
  private func describe(_ first: Int, _ last: Int, _ member: inout OptionalMember) {
    var isFunction = false
    var index = first
    while index <= last {
      if file.reads(index, "->") { isFunction = true }
      index = file.afterGroup(index)
    }
    let end = file.bytes[file.tokens[last].end - 1]
    let isMarked = end == UInt8(ascii: "?") || end == UInt8(ascii: "!")
    member.isOptional = !isFunction && (isMarked || file.reads(first, "Optional"))
    let isVoid = file.reads(first, "Void") || file.reads(first, "(") && first + 1 == last
    member.hasMembers = !isFunction && !member.isOptional && !isVoid
  }

  /// What hands a function's parameters on, such as `first, of: second`, and the parameters without labels.
  private func arguments(from open: Int) -> (arguments: String, unlabelled: String)? {
    let close = file.partner[open]
    var arguments: [String] = []
    var parameters: [String] = []
    var index = open + 1
    while index < close {
      guard file.isWord(index) else { return nil }
      let label = file.text(index)
      let last = file.isWord(index + 1) ? index + 1 : index
      let name = file.text(last)
      guard name != "_" else { return nil }
      arguments.append(label == "_" ? name : "\(label): \(name)")
      let first = last
      while index < close, !file.reads(index, ",") { index = file.afterGroup(index) }
      parameters.append("_ " + written(file.bytes(from: first, through: index - 1)))
      index += 1
    }
    return (arguments.joined(separator: ", "), "(\(parameters.joined(separator: ", ")))")
  }

  // MARK: Writing

  private mutating func replace(
    _ members: [OptionalMember],
    of scope: Braces,
    _ index: Int,
    _ room: inout Int
  ) {
    guard !members.isEmpty else { return }
    let isPlain = scope.conditions.isEmpty
    let base =
      isPlain || room <= 0 ? [] : conditionTexts(at: scope.introducer, beyond: [])
    let length = base.reduce(0) { $0 + $1.utf8.count + 16 }
    var placed: [PlacedMember] = []
    for member in members {
      let isPlain = declarations.conditions(at: member.introducer).isEmpty
      guard isPlain || room > 0 else {
        report(
          member.introducer,
          "an optional member stands in more conditions than can be asked once more",
          remedy: "move it out of some of them, or shorten them"
        )
        return
      }
      let own =
        isPlain
        ? [] : conditionTexts(at: member.introducer, beyond: scope.conditions)
      room -= own.reduce(length) { $0 + $1.utf8.count + 16 }
      let line = file.line(at: file.tokens[member.introducer].start)
      placed.append(PlacedMember(member: member, line: line, conditions: own))
    }
    let access = access(of: scope)
    ask(for: placed, of: scope, index, base, access)
    let functions = placed.filter { !$0.member.isProperty }
    for (name, members) in Dictionary(grouping: functions, by: \.member.name)
      .sorted(by: { $0.key < $1.key })
    {
      addCaller(of: members, named: name, in: scope.path, base, access)
    }
  }

  private struct PlacedMember {
    let member: OptionalMember
    let line: Int
    /// What it stands in besides its protocol.
    let conditions: [String]
  }

  /// Writes what classes are asked for, with what stands in for it.
  private mutating func ask(
    for members: [PlacedMember],
    of scope: Braces,
    _ index: Int,
    _ base: [String],
    _ access: String
  ) {
    var asked = ""
    for placed in members {
      let (member, line) = (placed.member, placed.line)
      replace(member.range)
      let column = file.indentation(at: file.tokens[member.introducer].start)
      let text = padding(column) + member.requirement
      let path = member.isApart ? apart(scope) : scope.path
      if member.isApart {
        asked += placed.conditions.map { "#if \($0)\n" }.joined()
        let first = member.isProperty ? line - 1 : line
        asked += String(decoding: told(as: first), as: UTF8.self)
        if member.isProperty { asked += "@_disfavoredOverload\n" }
        asked += text + "\n"
        asked += placed.conditions.map { _ in "#endif\n" }.joined()
      } else {
        add(
          Addition(line: line, content: .text(text), conditions: placed.conditions),
          to: index
        )
      }
      let conditions = base + placed.conditions
      let body = "extension \(path) { \(member.standIn(access)) }"
      add(Addition(line: line, content: .text(body), conditions: conditions), to: nil)
      guard member.isProperty else { continue }
      let reader = "extension \(scope.path) { \(member.reader(from: path, access)) }"
      add(Addition(line: line, content: .text(reader), conditions: conditions), to: nil)
    }
    guard !asked.isEmpty else { return }
    let text = "\(access)protocol \(apart(scope)): AnyObject {\n\(asked)}"
    let line = file.line(at: file.tokens[scope.introducer].start)
    add(Addition(line: line, content: .text(text), conditions: base), to: nil)
  }

  /// Writes the value that is called in place of the members of a name.
  private mutating func addCaller(
    of members: [PlacedMember],
    named name: String,
    in path: String,
    _ base: [String],
    _ access: String
  ) {
    let type = "\(path.filter { $0 != "." })_\(name.filter { $0 != "`" })"
    let isAlone = members.count == 1
    // Members of one name may each stand in conditions of their own.
    let shared = isAlone ? members[0].conditions : []
    var calls: [String] = []
    var more: [Addition] = []
    for placed in members {
      let text = placed.member.calls(isAlone: isAlone, access)
      if placed.conditions == shared {
        calls.append(text)
      } else {
        more.append(
          Addition(
            line: placed.line,
            content: .text("extension \(type) { \(text) }"),
            conditions: base + placed.conditions
          )
        )
      }
    }
    if members.contains(where: \.member.hasMembers) {
      calls.append(OptionalMember.answerWithMembers(access))
    }
    // On one line, as all of it is told as that of the member.
    let text =
      "extension \(path) { \(access)var \(name): \(type)? { \(type)(target: self) } }; "
      + "\(access)struct \(type) { fileprivate let target: any \(path); "
      + calls.joined(separator: "; ") + " }"
    add(
      Addition(line: members[0].line, content: .text(text), conditions: base + shared),
      to: nil
    )
    for addition in more { add(addition, to: nil) }
  }

  /// How visible what is declared for a type is; `least` where it is hidden.
  func access(of scope: Braces, least: String = "fileprivate ") -> String {
    for token in scope.head..<scope.introducer {
      if file.reads(token, "public") || file.reads(token, "open") { return "public " }
      if file.reads(token, "package") { return "package " }
      if file.reads(token, "private") || file.reads(token, "fileprivate") { return least }
    }
    return ""
  }
}

extension SourceFile {
  /// The last token of the type that begins at `index`; none has more than a hundred, groups apart.
  func endOfType(from index: Int) -> Int {
    var last = index
    var next = index
    var depth = 0
    for _ in 0..<100 where next < tokens.count {
      let isPart: Bool
      switch tokens[next].kind {
      case .word:
        // A name goes on after a dot or an arrow, and a type's own words before one.
        isPart =
          next == index || depth > 0 || reads(next - 1, ".") || reads(next - 1, "->")
          || reads(next - 1, "&") || reads(next - 1, "any") || reads(next - 1, "some")
          || (reads(next - 2, "@") && next > index)
      case .symbol:
        for byte in bytes[tokens[next].range] where byte == 0x3C || byte == 0x3E {
          // An arrow's point closes nothing.
          if !reads(next, "->") { depth += byte == 0x3C ? 1 : -1 }
        }
        isPart = true
      case .mark:
        let mayFollow = next == index || depth > 0 || reads(next - 1, "->")
        isPart =
          (mayFollow && (reads(next, "(") || reads(next, "["))) || (depth > 0 && !reads(next, "}"))
          || (mayFollow && reads(next, "@"))
      default: isPart = false
      }
      guard isPart else { break }
      last = partner[next] > next ? partner[next] : next
      next = last + 1
    }
    return last
  }
}
