/// What decides where a line stands in its block, whatever its letters are.
struct LineOrigin: Sendable {
  /// Where the leading edge of the line's room lies, from the leading edge of the block.
  var lead: Double
  /// What stays free between the line's room and the trailing edge of the block.
  var trail: Double
  var fullWidth: Double
  /// How far ink reaches out of the left end of the line's letters.
  var inkBefore: Double
  var alignment: TextAlignment
  var isRightToLeft: Bool

  /// The left end of the line's letters in a block of a width.
  func x(in blockWidth: Double, isMirrored: Bool) -> Double {
    let left = isMirrored ? trail : lead
    let right = blockWidth - (isMirrored ? lead : trail)
    // What is too wide is cut off at its end, not where it begins.
    if fullWidth > right - left + LineBreaker.slack {
      return (isRightToLeft ? right - fullWidth : left) + inkBefore
    }
    let start =
      switch alignment {
      case .left: left
      case .right: right - fullWidth
      case .center: (left + right - fullWidth) / 2
      case .natural, .justified: isMirrored ? right - fullWidth : left
      }
    return start + inkBefore
  }
}
