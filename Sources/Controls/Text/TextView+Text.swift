import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText

extension TextView {
  func write(_ text: WrittenText) {
    written = text
    storageInUse?.hold(text.withLooks)
    selectedRange = NSRange(location: letters.utf16.count, length: 0)
    marked = nil
    textChanged()
    memberChanged()
  }

  /// Shows what was changed in the storage; what is selected behind the change moves along.
  func follow(_ range: NSRange, growth: Int, _ mask: TextStorage.EditActions) {
    if mask.contains(.editedCharacters) {
      let end = range.location + range.length - growth
      // The author's number may be one that the text never had.
      let location = min(selectedRange.location, letters.utf16.count - growth)
      selectedRange.location = location < end ? location : location + growth
      selectedRange = within(selectedRange)
      marked = nil
    }
    textChanged()
    memberChanged()
  }

  func textChanged() {
    lastBlock = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The text, or what stands in its place.
  var shownText: WrittenText { showsHint ? WrittenText(hint) : written }
  private var showsHint: Bool { hint != nil && (written.plain ?? "").isEmpty }

  /// The colour of letters that say no other.
  private var shownColor: Color { showsHint ? .placeholderText : textColor ?? .label }

  /// The font at the text size that holds here.
  var shownFont: Font {
    let font = font ?? .systemFont(ofSize: Font.smallSystemFontSize)
    return adjustsFontForContentSizeCategory ? font.adjusted(to: traits) : font
  }

  /// How far text stands from the sides of the content.
  var sides: (left: CGFloat, right: CGFloat) {
    let padding = textContainer.lineFragmentPadding
    return (textContainerInset.left + padding, textContainerInset.right + padding)
  }

  /// The text as it is set in a view of a width; without one its lines are as long as they like.
  func block(width: CGFloat?) -> TextBlock {
    let environment = textEnvironment
    let request = TextRequest(
      text: styled(environment).text,
      width: width.map { max(0, $0 - sides.left - sides.right) },
      lineLimit: max(0, textContainer.maximumNumberOfLines),
      environment: environment
    )
    if let lastBlock, lastBlock.request == request { return lastBlock.block }
    let block = request.block
    lastBlock = (request, block)
    for diagnostic in block.diagnostics { report(diagnostic) }
    return block
  }

  private func styled(
    _ environment: Environment
  ) -> (text: StyledText, images: [ImageAttachment]) {
    var paragraph = ParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = textContainer.lineBreakMode
    let attributes = TextAttributes(
      font: shownFont,
      color: shownColor.resolved(with: environment.traits),
      paragraph: paragraph
    )
    return shownText.styled(
      attributes,
      environment.traits,
      linkColor: tintColor.resolved(with: environment.traits)
    )
  }

  /// The size of the text with all around it; a text of no letters is as high as a line.
  func size(setting width: CGFloat?) -> CGSize {
    let size = roundedUp(block(width: width).size)
    let line = roundedUp(CGSize(width: 0, height: shownFont.lineHeight)).height
    return CGSize(
      width: size.width + sides.left + sides.right,
      height: max(size.height, line) + textContainerInset.top + textContainerInset.bottom
    )
  }

  /// Records the text where it stands in the content.
  func record(into recorder: SceneRecorder) {
    let block = block(width: bounds.width)
    let painter = TextPainter(
      recorder: recorder,
      block: block,
      images: block.attachments.isEmpty ? [] : styled(textEnvironment).images,
      tint: (textColor ?? .label).resolved(with: traits),
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    let left = recorder.origin.x - bounds.minX + sides.left
    let top = recorder.origin.y - bounds.minY + textContainerInset.top
    for diagnostic in painter.paint(left: left, top: top) { report(diagnostic) }
  }
}
