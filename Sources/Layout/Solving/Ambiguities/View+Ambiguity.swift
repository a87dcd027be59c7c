package import Foundation
public import SnaplineDiagnostics
import SnaplineSolver

extension View {
  /// Whether the constraints leave this view more than one frame.
  ///
  /// Unlike in UIKit, the view needs no window. The answer is about the constraints as they are now, even
  /// without a pass since the last edit.
  public var hasAmbiguousLayout: Bool { node.isAmbiguous }

  /// The numbers in the frames of this tree that no constraint decides, each with two possible values.
  ///
  /// Views that only follow an ambiguous one aren't listed. Asking whether there are any takes about as long
  /// as a pass; the first ambiguity takes as long again, and each further one less.
  public var layoutAmbiguities: [LayoutAmbiguity] {
    layoutAmbiguities(atMost: .max, unless: { _, _ in false }).told
  }

  /// Some of ``layoutAmbiguities``.
  ///
  /// - Parameters:
  ///   - limit: how many to tell at most.
  ///   - isSettled: of a view and one of its attributes, whether there is nothing to tell, whatever it
  ///     may be.
  ///   - within: the sides to tell of; all of them if nothing is said.
  /// - Returns: the first of them, with the view of each where it isn't a guide's, how many others there
  ///   may be, and the sides of all.
  package func layoutAmbiguities(
    atMost limit: Int,
    unless isSettled: (View?, LayoutConstraint.Attribute) -> Bool,
    within: OpenSides? = nil
  ) -> (told: [LayoutAmbiguity], views: [View?], others: Int, sides: OpenSides) {
    layoutIfNeeded()
    guard let engine = node.engine else { return ([], [], 0, OpenSides()) }
    var (told, views, others, sides) = ([LayoutAmbiguity](), [View?](), 0, OpenSides())
    let alternatives = LayoutAlternatives(to: engine.solver)
    forEachOpenSide(in: engine) { node, side in
      guard within?.contains(side, of: node) ?? true else { return }
      guard !isSettled(node.nearestView, side.attribute) else { return }
      sides.insert(side, of: node)
      guard told.count < limit else {
        others += 1
        return
      }
      guard var ambiguity = LayoutAmbiguity(side, of: node, in: engine) else { return }
      if told.count < Self.mostSolvedAnew { ambiguity.findOtherFrame(of: node, in: alternatives) }
      told.append(ambiguity)
      views.append(node.view)
    }
    return (told, views, others, sides)
  }

  /// What stands for all numbers that nothing decides: as long as views and constraints stay, and do no more than take
  /// other sizes, the same numbers are open where it is equal.
  package var openMark: OpenMark {
    layoutIfNeeded()
    return OpenMark(variables: node.engine?.solver.openVariables ?? [])
  }

  /// Calls with each view of this tree and each number of its frame that nothing decides.
  ///
  /// The number is `left`, `top`, `width` or `height`. All together costs what one pass does.
  package func forEachOpenNumber(_ body: (View, LayoutConstraint.Attribute) -> Void) {
    layoutIfNeeded()
    guard let engine = node.engine else { return }
    forEachOpenSide(in: engine) { node, side in
      if let view = node.view { body(view, side.attribute) }
    }
  }

  /// What nothing would decide in this tree if it had another size.
  package func openSides(at size: CGSize) -> OpenSides {
    var open = OpenSides()
    ask(at: size) { engine in forEachOpenSide(in: engine) { open.insert($1, of: $0) } }
    return open
  }

  /// Whether constraints of this tree would contradict each other if it had another size.
  package func isConflicting(at size: CGSize) -> Bool {
    var isConflicting = false
    ask(at: size) { isConflicting = !$0.solver.conflicts.isEmpty }
    return isConflicting
  }

  /// Asks something of the tree laid out at another size, and lays it out at its own again.
  private func ask(at size: CGSize, _ question: (LayoutEngine) -> Void) {
    let own = bounds.size
    bounds.size = size
    layoutIfNeeded()
    if let engine = node.engine { question(engine) }
    bounds.size = own
    layoutIfNeeded()
  }

  private func forEachOpenSide(in engine: LayoutEngine, _ body: (LayoutNode, Side) -> Void) {
    func look(at node: LayoutNode) {
      // A root has its size from outside.
      guard node.engine === engine, node.parent != nil, !(node.guide?.isOwn ?? false) else {
        return
      }
      for side in Side.allCases where engine.solver.isOpen(side.variable(of: node)) {
        body(node, side)
      }
    }
    forEachShown { view in
      look(at: view.node)
      for guide in view.rare?.guides ?? [] { look(at: guide.node) }
    }
  }

  /// Calls with this view and all below it that show, parents first.
  private func forEachShown(_ body: (View) -> Void) {
    guard isShown else { return }
    var waiting = [self]
    while let view = waiting.popLast() {
      guard !view.isHidden else { continue }
      body(view)
      for child in view.children.reversed() { waiting.append(child) }
    }
  }

  /// Whether neither the view nor any above it is hidden.
  private var isShown: Bool {
    var view: View? = self
    while let current = view {
      if current.isHidden { return false }
      view = current.parent
    }
    return true
  }

  /// The frames of more than these aren't worked out, as each takes a solve.
  private static let mostSolvedAnew = 50

  /// The messages of ``layoutAmbiguities``.
  public func ambiguities() -> [Diagnostic] { layoutAmbiguities.map(\.diagnostic) }

  func exerciseAmbiguity() {
    layoutIfNeeded()
    guard let engine = node.engine else { return }
    if engine.stored.outcome.isExercised {
      engine.stored.outcome.isExercised = false
      return engine.showSolution(of: engine.solver)
    }
    let free = Side.allCases.map { $0.variable(of: node) }.first { engine.solver.isAmbiguous($0) }
    guard let free, let range = engine.solver.freedom(of: free)?.range else { return }
    let other = range.valueBeside(engine.solver.value(of: free))
    engine.stored.outcome.isExercised = true
    engine.showSolution(of: LayoutAlternatives(to: engine.solver).answer(where: free, is: other))
  }
}

extension LayoutNode {
  /// Whether the constraints leave more than one rectangle.
  var isAmbiguous: Bool {
    guard let root = nearestView?.root, root.flags.contains(.isConstrained) else { return false }
    root.pass.answer()
    guard let solver = engine?.solver else { return false }
    return Side.allCases.contains { solver.isAmbiguous($0.variable(of: self)) }
  }
}

extension LayoutEngine {
  /// Gives every view the frame that `answer` has for it.
  func showSolution(of answer: Solver) {
    let pixels = stored.surroundings.pixels
    for view in root?.subtree ?? [] where view.node.isAttached && view.parent != nil {
      view.adopt(view.node.snappedFrame(in: answer, pixels), in: self)
    }
  }
}
