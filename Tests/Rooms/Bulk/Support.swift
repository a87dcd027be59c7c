import Foundation
import SnaplineBulk

/// The rows of a text, by what it is written in or by how it begins.
func rows(
  _ text: some Sequence<UInt8>,
  as language: RowLanguage? = nil,
  most: Int = 1_000_000
) throws -> [DataRow] {
  guard let file = unsafe tmpfile() else { throw CocoaError(.fileWriteUnknown) }
  defer { unsafe fclose(file) }
  let bytes = Array(text)
  _ = unsafe fwrite(bytes, 1, bytes.count, file)
  unsafe fflush(file)
  unsafe rewind(file)
  var reader = try RowReader(unsafe fileno(file), language: language, mostBytes: most)
  var found: [DataRow] = []
  while let row = try reader.next() { found.append(row) }
  return found
}

extension DataRow {
  /// The object as a dictionary; nothing where it is no row.
  var object: [String: Any]? {
    switch content {
    case .object(let bytes), .texts(let bytes):
      try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    case .fault: nil
    }
  }

  /// The kind of fault, where it is one.
  var fault: String? {
    if case .fault(let fault) = content { fault.id } else { nil }
  }
}
