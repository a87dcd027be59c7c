import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

extension TreeBuilder {
  /// Looks over the tree after its layout for what its author hardly wanted.
  func review() {
    let review = Review(self)
    for node in reviewed { review.visit(node, in: Surroundings()) }
    review.judgeSizes()
    review.judgeStacks()
    review.judgeReach()
    review.judgeCuts()
    review.judgePictures()
    review.judgeOverlaps()
  }
}

/// One look over a laid-out tree: each view is visited once, then what was met is judged together, so
/// that one cause has one message.
final class Review {
  let builder: TreeBuilder
  private(set) var texts: [SeenText] = []
  private(set) var contents: [SeenContent] = []
  /// The pictures, each with the stack around it.
  private(set) var pictures: [(node: ReviewedNode, stack: SeenStack?)] = []
  /// The views that say to be longer than what they are kept in, with these axes.
  private(set) var outgrown: [(node: ReviewedNode, axes: [Axis])] = []
  /// The views that constraints that gave way should keep inside of their superviews.
  private lazy var confined = Set(canvas.layoutReports.compactMap(\.confined))
  /// The stacks, those around others first.
  private(set) var stacks: [SeenStack] = []
  /// How many views were visited.
  private(set) var count = 0

  /// Whether the design is another one in other circumstances.
  lazy var saysChoices: Bool = {
    var says = false
    for element in builder.document.elements {
      element.forEach { if $0.values.saysChoices { says = true } }
    }
    return says
  }()

  /// The keys that some chart has a use for.
  lazy var usedChartKeys = findUsedChartKeys()

  init(_ builder: TreeBuilder) { self.builder = builder }

  var canvas: View { builder.canvas }
  var reading: Reading { builder.reading }

  func visit(_ node: ReviewedNode, in around: Surroundings) {
    let view = node.view
    // A row that isn't seen stands nowhere.
    guard view.shows, view.isDescendant(of: canvas) else { return }
    let number = count
    count += 1
    var inside = around
    inside.alpha *= view.alpha
    inside.isFolded = around.isFolded || isFolded(node)
    if node.isBounded(on: .horizontal) { inside.sized.horizontal = node }
    if node.isBounded(on: .vertical) { inside.sized.vertical = node }
    let long = axesOutgrown(by: view)
    if !long.isEmpty {
      outgrown.append((node, long))
      inside.outgrown.formUnion(long)
    }
    look(at: node, in: inside)
    if view.clipsToBounds {
      let bounds = view.convert(view.bounds, to: canvas)
      inside.window = around.window?.intersection(bounds) ?? bounds
    }
    guard let stack = view as? StackView else { return visitChildren(of: node, in: inside) }
    let seen = SeenStack(node, stack, in: inside)
    stacks.append(seen)
    inside.stack = seen
    visitChildren(of: node, in: inside)
    seen.size = count - number
  }

  /// The axes on which a view says to be longer than its superview, which should keep it inside.
  private func axesOutgrown(by view: View) -> [Axis] {
    guard !confined.isEmpty, let superview = view.superview else { return [] }
    return Axis.allCases.filter { axis in
      confined.contains(ConfinedView(view, axis))
        && view.exactLength(on: axis).map { $0 > superview.bounds.length(on: axis) + 1 } ?? false
    }
  }

  private func look(at node: ReviewedNode, in around: Surroundings) {
    if let label = node.view as? Label {
      let text = SeenText(label, node, builder.fit(of: label), in: around, on: canvas)
      texts.append(text)
      lookAtLetters(of: text)
    }
    if node.isRigid || node.view is CodeView { lookAtContent(of: node, in: around) }
    if node.view is ImageView { pictures.append((node, around.stack)) }
    lookAtCorners(of: node)
    if node.mayHaveIdleKeys { lookForIdleKeys(of: node) }
  }

  private func lookAtContent(of node: ReviewedNode, in around: Surroundings) {
    let (view, element) = (node.view, node.element)
    let rectangle = view.alignmentRect(forFrame: view.frame)
    contents.append(
      SeenContent(
        view: view,
        element: element,
        around: around,
        sized: builder.axesSized(node),
        frame: (view.superview ?? view).convert(rectangle, to: canvas)
      )
    )
  }

  private func visitChildren(of node: ReviewedNode, in inside: Surroundings) {
    guard let scroll = node.view as? ScrollView else {
      for child in node.children { visit(child, in: inside) }
      return
    }
    // Content has the room that it wants, whatever stands around; a footer stands beside it.
    var content = inside
    content.scroll = scroll
    content.stack = nil
    for child in node.children {
      let isFooter = builder.notes.footers.contains(child.element.number)
      visit(child, in: isFooter ? inside : content)
    }
  }

  /// Whether a view has no room because its author says so.
  private func isFolded(_ node: ReviewedNode) -> Bool {
    if let collapsable = node.view as? CollapsableView, !collapsable.isExpanded { return true }
    return Axis.allCases.contains { axis in
      node.view.bounds.length(on: axis) < 0.5
        && (node.element.isNothing(on: axis) || builder.hold.isSized(node.view, on: axis))
    }
  }
}

extension TreeBuilder {
  /// The axes on which a design says how long a view is.
  func axesSized(_ node: ReviewedNode) -> Set<Axis> {
    Set(Axis.allCases.filter { node.isBounded(on: $0) || hold.isSized(node.view, on: $0) })
  }
}

/// What stands around a view, as far as it matters to what is seen of it.
struct Surroundings {
  /// What clipping views leave of the canvas; nothing where none clips.
  var window: CGRect?
  /// The innermost scroll view in whose content it stands.
  var scroll: ScrollView?
  /// The innermost stack in the same content.
  var stack: SeenStack?
  /// What says how large it is, the innermost on each axis.
  var sized = SizedNodes()
  /// Whether it has no room because its author says so.
  var isFolded = false
  /// The axes on which it, or a view around it, says to be longer than there is room: that is told.
  var outgrown: Set<Axis> = []
  var alpha = 1.0

  /// Whether a stack around has too little room on an axis, which is told of that.
  func isSqueezed(on axis: Axis) -> Bool { stack?.lacking.contains(axis) ?? false }

  /// The part of a frame on the canvas that clipping views let through.
  func seen(_ frame: CGRect) -> CGRect? {
    let seen = window?.intersection(frame) ?? frame
    return seen.isNull ? nil : seen
  }
}

extension View {
  var shows: Bool { !isHidden && alpha > 0 }
}

extension CGRect {
  func length(on axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
  func start(on axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
  func end(on axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}
