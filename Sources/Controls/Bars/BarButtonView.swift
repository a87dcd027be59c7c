import Foundation
import SnaplineDrawing
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

/// The view of one bar button item: its title, picture or own view.
final class BarButtonView: View {
  let item: BarButtonItem
  private var content: View?

  /// The symbols of bars are as large as UIKit's large ones beside 17-point letters.
  static let symbols = Image.SymbolConfiguration(pointSize: 15, scale: .large)

  init(_ item: BarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    makeContent()
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityTraits = item.customView == nil ? .button : []
    if let tint = item.tintColor { tintColor = tint }
  }

  required init?(coder: NSCoder) { nil }

  private func makeContent() {
    if let own = item.customView {
      content = own
    } else if let image = item.image {
      let view = ImageView(image: image.isSymbolImage ? image : image.asBarTemplate)
      view.preferredSymbolConfiguration = Self.symbols
      view.contentMode = .center
      content = view
    } else {
      let label = Label()
      label.text = item.title
      label.font =
        look.font ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
      label.textAlignment = .center
      content = label
    }
    if let content { addSubview(content) }
    refreshColor()
  }

  /// How the item's title is written; a disabled one has the font that it has otherwise.
  private var look: (font: Font?, color: Color?) {
    let (normal, disabled) = (item.titleLook(.normal), item.titleLook(.disabled))
    return item.isEnabled ? normal : (disabled.font ?? normal.font, disabled.color)
  }

  private func refreshColor() {
    guard item.customView == nil else { return }
    let plain = item.isEnabled ? tintColor : .tertiaryLabel
    (content as? Label)?.textColor = look.color ?? plain
    if content is ImageView, !item.isEnabled { tintColor = .tertiaryLabel }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    refreshColor()
  }

  /// How wide the button wants to be, and how high its content is.
  var wantedSize: CGSize {
    guard let content else { return .zero }
    var size = content.intrinsicContentSize
    if item.customView != nil {
      let fitting = content.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      size = fitting == .zero ? content.bounds.size : fitting
    }
    if item.width > 0 { size.width = item.width }
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    let size = CGSize(
      width: min(wantedSize.width, bounds.width),
      // Words stand in the middle of the row, on the line that its title stands on.
      height: content is Label ? bounds.height : min(wantedSize.height, bounds.height)
    )
    content.translatesAutoresizingMaskIntoConstraints = true
    content.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: ((bounds.height - size.height) / 2).rounded(.down),
      width: size.width,
      height: size.height
    )
  }
}

extension Image {
  /// Bars show a picture in their tint, unless it says otherwise.
  var asBarTemplate: Image {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
