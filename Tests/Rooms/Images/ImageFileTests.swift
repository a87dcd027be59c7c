import Foundation
import SnaplineEnvironment
import SnaplineImages
import SnaplineScene
import TestSupport
import Testing

/// Small files of every format: red at the top left, blue at the top right, lime below.
private enum Picture {
  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: folder + "/" + name))
  }

  static var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static let folder = Checkout.fixture("Images")
}

extension Raster {
  fileprivate func pixel(_ x: Int, _ y: Int) -> [Int] {
    let start = (y * width + x) * 4
    return bytes[start..<start + 4].map(Int.init)
  }

  fileprivate func isNear(_ color: [Int], at x: Int, _ y: Int, within slack: Int = 6) -> Bool {
    zip(pixel(x, y), color).allSatisfy { abs($0 - $1) <= slack }
  }
}

private let red = [255, 0, 0, 255]
private let blue = [0, 0, 255, 255]
private let lime = [0, 255, 0, 255]

@Suite struct `A picture file` {
  @Test(
    arguments: [
      "plain.png", "plain.jpg", "progressive.jpg", "plain.webp", "lossy.webp", "plain.gif",
      "interlaced.gif",
    ]
  )
  func `is read in every format`(name: String) throws {
    let file = try ImageFile.read(Picture.data(name))
    #expect(file.width == 16 && file.height == 16)
    let raster = try file.raster()
    // Lossy colours bleed a little.
    let slack = name.contains("lossy") ? 40 : 6
    #expect(raster.isNear(red, at: 2, 2, within: slack), "\(raster.pixel(2, 2))")
    #expect(raster.isNear(blue, at: 13, 2, within: slack), "\(raster.pixel(13, 2))")
    #expect(raster.isNear(lime, at: 8, 14, within: slack), "\(raster.pixel(8, 14))")
  }

  @Test func `is read anew where its file changed`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".svg")
    defer { try? FileManager.default.removeItem(at: path) }
    func write(_ width: Int) throws {
      try Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"9\"/>".utf8)
        .write(to: path)
    }
    for width in (10..<60).map({ $0 / 2 * 2 % 38 + 10 }) {
      try write(width)
      let files = try (0..<3).map { _ in try ImageFile.read(contentsOfFile: path.path) }
      #expect(files.allSatisfy { $0 === files[0] && $0.width == Double(width) })
    }
    try FileManager.default.removeItem(at: path)
    #expect(throws: ImageError.self) { try ImageFile.read(contentsOfFile: path.path) }
  }

  @Test func `shows the first frame of one that moves`() throws {
    let raster = try ImageFile.read(Picture.data("moving.webp")).raster()
    #expect(raster.isNear(red, at: 2, 2, within: 40), "\(raster.pixel(2, 2))")
  }

  @Test func `is clear where a GIF says so`() throws {
    let raster = try ImageFile.read(Picture.data("clear.gif")).raster()
    expectEqual(raster.pixel(0, 0), [0, 0, 0, 0])
    #expect(raster.pixel(8, 8) == red)
  }

  @Test(arguments: ["adobe.jpg", "adobe.png"])
  func `is brought to sRGB by its profile`(name: String) throws {
    let raster = try ImageFile.read(Picture.data(name)).raster()
    // Stored, the red of sRGB has 219 of 255 in Adobe's wider space.
    #expect(raster.isNear(red, at: 2, 2, within: 12), "\(raster.pixel(2, 2))")
    #expect(raster.isNear(lime, at: 8, 14, within: 12), "\(raster.pixel(8, 14))")
  }

  /// A profile for red, green and blue can't say what inks are, nor one for inks what grey is.
  @Test(arguments: ["cmyk.jpg", "gray.jpg"])
  func `ignores a profile for other colours than it has`(name: String) throws {
    func profile(_ bytes: [UInt8]) throws -> [UInt8] {
      let mark = Array("ICC_PROFILE".utf8)
      let place = try #require(
        bytes.indices.first { bytes[$0] == 0xFF && bytes[($0 + 4)...].starts(with: mark) }
      )
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      return Array(bytes[place..<place + 2 + length])
    }
    var bytes = Array(try Picture.data(name))
    let plain = try ImageFile.read(Data(bytes)).raster()
    bytes.insert(contentsOf: try profile(Array(Picture.data("adobe.jpg"))), at: 2)
    #expect(try ImageFile.read(Data(bytes)).raster() == plain)
  }

  @Test func `keeps its inks where its profile is of light`() throws {
    let inks = Array(try Picture.data("inks-foreign-profile.jpg"))
    let start = try #require(inks.indices.first { inks[$0...].starts(with: [0xFF, 0xE2]) })
    let segment = inks[start..<start + 2 + Int(inks[start + 2]) << 8 + Int(inks[start + 3])]
    #expect(segment.dropFirst(4).starts(with: "ICC_PROFILE".utf8))
    let bare = inks[..<start] + inks[segment.endIndex...]
    let raster = try ImageFile.read(Data(inks)).raster()
    #expect(try raster == ImageFile.read(Data(bare)).raster())
    #expect(raster.bytes.indices.filter { $0 % 4 == 3 }.allSatisfy { raster.bytes[$0] == 255 })
  }

  @Test func `is read in inks and in grey`() throws {
    let inks = try ImageFile.read(Picture.data("cmyk.jpg")).raster()
    #expect(inks.isNear(red, at: 2, 2, within: 12), "\(inks.pixel(2, 2))")
    let grey = try ImageFile.read(Picture.data("gray.jpg")).raster()
    let level = grey.pixel(2, 2)
    #expect(level[0] == level[1] && level[1] == level[2] && level[3] == 255)
  }

  @Test(
    arguments: [
      (1, red, blue), (2, blue, red), (3, lime, lime), (4, lime, lime), (5, red, lime),
      (6, lime, red), (7, lime, blue), (8, blue, lime),
    ] as [(UInt8, [Int], [Int])]
  )
  func `stands upright whatever its orientation`(
    orientation: UInt8,
    topLeft: [Int],
    topRight: [Int]
  ) throws {
    var bytes = Array(try Picture.data("plain.jpg"))
    let exif: [UInt8] =
      Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    bytes.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif, at: 2)
    let raster = try ImageFile.read(Data(bytes)).raster()
    #expect(raster.isNear(topLeft, at: 2, 2), "\(raster.pixel(2, 2))")
    #expect(raster.isNear(topRight, at: 13, 2), "\(raster.pixel(13, 2))")
  }

  @Test(arguments: ["plain.jpg", "progressive.jpg", "cmyk.jpg", "gray.jpg"])
  func `is no picture where its end is missing`(name: String) throws {
    let whole = try Picture.data(name)
    #expect(try ImageFile.read(whole).raster().width > 0)
    for length in 0..<whole.count {
      #expect(throws: ImageError.self, "\(length) of \(whole.count) bytes") {
        try ImageFile.read(whole.prefix(length)).raster()
      }
    }
  }

  @Test func `is one and the same as long as its contents are`() throws {
    let data = try Picture.data("plain.gif")
    #expect(try ImageFile.read(data) === ImageFile.read(Data(Array(data))))
    var limits = Limits()
    limits.imagePixels = 1_000
    #expect(try ImageFile.read(data, limits: limits) !== ImageFile.read(data))
  }

  @Test func `is refused where it is larger than the limits`() throws {
    var limits = Limits()
    limits.imagePixels = 255
    for name in ["plain.png", "plain.jpg", "plain.webp", "plain.gif"] {
      #expect(throws: ImageError.tooManyPixels(width: 16, height: 16, limit: 255)) {
        try ImageFile.read(Picture.data(name), limits: limits)
      }
    }
    limits = Limits()
    limits.imageBytes = 10
    #expect(throws: ImageError.tooManyBytes(count: 107, limit: 10)) {
      try ImageFile.read(Picture.data("plain.gif"), limits: limits)
    }
  }

  /// What fuzzing found worth keeping, each as it is and with a few bytes changed.
  @Test func `never stops a run that reads what fuzzing grew`() throws {
    let inputs = try FuzzCorpus.inputs("images")
    #expect(inputs.count > 100)
    for (number, input) in inputs.enumerated() {
      var (seed, bytes) = (Seed(UInt64(number)), input)
      ImageInput.run(bytes)
      for _ in 0..<2 where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &seed)] = .random(in: 0...255, using: &seed)
      }
      ImageInput.run(bytes)
    }
  }

  @Test func `never stops a run, however it was damaged`() throws {
    for seed in Seed.some(1_500) {
      var seed = seed
      guard let name = Picture.names.randomElement(using: &seed) else { continue }
      var bytes = Array(try Picture.data(name))
      for _ in 0..<Int.random(in: 1...8, using: &seed) {
        let place = Int.random(in: 0..<bytes.count, using: &seed)
        switch Int.random(in: 0...4, using: &seed) {
        case 0: bytes.removeLast(min(bytes.count - 1, Int.random(in: 0...40, using: &seed)))
        case 1: bytes.insert(.random(in: 0...255, using: &seed), at: place)
        case 2: bytes[place] = 255
        case 3: bytes[place] = 0
        default: bytes[place] = .random(in: 0...255, using: &seed)
        }
      }
      var limits = Limits()
      limits.imagePixels = 1_000_000
      let raster = try? ImageFile.read(Data(bytes), limits: limits).raster()
      #expect((raster?.width ?? 0) * (raster?.height ?? 0) <= limits.imagePixels, "\(seed)")
    }
  }
}

@Suite struct `A drawing file` {
  private static let text = """
    <svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" viewBox="0 0 3 2">
    <rect width="3" height="2" fill="red"/></svg>
    """

  @Test func `has a size and no pixels`() throws {
    let file = try ImageFile.read(Data(Self.text.utf8))
    #expect(file.width == 30 && file.height == 20 && file.isDrawing)
    #expect(file.vector?.svg == Self.text)
    #expect(throws: ImageError.unknownFormat) { try file.raster() }
  }

  @Test(
    arguments: [
      (#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"/>"#, 8, 4),
      (#"<svg xmlns="http://www.w3.org/2000/svg" width="1in" height="48"/>"#, 96, 48),
      (#"<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="50%"/>"#, 100, 100),
    ] as [(String, Double, Double)]
  )
  func `takes its size from what it says`(text: String, width: Double, height: Double) throws {
    let file = try ImageFile.read(Data(text.utf8))
    #expect(file.width == width && file.height == height)
  }

  @Test func `is refused where it is no drawing at all`() throws {
    let unfinished = Data("<svg xmlns='http://www.w3.org/2000/svg'><g>".utf8)
    #expect(throws: ImageError.self) { try ImageFile.read(unfinished) }
    #expect(throws: ImageError.unknownFormat) { try ImageFile.read(Data("<html/>".utf8)) }
  }
}
