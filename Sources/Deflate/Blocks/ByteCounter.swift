/// How often each byte comes.
///
/// Four counts of each take turns: to count a byte again, the processor would wait for the count before.
struct ByteCounter {
  private var counts = [UInt32](repeating: 0, count: 4 * 256)

  @inline(__always)
  mutating func count(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe counts.withUnsafeMutableBufferPointer { counts in
      var place = 0
      while place &+ 4 <= bytes.count {
        unsafe counts[Int(bytes[place])] &+= 1
        unsafe counts[256 &+ Int(bytes[place &+ 1])] &+= 1
        unsafe counts[512 &+ Int(bytes[place &+ 2])] &+= 1
        unsafe counts[768 &+ Int(bytes[place &+ 3])] &+= 1
        place &+= 4
      }
      while place < bytes.count {
        unsafe counts[Int(bytes[place])] &+= 1
        place &+= 1
      }
    }
  }

  /// Adds each byte's count to the one at its place.
  func add(to sums: UnsafeMutableBufferPointer<UInt32>) {
    unsafe counts.withUnsafeBufferPointer { counts in
      for byte in 0..<256 {
        unsafe sums[byte] &+= counts[byte] &+ counts[256 &+ byte]
        unsafe sums[byte] &+= counts[512 &+ byte] &+ counts[768 &+ byte]
      }
    }
  }
}
