import Foundation
public import SnaplineDiagnostics
public import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineSolver

extension View {
  /// What the root keeps for its tree.
  var pass: LayoutPass {
    let rare = rareOrNew
    if let pass = rare.pass { return pass }
    let pass = LayoutPass(root: self)
    rare.pass = pass
    return pass
  }

  var engineIfThere: LayoutEngine? { rare?.pass?.engine }

  /// What comes from outside, for the whole tree; a view in a tree asks its root.
  ///
  /// Traits that are overridden on the way to this view are those of its place.
  public var environment: Environment {
    get {
      var environment = treeEnvironment
      if mayOverrideTraits { environment.traits = traits }
      return environment
    }
    set { root.pass.environmentChanged(to: newValue) }
  }

  var treeEnvironment: Environment {
    if let engine = node.engine { return engine.environment }
    return root.rare?.pass?.environment ?? Environment.current
  }

  /// What the tree's layout and its content had to say since it was made.
  public var layoutDiagnostics: [Diagnostic] { layoutReports.map(\.diagnostic) }

  /// The same, with the views that said it.
  package var layoutReports: [LayoutReport] { root.rare?.pass?.reports ?? [] }

  /// Adds to what the tree's layout has to say; what this view has said before isn't added again.
  package func report(_ diagnostic: Diagnostic) { root.pass.report(diagnostic, by: self) }

  /// The problem of the tree's layout as it stands, to be kept as a file and solved without views.
  public var layoutProblem: Problem? { root.rare?.pass?.engine?.solver.problem }

  /// How many rounds of measuring the last settling took, and how often content was measured for a
  /// width since the tree was made.
  package var measuringCounts: (rounds: Int, measurements: Int) {
    let measuring = root.rare?.pass?.engine?.measuring
    return (measuring?.rounds ?? 0, measuring?.count ?? 0)
  }

  func report(_ mistake: Mistake) { pass.report(mistake) }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The direction of reading around the view, whatever its own content's is.
  var surroundingDirection: LayoutDirection {
    guard let engine = node.engine, !mayOverrideTraits else { return traits.layoutDirection }
    return engine.readingDirection
  }

  func setSemanticContentAttribute(_ attribute: SemanticContentAttribute) {
    guard attribute != semanticContentAttribute else { return }
    changeRare { $0.semanticContentAttribute = attribute }
    directionChanged()
  }

  /// Brings what follows from the direction of reading in step with it.
  func directionChanged() {
    markForLayout()
    insetsMayChange()
    if case .directional(let own) = ownMargins, own.leading != own.trailing {
      if let before = rare?.settledInsets {
        settle(before.safeArea, before: before)
      } else {
        layoutMarginsDidChange()
      }
    }
    guard let engine = node.engine else { return }
    for node in ownNodes + derivedGuides.map(\.node) {
      node.seat.isRightToLeft = isRightToLeft
      engine.geometryChanged(node)
    }
    for constraint in held where constraint.isOwn { engine.queue(constraint) }
  }

  // MARK: What waits

  func markForConstraintUpdate() {
    flags.insert(.needsUpdateConstraints)
    announceUpdates()
    waitAbove()
  }

  /// Tells this view, and all above it, that constraints below need an update.
  func announceUpdates() {
    var view: View? = self
    while let current = view, !current.flags.contains(.updatesBelow) {
      current.flags.insert(.updatesBelow)
      view = current.parent
    }
  }

  func markForLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    waitAbove()
  }

  /// Puts the view, and each view above it, on the list of its superview's waiting children.
  func waitAbove() {
    var view = self
    while let superview = view.parent, !view.flags.contains(.isWaiting) {
      view.flags.insert(.isWaiting)
      view.nextWaiting = superview.firstWaiting
      superview.firstWaiting = view
      view = superview
    }
  }

  var isWaitingForPass: Bool {
    !flags.isDisjoint(with: [.needsLayout, .needsUpdateConstraints, .insetsMayChange])
      || firstWaiting != nil
  }

  /// Takes the waiting children off the list and puts them on a stack, the first sibling on top.
  func takeWaitingChildren(onto stack: inout [View]) {
    let start = stack.count
    while let child = firstWaiting {
      firstWaiting = child.nextWaiting
      child.nextWaiting = nil
      child.flags.remove(.isWaiting)
      stack.append(child)
    }
    guard stack.count > start + 1 else { return }
    stack[start...].sort { $0.siblingIndex > $1.siblingIndex }
  }

  func forgetWaiting(_ child: View) {
    if child.flags.contains(.isWaiting) {
      child.flags.remove(.isWaiting)
      _ = unlink(child, from: \.firstWaiting, by: \.nextWaiting)
    }
    if child.flags.contains(.isSolved) {
      child.flags.remove(.isSolved)
      if !unlink(child, from: \.firstSolved, by: \.nextSolved) {
        _ = unlink(child, from: \.firstApplied, by: \.nextSolved)
      }
    }
  }

  /// Takes a child out of a list; answers whether it was in it.
  private func unlink(
    _ child: View,
    from first: ReferenceWritableKeyPath<View, View?>,
    by next: ReferenceWritableKeyPath<View, View?>
  ) -> Bool {
    if self[keyPath: first] === child {
      self[keyPath: first] = child[keyPath: next]
    } else {
      var before = self[keyPath: first]
      while let view = before, view[keyPath: next] !== child { before = view[keyPath: next] }
      guard let before else { return false }
      before[keyPath: next] = child[keyPath: next]
    }
    child[keyPath: next] = nil
    return true
  }

  // MARK: Solved frames

  func noteSolvedChild(_ child: View) {
    guard !child.flags.contains(.isSolved) else { return }
    child.flags.insert(.isSolved)
    child.nextSolved = firstSolved
    firstSolved = child
    markForLayout()
  }

  func applySolvedFrames() {
    // Those that are noted meanwhile wait for the next round.
    if firstApplied == nil { (firstApplied, firstSolved) = (firstSolved, nil) }
    while let child = firstApplied {
      firstApplied = child.nextSolved
      child.nextSolved = nil
      child.flags.remove(.isSolved)
      if let engine = child.node.engine { child.applySolution(in: engine) }
    }
  }

  /// Takes the frame that the solver gave, its edges on whole pixels.
  func applySolution(in engine: LayoutEngine) {
    let (residueX, residueY) = (node.residueX, node.residueY)
    adopt(solvedFrame(of: node, in: engine))
    if residueX != node.residueX || residueY != node.residueY {
      for child in children where child.node.isAttached { noteSolvedChild(child) }
    }
  }

  /// What the solver gave, on whole pixels; a frame that somebody set stays to the last digit.
  private func solvedFrame(of node: LayoutNode, in engine: LayoutEngine) -> CGRect {
    if flags.contains(.translatesMask), node.keepsFrame(box, in: engine.solver) { return box }
    return node.snapFrame(in: engine.solver, engine.pixels)
  }

  /// The same for a plain view, of which nobody can notice more than the frame itself.
  func takeSolution(of node: LayoutNode, in engine: LayoutEngine) {
    let (residueX, residueY) = (node.seat.residueX, node.seat.residueY)
    let frame = solvedFrame(of: node, in: engine)
    if frame.isFinite, frame != box {
      box = frame
      insetsMayChange()
    }
    if residueX != node.seat.residueX || residueY != node.seat.residueY {
      for child in children where child.node.isAttached { noteSolvedChild(child) }
    }
  }

  /// Sets a solved frame through the members that a subclass may override.
  func adopt(_ frame: CGRect) {
    let isResized = frame.size.width != box.size.width || frame.size.height != box.size.height
    let isMoved = frame.origin.x != box.origin.x || frame.origin.y != box.origin.y
    guard isResized || isMoved, frame.isFinite else { return }
    box = frame
    insetsMayChange()
    if isResized {
      markForLayout()
      bounds = CGRect(origin: boundsOrigin, size: frame.size)
    } else {
      center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }
}
