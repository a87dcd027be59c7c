import SnaplineImages

/// A picture put together from an input, to be written and read again.
struct DeflateInput {
  private let bitmap: Bitmap

  /// Three bytes say how wide the picture is and of which colours; the rest are its pixels.
  ///
  /// Of the rest, a byte above 191 repeats pixels from as far back as the next byte says, and every
  /// other byte is a pixel.
  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    func next() -> UInt8 { rest.popFirst() ?? 0 }
    let width = 1 + Int(next()) % 96
    let step = 1 + next() % 64
    let isTranslucent = next() > 127
    var pixels: [[UInt8]] = []
    let most = 20_000
    while let byte = rest.popFirst(), pixels.count < most {
      guard byte > 191, !pixels.isEmpty else {
        let alpha = isTranslucent ? byte &* step : 255
        pixels.append([byte &* step, byte &+ step, byte ^ step].map { min($0, alpha) } + [alpha])
        continue
      }
      let distance = 1 + Int(next()) % pixels.count
      for _ in 0..<8 << (byte % 8) { pixels.append(pixels[pixels.count - distance]) }
    }
    let height = max(1, pixels.count / width)
    let blank = [[UInt8]](repeating: [0, 0, 0, 255], count: width * height)
    pixels = Array((pixels + blank).prefix(width * height))
    bitmap = Bitmap(width: width, height: height, bytes: Array(pixels.joined()))
  }

  /// What is written is read by our own reader and by libpng, and is what it was.
  func judge() {
    guard let file = try? PNG.encode(bitmap) else { preconditionFailure("it isn't written") }
    let quick = try? PNG.decode(file)
    var odd = file
    // A chunk whose sum is wrong: ours leaves such a file to libpng, which reads on.
    odd.insert(contentsOf: [0, 0, 0, 1] + "quIt".utf8 + [7, 1, 2, 3, 4], at: file.count - 12)
    let thorough = try? PNG.decode(odd)
    precondition(quick != nil && quick == thorough, "two readers see two pictures")
    // Alpha is kept straight in a file, which colours that aren't opaque don't survive to the bit.
    guard bitmap.bytes.indices.allSatisfy({ $0 % 4 != 3 || bitmap.bytes[$0] == 255 }) else {
      return
    }
    precondition(quick == bitmap, "the picture changed")
  }
}
