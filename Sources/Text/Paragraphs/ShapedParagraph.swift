import SnaplineEnvironment
import SnaplineScene

/// What shaping depends on, and nothing else: two labels of other colours share one result.
struct ParagraphRequest: Hashable, Sendable {
  var string: String
  /// In order, covering the string.
  var spans: [Span]
  var locale: String
  /// The direction of the paragraph as a whole.
  var isRightToLeft: Bool

  struct Span: Hashable, Sendable {
    /// In UTF-8 bytes.
    var length: Int
    var font: FontSpecification
    var kern: Double?
    /// The width of what stands for the character U+FFFC.
    var attachmentWidth: Double?
  }
}

extension ParagraphRequest {
  static func == (one: Self, other: Self) -> Bool {
    one.string.isSpelled(as: other.string) && one.spans == other.spans
      && one.locale == other.locale && one.isRightToLeft == other.isRightToLeft
  }

  /// What is shaped alike is one span: a change of colour moves no letter.
  static func spans(
    of stretches: [Paragraph.Stretch],
    legibility: LegibilityWeight
  ) -> [Span] {
    var spans: [Span] = []
    var start = 0
    for stretch in stretches {
      let span = Span(
        length: stretch.end - start,
        font: stretch.attributes.font.specification.legible(at: legibility),
        kern: stretch.attributes.kern,
        attachmentWidth: stretch.attributes.attachment?.width
      )
      if let last = spans.last, last.looksLike(span) {
        spans[spans.count - 1].length += span.length
      } else {
        spans.append(span)
      }
      start = stretch.end
    }
    return spans
  }
}

extension ParagraphRequest.Span {
  fileprivate func looksLike(_ other: Self) -> Bool {
    font == other.font && kern == other.kern && attachmentWidth == other.attachmentWidth
  }
}

/// A paragraph as glyphs, before any width is known; breaking it into lines shapes nothing anew.
///
/// Clusters are the atoms: one or more characters that are drawn together. They are kept in
/// logical order; the glyphs of each are in visual order.
struct ShapedParagraph: Sendable {
  var isRightToLeft = false
  var text: [UInt8]
  var runs: [Run] = []
  var clusters: [Cluster] = []
  var glyphs: [ShapedGlyph] = []
  var hasTabs = false
  var hasRightToLeftRuns = false
  /// How far the ink of a cluster reaches beyond its width at most; 0 where none does.
  var mostReach: Float = 0
  /// Families that were asked for and aren't there, with what was taken instead.
  var missingFamilies: [MissingFamily] = []
  /// Characters that no font has.
  var missingCharacters: [Unicode.Scalar] = []

  /// Clusters in a row with one face and one direction.
  struct Run: Sendable {
    var face: FontFace
    /// The bidirectional level; odd is right to left.
    var level: UInt8
  }

  struct Cluster: Sendable {
    /// Where the cluster starts in the paragraph's bytes.
    var start: Int32
    var run: Int32
    var firstGlyph: Int32
    var glyphCount: Int32
    /// How far the cluster moves the pen, tracking included.
    var width: Double
    /// How far the ink reaches beyond the width, where that counts.
    var reach = Reach.none
    var traits: Traits

    /// Adds room behind the ink.
    mutating func widen(by room: Double) {
      width += room
      reach.right -= Float(room)
    }
  }

  /// How far ink sticks out at the sides; below zero where it ends within the width.
  struct Reach: Sendable {
    var left: Float
    var right: Float

    static let none = Reach(left: -.infinity, right: -.infinity)
  }

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    /// A line may end before it.
    static let breakBefore = Traits(rawValue: 1)
    /// A line must end before it.
    static let mustBreakBefore = Traits(rawValue: 2)
    /// A line that has no better place may end before it.
    static let splitBefore = Traits(rawValue: 4)
    static let whitespace = Traits(rawValue: 8)
    static let tab = Traits(rawValue: 16)
    /// Shown only where a line ends after it.
    static let softHyphen = Traits(rawValue: 32)
    /// Drawn on the cluster before it, without a width of its own.
    static let mark = Traits(rawValue: 64)
  }

  struct MissingFamily: Hashable, Sendable {
    var asked: String
    var taken: String
  }

  /// The byte that a cluster starts at, or the end of the text.
  func byte(of cluster: Int) -> Int {
    cluster < clusters.count ? Int(clusters[cluster].start) : text.count
  }
}

/// A glyph with its place from where its cluster's pen stands.
struct ShapedGlyph: Sendable {
  var id: UInt32
  var x: Double
  var y: Double
  var isMissing: Bool
}
