package import Foundation

/// A line of the file that a run leaves: one JSON object with one key, which says what it holds.
package enum JournalLine: Hashable, Sendable {
  /// A process of the run began.
  case begin(RunHeader)
  case result(CaseRecord)
  /// A process of the run ended by itself. Without such a line it was killed or crashed.
  case end(RunEnd)
}

/// What is known of a run when it begins.
package struct RunHeader: Codable, Hashable, Sendable {
  /// The version of the results' format.
  package static let currentSchema = 2

  package var schema = Self.currentSchema
  package var tool: String
  package var source: RunSource
  package var process: Int
  /// The time in UTC, such as `2026-11-22T10:00:00Z`.
  package var started: String
  /// What the run might write.
  package var mode: String
  /// The machine, the system, whether CI ran it, and versions of libraries.
  package var environment: [String: String] = [:]
  package var selection = RunSelection()

  package init(
    tool: String,
    source: RunSource,
    process: Int,
    started: String,
    mode: String
  ) {
    self.tool = tool
    self.source = source
    self.process = process
    self.started = started
    self.mode = mode
  }
}

/// Who asked for comparisons.
package enum RunSource: String, Codable, Hashable, Sendable, CaseIterable {
  case designs, swiftTesting = "swift-testing", xctest
}

/// Which cases of all there are a run was asked for.
package struct RunSelection: Codable, Hashable, Sendable {
  /// Whether cases were left out for any reason but a shard.
  package var isFiltered = false
  /// Which part of the cases, from 1, and of how many.
  package var shard: Shard?
  /// What the cases of all shards are together, so that only shards of one run are merged.
  package var plan: String?
  /// What was looked through for cases, from the root.
  package var paths: [String] = []

  package init() {}

  package struct Shard: Codable, Hashable, Sendable {
    package var index: Int
    package var count: Int

    package init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
  }
}

package struct RunEnd: Codable, Hashable, Sendable {
  package var process: Int
  package var cases: Int
  package var seconds: Double
  /// How many cases weren't tried, as enough others had failed.
  package var untried: Int?

  package init(process: Int, cases: Int, seconds: Double, untried: Int = 0) {
    (self.process, self.cases, self.seconds) = (process, cases, seconds)
    self.untried = untried > 0 ? untried : nil
  }
}

extension JournalLine: Codable {
  private enum CodingKeys: String, CodingKey { case begin, result = "case", end }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let record = try container.decodeIfPresent(CaseRecord.self, forKey: .result) {
      self = .result(record)
    } else if let header = try container.decodeIfPresent(RunHeader.self, forKey: .begin) {
      self = .begin(header)
    } else {
      self = .end(try container.decode(RunEnd.self, forKey: .end))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .begin(let header): try container.encode(header, forKey: .begin)
    case .result(let record): try container.encode(record, forKey: .result)
    case .end(let end): try container.encode(end, forKey: .end)
    }
  }

  /// The line without its end; keys are in order, so that equal results are equal bytes.
  package var utf8: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts, whole numbers and finite ones: nothing here fails to encode.
    return (try? encoder.encode(self)) ?? Data()
  }

  /// Nothing where a line says nothing known.
  package init?(utf8 bytes: Data) {
    guard let line = try? JSONDecoder().decode(Self.self, from: bytes) else { return nil }
    self = line
  }
}
