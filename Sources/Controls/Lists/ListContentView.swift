public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout
import SnaplineText

/// Shows a ``ListContentConfiguration``, in a row or anywhere else: UIKit's `UIListContentView`.
open class ListContentView: View, ContentView {
  private var content: ListContentConfiguration
  private let picture = ImageView()
  private let label = Label()
  private let secondLabel = Label()

  /// The room that a row leaves at its sides.
  final var rowMargins = DirectionalEdgeInsets.zero {
    didSet { if rowMargins != oldValue { contentChanged() } }
  }

  public init(configuration: ListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [picture, label, secondLabel] { addSubview(view) }
    refresh()
  }

  /// Archives can't be read here: a view from a coder shows nothing.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  /// The content; setting a configuration of another type changes nothing.
  open var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? ListContentConfiguration else { return }
      content = new
      refresh()
    }
  }

  private func refresh() {
    let looks = content.imageProperties
    picture.image = content.image
    picture.tintColor = looks.tintColor
    picture.layer.cornerRadius = looks.cornerRadius
    picture.clipsToBounds = looks.cornerRadius > 0
    picture.contentMode = looks.maximumSize == .zero ? .center : .scaleAspectFit
    show(content.text, content.attributedText, content.textProperties, in: label)
    show(
      content.secondaryText,
      content.secondaryAttributedText,
      content.secondaryTextProperties,
      in: secondLabel
    )
    contentChanged()
  }

  private func show(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ looks: ListContentConfiguration.TextProperties,
    in label: Label
  ) {
    label.font = looks.font
    label.textColor = looks.color
    label.textAlignment = looks.alignment
    label.lineBreakMode = looks.lineBreakMode
    label.numberOfLines = looks.numberOfLines
    label.adjustsFontSizeToFitWidth = looks.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = looks.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = looks.adjustsFontForContentSizeCategory
    if let attributed { label.attributedText = attributed } else { label.text = text }
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Places

  private var margins: DirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, rowMargins.leading)
      margins.trailing = max(margins.trailing, rowMargins.trailing)
    }
    if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, rowMargins.top)
      margins.bottom = max(margins.bottom, rowMargins.bottom)
    }
    return margins
  }

  /// A symbol is as large as the letters beside it, unless somebody says otherwise.
  private func fitSymbol() {
    let wanted =
      content.imageProperties.preferredSymbolConfiguration
      ?? Image.SymbolConfiguration(
        pointSize: content.textProperties.font.adjusted(to: traits).pointSize
      )
    guard picture.preferredSymbolConfiguration != wanted else { return }
    picture.preferredSymbolConfiguration = wanted
  }

  private var pictureSize: CGSize {
    guard content.image != nil else { return .zero }
    fitSymbol()
    let size = picture.intrinsicContentSize
    let most = content.imageProperties.maximumSize
    let scale = min(
      1,
      most.width > 0 ? most.width / max(1, size.width) : 1,
      most.height > 0 ? most.height / max(1, size.height) : 1
    )
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The texts' sizes in a width, and whether they stand side by side.
  private struct Texts {
    var first = CGSize.zero
    var second = CGSize.zero
    var isBeside = false
    var size = CGSize.zero
  }

  private func texts(width: CGFloat) -> Texts {
    let fit = { (label: Label, width: CGFloat) in
      label.text?.isEmpty == false
        ? label.sizeThatFits(CGSize(width: max(0, width), height: 0)) : CGSize.zero
    }
    var texts = Texts(first: fit(label, width), second: fit(secondLabel, width))
    let hasBoth = texts.first.height > 0 && texts.second.height > 0
    let gap = hasBoth ? content.textToSecondaryTextHorizontalPadding : 0
    let sum = label.wantedWidth + gap + secondLabel.wantedWidth
    texts.isBeside = hasBoth && content.prefersSideBySideTextAndSecondaryText && sum <= width
    if texts.isBeside {
      texts.size = CGSize(width: sum, height: max(texts.first.height, texts.second.height))
    } else {
      let between = hasBoth ? content.textToSecondaryTextVerticalPadding : 0
      texts.size = CGSize(
        width: max(texts.first.width, texts.second.width),
        height: texts.first.height + between + texts.second.height
      )
    }
    return texts
  }

  /// How far a picture moves the texts aside.
  final var textShift: CGFloat {
    let picture = pictureSize.width
    return picture > 0 ? picture + content.imageToTextPadding : 0
  }

  /// What picture and margins take of a width.
  private var beside: CGFloat { margins.leading + margins.trailing + textShift }

  private func size(in width: CGFloat) -> CGSize {
    let texts = texts(width: width - beside)
    return CGSize(
      width: texts.size.width + beside,
      height: max(texts.size.height, pictureSize.height) + margins.top + margins.bottom
    )
  }

  open override var contentWraps: Bool { true }
  open override var intrinsicContentSize: CGSize {
    let natural = size(in: 1e6)
    guard let width = widthOfSecondLook else { return natural }
    return CGSize(width: natural.width, height: size(in: width).height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(in: size.width > 0 ? size.width : 1e6)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: max(1, traits.displayScale))
    let (size, room) = (pictureSize, bounds.width - beside)
    let texts = texts(width: room)
    let middle = margins.top + (bounds.height - margins.top - margins.bottom) / 2
    place(picture, from: margins.leading, y: grid.round(middle - size.height / 2), size)
    let start = bounds.width - margins.trailing - room
    let top = grid.round(middle - texts.size.height / 2)
    guard texts.isBeside else {
      let width = max(0, room)
      let (first, second) = (texts.first.height, texts.second.height)
      place(label, from: start, y: top, CGSize(width: width, height: first))
      let below = top + texts.size.height - second
      place(secondLabel, from: start, y: below, CGSize(width: width, height: second))
      return
    }
    let height = texts.size.height
    place(label, from: start, y: top, CGSize(width: texts.first.width, height: height))
    place(
      secondLabel,
      from: bounds.width - margins.trailing - texts.second.width,
      y: top,
      CGSize(width: texts.second.width, height: height)
    )
  }

  private func place(_ view: View, from start: CGFloat, y: CGFloat, _ size: CGSize) {
    let x = isRightToLeft ? bounds.width - start - size.width : start
    view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}

extension Label {
  /// The width of the text on one line.
  fileprivate var wantedWidth: CGFloat { max(0, intrinsicContentSize.width) }
}
