import SnaplineDesigns
import SnaplineHelpers

extension PlaceWord {
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
}

extension AxisPlace {
  var point: AxisPoint {
    switch self {
    case .start: .start
    case .center: .center
    case .end: .end
    }
  }
}
