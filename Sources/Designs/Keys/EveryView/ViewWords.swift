package import SnaplineEnvironment

/// The keys that every view takes.
package enum ViewWords {
  package static let background = Key<Fill>(
    "background",
    "What fills the view, behind its content: a colour, a gradient, a picture, or a list of them."
  )
  package static let alpha = Key<Fraction>(
    "alpha",
    "The opacity of the view and its content: 0.5 or 50%.",
    standard: "1"
  )
  package static let hidden = Key<Bool>(
    "hidden",
    "Whether the view is hidden; its constraints still hold.",
    standard: "false"
  )
  package static let clips = Key<Bool>(
    "clips",
    "Whether content outside of the view's bounds is cut off.",
    standard: "false"
  )
  package static let cornerRadius = Key<CornerRadius>(
    "cornerRadius",
    "How round the corners are: 8, or 'round' for half of the shorter side.",
    standard: "0"
  )
  package static let border = Key<BorderValue>(
    "border",
    "A line along the inside of the edges, such as '1 separator'."
  )
  package static let direction = Key<DirectionWord>(
    "direction",
    "The view's direction of reading, whatever the language.",
    standard: "automatic"
  )
  package static let shadow = Key<ShadowList>(
    "shadow",
    "A soft copy of the view behind it, such as '8 black/20%'."
  )
  package static let mask = Key<ViewMaskValue>(
    "mask",
    "The mask of the view: a figure such as 'ellipse', a gradient, or a picture."
  )
  package static let effect = Key<EffectValue>(
    "effect",
    "An effect on the drawn view: a blur, a tint."
  )
  package static let blend = Key<BlendWord>(
    "blend",
    "How the view is mixed with what lies behind it in its superview.",
    standard: "normal"
  )
  package static let tint = Key<ColorValue>(
    "tint",
    "The tint colour of the view and of all inside it.",
    standard: "the superview's"
  )
  package static let margins = Key<InsetsValue>(
    "margins",
    "The distances from the edges to layoutMargins.",
    standard: "8"
  )
  package static let preservesSuperviewMargins = Key<Bool>(
    "preservesSuperviewMargins",
    "Whether the superview's margins also apply in the view if they reach into it.",
    standard: "false"
  )
  package static let insetsMarginsFromSafeArea = Key<Bool>(
    "insetsMarginsFromSafeArea",
    "Whether margins begin at the safe area.",
    standard: "true"
  )
  package static let additionalSafeArea = Key<InsetsValue>(
    "additionalSafeArea",
    "Additional insets of the safe area of the view and of all inside it.",
    standard: "0"
  )
  package static let appearance = Key<AppearanceWord>(
    "appearance",
    "Light or dark for the view and all inside it, whatever the environment says.",
    standard: "automatic"
  )
  package static let minimumTextSize = Key<ContentSizeCategory.Name>(
    "minimumTextSize",
    "The smallest text size in the view and all inside it, whatever a person chose.",
    standard: "none"
  )
  package static let maximumTextSize = Key<ContentSizeCategory.Name>(
    "maximumTextSize",
    "The largest text size in the view and all inside it, whatever a person chose.",
    standard: "none"
  )
  package static let transform = Key<TransformValue>(
    "transform",
    "Draws the view rotated, scaled or moved: {rotate: 45, scale: 2, x: 8, y: 8}."
  )
  package static let accessibility = Key<AccessibilityValue>(
    "accessibility",
    "What screen readers say about the view: its name, or {label, value, hint, traits}."
  )
  package static let constraints = Key<EquationList>(
    "constraints",
    "Equations among views, such as 'title.leading == icon.trailing + 8'."
  )

  package static let spacingAfter = Key<SpacingValue>(
    "spacingAfter",
    "In a stack or a flow, the distance to the next view: 8, or 'standard'.",
    standard: "the spacing"
  )

  package static let keepWithNext = Key<Bool>(
    "keepWithNext",
    "In a list of 'pages', whether the view stays on the page of the next view.",
    standard: "false"
  )
  package static let newPage = Key<Bool>(
    "newPage",
    "In a list of 'pages', whether the view begins a page.",
    standard: "false"
  )
  static let ofRows: [any Word] = [keepWithNext, newPage]

  package static let contentMode = Key<ContentModeWord>(
    "contentMode",
    "How a picture fills the view.",
    standard: "scaleToFill"
  )

  static let properties: [any Word] = [
    background, alpha, hidden, clips, cornerRadius, border, shadow, mask, effect, blend, tint,
    margins,
    preservesSuperviewMargins, insetsMarginsFromSafeArea, additionalSafeArea, direction,
    appearance, minimumTextSize, maximumTextSize, contentMode, transform, accessibility,
    constraints,
  ]
}

/// The keys that say how large a view is.
package enum SizeKeys {
  package static let width = Key<SizeList>("width", "The width: 100, 'atLeast 44', '50% of card'.")
  package static let height = Key<SizeList>(
    "height",
    "The height: 100, 'atLeast 44', '50% of card'."
  )
  package static let size = Key<SizePair>("size", "Width and height: 44 for both, or 320x200.")
  package static let aspect = Key<AspectValue>(
    "aspect",
    "The width divided by the height, such as 16/9; for an image also 'image', the picture's own ratio."
  )
  package static let hugging = Key<ContentPriorities>(
    "hugging",
    "How much the view resists being larger than its content."
  )
  package static let compression = Key<ContentPriorities>(
    "compression",
    "How much the view resists being smaller than its content."
  )

  static let all: [any Word] = [width, height, size, aspect, hugging, compression]
}

/// Every key that may stand beside a class key, whichever the class.
enum NodeWords {
  static let id = Key<ViewName>("id", "The view's name in the rest of the design.")

  static let all: [any Word] =
    [id] + ViewWords.properties + [ViewWords.spacingAfter] + ViewWords.ofRows + GridWords.cell
    + SizeKeys.all + PlacementWords.all + InsideWords.all + ConditionWords.all + FormWord.node

  static func named(_ name: String) -> (any Word)? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}

/// What an author calls a view.
struct ViewName: ScalarValue {
  var name: String
  var span: Span?

  static let meaning = "a name"
  static let remedy = "letters, digits, '_' and '-', a letter first"
  static let pattern =
    "(?!(?:" + reserved.sorted().joined(separator: "|") + #")\s*$)[A-Za-z_][A-Za-z0-9_-]*"#

  /// The letters of a text that a name may have.
  static func mended(_ text: String) -> String? {
    let isPart: (Character) -> Bool = {
      $0 == "-" || $0.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x5F }
    }
    let name = text.trimmed.replacing(" ", with: "-").filter(isPart).drop { !$0.isLetter }
    return name.isEmpty ? nil : String(name.prefix(40))
  }

  /// Words that mean something where a view's name may stand.
  static let reserved: Set<String> = [
    "superview", "canvas", "self", "safeArea", "layoutMargins", "margins", "readableContent",
    "scrollContent", "scrollFrame", "keyboardSafeArea", "keyboardFrame", "none", "default", "data",
  ]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> ViewName? {
    guard let scalar = reading.scalar(node, at: spot, wanted: meaning),
      reading.isSaid(node, at: spot)
    else { return nil }
    var name: ViewName? = parse(scalar.text, of: node, at: spot, in: reading)
    name?.span = node.span
    name?.name = reading.scopes.whole(scalar.text, in: reading.scope)
    return name
  }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> ViewName? {
    let start = scanner.position
    guard let name = scanner.name() else { return nil }
    guard !reserved.contains(name) else {
      throw Misread(message: .reservedName(name), range: start..<scanner.position)
    }
    return ViewName(name: name)
  }
}
