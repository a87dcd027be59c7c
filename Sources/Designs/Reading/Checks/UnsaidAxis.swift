package import SnaplineDiagnostics

/// An axis of which a placement says nothing, so that it is filled, though the view has a size there.
struct UnsaidAxis {
  /// The key that would say it, and where the placement and the sizes stand.
  let key: String
  let lines: Set<Int>

  /// What a view leaves unsaid in each of its placements.
  static func all(in element: Element) -> [UnsaidAxis] {
    let listed = element.values[PlacementWords.place]?.placements ?? []
    // Of several placements each may say an axis.
    guard listed.isEmpty else { return [] }
    var found: [UnsaidAxis] = []
    element.values.forEachBranch { values in
      if let axis = UnsaidAxis(values, sizes: element.values) { found.append(axis) }
    }
    return found
  }

  private init?(_ values: Values, sizes: Values) {
    guard let key = values.unsaidAxisKey, let main = values.placementKeySpan else { return nil }
    let isVertical = key == PlacementWords.vertically.name
    let side = isVertical ? SizeKeys.height : SizeKeys.width
    let spans = [values, sizes].flatMap { values -> [Span?] in
      let pair = values[SizeKeys.size].map { isVertical ? $0.height : $0.width }
      let isPair = pair?.isFixed ?? false
      let isSide = values[side]?.sizes.contains(where: \.isFixed) ?? false
      return [
        isPair ? values.span(of: SizeKeys.size) : nil, isSide ? values.span(of: side) : nil,
      ]
    }.compactMap(\.self)
    guard !spans.isEmpty else { return nil }
    self.key = key
    lines = Set(([main] + spans).map(\.line))
  }
}

extension SizeValue {
  /// Whether nothing but one length will do.
  fileprivate var isFixed: Bool {
    if case .range = amount { return false }
    return relation == .exactly && priority == nil
  }
}

extension Values {
  private var form: PlacementForm? { PlacementWords.forms.first { says($0.main) } }

  fileprivate var placementKeySpan: Span? { form.flatMap { keySpan(named: $0.main) } }

  /// The key that would say the axis of which the placement says nothing.
  fileprivate var unsaidAxisKey: String? {
    guard let form else { return nil }
    let across = PlacementWords.horizontally.name
    let down = PlacementWords.vertically.name
    let unsaid: String? =
      switch form.main {
      case "after", "before", "fillingAfter", "fillingBefore", "leadingTo", across: down
      case "below", "above", "fillingBelow", "fillingAbove", "topTo", down: across
      default: (self[PlacementWords.pinnedTo] ?? self[PlacementWords.pinning])?.kind.crossing
      }
    return unsaid.flatMap { says($0) ? nil : $0 }
  }
}

extension PlaceWord.Kind {
  /// The key of the other axis, of an edge.
  fileprivate var crossing: String? {
    switch self {
    case .position: nil
    case .horizontal: PlacementWords.vertically.name
    case .vertical: PlacementWords.horizontally.name
    }
  }
}

extension Element {
  /// What mends a conflict that begins on a line, where the view itself shows it.
  fileprivate var remedies: [(line: Int, remedy: String)] {
    let unsaid = UnsaidAxis.all(in: self).flatMap { axis in
      axis.lines.map { ($0, "write \(axis.key): center, as an axis that isn't said is filled") }
    }
    let isPlaced = values.says(PlacementWords.place.name) || values.placementKeySpan != nil
    guard values[CollapsableWords.expanded] == false, !isPlaced else { return unsaid }
    let edge = values[CollapsableWords.edge]?.rawValue ?? "top"
    return unsaid + [
      (span.line, "write pinnedTo: \(edge), as what is collapsed has nothing to fill with")
    ]
  }
}

extension DesignDocument {
  /// Messages of conflicts with what their author most likely left out, in place of an equation.
  package func explaining(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.contains(where: \.isConflict) else { return diagnostics }
    var remedies: [Int: Set<String>] = [:]
    for element in elements {
      element.forEach { element in
        for (line, remedy) in element.remedies { remedies[line, default: []].insert(remedy) }
      }
    }
    return diagnostics.map { diagnostic in
      guard diagnostic.isConflict, let line = diagnostic.place?.line,
        let found = remedies[line], found.count == 1
      else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.remedy = found.first
      return diagnostic
    }
  }
}

extension Diagnostic {
  fileprivate var isConflict: Bool { layoutFault == .conflict }
}
