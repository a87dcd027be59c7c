extension LayoutConstraint {
  /// What a view's class makes a constraint for; the raw values are the identifiers that UIKit gives it.
  enum Role: String {
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
    case contentOrigin = "UIScrollView-content-origin"
    case contentSize = "UIScrollView-content-size"
    case track = "GridView-track"

    /// Whether it is the constraint that holds a stack's spanning guide on the first view, which can
    /// always be met unless margins leave no room.
    func isAlwaysMet(_ relation: Relation, _ priority: LayoutPriority) -> Bool {
      self == .spanningBoundary && relation == .equal && priority == StackPriority.boundary
    }

    /// What the view does by it, behind its name.
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
      case .contentOrigin: "begins its content at the origin"
      case .contentSize: "keeps the size that was set for its content"
      case .track: "keeps its columns and rows"
      }
    }
  }
}
