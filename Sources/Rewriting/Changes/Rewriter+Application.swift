/// The class that an app starts with is a class like others on Linux, where no app starts.
extension Rewriter {
  /// Whether an attribute, given by its `@`, makes a program of the class that an app tells of itself.
  func startsApplication(_ name: String, at index: Int) -> Bool {
    if name == "UIApplicationMain" || name == "NSApplicationMain" { return true }
    guard name == "main", let introducer = file.introducer(from: index),
      file.reads(introducer, "class")
    else { return false }
    let path = file.typeName(after: introducer)
    return declarations.scopes.contains { scope in
      (scope.kind == .class || scope.kind == .extension) && scope.path == path
        && inheritsDelegate(scope)
    }
  }

  /// Whether a class, or an extension of one, is said to be an app's delegate or to come from one.
  private func inheritsDelegate(_ scope: Braces) -> Bool {
    guard let colon = file.inheritance(after: scope.introducer, before: scope.open) else {
      return false
    }
    return (colon + 1..<scope.open).contains { index in
      let name = file.text(index)
      return name.hasSuffix("ApplicationDelegate") || name.hasSuffix("AppDelegate")
    }
  }
}
