public import Foundation
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene
public import SnaplineText

/// Text in one or more lines: UIKit's `UILabel`.
open class Label: View {
  /// The block that was set last, with what it was set from.
  private var lastBlock: (request: TextRequest, block: TextBlock)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open var text: String? { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }

  open var font: Font = .systemFont(ofSize: Font.labelFontSize) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var textColor: Color = .label
  open var textAlignment = TextAlignment.natural

  /// How many lines there may be at most; 0 stands for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The width at which the intrinsic size wraps; 0 takes the width that the layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether a font of a text style follows the text size that a person chose.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFont() }
  }

  private func adjustFont() {
    guard let style = font.textStyle else { return }
    font = .preferredFont(forTextStyle: style, compatibleWith: traits)
  }

  open override var intrinsicContentSize: CGSize {
    let wraps = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return roundedUp(block(width: wraps ? preferredMaxLayoutWidth : nil).size)
  }

  open override var contentWraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    roundedUp(block(width: width).size)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width: Double? = size.width > 0 && numberOfLines != 1 ? size.width : nil
    return roundedUp(block(width: width).size)
  }

  open override func baselineOffsets(in size: CGSize) -> BaselineOffsets? {
    let block = block(width: size.width)
    let top = topOfText(block, height: size.height)
    let grid = PixelGrid(scale: traits.displayScale)
    return BaselineOffsets(
      firstFromTop: grid.round(top + block.firstBaseline),
      lastFromBottom: size.height - grid.round(top + block.lastBaseline)
    )
  }

  open override var baselinePitch: CGFloat? { font.lineHeight + font.leading }

  open override var contentText: String? { text }

  open override func recordContent(into recorder: SceneRecorder) {
    let block = block(width: bounds.width, height: bounds.height)
    let top = topOfText(block, height: bounds.height)
    for var line in block.lines {
      line.x += recorder.origin.x
      // Glyphs stand on whole pixels: a baseline between two would be drawn on either.
      line.baseline = recorder.grid.round(recorder.origin.y + top + line.baseline)
      recorder.append(.text(line))
    }
  }

  /// Where the lines stand in the bounds: down from the first one's capitals, to the baseline of
  /// the last; nothing where there is no text.
  package var textFrame: CGRect? {
    let block = block(width: bounds.width, height: bounds.height)
    guard let left = block.lines.lazy.map(\.x).min(),
      let right = block.lines.lazy.map({ $0.x + $0.width }).max(), right > left
    else { return nil }
    let top = topOfText(block, height: bounds.height)
    return CGRect(
      x: bounds.minX + left,
      y: bounds.minY + top + block.firstBaseline - font.capHeight,
      width: right - left,
      height: block.lastBaseline - block.firstBaseline + font.capHeight
    )
  }

  /// Text stands in the middle of a label that is taller, on a whole pixel.
  private func topOfText(_ block: TextBlock, height: CGFloat) -> CGFloat {
    let room = height - block.size.height
    return room > 0 ? PixelGrid(scale: traits.displayScale).round(room / 2) : 0
  }

  private func roundedUp(_ size: CGSize) -> CGSize {
    let grid = PixelGrid(scale: traits.displayScale)
    return CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height))
  }

  private func block(width: Double?, height: Double? = nil) -> TextBlock {
    var environment = environment
    environment.traits.layoutDirection = LayoutDirection(effectiveUserInterfaceLayoutDirection)
    // Where the screen ends is no matter of text, which isn't set anew for it.
    environment.device = nil
    environment.safeArea = .zero
    var paragraph = ParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    let styled = StyledText(
      text ?? "",
      font: font,
      color: textColor.resolved(with: environment.traits),
      paragraph: paragraph
    )
    let request = TextRequest(
      text: styled,
      width: width,
      height: height,
      lineLimit: max(0, numberOfLines),
      environment: environment
    )
    if lastBlock?.request != request { lastBlock = nil }
    let block = lastBlock?.block ?? request.block
    lastBlock = (request, block)
    for diagnostic in block.diagnostics { report(diagnostic) }
    return block
  }
}
