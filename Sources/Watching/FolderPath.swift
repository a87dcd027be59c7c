/// The path of a folder, by its bytes.
///
/// To Swift, two names are equal that differ only in whether a letter such as 'é' is written as one character or
/// as two; to most disks they are two.
struct FolderPath: Hashable, Comparable {
  let text: String

  init(_ text: String) { self.text = text }

  /// The folder that a path lies in.
  init(above path: String) { text = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

  static func == (one: FolderPath, other: FolderPath) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  static func < (one: FolderPath, other: FolderPath) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }

  /// The path of what has a name in the folder.
  func of(_ name: String) -> String { text + "/" + name }
}
