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
      guide.node.constraints = []
      guide.node.guideLeft()
      guide.owningView = nil
    }
    rare?.guides.removeAll { $0.owningView !== self }
  }

  /// The bounds less the margins.
  public var layoutMarginsGuide: LayoutGuide {
    if let guide = rare?.marginsGuide { return guide }
    let guide = derivedGuide(.margins, identifier: "UIViewLayoutMarginsGuide")
    rareOrNew.marginsGuide = guide
    return guide
  }

  /// Whether anybody asked for what lies within the margins.
  package final var usesLayoutMargins: Bool {
    rare?.marginsGuide != nil || rare?.readableGuide != nil
  }

  /// The bounds less what bars and the screen's edges cover.
  public var safeAreaLayoutGuide: LayoutGuide {
    if let guide = rare?.safeAreaGuide { return guide }
    let guide = derivedGuide(.safeArea, identifier: "UIViewSafeAreaLayoutGuide")
    rareOrNew.safeAreaGuide = guide
    return guide
  }

  /// The middle of the margins, no wider than is good to read at the text size.
  public var readableContentGuide: LayoutGuide {
    if let guide = rare?.readableGuide { return guide }
    let guide = derivedGuide(.readable, identifier: "UIViewReadableContentGuide")
    rareOrNew.readableGuide = guide
    noteInsets()
    settle(settledInsets.safeArea, before: settledInsets)
    return guide
  }

  /// The bounds themselves.
  var frameGuide: LayoutGuide {
    if let guide = rare?.frameGuide { return guide }
    let guide = derivedGuide(.frame, identifier: "UIScrollView-frameLayoutGuide")
    rareOrNew.frameGuide = guide
    return guide
  }

  private func derivedGuide(_ kind: LayoutGuide.Derivation, identifier: String) -> LayoutGuide {
    let guide = LayoutGuide(of: self, kind, identifier: identifier)
    guide.node.follow(node)
    return guide
  }

  /// The guides whose rectangles follow from the bounds.
  var derivedGuides: [LayoutGuide] {
    guard let rare else { return [] }
    return [rare.marginsGuide, rare.safeAreaGuide, rare.readableGuide, rare.frameGuide]
      .compactMap { $0 }
  }
}
