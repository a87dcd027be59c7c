import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText

extension TextField {
  var shownFont: Font {
    let font = font ?? .systemFont(ofSize: Font.labelFontSize)
    return adjustsFontForContentSizeCategory ? font.adjusted(to: traits) : font
  }

  /// The text as it shows: letters that are secret are dots.
  var shownText: WrittenText {
    guard isSecureTextEntry, let plain = written.plain else { return written }
    return WrittenText(String(repeating: "•", count: plain.count))
  }

  /// Brings the line up to what the field says.
  func refresh() {
    var shown = hasText ? shownText : writtenPlaceholder
    if hasText, !otherLooks.isEmpty, shown.attributed == nil, let plain = shown.plain {
      shown = WrittenText(FreedString(string: plain, attributes: otherLooks))
    }
    if let attributed = shown.attributed {
      if line.attributedText != attributed { line.attributedText = attributed }
    } else if line.text != shown.plain || line.written != nil {
      line.text = shown.plain
    }
    line.font = shownFont
    line.textAlignment = textAlignment
    let color = hasText ? textColor ?? .label : .placeholderText
    line.textColor = isEnabled ? color : .tertiaryLabel
    line.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth && minimumFontSize > 0
    let scale = minimumFontSize / max(shownFont.pointSize, 1)
    line.minimumScaleFactor = scale > 0 ? min(1, scale) : 0
  }

  var textLooks: [NSAttributedString.Key: Any] {
    var paragraph = ParagraphStyle()
    paragraph.alignment = textAlignment
    let own: [NSAttributedString.Key: Any] = [
      .font: shownFont, .foregroundColor: textColor ?? .label,
      .paragraphStyle: ParagraphStyle.Reference(paragraph),
    ]
    return own.merging(otherLooks) { own, _ in own }
  }

  func takeLooks(_ looks: [NSAttributedString.Key: Any]) {
    if let font = looks[.font] as? Font { self.font = font }
    if let color = looks[.foregroundColor] as? Color { textColor = color }
    if let paragraph = looks[.paragraphStyle] as? ParagraphStyle.Reference {
      textAlignment = paragraph.alignment
    }
    otherLooks = looks.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
    contentChanged()
  }

  // MARK: Sizes

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private var showsClearButton: Bool {
    // Where a view stands on its side, the button has no room.
    hasText && isEnabled && shows(clearButtonMode) && !(rightView != nil && shows(rightViewMode))
  }

  /// The side views with the room they take, in the direction of reading.
  private var leadingView: View? { leftView.flatMap { shows(leftViewMode) ? $0 : nil } }
  private var trailingView: View? { rightView.flatMap { shows(rightViewMode) ? $0 : nil } }

  private static let clearSide: CGFloat = 19
  private var gap: CGFloat { sideGap ?? (borderStyle == .none ? 0 : 5) }

  var wantedSize: CGSize {
    refresh()
    let font = shownFont
    // A text of its own kind may be higher than the field's font.
    let height = max(font.lineHeight, line.sizeThatFits(.zero).height).rounded(.up)
    let sides = [
      leadingView.map { size(of: $0).width },
      trailingView.map { size(of: $0).width } ?? (showsClearButton ? Self.clearSide : nil),
    ]
    let around = sides.reduce(0) { $0 + ($1.map { 2 * gap + $0 } ?? borderStyle.inset) }
    let width = line.sizeThatFits(.zero).width.rounded(.up) + around
    return CGSize(width: width, height: borderStyle.height(ofLine: height, environment.metrics))
  }

  private func size(of side: View) -> CGSize {
    let content = side.intrinsicContentSize
    return CGSize(
      width: side.bounds.width > 0 ? side.bounds.width : max(0, content.width),
      height: side.bounds.height > 0 ? side.bounds.height : max(0, content.height)
    )
  }

  // MARK: Rectangles

  /// UIKit's left view stands on the right where reading begins there.
  func rect(for side: View?, in bounds: CGRect, _ isLeading: Bool) -> CGRect {
    guard let side else { return .zero }
    let size = size(of: side)
    let x = isLeading != isRightToLeft ? bounds.minX + gap : bounds.maxX - gap - size.width
    let y = bounds.minY + (bounds.height - size.height) / 2
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  func rectForClearButton(in bounds: CGRect) -> CGRect {
    let side = Self.clearSide
    let x = isRightToLeft ? bounds.minX + gap : bounds.maxX - gap - side
    return CGRect(x: x, y: bounds.minY + (bounds.height - side) / 2, width: side, height: side)
  }

  func rectForText(in bounds: CGRect) -> CGRect {
    var (left, right) = (borderStyle.inset, borderStyle.inset)
    if leadingView != nil {
      let taken = leftViewRect(forBounds: bounds)
      if isRightToLeft { right = bounds.maxX - taken.minX } else { left = taken.maxX - bounds.minX }
      if isRightToLeft { right += gap } else { left += gap }
    }
    if trailingView != nil || showsClearButton {
      let taken =
        trailingView == nil ? clearButtonRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
      if isRightToLeft {
        left = taken.maxX - bounds.minX + gap
      } else {
        right = bounds.maxX - taken.minX + gap
      }
    }
    var rect = bounds
    rect.origin.x += left
    rect.size.width = max(0, bounds.width - left - right)
    return atVerticalPlace(rect).offsetBy(dx: textShift.horizontal, dy: textShift.vertical)
  }

  /// Text is centred in its rectangle; above or below, that is as high as the text.
  private func atVerticalPlace(_ rect: CGRect) -> CGRect {
    let inset = borderStyle.inset
    let height = min(max(0, rect.height - 2 * inset), shownFont.lineHeight.rounded(.up))
    var line = rect
    line.size.height = height
    switch contentVerticalAlignment {
    case .top: line.origin.y = rect.minY + inset
    case .bottom: line.origin.y = rect.maxY - inset - height
    case .center, .fill: return rect
    }
    return line
  }

  // MARK: Parts

  /// Lets go of the old view beside the text, unless the new one can't stand there.
  func takesSide(_ view: View?, for old: View?) -> Bool {
    if let view {
      guard admits(view) else { return false }
      if let field = view as? TextField, field.hasBeside(self) {
        tellCycle(of: field)
        return false
      }
    }
    if let old, old !== view, old.superview === self { old.removeFromSuperview() }
    return true
  }

  /// Whether a field stands beside the text, or beside that of a field that does.
  private func hasBeside(_ field: TextField) -> Bool {
    [leftView, rightView].contains { side in
      side === field || (side as? TextField)?.hasBeside(field) == true
    }
  }

  /// Where the text stands, or what stands in its place.
  var frameOfLine: CGRect {
    guard hasText else { return placeholderRect(forBounds: bounds) }
    return isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  func layOutParts() {
    refresh()
    line.frame = frameOfLine
    for (view, isShown, frame) in [
      (leftView, leadingView != nil, leftViewRect(forBounds: bounds)),
      (rightView, trailingView != nil, rightViewRect(forBounds: bounds)),
      (clearButton, showsClearButton, clearButtonRect(forBounds: bounds)),
    ] as [(View?, Bool, CGRect)] {
      guard let view else { continue }
      if !isShown {
        if view.superview === self { view.removeFromSuperview() }
        continue
      }
      if view.superview !== self { addSubview(view) }
      view.frame = frame
    }
    layOutGround()
  }

  private func layOutGround() {
    ground.image = isEnabled ? background : disabledBackground ?? background
    guard ground.image != nil, borderStyle != .roundedRect else {
      return ground.removeFromSuperview()
    }
    if ground.superview !== self { insertSubview(ground, at: 0) }
    ground.frame = bounds
  }
}

extension TextField.BorderStyle {
  /// The room between a side and the text.
  var inset: CGFloat {
    switch self {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// How high a field is whose line is, in whole points.
  func height(ofLine line: CGFloat, _ metrics: Metrics) -> CGFloat {
    switch self {
    case .none: line
    case .line: line + 2
    case .bezel: line + 9
    case .roundedRect: max(metrics < .iOS13 ? 30 : 34, line + 12)
    }
  }
}
