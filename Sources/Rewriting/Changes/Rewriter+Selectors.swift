/// `#selector(tap)` becomes the name of a value that knows the method, and how to call it.
///
/// The value is declared at the end of the type's body, where private methods can be named and no closure
/// asks for `self.`; its method is laid out where it stood. It is there in the conditions of `#if` that ask
/// for what names it, since the method may be there in those alone. What isn't compiled here stays as it is.
extension Rewriter {
  mutating func rewriteSelectors() {
    let selectors = file.words.pounds.filter {
      file.reads($0, "#selector") && file.reads($0 + 1, "(")
    }
    guard !selectors.isEmpty else { return }
    let declared = DeclaredMethods(of: self)
    // Conditions are written again for each, which in a hostile file is much more than the file.
    var room = 16 * file.bytes.count + 4096
    for index in selectors {
      if clauses.areOff(declarations.conditions(at: index)) { continue }
      let close = file.partner[index + 1]
      guard close > index + 2,
        let method = method(in: index + 2..<close, of: index, declared)
      else { continue }
      let outer = method.scope.map { declarations.scopes[$0].conditions } ?? []
      let isPlain = declarations.conditions(at: index).count == outer.count
      guard isPlain || room > 0 else {
        report(
          index,
          "#selector stands in more conditions than can be asked once more",
          remedy: "move it out of some of them, or shorten them"
        )
        continue
      }
      let conditions = isPlain ? [] : conditionTexts(at: index, beyond: outer)
      room -= conditions.reduce(0) { $0 + $1.utf8.count }
      guard let name = nameSelector(index, close) else { continue }
      declare(name, method, conditions)
    }
    if self.selectors > 0 { importUIKit() }
  }

  /// Adds the value that a selector becomes.
  private mutating func declare(_ name: String, _ method: Method, _ conditions: [String]) {
    let line = file.line(at: file.tokens[method.first].start)
    let text =
      "fileprivate enum \(name) { static var this: Selector { Selector(\(method.text)) } }"
    add(
      Addition(line: line - 1, content: .text(text), conditions: conditions),
      to: method.scope
    )
  }

  /// Writes the name of a value in the place of `#selector(…)`, with `.this` behind it.
  ///
  /// It is as long as the shortest that it stands for allows. An operator that is joined to the parenthesis
  /// stays joined to a name that fills the place, and a keyword before the `#` gets a blank.
  private mutating func nameSelector(_ index: Int, _ close: Int) -> String? {
    let range = file.bytes(from: index, through: close)
    let line = file.bytes[range].prefix { !Ascii.isLineEnd($0) }
    let isBehindWord = file.isWord(index - 1) && file.isJoined(index - 1, index)
    let room = range.count - "Sel_.this".utf8.count - (isBehindWord ? 1 : 0)
    let number = String(selectors + 1, radix: 36)
    // There are 46655 names that are short enough for `#selector(a)`.
    guard number.utf8.count <= room else { return nil }
    selectors += 1
    let isWhole = line.count == range.count && file.isJoinedToSymbol(close)
    let digits = isWhole ? room : min(3, room)
    let zeros = String(repeating: "0", count: max(0, digits - number.utf8.count))
    let name = "Sel_\(zeros)\(number)"
    let text = "\(isBehindWord ? " " : "")\(name).this"
    if text.utf8.count <= line.count {
      replace(range, by: text)
    } else {
      // Behind `#selector(` its line ends, so that the name moves nothing.
      replace(range)
      insert(text, at: range.lowerBound)
    }
    return name
  }

  /// How a method is given to a selector: its name, and itself at its old columns.
  private struct Method {
    let text: String
    let first: Int
    let scope: Int?
  }

  private mutating func method(
    in range: Range<Int>,
    of selector: Int,
    _ declared: DeclaredMethods
  ) -> Method? {
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
    var (named, isOfValue) = ("", false)
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
    } else if parts.count == 2,
      file.reads(first, "self") || file.reads(first, "Self") || file.reads(first, "super")
    {
      if file.reads(first, "super"), let parent = ownScope?.parentName { owner = parent }
      written = parts[1]
    } else if isTypeName(file.name(first)) {
      named = parts.dropLast().map { file.name($0) }.joined(separator: ".")
    } else if let type = type(ofValueIn: parts, of: selector, declared) {
      owner = type
      isOfValue = true
      written = parts[parts.count - 1]
    } else {
      unspeakable(first, parts)
      return nil
    }
    let method = parts.last ?? first
    let types = named.isEmpty ? [owner] : DeclaredMethods.paths(named, from: owner)
    let shape = declared.shape(of: method, before: range.upperBound, in: types, self)
    let name = objectiveCName(
      of: method,
      before: range.upperBound,
      accessor,
      named.isEmpty ? shape : shape ?? declared.shape(of: method)
    )
    let range = written..<range.upperBound
    let isOfType = accessor == nil && !isOfValue && shape?.isOfType == true
    let given =
      isOfType
      ? layout(range, ofType: named.isEmpty ? owner : named, method: method)
      : layout(range, owner: named.isEmpty ? owner : "", isProperty: accessor != nil)
    return Method(
      text: "\"\(name)\"" + given,
      first: written,
      scope: scope.flatMap { declared.isOfProtocol(declarations.scopes[$0]) ? nil : $0 }
    )
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

  /// The type of `target` in `target.tap` or `self.target.tap`, where the file declares it.
  private func type(
    ofValueIn parts: [Int],
    of selector: Int,
    _ declared: DeclaredMethods
  ) -> String? {
    let isProperty = file.reads(parts[0], "self")
    let value = isProperty ? 1 : 0
    guard parts.count == value + 2 else { return nil }
    return declared.values.type(
      of: file.name(parts[value]),
      isProperty: isProperty,
      at: selector,
      file,
      declarations
    )
  }

  private mutating func unspeakable(_ first: Int, _ parts: [Int]) {
    let method = file.name(parts.last ?? first)
    report(
      first,
      "#selector names '\(method)' by a value, whose class nothing here tells",
      remedy: "name the class in its place, as in #selector(Card.\(method))"
    )
  }

  // MARK: Layout

  /// The method below a `#sourceLocation`, in the columns where it stood.
  private func layout(_ range: Range<Int>, owner: String, isProperty: Bool) -> String {
    let first = file.tokens[range.lowerBound].start
    let last = file.tokens[range.upperBound - 1].end
    var text = file.text(first..<last)
    let column = file.indentation(at: first)
    let key = isProperty ? "\\" : ""
    guard !owner.isEmpty else {
      let pad = padding(column - key.utf8.count)
      return ",\n\(pad)\(key)\(text)"
    }
    // What a method is called as is given without its object.
    if let cast = range.first(where: { file.reads($0, "as") }) {
      let name = file.text(first..<file.tokens[cast].start)
      let type = file.text(file.tokens[cast].end..<last)
      text = "\(name)as (\(owner)) ->\(type)"
    }
    return ", \(key)\(owner)\n\(padding(column - 1)).\(text)"
  }

  /// A method of a type itself, which is called on the type, or on one that inherits it.
  private func layout(_ range: Range<Int>, ofType type: String, method: Int) -> String {
    let first = file.tokens[range.lowerBound].start
    let last = file.tokens[range.upperBound - 1].end
    let (column, name) = (file.indentation(at: first), file.tokens[method].start)
    guard first < name else {
      let pad = padding(column - 1)
      return ", { (type: \(type).Type) in type\n\(pad).\(file.text(first..<last)) }"
    }
    // A type that is named stays in its place; the method is that of the type which is called.
    let pad = padding(column)
    let own = "type.\(file.text(name..<last))"
    return ", { (type: \(type).Type) in _ =\n\(pad)\(file.text(first..<last)); return \(own) }"
  }
}
