extension Lint {
  /// A rule that layouts are checked for; results, designs and the command call it by its raw value.
  public enum Rule: String, Codable, Hashable, Sendable, CaseIterable {
    /// Constraints contradict each other, and one of them gave way.
    case conflict
    /// Nothing decides the position of a view, or its size.
    case ambiguity
    /// A text shows less than was written.
    case truncation
    /// A line of a text ends within a word, as the word has no room.
    case brokenWord = "broken-word"
    /// Texts or controls lie over each other.
    case overlap
    /// A text or a control ends outside the canvas.
    case offScreen = "off-screen"
    /// A view that should be seen has no width or no height.
    case noSize = "no-size"
    /// A control is smaller than a finger needs.
    case tapSize = "tap-size"
    /// Letters are hard to tell from what lies behind them.
    case contrast
    /// A control or a picture has no label for a screen reader.
    case noLabel = "no-label"
    /// A constraint holds a left or right edge, which stays where it is when text runs the other way.
    case leftRight = "left-right"
  }
}
