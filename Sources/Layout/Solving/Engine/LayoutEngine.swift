import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineSolver

/// Keeps a tree's problem in step with its views and constraints, and hands back what changed.
///
/// Edits are queued and made into rows right before solving, so that a burst of them costs once.
final class LayoutEngine: Referable {
  #if DEBUG
    let life = Life()
  #endif

  @exclusivity(unchecked) @safe private(set) var rootReference: Unretained<View>
  let solver = Solver()
  @exclusivity(unchecked) @safe var builder = RowBuilder()
  @exclusivity(unchecked) @safe var needsSolving = false

  @exclusivity(unchecked) @safe private var isBuilt = false
  @exclusivity(unchecked) @safe private var needsRanks = false
  /// Nodes of views that came; the views may have left again, and are nobody's to keep here.
  @exclusivity(unchecked) @safe private(set) var attaching: [LayoutNode] = []
  @exclusivity(unchecked) @safe private var queuedConstraints: [LayoutConstraint] = []
  @exclusivity(unchecked) @safe private var queuedContent: [LayoutNode] = []
  @exclusivity(unchecked) @safe private var queuedFrames: [LayoutNode] = []
  /// How many times views were taken out.
  @exclusivity(unchecked) @safe var removalCount = 0
  /// How many nodes have variables.
  @exclusivity(unchecked) @safe var attachedCount = 0
  /// Nodes by their slots; who leaves the engine leaves the list.
  @exclusivity(unchecked) @safe var slots: [Slot] = []
  /// Slots that nodes left.
  @exclusivity(unchecked) @safe var emptySlots: [Int32] = []
  /// The slot and side of each variable, by the variable's index.
  @exclusivity(unchecked) @safe var places: [SlotSide] = []
  /// The frames that wait to be applied.
  @exclusivity(unchecked) @safe var moved = MoveList()
  /// How many times, one within the other, views are just getting their frames.
  @exclusivity(unchecked) @safe var placings = 0
  /// Views that left meanwhile: whoever is just told of its frame may be among them.
  @exclusivity(unchecked) @safe var leaving: [View] = []
  @exclusivity(unchecked) @safe var fetched = Fetched()
  @exclusivity(unchecked) @safe var measuring = Remeasuring()
  /// Nodes whose baselines stand in rows.
  @exclusivity(unchecked) @safe private(set) var baselined: [LayoutNode] = []

  /// What a detached measurement asks the root's size to be; nothing in an engine that lays out.
  let fitting: Fitting?

  /// What views changed while a detached measurement asked them; the engine that lays out is to
  /// hear of it as well.
  private(set) var heard: [(LayoutEngine) -> Void] = []

  /// Sizes that `systemLayoutSizeFitting` wishes for.
  struct Fitting: Equatable {
    var target: CGSize
    var horizontal: LayoutPriority
    var vertical: LayoutPriority
  }

  init(root: View, fitting: Fitting? = nil) {
    rootReference = Unretained(wrappedValue: root)
    self.fitting = fitting
    // What is measured by itself still stands where it stands.
    environment = fitting == nil ? root.treeEnvironment : root.environment
    readingDirection = environment.traits.layoutDirection
    pixels = Pixels(scale: environment.traits.displayScale)
    coversViews = environment.coversViews
    solver.limits = environment.limits.ofSolver
  }

  var root: View? {
    get { rootReference.wrappedValue }
    set { rootReference.wrappedValue = newValue }
  }

  /// What surrounds the tree; views in the engine ask here rather than climb to their root.
  @exclusivity(unchecked) @safe var environment: Environment {
    didSet {
      readingDirection = environment.traits.layoutDirection
      pixels = Pixels(scale: environment.traits.displayScale)
      coversViews = environment.coversViews
      solver.limits = environment.limits.ofSolver
    }
  }
  /// Of the environment, what is asked for each view.
  @exclusivity(unchecked) @safe private(set) var readingDirection: LayoutDirection
  @exclusivity(unchecked) @safe private var coversViews: Bool
  @exclusivity(unchecked) @safe private(set) var pixels: Pixels

  /// Whether required constraints gave way in the last answer, and the conflicts that were told of.
  @exclusivity(unchecked) @safe private(set) var isConflicting = false
  @exclusivity(unchecked) @safe var reported: Set<Set<Problem.Constraint>> = []

  /// Whether the last answer is one that a limit cut short, and whether that was told.
  @exclusivity(unchecked) @safe var isCutShort = false
  @exclusivity(unchecked) @safe var isCutShortReported = false

  /// Whether views show another of several answers than the one that was taken.
  @exclusivity(unchecked) @safe var isExercised = false

  /// Whether insets of the tree depend on more than each view by itself.
  var mindsInsets: Bool {
    coversViews || rootReference.look { $0.flags.contains(.mindsInsets) } ?? false
  }

  var hasQueuedWork: Bool {
    @inline(__always) get { hasQueuedEdits || !moved.isEmpty }
  }

  var hasQueuedEdits: Bool {
    @inline(__always) get {
      !isBuilt || needsSolving || needsRanks || !attaching.isEmpty || !queuedConstraints.isEmpty
        || !queuedContent.isEmpty || !queuedFrames.isEmpty
    }
  }

  // MARK: Edits

  func queue(_ constraint: LayoutConstraint) {
    note { if constraint.holder?.node.engine === $0 { $0.queue(constraint) } }
    guard isBuilt, !constraint.row.isQueued else { return }
    constraint.row.isQueued = true
    queuedConstraints.append(constraint)
  }

  func constantChanged(_ constraint: LayoutConstraint) {
    if fitting != nil { heard.append { $0.constantChanged(constraint) } }
    guard let row = constraint.row.constraint else { return }
    solver.problem.setConstant(constraint.placedConstant.bounded, of: row)
    needsSolving = true
    // The last thing done: whoever is told may end the engine.
    noteExcess(of: constraint)
  }

  func priorityChanged(_ constraint: LayoutConstraint) {
    if fitting != nil { heard.append { $0.priorityChanged(constraint) } }
    guard let row = constraint.row.constraint else { return }
    solver.problem.setPriority(Double(constraint.priority.rawValue), of: row)
    needsSolving = true
  }

  func contentChanged(_ node: LayoutNode) {
    if fitting != nil { heard.append { $0.contentChanged(node) } }
    guard node.seat.$engine.isObject(self), node.queued.insert(.content).inserted else { return }
    queuedContent.append(node)
  }

  func frameChanged(_ node: LayoutNode) {
    if fitting != nil { heard.append { $0.frameChanged(node) } }
    guard node.seat.$engine.isObject(self), node.queued.insert(.frame).inserted else { return }
    queuedFrames.append(node)
  }

  /// What the node's constraints are made of changed: insets, margins, direction, baselines.
  func geometryChanged(_ node: LayoutNode) {
    for constraint in node.constraints { queue(constraint) }
  }

  func follow(baselinesOf node: LayoutNode) {
    guard node.queued.insert(.baseline).inserted else { return }
    baselined.append(node)
  }

  func orderChanged() { needsRanks = isBuilt }

  func attach(_ view: View) {
    if fitting != nil { heard.append { $0.attach(view) } }
    guard isBuilt else { return }
    attaching.append(view.node)
  }

  /// Has what happens to an engine that only measures happen to the one that lays out, too.
  func note(_ edit: @escaping (LayoutEngine) -> Void) {
    if fitting != nil { heard.append(edit) }
  }

  /// Lets go of the constraints that wait, so that another engine may take them up.
  func dropQueue() {
    for constraint in take(&queuedConstraints) { constraint.row.isQueued = false }
  }

  // MARK: Solving

  /// Makes the rows of all that was queued, solves, and hands the changed frames to the superviews.
  func update() {
    guard hasQueuedWork else { return }
    answer()
    applyMoves()
  }

  /// The same, leaving the frames as they are until the next pass.
  func answer() {
    guard hasQueuedEdits, rootReference.isThere else { return }
    if !isBuilt, let root {
      isBuilt = true
      attaching = [root.node]
    }
    flushQueues()
    settleSizes()
    guard rootReference.isThere else { return }
    reportConflicts()
    reportLimits()
  }

  private func flushQueues() {
    // Many places are quicker counted anew than looked for one by one.
    if attaching.count > 8 { needsRanks = true }
    if !attaching.isEmpty, let root { attachQueued(root) }
    if needsRanks, let root { assignRanks(root) }
    if !queuedContent.isEmpty { refreshQueuedContent() }
    if !queuedFrames.isEmpty { refreshQueuedFrames() }
    guard !queuedConstraints.isEmpty else { return }
    let taken = take(&queuedConstraints)
    for constraint in taken {
      constraint.row.isQueued = false
      makeRow(of: constraint)
    }
    giveBack(taken, to: &queuedConstraints)
  }

  private func attachQueued(_ root: View) {
    for node in take(&attaching) where node.engine == nil {
      if let view = node.view, view.isDescendant(of: root) { attachSubtree(view) }
    }
  }

  private func refreshQueuedContent() {
    let taken = take(&queuedContent)
    for node in taken {
      node.queued.remove(.content)
      if node.seat.$engine.isObject(self) { refreshContentRows(of: node) }
    }
    giveBack(taken, to: &queuedContent)
  }

  private func refreshQueuedFrames() {
    let taken = take(&queuedFrames)
    for node in taken {
      node.queued.remove(.frame)
      if node.seat.$engine.isObject(self) { refreshFrameRows(of: node) }
    }
    giveBack(taken, to: &queuedFrames)
  }

  /// Solves, and notes what changed.
  func solve() {
    guard needsSolving, rootReference.isThere else { return }
    needsSolving = false
    let outcome = solver.solve()
    isCutShort = outcome == .limited
    isConflicting = outcome != .solved
    // Of the first answer everything is new, and noted already; but widths may change once more.
    if moved.count < attachedCount || measuring.isUsed { noteMoves() }
    if isExercised {
      isExercised = false
      for view in root?.subtree ?? [] where view.node.isAttached { noteMove(of: view.node) }
    }
  }

  func take<Element>(_ queue: inout [Element]) -> [Element] {
    let taken = queue
    queue = []
    return taken
  }

  /// Has the room of a queue that was worked off serve the next edit, unless it is large.
  private func giveBack<Element>(_ taken: consuming [Element], to queue: inout [Element]) {
    guard queue.isEmpty, taken.capacity <= Fetched.handful else { return }
    taken.removeAll(keepingCapacity: true)
    queue = taken
  }

  private func assignRanks(_ root: View) {
    needsRanks = false
    var rank: Int64 = 0
    for view in root.subtree {
      for node in view.ownNodes where node.engine === self {
        setRank(rank, of: node)
        rank += LayoutEngine.rankStep
      }
    }
    needsSolving = true
  }
}

extension Environment {
  /// Whether bars or the edges of a screen may reach into views.
  fileprivate var coversViews: Bool { safeArea != .zero || device != nil }
}
