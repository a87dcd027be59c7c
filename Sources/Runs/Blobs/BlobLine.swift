internal import Foundation

/// What a blob has beside the lines of a journal: the first and the last line, and files.
///
/// A blob is one file that holds a whole run. Each of its lines is a JSON object with one key:
///
///     {"blob":{"schema":2,"tool":"snapline 0.1.0"}}
///     {"begin":{…}}
///     {"case":{…}}
///     {"end":{…}}
///     {"file":{"base64":"…","name":"new/card.snapshots/card.scene","sha256":"…"}}
///     {"whole":{"cases":1,"files":1,"lines":5}}
///
/// The last line says that nothing was cut off.
enum BlobLine {
  struct Opening: Codable, Hashable, Sendable {
    var schema = RunHeader.currentSchema
    var tool: String
  }

  /// A file of the folder of results, by its path from there.
  struct File: Codable, Hashable, Sendable {
    var base64: String
    var name: String
    var sha256: String
  }

  /// How much stands above.
  struct Closing: Codable, Hashable, Sendable {
    var cases: Int
    var files: Int
    var lines: Int
  }

  static func utf8(_ key: String, _ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode([key: value])
  }
}
