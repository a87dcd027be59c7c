/// A pair of braces: the body of a type, or any other.
struct Braces {
  enum Kind {
    case `class`, value, `extension`, `protocol`, other
  }

  let kind: Kind
  /// The names of the types from outside in, joined by dots; empty for braces that are no type's.
  let path: String
  /// What the declaration inherits first, as written.
  let parentName: String?
  /// The first token of the declaration, its attributes included; the brace where it is none.
  let head: Int
  let introducer: Int
  let open: Int
  let close: Int
  /// The scope around this one.
  let outer: Int?
  let conditions: [Clause]

  var isType: Bool { kind != .other }
}

/// One clause of an `#if` that a place stands in.
struct Clause: Hashable {
  /// The token of its `#if`.
  let directive: Int
  /// 0 for what follows the `#if` itself.
  let clause: Int
}

/// The braces of a file, and which of them are bodies of types.
final class Declarations {
  private(set) var scopes: [Braces] = []
  /// For each token the innermost scope that it stands in, or -1.
  private(set) var scopeOfToken: [Int]
  /// The tokens that begin what an `#if` chose, as `#if`, `#elseif`, `#else` and `#endif`.
  private(set) var directives: [Int] = []
  /// For each token how many conditions were passed; an index into `states`.
  private var stateOfToken: [Int]
  private var states: [[Clause]] = [[]]
  /// The first token that stands in more types or conditions than any file has.
  private(set) var tooDeep: Int?

  /// More levels, or clauses of one `#if`, would make the work grow with their square.
  static let mostLevels = 64
  private static let mostClauses = 256
  /// As many as the compiler reads.
  static let mostBraces = 256

  init(_ file: SourceFile) {
    scopeOfToken = Array(repeating: -1, count: file.tokens.count)
    stateOfToken = Array(repeating: 0, count: file.tokens.count)
    var open: [Int] = []
    var types = 0
    var bodies: [Int: (kind: Braces.Kind, introducer: Int)] = [:]
    for index in file.tokens.indices {
      if file.tokens[index].kind == .pound { pass(index, file) }
      stateOfToken[index] = states.count - 1
      if let scope = open.last, scopes[scope].close == index {
        open.removeLast()
        if scopes[scope].isType { types -= 1 }
      }
      scopeOfToken[index] = open.last ?? -1
      if let kind = file.kindOfType(at: index), let body = file.body(after: index) {
        bodies[body] = (kind, index)
      }
      guard file.reads(index, "{"), file.partner[index] > index else { continue }
      let body = bodies[index]
      if body != nil { types += 1 }
      if types > Self.mostLevels || open.count > Self.mostBraces { tooDeep = tooDeep ?? index }
      guard tooDeep == nil else { continue }
      scopes.append(scope(file, at: index, body, outer: open.last))
      open.append(scopes.count - 1)
    }
  }

  private func scope(
    _ file: SourceFile,
    at index: Int,
    _ body: (kind: Braces.Kind, introducer: Int)?,
    outer: Int?
  ) -> Braces {
    var path = ""
    if let body {
      // A type inside a function is known by its own name.
      let around = outer.map { scopes[$0].path } ?? ""
      let own = file.typeName(after: body.introducer)
      path = around.isEmpty || body.kind == .extension ? own : around + "." + own
    }
    return Braces(
      kind: body?.kind ?? .other,
      path: path,
      parentName: body.flatMap { file.parentName(after: $0.introducer, before: index) },
      head: body.map { file.head(of: $0.introducer) } ?? index,
      introducer: body?.introducer ?? index,
      open: index,
      close: file.partner[index],
      outer: outer,
      conditions: states[states.count - 1]
    )
  }

  private func pass(_ index: Int, _ file: SourceFile) {
    guard tooDeep == nil else { return }
    var state = states[states.count - 1]
    if file.reads(index, "#if") {
      state.append(Clause(directive: index, clause: 0))
    } else if file.reads(index, "#elseif") || file.reads(index, "#else") {
      guard let last = state.popLast() else { return }
      state.append(Clause(directive: last.directive, clause: last.clause + 1))
    } else if file.reads(index, "#endif") {
      _ = state.popLast()
    } else {
      return
    }
    let isLong = (state.last?.clause ?? 0) > Self.mostClauses
    if state.count > Self.mostLevels || isLong { tooDeep = tooDeep ?? index }
    directives.append(index)
    states.append(state)
  }

  func conditions(at token: Int) -> [Clause] { states[stateOfToken[token]] }

  /// The innermost body of a type around a token.
  func type(around token: Int) -> Int? {
    var scope = scopeOfToken[token]
    while scope >= 0, !scopes[scope].isType { scope = scopes[scope].outer ?? -1 }
    return scope >= 0 ? scope : nil
  }

  /// The body of a type whose braces a token stands in with no others between.
  func typeOfMember(_ token: Int) -> Int? {
    let scope = scopeOfToken[token]
    return scope >= 0 && scopes[scope].isType ? scope : nil
  }
}
