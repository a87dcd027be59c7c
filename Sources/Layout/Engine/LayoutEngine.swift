import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineSolver

/// Keeps a tree's problem in step with its views and constraints, and hands back what changed.
///
/// Edits are queued and made into rows right before solving, so that a burst of them costs once.
final class LayoutEngine {
  @Unretained var root: View?
  let solver = Solver()
  @exclusivity(unchecked) @safe var builder = RowBuilder()
  @exclusivity(unchecked) @safe var needsSolving = false

  @exclusivity(unchecked) @safe private var isBuilt = false
  @exclusivity(unchecked) @safe private var needsRanks = false
  @exclusivity(unchecked) @safe private var attaching: [View] = []
  @exclusivity(unchecked) @safe private var queuedConstraints: [LayoutConstraint] = []
  @exclusivity(unchecked) @safe private var queuedContent: [LayoutNode] = []
  @exclusivity(unchecked) @safe private var queuedFrames: [LayoutNode] = []
  /// How many times views were taken out.
  var removalCount = 0
  /// How many nodes have variables.
  @exclusivity(unchecked) @safe var attachedCount = 0
  /// Nodes whose frames wait to be applied, each by the index of one of its variables.
  @exclusivity(unchecked) @safe private var changed: [Int32] = []
  /// The node of each variable, by the variable's index; who leaves the engine leaves the list.
  @exclusivity(unchecked) @safe private var places: [Unretained<LayoutNode>] = []
  @exclusivity(unchecked) @safe var measuring = Remeasuring()
  /// Nodes whose baselines stand in rows.
  private(set) var baselined: [LayoutNode] = []

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
    self.root = root
    self.fitting = fitting
    // What is measured by itself still stands where it stands.
    environment = fitting == nil ? root.treeEnvironment : root.environment
    readingDirection = environment.traits.layoutDirection
    pixels = Pixels(scale: environment.traits.displayScale)
    solver.limits = environment.limits.ofSolver
  }

  /// What surrounds the tree; views in the engine ask here rather than climb to their root.
  @exclusivity(unchecked) @safe var environment: Environment {
    didSet {
      readingDirection = environment.traits.layoutDirection
      pixels = Pixels(scale: environment.traits.displayScale)
      solver.limits = environment.limits.ofSolver
    }
  }
  /// Of the environment, what is asked for each view.
  private(set) var readingDirection: LayoutDirection
  @exclusivity(unchecked) @safe private(set) var pixels: Pixels

  /// The conflicts that were told of.
  var reported: Set<Set<Problem.Constraint>> = []

  /// Whether the last answer is one that a limit cut short, and whether that was told.
  var isCutShort = false
  var isCutShortReported = false

  /// Whether views show another of several answers than the one that was taken.
  var isExercised = false

  /// Whether insets of the tree depend on more than each view by itself.
  var mindsInsets: Bool {
    environment.safeArea != .zero || environment.device != nil
      || root?.flags.contains(.mindsInsets) ?? false
  }

  var hasQueuedWork: Bool {
    !isBuilt || needsSolving || needsRanks || !attaching.isEmpty || !queuedConstraints.isEmpty
      || !queuedContent.isEmpty || !queuedFrames.isEmpty
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
    noteExcess(of: constraint)
    needsSolving = true
  }

  func priorityChanged(_ constraint: LayoutConstraint) {
    if fitting != nil { heard.append { $0.priorityChanged(constraint) } }
    guard let row = constraint.row.constraint else { return }
    solver.problem.setPriority(Double(constraint.priority.rawValue), of: row)
    needsSolving = true
  }

  func contentChanged(_ node: LayoutNode) {
    if fitting != nil { heard.append { $0.contentChanged(node) } }
    guard node.engine === self, node.queued.insert(.content).inserted else { return }
    queuedContent.append(node)
  }

  func frameChanged(_ node: LayoutNode) {
    if fitting != nil { heard.append { $0.frameChanged(node) } }
    guard node.engine === self, node.queued.insert(.frame).inserted else { return }
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
    attaching.append(view)
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
    guard hasQueuedWork, let root else { return }
    if !isBuilt {
      isBuilt = true
      attaching = [root]
    }
    flushQueues(root)
    settleSizes()
    reportConflicts()
    reportLimits()
    applyChanges()
  }

  private func flushQueues(_ root: View) {
    // Many places are quicker counted anew than looked for one by one.
    if attaching.count > 8 { needsRanks = true }
    for view in take(&attaching) where view.node.engine == nil && view.isDescendant(of: root) {
      attachSubtree(view)
    }
    if needsRanks { assignRanks(root) }
    for node in take(&queuedContent) {
      node.queued.remove(.content)
      if node.engine === self { refreshContentRows(of: node) }
    }
    for node in take(&queuedFrames) {
      node.queued.remove(.frame)
      if node.engine === self { refreshFrameRows(of: node) }
    }
    for constraint in take(&queuedConstraints) {
      constraint.row.isQueued = false
      makeRow(of: constraint)
    }
  }

  /// Solves, and notes what changed.
  func solve() {
    guard needsSolving else { return }
    needsSolving = false
    isCutShort = solver.solve() == .limited
    // Of the first answer everything is new, and noted already; but widths may change once more.
    if changed.count < attachedCount || measuring.isUsed { noteChanges() }
    if isExercised {
      isExercised = false
      for view in root?.subtree ?? [] where view.node.isAttached { noteChange(of: view.node) }
    }
  }

  private func noteChanges() {
    let isFitting = fitting != nil
    solver.forEachChange { variable in
      places[Int(variable.index)].look { node in
        if node.seat.remeasures, variable == node.seat.width { measuring.note(node) }
        if !isFitting, node.seat.queued.insert(.change).inserted { changed.append(variable.index) }
      }
    }
  }

  /// Has the node's frame applied, though no value of its need have changed.
  func noteChange(of node: LayoutNode) {
    guard fitting == nil, node.queued.insert(.change).inserted else { return }
    changed.append(node.width.index)
  }

  /// Hands the frames that changed to the views.
  private func applyChanges() {
    for index in take(&changed) {
      var kept: LayoutNode?
      places[Int(index)].look { node in
        guard node.seat.queued.remove(.change) != nil else { return }
        if node.seat.isPlain, node.seat.isInPlainView {
          node.$view.look { $0.takeSolution(of: node, in: self) }
        } else {
          kept = node
        }
      }
      guard let kept else { continue }
      if let view = kept.view { handOn(view) } else { kept.guide?.owningView?.markForLayout() }
    }
  }

  /// A class whose layout does no more than this gets its subviews' frames at once.
  private func handOn(_ view: View) {
    if view.node.seat.isInPlainView {
      view.applySolution(in: self)
    } else if let superview = view.parent {
      superview.noteSolvedChild(view)
    } else {
      adoptRootSize()
    }
  }

  /// A root that doesn't translate its mask takes the size that its own constraints give it.
  private func adoptRootSize() {
    guard let root, !root.translatesAutoresizingMaskIntoConstraints, !root.pass.isSizeForced else {
      return
    }
    let size = root.node.solvedFrame.size
    root.adopt(
      CGRect(
        origin: root.box.origin,
        size: CGSize(width: pixels.nearest(to: size.width), height: pixels.nearest(to: size.height))
      )
    )
  }

  func reserve(forNodes count: Int) {
    places.reserveCapacity(places.count + 4 * count)
    changed.reserveCapacity(changed.count + count)
  }

  /// The node that a variable belongs to.
  func node(of variable: Problem.Variable) -> LayoutNode? {
    places.indices.contains(Int(variable.index)) ? places[Int(variable.index)].wrappedValue : nil
  }

  func remember(_ node: LayoutNode, for variable: Problem.Variable) {
    let place = Int(variable.index)
    if place < places.count {
      places[place].wrappedValue = node
    } else {
      while places.count < place { places.append(Unretained(wrappedValue: nil)) }
      places.append(Unretained(wrappedValue: node))
    }
  }

  func forget(_ variable: Problem.Variable) {
    guard variable.index >= 0 else { return }
    places[Int(variable.index)].wrappedValue = nil
    solver.problem.remove(variable)
  }

  private func take<Element>(_ queue: inout [Element]) -> [Element] {
    let taken = queue
    queue = []
    return taken
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
