public import SnaplineControls
public import SnaplineLayout

public import struct Foundation.CGFloat

// What designs say of views and UIKit has no word for.

extension StackView {
  /// Gives each text of a row the width of its own content, as in designs, and not equal widths.
  ///
  /// Where something else in the row takes the room that is left, such as an empty view, say that it leaves
  /// room; else texts share it, where nothing else decides.
  @discardableResult
  public func fittingTexts(leavesRoom: Bool = false) -> Self {
    textWidths = leavesRoom ? .own : .evenWhereOpen
    return self
  }
}

extension TextView {
  /// Shows a text while nothing is typed, as a text field does.
  @discardableResult
  public func showing(placeholder: String?) -> Self {
    hint = placeholder
    return self
  }
}

extension TableViewCell {
  /// Makes the row at least this high.
  @discardableResult
  public func noLower(than height: CGFloat) -> Self {
    designedHeight = height
    return self
  }
}
