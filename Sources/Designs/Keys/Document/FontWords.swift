/// The keys of a font's object form.
enum FontWords {
  static let family = Key<Text>("family", "The family of the font.", standard: "the system's")
  static let size = Key<PositiveLength>("size", "The size in points.")
  static let style = Key<TextStyleName>("style", "A text style, which follows the text size.")
  static let weight = Key<FontWeight>("weight", "The weight of the strokes.")
  static let italic = Key<Bool>("italic", "Whether the font is italic.", standard: "false")
  static let width = Key<FontWidth>(
    "width",
    "How wide the letters of the system font are.",
    standard: "standard"
  )
  static let design = Key<FontDesign>("design", "The design of the system font.")
  static let lineHeight = Key<PositiveLength>("lineHeight", "The height of a line in points.")

  static let tracking = Key<Length>(
    "tracking",
    "Additional points between letters; if negative, letters are closer.",
    standard: "0"
  )
  static let features = Key<FontFeatures>(
    "features",
    "OpenType features by their tags, such as [tnum, smcp]; 'liga=0' turns one off."
  )

  static let variations = Key<FontVariations>(
    "variations",
    "Values on the axes of a variable font by their tags, such as {wght: 450}."
  )
  static let scales = Key<TextStyleName>(
    "scales",
    "The text style with which a size in points grows.",
    standard: "none"
  )

  static let all: [any Word] =
    [
      family, size, style, weight, width, italic, design, lineHeight, tracking, features,
      variations,
      scales,
    ]
}
