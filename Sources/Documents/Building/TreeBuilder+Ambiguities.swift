import SnaplineDesigns
import SnaplineLayout

extension TreeBuilder {
  /// What nothing decides, but for what isn't the design's to decide: of a canvas that fits, the part
  /// of a pixel by which it was rounded up, and what a stack has no room for.
  ///
  /// Whatever can grow takes that part, so many views may be open by it. Only those are told that are
  /// so too on a canvas that fits exactly.
  ///
  /// - Returns: as many as are told, how many others there may be, and the sides of all.
  func ambiguities(atMost limit: Int) -> (
    told: [LayoutAmbiguity], views: [View?], others: Int, sides: OpenSides
  ) {
    ambiguities(atMost: limit) { isSqueezed($0, $1) }
  }

  /// The same, but for what is settled by what somebody says of a view and one of its attributes.
  func ambiguities(
    atMost limit: Int,
    unless isSettled: (View, LayoutConstraint.Attribute) -> Bool
  ) -> (told: [LayoutAmbiguity], views: [View?], others: Int, sides: OpenSides) {
    let open = layout.exactSize.map { canvas.openSides(at: $0) }
    if let open, open.isEmpty { return ([], [], 0, open) }
    return canvas.layoutAmbiguities(
      atMost: limit,
      unless: { view, attribute in view.map { isSettled($0, attribute) } ?? false },
      within: open
    )
  }
}
