public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene
public import SnaplineText

/// Text in one or more lines: UIKit's `UILabel`.
open class Label: View {
  /// The text as it was set last.
  var lastTexts: SetTexts?
  /// What records right now, for whoever draws text into another rectangle.
  var recorder: SceneRecorder?
  /// What is written with looks of its own, and the pictures among the letters.
  var written: WrittenText?
  private(set) final var ownFont = Label.standardFont
  private(set) final var ownTextColor = Color.label

  private static let standardFont = Font.systemFont(ofSize: Font.labelFontSize)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  // MARK: What it says

  open var text: String? {
    didSet {
      guard text != oldValue || written != nil else { return }
      written = nil
      invalidateIntrinsicContentSize()
      memberChanged()
    }
  }

  /// The text with attributes of its own; where it has none, those of the label are used.
  open var attributedText: NSAttributedString? {
    get { written?.attributed ?? text.map { NSAttributedString(string: $0) } }
    set { write(newValue) }
  }

  open override func value(forKey key: String) -> Any? {
    if let member = KeyedMember.named(key, of: self) { return member.get() }
    return super.value(forKey: key)
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    if KeyedMember.named(key, of: self)?.set(value) != true {
      super.setValue(value, forKey: key)
    }
  }

  // MARK: How it looks

  /// The font; setting `nil` brings back the system's at the size of labels.
  open var font: Font! {
    get { ownFont }
    set {
      let new = newValue ?? Self.standardFont
      guard new != ownFont else { return }
      ownFont = new
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the text; setting `nil` brings back the colour of labels.
  open var textColor: Color! {
    get { ownTextColor }
    set { ownTextColor = newValue ?? .label }
  }
  /// A gradient over the whole label, which its letters show in place of ``textColor``.
  ///
  /// Words with a colour of their own keep it. UIKit has no such property.
  open var textGradient: Gradient?
  /// The colour of the text in a highlighted label; `nil` leaves ``textColor``.
  open var highlightedTextColor: Color?
  open var isHighlighted = false
  /// Whether the text is as strong as usual; in a disabled label it is half as opaque.
  open var isEnabled = true
  open var shadowColor: Color?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var textAlignment = TextAlignment.natural

  /// Whether a text style's font follows the text size of the traits.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { invalidateIntrinsicContentSize() } }
  }

  // MARK: How it is broken into lines

  /// The largest number of lines; 0 stands for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The rules that may end a line before it is full.
  ///
  /// By default, no word is alone on the last line where another one can be beside it.
  open var lineBreakStrategy = LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The width at which the intrinsic size wraps; 0 takes the width from the layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Hyphenates words where a line would fill less than this part of the width; 0 never does.
  open var hyphenationFactor: CGFloat = 0 {
    didSet { if hyphenationFactor != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: How it fits

  /// Whether text that is too long is drawn smaller, down to ``minimumScaleFactor``.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest part of its size at which text is drawn; 0 never makes it smaller.
  open var minimumScaleFactor: CGFloat = 0
  /// The alignment of text that was made smaller.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// Whether letters are set closer before text is cut off.
  open var allowsDefaultTighteningForTruncation = false

  /// The alignment of text that was made smaller; the raw values are UIKit's.
  public enum BaselineAdjustment: Int, Hashable, Sendable {
    case alignBaselines, alignCenters, none
  }

  open override var intrinsicContentSize: CGSize {
    let wraps = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    let given = widthOfSecondLook
    let size = size(within: wraps ? preferredMaxLayoutWidth : given)
    // What a subclass makes of the text's size isn't known.
    if given != nil, type(of: self) == Label.self, let widths = lastTexts?.widths {
      contentIsSame(at: widths)
    }
    return size
  }

  open override var contentWraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width > 0 && numberOfLines != 1 ? size.width : nil)
  }

  /// The size of the text as a subclass would place it in bounds of a width, or without an end.
  private func size(within width: CGFloat?) -> CGSize {
    let endless = CGFloat.greatestFiniteMagnitude
    let bounds = CGRect(x: 0, y: 0, width: width ?? endless, height: endless)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// The rectangle of the text in some bounds, at their top left.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let isEndless = bounds.width >= CGFloat(Float.greatestFiniteMagnitude)
    let block = block(
      width: isEndless || numberOfLines == 1 && bounds.width <= 0 ? nil : bounds.width,
      lineLimit: numberOfLines
    )
    return CGRect(origin: bounds.origin, size: roundedUp(block.size))
  }

  /// Draws the text into a rectangle; subclasses may call it with another one.
  ///
  /// Does nothing outside of drawing.
  open func drawText(in rect: CGRect) { record(in: rect) }

  open override func baselineOffsets(in size: CGSize) -> BaselineOffsets? {
    let block = block(width: size.width)
    let top = topOfText(block, height: size.height)
    let grid = PixelGrid(scale: traits.displayScale)
    return BaselineOffsets(
      firstFromTop: grid.round(top + block.firstBaseline),
      lastFromBottom: size.height - grid.round(top + block.lastBaseline)
    )
  }

  open override var baselinePitch: CGFloat? { shownFont.lineHeight + shownFont.leading }

  open override var contentText: String? { text }

  open override func recordContent(into recorder: SceneRecorder) {
    // A label that was given no room shows nothing, as on iOS: rows are folded away like this.
    guard !bounds.isEmpty else { return }
    self.recorder = recorder
    defer { self.recorder = nil }
    drawText(in: bounds)
  }

  /// The font at the text size that holds here.
  var shownFont: Font {
    let font = font ?? ownFont
    return adjustsFontForContentSizeCategory ? font.adjusted(to: traits) : font
  }
}
