import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineSolver

/// Keeps the solver's problem of a tree in step with views and constraints, and gives views their
/// frames.
///
/// Edits are queued and made into rows right before solving: a hundred edits of one constraint make
/// one row.
final class LayoutEngine: Referable {
  #if DEBUG
    let life = Life()
  #endif

  let solver = Solver()

  /// All that the engine changes; `LayoutEngine+Stored` tells why it is in one place.
  @exclusivity(unchecked) @safe var stored: Stored

  /// The size that a measurement asks of the root; `nil` in an engine that lays out.
  let fitting: Fitting?

  /// The edits that views made while a measurement asked for their sizes.
  ///
  /// The engine that lays out the tree has to repeat them.
  private(set) var heard: [(LayoutEngine) -> Void] = []

  /// The size that `systemLayoutSizeFitting` asks for, with its priorities.
  struct Fitting: Equatable {
    var target: CGSize
    var horizontal: LayoutPriority
    var vertical: LayoutPriority
  }

  init(root: View, fitting: Fitting? = nil) {
    self.fitting = fitting
    // A view that is measured by itself keeps the traits of its place in the tree.
    let environment = fitting == nil ? root.treeEnvironment : root.environment
    stored = Stored(
      root: Unretained(wrappedValue: root),
      surroundings: Surroundings(environment)
    )
    solver.limits = environment.limits.ofSolver
  }

  var root: View? {
    get { stored.root.wrappedValue }
    set { stored.root.wrappedValue = newValue }
  }

  /// The environment of the tree.
  ///
  /// Views ask for it here, which is quicker than to climb to their root.
  var environment: Environment {
    get { stored.surroundings.environment }
    set {
      stored.surroundings = Surroundings(newValue)
      solver.limits = newValue.limits.ofSolver
    }
  }

  /// Whether insets of the tree depend on more than each view by itself.
  var mindsInsets: Bool {
    stored.surroundings.coversViews
      || stored.root.look { $0.flags.contains(.mindsInsets) } ?? false
  }

  var hasQueuedWork: Bool {
    @inline(__always) get { hasQueuedEdits || !stored.moved.isEmpty }
  }

  var hasQueuedEdits: Bool {
    @inline(__always) get { !stored.queues.isEmpty }
  }

  // MARK: Edits

  func queue(_ constraint: LayoutConstraint) {
    note { if constraint.holder?.node.engine === $0 { $0.queue(constraint) } }
    guard stored.queues.isBuilt, !constraint.row.isQueued else { return }
    constraint.row.isQueued = true
    stored.queues.constraints.append(constraint)
  }

  func constantChanged(_ constraint: LayoutConstraint) {
    if fitting != nil { heard.append { $0.constantChanged(constraint) } }
    guard let row = constraint.row.constraint else { return }
    solver.problem.setConstant(constraint.placedConstant.bounded, of: row)
    stored.queues.needsSolving = true
    // This comes last, as code that is told of a message may dissolve the engine.
    noteExcess(of: constraint)
  }

  func priorityChanged(_ constraint: LayoutConstraint) {
    if fitting != nil { heard.append { $0.priorityChanged(constraint) } }
    guard let row = constraint.row.constraint else { return }
    solver.problem.setPriority(constraint.placedPriority, of: row)
    stored.queues.needsSolving = true
  }

  func contentChanged(_ node: LayoutNode) {
    if fitting != nil { heard.append { $0.contentChanged(node) } }
    guard node.seat.$engine.isObject(self), node.queued.insert(.content).inserted else { return }
    stored.queues.content.append(node)
  }

  func frameChanged(_ node: LayoutNode) {
    if fitting != nil { heard.append { $0.frameChanged(node) } }
    guard node.seat.$engine.isObject(self), node.queued.insert(.frame).inserted else { return }
    stored.queues.frames.append(node)
  }

  /// Makes the rows of the node's constraints anew: its insets, margins, direction or baselines
  /// changed.
  func geometryChanged(_ node: LayoutNode) {
    for constraint in node.constraints { queue(constraint) }
  }

  func follow(baselinesOf node: LayoutNode) {
    guard node.queued.insert(.baseline).inserted else { return }
    stored.baselined.append(node)
  }

  func orderChanged() { stored.queues.needsRanks = stored.queues.isBuilt }

  func attach(_ view: View) {
    if fitting != nil { heard.append { $0.attach(view) } }
    guard stored.queues.isBuilt else { return }
    stored.queues.attaching.append(view.node)
  }

  /// Keeps an edit of an engine that only measures, for the engine that lays out the tree.
  func note(_ edit: @escaping (LayoutEngine) -> Void) {
    if fitting != nil { heard.append(edit) }
  }

  /// Empties the queue of constraints, so that another engine can queue them.
  func dropQueue() {
    for constraint in take(&stored.queues.constraints) { constraint.row.isQueued = false }
  }

  // MARK: Solving

  /// Makes the rows of all queued edits, solves, and gives views the frames that changed.
  func update() {
    guard hasQueuedWork else { return }
    answer()
    applyMoves()
  }

  /// Makes rows and solves, and leaves the frames of views as they are until the next pass.
  func answer() {
    guard hasQueuedEdits, stored.root.isThere else { return }
    if !stored.queues.isBuilt, let root {
      stored.queues.isBuilt = true
      stored.queues.attaching = [root.node]
    }
    flushQueues()
    settleSizes()
    guard stored.root.isThere else { return }
    reportConflicts()
    reportLimits()
  }

  func flushQueues() {
    // It is quicker to count all ranks anew than to find the rank of each of many new views.
    if stored.queues.attaching.count > 8 { stored.queues.needsRanks = true }
    if !stored.queues.attaching.isEmpty, let root { attachQueued(root) }
    if stored.queues.needsRanks, let root { assignRanks(root) }
    if !stored.queues.content.isEmpty { refreshQueuedContent() }
    if !stored.queues.frames.isEmpty { refreshQueuedFrames() }
    guard !stored.queues.constraints.isEmpty else { return }
    let taken = take(&stored.queues.constraints)
    for constraint in taken {
      constraint.row.isQueued = false
      makeRow(of: constraint)
    }
    giveBack(taken, to: &stored.queues.constraints)
  }

  private func attachQueued(_ root: View) {
    for node in take(&stored.queues.attaching) where node.engine == nil {
      if let view = node.view, view.isDescendant(of: root) { attachSubtree(view) }
    }
  }

  private func refreshQueuedContent() {
    let taken = take(&stored.queues.content)
    for node in taken {
      node.queued.remove(.content)
      if node.seat.$engine.isObject(self) { refreshContentRows(of: node) }
    }
    giveBack(taken, to: &stored.queues.content)
  }

  private func refreshQueuedFrames() {
    let taken = take(&stored.queues.frames)
    for node in taken {
      node.queued.remove(.frame)
      if node.seat.$engine.isObject(self) { refreshFrameRows(of: node) }
    }
    giveBack(taken, to: &stored.queues.frames)
  }

  /// Solves the problem, and notes which frames moved.
  func solve() {
    guard stored.queues.needsSolving, stored.root.isThere else { return }
    stored.queues.needsSolving = false
    let outcome = solver.solve()
    stored.outcome.isCutShort = outcome == .limited
    stored.outcome.isConflicting = outcome != .solved
    // Before the first answer all frames were noted already. Widths may still change once more, and
    // guides of lines come and go, whose slots are then noted twice.
    if stored.moved.count < stored.attachedCount || stored.measuring.isUsed || !stored.flows.isEmpty
    {
      noteMoves()
    }
    if stored.outcome.isExercised {
      stored.outcome.isExercised = false
      for view in root?.subtree ?? [] where view.node.isAttached { noteMove(of: view.node) }
    }
  }

  func take<Element>(_ queue: inout [Element]) -> [Element] {
    let taken = queue
    queue = []
    return taken
  }

  /// Gives the memory of an emptied queue back to it for the next edit, unless it is large.
  private func giveBack<Element>(_ taken: consuming [Element], to queue: inout [Element]) {
    guard queue.isEmpty, taken.capacity <= Fetched.handful else { return }
    taken.removeAll(keepingCapacity: true)
    queue = taken
  }

  private func assignRanks(_ root: View) {
    stored.queues.needsRanks = false
    var rank: Int64 = 0
    for view in root.subtree {
      for node in view.ownNodes where node.engine === self {
        setRank(rank, of: node)
        rank += LayoutEngine.rankStep
      }
    }
    stored.queues.needsSolving = true
  }
}
