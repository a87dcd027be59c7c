import Foundation

/// A text of the system font with the width that Xcode recorded for it.
public struct RecordedWidth: Sendable {
  public let text: String
  public let weight: Int
  public let size: Double
  public let isButton: Bool
  public let scale: Double
  public let width: Double
  public let repository: String

  /// The columns of the table: text, weight, size, style, kind, scale, width, height, repository.
  private init?(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count > 8, let weight = Int(fields[1]), let size = Double(fields[2]),
      let scale = Double(fields[5]), let width = Double(fields[6])
    else { return nil }
    text = String(fields[0])
    (self.weight, self.size, self.scale) = (weight, size, scale)
    isButton = fields[4] == "button"
    self.width = (width * 6).rounded() / 6
    repository = String(fields[8])
  }

  /// The file that holds them, where `SNAPLINE_SHARED` names a folder that has it.
  public static let table = ProcessInfo.processInfo.environment["SNAPLINE_SHARED"]
    .map { $0 + "/text/widths/widths.tsv" }
    .flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }

  /// All of the table; none where there is no table.
  public static let all: [RecordedWidth] = {
    guard let table, let text = try? String(contentsOfFile: table, encoding: .utf8) else {
      return []
    }
    return text.split(separator: "\n").dropFirst().compactMap { RecordedWidth($0) }
  }()

  /// Whether no width is fitted to labels of the repository.
  public var isKeptAside: Bool { checksum % 3 == 0 }

  /// The CRC-32 of the repository's name.
  private var checksum: UInt32 {
    ~repository.utf8.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in
        rest >> 1 ^ (rest & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
  }
}
