import SnaplineLayout

/// What the code in hand stands in: blocks of defaults, of conditions, of lists that are made and of
/// those that wait.
///
/// It is a task's, so that many trees are built at once; a tree belongs to one thread, and the scope
/// never leaves the one that opened it.
///
/// A reference, as each call of a helper asks for it; it is settled before anything runs in it.
final class Scope: @unchecked Sendable {
  var defaults: Defaults
  /// Who gets the lists that are made, in place of their being activated.
  var interceptor: Interceptor?
  /// The lists that wait for the end of the block.
  var batch: Batch?
  /// Where the calls stand written, where somebody makes them for a place that isn't Swift's.
  var origin: (file: StaticString, line: UInt)?
  /// The conditions that hold what is made here, from the outermost in.
  var branch: ConditionalBlock?

  @TaskLocal private static var innermost: Scope?

  static var current: Scope? { innermost }

  private init(in outer: Scope?) {
    defaults = outer?.defaults ?? .standard
    interceptor = outer?.interceptor
    batch = outer?.batch
    origin = outer?.origin
    branch = outer?.branch
  }

  /// Runs a block in the scope with a change.
  static func change<Result>(_ change: (Scope) -> Void, running: () -> Result) -> Result {
    let scope = Scope(in: innermost)
    change(scope)
    return $innermost.withValue(scope) { running() }
  }
}

/// Who gets lists of constraints that are made in a block.
final class Interceptor {
  private(set) var lists: [ConstraintsList] = []

  func take(_ list: ConstraintsList) { lists.append(list) }
}

/// What waits for the end of a block, to be done in the order in which it came.
final class Batch {
  private var waiting: [Waiting] = []

  private enum Waiting {
    case list(ConstraintsList)
    case conditions(ConditionalConstraints)
  }

  func add(_ list: ConstraintsList) {
    remove(list)
    waiting.append(.list(list))
  }

  func add(_ conditions: ConditionalConstraints) { waiting.append(.conditions(conditions)) }

  func remove(_ list: ConstraintsList) {
    waiting.removeAll { if case .list(let other) = $0 { other === list } else { false } }
  }

  func flush() {
    for next in waiting {
      switch next {
      case .list(let list): if list.view != nil { list.switchOn() }
      case .conditions(let conditions): conditions.update()
      }
    }
    waiting = []
  }
}
