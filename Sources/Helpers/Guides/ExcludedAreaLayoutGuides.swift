public import SnaplineLayout

/// The sides of a box, in the order in which helpers make their constraints.
enum BoxSide: String, CaseIterable {
  case top, leading, bottom, trailing
}

/// An area of a view whose outside has guides.
enum ExcludedArea {
  case safeArea, layoutMargins, readableContent

  func guides(of view: View) -> View.ExcludedAreaLayoutGuides {
    View.ExcludedAreaLayoutGuides(view: view, area: self)
  }

  fileprivate func guide(of view: View) -> LayoutGuide {
    switch self {
    case .safeArea: view.safeAreaLayoutGuide
    case .layoutMargins: view.layoutMarginsGuide
    case .readableContent: view.readableContentGuide
    }
  }
}

extension View {
  /// The parts of a view outside of one of its areas, with a guide for each side.
  ///
  /// The guides above and below are as wide as the view, and the other two are as high as the view, so
  /// they overlap in the corners. A guide is made at its first use.
  public struct ExcludedAreaLayoutGuides {
    fileprivate weak var view: View?
    fileprivate let area: ExcludedArea

    fileprivate init(view: View, area: ExcludedArea) {
      self.view = view
      self.area = area
    }

    public var top: LayoutGuide { self[.top] }
    public var leading: LayoutGuide { self[.leading] }
    public var bottom: LayoutGuide { self[.bottom] }
    public var trailing: LayoutGuide { self[.trailing] }

    /// The guide of a side; of a view that is gone, one that holds nothing.
    subscript(side: BoxSide) -> LayoutGuide {
      guard let view else { return LayoutGuide() }
      let inner = area.guide(of: view)
      let name = "AutoLayoutConvenience.excluded.\(inner.identifier).\(side.rawValue)"
      if let guide = view.layoutGuides.first(where: { $0.identifier == name }) { return guide }
      let guide = LayoutGuide()
      guide.identifier = name
      view.addLayoutGuide(guide)
      // The side beyond the area ends where the area begins, and the other way round.
      let top = side == .bottom ? inner.bottomAnchor : view.topAnchor
      let bottom = side == .top ? inner.topAnchor : view.bottomAnchor
      let leading = side == .trailing ? inner.trailingAnchor : view.leadingAnchor
      let trailing = side == .leading ? inner.leadingAnchor : view.trailingAnchor
      LayoutConstraint.activate([
        guide.topAnchor.constraint(equalTo: top),
        guide.leadingAnchor.constraint(equalTo: leading),
        guide.bottomAnchor.constraint(equalTo: bottom),
        guide.trailingAnchor.constraint(equalTo: trailing),
      ])
      return guide
    }
  }

  /// The parts outside of the safe area.
  public var unsafeAreaLayoutGuides: ExcludedAreaLayoutGuides {
    ExcludedArea.safeArea.guides(of: self)
  }

  /// The margins themselves.
  public var excludedByLayoutMarginsGuides: ExcludedAreaLayoutGuides {
    ExcludedArea.layoutMargins.guides(of: self)
  }

  /// The parts outside of the readable content, in which no text should be.
  public var unreadableContentLayoutGuides: ExcludedAreaLayoutGuides {
    ExcludedArea.readableContent.guides(of: self)
  }

  /// ``excludedByLayoutMarginsGuides`` by another name.
  public var excludedByLayoutMarginGuides: ExcludedAreaLayoutGuides {
    excludedByLayoutMarginsGuides
  }

  /// ``unreadableContentLayoutGuides`` by another name.
  public var unreadableContentGuides: ExcludedAreaLayoutGuides { unreadableContentLayoutGuides }
}
