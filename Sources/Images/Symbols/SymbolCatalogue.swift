import Foundation
package import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineScene

/// The symbols of a folder, as a whole.
package struct SymbolCatalogue: Sendable {
  package let folder: String
  package let count: Int
  /// What all of them hold together.
  package let key: String

  /// The package of Debian's that has them.
  package static let package = "bootstrap-icons"

  package init(of folder: String) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let symbols = files.filter(Self.isSymbol).sorted().prefix(Self.most)
    self.folder = folder
    count = symbols.count
    var bytes: [UInt8] = []
    for name in symbols {
      let contents = try? OrdinaryFile.bytes(at: folder + "/" + name, most: Self.mostBytes)
      bytes += "\(name) \(ContentKey(contents ?? []))\n".utf8
    }
    key = ContentKey(bytes).description
  }

  /// Whether a folder has a symbol; it is read no further than to the first.
  package static func isAnyThere(in folder: String) -> Bool {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder),
      includingPropertiesForKeys: nil,
      options: .skipsSubdirectoryDescendants
    )
    return files?.contains { ($0 as? URL).map { isSymbol($0.path) } ?? false } ?? false
  }

  /// What to say where there is none at all.
  package static func missing(in folder: String) -> Diagnostic {
    Diagnostic(
      id: "missing-symbols",
      severity: .warning,
      subject: "no symbol can be drawn",
      cause: "there is none in \(folder); a box is drawn in place of each",
      remedy: "install them: " + Installation.system.remedy(for: package),
      concernsMachine: true
    )
  }

  private static func isSymbol(_ file: String) -> Bool { file.hasSuffix(".svg") }

  /// The package has 2,000 of less than a kilobyte.
  private static let most = 20_000
  private static let mostBytes = 1_000_000
}
