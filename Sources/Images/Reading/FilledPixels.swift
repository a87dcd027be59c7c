/// Pixels that a C library writes, and what it says where it can't write all of them.
struct FilledPixels {
  let reason: String
  private let width, height: Int
  private let bytes: [UInt8]

  /// What a library is given: the file, clear pixels of four bytes each, and room for a reason.
  @unsafe struct Places {
    let file: UnsafeBufferPointer<UInt8>
    let pixels: UnsafeMutablePointer<UInt8>?
    let reason: UnsafeMutablePointer<CChar>?
  }

  init(width: Int, height: Int, from file: [UInt8], fill: (Places) -> Void) {
    (self.width, self.height) = (width, height)
    let count = width * height * 4
    var reason = ""
    bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { pixels, filled in
      unsafe pixels.initialize(repeating: 0)
      unsafe file.withUnsafeBufferPointer { file in
        unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Self.longestReason) { text in
          unsafe text.initialize(repeating: 0)
          unsafe fill(
            Places(file: file, pixels: pixels.baseAddress, reason: text.baseAddress)
          )
          reason = unsafe String(
            decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
            as: UTF8.self
          )
        }
      }
      filled = count
    }
    self.reason = reason
  }

  /// The picture, whose pixels change hands.
  consuming func bitmap() -> Bitmap { Bitmap(width: width, height: height, bytes: bytes) }

  /// As the headers of the C sides say.
  private static let longestReason = 200
}
