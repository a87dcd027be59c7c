import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry

/// Lays out the tree of a root: it keeps what the tree needs for that, and decides the order of the
/// work.
final class LayoutPass {
  /// What the pass looks at for each view, in one property without checks of exclusive access: a
  /// tree belongs to one thread, and a pass within a pass takes what it writes out first.
  @exclusivity(unchecked) @safe private var stored: Stored

  private struct Stored {
    var root: Unretained<View>
    var engine: LayoutEngine?
    /// The environment that was set for the tree.
    ///
    /// Without one, that of the running task holds.
    var environment: Environment?
    /// The environment that the tree was last brought in step with.
    var adopted: Environment?
    /// Controllers whose views came into the window, and haven't been through a pass.
    var appearing: [ViewController] = []
    /// How many passes run, one within the other.
    var depth = 0
    /// How many passes there were.
    var count = 0
    /// The views that wait for the pass that runs.
    var stack = WaitingStack()
    var fetched = Fetched()
  }

  var engine: LayoutEngine? {
    get { stored.engine }
    _modify { yield &stored.engine }
  }
  private(set) var environment: Environment? {
    get { stored.environment }
    set { stored.environment = newValue }
  }
  var appearing: [ViewController] {
    get { stored.appearing }
    _modify { yield &stored.appearing }
  }

  private(set) var reports: [LayoutReport] = []
  /// What views reported of their content.
  ///
  /// Each pass may report the same again, which is kept once.
  private var heard: Set<LayoutReport> = []
  /// Whether the root's size was set from outside, whatever its own constraints say.
  var isSizeForced = false
  /// How many items and views the scene had that was recorded last, so that the next one has room for them.
  var recordedItems = 0
  var recordedViews = 0
  /// The responder that typing goes to.
  weak var firstResponder: Responder?
  /// How many hit tests run, one within the other.
  var hitDepth = 0

  /// How many rounds a pass may take before the tree is said not to settle.
  private static let rounds = 100

  init(root: View) { stored = Stored(root: Unretained(wrappedValue: root)) }

  var root: View? { stored.root.wrappedValue }

  /// The number of the pass that runs.
  var numberInHand: Int? { stored.depth > 0 ? stored.count : nil }

  /// Updates constraints from the leaves up, solves, and lays out from the root down.
  ///
  /// The pass repeats this until nothing waits. Called from within a pass, it lays out the tree
  /// below `view` at once.
  func run(for view: View, in root: View) {
    let current = Environment.current
    guard let environment else {
      follow(current)
      return run(below: view, in: root)
    }
    guard stored.depth == 0, !current.isSame(as: environment) else {
      return run(below: view, in: root)
    }
    // Code of views that asks for the current environment gets that of the tree.
    Environment.$current.withValue(environment) { run(below: view, in: root) }
  }

  /// Brings a tree without an environment in step with that of the running task.
  private func follow(_ current: Environment) {
    if let adopted = stored.adopted {
      guard !adopted.isSame(as: current) else { return }
      if adopted != current { adopt(current, after: adopted) }
    }
    stored.adopted = current
  }

  private func run(below view: View, in root: View) {
    stored.depth += 1
    defer { stored.depth -= 1 }
    guard stored.depth == 1 else {
      step(below: view, in: root)
      return
    }
    stored.count += 1
    var turns = 0
    if PassObserver.callAll() { turns += 1 }
    for _ in 0..<Self.rounds {
      if step(below: root, in: root) || finishAppearing() { continue }
      guard turns < PassObserver.mostTurns else { return }
      turns += 1
      guard PassObserver.callAll(), needsStep(root) else { return }
    }
    report(.neverSettles(firstWaiting ?? root))
  }

  /// Takes one round of the pass, and answers whether work is left.
  @discardableResult
  private func step(below view: View, in root: View) -> Bool {
    if !appearing.isEmpty { announceAppearing() }
    updateConstraints(below: view)
    // The root's insets are known before anything is solved.
    root.settleOwnInsets()
    let engine = root.flags.contains(.isConstrained) ? engineOrNew(root) : engine
    engine?.update()
    layOut(view)
    return needsStep(root)
  }

  private func needsStep(_ root: View) -> Bool {
    root.isWaitingForPass || engine?.hasQueuedWork ?? false
  }

  /// Solves with all edits up to now, and leaves the frames as they are.
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
    let flagged = takeUpdates(below: view)
    var next = flagged.count
    while next > 0 {
      next -= 1
      if next % Fetched.handful == Fetched.handful - 1 {
        stored.fetched.fetch(flagged, (next / Fetched.handful * Fetched.handful)..<(next + 1))
      }
      flagged[next].flags.remove(.needsUpdateConstraints)
      flagged[next].updateOwnConstraints()
    }
  }

  /// Finds the flagged views that have something to update, and takes the flag from all others.
  ///
  /// Parents come before their children, and the last sibling first.
  private func takeUpdates(below view: View) -> [View] {
    var waiting = [Unretained(wrappedValue: view)]
    var flagged: [View] = []
    while let next = waiting.popLast() {
      next.look { view in
        view.flags.remove(.updatesBelow)
        if view.flags.contains(.isBare) {
          view.flags.remove(.needsUpdateConstraints)
        } else if view.flags.contains(.needsUpdateConstraints) {
          flagged.append(view)
        }
        let start = waiting.count
        let isInOrder = view.lookAtWaiting(among: view.children, &stored.fetched) { child in
          child.look {
            guard $0.flags.contains(.updatesBelow) else { return }
            if $0.flags.contains(.isBare), $0.children.isEmpty {
              $0.flags.subtract([.updatesBelow, .needsUpdateConstraints])
            } else {
              waiting.append(child)
            }
          }
        }
        if !isInOrder, waiting.count > start + 1 { waiting[start...].sort(by: View.isBefore) }
      }
    }
    return flagged
  }

  private func layOut(_ view: View) {
    guard view.isWaitingForPass else { return }
    // A pass within this one works on a stack of its own.
    var waiting = WaitingStack()
    swap(&waiting, &stored.stack)
    defer { swap(&waiting, &stored.stack) }
    waiting.push(view, in: -1)
    var regions: [SafeRegion] = []
    // This is asked once here: each view would have to climb to its root to answer it.
    let overridesTraits = view.mayOverrideTraits
    while let next = waiting.pop() {
      if next.isLast {
        withExtendedLifetime(waiting.takeSiblings()) {
          layOut(next, &waiting, &regions, overridesTraits)
        }
      } else {
        layOut(next, &waiting, &regions, overridesTraits)
      }
    }
  }

  private func layOut(
    _ entry: WaitingStack.Entry,
    _ waiting: inout WaitingStack,
    _ regions: inout [SafeRegion],
    _ overridesTraits: Bool
  ) {
    entry.$view.look { view in
      let inner = settleInsets(of: view, in: entry.region, &regions)
      layOutSubviews(of: view, overridesTraits)
      // While the view was on the stack, a request for an update couldn't put it into a list.
      if view.flags.contains(.needsUpdateConstraints) { view.waitAbove() }
      guard view.waitingCount > 0 else { return }
      let mindsInsets = engine?.mindsInsets ?? true
      waiting.push(waitingChildrenOf: view, in: inner, mindsInsets: mindsInsets)
    }
  }

  /// Settles the safe area and the margins of a view.
  ///
  /// - Returns: The index of the region inside the view, or a number below 0 where there is none.
  private func settleInsets(of view: View, in outer: Int, _ regions: inout [SafeRegion]) -> Int {
    guard view.flags.contains(.insetsMayChange) else { return -1 }
    if let engine, !engine.mindsInsets {
      view.flags.remove(.insetsMayChange)
      return -1
    }
    // The margins depend on how far the frame sticks out, and the frame is about to change.
    if view.sharesMarginsOutside, !view.flags.contains(.translatesMask),
      engine?.hasQueuedWork ?? false
    {
      view.waitAbove()
      return -1
    }
    let region = outer < 0 ? nil : regions[outer].seen(by: view)
    regions.append(view.settleInsets(under: region))
    return regions.count - 1
  }

  private func layOutSubviews(of view: View, _ overridesTraits: Bool) {
    guard view.flags.contains(.needsLayout) else { return }
    view.flags.remove(.needsLayout)
    if view.flags.contains(.isBare) {
      view.applySolvedFrames()
    } else if overridesTraits {
      view.withOwnTraitsCurrent { $0.layOutSubviews() }
    } else {
      view.layOutSubviews()
    }
  }

  private var firstWaiting: View? {
    var view = root
    while let current = view, !current.flags.contains(.needsLayout),
      let next = current.children.first(where: { $0.flags.contains(.isWaiting) })
    {
      view = next
    }
    return view
  }

  func report(_ mistake: Mistake) { report(mistake.diagnostic) }

  /// Takes over the messages of another tree that became part of this one.
  func take(_ others: [LayoutReport]) {
    for report in others where heard.insert(report).inserted { reports.append(report) }
  }

  func report(
    _ diagnostic: Diagnostic,
    through stacks: [ObjectIdentifier: Axis] = [:],
    across filled: Set<ObjectIdentifier> = [],
    confining confined: ConfinedView? = nil
  ) {
    reports.append(
      LayoutReport(diagnostic, through: stacks, across: filled, confining: confined)
    )
  }

  func report(_ diagnostic: Diagnostic, by view: View) {
    // A fault of the machine, such as a missing font, is reported once and not for each view.
    let report = LayoutReport(diagnostic, by: diagnostic.concernsMachine ? nil : view)
    guard heard.count < Self.mostHeard, heard.insert(report).inserted else { return }
    reports.append(report)
  }

  /// How many messages of views are kept.
  ///
  /// Nobody reads more.
  private static let mostHeard = 1_000

  func environmentChanged(to new: Environment) {
    var new = new
    if !new.safeArea.isFinite, let root {
      report(.notFiniteNumber("safe area", of: root))
      new.safeArea = .zero
    }
    guard new != environment else { return }
    let old = stored.adopted ?? environment ?? Environment.current
    environment = new
    root?.markSurroundings()
    adopt(new, after: old)
    stored.adopted = new
  }

  /// Brings the tree in step with a new environment, and touches only what depends on it.
  private func adopt(_ new: Environment, after old: Environment) {
    engine?.environment = new
    guard let root else { return }
    if new.locale != old.locale || new.fonts != old.fonts || new.limits != old.limits {
      for view in root.subtree { view.invalidateIntrinsicContentSize() }
    }
    if new.metrics != old.metrics {
      for view in root.subtree {
        view.invalidateIntrinsicContentSize()
        view.setNeedsLayout()
      }
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
