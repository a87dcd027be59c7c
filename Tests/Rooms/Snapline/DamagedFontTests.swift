import Foundation
import Snapline
import TestSupport
import Testing

@Suite struct `A damaged font` {
  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  /// Draws a word in a font by its family, in each format.
  private func draw(_ bytes: [UInt8], as family: String, to file: URL) throws -> Picture? {
    try Data(bytes).write(to: file)
    var environment = Environment()
    environment.fonts.files = [file.path]
    return try Environment.$current.withValue(environment) {
      guard let font = Font(name: family, size: 30) else { return nil }
      let label = Label(text: "III")
      label.font = font
      label.environment = environment
      return try label.rendered(size: CGSize(width: 120, height: 60), scale: 1)
    }
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let name = "fonts-\(UUID().uuidString)"
    let folder = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// Measured, set and painted, by libraries that read the file as it is.
  @Test func `stops no picture, whatever the damage`() throws {
    let whole = Array(
      try Data(contentsOf: URL(filePath: Checkout.fixture("Fonts/SnaplineAxis.ttf")))
    )
    try withFolder { folder in
      for seed in Seed.some(40) {
        var (bytes, dice) = (whole, seed)
        for _ in 0..<Int.random(in: 1...8, using: &dice) {
          let place = Int.random(in: 0..<bytes.count, using: &dice)
          bytes[place] =
            [0, 0x7F, 0xFF, .random(in: 0...255, using: &dice)].randomElement(using: &dice) ?? 0
        }
        if Int.random(in: 0..<10, using: &dice) == 0 {
          bytes.removeLast(Int.random(in: 1..<bytes.count, using: &dice))
        }
        // A file of its own each time: libraries keep open what they have read.
        let file = folder.appending(path: "\(seed).ttf")
        let picture = try draw(bytes, as: "Snapline Axis", to: file)
        _ = try? picture?.png()
        _ = try? picture?.svg()
        _ = try? picture?.pdf()
      }
    }
  }

  /// Cairo copies the texts of a font's dictionary into documents, and asks nobody whether they are there.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: inter), "Inter isn't installed"))
  func `is no text of a document where it names texts that it hasn't`() throws {
    let whole = Array(try Data(contentsOf: URL(filePath: Self.inter)))
    let table = try #require(whole.firstRange(of: Array("CFF ".utf8)))
    let start = whole[table.upperBound + 4..<table.upperBound + 8].reduce(0) { $0 << 8 | Int($1) }
    // The dictionary begins with the number of the version's text: 29, and four bytes for a number.
    let number = try #require(whole[start...].firstRange(of: [29, 0, 0]))
    var damaged = whole
    damaged[number.lowerBound + 3] = 0x7F
    try withFolder { folder in
      let file = folder.appending(path: "whole.otf")
      let good = try #require(try draw(whole, as: "Inter", to: file)).pdf()
      #expect(good.firstRange(of: Data("/FontFile3".utf8)) != nil)
      let other = folder.appending(path: "damaged.otf")
      let bad = try #require(try draw(damaged, as: "Inter", to: other)).pdf()
      #expect(bad.firstRange(of: Data("/FontFile3".utf8)) == nil)
    }
  }
}
