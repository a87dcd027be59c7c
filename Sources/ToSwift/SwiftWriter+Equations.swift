import SnaplineDesigns
import SnaplineGeometry

/// Equations among views.
extension SwiftWriter {
  /// Writes a list of equations that a view has.
  func write(_ list: EquationList, by view: String, superview: String) {
    var constraints: [String] = []
    for equation in list.equations {
      guard equation.activation == .always else {
        if let span = equation.span {
          refuse(
            "'activation' can't be said with this library's helpers",
            cause: "a rule of activation is SeaDog's, which is imported by itself",
            remedy: "leave 'activation' out, and set activationRule in Swift",
            at: span
          )
        }
        continue
      }
      let made =
        equation.visual.map { visual($0) }
        ?? equation.relationships.compactMap { constraint($0, by: view, superview) }
      let isPrioritized = equation.priority != nil
      for text in made {
        let text =
          isPrioritized
          ? prioritized(text, equation.priority ?? 1000, isList: equation.visual != nil) : text
        guard let label = equation.label else {
          if equation.visual == nil {
            constraints.append(text)
          } else {
            lines.add("ConstraintsList.activate(\(text), for: \(view))")
          }
          continue
        }
        let name = names.next(for: label, else: "constraint")
        lines.add("let \(name) = \(text)")
        if equation.visual == nil {
          lines.add("\(name).identifier = \(SwiftText.string(label))")
          constraints.append(name)
        } else {
          lines.add(
            "for constraint in \(name) { constraint.identifier = \(SwiftText.string(label)) }"
          )
          lines.add("ConstraintsList.activate(\(name), for: \(view))")
        }
      }
    }
    guard !constraints.isEmpty else { return }
    if constraints.count == 1 {
      return lines.add("ConstraintsList.activate([\(constraints[0])], for: \(view))")
    }
    lines.open("ConstraintsList.activate(")
    lines.open("[")
    for constraint in constraints { lines.add(constraint + ",") }
    lines.close("],")
    lines.add("for: \(view)")
    lines.close(")")
  }

  private func prioritized(_ text: String, _ priority: Double, isList: Bool) -> String {
    isList
      ? "\(text).map { $0.with(priority: \(self.priority(priority))) }"
      : "\(text).with(priority: \(self.priority(priority)))"
  }

  /// The constraints of a visual format; none where one of its views isn't there.
  private func visual(_ line: VisualLine) -> [String] {
    let all = (line.names + line.compared).map { ($0, line.whole($0)) }
    let isWhole = line.names.allSatisfy { name in
      let name = line.whole(name)
      return document.names[name] == nil || isThere(name)
    }
    guard isWhole else { return [] }
    var views: [String] = []
    for (name, whole) in all where isThere(whole) {
      let entry = "\(SwiftText.string(name)): \(thing(whole))"
      if !views.contains(entry) { views.append(entry) }
    }
    var call = SwiftCall()
    call.add("withVisualFormat", SwiftText.string(line.format))
    call.add(
      "options",
      line.options.isEmpty ? nil : SwiftText.list(line.options.map { ".\($0.rawValue)" })
    )
    let metrics = line.metrics.sorted { $0.key < $1.key }
      .map { "\(SwiftText.string($0.key)): \(points($0.value))" }
    call.add("metrics", metrics.isEmpty ? nil : SwiftText.list(metrics))
    call.add("views", views.isEmpty ? "[:]" : SwiftText.list(views))
    return [call.of("LayoutConstraint.constraints")]
  }

  private func isThere(_ name: String) -> Bool {
    index.named[name] != nil || index.guides[name] != nil || chartNames.parts.contains(name)
      || chartNames.guides.contains(name)
  }

  private func thing(_ name: String) -> String {
    noteUse(of: name)
    return variables[name] ?? guides[name] ?? variable(name)
  }

  /// One relation between two attributes; nothing where a view isn't there.
  private func constraint(
    _ relationship: Relationship,
    by view: String,
    _ superview: String
  ) -> String? {
    guard let first = item(relationship.first.item, by: view, superview) else { return nil }
    let attribute = relationship.first.attribute
    let relation =
      switch relationship.relation {
      case .equal: "equalTo"
      case .greaterOrEqual: "greaterThanOrEqualTo"
      case .lessOrEqual: "lessThanOrEqualTo"
      }
    guard let second = relationship.second else {
      let constant = SwiftText.number(relationship.constant)
      return "\(first).\(attribute.rawValue)Anchor.constraint(\(relation)Constant: \(constant))"
    }
    guard let other = item(second.item, by: view, superview) else { return nil }
    let constant = constant(of: relationship, first, other)
    let isDimension = attribute.kind == .dimension
    let isScaled = relationship.multiplier != 1
    if isScaled, !isDimension {
      let word =
        ["equalTo": "equal", "greaterThanOrEqualTo": "greaterThanOrEqual"][relation]
        ?? "lessThanOrEqual"
      var call = SwiftCall()
      call.add("item", first)
      call.add("attribute", ".\(attribute.rawValue)")
      call.add("relatedBy", ".\(word)")
      call.add("toItem", other)
      call.add("attribute", ".\(second.attribute.rawValue)")
      call.add("multiplier", SwiftText.ratio(relationship.multiplier))
      call.add("constant", constant ?? "0")
      return call.of("LayoutConstraint")
    }
    var call = SwiftCall()
    call.add(relation, "\(other).\(second.attribute.rawValue)Anchor")
    call.add("multiplier", isScaled ? SwiftText.ratio(relationship.multiplier) : nil)
    call.add("constant", constant)
    return call.of("\(first).\(attribute.rawValue)Anchor.constraint")
  }

  private func constant(of relationship: Relationship, _ first: String, _ second: String) -> String?
  {
    guard relationship.standards != 0, let other = relationship.second else {
      return relationship.constant == 0 ? nil : SwiftText.number(relationship.constant)
    }
    let attributes = [relationship.first.attribute, other.attribute]
    let areViews = [relationship.first.item, other.item].allSatisfy { item in
      item.area == nil && index.guides[item.name] == nil
    }
    if areViews, attributes.allSatisfy({ $0 == .firstBaseline || $0 == .lastBaseline }) {
      let pitch =
        "\(first).\(attributes[0].rawValue)Anchor.constraint("
        + "equalToSystemSpacingBelow: \(second).\(attributes[1].rawValue)Anchor, multiplier: 1).constant"
      return
        "\(SwiftText.number(relationship.constant)) + \(SwiftText.number(relationship.standards)) * \(pitch)"
    }
    let edges: [Equation.Attribute] = [.left, .right, .leading, .trailing, .top, .bottom]
    let isAtEdge =
      areViews && attributes.allSatisfy(edges.contains)
      && isWithin(relationship.first.item, other.item)
    let points = isAtEdge ? 20.0 : 8
    return SwiftText.number(relationship.constant + relationship.standards * points)
  }

  /// Whether one of two views lies in the other one.
  private func isWithin(_ one: Equation.Item, _ other: Equation.Item) -> Bool {
    let outer = ["superview", "canvas"]
    if outer.contains(one.name) || outer.contains(other.name) { return true }
    guard let first = index.named[one.name]?.element.number,
      let second = index.named[other.name]?.element.number
    else { return one.name == "self" || other.name == "self" }
    return first != second && (index.isIn(first, second) || index.isIn(second, first))
  }

  private func item(_ item: Equation.Item, by view: String, _ superview: String) -> String? {
    if index.guides[item.name] != nil || chartNames.guides.contains(item.name) {
      return guide(item.name)
    }
    let named: String
    var scrolls = false
    switch item.name {
    case "self": named = view
    case "superview": named = superview
    case "canvas": named = "canvas"
    default:
      guard index.named[item.name] != nil || chartNames.parts.contains(item.name) else {
        return nil
      }
      named = variable(item.name)
      scrolls = index.named[item.name]?.element.word.scrolls ?? false
    }
    if item.area == .scrollContent || item.area == .scrollFrame, !scrolls { return named }
    return part(item.area, of: named, item.span)
  }
}
