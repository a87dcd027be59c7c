/// Outlets get their objects by name, as a document of Interface Builder connects them.
extension Rewriter {
  private struct Outlet {
    let name: Int
    /// What the `#if`s around it ask, and those around its class don't.
    let conditions: [String]
  }

  mutating func connectOutlets() {
    let properties = file.words.members.filter { file.reads($0, "var") && isConnected($0) }
    guard !properties.isEmpty else { return }
    let classes = ClassBodies(of: self)
    var outlets: [Int: [Outlet]] = [:]
    for property in properties {
      let names = settableNames(of: property)
      for home in homes(of: property, classes) {
        let found = names.map { Outlet(name: $0, conditions: home.conditions) }
        outlets[home.scope, default: []] += found
      }
    }
    let (responders, settled) = (responders, classesDeclaring("setValue", ["_", "forKey"]))
    for (index, outlets) in outlets.sorted(by: { $0.key < $1.key })
    where responders.contains(index) && !settled.contains(index) {
      guard let first = outlets.first else { continue }
      let line = line(of: first)
      let method = setter(of: outlets, declarations.scopes[index], toldAs: line)
      add(Addition(line: line, content: .text(method)), to: index)
      importUIKit()
    }
  }

  /// The method that gives outlets their values, which the compiler takes for a line.
  private func setter(of outlets: [Outlet], _ scope: Braces, toldAs line: Int) -> String {
    let cases = outlets.filter(\.conditions.isEmpty).map { outlet in
      "case \"\(file.name(outlet.name))\": "
        + "if InterfaceValue.set(&self.\(file.text(outlet.name)), to: value) { return }"
    }
    let others = outlets.filter { !$0.conditions.isEmpty }.map { outlet in
      outlet.conditions.map { "#if \($0)\n" }.joined()
        + String(decoding: told(as: self.line(of: outlet)), as: UTF8.self)
        + "if key == \"\(file.name(outlet.name))\", "
        + "InterfaceValue.set(&self.\(file.text(outlet.name)), to: value) { return }\n"
        + outlet.conditions.map { _ in "#endif\n" }.joined()
    }
    var text =
      "\(access(of: scope, least: ""))override func setValue(_ value: Any?, forKey key: String) { "
    if !cases.isEmpty {
      text += "switch key { \(cases.joined(separator: "; ")); default: break }"
    }
    if others.isEmpty {
      text += "; "
    } else {
      text += "\n\(others.joined())" + String(decoding: told(as: line), as: UTF8.self)
    }
    return text + "super.setValue(value, forKey: key) }"
  }

  private func line(of outlet: Outlet) -> Int { file.line(at: file.tokens[outlet.name].start) }

  /// Whether a document may give a property its value.
  private func isConnected(_ property: Int) -> Bool {
    (file.head(of: property)..<property).contains {
      file.reads($0 - 1, "@") && (file.reads($0, "IBOutlet") || file.reads($0, "IBInspectable"))
    }
  }

  // MARK: Properties

  /// The names that one `var` declares, of those that can be set.
  private func settableNames(of property: Int) -> [Int] {
    var names: [Int] = []
    var name = property + 1
    while file.isWord(name) {
      var next = name + 1
      if file.reads(next, ":") { next = file.endOfType(from: next + 1) + 1 }
      if !isReadOnly(next) { names.append(name) }
      while next < file.tokens.count, !endsName(next) {
        guard !endsVariable(next) else { return names }
        next = file.afterGroup(next)
      }
      name = next + 1
    }
    return names
  }

  /// Whether a comma stands before another name, and not in the arguments of a type.
  private func endsName(_ comma: Int) -> Bool {
    file.reads(comma, ",") && (file.reads(comma + 2, ":") || file.reads(comma + 2, "="))
  }

  /// Whether a declaration of variables can't go on with a token.
  private func endsVariable(_ index: Int) -> Bool {
    file.reads(index, "}") || file.reads(index, ";") || file.reads(index, "@")
      || file.tokens[index].kind == .pound || file.introducer(from: index) != nil
  }

  /// Whether a brace opens a body with a getter and no setter.
  private func isReadOnly(_ brace: Int) -> Bool {
    guard file.reads(brace, "{"), file.partner[brace] > brace else { return false }
    var index = brace + 1
    while index < file.partner[brace] {
      let isSetter =
        file.reads(index, "set") || file.reads(index, "didSet") || file.reads(index, "willSet")
      let hasBody = file.reads(index + 1, "{") || file.reads(index + 1, "(")
      if isSetter, hasBody, !file.reads(index - 1, ".") { return false }
      index = file.afterGroup(index)
    }
    return true
  }

  // MARK: Classes

  /// The bodies of classes that take values by name: all that aren't objects and no more, as far as the
  /// file tells.
  var responders: Set<Int> {
    var parents: [String: String?] = [:]
    for scope in declarations.scopes where scope.kind == .class && parents[scope.path] == nil {
      parents[scope.path] = .some(scope.parentName)
    }
    var known: [String: Bool] = [:]
    var found: Set<Int> = []
    for (index, scope) in declarations.scopes.enumerated() where scope.kind == .class {
      var passed: [String] = []
      var next = scope.parentName
      var isResponder = false
      while let name = next {
        if let answer = known[name] {
          isResponder = answer
          break
        }
        if name.hasSuffix("GestureRecognizer") || Self.noResponders.contains(name) { break }
        guard let parent = parents[name] else {
          isResponder = true
          break
        }
        // A class that comes from itself is none either.
        known[name] = false
        passed.append(name)
        next = parent
      }
      for name in passed { known[name] = isResponder }
      if isResponder { found.insert(index) }
    }
    return found
  }

  /// Classes that are no responders, besides recognizers.
  private static let noResponders: Set<String> = [
    "NSObject", "UIBarItem", "UIBarButtonItem", "UITabBarItem", "UINavigationItem",
    "NSLayoutConstraint", "UILayoutGuide", "UICollectionViewLayout", "UICollectionViewFlowLayout",
    "CALayer", "CAGradientLayer", "CAShapeLayer", "UIBezierPath", "UIImage", "UIColor",
  ]

  /// The bodies of types that have a method of these labels themselves.
  func classesDeclaring(_ name: StaticString, _ labels: [String]) -> Set<Int> {
    Set(
      file.words.functions.compactMap { index in
        guard file.reads(index + 1, name), file.reads(index + 2, "("),
          parameters(from: index + 2) == labels
        else { return nil }
        return declarations.typeOfMember(index)
      }
    )
  }
}
