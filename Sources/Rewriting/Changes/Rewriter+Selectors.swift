/// `#selector(tap)` becomes the name of a value that knows the method, and how to call it.
///
/// The value is declared at the end of the type's body, where private methods can be named and no closure
/// asks for `self.`; its method is laid out where it stood.
extension Rewriter {
  mutating func rewriteSelectors() {
    var isUsed = false
    for index in file.words.pounds where file.reads(index, "#selector") {
      let close = file.reads(index + 1, "(") ? file.partner[index + 1] : -1
      guard close > index + 2, let method = method(in: index + 2..<close, of: index) else {
        continue
      }
      isUsed = true
      let name = selectorName()
      replace(file.bytes(from: index, through: close), by: "\(name).this")
      let line = file.line(at: file.tokens[method.first].start)
      let declaration =
        "fileprivate enum \(name) { static var this: Selector { Selector(\(method.text)) } }"
      add(Addition(line: line - 1, content: .text(declaration)), to: method.scope)
    }
    if isUsed { importUIKit() }
  }

  /// Imports what the added code names, where the file doesn't.
  mutating func importUIKit() {
    let isThere = file.tokens.indices.contains {
      file.reads($0, "import") && file.reads($0 + 1, "UIKit")
    }
    guard !isThere, !importsMore else { return }
    importsMore = true
    add(Addition(line: 1, content: .text("import UIKit")), to: nil)
  }

  /// A name as long as the shortest that it stands for allows, with `.this` behind it.
  private mutating func selectorName() -> String {
    selectors += 1
    let number = String(selectors, radix: 36)
    return "Sel_" + String(repeating: "0", count: max(0, 3 - number.count)) + number
  }

  /// How a method is given to a selector: its name, and itself at its old columns.
  private struct Method {
    let text: String
    let first: Int
    let scope: Int?
  }

  private mutating func method(in range: Range<Int>, of selector: Int) -> Method? {
    var first = range.lowerBound
    var accessor: String?
    if file.reads(first, "getter") || file.reads(first, "setter"), file.reads(first + 1, ":") {
      accessor = file.text(first)
      first += 2
    }
    guard first < range.upperBound, file.isWord(first) else { return nil }
    let scope = declarations.type(around: selector)
    var owner = scope.map { declarations.scopes[$0].path } ?? ""
    let ownScope = scope.map { declarations.scopes[$0] }
    var written = first
    let parts = components(from: first, before: range.upperBound)
    if parts.count == 1 {
      if owner.isEmpty {
        report(
          first,
          "#selector(\(file.name(first))) stands in no type, so nothing tells whose method it is",
          remedy: "name the class, as in #selector(Card.\(file.name(first)))"
        )
        return nil
      }
    } else if file.reads(first, "self") || file.reads(first, "Self") || file.reads(first, "super") {
      guard parts.count == 2 else {
        unspeakable(first, parts)
        return nil
      }
      if file.reads(first, "super"), let parent = ownScope?.parentName { owner = parent }
      written = parts[1]
    } else if isTypeName(file.name(first)) {
      owner = ""
    } else {
      unspeakable(first, parts)
      return nil
    }
    let name = objectiveCName(of: parts.last ?? first, before: range.upperBound, accessor, owner)
    let range = written..<range.upperBound
    return Method(
      text: "\"\(name)\"" + layout(range, owner: owner, isProperty: accessor != nil),
      first: written,
      scope: scope.flatMap { isOfProtocol(declarations.scopes[$0]) ? nil : $0 }
    )
  }

  /// Whether a type is a protocol or an extension of one, as far as the file tells: none is declared in those.
  private func isOfProtocol(_ scope: Braces) -> Bool {
    if scope.kind == .protocol { return true }
    let isOfSelf = (scope.introducer..<scope.open).contains { file.reads($0, "Self") }
    let isDeclared = declarations.scopes.contains {
      $0.kind == .protocol && $0.path == scope.path
    }
    return scope.kind == .extension && (isOfSelf || isDeclared)
  }

  /// Where the names of `Card.title.tap` begin.
  private func components(from first: Int, before end: Int) -> [Int] {
    var parts = [first]
    var index = first + 1
    while index + 1 < end, file.isJoined(index - 1, index) || file.reads(index, ".") {
      guard file.reads(index, ".") || file.reads(index, "?") || file.reads(index, "!") else {
        break
      }
      if file.reads(index, "."), file.isWord(index + 1) { parts.append(index + 1) }
      index += 1
      if file.isWord(index) { index += 1 }
    }
    return parts
  }

  private mutating func unspeakable(_ first: Int, _ parts: [Int]) {
    let method = file.name(parts.last ?? first)
    report(
      first,
      "#selector names '\(method)' by a value, whose class nothing here tells",
      remedy: "name the class in its place, as in #selector(Card.\(method))"
    )
  }

  /// The method below a `#sourceLocation`, in the columns where it stood.
  private func layout(_ range: Range<Int>, owner: String, isProperty: Bool) -> String {
    let first = file.tokens[range.lowerBound].start
    let last = file.tokens[range.upperBound - 1].end
    var text = file.text(first..<last)
    let column = file.indentation(at: first)
    let key = isProperty ? "\\" : ""
    guard !owner.isEmpty else {
      let pad = String(repeating: " ", count: max(0, column - key.utf8.count))
      return ",\n\(pad)\(key)\(text)"
    }
    // What a method is called as is given without its object.
    if let cast = range.first(where: { file.reads($0, "as") }) {
      let name = file.text(first..<file.tokens[cast].start)
      let type = file.text(file.tokens[cast].end..<last)
      text = "\(name)as (\(owner)) ->\(type)"
    }
    return ", \(key)\(owner)\n\(String(repeating: " ", count: max(0, column - 1))).\(text)"
  }
}
