/// One row of data, as it was read: what a picture is made of.
package struct DataRow: Sendable {
  package enum Content: Sendable {
    /// One object of JSON, on one line.
    case object([UInt8])
    /// One object of JSON whose values are texts without types, on one line.
    case texts([UInt8])
    /// No row can be made of what is there.
    case fault(RowFault)
  }

  /// Its number in the file, from 1.
  package var number: Int
  /// The line of the file that it begins at, from 1.
  package var line: Int
  package var content: Content
}

/// Why what stands in a file is no row.
package struct RowFault: Error, Hashable, Sendable {
  package var id: String
  package var subject: String
  package var cause: String?
  package var remedy: String?
  /// What was read, where a reader of JSON can say more of it.
  package var bytes: [UInt8] = []
}

/// The languages that rows are written in.
package enum RowLanguage: String, Sendable, CaseIterable {
  /// An object of JSON on each line.
  case jsonl
  /// A list of objects.
  case json
  /// A table, the first line of which has the names.
  case csv

  /// Whether a byte says nothing where the next row may begin.
  func isBetweenRows(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    case UInt8(ascii: " "), UInt8(ascii: "\t"): self != .csv
    case UInt8(ascii: ","): self == .json
    default: false
    }
  }
}
