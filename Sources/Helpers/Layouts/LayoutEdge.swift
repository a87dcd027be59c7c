import SnaplineGeometry
import SnaplineLayout

/// Where a rectangle begins along an axis, where its middle is, and where it ends.
enum AxisPoint: Int {
  case start, center, end
}

/// One of the three edges that a view has on an axis, as each axis names them.
protocol LayoutEdge {
  static var axis: Axis { get }
  var point: AxisPoint { get }
}

public enum HorizontalLayoutEdge: Hashable, Sendable, CaseIterable, LayoutEdge {
  case leading, centerX, trailing

  static var axis: Axis { .horizontal }

  var point: AxisPoint {
    switch self {
    case .leading: .start
    case .centerX: .center
    case .trailing: .end
    }
  }
}

public enum VerticalLayoutEdge: Hashable, Sendable, CaseIterable, LayoutEdge {
  case top, centerY, bottom

  static var axis: Axis { .vertical }

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
