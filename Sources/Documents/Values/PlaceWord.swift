import SnaplineHelpers

/// A corner, the centre, the middle of a side, or an edge.
enum PlaceWord: String, Enumerator {
  case topLeading, topCenter, topTrailing, leadingCenter, center, trailingCenter
  case bottomLeading, bottomCenter, bottomTrailing
  case top, centerY, bottom
  case leading, centerX, trailing

  enum Kind {
    case position, horizontal, vertical
  }

  var kind: Kind {
    switch self {
    case .top, .centerY, .bottom: .vertical
    case .leading, .centerX, .trailing: .horizontal
    default: .position
    }
  }

  var position: LayoutPosition? {
    switch self {
    case .topLeading: .topLeading
    case .topCenter: .topCenter
    case .topTrailing: .topTrailing
    case .leadingCenter: .leadingCenter
    case .center: .center
    case .trailingCenter: .trailingCenter
    case .bottomLeading: .bottomLeading
    case .bottomCenter: .bottomCenter
    case .bottomTrailing: .bottomTrailing
    default: nil
    }
  }

  var verticalEdge: VerticalLayoutEdge? { VerticalEdgeWord(rawValue: rawValue)?.edge }
  var horizontalEdge: HorizontalLayoutEdge? { HorizontalEdgeWord(rawValue: rawValue)?.edge }
}

/// The edges of one axis.
protocol EdgeWord: Enumerator {
  static var axisName: String { get }
}

enum VerticalEdgeWord: String, EdgeWord {
  case top, centerY, bottom
  static let axisName = "vertical"

  var edge: VerticalLayoutEdge {
    switch self {
    case .top: .top
    case .centerY: .centerY
    case .bottom: .bottom
    }
  }
}

enum HorizontalEdgeWord: String, EdgeWord {
  case leading, centerX, trailing
  static let axisName = "horizontal"

  var edge: HorizontalLayoutEdge {
    switch self {
    case .leading: .leading
    case .centerX: .centerX
    case .trailing: .trailing
    }
  }
}

/// A point, or a rectangle where it says a size too.
struct FrameValue: DesignValue {
  var x, y: Length
  var size: (width: Length, height: Length)?

  private static let x = Key<Length>("x", "From the leading edge.", standard: "0")
  private static let y = Key<Length>("y", "From the top.", standard: "0")
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
