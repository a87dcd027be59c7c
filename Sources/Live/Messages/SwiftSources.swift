internal import Foundation
internal import SnaplineDiagnostics
package import SnaplineEnvironment

/// The files of a module, and what messages call them.
package struct SwiftSources: Hashable, Sendable {
  /// The names that messages have for files, by their paths from the root.
  private var names: [String: String]
  /// The paths as the compiler has them, in their order.
  package let paths: [String]
  /// The name of the module.
  let module: String
  /// How it is compiled, and what of that is left out.
  var settings = CompilerSettings()
  /// Files and folders that the module's bundle holds.
  package var resources: [String] = []
  /// What that bundle is called.
  var bundle = ""
  /// The modules that it is built on, each behind its own.
  var below: [SwiftSources] = [] {
    didSet { for module in below { names.merge(module.names) { own, _ in own } } }
  }

  /// Some files by the names that people have for them.
  package init(_ files: [(name: String, path: String)], module: String) {
    paths = files.map(\.path)
    names = Dictionary(files.map { ($0.path, $0.name) }) { first, _ in first }
    self.module = module
  }

  /// One file, whose module is called as it is.
  package init(file: String, named name: String? = nil) {
    let path = URL(filePath: file).standardizedFileURL.path
    let stem = URL(filePath: file).deletingPathExtension().lastPathComponent
    self.init([(name ?? file, path)], module: Self.moduleName(stem))
  }

  /// A module's name that no other module has.
  private static func moduleName(_ stem: String) -> String {
    let letters = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "Live_" + String(letters.prefix(60))
  }

  /// The paths of the files by what `#fileID` says in them.
  package var pathsByID: [String: String] {
    let files = (below + [self]).flatMap { module in
      module.paths.map { (module.module + "/" + URL(filePath: $0).lastPathComponent, $0) }
    }
    return Dictionary(files) { first, _ in first }
  }

  /// The files by the names that messages have for them.
  package var files: [String: String] {
    Dictionary(names.map { ($0.value, $0.key) }) { first, _ in first }
  }

  /// An environment that also finds the pictures and fonts of these modules, and pictures beside them.
  package func environment(_ environment: Environment, beside folder: String?) -> Environment {
    var environment = environment
    environment.imageFolders = resourceFolders + [folder ?? "/"]
    environment.fonts.folders = resourceFolders + environment.fonts.folders
    return environment
  }

  /// The folders of the modules' resources.
  package var resourceFolders: [String] {
    let all = (below + [self]).flatMap(\.resources)
    let folders = all.map { path in
      let url = URL(filePath: path)
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      return isFolder ? url.path : url.deletingLastPathComponent().path
    }
    return Set(folders).sorted()
  }

  func isOwn(_ path: String) -> Bool { names[path] != nil }

  /// A place in one of the files, with the text of its line; `file` is a path, or what `#fileID` says.
  func place(file: String, line: Int?, column: Int?, length: Int = 1) -> Place {
    let path = names[file] == nil ? self.path(ofID: file) ?? file : file
    return Place(
      file: names[path] ?? path,
      line: line,
      column: column,
      length: length,
      excerpt: line.flatMap { names[path] == nil ? nil : Self.line($0, of: path) }
    )
  }

  /// What messages call a file, which is a path, or what `#fileID` says in it.
  package func name(of file: String) -> String {
    names[file] ?? path(ofID: file).flatMap { names[$0] } ?? file
  }

  private func path(ofID id: String) -> String? {
    for module in below + [self] {
      let found = module.paths.first {
        id == module.module + "/" + URL(filePath: $0).lastPathComponent
      }
      if let found { return found }
    }
    return nil
  }

  private static func line(_ number: Int, of path: String) -> String? {
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard number > 0, number <= lines.count else { return nil }
    let text = String(decoding: lines[number - 1].prefix(2_000), as: UTF8.self)
    return text.hasSuffix("\r") ? String(text.dropLast()) : text
  }
}
