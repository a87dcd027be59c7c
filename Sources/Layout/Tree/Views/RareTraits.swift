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
  var backgroundFills: [BackgroundFill] = []
  var drawing: ViewDrawing?
  var masking = Masking()
  var tinting = Tinting()
  var autoresizingMask: View.AutoresizingMask = []
  var insets = Insets()
  /// What is said of the content's size instead of what the view's class says.
  var statedContentSize: StatedSize?
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
  var ownGuides = OwnGuides()
  /// Whether the view's class draws right now.
  var isDrawing = false
  var gestureRecognizers: [GestureRecognizer] = []
  var interactions: [any Interaction] = []
  var watches: Watches?
  /// What others keep with the view.
  var companion: (any ViewCompanion)?
  /// Of a root: what its tree shares.
  var pass: LayoutPass?

  /// The mask of a view, and the view that it is the mask of.
  struct Masking {
    var mask: View?
    var fillsBounds = false
    @Unretained var masked: View?
  }

  struct Tinting {
    var color: Color?
    var adjustmentMode = View.TintAdjustmentMode.automatic
    /// Whether the view lies below something presented, which greys what says nothing of its own.
    var isCovered = false

    /// What the view itself asks for.
    var mode: View.TintAdjustmentMode {
      isCovered && adjustmentMode == .automatic ? .dimmed : adjustmentMode
    }
  }

  /// The margins of a view, and what of the safe area it takes in.
  struct Insets {
    var margins: View.Margins?
    var preservesSuperviewMargins = false
    var beginAtSafeArea = true
    /// Whether margins keep content as narrow as is good to read.
    var followReadableWidth = false
    var additionalSafeArea = EdgeInsets.zero
    /// Safe area and margins, where they are more than what was set.
    var settled: SettledInsets?
    /// Called when the part of the view that is covered was settled anew.
    var coverObserver: (() -> Void)?
  }

  /// The guides that a view makes itself, each when it is first asked for.
  struct OwnGuides {
    var margins: LayoutGuide?
    var safeArea: LayoutGuide?
    var readable: LayoutGuide?
    var frame: LayoutGuide?
    var keyboard: KeyboardLayoutGuide?
    var keyboardOverlap: KeyboardLayoutGuide?
  }

  func joinOverrides() {
    let outer = control?.traits ?? .unspecified
    let isPlain = traitOverrides == nil && outer == .unspecified && textSizes == TextSizeLimits()
    overrides =
      isPlain
      ? nil
      : OwnTraits(
        said: SaidTraits(outer.merging(traitOverrides?.traits ?? .unspecified)),
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
