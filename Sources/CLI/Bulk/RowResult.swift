internal import Foundation
internal import SnaplineBulk
internal import SnaplineDiagnostics
internal import SnaplineTerminal

/// What is written of a row: a line of the results.
struct RowResult: Decodable {
  var row = 0
  var id: String?
  /// Where the picture is: its file, or its name in a pack.
  var path: String?
  var bytes: Int?
  var hash: String?
  /// A hash of all that the picture depends on besides `files`.
  var key: String?
  var files: [String: String]?
  var ms: Double?
  var error: String?
  var warnings: [DiagnosticLine]?
  var diagnostics: [DiagnosticLine]?

  init(row: Int) { self.row = row }

  /// Reads a line; nothing where it is no whole one.
  init?(line: some Collection<UInt8>) {
    guard let result = try? JSONDecoder().decode(Self.self, from: Data(line)) else { return nil }
    self = result
  }

  func line(base64 picture: [UInt8]? = nil) -> String {
    var line = JSONLine()
    line.add("row", row)
    if let id { line.add("id", id) }
    if let path { line.add("path", path) }
    if let bytes { line.add("bytes", bytes) }
    if let hash { line.add("hash", hash) }
    if let key { line.add("key", key) }
    if let files, !files.isEmpty { line.add("files", json: RowAnswer.json(of: files)) }
    if let ms { line.add("ms", milliseconds: ms) }
    if let error { line.add("error", error) }
    add("warnings", warnings, to: &line)
    add("diagnostics", diagnostics, to: &line)
    if let picture, error == nil {
      line.add("base64", json: "\"" + Data(picture).base64EncodedString() + "\"")
    }
    return line.finished + "\n"
  }

  private func add(_ name: String, _ lines: [DiagnosticLine]?, to line: inout JSONLine) {
    guard let lines, !lines.isEmpty else { return }
    line.add(name, json: "[" + lines.map(\.json).joined(separator: ",") + "]")
  }
}
