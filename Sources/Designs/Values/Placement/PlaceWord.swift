package import SnaplineGeometry

/// A corner, the centre, the middle of a side, or an edge.
package enum PlaceWord: String, Enumerator {
  case topLeading, topCenter, topTrailing, leadingCenter, center, trailingCenter
  case bottomLeading, bottomCenter, bottomTrailing
  case top, centerY, bottom
  case leading, centerX, trailing

  package enum Kind {
    case position, horizontal, vertical
  }

  package var kind: Kind {
    switch self {
    case .top, .centerY, .bottom: .vertical
    case .leading, .centerX, .trailing: .horizontal
    default: .position
    }
  }

  /// Where it lies along an axis, where it is an edge or a middle of that axis alone.
  package func place(on axis: Axis) -> AxisPlace? {
    switch axis {
    case .horizontal: HorizontalEdgeWord(rawValue: rawValue)?.place
    case .vertical: VerticalEdgeWord(rawValue: rawValue)?.place
    }
  }
}

/// The edges of one axis.
protocol EdgeWord: Enumerator {
  static var axisName: String { get }
  var place: AxisPlace { get }
}

/// An edge of a column, or its middle.
package enum VerticalEdgeWord: String, EdgeWord {
  case top, centerY, bottom
  static let axisName = "vertical"

  var place: AxisPlace {
    switch self {
    case .top: .start
    case .centerY: .center
    case .bottom: .end
    }
  }
}

/// An edge of a row, or its middle.
package enum HorizontalEdgeWord: String, EdgeWord {
  case leading, centerX, trailing
  static let axisName = "horizontal"

  var place: AxisPlace {
    switch self {
    case .leading: .start
    case .centerX: .center
    case .trailing: .end
    }
  }
}

/// A point, or a rectangle where it says a size too.
package struct FrameValue: DesignValue {
  package var x, y: Length
  package var size: (width: Length, height: Length)?

  private static let x = Key<Length>("x", "The distance from the leading edge.", standard: "0")
  private static let y = Key<Length>("y", "The distance from the top.", standard: "0")
  private static let width = Key<PositiveLength>("width", "The width.")
  private static let height = Key<PositiveLength>("height", "The height.")
  private static let words: [any Word] = [x, y, width, height]

  static var schema: JSONValue { .object(of: words) }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> FrameValue? {
    guard reading.isSaid(node, at: spot),
      let values = reading.object(node, by: words, at: spot)
    else { return nil }
    var frame = FrameValue(x: values[x] ?? Length(value: 0), y: values[y] ?? Length(value: 0))
    if values.says("width") || values.says("height") {
      guard let width = values[width]?.length, let height = values[height]?.length else {
        let missing = values.says("width") ? "height" : "width"
        if !(values.says("width") && values.says("height")) {
          reading.report(.missing(missing, of: spot.key), at: node.span)
        }
        return nil
      }
      frame.size = (width, height)
    }
    return frame
  }
}
