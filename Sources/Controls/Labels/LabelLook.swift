import Foundation
import SnaplineEnvironment
import SnaplineScene
import SnaplineText

/// All that decides how a label sets its text, but for the room that it has.
///
/// Comparing these values costs less than building the styled text from them. They are what
/// `Label.attributes(_:)` reads: what is added there belongs here, too.
struct LabelLook {
  var environment: Environment
  var isRightToLeft: Bool
  var text: String?
  /// The text with looks of its own, which never changes; nothing where it has none.
  var written: NSAttributedString?
  /// The colour of links in it.
  var linkColor: RGBA?
  var font: Font
  var followsTextSize: Bool
  /// What fonts that follow the text size are made for.
  var legibility: LegibilityWeight?
  var color: RGBA
  var shadow: RGBA?
  var shadowOffset: CGSize
  var alignment: TextAlignment
  var lineBreakMode: LineBreakMode
  var lineBreakStrategy: LineBreakStrategy
  var hyphenationFactor: Double
  var allowsTightening: Bool

  /// Whether both give the same text; `false` where that isn't sure.
  func isSame(as other: LabelLook) -> Bool {
    // Fonts that are equal may grow in other ways.
    environment.isSame(as: other.environment) && font === other.font
      && isRightToLeft == other.isRightToLeft && followsTextSize == other.followsTextSize
      && legibility == other.legibility && color == other.color && shadow == other.shadow
      && (shadow == nil || shadowOffset == other.shadowOffset)
      && alignment == other.alignment && lineBreakMode == other.lineBreakMode
      && lineBreakStrategy == other.lineBreakStrategy
      && hyphenationFactor == other.hyphenationFactor
      && allowsTightening == other.allowsTightening
      && (text ?? "").isSpelled(as: other.text ?? "")
      && written === other.written && linkColor == other.linkColor
  }
}
