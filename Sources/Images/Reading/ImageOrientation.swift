/// How a stored picture must be turned to stand upright; the raw values are those of EXIF.
public enum ImageOrientation: Int, Hashable, Sendable, CaseIterable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether width and height change places.
  public var isSideways: Bool { rawValue >= 5 }

  /// The orientation in a block of EXIF, which begins with its byte order; nothing where it says
  /// none.
  init?(exif bytes: some RandomAccessCollection<UInt8>) {
    let bytes = Array(bytes)
    let isLittle = bytes.starts(with: "II".utf8)
    guard isLittle || bytes.starts(with: "MM".utf8) else { return nil }
    func number16(_ place: Int) -> Int? {
      isLittle ? bytes.little16(at: place) : bytes.big16(at: place)
    }
    func number32(_ place: Int) -> Int? {
      isLittle ? bytes.little32(at: place) : bytes.big32(at: place)
    }
    guard let directory = number32(4), let count = number16(directory) else { return nil }
    for entry in 0..<min(count, 1_000) {
      let place = directory + 2 + entry * 12
      guard let tag = number16(place) else { return nil }
      guard tag == 0x0112, let value = number16(place + 8) else { continue }
      self.init(rawValue: value)
      return
    }
    return nil
  }
}

extension Bitmap {
  /// The picture turned upright.
  package func upright(from orientation: ImageOrientation) -> Bitmap {
    guard orientation != .up else { return self }
    let (width, height) = (width, height)
    let isSideways = orientation.isSideways
    let (newWidth, newHeight) = isSideways ? (height, width) : (width, height)
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: bytes.count) { target, count in
      count = bytes.count
      unsafe bytes.withUnsafeBytes { source in
        let from = unsafe source.bindMemory(to: UInt32.self)
        let to = unsafe UnsafeMutableRawBufferPointer(target).bindMemory(to: UInt32.self)
        for y in 0..<newHeight {
          for x in 0..<newWidth {
            let (column, row) =
              switch orientation {
              case .up: (x, y)
              case .upMirrored: (width - 1 - x, y)
              case .down: (width - 1 - x, height - 1 - y)
              case .downMirrored: (x, height - 1 - y)
              case .leftMirrored: (y, x)
              case .right: (y, height - 1 - x)
              case .rightMirrored: (width - 1 - y, height - 1 - x)
              case .left: (width - 1 - y, x)
              }
            unsafe to[y * newWidth + x] = unsafe from[row * width + column]
          }
        }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, bytes: pixels)
  }
}
