import SnaplineDiagnostics
package import SnaplineLayout
package import SnaplineScene

/// A tree as it was laid out and painted, for those who ask why it is as it is.
package protocol AskedLayout {
  var scene: Scene { get }
  /// The views by their places in the scene's tree.
  var views: [View] { get }
  /// The root of the tree.
  var canvas: View { get }

  /// A constraint in the words of who wrote it, with its place there.
  func told(_ reason: LayoutReason) -> LayoutReason
  /// Why a number is what it is, with the views of the steps.
  func explained(
    _ view: View,
    _ attribute: LayoutConstraint.Attribute
  ) -> (told: LayoutExplanation, views: [View?])
  /// The sets of constraints that can't hold together.
  var contradictions: [LayoutConflict] { get }
  /// The numbers that nothing decides, with the view of each.
  var openNumbers: (told: [LayoutAmbiguity], views: [View?]) { get }
}

extension AskedLayout {
  /// The paths of views in the tree.
  package var paths: [ObjectIdentifier: String] {
    let named = zip(views, scene.tree.paths).map { (ObjectIdentifier($0), $1) }
    return Dictionary(named) { first, _ in first }
  }

  /// The place of a path in the tree.
  package func node(at path: String) -> Int? { scene.tree.paths.firstIndex(of: path) }

  /// Open numbers beyond these are more than a person reads.
  private static var mostTold: Int { 50 }

  package func explained(
    _ view: View,
    _ attribute: LayoutConstraint.Attribute
  ) -> (told: LayoutExplanation, views: [View?]) {
    var (told, views) = view.explained(attribute)
    for place in told.steps.indices {
      told.steps[place].reasons = told.steps[place].reasons.map(self.told)
    }
    for place in told.misses.indices {
      told.misses[place].reason = self.told(told.misses[place].reason)
      told.misses[place].obstacles = told.misses[place].obstacles.map(self.told)
    }
    return (told, views)
  }

  package var contradictions: [LayoutConflict] {
    canvas.layoutConflicts.map { conflict in
      var conflict = conflict
      conflict.reasons = conflict.reasons.map(told)
      return conflict
    }
  }

  package var openNumbers: (told: [LayoutAmbiguity], views: [View?]) {
    let open = canvas.layoutAmbiguities(atMost: Self.mostTold, unless: { _, _ in false })
    return (open.told, open.views)
  }

  /// How each constraint stands: two layouts with the same are of one shape.
  package var signature: [String] {
    canvas.constraintStates.map { state in
      let line = state.reason.place?.line ?? 0
      return "\(line)\(state.isMissed ? "-" : state.slack > 1e-3 ? "+" : "=")"
    }
  }
}

/// A tree that code made: its constraints are told as they are.
package struct LaidOutTree: AskedLayout {
  package let scene: Scene
  package let views: [View]
  package let canvas: View

  package init(_ scene: Scene, _ views: [View], of canvas: View) {
    (self.scene, self.views, self.canvas) = (scene, views, canvas)
  }

  package func told(_ reason: LayoutReason) -> LayoutReason { reason }
}
