import SnaplineDesigns
import SnaplineLayout

extension LayoutConstraint.FormatOptions {
  /// The options that a design lists, together.
  init(_ options: [VisualOption]) {
    self = options.reduce(into: []) { $0.formUnion($1.option) }
  }
}

extension VisualOption {
  fileprivate var option: LayoutConstraint.FormatOptions {
    switch self {
    case .alignAllLeft: .alignAllLeft
    case .alignAllRight: .alignAllRight
    case .alignAllTop: .alignAllTop
    case .alignAllBottom: .alignAllBottom
    case .alignAllLeading: .alignAllLeading
    case .alignAllTrailing: .alignAllTrailing
    case .alignAllCenterX: .alignAllCenterX
    case .alignAllCenterY: .alignAllCenterY
    case .alignAllFirstBaseline: .alignAllFirstBaseline
    case .alignAllLastBaseline: .alignAllLastBaseline
    case .directionLeadingToTrailing: .directionLeadingToTrailing
    case .directionLeftToRight: .directionLeftToRight
    case .directionRightToLeft: .directionRightToLeft
    case .spacingEdgeToEdge: .spacingEdgeToEdge
    case .spacingBaselineToBaseline: .spacingBaselineToBaseline
    }
  }
}
