/// A change of some bytes of one file, as a page asks for it.
package struct FileEdit: Codable, Hashable {
  /// The number that the server gave the file.
  package let file: Int
  /// What the file held when it was shown.
  package let version: String
  package let start: Int
  package let end: Int
  package let text: String

  package init(file: Int, version: String, start: Int, end: Int, text: String) {
    (self.file, self.version, self.start, self.end) = (file, version, start, end)
    self.text = text
  }
}
