import Foundation

extension View {
  func add(_ guide: LayoutGuide) {
    guard guide.owningView !== self, !guide.node.isDerived else { return }
    guide.owningView?.removeLayoutGuide(guide)
    changeRare { $0.guides.append(guide) }
    guide.owningView = self
    // A guide's place in the problem belongs to its view's: both are made together.
    if let engine = node.engine { engine.attach(guide, of: self) }
  }

  func remove(_ guide: LayoutGuide) {
    guard let guides = rare?.guides, let place = guides.firstIndex(where: { $0 === guide }) else {
      return
    }
    for constraint in Array(guide.node.constraints) { constraint.deactivate() }
    guide.node.engine?.detach(guide.node)
    rare?.guides.remove(at: place)
    guide.owningView = nil
  }

  /// The bounds less the margins.
  public var layoutMarginsGuide: LayoutGuide {
    let rare = rareOrNew
    if let guide = rare.marginsGuide { return guide }
    let guide = LayoutGuide(of: self, .margins, identifier: "UIViewLayoutMarginsGuide")
    guide.node.engine = node.engine
    guide.node.seat.isRightToLeft = node.isRightToLeft
    rare.marginsGuide = guide
    return guide
  }

  /// The guides whose rectangles follow from the bounds.
  var derivedGuides: [LayoutGuide] { rare?.marginsGuide.map { [$0] } ?? [] }
}
