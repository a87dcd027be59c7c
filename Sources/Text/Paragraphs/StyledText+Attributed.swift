public import Foundation
public import SnaplineScene

/// The meanings of an attributed string's values whose types this module doesn't know.
public struct AttributeReader {
  /// The colour that a value stands for; `nil` leaves the colour of the text around.
  public var color: (Any) -> RGBA?
  /// The box that a value stands for in place of U+FFFC.
  public var attachment: (Any) -> TextAttachment?
  /// Reads the attributes of an `AttributedString` whose keys this module doesn't know.
  public var others: (AttributeContainer, inout TextAttributes) -> Void
  /// The colour of links that have none of their own; `nil` leaves the colour of the text around.
  public var linkColor: RGBA?

  public init(
    color: @escaping (Any) -> RGBA? = { $0 as? RGBA },
    attachment: @escaping (Any) -> TextAttachment? = { $0 as? TextAttachment },
    others: @escaping (AttributeContainer, inout TextAttributes) -> Void = { _, _ in },
    linkColor: RGBA? = nil
  ) {
    self.color = color
    self.attachment = attachment
    self.others = others
    self.linkColor = linkColor
  }
}

extension StyledText {
  /// The text of an attributed string.
  ///
  /// - Parameters:
  ///   - attributed: The string; keys that nothing draws are ignored.
  ///   - attributes: The attributes that the string doesn't set.
  ///   - reader: What the string's colours and attachments mean.
  public init(
    _ attributed: NSAttributedString,
    attributes: TextAttributes,
    reader: AttributeReader = AttributeReader()
  ) {
    self.init()
    let units = Array(attributed.string.utf16)
    let whole = NSRange(location: 0, length: units.count)
    unsafe attributed.enumerateAttributes(in: whole) { values, range, _ in
      // A range may end within a character; each half is then a character that isn't one.
      let part = units[range.lowerBound..<min(range.upperBound, units.count)]
      let run = attributes.changed(by: values, reader)
      runs.append(Run(String(decoding: part, as: UTF16.self), run))
    }
  }

  /// The text of an `AttributedString`, with the attributes of ``TextScope``.
  public init(
    _ attributed: AttributedString,
    attributes: TextAttributes,
    reader: AttributeReader = AttributeReader()
  ) {
    self.init()
    for run in attributed.runs {
      let string = String(attributed[run.range].characters)
      runs.append(Run(string, attributes.changed(by: run.attributes, reader)))
    }
  }
}

extension TextAttributes {
  fileprivate func changed(
    by values: [NSAttributedString.Key: Any],
    _ reader: AttributeReader
  ) -> TextAttributes {
    var changed = self
    if let font = values[.font] as? Font { changed.font = font }
    if let color = reader.linkColor, values[.link] != nil { changed.color = color }
    changed.link = (values[.link] as? URL)?.absoluteString ?? values[.link] as? String
    if let color = values[.foregroundColor].flatMap(reader.color) { changed.color = color }
    if let color = values[.backgroundColor].flatMap(reader.color) {
      changed.backgroundColor = color
    }
    if let kern = attributeNumber(values[.tracking]) ?? attributeNumber(values[.kern]) {
      changed.kern = kern
    }
    if let offset = attributeNumber(values[.baselineOffset]) { changed.baselineOffset = offset }
    if let style = stroke(values[.underlineStyle]) { changed.underline = style }
    if let style = stroke(values[.strikethroughStyle]) { changed.strikethrough = style }
    changed.underlineColor = values[.underlineColor].flatMap(reader.color)
    changed.strikethroughColor = values[.strikethroughColor].flatMap(reader.color)
    changed.attachment = values[.attachment].flatMap(reader.attachment)
    if let shadow = values[.shadow] as? TextShadow { changed.shadow = shadow.value(reader) }
    if let outline = values[.letterOutline] as? LetterOutline { changed.outline = outline }
    if let share = attributeNumber(values[.strokeWidth]) {
      changed.outline = changed.outline(
        ofPercent: share,
        values[.strokeColor].flatMap(reader.color)
      )
    }
    switch values[.paragraphStyle] {
    case let style as ParagraphStyle: changed.paragraph = style
    case let style as ParagraphStyle.Reference: changed.paragraph = style.value
    default: break
    }
    return changed
  }

  fileprivate func changed(
    by values: AttributeContainer,
    _ reader: AttributeReader
  ) -> TextAttributes {
    var changed = self
    if let font = values[TextScope.FontAttribute.self] { changed.font = font }
    if let color = reader.linkColor, values.link != nil { changed.color = color }
    changed.link = values.link?.absoluteString
    changed.kern =
      values[TextScope.TrackingAttribute.self] ?? values[TextScope.KernAttribute.self] ?? kern
    if let shadow = values[TextScope.ShadowAttribute.self] {
      changed.shadow = shadow.value(reader)
    }
    changed.baselineOffset = values[TextScope.BaselineOffsetAttribute.self] ?? baselineOffset
    changed.underline = values[TextScope.UnderlineAttribute.self] ?? underline
    changed.strikethrough = values[TextScope.StrikethroughAttribute.self] ?? strikethrough
    changed.paragraph = values[TextScope.ParagraphAttribute.self] ?? paragraph
    reader.others(values, &changed)
    if let share = values[TextScope.StrokeWidthAttribute.self] {
      // The reader says the colour, which only it knows.
      changed.outline = changed.outline(ofPercent: share, changed.outline?.color)
    }
    return changed
  }

  /// The line along letters that UIKit's two attributes say; without a colour of its own it takes the text's.
  private func outline(ofPercent share: Double, _ color: RGBA?) -> LetterOutline? {
    guard share.isFinite, share != 0 else { return nil }
    return LetterOutline(
      width: abs(share) * font.pointSize / 100,
      color: color ?? self.color,
      isHollow: share > 0
    )
  }

  private func stroke(_ value: Any?) -> StrokeStyle? {
    if let style = value as? StrokeStyle { return style }
    guard let number = attributeNumber(value), number.isFinite, abs(number) < 1e9 else {
      return nil
    }
    return StrokeStyle(rawValue: Int(number))
  }
}

/// A number in any of the forms that attributes hold.
func attributeNumber(_ value: Any?) -> Double? {
  switch value {
  case let number as Double: number
  case let number as CGFloat: Double(number)
  case let number as Float: Double(number)
  case let number as any BinaryInteger: Double(number)
  case let number as NSNumber: number.doubleValue
  default: nil
  }
}
