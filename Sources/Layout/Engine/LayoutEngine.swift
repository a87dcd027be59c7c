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
  var builder = RowBuilder()
  var needsSolving = false

  private var isBuilt = false
  private var needsRanks = false
  private var attaching: [View] = []
  private var queuedConstraints: [LayoutConstraint] = []
  private var queuedContent: [LayoutNode] = []
  private var queuedFrames: [LayoutNode] = []
  /// Nodes whose frames wait to be handed on though no value of theirs need have changed.
  var fresh: [LayoutNode] = []
  /// The node of each variable, by the variable's index.
  private(set) var nodes: [LayoutNode?] = []
  var measuring = Remeasuring()
  /// Nodes whose baselines stand in rows.
  private(set) var baselined: [LayoutNode] = []

  /// What a detached measurement asks the root's size to be; nothing in an engine that lays out.
  let fitting: Fitting?

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
  }

  /// What surrounds the tree; views in the engine ask here rather than climb to their root.
  var environment: Environment

  /// The conflicts that were told of.
  var reported: Set<Set<Problem.Constraint>> = []

  /// Whether insets of the tree depend on more than each view by itself.
  var mindsInsets: Bool {
    environment.safeArea != .zero || environment.device != nil
      || root?.flags.contains(.mindsInsets) ?? false
  }

  /// Device pixels per point.
  var scale: Double { environment.traits.displayScale }

  var hasQueuedWork: Bool {
    !isBuilt || needsSolving || needsRanks || !attaching.isEmpty || !queuedConstraints.isEmpty
      || !queuedContent.isEmpty || !queuedFrames.isEmpty
  }

  // MARK: Edits

  func queue(_ constraint: LayoutConstraint) {
    guard isBuilt, !constraint.row.isQueued else { return }
    constraint.row.isQueued = true
    queuedConstraints.append(constraint)
  }

  func constantChanged(_ constraint: LayoutConstraint) {
    guard let row = constraint.row.constraint else { return }
    solver.problem.setConstant(constraint.row.base + constraint.constant, of: row)
    needsSolving = true
  }

  func priorityChanged(_ constraint: LayoutConstraint) {
    guard let row = constraint.row.constraint else { return }
    solver.problem.setPriority(Double(constraint.priority.rawValue), of: row)
    needsSolving = true
  }

  func contentChanged(_ node: LayoutNode) {
    guard node.engine === self, node.queued.insert(.content).inserted else { return }
    queuedContent.append(node)
  }

  func frameChanged(_ node: LayoutNode) {
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
    guard isBuilt else { return }
    attaching.append(view)
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

  /// Solves, and hands on what changed.
  func solve() {
    let queued = take(&fresh)
    if needsSolving {
      needsSolving = false
      solver.solve()
      for variable in solver.changed {
        if let node = nodes[Int(variable.index)] { noteSolved(node, changed: variable) }
      }
    }
    for node in queued where node.engine === self { noteSolved(node, changed: nil) }
  }

  private func noteSolved(_ node: LayoutNode, changed variable: Problem.Variable?) {
    if node.seat.remeasures, variable == nil || variable == node.width { measuring.note(node) }
    guard fitting == nil else { return }
    if let view = node.view {
      if let superview = view.parent { superview.noteSolvedChild(view) } else { adoptRootSize() }
    } else {
      node.guide?.owningView?.markForLayout()
    }
  }

  /// A root that doesn't translate its mask takes the size that its own constraints give it.
  private func adoptRootSize() {
    guard let root, !root.translatesAutoresizingMaskIntoConstraints, !root.pass.isSizeForced else {
      return
    }
    let grid = PixelGrid(scale: root.traits.displayScale)
    let size = root.node.solvedFrame.size
    root.adopt(
      CGRect(
        origin: root.box.origin,
        size: CGSize(width: grid.round(size.width), height: grid.round(size.height))
      )
    )
  }

  func remember(_ node: LayoutNode, for variable: Problem.Variable) {
    let place = Int(variable.index)
    if place >= nodes.count {
      nodes.append(contentsOf: repeatElement(nil, count: place + 1 - nodes.count))
    }
    nodes[place] = node
  }

  func forget(_ variable: Problem.Variable) {
    guard variable.index >= 0 else { return }
    nodes[Int(variable.index)] = nil
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
