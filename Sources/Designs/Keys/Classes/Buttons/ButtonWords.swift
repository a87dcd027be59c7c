/// The keys of a button.
package enum ButtonWords {
  package static let title = Key<Text>("title", "The text.")
  package static let subtitle = Key<Text>("subtitle", "A second text below, in small letters.")
  package static let image = Key<PictureContent>(
    "image",
    "A picture beside the design, or {symbol: star.fill}."
  )
  package static let menu = Key<MenuValue>(
    "menu",
    "What a tap offers: a list of titles, or {items, showsChoice}."
  )
  static let content: [any Word] = [title, subtitle, image, menu]

  package static let kind = Key<ButtonKindWord>(
    "kind",
    "The style of the button.",
    standard: "plain"
  )
  package static let controlSize = Key<ButtonSizeWord>(
    "controlSize",
    "How large it is.",
    standard: "medium"
  )
  package static let cornerStyle = Key<CornerStyleWord>(
    "cornerStyle",
    "How round its corners are.",
    standard: "dynamic"
  )
  package static let role = Key<ButtonRoleWord>(
    "role",
    "The meaning of its action.",
    standard: "normal"
  )
  package static let imagePlacement = Key<ImagePlacementWord>(
    "imagePlacement",
    "On which side of the words the picture is.",
    standard: "leading"
  )
  package static let imagePadding = Key<PositiveLength>(
    "imagePadding",
    "The distance of the picture from the words.",
    standard: "0"
  )
  package static let titlePadding = Key<PositiveLength>(
    "titlePadding",
    "The distance of the subtitle from the title.",
    standard: "0"
  )
  package static let contentInsets = Key<InsetsValue>(
    "contentInsets",
    "Room around the content.",
    standard: "that of its size"
  )
  package static let font = Key<FontValue>(
    "font",
    "The font of the title.",
    standard: "that of its size"
  )
  package static let color = Key<ColorValue>(
    "color",
    "The colour of words and picture.",
    standard: "tint; white on a filled button"
  )
  package static let loading = Key<Bool>(
    "loading",
    "Whether a wheel replaces the picture.",
    standard: "false"
  )
  static let properties: [any Word] =
    [
      kind, controlSize, cornerStyle, role, imagePlacement, imagePadding, titlePadding,
      contentInsets, font, color, loading, ImageWords.adjustsImageSize,
    ] + ControlWords.states

  /// What only a button with a configuration knows.
  package static let configured: [String] = [
    "subtitle", "controlSize", "cornerStyle", "imagePlacement", "imagePadding", "titlePadding",
    "loading",
  ]
  /// What a button that closes something doesn't show.
  package static let shownElsewhere: [String] =
    configured + ["title", "image", "contentInsets", "font", "color"]
}

package enum ButtonKindWord: String, Enumerator {
  case plain, gray, tinted, filled, bordered, borderedTinted, borderedProminent, legacy, close
}

package enum ButtonSizeWord: String, Enumerator {
  case medium, mini, small, large
}

package enum CornerStyleWord: String, Enumerator {
  case dynamic, fixed, small, medium, large, capsule
}

package enum ButtonRoleWord: String, Enumerator {
  case normal, primary, cancel, destructive
}

package enum ImagePlacementWord: String, Enumerator {
  case leading, trailing, top, bottom
}
