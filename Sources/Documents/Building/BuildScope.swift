import SnaplineDesigns
import SnaplineEnvironment
import SnaplineLayout

/// What holds for the view in hand and for all in it, until a view inside says otherwise.
struct BuildScope {
  var palette: Palette
  var traits: Traits
  /// The fonts that the design names.
  let fonts: [String: FontValue]
  /// Whether a view around says what placements mean that leave something out.
  var hasDefaults = false

  init(of document: DesignDocument, traits: Traits) {
    palette = Palette(named: document.values[DocumentWords.colors]?.colors ?? [:])
    fonts = document.values[DocumentWords.fonts]?.fonts ?? [:]
    self.traits = traits
  }

  /// The fonts as they are in the view in hand.
  var typefaces: Typefaces { Typefaces(named: fonts, traits: traits) }

  /// Takes over the traits that a view says.
  mutating func overrideTraits(by values: Values) {
    if let style = values[ViewWords.appearance]?.style, style != .unspecified {
      traits.userInterfaceStyle = style
    }
    guard values.says(ViewWords.minimumTextSize.name) || values.says(ViewWords.maximumTextSize.name)
    else { return }
    let chosen = traits.preferredContentSizeCategory
    let least = values[ViewWords.minimumTextSize]?.category ?? chosen
    let greatest = values[ViewWords.maximumTextSize]?.category ?? max(least, chosen)
    traits.preferredContentSizeCategory = min(max(chosen, least), greatest)
  }
}
