internal import Glibc

/// A folder of fonts, looked through before fontconfig opens whatever lies in it.
struct FontFolder {
  /// Files in the folder and in all below it, sorted.
  private(set) var files: [String] = []
  /// Whether there is nothing but files and folders: a pipe would be waited for.
  private(set) var isPlain = true
  private var entries = 0

  private static let deepest = 16
  private static let mostEntries = 50_000

  init(_ path: String) { look(into: path, depth: 0) }

  private mutating func look(into folder: String, depth: Int) {
    guard depth < Self.deepest, let stream = unsafe opendir(folder) else { return }
    var names: [String] = []
    while entries < Self.mostEntries, let entry = unsafe readdir(stream) {
      entries += 1
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      // fontconfig leaves out what is hidden, too.
      if !name.hasPrefix(".") { names.append(name) }
    }
    _ = unsafe closedir(stream)
    for name in names.sorted() {
      let path = folder + "/" + name
      var facts = stat()
      guard unsafe stat(path, &facts) == 0 else { continue }
      switch facts.st_mode & S_IFMT {
      case S_IFDIR: look(into: path, depth: depth + 1)
      case S_IFREG: files.append(path)
      default: isPlain = false
      }
    }
  }
}
