import Foundation
package import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
package import SnaplineLayout
package import SnaplineScene
import SnaplineText

extension SceneFacts {
  /// What the views of a scene know beside their picture, as they were just laid out.
  ///
  /// - Parameter views: The views by their places in the scene's tree.
  package init(of views: [View]) {
    self.init()
    drawnParts = Font.drawnParts
    let places = views.places
    for (place, view) in views.enumerated() {
      let facts = view.facts
      if facts != OfView() { self.views[place] = facts }
      for constraint in view.constraints { note(constraint, places) }
    }
    if let root = views.first { addUsualColors(in: root.traits) }
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
    func resolved(_ colors: [Color]) -> [RGBA] { colors.map { $0.resolved(with: traits) } }
    let (tints, grounds) = (resolved(Self.tints), resolved(Self.grounds))
    // Buttons lie on weak fills, or on a weak shade of their tint.
    let shades = tints.map { tint in
      var shade = tint
      shade.alpha = 0.18
      return shade
    }
    let covers = (resolved(Self.fills) + shades).flatMap { fill in grounds.map { fill.over($0) } }
    usualInks = Set(tints + resolved(Self.inks))
    for ground in Set(grounds + covers) {
      for ink in usualInks { usualPairs.insert(InkPair(ink: ink, ground: ground.rounded)) }
    }
    for tint in tints { usualPairs.insert(InkPair(ink: .white, ground: tint.rounded)) }
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
