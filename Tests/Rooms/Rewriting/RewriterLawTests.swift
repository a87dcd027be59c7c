import Foundation
import SnaplineRewriting
import TestSupport
import Testing

@Suite struct `Rewriting any file` {
  /// Every fortieth file of this repository, or all where `SNAPLINE_EVERY_FILE` is set; then those of the
  /// folders that it names, separated by colons, as well.
  private var files: [URL] {
    let asked = ProcessInfo.processInfo.environment["SNAPLINE_EVERY_FILE"]
    let own = ["Sources", "Tests", "Tools", "Plugins"].map { Checkout.root.appending(path: $0) }
    let others = (asked ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let folders = own + others.map { URL(filePath: String($0)) }
    let all = folders.flatMap { folder in
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? []
    }
    let swift = all.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    return swift.enumerated().filter { asked != nil || $0.offset.isMultiple(of: 40) }
      .map(\.element)
  }

  /// What rewriting may take away; all else stays where it was.
  private let named: Set<String> = [
    "@", "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBDesignable", "IBInspectable",
    "IBSegueAction", "MainActor", "NSManaged", "dynamic", "os", "iOS", "targetEnvironment",
    "simulator", "(", ")", "#selector", "override", "self", ".", "{", "optional",
  ]

  @Test func `keeps all that isn't named in its line and column`() throws {
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      let tokens = SwiftLexer.tokens(of: bytes)
      #expect(tokens.flatMap { bytes[$0.range] } == bytes, "\(file.path)")
      let once = RewrittenFile(bytes, path: file.path).bytes
      #expect(RewrittenFile(once, path: file.path).bytes == once, "\(file.path)")
      let after = Set(PlacedToken.all(of: once))
      let lines = String(decoding: bytes, as: UTF8.self).split(
        omittingEmptySubsequences: false,
        whereSeparator: \.isNewline
      )
      let gone = PlacedToken.all(of: bytes).filter { token in
        guard !after.contains(token), !named.contains(token.text) else { return false }
        // A string says what a key path does, and an optional function's result makes room for `throws`.
        let line = lines[token.line - 1]
        return !line.contains("#keyPath(") && !line.contains("@objc optional func ")
      }
      #expect(gone.isEmpty, "\(file.path): \(gone)")
    }
  }

  @Test func `leaves a file that the compiler can read`() throws {
    let folder = URL.temporaryDirectory.appending(path: "rewritten-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var places: [String] = []
    for (index, file) in files.enumerated() where !isProgram(file) {
      let rewritten = RewrittenFile([UInt8](try Data(contentsOf: file)), path: file.path)
      let place = folder.appending(path: "\(index).swift")
      try Data(rewritten.bytes).write(to: place)
      places.append(place.path)
    }
    let parser = Process()
    parser.executableURL = URL(filePath: "/usr/bin/env")
    parser.arguments = ["swiftc", "-frontend", "-parse", "-swift-version", "6"] + places
    let pipe = Pipe()
    parser.standardError = pipe
    try parser.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    parser.waitUntilExit()
    let errors = said.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
  }

  /// Files with statements of their own can't be read together with others.
  private func isProgram(_ file: URL) -> Bool {
    ["main.swift", "Package.swift"].contains(file.lastPathComponent)
  }
}
