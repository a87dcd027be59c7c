import Foundation
import SnaplineGeometry
import SnaplineSolver

/// The variables, the rows and the place in the tree of a view or a guide.
///
/// Constraints keep nodes alive and never views. A constraint may therefore outlive its items: the
/// node stays, and its ``item`` is `nil`.
final class LayoutNode: Referable {
  #if DEBUG
    let life = Life()
  #endif

  /// What the engine looks at for each node, in one property without checks of exclusive access: a
  /// tree belongs to one thread, and the engine comes by here for each number that changed.
  @exclusivity(unchecked) @safe private var stored = Stored()

  private struct Stored {
    /// The view or guide of the node, and the node above.
    ///
    /// None of them is kept alive.
    var kin = Kin()
    /// What belongs to the engine that the node is in.
    var seat = Seat()
    /// Whether it is the node of a guide whose rectangle follows from its owner's bounds.
    ///
    /// Such a node has no variables.
    var isDerived = false
    /// Where drafts of constraints are to be looked for.
    var drafts = Drafts()
    /// The content of a scroll view.
    ///
    /// Constraints inside the scroll view mean its edges.
    var contentArea: LayoutNode?
    /// Active constraints that name this node, but for those of which a stack has drafts alone.
    var constraints: ContiguousArray<LayoutConstraint> = []
  }

  /// Where there may be drafts of a stack's constraints.
  struct Drafts: OptionSet {
    let rawValue: UInt8
    /// The node's view is a stack that holds drafts.
    static let held = Drafts(rawValue: 1)
    /// The node is named by drafts.
    static let naming = Drafts(rawValue: 2)
  }

  struct Kin {
    /// The view that the node stands for, while it lives.
    @Unretained var view: View?
    /// The guide that the node stands for, while it lives.
    @Unretained var guide: LayoutGuide?
    /// The node of the superview, or of a guide's owning view.
    @Unretained var parent: LayoutNode?
  }

  var kin: Kin {
    get { stored.kin }
    _modify { yield &stored.kin }
  }
  var seat: Seat {
    get { stored.seat }
    _modify { yield &stored.seat }
  }
  var isDerived: Bool {
    get { stored.isDerived }
    _modify { yield &stored.isDerived }
  }
  var contentArea: LayoutNode? {
    get { stored.contentArea }
    _modify { yield &stored.contentArea }
  }
  var drafts: Drafts {
    get { stored.drafts }
    _modify { yield &stored.drafts }
  }
  /// Active constraints that name this node; those of which there are drafts are made now.
  var constraints: ContiguousArray<LayoutConstraint> {
    if drafts.contains(.naming) { makeDrafted() }
    return stored.constraints
  }
  /// The same without those of which there are drafts alone.
  var constraintsSoFar: ContiguousArray<LayoutConstraint> {
    get { stored.constraints }
    _modify { yield &stored.constraints }
  }

  var view: View? {
    get { kin.view }
    set { kin.view = newValue }
  }
  var guide: LayoutGuide? {
    get { kin.guide }
    set { kin.guide = newValue }
  }
  var parent: LayoutNode? {
    get { kin.parent }
    set { kin.parent = newValue }
  }

  // The members of the seat, as those who read a layout name them.
  var engine: LayoutEngine? {
    get { seat.engine }
    set { seat.engine = newValue }
  }
  var left: Problem.Variable { seat.left }
  var top: Problem.Variable { seat.top }
  var width: Problem.Variable { seat.width }
  var height: Problem.Variable { seat.height }
  var rank: Int64 { seat.rank }
  /// How far the frame reaches beyond the alignment rectangle.
  var alignmentInsets: EdgeInsets { seat.rare?.alignmentInsets ?? .zero }
  var isRightToLeft: Bool { seat.isRightToLeft }
  var content: ContentRows {
    get { seat.content }
    _modify { yield &seat.content }
  }
  var frameRows: FrameRows {
    get { seat.rare?.frameRows ?? FrameRows() }
    _modify { yield &seat.rareOrNew.frameRows }
  }
  var wrapping: WrappedContent {
    get { seat.rare?.wrapping ?? WrappedContent() }
    _modify { yield &seat.rareOrNew.wrapping }
  }
  /// How far the exact origin lies from the pixel that it was rounded to.
  var residue: Residue { engine?.residue(at: seat.slot) ?? Residue() }
  var queued: Queued {
    get { seat.queued }
    _modify { yield &seat.queued }
  }

  /// Whether the view or guide still lives.
  var isThere: Bool { kin.$view.isThere || kin.$guide.isThere }

  /// The view or guide, while it lives.
  var item: AnyObject? { view ?? guide }

  /// The nearest view: the node's own, or the owner of the guide.
  var nearestView: View? { view ?? guide?.owningView }

  /// Whether the node has variables in its engine.
  var isAttached: Bool { seat.$engine.isThere }

  /// Which lists of the engine hold the node.
  struct Queued: OptionSet {
    let rawValue: UInt8
    static let content = Queued(rawValue: 1)
    static let frame = Queued(rawValue: 2)
    static let measuring = Queued(rawValue: 4)
    static let baseline = Queued(rawValue: 8)
    static let lines = Queued(rawValue: 16)
  }

  /// Adds a constraint that names the node; answers where it stands until it hears of another
  /// place.
  func take(_ constraint: LayoutConstraint) -> Int32 {
    // Most items of a layout are named by four to eight constraints: one allocation holds them.
    if constraintsSoFar.isEmpty { constraintsSoFar.reserveCapacity(7) }
    constraintsSoFar.append(constraint)
    return Int32(truncatingIfNeeded: constraintsSoFar.count - 1)
  }

  /// Forgets a constraint, which stands at a place unless it stands elsewhere.
  func forget(_ constraint: LayoutConstraint, at place: Int32) {
    let isThere =
      constraintsSoFar.indices.contains(Int(place)) && constraintsSoFar[Int(place)] === constraint
    guard
      let place = isThere ? Int(place) : constraintsSoFar.lastIndex(where: { $0 === constraint })
    else { return }
    let last = constraintsSoFar.removeLast()
    guard place < constraintsSoFar.count else { return }
    constraintsSoFar[place] = last
    last.stands(at: place, in: self, after: constraintsSoFar.count)
  }

  func forgetAll(where isGone: (LayoutConstraint) -> Bool) {
    constraintsSoFar.removeAll(where: isGone)
    for (place, constraint) in constraintsSoFar.enumerated() {
      constraint.stands(at: place, in: self)
    }
  }
}

/// A node's variables and rows in one engine.
struct Seat {
  /// The engine whose problem holds the variables.
  @Unretained var engine: LayoutEngine?

  /// The alignment rectangle in the parent's coordinates; a root has no origin.
  var left = Problem.Variable(index: -1)
  var top = Problem.Variable(index: -1)
  var width = Problem.Variable(index: -1)
  var height = Problem.Variable(index: -1)
  /// Where the engine keeps what applying the frame looks at.
  var slot: Int32 = -1

  var queued = LayoutNode.Queued()
  /// Whether the content's size depends on the width that the layout gives.
  var remeasures = false
  var isRightToLeft = false

  /// The order in the tree that settles ties.
  var rank: Int64 = 0
  var content = ContentRows()
  /// What few nodes have; made when first needed.
  private(set) var rare: RareSeat?

  var rareOrNew: RareSeat {
    mutating get {
      if let rare { return rare }
      let new = RareSeat()
      rare = new
      return new
    }
  }
}

/// What few nodes have in an engine, kept apart so that walks of a tree fetch less.
final class RareSeat {
  var alignmentInsets = EdgeInsets.zero
  /// Rows made from the frame: of an autoresizing mask, or of a root.
  var frameRows = FrameRows()
  var wrapping = WrappedContent()
  /// The baselines that rows were last made from.
  var baselines: BaselineOffsets?
}

/// The rows that a content size makes.
struct ContentRows {
  @MaybeRow var widthAtMost: Problem.Constraint?
  @MaybeRow var widthAtLeast: Problem.Constraint?
  @MaybeRow var heightAtMost: Problem.Constraint?
  @MaybeRow var heightAtLeast: Problem.Constraint?
}

/// What wrapping content was measured for.
struct WrappedContent {
  /// The widths at which wrapping content is known to have the size that was last measured; none before.
  var measuredWidths: ClosedRange<Double>?
  var measuredSize = CGSize.zero
  /// The same of the size before it: mostly content is asked for two widths in turns, until it settles.
  var widthsBefore: ClosedRange<Double>?
  var sizeBefore = CGSize.zero
  /// The widths that the content named when it was asked last, by whomever.
  var namedWidths: ClosedRange<Double>?
  /// Whether the width rows hold the widest line in place of the natural width.
  var isNarrowed = false
  var wrappedWidth = 0.0
  /// The width that the content is asked for its size at, while it is.
  var givenWidth: CGFloat?
  /// The size that the content had before it changed, until it is measured.
  var former: CGSize?

  /// Whether a width was measured; if so, its size is the one that was measured last.
  ///
  /// If not, the last one is kept as the one before, and the next one takes its place.
  mutating func recall(_ width: Double) -> Bool {
    if let measuredWidths, measuredWidths.contains(width) { return true }
    swap(&measuredWidths, &widthsBefore)
    swap(&measuredSize, &sizeBefore)
    return measuredWidths?.contains(width) ?? false
  }
}
