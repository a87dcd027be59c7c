/// What a tree knows of its views beside their picture, for those who look for faults in it.
///
/// It is known of a scene that was just made, and no document keeps it: two scenes that look the same
/// are the same.
package struct SceneFacts: Hashable, Sendable {
  /// Whether what constraints leave open is looked for; that takes longer than to lay a tree out.
  @TaskLocal package static var looksForOpenConstraints = true

  /// By their places in the tree, of those of whom there is something to say.
  package var views: [Int: OfView] = [:]
  /// Views that constraints hold to one another, by the place of either.
  package var ties: [Int: [Tie]] = [:]
  /// What the constraints contradict, and what they leave open.
  package var troubles: [Trouble] = []
  /// Colours of letters and of what lies behind them that the system puts together so.
  package var usualPairs: Set<InkPair> = []
  /// Those colours of letters, whatever lies behind them.
  package var usualInks: Set<RGBA> = []
  /// The part of its point size that a family which stands in for another one is drawn at.
  package var drawnParts: [String: Double] = [:]

  package init() {}

  package struct OfView: Hashable, Sendable {
    package var marks: Marks = []
    /// How large a finger's target has to be; nothing where the view is none.
    package var target: Target?
    /// What of its text has no room.
    package var cut: Cut?
    /// A word of its text that a line ends in.
    package var brokenWord: BrokenWord?

    package init() {}
  }

  package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    /// The view shows a text, a picture or a control.
    package static let hasContent = Marks(rawValue: 1)
    /// Somebody wrote that it has no room.
    package static let isFolded = Marks(rawValue: 2)
    /// Nobody has to read it: it is of a control that can't be used, or holds the place of a text.
    package static let isInactive = Marks(rawValue: 4)
    /// What is in it moves under what is around it.
    package static let scrolls = Marks(rawValue: 8)
    /// What is in it lies over each other, as somebody wrote.
    package static let overlaps = Marks(rawValue: 16)
    /// What is in it is of the system's, such as the buttons of a bar.
    package static let isBar = Marks(rawValue: 32)

    /// A screen reader stops at it and has no name to say.
    package static let isNameless = Marks(rawValue: 64)
    /// Nothing in it is read by itself: it is read as one, in an order of its own, or not at all.
    package static let isReadAsOne = Marks(rawValue: 128)
    /// Somebody wrote that it has one direction for all readers.
    package static let isOneWay = Marks(rawValue: 256)
    /// A list made it as one of its cells, in the order in which they are seen.
    package static let isCell = Marks(rawValue: 512)

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    // The standard library's initializer is generic, and slow where another module calls it.
    package init(arrayLiteral marks: Marks...) {
      rawValue = marks.reduce(0) { $0 | $1.rawValue }
    }
  }

  /// The least length of a control's sides, in points.
  package struct Target: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  }

  /// A text of which less is seen than was written.
  package struct Cut: Hashable, Sendable {
    /// How many lines are seen.
    package var lines: Int
    /// The size at which all of it would be, in points.
    package var neededWidth: Double
    package var neededHeight: Double
    /// Whether it lacks width and not height, as one line alone does.
    package var isOneLine: Bool

    package init(lines: Int, neededWidth: Double, neededHeight: Double, isOneLine: Bool) {
      (self.lines, self.isOneLine) = (lines, isOneLine)
      (self.neededWidth, self.neededHeight) = (neededWidth, neededHeight)
    }
  }

  /// A word that is longer than the lines of its text.
  package struct BrokenWord: Hashable, Sendable {
    package var word: String
    /// The width at which all of it would be in one line, in points; nothing where it has several looks.
    package var neededWidth: Double?

    package init(word: String, neededWidth: Double?) {
      (self.word, self.neededWidth) = (word, neededWidth)
    }
  }

  /// That constraints hold a view to another one.
  package struct Tie: Hashable, Sendable {
    package var other: Int
    package var isAcross: Bool
    /// Whether the end of one is held beyond the start of the other.
    package var overlaps: Bool

    package init(other: Int, isAcross: Bool, overlaps: Bool) {
      (self.other, self.isAcross, self.overlaps) = (other, isAcross, overlaps)
    }
  }

  /// A message of the layout itself.
  package struct Trouble: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case conflict, ambiguity }

    package var kind: Kind
    /// What it is about; nothing where no view has the name.
    package var node: Int?
    package var subject: String
    package var cause: String?
    package var remedy: String?
    package var line: SceneOrigins.Line?

    package init(
      kind: Kind,
      node: Int?,
      subject: String,
      cause: String?,
      remedy: String?,
      line: SceneOrigins.Line?
    ) {
      (self.kind, self.node, self.subject) = (kind, node, subject)
      (self.cause, self.remedy, self.line) = (cause, remedy, line)
    }
  }

  package struct InkPair: Hashable, Sendable {
    package var ink: RGBA
    package var ground: RGBA

    package init(ink: RGBA, ground: RGBA) { (self.ink, self.ground) = (ink, ground) }
  }
}
