import Foundation

extension View {
  func add(_ guide: LayoutGuide) {
    guard guide.owningView !== self, !guide.node.isDerived else { return }
    guide.owningView?.removeLayoutGuide(guide)
    changeRare { $0.guides.append(guide) }
    guide.owningView = self
    // A guide's place in the problem belongs to its view's: both are made together.
    node.guideCame(guide, of: self)
  }

  func remove(_ guide: LayoutGuide) {
    guard let guides = rare?.guides, let place = guides.firstIndex(where: { $0 === guide }) else {
      return
    }
    for constraint in Array(guide.node.constraints) { constraint.deactivate() }
    guide.node.guideLeft()
    rare?.guides.remove(at: place)
    guide.owningView = nil
  }

  /// Takes many out at once.
  func remove(_ gone: [LayoutGuide]) {
    guard !gone.isEmpty else { return }
    for guide in gone {
      for constraint in Array(guide.node.constraints) where constraint.isActive {
        constraint.deactivate()
      }
      guide.node.constraintsSoFar = []
      guide.node.guideLeft()
      guide.owningView = nil
    }
    rare?.guides.removeAll { $0.owningView !== self }
  }

  /// The bounds less the margins.
  public var layoutMarginsGuide: LayoutGuide {
    if let guide = rare?.ownGuides.margins { return guide }
    let guide = derivedGuide(.margins, identifier: "UIViewLayoutMarginsGuide")
    rareOrNew.ownGuides.margins = guide
    return guide
  }

  /// Whether anybody asked for what lies within the margins.
  package final var usesLayoutMargins: Bool {
    rare?.ownGuides.margins != nil || rare?.ownGuides.readable != nil
  }

  /// The bounds less what bars and the screen's edges cover.
  public var safeAreaLayoutGuide: LayoutGuide {
    if let guide = rare?.ownGuides.safeArea { return guide }
    let guide = derivedGuide(.safeArea, identifier: "UIViewSafeAreaLayoutGuide")
    rareOrNew.ownGuides.safeArea = guide
    return guide
  }

  /// The middle of the area within the margins, no wider than is easy to read at the text size.
  public var readableContentGuide: LayoutGuide {
    if let guide = rare?.ownGuides.readable { return guide }
    let guide = derivedGuide(.readable, identifier: "UIViewReadableContentGuide")
    rareOrNew.ownGuides.readable = guide
    noteInsets()
    settle(settledInsets.safeArea, before: settledInsets)
    return guide
  }

  /// The bounds themselves.
  var frameGuide: LayoutGuide {
    if let guide = rare?.ownGuides.frame { return guide }
    let guide = derivedGuide(.frame, identifier: "UIScrollView-frameLayoutGuide")
    rareOrNew.ownGuides.frame = guide
    return guide
  }

  private func derivedGuide(_ kind: LayoutGuide.Derivation, identifier: String) -> LayoutGuide {
    let guide = LayoutGuide(of: self, kind, identifier: identifier)
    guide.node.follow(node)
    return guide
  }

  /// The guides whose rectangles follow from the bounds.
  var derivedGuides: [LayoutGuide] {
    guard let guides = rare?.ownGuides else { return [] }
    return [guides.margins, guides.safeArea, guides.readable, guides.frame].compactMap { $0 }
  }
}
