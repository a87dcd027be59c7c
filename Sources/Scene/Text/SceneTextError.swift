/// Why a text is no scene document.
public struct SceneTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  public var line: Int
  /// Counted from 1; `nil` unless one word is wrong.
  public var column: Int?
  /// What was expected or found, as a sentence without a full stop.
  public var message: String

  public init(line: Int, column: Int? = nil, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  public var description: String {
    "line \(line)" + (column.map { ", column \($0)" } ?? "") + ": \(message)"
  }
}
