public import SnaplineControls
public import SnaplineLayout

public import struct Foundation.CGFloat

// What designs say of views and UIKit has no word for.

extension StackView {
  /// Has the texts of a row be as wide as they are, as in designs, and not of even widths.
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
  /// Has a text stand where nothing was typed, as a text field has it.
  @discardableResult
  public func showing(placeholder: String?) -> Self {
    hint = placeholder
    return self
  }
}

extension TableViewCell {
  /// Has the row be no lower than this.
  @discardableResult
  public func noLower(than height: CGFloat) -> Self {
    designedHeight = height
    return self
  }
}
