package import SnaplineEnvironment

extension FontSources {
  /// Whether a file, which is no pipe and no folder, can be read as a font.
  package static func isFont(_ file: String) -> Bool { FaceTables.isFont(file: file) }

  /// Whether a font lies in a folder, or in one below it.
  package static func hasFont(inFolder folder: String) -> Bool {
    FontFolder(folder).files.contains(where: isFont)
  }
}
