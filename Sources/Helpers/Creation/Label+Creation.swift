import Foundation
public import SnaplineControls
public import SnaplineDrawing
import SnaplineLayout
public import SnaplineText

extension Label {
  /// A label with any number of lines in a font.
  ///
  /// If the font grows with the text size, the label follows the text size that the user chose.
  public convenience init(
    text: String? = nil,
    font: Font,
    color: Color? = nil,
    alignment: TextAlignment = .natural,
    numberOfLines: Int = 0
  ) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
    if let color { textColor = color }
    textAlignment = alignment
    self.numberOfLines = numberOfLines
    adjustsFontForContentSizeCategory = true
  }

  /// A label with any number of lines in the font of a text style.
  public convenience init(
    text: String? = nil,
    textStyle: Font.TextStyle = .body,
    color: Color? = nil,
    alignment: TextAlignment = .natural,
    numberOfLines: Int = 0
  ) {
    self.init(
      text: text,
      font: .preferredFont(forTextStyle: textStyle),
      color: color,
      alignment: alignment,
      numberOfLines: numberOfLines
    )
  }
}
