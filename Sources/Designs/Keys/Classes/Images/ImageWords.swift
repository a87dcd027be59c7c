/// The keys of a picture.
package enum ImageWords {
  package static let file = Key<PictureFile>(
    "file",
    "A picture beside the design: PNG, JPEG, WebP, GIF or SVG. '@2x' and '@3x' files are found too."
  )
  package static let symbol = Key<SymbolName>(
    "symbol",
    "A symbol by Apple's name, such as star.fill."
  )
  package static let data = Key<PictureData>("data", "The bytes of a picture, in Base64.")
  package static let template = Key<Bool>(
    "template",
    "Whether the tint replaces the picture's colours, but not its opacity.",
    standard: "false, for a symbol true"
  )
  package static let scale = Key<CanvasScale>(
    "scale",
    "The picture's pixels per point.",
    standard: "what the file's name says, or 1"
  )
  package static let slices = Key<InsetsValue>(
    "slices",
    "How much of each edge keeps its size while the rest is stretched."
  )
  package static let resizingMode = Key<ResizingModeWord>(
    "resizingMode",
    "Whether the part between the slices is stretched or repeated.",
    standard: "stretch"
  )
  package static let alignmentInsets = Key<InsetsValue>(
    "alignmentInsets",
    "The part at each edge, such as a shadow, that alignment ignores.",
    standard: "0"
  )
  package static let font = Key<FontValue>(
    "font",
    "The font whose size a symbol has.",
    standard: "17"
  )
  package static let direction = Key<PictureDirection>(
    "direction",
    "'mirrors' flips the picture in a view that reads from right to left."
  )

  static let content: [any Word] = [
    file, symbol, data, template, scale, slices, resizingMode, alignmentInsets, font, direction,
  ]
  package static let highlightedImage = Key<PictureContent>(
    "highlightedImage",
    "The picture that is shown while the view is highlighted."
  )
  package static let highlighted = Key<Bool>(
    "highlighted",
    "Whether the view is highlighted.",
    standard: "false"
  )
  package static let adjustsImageSize = Key<Bool>(
    "adjustsImageSize",
    "Whether the picture grows like body text at accessibility text sizes; a symbol doesn't.",
    standard: "false"
  )
  static let properties: [any Word] = [highlightedImage, highlighted, adjustsImageSize]

  /// The keys that each say a picture.
  static let sources = ["file", "symbol", "data"]
}

package enum PictureDirection: String, Enumerator {
  case mirrors
}

package enum ResizingModeWord: String, Enumerator {
  case stretch, tile
}

package enum ContentModeWord: String, Enumerator {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
    topLeft, topRight, bottomLeft, bottomRight
}
