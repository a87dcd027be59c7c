public import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText

/// Letters in the current ``DrawingContext``, under UIKit's names.
extension NSAttributedString {
  /// Draws the text with its top left at a point; lines end only where paragraphs do.
  public func draw(at point: CGPoint) {
    DrawingContext.current?.draw(TextDrawing(self), at: point)
  }

  /// Draws as much of the text as fits into a rectangle.
  public func draw(in rect: CGRect) {
    DrawingContext.current?.draw(TextDrawing(self), in: rect)
  }

  public func draw(
    with rect: CGRect,
    options: StringDrawingOptions = [],
    context: StringDrawingContext?
  ) {
    DrawingContext.current?.draw(TextDrawing(self, options), in: rect)
  }

  /// The size in points, not rounded.
  public func size() -> CGSize { TextDrawing(self).block(width: nil, height: nil).size }

  public func boundingRect(
    with size: CGSize,
    options: StringDrawingOptions = [],
    context: StringDrawingContext?
  ) -> CGRect {
    TextDrawing(self, options).bounds(in: size)
  }
}

extension String {
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  public func draw(
    with rect: CGRect,
    options: StringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]?,
    context: StringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  public func boundingRect(
    with size: CGSize,
    options: StringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]?,
    context: StringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

/// The same for Foundation's strings.
extension NSString {
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    "\(self)".draw(at: point, withAttributes: attributes)
  }

  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    "\(self)".draw(in: rect, withAttributes: attributes)
  }

  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    "\(self)".size(withAttributes: attributes)
  }

  public func boundingRect(
    with size: CGSize,
    options: StringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]?,
    context: StringDrawingContext?
  ) -> CGRect {
    "\(self)".boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

/// How text is drawn in a rectangle; the raw values are UIKit's.
public struct StringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The top of the rectangle is the top of the first line, and not its baseline.
  public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = StringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = StringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 32)
}

/// Information about a drawn text: UIKit's `NSStringDrawingContext`, which is empty here.
public final class StringDrawingContext: NSObject {}

/// A text as it is drawn outside of any label.
struct TextDrawing {
  private let written: WrittenText
  private let isOneLine: Bool
  private let isTruncated: Bool
  private let environment: Environment

  init(_ string: NSAttributedString, _ options: StringDrawingOptions = .usesLineFragmentOrigin) {
    written = WrittenText(string)
    isOneLine = !options.contains(.usesLineFragmentOrigin)
    isTruncated = options.contains(.truncatesLastVisibleLine)
    environment = DrawingContext.current?.environment ?? .current
  }

  var styled: (text: StyledText, images: [ImageAttachment]) {
    let attributes = TextAttributes(font: .systemFont(ofSize: 12))
    let traits = environment.traits
    let link = Color.link.resolved(with: traits)
    return written.styled(attributes, traits, linkColor: link)
  }

  func block(width: Double?, height: Double?) -> TextBlock {
    Typesetter(in: environment).layout(
      styled.text,
      width: isOneLine ? nil : width,
      lineLimit: isOneLine ? 1 : 0,
      height: height
    )
  }

  func bounds(in size: CGSize) -> CGRect {
    let block = block(
      width: size.width > 0 ? size.width : nil,
      height: isTruncated && size.height > 0 ? size.height : nil
    )
    // Without the option, the rectangle is counted from the baseline.
    let top = isOneLine ? -block.firstBaseline : 0
    return CGRect(origin: CGPoint(x: 0, y: top), size: block.size)
  }

  /// Where the top of the lines lies, of a text that is drawn at a height.
  func top(of block: TextBlock, at y: CGFloat) -> CGFloat {
    isOneLine ? y - block.firstBaseline : y
  }
}

extension DrawingContext {
  fileprivate func draw(_ text: TextDrawing, at point: CGPoint) {
    paint(text, text.block(width: nil, height: nil), at: point)
  }

  fileprivate func draw(_ text: TextDrawing, in rect: CGRect) {
    let size = rect.standardized.size
    guard !size.width.isNaN, !size.height.isNaN else { return note(.notFinite) }
    guard size.width > 0, size.height > 0 else { return }
    let block = text.block(width: size.width, height: size.height)
    paint(text, block, at: CGPoint(x: rect.minX, y: text.top(of: block, at: rect.minY)))
  }

  private func paint(_ text: TextDrawing, _ block: TextBlock, at point: CGPoint) {
    guard (point.x + point.y).isFinite else { return note(.notFinite) }
    let recorder = SceneRecorder(environment: environment)
    let painter = TextPainter(
      recorder: recorder,
      block: block,
      images: text.styled.images,
      tint: Color.label.resolved(with: environment.traits),
      isRightToLeft: environment.traits.layoutDirection == .rightToLeft
    )
    for diagnostic in painter.paint(left: point.x, top: point.y) + block.diagnostics {
      note(diagnostic)
    }
    let letters = block.lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } }
    emit(recorder.items, steps: letters)
  }
}
