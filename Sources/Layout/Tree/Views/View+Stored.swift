import Foundation

extension View {
  /// What is kept of each view, and looked at by each walk of the tree and each moved frame.
  ///
  /// The order is that of use, so that what is looked at together is fetched from memory together.
  /// The class holds all of it in one property without checks of exclusive access: a tree belongs
  /// to one thread, and the checks would take a good part of the time that the walks take.
  struct Stored {
    var flags: Flags = [
      .translatesMask, .userInteraction, .isOpaque, .autoresizesSubviews, .needsLayout,
      .needsUpdateConstraints, .updatesBelow, .insetsMayChange,
    ]
    /// How many children wait for the pass, or have descendants that do.
    var waitingCount: Int32 = 0
    /// The frame without the transform.
    var box: CGRect
    var children: [View] = []
    /// Which of the siblings stands first; see ``View/siblingIndex`` for the place.
    var listNumber = 0
    var links = Links()
    var boundsOrigin = CGPoint.zero

    /// Active constraints that are held here, but for those of which a stack has drafts alone.
    var held: [LayoutConstraint] = []
    var priorities = ContentPriorities()
    /// What ``View/intrinsicContentSize`` said last; asked again after it was invalidated.
    var cachedContentSize: CGSize?
  }

  final var flags: Flags {
    get { stored.flags }
    _modify { yield &stored.flags }
  }

  final var waitingCount: Int32 {
    get { stored.waitingCount }
    _modify { yield &stored.waitingCount }
  }

  final var box: CGRect {
    get { stored.box }
    _modify { yield &stored.box }
  }

  final var children: [View] {
    get { stored.children }
    _modify { yield &stored.children }
  }

  final package var listNumber: Int {
    get { stored.listNumber }
    _modify { yield &stored.listNumber }
  }

  final var links: Links {
    get { stored.links }
    _modify { yield &stored.links }
  }

  final var boundsOrigin: CGPoint {
    get { stored.boundsOrigin }
    _modify { yield &stored.boundsOrigin }
  }

  /// Active constraints that are held here; those of which there are drafts are made now.
  final var held: [LayoutConstraint] {
    if node.drafts.contains(.held) { makeDrafted() }
    return stored.held
  }

  /// The same without those of which there are drafts alone, as all are that nobody asked for yet.
  final var heldSoFar: [LayoutConstraint] {
    get { stored.held }
    _modify { yield &stored.held }
  }

  final var priorities: ContentPriorities {
    get { stored.priorities }
    _modify { yield &stored.priorities }
  }

  final var cachedContentSize: CGSize? {
    get { stored.cachedContentSize }
    _modify { yield &stored.cachedContentSize }
  }
}
