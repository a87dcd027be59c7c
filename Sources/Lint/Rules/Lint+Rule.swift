extension Lint {
  /// What is looked for; the raw values are what results, designs and the command call them.
  public enum Rule: String, Codable, Hashable, Sendable, CaseIterable {
    /// Constraints contradict each other, and one of them gave way.
    case conflict
    /// Nothing decides where a view is, or how large.
    case ambiguity
    /// A text shows less than was written.
    case truncation
    /// A line of a text ends within a word, as the word has no room.
    case brokenWord = "broken-word"
    /// Texts or controls lie over each other.
    case overlap
    /// A text or a control ends outside the canvas.
    case offScreen = "off-screen"
    /// What should be seen has no width or no height.
    case noSize = "no-size"
    /// A control is smaller than a finger needs.
    case tapSize = "tap-size"
    /// Letters are hard to tell from what lies behind them.
    case contrast
    /// A screen reader stops at a control or a picture and has no name to say.
    case noLabel = "no-label"
    /// A constraint holds a left or right edge, which stays where it is when text runs the other way.
    case leftRight = "left-right"
  }
}
