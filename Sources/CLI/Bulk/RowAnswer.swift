internal import Foundation
internal import SnaplineBulk
internal import SnaplineDiagnostics
internal import SnaplineTerminal

/// What a worker answers, before the bytes of the picture: an object of JSON on one line.
struct RowAnswer: AnswerHeader, Decodable {
  /// Of the first line alone: the version of the protocol.
  var `protocol`: Int?
  var version: String?
  var fingerprint: String?
  var design: String?

  /// How many bytes follow; nothing in the first line.
  var bytes: Int?
  var row: Int?
  var id: String?
  var name: String?
  /// The format, where the row asked for one.
  var format: String?
  /// The SHA-256 of the bytes.
  var hash: String?
  var ms: Double?
  /// What went wrong, in a sentence; there is no picture then.
  var error: String?
  var diagnostics: [DiagnosticLine]?
  /// Files, and folders of fonts, that the picture is made of besides its design, with the hash of each.
  var files: [String: String]?

  /// The version of the protocol that this program speaks.
  static let version = 1

  var byteCount: Int { bytes ?? 0 }

  init() {}

  init?(line: ArraySlice<UInt8>) {
    guard let answer = try? JSONDecoder().decode(Self.self, from: Data(line)), answer.byteCount >= 0
    else { return nil }
    self = answer
  }

  /// The line, with the bytes in Base64 where they have no place behind it.
  func line(base64 picture: [UInt8]? = nil) -> String {
    var line = JSONLine()
    if let `protocol` { line.add("protocol", `protocol`) }
    if let version { line.add("version", version) }
    if let fingerprint { line.add("fingerprint", fingerprint) }
    if let design { line.add("design", design) }
    if let bytes { line.add("bytes", bytes) }
    if let row { line.add("row", row) }
    if let id { line.add("id", id) }
    if let name { line.add("name", name) }
    if let format { line.add("format", format) }
    if let hash { line.add("hash", hash) }
    if let ms { line.add("ms", milliseconds: ms) }
    if let error { line.add("error", error) }
    if let diagnostics, !diagnostics.isEmpty {
      line.add("diagnostics", json: "[" + diagnostics.map(\.json).joined(separator: ",") + "]")
    }
    if let files, !files.isEmpty { line.add("files", json: Self.json(of: files)) }
    if let picture, error == nil {
      line.add("base64", json: "\"" + Data(picture).base64EncodedString() + "\"")
    }
    return line.finished + "\n"
  }

  static func json(of files: [String: String]) -> String {
    var line = JSONLine()
    for (name, hash) in files.sorted(by: { $0.key < $1.key }) { line.add(name, hash) }
    return line.finished
  }
}

extension RowAnswer {
  /// An answer without a picture.
  init(failing diagnostics: [Diagnostic], row: Int?) {
    self.init()
    (bytes, self.row) = (0, row)
    self.diagnostics = diagnostics.map(DiagnosticLine.init)
    error = diagnostics.first { $0.severity == .error }.map(\.sentence) ?? "there is no picture"
  }
}

extension Diagnostic {
  /// What is wrong and where, on one line.
  var sentence: String {
    let numbers = [place?.line, place?.column].compactMap { $0.map(String.init) }
    let start = place.map { ([$0.file] + numbers).joined(separator: ":") + ": " } ?? ""
    return start + subject
  }
}
