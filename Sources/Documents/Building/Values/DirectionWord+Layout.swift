import SnaplineDesigns
import SnaplineLayout

extension DirectionWord {
  var attribute: SemanticContentAttribute {
    switch self {
    case .automatic: .unspecified
    case .leftToRight: .forceLeftToRight
    case .rightToLeft: .forceRightToLeft
    }
  }
}
