public import Foundation
public import Testing

/// A program that knows whether a document is valid.
public struct Checker: Sendable {
  public let program: String
  public let arguments: [String]

  public init(program: String, arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  public static let xmllint = Checker(program: "/usr/bin/xmllint", arguments: ["--noout"])
  public static let qpdf = Checker(program: "/usr/bin/qpdf", arguments: ["--check"])
  /// Prints the structure of a PDF with its text.
  public static let pdfinfo = Checker(program: "/usr/bin/pdfinfo", arguments: ["-struct-text"])

  /// The words for a test that is skipped, where the program isn't there.
  public static var absence: String { "not installed; Tools/setup bench installs it" }
  public var isThere: Bool { FileManager.default.isExecutableFile(atPath: program) }

  /// Fails the test where the program is there and the document isn't valid.
  public func check(_ bytes: Data, sourceLocation: SourceLocation = #_sourceLocation) throws {
    guard isThere, let complaint = try complaint(about: bytes) else { return }
    Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation)
  }

  /// What the program says of a document that isn't valid.
  public func complaint(about bytes: Data) throws -> String? {
    let (status, said) = try run(on: bytes)
    return status == 0 ? nil : String(decoding: said.suffix(600), as: UTF8.self)
  }

  /// All that the program says of a document.
  public func words(about bytes: Data) throws -> String {
    String(decoding: try run(on: bytes).said, as: UTF8.self)
  }

  private func run(on bytes: Data) throws -> (status: Int32, said: Data) {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try bytes.write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments + [file.path]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, said)
  }
}
