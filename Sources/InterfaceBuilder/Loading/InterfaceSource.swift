import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineInputs

/// Where a program has a document from.
enum InterfaceSource {
  case file(path: String)
  case bytes([UInt8])
  /// A name that no bundle knows.
  case nowhere(name: String)

  /// The document of a name in a bundle, in the folders where Xcode and the package manager put it.
  init(_ name: String, ending: String, in bundle: Bundle) {
    let stem = name.hasSuffix("." + ending) ? String(name.dropLast(ending.count + 1)) : name
    let isPlain = !stem.isEmpty && !stem.split(separator: "/").contains("..")
    let base = bundle.resourceURL?.appending(path: "Base.lproj/\(stem).\(ending)")
    let found =
      bundle.url(forResource: stem, withExtension: ending)
      ?? base.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
    guard isPlain, let found else {
      self = .nowhere(name: stem + "." + ending)
      return
    }
    self = .file(path: found.path)
  }

  var path: String? {
    if case .file(let path) = self { path } else { nil }
  }

  /// The document, as it is for a program in the current environment.
  func document() throws(DesignError) -> InterfaceDocument {
    var settings = InterfaceSettings()
    settings.isForProgram = true
    switch self {
    case .file(let path):
      settings.assetFolders = Self.catalogues(beside: path)
      return try InterfaceDocument(contentsOf: path, settings: settings)
    case .bytes(let bytes):
      return try InterfaceDocument(bytes: bytes, named: "data", settings: settings)
    case .nowhere(let name):
      throw DesignError(diagnostics: [.noDocument(named: name)])
    }
  }

  private static func catalogues(beside path: String) -> [String] {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted().map { root.path + "/" + $0 }
  }
}

extension Result<InterfaceDocument, DesignError> {
  /// Why there is no document; nothing where there is one.
  var diagnostics: [Diagnostic] {
    if case .failure(let error) = self { error.diagnostics } else { [] }
  }
}

extension Diagnostic {
  fileprivate static func noDocument(named name: String) -> Diagnostic {
    Diagnostic(
      id: "no-nib",
      severity: .error,
      subject: "there is no '\(name)' in the bundle",
      cause: "documents are read as Xcode saves them, not compiled",
      remedy: "have the package copy it as a resource, and name the module's bundle"
    )
  }
}
