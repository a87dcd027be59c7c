/// Where the files of a pack are written to, piece by piece.
package typealias PackWriter = ([UInt8]) throws -> Void

/// Many files in one, which is written from its beginning to its end.
///
/// What a pack holds depends on the files alone, so that the same files are the same pack.
package protocol Pack {
  /// Adds a file, whole.
  mutating func add(_ bytes: [UInt8], named name: String, to write: PackWriter) throws
  /// Writes what ends the pack.
  mutating func end(to write: PackWriter) throws
}

/// Why a pack couldn't be made, by the system's number.
package struct PackFailure: Error {
  package var number: CInt
}
