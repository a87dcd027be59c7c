import SnaplineGeometry

/// What a stack's constraint is for; the raw values are the identifiers that UIKit gives it.
enum StackRole: String {
  case canvasConnection = "UISV-canvas-connection"
  case spacing = "UISV-spacing"
  case alignment = "UISV-alignment"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case distributingEdge = "UISV-distributing-edge"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case canvasFit = "UISV-canvas-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case textWidthDisambiguation = "UISV-text-width-disambiguation"
  case hiding = "UISV-hiding"

  /// What the stack does by it, behind its name.
  var inWords: String {
    switch self {
    case .canvasConnection: "holds its edges on what it arranges"
    case .spacing, .distributingEdge: "keeps its spacing"
    case .alignment, .spanningBoundary: "aligns what it arranges"
    case .fillEqually: "shares its length out equally"
    case .fillProportionally: "shares its length out in proportion"
    case .spanningFit, .canvasFit, .ambiguitySuppression: "keeps what it arranges small"
    case .textWidthDisambiguation: "evens out the widths of its texts"
    case .hiding: "gives up the room of a hidden view"
    }
  }
}

/// Priorities of the constraints that give way.
enum StackPriority {
  /// An equality beside an inequality that is required.
  static let boundary = LayoutPriority(999.5)
  static let centering = LayoutPriority(149)
  static let spanningFit = LayoutPriority(51)
  static let canvasFit = LayoutPriority(49)
  static let suppression = LayoutPriority(25)
  /// The first share of a length; each one after it has one less.
  static let proportion: Float = 999
  /// How much stronger a text's width is than its resistance to being cut.
  static let textWidth: Float = 10
}

/// The attributes of an axis.
struct StackAxis {
  let start, end, center, extent: LayoutConstraint.Attribute

  init(_ axis: Axis) {
    switch axis {
    case .horizontal: (start, end, center, extent) = (.leading, .trailing, .centerX, .width)
    case .vertical: (start, end, center, extent) = (.top, .bottom, .centerY, .height)
    }
  }
}
