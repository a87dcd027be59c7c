import Foundation
import SnaplineControls
import SnaplineLayout
import SnaplineText

/// Sets the properties of views from the attributes of their elements.
enum ViewAttributes {
  static func label(_ label: Label, _ element: XMLElement, _ builder: SceneBuilder) {
    label.text = builder.wording.text("text", of: element)
    if let font = builder.typefaces.font(of: element) { label.font = font }
    if let color = builder.palette.color("textColor", of: element) { label.textColor = color }
    label.highlightedTextColor = builder.palette.color("highlightedColor", of: element)
    label.shadowColor = builder.palette.color("shadowColor", of: element)
    if let offset = element.size(key: "shadowOffset") { label.shadowOffset = offset }
    label.textAlignment =
      element.word("textAlignment", in: AttributeWords.textAlignments) ?? .natural
    label.lineBreakMode =
      element.word("lineBreakMode", in: AttributeWords.lineBreakModes) ?? .byTruncatingTail
    label.numberOfLines = max(0, element.int("numberOfLines") ?? 1)
    label.preferredMaxLayoutWidth = max(0, element.number("preferredMaxLayoutWidth") ?? 0)
    label.isEnabled = element.bool("enabled") ?? true
    label.isHighlighted = element.bool("highlighted") ?? false
    label.adjustsFontForContentSizeCategory =
      element.bool("adjustsFontForContentSizeCategory") ?? false
    label.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? false
    label.allowsDefaultTighteningForTruncation =
      element.bool("adjustsLetterSpacingToFitWidth") ?? false
    label.baselineAdjustment =
      element.word("baselineAdjustment", in: AttributeWords.baselineAdjustments) ?? .alignBaselines
    label.minimumScaleFactor = minimumScale(of: element, font: label.font)
    if let text = builder.attributedText("attributedText", of: element) {
      label.attributedText = text
    }
  }

  private static func minimumScale(of element: XMLElement, font: Font) -> CGFloat {
    if let factor = element.number("minimumScaleFactor") { return min(max(factor, 0), 1) }
    guard let size = element.number("minimumFontSize"), font.pointSize > 0 else { return 0 }
    return min(max(size / font.pointSize, 0), 1)
  }

  static func textField(_ field: TextField, _ element: XMLElement, _ builder: SceneBuilder) {
    field.text = builder.wording.text("text", of: element)
    field.placeholder = builder.wording.text("placeholder", of: element)
    field.borderStyle = element.word("borderStyle", in: AttributeWords.borderStyles) ?? .none
    field.font = builder.typefaces.font(of: element) ?? .systemFont(ofSize: Font.systemFontSize)
    if let color = builder.palette.color("textColor", of: element) { field.textColor = color }
    field.textAlignment =
      element.word("textAlignment", in: AttributeWords.textAlignments) ?? .natural
    field.clearButtonMode = element.word("clearButtonMode", in: AttributeWords.viewModes) ?? .never
    field.minimumFontSize = max(0, element.number("minimumFontSize") ?? 0)
    field.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
    field.adjustsFontForContentSizeCategory =
      element.bool("adjustsFontForContentSizeCategory") ?? false
    field.background = builder.pictures.image("background", of: element)
    if let traits = element.child("textInputTraits") {
      field.isSecureTextEntry = traits.bool("secureTextEntry") ?? false
      field.keyboardType = traits.word("keyboardType", in: AttributeWords.keyboards) ?? .default
    }
    if let text = builder.attributedText("attributedText", of: element) {
      field.attributedText = text
    }
    if let text = builder.attributedText("attributedPlaceholder", of: element) {
      field.attributedPlaceholder = text
    }
    control(field, element)
  }

  static func textView(_ view: TextView, _ element: XMLElement, _ builder: SceneBuilder) {
    view.font = builder.typefaces.font(of: element)
    if let color = builder.palette.color("textColor", of: element) { view.textColor = color }
    view.textAlignment =
      element.word("textAlignment", in: AttributeWords.textAlignments) ?? .natural
    view.adjustsFontForContentSizeCategory =
      element.bool("adjustsFontForContentSizeCategory") ?? false
    view.text = builder.wording.text("text", of: element) ?? ""
    scroll(view, element, builder)
    if let text = builder.attributedText("attributedText", of: element) {
      view.attributedText = text
    }
  }

  static func searchBar(_ bar: SearchBar, _ element: XMLElement, _ builder: SceneBuilder) {
    bar.text = builder.wording.text("text", of: element)
    bar.placeholder = builder.wording.text("placeholder", of: element)
    bar.prompt = builder.wording.text("prompt", of: element)
    bar.searchBarStyle =
      element.word("searchBarStyle", in: AttributeWords.searchBarStyles) ?? .default
    builder.tellStyle(bar, element)
    bar.showsCancelButton = element.bool("showsCancelButton") ?? false
    if let color = builder.palette.color("barTintColor", of: element) { bar.barTintColor = color }
    bar.isTranslucent = element.bool("translucent") ?? true
    bar.showsBookmarkButton = element.bool("showsBookmarkButton") ?? false
    bar.showsSearchResultsButton = element.bool("showsSearchResultsButton") ?? false
    bar.backgroundImage = builder.pictures.image("backgroundImage", of: element)
    if let traits = element.child("textInputTraits") {
      bar.keyboardType = traits.word("keyboardType", in: AttributeWords.keyboards) ?? .default
    }
    bar.showsScopeBar = element.bool("showsScopeBar") ?? false
    if let titles = element.child(key: "scopeButtonTitles") ?? element.child("scopeButtonTitles") {
      bar.scopeButtonTitles = titles.children.map(\.text)
    }
  }

  /// What all controls say.
  static func control(_ control: Control, _ element: XMLElement) {
    control.isEnabled = element.bool("enabled") ?? true
    control.isSelected = element.bool("selected") ?? false
    control.isHighlighted = element.bool("highlighted") ?? false
    if let word = element.word(
      "contentHorizontalAlignment",
      in: AttributeWords.alignmentsAcross
    ) {
      control.contentHorizontalAlignment = word
    }
    if let word = element.word("contentVerticalAlignment", in: AttributeWords.alignmentsDown) {
      control.contentVerticalAlignment = word
    }
  }
}
