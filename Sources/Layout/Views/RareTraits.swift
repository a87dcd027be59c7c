import SnaplineGeometry

/// What a responder seldom has, kept apart so that a plain view stays small.
final class RareTraits {
  var accessibility = AccessibilityValues()
  var associations: Associations?

  var transform = Transform.identity
  var layer: Layer?
  var mask: View?
  var tint: Color?
  var autoresizingMask: View.AutoresizingMask = []
  var margins: View.Margins?
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  var guides: [LayoutGuide] = []
  var marginsGuide: LayoutGuide?
  /// What messages call a view that its author gave no identifier.
  var writtenName: String?
  /// Where a view stands written, as opposed to the constraints that place it.
  var origin: Origin?
  var gestureRecognizers: [GestureRecognizer] = []
  /// Of a root: what its tree shares.
  var pass: LayoutPass?
}

extension Responder {
  var rareOrNew: RareTraits {
    if let rare { return rare }
    let new = RareTraits()
    rare = new
    return new
  }

  func changeRare(_ change: (RareTraits) -> Void) { change(rareOrNew) }
}
