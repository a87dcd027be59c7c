import Foundation
package import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
package import SnaplineLayout
package import SnaplineScene
import SnaplineText
import Synchronization

extension SceneFacts {
  /// What the views of a scene know beside their picture, as they were just laid out.
  ///
  /// - Parameters:
  ///   - views: The views by their places in the scene's tree.
  ///   - fit: How texts stand in their labels.
  package init(of views: [View], fit: (Label) -> Label.Fit = { $0.fit }) {
    self.init()
    drawnParts = Font.drawnParts
    let places = views.places
    for (place, view) in views.enumerated() {
      note(view, at: place, fit)
      for constraint in view.constraints { note(constraint, places) }
    }
    if let root = views.first { addUsualColors(in: root.traits) }
  }

  mutating func note(_ view: View, at place: Int, _ fit: (Label) -> Label.Fit) {
    let facts = view.facts(fit)
    views[place] = facts == OfView() ? nil : facts
  }

  /// Notes that a view has another size, which matters to texts and to what fingers aim at.
  mutating func noteSize(of view: View, at place: Int, _ fit: (Label) -> Label.Fit) {
    if views[place]?.target != nil { return note(view, at: place, fit) }
    guard let label = view as? Label else { return }
    var facts = views[place] ?? OfView()
    facts.note(label, fit)
    views[place] = facts == OfView() ? nil : facts
  }

  private mutating func note(_ constraint: LayoutConstraint, _ places: [ObjectIdentifier: Int]) {
    guard let axis = constraint.firstAttribute.positionAxis else { return }
    let views = constraint.views
    guard let first = views.first.flatMap({ places[ObjectIdentifier($0)] }),
      let second = views.second.flatMap({ places[ObjectIdentifier($0)] }), first != second
    else { return }
    let overlaps = constraint.overlapsNeighbours(on: axis)
    for (one, other) in [(first, second), (second, first)] {
      ties[one, default: []].append(
        Tie(other: other, isAcross: axis == .horizontal, overlaps: overlaps)
      )
    }
  }

  /// Notes what the constraints of a tree contradict, and what they leave open.
  package mutating func addTroubles(of root: View, in views: [View]) {
    troubles += root.layoutConflicts.map { Trouble(.conflict, $0.diagnostic, node: nil) }
    guard Self.looksForOpenConstraints else { return }
    let places = views.places
    let open = root.layoutAmbiguities(atMost: Self.mostTroubles, unless: { _, _ in false })
    troubles += zip(open.told, open.views).map { told, view in
      Trouble(.ambiguity, told.diagnostic, node: view.flatMap { places[ObjectIdentifier($0)] })
    }
  }

  /// More than a person reads.
  private static let mostTroubles = 50
}

extension SceneFacts.Trouble {
  package init(_ kind: Kind, _ diagnostic: Diagnostic, node: Int?) {
    self.init(
      kind: kind,
      node: node,
      subject: diagnostic.subject,
      cause: diagnostic.cause,
      remedy: diagnostic.remedy,
      line: diagnostic.place.flatMap { place in
        place.line.map { SceneOrigins.Line(file: place.file, number: $0) }
      }
    )
  }
}

// MARK: Colours

extension SceneFacts {
  /// Adds the colours of the system's letters on those of its grounds, which it makes stronger itself
  /// where people ask for more contrast; none where they do.
  private mutating func addUsualColors(in traits: Traits) {
    guard traits.accessibilityContrast != .high else { return }
    let usual = UsualColors.of(traits)
    (usualInks, usualPairs) = (usual.inks, usual.pairs)
  }
}

/// What the system's letters and grounds are under some traits.
///
/// Many trees have the same traits, and their colours are looked up once.
private struct UsualColors {
  /// All that colours depend on.
  struct Circumstances: Hashable {
    let traits: Traits
    let metrics: Metrics
  }

  let inks: Set<RGBA>
  let pairs: Set<SceneFacts.InkPair>

  /// More than a sweep over all text sizes and appearances has.
  private static let mostKnown = 64
  private static let known = Mutex<[Circumstances: UsualColors]>([:])

  static func of(_ traits: Traits) -> UsualColors {
    let now = Circumstances(traits: traits, metrics: Environment.current.metrics)
    if let usual = known.withLock({ $0[now] }) { return usual }
    let usual = UsualColors(traits)
    known.withLock { known in
      if known.count >= mostKnown { known.removeAll() }
      known[now] = usual
    }
    return usual
  }

  private init(_ traits: Traits) {
    func resolved(_ colors: [Color]) -> [RGBA] { colors.map { $0.resolved(with: traits) } }
    let (tints, grounds) = (resolved(Self.tints), resolved(Self.grounds))
    // Buttons lie on weak fills, or on a weak shade of their tint.
    let shades = tints.map { tint in
      var shade = tint
      shade.alpha = 0.18
      return shade
    }
    let covers = (resolved(Self.fills) + shades).flatMap { fill in grounds.map { fill.over($0) } }
    let inks = Set(tints + resolved(Self.inks))
    var pairs: Set<SceneFacts.InkPair> = []
    for ground in Set(grounds + covers) {
      for ink in inks { pairs.insert(SceneFacts.InkPair(ink: ink, ground: ground.rounded)) }
    }
    for tint in tints { pairs.insert(SceneFacts.InkPair(ink: .white, ground: tint.rounded)) }
    (self.inks, self.pairs) = (inks, pairs)
  }

  private static var tints: [Color] { [.systemBlue, .link, .systemRed] }

  private static var inks: [Color] {
    [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .systemGray,
    ]
  }

  private static var fills: [Color] {
    [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
  }

  private static var grounds: [Color] {
    [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground,
    ]
  }
}
