/// What is wrong with a placeholder or with what it was given.
package struct DataFault: Error, Hashable {
  package var id: String
  package var subject: String
  package var cause: String?
  package var remedy: String?
  /// Where in the text that was read, in bytes; nothing for all of it.
  package var range: Range<Int>?

  package init(
    _ id: String,
    _ subject: String,
    cause: String? = nil,
    remedy: String? = nil,
    range: Range<Int>? = nil
  ) {
    self.id = id
    self.subject = subject
    self.cause = cause
    self.remedy = remedy
    self.range = range
  }
}
