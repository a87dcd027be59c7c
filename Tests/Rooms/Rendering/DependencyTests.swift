import Foundation
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineImages
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite struct `What a picture used` {
  /// A design's picture in an environment of its own folders, which go with the call.
  private func parts(
    _ design: String,
    symbols: [String: String] = [:],
    patterns: [String: String] = [:]
  ) throws -> [String: String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var environment = Environment()
    environment.symbolFolder = folder.appending(path: "svg").path
    environment.hyphenationFolder = folder.appending(path: "hyphen").path
    for (name, text) in symbols.map({ ("svg/\($0).svg", $1) })
      + patterns.map({ ("hyphen/hyph_\($0).dic", $1) })
    {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    let drawing = try Design(bytes: Array(design.utf8), named: "d", environment: environment)
      .drawing()
    return drawing.scene.fingerprint().parts
  }

  private func symbol(_ side: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"16\" height=\"16\">"
      + "<rect width=\"\(side)\" height=\"9\"/></svg>"
  }

  private let star = "canvas: 40x40\nview: {image: {symbol: star}, filling: superview}"
  private let words =
    "canvas: 70x90\nview: {label: abab abab abab, lines: 0, hyphenation: true, filling: superview}"

  @Test func `is nothing but fonts and libraries for most`() throws {
    let plain = "canvas: 90x30\nview: {label: Words}"
    #expect(try parts(plain, symbols: ["star": symbol(9)], patterns: ["en": "UTF-8\na1b"]).isEmpty)
  }

  @Test func `is a symbol, by what its file holds`() throws {
    let one = try parts(star, symbols: ["star": symbol(9), "heart": symbol(2)])
    expectEqual(one.keys.sorted(), ["decoder svg", "symbol star"])
    #expect(try parts(star, symbols: ["star": symbol(9), "heart": symbol(3)]) == one)
    let other = try parts(star, symbols: ["star": symbol(8)])
    #expect(other["symbol star"] != one["symbol star"])
    #expect(other["decoder svg"] == one["decoder svg"])
  }

  @Test func `is a symbol's lack`() throws {
    try expectEqual(parts(star), ["symbol star": "missing"])
  }

  @Test func `is the patterns that parted words, or their lack`() throws {
    let one = try parts(words, patterns: ["en_US": "UTF-8\na1b", "de": "UTF-8\na1c"])
    expectEqual(one.keys.sorted(), ["hyphenation en_US"])
    #expect(try parts(words, patterns: ["en_US": "UTF-8\na1b", "de": "UTF-8\nb1c"]) == one)
    #expect(try parts(words, patterns: ["en_US": "UTF-8\nb1a"]) != one)
    try expectEqual(parts(words), ["hyphenation en_US": "missing"])
  }

  @Test(
    arguments: [
      ("plain.png", []), ("adobe.png", ["decoder icc"]), ("plain.jpg", ["decoder jpeg"]),
      ("adobe.jpg", ["decoder icc", "decoder jpeg"]), ("plain.webp", ["decoder webp"]),
      ("plain.gif", ["decoder gif"]),
    ]
  )
  func `is what decoded a picture, however it is shown`(file: String, decoders: [String]) throws {
    let data = try fixture(file).base64EncodedString()
    for looks in ["", ", slices: 1", ", template: true"] {
      let found = try parts(
        "canvas: 40x40\nview: {image: {data: \(data)\(looks)}, filling: superview}"
      )
      #expect(found.keys.sorted() == decoders, "\(looks)")
      for hash in found.values { #expect(hash.wholeMatch(of: /[0-9a-f]{32}/) != nil) }
    }
  }

  @Test func `comes along with what was drawn of it`() throws {
    let raster = try ImageFile.read(try fixture("plain.gif")).raster()
    let scene = Scene(
      size: CGSize(width: 9, height: 9),
      scale: 1,
      items: [.picture(raster, Edges(left: 0, top: 0, right: 9, bottom: 9))]
    )
    expectEqual(scene.fingerprint().parts.keys.sorted(), ["decoder gif"])
    #expect(scene.fingerprint().description.contains("\ndecoder gif "))
    // Where pixels came from doesn't make other pixels of them.
    let copy = Raster(width: raster.width, height: raster.height, bytes: raster.bytes)
    #expect(copy == raster && copy.hashValue == raster.hashValue)
  }

  private func fixture(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: Checkout.fixture("Images/\(name)")))
  }
}
