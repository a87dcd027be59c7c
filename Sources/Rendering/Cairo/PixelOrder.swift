/// Exchanges the first and third byte of each pixel.
func exchangeChannels(_ pixels: UnsafeMutableRawBufferPointer) {
  for offset in stride(from: 0, to: pixels.count - 3, by: 4) {
    let word = unsafe pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    unsafe pixels.storeBytes(of: exchangingChannels(word), toByteOffset: offset, as: UInt32.self)
  }
}

/// The pixel with its first and third byte exchanged.
func exchangingChannels(_ word: UInt32) -> UInt32 {
  word & 0xFF00_FF00 | (word & 0xFF) << 16 | word >> 16 & 0xFF
}
