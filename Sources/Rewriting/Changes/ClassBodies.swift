/// The bodies of a file's classes, into which members of its extensions go.
struct ClassBodies {
  private let declarations: Declarations
  private let clauses: Clauses
  private var places: [String: [Int]] = [:]
  /// The extensions that hold for some types alone.
  private var constrained: Set<Int> = []

  /// More bodies than a class has, of which each stands in a condition of its own.
  private static let most = 8

  init(of rewriter: Rewriter) {
    let file = rewriter.file
    declarations = rewriter.declarations
    clauses = rewriter.clauses
    // What is declared inside a function has no extensions.
    var isInner: [Bool] = []
    for (index, scope) in declarations.scopes.enumerated() {
      let outer = scope.outer
      isInner.append(outer.map { isInner[$0] || !declarations.scopes[$0].isType } ?? false)
      if scope.kind == .extension {
        let head = scope.introducer..<scope.open
        if head.contains(where: { file.reads($0, "where") }) { constrained.insert(index) }
      }
      guard scope.kind == .class, !isInner[index], !clauses.areOff(scope.conditions) else {
        continue
      }
      places[scope.path, default: []].append(index)
    }
  }

  /// Whether a token isn't compiled here for certain.
  func isOff(at token: Int) -> Bool { clauses.areOff(declarations.conditions(at: token)) }

  func isConstrained(_ type: Int) -> Bool { constrained.contains(type) }

  /// The bodies that a member goes into, and for each the conditions around both of them.
  ///
  /// A class may have a body in `#if` and another in its `#else`, and one extension for both.
  func bodies(for member: Int) -> [(scope: Int, shared: [Clause])] {
    guard let type = declarations.typeOfMember(member) else { return [] }
    let (scope, own) = (declarations.scopes[type], declarations.conditions(at: member))
    if scope.kind == .class { return [(type, scope.conditions)] }
    guard scope.kind == .extension, !isConstrained(type), let bodies = places[scope.path],
      bodies.count <= Self.most
    else { return [] }
    return bodies.compactMap { body in
      let others = declarations.scopes[body].conditions
      let count = zip(own, others).prefix { $0 == $1 }.count
      // In two clauses of the same `#if` only one of them is there.
      let isApart =
        count < min(own.count, others.count) && own[count].directive == others[count].directive
      return isApart ? nil : (body, Array(own.prefix(count)))
    }
  }
}
