/// Protocols of Objective-C: classes alone conform to them, and may leave members out.
///
/// An optional `func tap(_ x: X) -> Y` becomes one that throws, which a class may still write without.
/// One that throws stands in for it where a class leaves it out, and a value of its name, which is called
/// like a function, answers nothing then: so `delegate?.tap?(x)` means what it does on a phone.
extension Rewriter {
  mutating func rewriteOptionalMembers() {
    for (index, scope) in declarations.scopes.enumerated() where scope.kind == .protocol {
      guard isOfObjectiveC(scope) else { continue }
      if file.inheritance(after: scope.introducer, before: scope.open) == nil {
        bindToClasses(scope)
      }
      var members: [OptionalMember] = []
      for token in scope.open + 1..<scope.close
      where file.reads(token, "optional") && declarations.typeOfMember(token) == index {
        guard file.isModifier(token) else { continue }
        if let member = member(at: token) { members.append(member) }
      }
      replace(members, of: scope, index)
    }
  }

  private func isOfObjectiveC(_ scope: Braces) -> Bool {
    (scope.head..<scope.introducer).contains {
      file.reads($0, "objc") && file.reads($0 - 1, "@")
    }
  }

  /// Writes `: AnyObject` before the brace; what stands behind that keeps its column.
  private mutating func bindToClasses(_ scope: Braces) {
    let brace = file.tokens[scope.open]
    replace(brace.range)
    var text = ": AnyObject {"
    let line = file.line(at: brace.start)
    let next = file.tokens[scope.open + 1].start
    if file.line(at: next) == line {
      text += "\n" + String(decoding: told(as: line), as: UTF8.self)
      text += String(repeating: " ", count: file.indentation(at: brace.end))
    }
    insert(text, at: brace.end)
  }

  // MARK: Members

  private struct OptionalMember {
    let name: String
    /// Where it stands, from its attributes on.
    let range: Range<Int>
    let function: Int
    /// The parameters with their parentheses.
    let parameters: String
    let arguments: String
    let result: String?
  }

  private mutating func member(at token: Int) -> OptionalMember? {
    guard let introducer = file.introducer(from: token) else { return nil }
    guard file.reads(introducer, "func"), file.reads(introducer + 2, "(") else {
      report(
        token,
        "only a function without type parameters can be optional on Linux",
        remedy: "leave 'optional' out, and give what it is for all others in an extension"
      )
      return nil
    }
    let open = introducer + 2
    let close = file.partner[open]
    var result: String?
    var end = close
    if file.reads(close + 1, "->") {
      end = file.endOfType(from: close + 2)
      result = written(file.bytes(from: close + 2, through: end))
    }
    guard !file.reads(end + 1, "throws"), !file.reads(end + 1, "async"),
      let arguments = arguments(from: open)
    else {
      report(
        token,
        "an optional '\(file.name(introducer + 1))' that throws or waits, or whose parameters have "
          + "no names, can't be left out on Linux",
        remedy: "leave 'optional' out, and give what it is for all others in an extension"
      )
      return nil
    }
    return OptionalMember(
      name: file.text(introducer + 1),
      range: file.bytes(from: file.head(of: token), through: end),
      function: introducer,
      parameters: written(file.bytes(from: open, through: close)),
      arguments: arguments,
      result: result
    )
  }

  /// What hands a function's parameters on, such as `first, of: second`.
  private func arguments(from open: Int) -> String? {
    let close = file.partner[open]
    var arguments: [String] = []
    var index = open + 1
    var isFirst = true
    while index < close {
      if isFirst {
        guard file.isWord(index) else { return nil }
        let label = file.text(index)
        let name = file.isWord(index + 1) ? file.text(index + 1) : label
        guard name != "_" else { return nil }
        arguments.append(label == "_" ? name : "\(label): \(name)")
      }
      isFirst = file.reads(index, ",")
      index = file.afterGroup(index)
    }
    return arguments.joined(separator: ", ")
  }

  // MARK: Writing

  private mutating func replace(_ members: [OptionalMember], of scope: Braces, _ index: Int) {
    guard let first = members.first else { return }
    guard let conditions = conditions(at: first.function, beyond: []),
      members.allSatisfy({ declarations.conditions(at: $0.function) == scope.conditions })
    else {
      report(
        first.function,
        "an optional member stands in an #if",
        remedy: "put the #if around the whole protocol"
      )
      return
    }
    let access = access(of: scope)
    for member in members {
      replace(member.range)
      let start = file.tokens[member.function].start
      let line = file.line(at: start)
      let pad = String(repeating: " ", count: file.indentation(at: start))
      let signature = signature(of: member)
      add(Addition(line: line, content: .text(pad + signature)), to: index)
      let body = "extension \(scope.path) { \(access)\(signature) { throw CancellationError() } }"
      add(Addition(line: line, content: .text(body), conditions: conditions), to: nil)
    }
    for (name, members) in Dictionary(grouping: members, by: \.name).sorted(by: { $0.key < $1.key })
    {
      let line = file.line(at: file.tokens[members[0].function].start)
      let text = caller(of: members, named: name, in: scope.path, access)
      add(Addition(line: line, content: .text(text), conditions: conditions), to: nil)
    }
  }

  private func signature(of member: OptionalMember) -> String {
    "func \(member.name)\(member.parameters) throws" + (member.result.map { " -> \($0)" } ?? "")
  }

  /// The value that is called in place of the members of a name.
  private func caller(
    of members: [OptionalMember],
    named name: String,
    in path: String,
    _ access: String
  ) -> String {
    let type = "\(path.filter { $0 != "." })_\(name.filter { $0 != "`" })"
    let calls = members.map { member in
      let result = member.result ?? "Void"
      return "@discardableResult \(access)func callAsFunction\(member.parameters) -> (\(result))? "
        + "{ try? target.\(name)(\(member.arguments)) }"
    }
    // On one line, as all of it is told as that of the member.
    return "extension \(path) { \(access)var \(name): \(type)? { \(type)(target: self) } }; "
      + "\(access)struct \(type) { fileprivate let target: any \(path); "
      + calls.joined(separator: "; ") + " }"
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
  /// The last token of the type that begins at `index`.
  func endOfType(from index: Int) -> Int {
    var last = index
    var next = index
    var depth = 0
    while next < tokens.count {
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
