import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry

/// What a responder seldom has, kept apart so that a plain view stays small.
final class RareTraits {
  var accessibility = AccessibilityValues()
  var associations: Associations?
  var isFirstResponder = false

  var transform = Transform.identity
  var layer: Layer?
  var backgroundGradient: Gradient?
  var drawing: ViewDrawing?
  var mask: View?
  /// The view that this one is the mask of.
  @Unretained var masked: View?
  var tint: Color?
  var tintAdjustmentMode = View.TintAdjustmentMode.automatic
  var autoresizingMask: View.AutoresizingMask = []
  var margins: View.Margins?
  var preservesSuperviewLayoutMargins = false
  var insetsMarginsFromSafeArea = true
  /// Whether margins keep content as narrow as is good to read.
  var marginsFollowReadableWidth = false
  var additionalSafeArea = EdgeInsets.zero
  /// What is said of the content's size instead of what the view's class says.
  var statedContentSize: StatedSize?
  /// Safe area and margins, where they are more than what was set.
  var settledInsets: SettledInsets?
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  var traitOverrides: TraitOverrides? { didSet { joinOverrides() } }
  /// What ties a view to the controller that it belongs to.
  var control: ControllerLink? { didSet { joinOverrides() } }
  /// What the controller and the view itself override, the latter over the former.
  private(set) var overrides: OwnTraits?
  /// The bounds of the text size.
  var textSizes = TextSizeLimits() { didSet { joinOverrides() } }
  var traitObservers: [TraitObserver] = []
  var guides: [LayoutGuide] = []
  var marginsGuide: LayoutGuide?
  /// Whether the view's class draws right now.
  var isDrawing = false
  var safeAreaGuide: LayoutGuide?
  var readableGuide: LayoutGuide?
  var keyboardGuide: KeyboardLayoutGuide?
  /// Who is told when what covers the view was settled anew.
  var coverObserver: (() -> Void)?
  var keyboardOverlapGuide: KeyboardLayoutGuide?
  var frameGuide: LayoutGuide?
  /// What messages call a view that its author gave no identifier.
  var writtenName: String?
  /// Where a view stands written, as opposed to the constraints that place it.
  var origin: Origin?
  var gestureRecognizers: [GestureRecognizer] = []
  var interactions: [any Interaction] = []
  var watches: Watches?
  /// What others keep with the view.
  var companion: (any ViewCompanion)?
  /// Of a root: what its tree shares.
  var pass: LayoutPass?

  func joinOverrides() {
    let outer = control?.traits ?? .unspecified
    let isPlain = traitOverrides == nil && outer == .unspecified && textSizes == TextSizeLimits()
    overrides =
      isPlain
      ? nil
      : OwnTraits(
        said: outer.merging(traitOverrides?.traits ?? .unspecified),
        textSizes: textSizes
      )
  }
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
