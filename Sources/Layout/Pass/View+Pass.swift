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

  func report(_ mistake: Mistake) { pass.report(mistake) }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

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
  }

  // MARK: What waits

  func markForConstraintUpdate() {
    flags.insert(.needsUpdateConstraints)
    waitAbove()
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
      superview.waitingChildren.append(view)
      view = superview
    }
  }

  var isWaitingForPass: Bool {
    !flags.isDisjoint(with: [.needsLayout, .needsUpdateConstraints, .insetsMayChange])
      || !waitingChildren.isEmpty
  }

  /// Takes the waiting children off the list, in the order of the siblings.
  func takeWaitingChildren() -> [View] {
    var taken = waitingChildren
    waitingChildren = []
    if taken.count > 1 { taken.sort { $0.siblingIndex < $1.siblingIndex } }
    for child in taken { child.flags.remove(.isWaiting) }
    return taken
  }

  func forgetWaiting(_ child: View) {
    if child.flags.contains(.isWaiting) {
      child.flags.remove(.isWaiting)
      waitingChildren.removeAll { $0 === child }
    }
    if child.flags.contains(.isSolved) {
      child.flags.remove(.isSolved)
      solvedChildren.removeAll { $0 === child }
    }
  }

  // MARK: Solved frames

  func noteSolvedChild(_ child: View) {
    guard !child.flags.contains(.isSolved) else { return }
    child.flags.insert(.isSolved)
    solvedChildren.append(child)
    markForLayout()
  }

  func applySolvedFrames() {
    guard !solvedChildren.isEmpty else { return }
    let solved = solvedChildren
    solvedChildren = []
    for child in solved {
      child.flags.remove(.isSolved)
      if child.node.isAttached, child.parent === self { child.applySolution() }
    }
  }

  /// Takes the frame that the solver gave, its edges on whole pixels.
  private func applySolution() {
    let (residueX, residueY) = (node.residueX, node.residueY)
    adopt(node.snapFrame())
    let noise = 1e-9
    if abs(residueX - node.residueX) > noise || abs(residueY - node.residueY) > noise {
      for child in children where child.node.isAttached { noteSolvedChild(child) }
    }
  }

  /// Sets a solved frame through the members that a subclass may override.
  func adopt(_ frame: CGRect) {
    guard frame != box, frame.isFinite else { return }
    let isResized = frame.size != box.size
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
