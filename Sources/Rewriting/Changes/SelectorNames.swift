/// The names by which Objective-C knows Swift's methods.
extension Rewriter {
  func objectiveCName(
    of name: Int,
    before end: Int,
    _ accessor: String?,
    _ declared: DeclaredMethods.Shape?
  ) -> String {
    let base = file.name(name)
    if accessor == "setter" { return "set" + capitalized(base) + ":" }
    if accessor != nil { return base }
    if file.reads(name + 1, "("), name + 1 < end {
      return Self.objectiveCName(base, labels: labels(from: name + 1))
    }
    return declared?.name ?? base
  }

  /// The labels of `(_:for:)`.
  func labels(from open: Int) -> [String] {
    (open + 1..<max(open + 1, file.partner[open])).filter { file.reads($0 + 1, ":") }
      .map { file.name($0) }
  }

  /// The name in `@objc(name)`.
  func givenName(of function: Int) -> String? {
    let head = file.head(of: function)
    for index in head..<function
    where file.reads(index, "objc") && file.reads(index + 1, "(") && file.reads(index - 1, "@") {
      let close = file.partner[index + 1]
      guard close > index + 2 else { continue }
      return file.text(file.bytes(from: index + 2, through: close - 1))
    }
    return nil
  }

  /// The outer labels of a function's parameters.
  func parameters(from open: Int) -> [String] {
    let close = file.partner[open]
    var labels: [String] = []
    var index = open + 1
    var isFirst = true
    while index < close {
      if isFirst, file.isWord(index) { labels.append(file.name(index)) }
      isFirst = file.reads(index, ",")
      index = file.afterGroup(index)
    }
    return labels
  }

  /// Objective-C's words for a call: `move(_:to:)` is `move:to:`, and `press(sender:)`
  /// `pressWithSender:`.
  static func objectiveCName(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let joins = beginsWithPreposition(first) || endsWithPreposition(base)
      name += (joins ? "" : "With") + capitalized(first)
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func beginsWithPreposition(_ name: String) -> Bool {
    prepositions.contains(String(name.prefix { $0.isLowercase }))
  }

  private static func endsWithPreposition(_ name: String) -> Bool {
    guard let last = name.lastIndex(where: \.isUppercase) else { return false }
    return prepositions.contains(name[last...].lowercased())
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private func capitalized(_ name: String) -> String { Self.capitalized(name) }
}

/// The methods that a file declares, by their types and names.
final class DeclaredMethods {
  /// What is known of all methods of a name.
  struct Shape {
    /// Objective-C's name, where there is one method.
    var name: String?
    /// Whether each is a method of the type itself.
    var isOfType: Bool
  }

  private struct Key: Hashable {
    /// Nothing for a method of any type.
    var type: String?
    /// Its name, or that with its labels, as in `move(_:to:)`.
    let name: String
  }

  private var shapes: [Key: Shape] = [:]
  private var protocols: Set<String> = []
  private let file: SourceFile
  private let declarations: Declarations
  /// The values that the file declares, which few selectors ask for.
  private(set) lazy var values = DeclaredValues(of: file, declarations)

  init(of rewriter: Rewriter) {
    file = rewriter.file
    declarations = rewriter.declarations
    for scope in declarations.scopes where scope.kind == .protocol { protocols.insert(scope.path) }
    for index in file.words.functions {
      guard file.isWord(index + 1), file.reads(index + 2, "("),
        let scope = declarations.typeOfMember(index)
      else { continue }
      let (base, labels) = (file.name(index + 1), rewriter.parameters(from: index + 2))
      let shape = Shape(
        name: rewriter.givenName(of: index) ?? Rewriter.objectiveCName(base, labels: labels),
        isOfType: (file.head(of: index)..<index).contains {
          file.reads($0, "static") || file.reads($0, "class")
        }
      )
      for name in [base, Self.fullName(base, labels)] {
        note(shape, Key(type: declarations.scopes[scope].path, name: name))
        note(shape, Key(type: nil, name: name))
      }
    }
  }

  private func note(_ shape: Shape, _ key: Key) {
    guard let old = shapes[key] else {
      shapes[key] = shape
      return
    }
    shapes[key] = Shape(name: nil, isOfType: old.isOfType && shape.isOfType)
  }

  private static func fullName(_ base: String, _ labels: [String]) -> String {
    "\(base)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// The types that a name may mean in the body of another.
  static func paths(_ name: String, from own: String) -> [String] {
    own.hasSuffix("." + name) ? [own] : [name, own + "." + name]
  }

  /// A method as a selector names it, of the first of some types that has one.
  func shape(of name: Int, before end: Int, in types: [String], _ rewriter: Rewriter) -> Shape? {
    var text = file.name(name)
    if file.reads(name + 1, "("), name + 1 < end {
      text = Self.fullName(text, rewriter.labels(from: name + 1))
    }
    for type in types {
      if let shape = shapes[Key(type: type, name: text)] { return shape }
    }
    return nil
  }

  /// The method of a name in any type.
  func shape(of name: Int) -> Shape? { shapes[Key(type: nil, name: file.name(name))] }

  /// Whether a type is a protocol or an extension of one, as far as the file tells: none is declared in those.
  func isOfProtocol(_ scope: Braces) -> Bool {
    if scope.kind == .protocol { return true }
    guard scope.kind == .extension else { return false }
    return protocols.contains(scope.path)
      || (scope.introducer..<scope.open).contains { file.reads($0, "Self") }
  }
}

/// The types of the values that a file declares, as far as it tells them.
struct DeclaredValues {
  private struct Key: Hashable {
    /// The path of a type, of which the value is a property; nothing for one of a function or the file.
    var type: String?
    /// The braces that the other values stand in.
    var scope = -1
    let name: String
  }

  /// The types; empty where the file doesn't tell one, or tells several.
  private var types: [Key: String] = [:]
  /// Where the names of parameters and the like stand, which may hide other values of the name.
  private var parameters: [String: [Int]] = [:]

  init(of file: SourceFile, _ declarations: Declarations) {
    for index in file.tokens.indices where file.tokens[index].kind == .word {
      if file.reads(index, "let") || file.reads(index, "var") {
        guard file.isWord(index + 1) else { continue }
        let (scope, name) = (declarations.scopeOfToken[index], file.name(index + 1))
        let path = declarations.typeOfMember(index).map { declarations.scopes[$0].path }
        let key = path.map { Key(type: $0, name: name) } ?? Key(scope: scope, name: name)
        let type = Self.type(ofValue: index + 1, file)
        types[key] = types[key] == nil || types[key] == type ? type : ""
      } else if Self.mayBeParameter(index, file) {
        parameters[file.name(index), default: []].append(index)
      }
    }
  }

  /// The type in `a: Card?` or `a = Card(…)`; empty in anything else.
  private static func type(ofValue name: Int, _ file: SourceFile) -> String {
    let first = name + 2
    let isTold = file.reads(name + 1, ":")
    guard isTold || file.reads(name + 1, "="), file.isWord(first) else { return "" }
    var last = first
    while file.reads(last + 1, "."), file.isWord(last + 2) { last += 2 }
    // A type begins with a capital letter, and so does what makes a value of it.
    for part in stride(from: first, through: last, by: 2)
    where file.name(part).first?.isUppercase != true { return "" }
    var next = last + 1
    if isTold {
      while file.reads(next, "?") || file.reads(next, "!") { next += 1 }
      let goesOn = next < file.tokens.count && file.tokens[next].kind == .symbol
      guard !goesOn || file.reads(next, "=") else { return "" }
    } else {
      guard file.reads(next, "(") else { return "" }
      next = file.afterGroup(next)
      let goesOn = next < file.tokens.count && file.tokens[next].kind == .symbol
      guard !goesOn, !file.reads(next, "as") else { return "" }
    }
    return file.text(file.bytes(from: first, through: last))
  }

  /// Whether a name is that of a parameter, or of what a closure or a loop takes.
  private static func mayBeParameter(_ index: Int, _ file: SourceFile) -> Bool {
    if file.reads(index - 1, "let") || file.reads(index - 1, "var") { return false }
    if file.reads(index + 1, "in") || file.reads(index + 1, ",") { return true }
    guard file.reads(index + 1, ":"), index + 2 < file.tokens.count else { return false }
    // The label of an argument has no type behind it.
    let type = file.text(index + 2)
    return type.first?.isUppercase ?? false
      || ["[", "(", "@", "any", "some", "inout"].contains(type)
  }

  /// The type of a value that a selector names.
  func type(
    of name: String,
    isProperty: Bool,
    at token: Int,
    _ file: SourceFile,
    _ declarations: Declarations
  ) -> String? {
    let own = declarations.type(around: token).map { declarations.scopes[$0].path }
    var found = own.flatMap { types[Key(type: $0, name: name)] }
    if !isProperty {
      var scope = declarations.scopeOfToken[token]
      var (local, outermost): (String?, Int?) = (nil, nil)
      // A file may open more braces than anybody reads.
      for _ in 0..<64 where scope >= 0 && !declarations.scopes[scope].isType {
        local = local ?? types[Key(scope: scope, name: name)]
        outermost = declarations.scopes[scope].open
        scope = declarations.scopes[scope].outer ?? -1
      }
      if let outermost {
        // The parameters of the member around it stand behind the member's keyword.
        let member = Self.last(of: file.words.members, before: outermost) ?? 0
        let hiding = Self.last(of: parameters[name] ?? [], before: token) ?? -1
        guard hiding < member else { return nil }
      }
      found = local ?? found ?? types[Key(name: name)]
    }
    return found?.isEmpty == false ? found : nil
  }

  /// The last of some tokens in order that stands before another.
  private static func last(of tokens: [Int], before limit: Int) -> Int? {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? tokens[low - 1] : nil
  }
}
