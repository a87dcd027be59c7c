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
  @exclusivity(unchecked) @safe var appearing: [ViewController] = []
  @exclusivity(unchecked) @safe private var depth = 0
  /// How many passes there were.
  @exclusivity(unchecked) @safe private var count = 0
  @exclusivity(unchecked) @safe private var stack = WaitingStack()
  @exclusivity(unchecked) @safe private var fetched = Fetched()

  /// How many rounds a pass may take before the tree is said not to settle.
  private static let rounds = 100

  init(root: View) { rootReference = Unretained(wrappedValue: root) }

  var root: View? { rootReference.wrappedValue }

  /// The number of the pass that runs.
  var numberInHand: Int? { depth > 0 ? count : nil }

  /// Updates constraints from the leaves up, solves, and lays out from the root down.
  ///
  /// It does so until nothing waits. Called from within a pass it serves the part of the tree below `view` at once.
  func run(for view: View, in root: View) {
    let current = Environment.current
    guard let environment else {
      follow(current)
      return run(below: view, in: root)
    }
    guard depth == 0, !current.isSame(as: environment) else { return run(below: view, in: root) }
    // Code of the tree that asks what is current gets the tree's own.
    Environment.$current.withValue(environment) { run(below: view, in: root) }
  }

  /// Takes the environment of the running task for the tree's surroundings.
  private func follow(_ current: Environment) {
    if let adopted {
      guard !adopted.isSame(as: current) else { return }
      if adopted != current { adopt(current, after: adopted) }
    }
    adopted = current
  }

  private func run(below view: View, in root: View) {
    depth += 1
    defer { depth -= 1 }
    guard depth == 1 else {
      step(below: view, in: root)
      return
    }
    count += 1
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

  /// One round; answers whether more is left.
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
    let flagged = takeUpdates(below: view)
    var next = flagged.count
    while next > 0 {
      next -= 1
      if next % Fetched.handful == Fetched.handful - 1 {
        fetched.fetch(flagged, (next / Fetched.handful * Fetched.handful)..<(next + 1))
      }
      flagged[next].flags.remove(.needsUpdateConstraints)
      flagged[next].updateOwnConstraints()
    }
  }

  /// The flagged views that have something to update, parents before their children and the last
  /// sibling first; the others are done with.
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
        let isInOrder = view.lookAtWaiting(among: view.children, &fetched) { child in
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
    // A pass within this one finds another stack.
    var waiting = WaitingStack()
    swap(&waiting, &stack)
    defer { swap(&waiting, &stack) }
    waiting.push(view, in: -1)
    var regions: [SafeRegion] = []
    // Asked once, as a view would climb to its root for it.
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
      // Asked for while the view stood here, it found no place in a list.
      if view.flags.contains(.needsUpdateConstraints) { view.waitAbove() }
      guard view.waitingCount > 0 else { return }
      let mindsInsets = engine?.mindsInsets ?? true
      waiting.push(waitingChildrenOf: view, in: inner, mindsInsets: mindsInsets)
    }
  }

  /// Settles what lies between a view's bounds and its content.
  ///
  /// Answers which of the regions is the one inside of it, below 0 for none.
  private func settleInsets(of view: View, in outer: Int, _ regions: inout [SafeRegion]) -> Int {
    guard view.flags.contains(.insetsMayChange) else { return -1 }
    if let engine, !engine.mindsInsets {
      view.flags.remove(.insetsMayChange)
      return -1
    }
    // How far margins reach to where a view sticks out, a frame that is about to change can't tell.
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

  /// Takes over what another tree, which became part of this one, had to say.
  func take(_ others: [LayoutReport]) {
    for report in others where heard.insert(report).inserted { reports.append(report) }
  }

  func report(_ diagnostic: Diagnostic, through stacks: [ObjectIdentifier: Axis] = [:]) {
    reports.append(LayoutReport(diagnostic, through: stacks))
  }

  func report(_ diagnostic: Diagnostic, by view: View) {
    // What a machine lacks is no view's fault, however many meet it.
    let report = LayoutReport(diagnostic, by: diagnostic.concernsMachine ? nil : view)
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
