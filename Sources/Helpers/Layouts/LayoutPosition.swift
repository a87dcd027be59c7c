import SnaplineLayout

/// A corner, the middle of a side, or the centre of a rectangle.
public enum LayoutPosition: Int, Hashable, Sendable, CaseIterable {
  case topLeading, topCenter, topTrailing, leadingCenter, center, trailingCenter, bottomLeading,
    bottomCenter, bottomTrailing
}

extension LayoutAnchorsProvider {
  func xAnchor(at position: LayoutPosition) -> LayoutXAxisAnchor {
    switch position {
    case .topLeading, .leadingCenter, .bottomLeading: leadingAnchor
    case .topCenter, .center, .bottomCenter: centerXAnchor
    case .topTrailing, .trailingCenter, .bottomTrailing: trailingAnchor
    }
  }

  func yAnchor(at position: LayoutPosition) -> LayoutYAxisAnchor {
    switch position {
    case .topLeading, .topCenter, .topTrailing: topAnchor
    case .leadingCenter, .center, .trailingCenter: centerYAnchor
    case .bottomLeading, .bottomCenter, .bottomTrailing: bottomAnchor
    }
  }
}
