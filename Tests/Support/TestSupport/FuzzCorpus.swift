import Foundation

/// What fuzzing found worth keeping: inputs as lines of hexadecimal digits, the shortest first.
public enum FuzzCorpus {
  public static func inputs(_ name: String) throws -> [[UInt8]] {
    let file = Checkout.fixture("Fuzz/\(name).hex")
    return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map { line in
      let digits = Array(line.utf8).map { Character(Unicode.Scalar($0)).hexDigitValue ?? 0 }
      return stride(from: 0, to: digits.count - 1, by: 2).map {
        UInt8(digits[$0] << 4 | digits[$0 + 1])
      }
    }
  }
}
