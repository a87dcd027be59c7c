/// Actions, and methods that make the screens of segues, are found by their names, as a document of
/// Interface Builder connects them.
extension Rewriter {
  mutating func nameActions() {
    let actions = file.words.functions.filter { isAction($0) }
    guard !actions.isEmpty else { return }
    let classes = ClassBodies(of: self)
    var answers: [Int: [String]] = [:]
    for action in actions {
      for home in homes(of: action, classes) {
        let answer = answer(of: action, declarations.scopes[home.scope], home.conditions)
        answers[home.scope, default: []].append(answer)
      }
    }
    let (responders, named) = (responders, classesDeclaring("action", ["named"]))
    for (index, answers) in answers.sorted(by: { $0.key < $1.key })
    where responders.contains(index) && !named.contains(index) {
      let scope = declarations.scopes[index]
      let text =
        "\(access(of: scope, least: ""))override func action(named name: String) -> Selector? {\n"
        + answers.joined() + "return super.action(named: name) }"
      let line = file.line(at: file.tokens[scope.introducer].start)
      add(Addition(line: line, content: .text(text)), to: index)
      importUIKit()
    }
  }

  /// The answer with an action, which the compiler takes for the line of its method.
  private func answer(of action: Int, _ scope: Braces, _ conditions: [String]) -> String {
    let labels = parameters(from: action + 2)
    let name = givenName(of: action) ?? Self.objectiveCName(file.name(action + 1), labels: labels)
    let list = labels.isEmpty ? "" : "(\(labels.map { $0 + ":" }.joined()))"
    // The type tells it from other methods of the name.
    let throwing = file.reads(file.partner[action + 2] + 1, "throws") ? " throws" : ""
    let result = resultType(of: action) ?? "Void"
    let type = "(\(scope.path)) -> (\(parameterTypes(from: action + 2)))\(throwing) -> \(result)"
    let method = "\(scope.path).\(file.text(action + 1))\(list) as \(type)"
    let place = String(decoding: told(as: file.line(at: file.tokens[action].start)), as: UTF8.self)
    return conditions.map { "#if \($0)\n" }.joined()
      + place + "if name == \"\(name)\" { return Selector(\"\(name)\", \(method)) }\n"
      + conditions.map { _ in "#endif\n" }.joined()
  }

  private func isAction(_ function: Int) -> Bool {
    guard file.reads(function, "func"), file.isWord(function + 1), file.reads(function + 2, "(")
    else { return false }
    return (file.head(of: function)..<function).contains {
      file.reads($0 - 1, "@") && (file.reads($0, "IBAction") || file.reads($0, "IBSegueAction"))
    }
  }

  /// What a function returns, where it says so.
  private func resultType(of function: Int) -> String? {
    var next = file.partner[function + 2] + 1
    if file.reads(next, "throws") { next += 1 }
    // What is half written is the compiler's to tell.
    guard file.reads(next, "->"), next + 1 < file.tokens.count, !file.reads(next + 1, "{") else {
      return nil
    }
    let end = file.endOfType(from: next + 1)
    let isUnwrapped = file.reads(end, "!") && end > next + 1
    let text = file.text(file.bytes(from: next + 1, through: isUnwrapped ? end - 1 : end))
    return isUnwrapped ? text + "?" : text
  }

  /// The types of a function's parameters, with commas between them.
  private func parameterTypes(from open: Int) -> String {
    let close = file.partner[open]
    var types: [String] = []
    var index = open + 1
    while index < close {
      guard file.reads(index, ":") else {
        index = file.afterGroup(index)
        continue
      }
      let first = index + 1
      var end = min(file.endOfType(from: first), close - 1)
      // A standard value is no part of the type.
      if let equals = (first..<end + 1).first(where: { file.reads($0, "=") }) { end = equals - 1 }
      // What is half written is the compiler's to tell.
      guard first <= end else { break }
      // The type of a method has an optional in place of what is unwrapped by itself.
      let isUnwrapped = file.reads(end, "!") && end > first
      let text = file.text(file.bytes(from: first, through: isUnwrapped ? end - 1 : end))
      types.append(isUnwrapped ? text + "?" : text)
      index = end + 1
      while index < close, !file.reads(index, ",") { index = file.afterGroup(index) }
    }
    return types.joined(separator: ", ")
  }
}
