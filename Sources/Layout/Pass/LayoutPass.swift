import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry

/// What a root keeps for its tree, and the order in which a pass does its work.
final class LayoutPass {
  @exclusivity(unchecked) @safe private var rootReference: Unretained<View>
  @exclusivity(unchecked) @safe var engine: LayoutEngine?
  /// The tree's own; a tree without one follows the task that lays it out.
  @exclusivity(unchecked) @safe private(set) var environment: Environment?
  /// What surrounded the tree when it was last brought in step.
  @exclusivity(unchecked) @safe private var adopted: Environment?
  private(set) var reports: [LayoutReport] = []
  /// What views said of their content; said again on each pass, it is kept once.
  private var heard: Set<LayoutReport> = []
  /// Whether the root's size was set from outside, whatever its own constraints say.
  var isSizeForced = false
  /// Whom typing goes to.
  weak var firstResponder: Responder?
  /// How many hit tests stand within each other.
  var hitDepth = 0
  /// Controllers whose views came into the window, and haven't been through a pass.
  var appearing: [ViewController] = []
  @exclusivity(unchecked) @safe private var depth = 0
  @exclusivity(unchecked) @safe private var stack = WaitingStack()

  /// How many rounds a pass may take before the tree is said not to settle.
  private static let rounds = 100

  init(root: View) { rootReference = Unretained(wrappedValue: root) }

  var root: View? { rootReference.wrappedValue }

  /// Updates constraints from the leaves up, solves, and lays out from the root down.
  ///
  /// It does so until nothing waits. Called from within a pass it serves the part of the tree below `view` at once.
  func run(for view: View) {
    guard let root else { return }
    let current = Environment.current
    let surroundings = environment ?? current
    // What was set for the tree itself was adopted then.
    if environment == nil, !(adopted?.isSame(as: surroundings) ?? false) {
      if let adopted, adopted != surroundings { adopt(surroundings, after: adopted) }
      adopted = surroundings
    }
    guard depth == 0, !current.isSame(as: surroundings) else { return run(below: view, in: root) }
    // Code of the tree that asks what is current gets the tree's own.
    Environment.$current.withValue(surroundings) { run(below: view, in: root) }
  }

  private func run(below view: View, in root: View) {
    depth += 1
    defer { depth -= 1 }
    guard depth == 1 else {
      step(below: view)
      return
    }
    for _ in 0..<Self.rounds {
      if step(below: root) { continue }
      guard finishAppearing() else { return }
    }
    report(.neverSettles(firstWaiting ?? root))
  }

  /// One round; answers whether more is left.
  @discardableResult
  private func step(below view: View) -> Bool {
    guard let root else { return false }
    if !appearing.isEmpty { announceAppearing() }
    updateConstraints(below: view)
    // The root's insets are known before anything is solved.
    root.settleOwnInsets()
    if root.flags.contains(.isConstrained) { engineOrNew(root).update() }
    layOut(view)
    return root.isWaitingForPass || engine?.hasQueuedWork ?? false
  }

  /// Has the engine know of all edits, leaving frames as they are.
  func answer() {
    guard let root else { return }
    root.settleOwnInsets()
    engineOrNew(root).answer()
  }

  private func engineOrNew(_ root: View) -> LayoutEngine {
    if let engine { return engine }
    let made = LayoutEngine(root: root)
    engine = made
    return made
  }

  /// Asks flagged views for their constraints, leaves first.
  func updateConstraints(below view: View) {
    guard view.flags.contains(.updatesBelow) else { return }
    var waiting = [view]
    var flagged: [View] = []
    while let current = waiting.popLast() {
      current.flags.remove(.updatesBelow)
      if current.flags.contains(.needsUpdateConstraints) { flagged.append(current) }
      let start = waiting.count
      var child = current.firstWaiting
      while let next = child {
        if next.flags.contains(.updatesBelow) { waiting.append(next) }
        child = next.nextWaiting
      }
      if waiting.count > start + 1 {
        waiting[start...].sort { $0.siblingIndex < $1.siblingIndex }
      }
    }
    // Parents were found before their children, and the last sibling first.
    for current in flagged.reversed() {
      current.flags.remove(.needsUpdateConstraints)
      current.updateOwnConstraints()
    }
  }

  private func layOut(_ view: View) {
    guard view.isWaitingForPass else { return }
    // A pass within this one finds another stack.
    var waiting = stack
    stack = WaitingStack()
    defer { stack = waiting }
    waiting.push(view, in: -1)
    var regions: [SafeRegion] = []
    // Asked once, as a view would climb to its root for it.
    let overridesTraits = view.mayOverrideTraits
    while let next = waiting.pop() {
      let (current, outer) = (next.view, next.region)
      var inner = -1
      if current.flags.contains(.insetsMayChange) {
        if let engine, !engine.mindsInsets {
          current.flags.remove(.insetsMayChange)
        } else {
          inner = regions.count
          let region = outer < 0 ? nil : regions[outer].seen(by: current)
          regions.append(current.settleInsets(under: region))
        }
      }
      if current.flags.contains(.needsLayout) {
        current.flags.remove(.needsLayout)
        if overridesTraits {
          current.withOwnTraitsCurrent { $0.layOutSubviews() }
        } else {
          current.layOutSubviews()
        }
      }
      waiting.push(waitingChildrenOf: current, in: inner)
    }
  }

  private var firstWaiting: View? {
    var view = root
    while let current = view, !current.flags.contains(.needsLayout),
      let next = current.firstWaiting
    {
      view = next
    }
    return view
  }

  func report(_ mistake: Mistake) { report(mistake.diagnostic) }

  func report(_ diagnostic: Diagnostic) { reports.append(LayoutReport(diagnostic)) }

  func report(_ diagnostic: Diagnostic, by view: View) {
    let report = LayoutReport(diagnostic, by: view)
    guard heard.count < Self.mostHeard, heard.insert(report).inserted else { return }
    reports.append(report)
  }

  /// More of them nobody reads.
  private static let mostHeard = 1_000

  func environmentChanged(to new: Environment) {
    var new = new
    if !new.safeArea.isFinite, let root {
      report(.notFiniteNumber("safe area", of: root))
      new.safeArea = .zero
    }
    guard new != environment else { return }
    let old = adopted ?? environment ?? Environment.current
    environment = new
    root?.markSurroundings()
    adopt(new, after: old)
    adopted = new
  }

  /// Brings what depends on the tree's surroundings in step with them, and nothing else.
  private func adopt(_ new: Environment, after old: Environment) {
    engine?.environment = new
    guard let root else { return }
    if new.locale != old.locale || new.fonts != old.fonts || new.limits != old.limits {
      for view in root.subtree { view.invalidateIntrinsicContentSize() }
    }
    if new.traits.displayScale != old.traits.displayScale {
      for view in root.subtree where view.node.isAttached {
        view.parent?.noteSolvedChild(view)
      }
    }
    root.traitsChanged(from: old.traits, to: new.traits)
    if new.safeArea != old.safeArea || new.device != old.device
      || new.keyboardHeight != old.keyboardHeight
    {
      root.flags.insert(.insetsMayChange)
      root.settleOwnInsets()
    }
  }
}
