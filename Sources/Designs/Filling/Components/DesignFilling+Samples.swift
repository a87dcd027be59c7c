import SnaplineData

extension DesignFilling {
  /// Each component of the file that nothing uses, with values that stand in for its arguments: what is
  /// wrong in it is told before anybody uses it.
  func samples(at span: Span) -> [Node] {
    let unused = components.values.filter { component in
      !usedComponents.contains(component.name) && component.isWhole
        && component.span.source === span.source
    }
    return unused.sorted { $0.span.range.lowerBound < $1.span.range.lowerBound }
      .compactMap { sample(of: $0) }
  }

  private func sample(of component: Component) -> Node? {
    let needed = component.parameters.filter { $0.standard == nil }
    // Of what isn't known to be one value nothing can be said.
    let given = needed.compactMap { parameter in
      parameter.kind.sample(at: component.span).map {
        Entry(key: parameter.name, keySpan: component.span, value: $0)
      }
    }
    guard given.count == needed.count else { return nil }
    let value = Node(mapping: given, span: component.span)
    let use = Entry(key: component.name, keySpan: component.span, value: value)
    var place = Surroundings(data: DataFrame(.data, DataMapping()))
    place.isSample = true
    let node = Node(mapping: [use], span: component.span)
    return instance(of: component, by: use, [use], node, in: place)
  }
}

extension ParameterKind {
  /// An argument to look at a component with; nothing where that could be anything.
  fileprivate func sample(at span: Span) -> Node? {
    switch self {
    case .list, .object, .any: nil
    case .view, .views:
      Node(
        list: [Node(Scalar(text: "view", isPlain: true, verbatimStart: nil), span: span)],
        span: span
      )
    case .word, .number, .boolean, .oneOf:
      Node(Scalar(text: example, isPlain: true, verbatimStart: nil), span: span)
    }
  }
}
