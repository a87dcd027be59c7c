import Foundation
import SnaplineControls
import SnaplineLayout
import SnaplineText

extension SceneBuilder {
  /// A text whose parts have looks of their own.
  func attributedText(_ key: String, of element: XMLElement) -> NSAttributedString? {
    guard let whole = element.child("attributedString", key: key) else { return nil }
    let text = FreedMutableString(string: "")
    for fragment in whole.children(named: "fragment") {
      let content =
        fragment["content"] ?? fragment.child("string", key: "content")?.text
        ?? fragment.child("mutableString", key: "content")?.text ?? ""
      let looks = fragment.child("attributes").map(attributes(of:)) ?? [:]
      text.append(FreedString(string: content, attributes: looks))
    }
    return text
  }

  private func attributes(of element: XMLElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = element.child("font", key: "NSFont") ?? element.child("fontDescription") {
      attributes[.font] = typefaces.face(font)
    }
    if let color = palette.color("NSColor", of: element) { attributes[.foregroundColor] = color }
    if let color = palette.color("NSBackgroundColor", of: element) {
      attributes[.backgroundColor] = color
    }
    if let style = element.child("paragraphStyle", key: "NSParagraphStyle") {
      attributes[.paragraphStyle] = ParagraphStyle.Reference(paragraph(style))
    }
    if let kern = element.child(key: "NSKern")?.number("value") { attributes[.kern] = kern }
    for (key, name) in [
      (NSAttributedString.Key.underlineStyle, "NSUnderline"),
      (.strikethroughStyle, "NSStrikethrough"),
    ] {
      if let value = element.child(key: name)?.int("value") { attributes[key] = value }
    }
    return attributes
  }

  private func paragraph(_ element: XMLElement) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = element.word("alignment", in: AttributeWords.textAlignments) ?? .natural
    style.lineBreakMode =
      element.word("lineBreakMode", in: AttributeWords.lineBreakModes) ?? .byWordWrapping
    style.baseWritingDirection =
      element.word("baseWritingDirection", in: AttributeWords.writingDirections) ?? .natural
    let numbers: [(String, WritableKeyPath<ParagraphStyle, Double>)] = [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("headIndent", \.headIndent),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("tailIndent", \.tailIndent),
      ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
      ("lineHeightMultiple", \.lineHeightMultiple),
    ]
    for (name, path) in numbers {
      if let value = element.number(name) { style[keyPath: path] = value }
    }
    return style
  }
}
