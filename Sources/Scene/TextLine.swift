public import SnaplineGeometry

/// One laid-out line of text, ready to draw: glyphs at final, unrounded positions.
public struct TextLine: Hashable, Sendable {
  /// The characters of the line, for output that carries text.
  public var string: String
  /// The left end of the line's advance, in canvas points.
  public var x: Double
  /// The line's baseline, in canvas points.
  public var baseline: Double
  /// The width of the line's advance.
  public var width: Double
  /// In visual order, left to right; each is drawn with one call.
  public var runs: [GlyphRun]
  /// Lines under and through the text.
  public var decorations: [TextDecoration]
  /// The patterns that decided where the lines of its paragraph end.
  @Uncompared package var hyphenation: HyphenationFile? = nil
  /// Whether white space that isn't drawn, or the end of a paragraph, stands between the line and the next one.
  ///
  /// A document says it to those who read aloud. The scene's text doesn't, as nobody sees it.
  @Uncompared package var isFollowedBySpace = false

  public init(
    string: String,
    x: Double,
    baseline: Double,
    width: Double,
    runs: [GlyphRun],
    decorations: [TextDecoration] = []
  ) {
    self.string = string
    self.x = x
    self.baseline = baseline
    self.width = width
    self.runs = runs
    self.decorations = decorations
  }
}

extension TextLine {
  /// The places of the runs in the order in which they are read, as far as that is known.
  ///
  /// It is another one than that from left to right in lines with words that read leftward.
  package var readingOrder: [Int] {
    runs.indices.sorted { (runs[$0].rank, $0) < (runs[$1].rank, $1) }
  }
}

extension Scene {
  /// The places of the items that are lines with white space behind them.
  package var spacedLines: [Int] {
    get {
      items.indices.filter { place in
        if case .text(let line) = items[place] { line.isFollowedBySpace } else { false }
      }
    }
    set {
      let spaced = Set(newValue)
      for place in items.indices {
        guard case .text(var line) = items[place] else { continue }
        line.isFollowedBySpace = spaced.contains(place)
        items[place] = .text(line)
      }
    }
  }
}

/// A line under or through a part of a line of text.
public struct TextDecoration: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case underline, strikethrough
  }

  public var kind: Kind
  public var color: RGBA
  /// Counted from the line's `x` and `baseline`, as glyphs are.
  public var edges: Edges

  public init(kind: Kind, color: RGBA, edges: Edges) {
    self.kind = kind
    self.color = color
    self.edges = edges
  }
}

/// Glyphs of one face in one colour.
public struct GlyphRun: Hashable, Sendable {
  public var face: FontFace
  public var color: RGBA
  /// What fills the glyphs in place of the colour.
  public var paint: Paint?
  /// A line along the outlines of the glyphs.
  public var outline: LetterOutline?
  /// The part of the line's text that the run shows, in logical order.
  public var string: String
  public var isRightToLeft: Bool
  /// In visual order; positions count from the line's `x` and `baseline`.
  public var glyphs: [Glyph]
  /// The shadow of the glyphs, behind all text of the line.
  public var shadow: Shadow?
  /// The address that the characters link to, in files that can have links.
  public var link: String?
  /// Where the string was cut inside of a joined word; the glyphs keep their joined forms.
  public var joins: Joins
  /// Further OpenType features that the font was asked for: `tnum`, or `liga=0` for one that is off.
  ///
  /// The glyphs were shaped with them; whoever shapes the string anew has to use the same ones.
  public var features: [String]
  /// Which run of its line it is in the order of reading; the scene's text doesn't say it, and then all have the same.
  @Uncompared package var rank = 0

  /// The ends of a run's string, in logical order, at which its letters are joined to others.
  ///
  /// The others belong to another run, or aren't shown.
  public struct Joins: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public static let start = Joins(rawValue: 1)
    public static let end = Joins(rawValue: 2)

    public init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  public init(
    face: FontFace,
    color: RGBA,
    string: String,
    isRightToLeft: Bool,
    glyphs: [Glyph],
    shadow: Shadow? = nil,
    link: String? = nil,
    joins: Joins = [],
    features: [String] = [],
    paint: Paint? = nil,
    outline: LetterOutline? = nil
  ) {
    self.face = face
    self.color = color
    self.paint = paint
    self.outline = outline
    self.string = string
    self.isRightToLeft = isRightToLeft
    self.glyphs = glyphs
    self.shadow = shadow
    self.link = link
    self.joins = joins
    self.features = features
  }
}

/// One glyph of a run.
public struct Glyph: Hashable, Sendable {
  /// The glyph's index in its face; for a missing glyph, the code point.
  public var id: UInt32
  public var x: Double
  public var y: Double
  /// Where the glyph's cluster starts, in UTF-8 bytes of the run's string.
  public var cluster: Int32
  /// Whether no face has the character, so that a box is drawn instead.
  public var isMissing: Bool

  public init(id: UInt32, x: Double, y: Double, cluster: Int32, isMissing: Bool = false) {
    self.id = id
    self.x = x
    self.y = y
    self.cluster = cluster
    self.isMissing = isMissing
  }
}

/// A font face as a value, complete enough to load it without a font system.
public struct FontFace: Hashable, Sendable {
  /// The absolute path of the font file.
  public var file: String
  /// All 32 bits of the face's index: the high half names an instance of a variable font.
  public var index: UInt32
  /// Axes of a variable font in one canonical order, such as `wght=550`; empty for none.
  public var axes: String
  /// Scale, slant and rotation from the unit square of the font to points.
  public var matrix: Matrix
  /// Whether the outlines are emboldened because the family has no bold face.
  public var isSyntheticBold: Bool
  /// Whether embedded bitmaps may be used.
  public var allowsBitmaps: Bool
  /// Whether glyphs carry their own colours, as emoji do.
  public var isColor: Bool
  /// The font's name in output that names fonts.
  public var name: Name

  /// Family, size and style, as a style sheet wants them.
  public struct Name: Hashable, Sendable {
    public var family: String
    public var size: Double
    /// 100 to 900; 400 is regular.
    public var weight: Int
    public var isItalic: Bool

    public init(family: String, size: Double, weight: Int, isItalic: Bool) {
      self.family = family
      self.size = size
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// A linear map without translation.
  public struct Matrix: Hashable, Sendable {
    public var xx, yx, xy, yy: Double

    public init(xx: Double, yx: Double, xy: Double, yy: Double) {
      (self.xx, self.yx, self.xy, self.yy) = (xx, yx, xy, yy)
    }
  }

  public init(
    file: String,
    index: UInt32,
    axes: String = "",
    matrix: Matrix,
    isSyntheticBold: Bool = false,
    allowsBitmaps: Bool = true,
    isColor: Bool = false,
    name: Name
  ) {
    self.file = file
    self.index = index
    self.axes = axes
    self.matrix = matrix
    self.isSyntheticBold = isSyntheticBold
    self.allowsBitmaps = allowsBitmaps
    self.isColor = isColor
    self.name = name
  }
}
