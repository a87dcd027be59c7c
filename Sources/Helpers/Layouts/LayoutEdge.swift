import SnaplineGeometry
import SnaplineLayout

/// Where a rectangle begins along an axis, where its middle is, and where it ends.
package enum AxisPoint: Int {
  case start, center, end
}

extension AxisPoint {
  func attribute(on axis: Axis) -> LayoutConstraint.Attribute {
    switch (axis, self) {
    case (.horizontal, .start): .leading
    case (.horizontal, .center): .centerX
    case (.horizontal, .end): .trailing
    case (.vertical, .start): .top
    case (.vertical, .center): .centerY
    case (.vertical, .end): .bottom
    }
  }
}

public enum HorizontalLayoutEdge: Hashable, Sendable, CaseIterable {
  case leading, centerX, trailing

  var point: AxisPoint {
    switch self {
    case .leading: .start
    case .centerX: .center
    case .trailing: .end
    }
  }
}

public enum VerticalLayoutEdge: Hashable, Sendable, CaseIterable {
  case top, centerY, bottom

  var point: AxisPoint {
    switch self {
    case .top: .start
    case .centerY: .center
    case .bottom: .end
    }
  }
}

/// A corner, the middle of a side, or the centre of a rectangle.
public enum LayoutPosition: Int, Hashable, Sendable, CaseIterable {
  case topLeading, topCenter, topTrailing, leadingCenter, center, trailingCenter, bottomLeading,
    bottomCenter, bottomTrailing

  // Three rows of three, in the order of reading.
  var x: AxisPoint { AxisPoint(rawValue: rawValue % 3) ?? .center }
  var y: AxisPoint { AxisPoint(rawValue: rawValue / 3) ?? .center }
}
