public import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText

extension Label {
  /// Text with looks of its own, of either kind that Foundation has.
  struct Written {
    var string: NSAttributedString
    /// Where it came as a string of Swift's, that, with all it says.
    var native: AttributedString?
  }

  func write(_ string: NSAttributedString?) {
    text = string?.string
    written = string.map { Written(string: $0.copy() as? NSAttributedString ?? $0) }
    invalidateIntrinsicContentSize()
  }

  /// Says a string of Swift's, whose attributes are those of ``TextScope`` and ``LabelScope``.
  public func setAttributedText(_ string: AttributedString) {
    let plain = String(string.characters)
    text = plain
    written = Written(string: NSAttributedString(string: plain), native: string)
    invalidateIntrinsicContentSize()
  }

  /// The text as it is set, with the pictures that stand in it, each by its number.
  func styled(_ environment: Environment) -> (text: StyledText, images: [ImageAttachment]) {
    let attributes = attributes(environment.traits)
    guard let written else {
      return (StyledText(text ?? "", attributes: attributes), [])
    }
    var images: [ImageAttachment] = []
    let reader = AttributeReader(
      color: { value in
        if let fixed = value as? RGBA { return fixed }
        return (value as? Color)?.resolved(with: environment.traits)
      },
      attachment: { value in
        guard let attachment = value as? ImageAttachment else { return nil }
        images.append(attachment)
        return attachment.box(id: images.count - 1)
      },
      others: { values, attributes in
        LabelScope.read(values, traits: environment.traits, into: &attributes)
      },
      linkColor: tintColor.resolved(with: environment.traits)
    )
    let styled =
      if let native = written.native {
        StyledText(native, attributes: attributes, reader: reader)
      } else {
        StyledText(written.string, attributes: attributes, reader: reader)
      }
    return (styled, images)
  }

  /// The looks of what the text says nothing about.
  private func attributes(_ traits: Traits) -> TextAttributes {
    var paragraph = ParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    paragraph.hyphenationFactor = hyphenationFactor
    paragraph.lineBreakStrategy = lineBreakStrategy
    paragraph.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    let shown = isHighlighted ? highlightedTextColor ?? textColor : textColor
    var color = shown.resolved(with: traits)
    if !isEnabled { color.alpha /= 2 }
    var attributes = TextAttributes(font: shownFont, color: color, paragraph: paragraph)
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

  /// The text, set: for drawing with the height it has, and shrunk where it may be.
  func block(width: Double?, height: Double? = nil, lineLimit: Int? = nil) -> TextBlock {
    var environment = environment
    environment.traits.layoutDirection = LayoutDirection(effectiveUserInterfaceLayoutDirection)
    // Where the screen ends is no matter of text, which isn't set anew for it.
    environment.device = nil
    environment.safeArea = .zero
    environment.metrics = .iOS18
    let request = TextRequest(
      text: styled(environment).text,
      width: width,
      height: height,
      lineLimit: max(0, lineLimit ?? numberOfLines),
      environment: environment,
      least: height != nil && adjustsFontSizeToFitWidth && minimumScaleFactor > 0
        ? minimumScaleFactor : 1
    )
    if lastBlock?.request != request { lastBlock = nil }
    let block = lastBlock?.block ?? request.block
    lastBlock = (request, block)
    // A tree that the label joined later must hear it too.
    for diagnostic in block.diagnostics { report(diagnostic) }
    return block
  }

  func roundedUp(_ size: CGSize) -> CGSize {
    let grid = PixelGrid(scale: traits.displayScale)
    return CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height))
  }
}
