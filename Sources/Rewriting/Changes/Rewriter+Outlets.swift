/// Outlets get their objects by name, as a document of Interface Builder connects them.
extension Rewriter {
  mutating func connectOutlets() {
    for (index, scope) in declarations.scopes.enumerated()
    where scope.kind == .class && isResponder(scope) {
      let properties = (scope.open + 1..<scope.close).filter {
        file.reads($0, "var") && declarations.typeOfMember($0) == index && isConnected($0)
      }
      guard let first = properties.first, !declares("setValue", ["_", "forKey"], scope, index),
        properties.allSatisfy({ declarations.conditions(at: $0) == scope.conditions })
      else { continue }
      let cases = properties.map { property in
        let name = file.text(property + 1)
        return "case \"\(file.name(property + 1))\": "
          + "if InterfaceValue.set(&\(name), to: value) { return }"
      }
      let text =
        "\(access(of: scope, least: ""))override func setValue(_ value: Any?, forKey key: String) { "
        + "switch key { \(cases.joined(separator: "; ")); default: break }; "
        + "super.setValue(value, forKey: key) }"
      add(
        Addition(line: file.line(at: file.tokens[first].start), content: .text(text)),
        to: index
      )
      importUIKit()
    }
  }

  /// Whether a document may give a property its value.
  private func isConnected(_ property: Int) -> Bool {
    (file.head(of: property)..<property).contains {
      file.reads($0 - 1, "@") && (file.reads($0, "IBOutlet") || file.reads($0, "IBInspectable"))
    } && !isReadOnly(property)
  }

  /// Whether a property has a getter and no setter.
  private func isReadOnly(_ property: Int) -> Bool {
    var next = property + 2
    if file.reads(next, ":") { next = file.endOfType(from: next + 1) + 1 }
    guard file.reads(next, "{"), file.partner[next] > next else { return false }
    return !(next..<file.partner[next]).contains {
      file.reads($0, "set") || file.reads($0, "didSet") || file.reads($0, "willSet")
    }
  }

  /// Whether a class takes values by name: all that aren't objects and no more, as far as the file tells.
  func isResponder(_ scope: Braces) -> Bool {
    var parent = scope.parentName
    var passed: Set<String> = []
    while let name = parent, passed.insert(name).inserted {
      if name.hasSuffix("GestureRecognizer") || Self.noResponders.contains(name) { return false }
      guard let next = declarations.scopes.first(where: { $0.kind == .class && $0.path == name })
      else { return true }
      parent = next.parentName
    }
    return false
  }

  /// Classes that are no responders, besides recognizers.
  private static let noResponders: Set<String> = [
    "NSObject", "UIBarItem", "UIBarButtonItem", "UITabBarItem", "UINavigationItem",
    "NSLayoutConstraint", "UILayoutGuide", "UICollectionViewLayout", "UICollectionViewFlowLayout",
    "CALayer", "CAGradientLayer", "CAShapeLayer", "UIBezierPath", "UIImage", "UIColor",
  ]

  /// Whether a class has a method of these labels itself.
  func declares(_ name: StaticString, _ labels: [String], _ scope: Braces, _ index: Int) -> Bool {
    (scope.open + 1..<scope.close).contains {
      file.reads($0, "func") && file.reads($0 + 1, name) && file.reads($0 + 2, "(")
        && declarations.typeOfMember($0) == index && parameters(from: $0 + 2) == labels
    }
  }
}
