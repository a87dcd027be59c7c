import Foundation
public import SnaplineControls
public import SnaplineDrawing
public import SnaplineGeometry
public import SnaplineLayout
public import SnaplineText

extension View {
  /// Another view, which this view fills.
  public func wrapped(
    in layout: BoxLayout,
    preservesSuperviewLayoutMargins: Bool = true,
    insets: DirectionalEdgeInsets = Default.insets
  ) -> View {
    let wrapper = View()
    wrapper.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
    wrapper.addSubview(self, filling: layout, insets: insets)
    return wrapper
  }

  public func preservingSuperviewLayoutMargins() -> Self {
    preservesSuperviewLayoutMargins = true
    return self
  }
}

extension TextView {
  /// A text in a font.
  public convenience init(
    text: String? = nil,
    font: Font,
    color: Color? = nil,
    alignment: TextAlignment = .natural,
    isScrollEnabled: Bool = false
  ) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
    if let color { textColor = color }
    textAlignment = alignment
    self.isScrollEnabled = isScrollEnabled
    adjustsFontForContentSizeCategory = true
  }

  /// A text in the font of a text style.
  public convenience init(
    text: String? = nil,
    textStyle: Font.TextStyle = .body,
    color: Color? = nil,
    alignment: TextAlignment = .natural,
    isScrollEnabled: Bool = false
  ) {
    self.init(
      text: text,
      font: .preferredFont(forTextStyle: textStyle),
      color: color,
      alignment: alignment,
      isScrollEnabled: isScrollEnabled
    )
  }
}

extension Button {
  /// A button with a title; title and image follow the text size that the user chose.
  public convenience init(title: String? = nil, font: Font? = nil, type: ButtonType) {
    self.init(type: type)
    setTitle(title, for: .normal)
    if let font { titleLabel?.font = font }
    titleLabel?.adjustsFontForContentSizeCategory = true
    adjustsImageSizeForAccessibilityContentSizeCategory = true
  }
}

extension ImageView {
  /// A picture, and how it fills the view.
  public convenience init(image: Image? = nil, contentMode: View.ContentMode) {
    self.init(image: image)
    self.contentMode = contentMode
  }
}
