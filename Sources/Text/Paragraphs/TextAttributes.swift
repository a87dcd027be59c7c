public import SnaplineScene

/// The looks of a run of text.
public struct TextAttributes: Hashable, Sendable {
  public var font: Font
  public var color: RGBA
  public var backgroundColor: RGBA?
  /// Points added after each character; `nil` leaves the font's own kerning.
  public var kern: Double?
  /// How far the letters are raised above the baseline, in points.
  public var baselineOffset = 0.0
  public var underline: StrokeStyle = []
  /// `nil` takes the colour of the text.
  public var underlineColor: RGBA?
  public var strikethrough: StrokeStyle = []
  /// `nil` takes the colour of the text.
  public var strikethroughColor: RGBA?
  public var shadow: Shadow?
  /// A line along the outlines of the letters.
  public var outline: LetterOutline?
  /// The address that the text leads to.
  public var link: String?
  /// What stands in place of the character U+FFFC.
  public var attachment: TextAttachment?
  public var paragraph: ParagraphStyle

  public init(
    font: Font,
    color: RGBA = .black,
    kern: Double? = nil,
    paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.font = font
    self.color = color
    self.kern = kern
    self.paragraph = paragraph
  }
}
