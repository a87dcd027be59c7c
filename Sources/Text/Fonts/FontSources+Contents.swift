package import SnaplineEnvironment
internal import Synchronization

extension FontSources {
  /// Whether a file, which is no pipe and no folder, can be read as a font.
  package static func isFont(_ file: String) -> Bool {
    let state = FileState(settled: file)
    if fonts.withLock({ $0.value(for: file, in: state) }) != nil { return true }
    guard FaceTables.isFont(file: file) else { return false }
    fonts.withLock { $0.keep(true, for: file, in: state) }
    return true
  }

  /// The fonts among the files that were looked at: a design with many rows names its fonts for each of them.
  private static let fonts = Mutex(FileMemory<String, Bool>(most: mostKnown))
  /// A font of each folder that was looked through.
  private static let firstFonts = Mutex<[String: String]>([:])
  private static let mostKnown = 4_096

  /// All files in a folder and those below it, sorted, without those that are hidden.
  package static func files(inFolder folder: String) -> [String] { FontFolder(folder).files }

  /// Whether a font lies in a folder, or in one below it.
  package static func hasFont(inFolder folder: String) -> Bool {
    if let known = firstFonts.withLock({ $0[folder] }), isFont(known) { return true }
    guard let first = files(inFolder: folder).first(where: isFont) else { return false }
    firstFonts.withLock { fonts in
      if fonts.count >= mostKnown { fonts.removeAll() }
      fonts[folder] = first
    }
    return true
  }
}
