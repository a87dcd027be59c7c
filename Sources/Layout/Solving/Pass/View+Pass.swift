import Foundation
public import SnaplineDiagnostics
public import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineSolver

extension View {
  /// What this view, as a root, keeps for its tree.
  var pass: LayoutPass {
    if let pass = rare?.pass { return pass }
    let pass = LayoutPass(root: self)
    rareOrNew.pass = pass
    return pass
  }

  func runPass() {
    let root = root
    root.pass.run(for: self, in: root)
  }

  var engineIfThere: LayoutEngine? { rare?.pass?.engine }

  /// The environment of the whole tree, which its root keeps.
  ///
  /// Its traits are those of this view, with its own overrides and those of the views above.
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

  /// The messages of the tree's layout and of its content since the tree was made.
  public var layoutDiagnostics: [Diagnostic] { layoutReports.map(\.diagnostic) }

  /// The same messages, with the views that reported them.
  package var layoutReports: [LayoutReport] { root.rare?.pass?.reports ?? [] }

  /// Adds a message to those of the tree's layout, unless this view has reported it before.
  package func report(_ diagnostic: Diagnostic) { root.pass.report(diagnostic, by: self) }

  /// The tree's layout as a problem of the solver, as it is now.
  ///
  /// It can be written to a file and solved without views.
  public var layoutProblem: Problem? { root.rare?.pass?.engine?.solver.problem }

  /// How many rounds of measuring the last answer took, and how often content was measured for a
  /// width since the tree was made.
  package var measuringCounts: (rounds: Int, measurements: Int) {
    let measuring = root.rare?.pass?.engine?.stored.measuring
    return (measuring?.rounds ?? 0, measuring?.count ?? 0)
  }

  func report(_ mistake: Mistake) { pass.report(mistake) }

  package final var isRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The direction of reading around the view, which its content may override.
  var surroundingDirection: LayoutDirection {
    guard let engine = node.engine, !mayOverrideTraits else { return traits.layoutDirection }
    return engine.stored.surroundings.readingDirection
  }

  func setSemanticContentAttribute(_ attribute: SemanticContentAttribute) {
    guard attribute != semanticContentAttribute else { return }
    changeRare { $0.semanticContentAttribute = attribute }
    directionChanged()
  }

  /// Updates margins, rows and layout for another direction of reading.
  func directionChanged() {
    markForLayout()
    insetsMayChange()
    if case .directional(let own) = ownMargins, own.leading != own.trailing {
      if let before = rare?.insets.settled {
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
    for constraint in held { engine.queue(constraint) }
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

  /// Marks the views around this one for layout, up to the first one whose frame is set by code.
  ///
  /// Such a view may measure its content, even where that has no room to grow.
  func markAround() {
    var next = superview
    while let view = next {
      view.markForLayout()
      next = view.flags.contains(.translatesMask) ? nil : view.superview
    }
  }

  var isWaitingForPass: Bool {
    !flags.isDisjoint(with: [.needsLayout, .needsUpdateConstraints, .insetsMayChange])
      || waitingCount > 0
  }

  // MARK: Solved frames

  /// Takes a child from those whose solved frames wait to be applied.
  func forgetSolved(_ child: View) {
    guard child.flags.contains(.isSolved) else { return }
    child.flags.remove(.isSolved)
    if !unlinkSolved(child, from: \.firstSolved) { _ = unlinkSolved(child, from: \.firstApplied) }
  }

  /// Takes a child out of a list, and answers whether it was in the list.
  private func unlinkSolved(
    _ child: View,
    from first: ReferenceWritableKeyPath<View, View?>
  ) -> Bool {
    if self[keyPath: first] === child {
      self[keyPath: first] = child.nextSolved
    } else {
      var before = self[keyPath: first]
      while let view = before, view.nextSolved !== child { before = view.nextSolved }
      guard let before else { return false }
      before.nextSolved = child.nextSolved
    }
    child.nextSolved = nil
    return true
  }

  func noteSolvedChild(_ child: View) {
    guard !child.flags.contains(.isSolved) else { return }
    child.flags.insert(.isSolved)
    child.nextSolved = firstSolved
    firstSolved = child
    markForLayout()
  }

  func applySolvedFrames() {
    // Children that are noted meanwhile wait for the next round.
    if firstApplied == nil { (firstApplied, firstSolved) = (firstSolved, nil) }
    while let child = firstApplied {
      firstApplied = child.nextSolved
      child.nextSolved = nil
      child.flags.remove(.isSolved)
      if let engine = child.node.engine { child.applySolution(in: engine) }
    }
  }

  /// Has the frames of all children applied once more.
  func noteSolvedChildren() {
    for child in children where child.node.isAttached { noteSolvedChild(child) }
  }

  /// Whether code set the frame that the solver has for the view.
  func isInPlace(in engine: LayoutEngine) -> Bool {
    flags.contains(.translatesMask) && node.isSolved(box, in: engine.solver)
  }

  /// Takes the frame that the solver gave, with its edges on whole pixels.
  ///
  /// A frame that was set by code stays as it is to the last digit.
  func applySolution(in engine: LayoutEngine) {
    let around = node.parent?.residue ?? Residue()
    let residue: Residue
    if isInPlace(in: engine) {
      residue = around
    } else {
      let (x, y) = node.snappedSpans(
        in: engine.solver,
        engine.stored.surroundings.pixels,
        after: around
      )
      residue = Residue(x: x.residue, y: y.residue)
      let rect = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
      adopt(rect.inset(by: node.alignmentInsets.negated), in: engine)
    }
    if engine.keep(residue, of: node) { noteSolvedChildren() }
  }

  /// Sets a solved frame, and calls the members that a subclass may override.
  func adopt(_ frame: CGRect, in engine: LayoutEngine?) {
    guard frame.isFinite else { return }
    var change: FrameChange = []
    if frame.origin != box.origin { change.insert(.moved) }
    if frame.size != box.size { change.insert(.resized) }
    guard !change.isEmpty else { return }
    box = frame
    announceSolvedBox(change, in: engine)
  }

  /// Calls the members that a subclass may override, for a box that is set already.
  @inline(__always)
  func announceSolvedBox(_ change: FrameChange, in engine: LayoutEngine?) {
    let frame = box
    insetsMayChange(where: engine?.mindsInsets ?? true)
    if change.contains(.resized) {
      markForLayout()
      bounds = CGRect(origin: boundsOrigin, size: frame.size)
    } else {
      center = pivot
    }
    if flags.contains(.isWatched) { tellWatches() }
  }
}
