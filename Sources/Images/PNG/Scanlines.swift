/// Undoes the filters that a file's rows were written with.
enum Scanlines {
  /// Each row starts with the number of its filter.
  ///
  /// - Returns: Whether all filters are known.
  static func unfilter(
    _ lines: UnsafeMutableRawBufferPointer,
    stride: Int,
    channels: Int
  ) -> Bool {
    guard let start = unsafe lines.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
      return false
    }
    let count = stride - 1
    let zeros = [UInt8](repeating: 0, count: count)
    return unsafe zeros.withUnsafeBufferPointer { zeros in
      guard var above = zeros.baseAddress else { return false }
      for row in 0..<lines.count / stride {
        let filter = unsafe start[row * stride]
        let line = unsafe start + row * stride + 1
        switch filter {
        case 0: break
        case 1: unsafe sub(line, count, channels)
        case 2: unsafe up(line, above, count)
        case 3: unsafe average(line, above, count, channels)
        case 4: unsafe paeth(line, above, count, channels)
        default: return false
        }
        unsafe above = UnsafePointer(line)
      }
      return true
    }
  }

  private static func sub(_ line: UnsafeMutablePointer<UInt8>, _ count: Int, _ channels: Int) {
    for place in Swift.stride(from: channels, to: count, by: 1) {
      unsafe line[place] &+= line[place - channels]
    }
  }

  private static func up(
    _ line: UnsafeMutablePointer<UInt8>,
    _ above: UnsafePointer<UInt8>,
    _ count: Int
  ) {
    for place in 0..<count { unsafe line[place] &+= above[place] }
  }

  private static func average(
    _ line: UnsafeMutablePointer<UInt8>,
    _ above: UnsafePointer<UInt8>,
    _ count: Int,
    _ channels: Int
  ) {
    for place in 0..<count {
      let left = place < channels ? 0 : unsafe UInt16(line[place - channels])
      unsafe line[place] &+= UInt8((left + UInt16(above[place])) / 2)
    }
  }

  private static func paeth(
    _ line: UnsafeMutablePointer<UInt8>,
    _ above: UnsafePointer<UInt8>,
    _ count: Int,
    _ channels: Int
  ) {
    for place in 0..<min(channels, count) { unsafe line[place] &+= above[place] }
    // A channel at a time, so that the two pixels before stay in registers.
    for channel in 0..<channels {
      var left = unsafe Int32(line[channel])
      var corner = unsafe Int32(above[channel])
      for place in Swift.stride(from: channels + channel, to: count, by: channels) {
        let top = unsafe Int32(above[place])
        let (fromLeft, fromTop) = (abs(top - corner), abs(left - corner))
        let fromCorner = abs(left + top - 2 * corner)
        let nearTop = fromTop <= fromCorner ? top : corner
        let guess = fromLeft <= fromTop && fromLeft <= fromCorner ? left : nearTop
        let value = unsafe UInt8(truncatingIfNeeded: guess) &+ line[place]
        unsafe line[place] = value
        left = Int32(value)
        corner = top
      }
    }
  }
}
