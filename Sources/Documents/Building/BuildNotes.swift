import SnaplineControls
import SnaplineDesigns
import SnaplineGeometry
import SnaplineLayout

import struct Foundation.CGSize

/// What making the views notes of them for the steps that come later.
struct BuildNotes {
  /// The views that are footers, by the numbers of their elements.
  var footers: Set<Int> = []
  /// The views that are all that their superview holds, and as large as it.
  var loneViews: Set<ObjectIdentifier> = []
  /// What the content of scroll views that overflow lies in, across.
  var crossAxes: [ObjectIdentifier: Anchorable] = [:]
  /// Of each stack with spacers, the first one.
  var firstSpacers: [ObjectIdentifier: View] = [:]
  /// Whether anything stands in a readable width, which takes more away at the sides of wider views.
  var usesReadableWidth = false
  /// Whether the design scrolls a view: how far that is possible depends on the size.
  var isScrolled = false
  /// What shows the texts that hold numbers of pages as another page has them.
  var pageTexts: [(PageNumber) -> Void] = []
  /// The items of collections that are being built, in order.
  var items: [ObjectIdentifier: [CollectionViewCell]] = [:]
}

/// What is known of a tree once it is laid out.
struct LayoutNotes {
  /// The size at which the canvas fits what is on it, where it was rounded up to whole pixels.
  var exactSize: CGSize?
  /// The numbers of frames that nothing decides, where they were looked for.
  var open = OpenSides()
  /// The views that have too little room, with the axes on which that is so: stacks, and texts.
  private var squeezed: [ObjectIdentifier: Set<Axis>] = [:]

  mutating func noteSqueezed(_ view: View, on axis: Axis) {
    squeezed[ObjectIdentifier(view), default: []].insert(axis)
  }

  func isSqueezed(_ view: ObjectIdentifier, on axis: Axis) -> Bool {
    squeezed[view]?.contains(axis) ?? false
  }
}
