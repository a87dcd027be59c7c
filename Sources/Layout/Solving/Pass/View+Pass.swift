import Foundation
public import SnaplineDiagnostics
public import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineSolver

extension View {
  /// What the root keeps for its tree.
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

  package final var isRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

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
    for constraint in held where constraint.role != nil { engine.queue(constraint) }
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

  /// Has what stands around this view lay out, up to the first of which somebody sets the frame: such a
  /// one may measure what it holds, whether or not that has the room to grow.
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

  /// Leaves a child's solved frame unapplied.
  func forgetSolved(_ child: View) {
    guard child.flags.contains(.isSolved) else { return }
    child.flags.remove(.isSolved)
    if !unlinkSolved(child, from: \.firstSolved) { _ = unlinkSolved(child, from: \.firstApplied) }
  }

  /// Takes a child out of a list; answers whether it was in it.
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
    // Those that are noted meanwhile wait for the next round.
    if firstApplied == nil { (firstApplied, firstSolved) = (firstSolved, nil) }
    while let child = firstApplied {
      firstApplied = child.nextSolved
      child.nextSolved = nil
      child.flags.remove(.isSolved)
      if let engine = child.node.engine { child.applySolution(in: engine) }
    }
  }

  /// Has all children's frames applied once more.
  func noteSolvedChildren() {
    for child in children where child.node.isAttached { noteSolvedChild(child) }
  }

  /// Takes the frame that the solver gave, its edges on whole pixels; one that somebody set stays to
  /// the last digit.
  func applySolution(in engine: LayoutEngine) {
    let around = node.parent?.residue ?? Residue()
    let residue: Residue
    if flags.contains(.translatesMask), node.isSolved(box, in: engine.solver) {
      residue = around
    } else {
      let (x, y) = node.snappedSpans(in: engine.solver, engine.pixels, after: around)
      residue = Residue(x: x.residue, y: y.residue)
      let rect = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
      adopt(rect.inset(by: node.alignmentInsets.negated), in: engine)
    }
    if engine.keep(residue, of: node) { noteSolvedChildren() }
  }

  /// Sets a solved frame through the members that a subclass may override.
  func adopt(_ frame: CGRect, in engine: LayoutEngine?) {
    guard frame.isFinite else { return }
    var change: FrameChange = []
    if frame.origin != box.origin { change.insert(.moved) }
    if frame.size != box.size { change.insert(.resized) }
    guard !change.isEmpty else { return }
    box = frame
    announceSolvedBox(change, in: engine)
  }

  /// Tells of a solved box by the members that a subclass may override.
  @inline(__always)
  func announceSolvedBox(_ change: FrameChange, in engine: LayoutEngine?) {
    let frame = box
    insetsMayChange(in: engine)
    if change.contains(.resized) {
      markForLayout()
      bounds = CGRect(origin: boundsOrigin, size: frame.size)
    } else {
      center = CGPoint(
        x: frame.origin.x + frame.size.width / 2,
        y: frame.origin.y + frame.size.height / 2
      )
    }
    if flags.contains(.isWatched) { tellWatches() }
  }
}
