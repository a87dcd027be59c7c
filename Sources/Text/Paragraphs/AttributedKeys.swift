public import Foundation

/// UIKit's keys of attributed strings; the raw values are its own.
extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// How thick the line along the letters is, in percent of the font's size: above zero the letters are
  /// hollow, below zero they are filled too.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A ``LetterOutline``, with its width in points; UIKit has no key for it.
  public static let letterOutline = NSAttributedString.Key(rawValue: "SnaplineLetterOutline")
  // Kept, and drawn by nothing here.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}
