import SnaplineDiagnostics

/// A look for names of views that aren't there.
struct NameCheck {
  let names: [String: Span]
  let guideNames: Set<String>
  let reading: Reading

  /// Looks at everything that the values of a view name.
  func look(at values: Values, of view: String?) {
    for anchorable in lookAtPlacements(in: values) {
      guard case .named(let name) = anchorable.base, name == view, let span = anchorable.span
      else { continue }
      reading.report(.placedAgainstItself(name), at: span)
    }
    for guide in values[InsideWords.guides]?.guides ?? [] { lookAtPlacements(in: guide.values) }
    let inside =
      (values[InsideWords.sequence]?.anchorables ?? [])
      + (values[InsideWords.defaults]?.anchorables ?? [])
    for anchorable in inside { look(at: anchorable, at: nil) }
    if let across = values[OverflowWords.crossAxis] { look(at: across, at: nil) }
    look(at: values[ViewWords.constraints])
  }

  /// Looks at everything that placements and sizes name; answers with what views are placed against.
  @discardableResult
  private func lookAtPlacements(in values: Values) -> [Anchorable] {
    let against = values.placements.flatMap(\.placedAgainst)
    for anchorable in against { look(at: anchorable, at: nil) }
    for key in [SizeKeys.width, SizeKeys.height] {
      for size in values[key]?.sizes ?? [] {
        if let target = size.amount.target { look(at: target, at: size.span) }
      }
    }
    return against
  }

  func look(at list: EquationList?) {
    for side in list?.equations.flatMap(\.sides) ?? [] {
      let isBaseline = side.attribute == .firstBaseline || side.attribute == .lastBaseline
      for item in side.items where !["self", "superview", "canvas"].contains(item.name) {
        look(at: item.name, at: item.span)
        if guideNames.contains(item.name), item.area != nil || isBaseline, let span = item.span {
          reading.report(.partOfGuide(item.name), at: span)
        }
      }
    }
  }

  func look(at value: ConditionValue) {
    for view in value.condition.tests.flatMap(\.views) where !view.isRelative {
      look(at: view.name, at: view.span)
      if guideNames.contains(view.name), let span = view.span {
        reading.report(.askedOfGuide(view.name), at: span)
      }
    }
  }

  func look(at name: String, at span: Span?) {
    guard names[name] == nil, let span else { return }
    if let owner = reading.scopes.owner(ofHidden: name) {
      let place = reading.componentSpans[owner]?.place
      return reading.report(.insideComponent(name, owner, at: place), at: span)
    }
    if reading.scopes.repeats(name) { return reading.report(.insideEach(name), at: span) }
    let seen = names.filter { !$0.key.contains("/") }
    reading.report(.unknownView(name, among: seen), at: span)
  }

  private func look(at anchorable: Anchorable, at span: Span?) {
    guard case .named(let name) = anchorable.base else { return }
    look(at: name, at: anchorable.span ?? span)
    if guideNames.contains(name), anchorable.area != nil, let span = anchorable.span ?? span {
      reading.report(.partOfGuide(name), at: span)
    }
  }
}

extension Message {
  fileprivate static func insideComponent(_ name: String, _ owner: String, at place: Place?)
    -> Message
  {
    let told = place.flatMap { place in place.line.map { " (\(place.file):\($0))" } } ?? ""
    return Message(
      "id-in-component",
      "'\(name.shortened)' is inside the component \(owner)\(told)",
      remedy: "name the instance: add an id where \(owner) is used"
    )
  }

  fileprivate static func insideEach(_ name: String) -> Message {
    Message(
      "id-in-each",
      "'\(name.shortened)' is made by 'each', once for each entry",
      remedy: "name a view around it, or write this on the node itself, about 'self'"
    )
  }

  fileprivate static func placedAgainstItself(_ name: String) -> Message {
    Message(
      "itself",
      "'\(name.shortened)' is placed against itself",
      remedy: "name another view, or superview"
    )
  }

  fileprivate static func askedOfGuide(_ name: String) -> Message {
    Message(
      "condition",
      "'\(name.shortened)' is a guide, and conditions are about views",
      remedy: "ask for the size of a view, such as superview.width"
    )
  }
}

extension Values {
  /// The placement that they say, and those in a list of several.
  fileprivate var placements: [Values] { [self] + (self[PlacementWords.place]?.placements ?? []) }

  /// Everything that a placement names.
  fileprivate var placedAgainst: [Anchorable] {
    var found: [Anchorable] = []
    for key in PlacedAgainst.boxes { found += self[key]?.sides ?? [] }
    for key in PlacedAgainst.points {
      guard let point = self[key] else { continue }
      found += [point.x, point.y].compactMap(\.self)
    }
    for key in PlacedAgainst.neighbours {
      if let neighbour = self[key]?.anchorable { found.append(neighbour) }
    }
    let edges = [
      self[PlacementWords.topTo]?.of, self[PlacementWords.bottomTo]?.of,
      self[PlacementWords.leadingTo]?.of, self[PlacementWords.trailingTo]?.of,
      self[PlacementWords.area],
    ]
    for case let edge? in edges { found.append(edge) }
    found += self[PlacementWords.horizontally]?.anchorables ?? []
    found += self[PlacementWords.vertically]?.anchorables ?? []
    return found
  }
}

/// The keys of placements that name views, by what they say of them.
private enum PlacedAgainst {
  static let boxes = [PlacementWords.filling, PlacementWords.fillingAtMost]
  static let points = [PlacementWords.centeredIn, PlacementWords.of]
  static let neighbours = [
    PlacementWords.below, PlacementWords.above, PlacementWords.after, PlacementWords.before,
    PlacementWords.fillingBelow, PlacementWords.fillingAbove, PlacementWords.fillingAfter,
    PlacementWords.fillingBefore,
  ]
}

extension SizeValue.Amount {
  /// What a size is measured against, where that is a view or an area.
  var target: Anchorable? {
    switch self {
    case .part(_, of: .anchorable(let target)), .multiple(of: .anchorable(let target), _, _, _):
      target
    default: nil
    }
  }
}
