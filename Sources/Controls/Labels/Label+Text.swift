public import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText

extension Label {
  func write(_ string: NSAttributedString?) {
    text = string?.string
    written = string.map { WrittenText($0) }
    invalidateIntrinsicContentSize()
    memberChanged()
  }

  /// Sets the text from an `AttributedString`, with the attributes of ``TextScope`` and ``LabelScope``.
  public func setAttributedText(_ string: AttributedString) {
    let written = WrittenText(string)
    text = written.plain
    self.written = written
    invalidateIntrinsicContentSize()
    memberChanged()
  }

  /// Takes the font of a text style, as large as the text size of the traits.
  func follow(_ style: Font.TextStyle) {
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
  }

  /// The text as it is set, with the pictures that stand in it, each by its number.
  func styled(_ environment: Environment) -> (text: StyledText, images: [ImageAttachment]) {
    let traits = environment.traits
    return (written ?? WrittenText(text)).styled(
      attributes(traits),
      traits,
      linkColor: tintColor.resolved(with: traits)
    )
  }

  /// The looks of what the text says nothing about.
  private func attributes(_ traits: Traits) -> TextAttributes {
    var paragraph = ParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    paragraph.hyphenationFactor = hyphenationFactor
    paragraph.lineBreakStrategy = lineBreakStrategy
    paragraph.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    var attributes = TextAttributes(
      font: shownFont,
      color: shownColor(traits),
      paragraph: paragraph
    )
    if let shadow = shadowColor?.resolved(with: traits) {
      attributes.shadow = Shadow(
        color: shadow,
        radius: 0,
        x: shadowOffset.width,
        y: shadowOffset.height
      )
    }
    return attributes
  }

  /// The colour of what the text says no colour of.
  func shownColor(_ traits: Traits) -> RGBA {
    let usual: Color = textColor
    var color = (isHighlighted ? highlightedTextColor ?? usual : usual).resolved(with: traits)
    if !isEnabled { color.alpha /= 2 }
    return color
  }

  /// Where the text of a part of the bounds is set.
  ///
  /// A label is measured at its exact width, and has the height for those lines. Its frame lies on whole pixels and
  /// may be narrower, by less than a pixel: a text that gets more lines there is set at the exact width.
  func room(for rect: CGRect) -> CGRect {
    let excess = exactWidth - bounds.width
    guard excess > 0, excess * traits.displayScale < 1, rect.width > 0, rect.height > 0 else {
      return rect
    }
    let exact = CGRect(
      origin: rect.origin,
      size: CGSize(width: rect.width + excess, height: rect.height)
    )
    let block = block(width: rect.width, height: rect.height)
    if let same = lastTexts?.widths, same.contains(exact.width) { return rect }
    let wider = self.block(width: exact.width, height: exact.height)
    let hasMore = wider.lines.count < block.lines.count || block.isTruncated && !wider.isTruncated
    return hasMore ? exact : rect
  }

  /// The text, set: for drawing with the height it has, and shrunk where it may be.
  func block(width: Double?, height: Double? = nil, lineLimit: Int? = nil) -> TextBlock {
    setting(width: width, height: height, lineLimit: lineLimit).block
  }

  /// The same with the part of its size that the text is shown at.
  func setting(
    width: Double?,
    height: Double?,
    lineLimit: Int? = nil
  ) -> (block: TextBlock, factor: Double) {
    let mayShrink = height != nil && adjustsFontSizeToFitWidth && minimumScaleFactor > 0
    let room = SetTexts.Room(
      width: width,
      height: height,
      lineLimit: max(0, lineLimit ?? numberOfLines),
      least: mayShrink ? minimumScaleFactor : 1
    )
    let texts = currentTexts
    lastTexts = texts
    let answer = texts.answer(in: room)
    // A tree that the label joined later must hear it too.
    for diagnostic in answer.block.diagnostics { report(diagnostic) }
    return answer
  }

  /// The texts that were set last where all that decides them is as it was, else none yet.
  private var currentTexts: SetTexts {
    let (last, look) = (lastTexts, look)
    if let look, let last, last.look?.isSame(as: look) ?? false { return last }
    let environment = textEnvironment
    let text = styled(environment).text
    if let last, last.isOf(text, environment) {
      last.look = look
      return last
    }
    return SetTexts(text, environment, look)
  }

  /// What decides how the text is set; nothing where that isn't known without building it.
  private var look: LabelLook? {
    guard written?.mayChange != true else { return nil }
    let environment = environment
    let traits = environment.traits
    return LabelLook(
      environment: environment,
      isRightToLeft: isRightToLeft,
      text: text,
      written: written?.attributed,
      linkColor: written == nil ? nil : tintColor.resolved(with: traits),
      font: font ?? ownFont,
      followsTextSize: adjustsFontForContentSizeCategory,
      legibility: adjustsFontForContentSizeCategory
        ? Environment.current.traits.legibilityWeight : nil,
      color: shownColor(traits),
      shadow: shadowColor?.resolved(with: traits),
      shadowOffset: shadowOffset,
      alignment: textAlignment,
      lineBreakMode: lineBreakMode,
      lineBreakStrategy: lineBreakStrategy,
      hyphenationFactor: hyphenationFactor,
      allowsTightening: allowsDefaultTighteningForTruncation
    )
  }
}
