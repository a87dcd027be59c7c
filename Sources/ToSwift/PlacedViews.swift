import SnaplineDesigns
import SnaplineGeometry

/// Which views equations place or size, so that no default does it as well; as in the builder of trees,
/// by the numbers of views.
struct PlacedViews {
  private var placed: Set<Hold> = []
  private var sized: Set<Hold> = []

  private struct Hold: Hashable {
    var view: Int
    var axis: Axis
  }

  /// The number that stands for the canvas.
  static let canvas = -1

  func isPlaced(_ view: Int, on axis: Axis) -> Bool {
    placed.contains(Hold(view: view, axis: axis))
  }

  func isSized(_ view: Int, on axis: Axis) -> Bool {
    sized.contains(Hold(view: view, axis: axis))
  }

  /// Notes what a list of equations says, by a view in another one.
  mutating func note(_ list: EquationList?, by view: Int, superview: Int, _ index: ViewIndex) {
    func number(_ item: Equation.Item) -> Int? {
      switch item.name {
      case "self": view
      case "superview": superview
      case "canvas": Self.canvas
      default: index.named[item.name]?.element.number ?? index.guides[item.name]
      }
    }
    for equation in list?.equations ?? [] {
      for relationship in equation.relationships {
        guard let first = number(relationship.first.item) else { continue }
        note(relationship, first, relationship.second.flatMap { number($0.item) }, index)
      }
      guard let visual = equation.visual else { continue }
      for named in visual.names.compactMap({ index.named[visual.whole($0)] }) {
        placed.insert(Hold(view: named.element.number, axis: visual.axis))
        if visual.options.contains(where: \.aligns) {
          placed.insert(Hold(view: named.element.number, axis: visual.axis.crossing))
        }
      }
    }
  }

  private mutating func note(
    _ relationship: Relationship,
    _ first: Int,
    _ second: Int?,
    _ index: ViewIndex
  ) {
    let attribute = relationship.first.attribute
    let axis: Axis
    switch attribute.kind {
    case .horizontal: axis = .horizontal
    case .vertical: axis = .vertical
    case .dimension: axis = attribute == .width ? .horizontal : .vertical
    default: return
    }
    if attribute.kind == .dimension {
      guard relationship.relation == .equal, second != first else { return }
      sized.insert(Hold(view: first, axis: axis))
      return
    }
    guard let second, second != first else { return }
    func isIn(_ one: Int, _ other: Int) -> Bool { other == Self.canvas || index.isIn(one, other) }
    if !isIn(second, first) { placed.insert(Hold(view: first, axis: axis)) }
    if !isIn(first, second) { placed.insert(Hold(view: second, axis: axis)) }
  }
}

extension VisualOption {
  /// Whether it holds the views on the other axis.
  fileprivate var aligns: Bool { rawValue.hasPrefix("alignAll") }
}
