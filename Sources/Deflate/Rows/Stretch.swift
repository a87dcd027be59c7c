/// Bytes that stood before already, and how far back; no bytes where nothing was found.
struct Stretch {
  var length = 0
  var distance = 0

  /// Roughly what it spares, in quarters of a byte: a long way back takes more bits to tell.
  @inline(__always)
  var worth: Int {
    4 &* min(length, DeflateBlock.longestStretch) &+ distance.leadingZeroBitCount
  }
}
