import Foundation
import SnaplineDeflate
import SnaplineImages
import SnaplineRendering
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

@Suite struct `A picture that claims to be another` {
  private let page = Box(name: "page", width: 20, height: 20, color: .white)
  private let other = Box(name: "page", width: 20, height: 20, color: .black)

  private func bitmap(_ box: Box) throws -> Bitmap {
    var scene = box.scene
    scene.size = CGSize(width: box.width, height: box.height)
    return try scene.bitmap()
  }

  @Test func `is compared by what it shows`() throws {
    let (real, shown) = (try bitmap(page), try bitmap(other))
    var (honest, forged) = (PNGParts(Array(try real.png())), PNGParts(Array(try shown.png())))
    honest.claim(PixelHash(real))
    forged.claim(PixelHash(real))
    let comparison = try FileComparison(
      .picture(FileBytes(honest.file), path: "a.png"),
      .picture(FileBytes(forged.file), path: "b.png"),
      options: PictureOptions(tolerance: Tolerance(raster: RasterTolerance.none))
    )
    #expect(comparison.findings.pixels?.different == 1_600)
    #expect(!comparison.isSame)
  }

  @Test(arguments: [Keeping.png, .both])
  func `is no baseline of what it claims`(keeping: Keeping) throws {
    let folder = try TemporaryFolder()
    _ = try folder.keep(page, "page", keeping, .all)
    let url = URL(filePath: folder.path + "/page.png")
    let scene = PNGParts([UInt8](try Data(contentsOf: url))).chunks.filter { $0.tag == "iTXt" }
    var forged = PNGParts(Array(try bitmap(other).png(scale: 2)))
    forged.claim(PixelHash(try bitmap(page)))
    forged.chunks.insert(contentsOf: scene, at: forged.chunks.count - 1)
    try Data(forged.file).write(to: url)
    let message = try folder.keep(page, "page", keeping, .never)
    #expect(message?.contains("1600 by more than 2 levels") == true, "\(message ?? "")")
  }

  @Test func `changes no verdict, however it was changed`() throws {
    var counts = (same: 0, changed: 0, undecided: 0)
    for var seed in Seed.some(400) {
      let old = Bitmap.random(&seed)
      var new = old
      if seed.chance(0.5) {
        new.bytes[seed.number(in: 0...new.bytes.count - 1)] ^= 1
        // No colour is stronger than its alpha.
        for place in stride(from: 3, to: new.bytes.count, by: 4) { new.bytes[place] = 255 }
      }
      let claimed = [old, new].map { PixelHash($0) }
      let files = try [old, new].map { bitmap in
        var parts = PNGParts(Array(try bitmap.png()))
        tamper(&parts, claimed, &seed)
        return parts.file
      }
      let decoded = files.map { try? PNG.decode(Data($0)) }
      let isSame = try? FileComparison(
        .picture(FileBytes(files[0]), path: "a.png"),
        .picture(FileBytes(files[1]), path: "b.png"),
        options: PictureOptions(tolerance: Tolerance(raster: RasterTolerance.none))
      ).isSame
      if let one = decoded[0], let other = decoded[1] {
        #expect(isSame == (one == other), "\(seed)")
        if one == other { counts.same += 1 } else { counts.changed += 1 }
      } else {
        #expect(isSame == nil, "\(seed)")
        counts.undecided += 1
      }
    }
    #expect(counts.same > 20 && counts.changed > 50 && counts.undecided > 20, "\(counts)")
  }

  /// Changes the pixels' data, or what is said of them, or neither.
  private func tamper(_ parts: inout PNGParts, _ hashes: [PixelHash], _ seed: inout Seed) {
    if seed.chance(0.3), let place = parts.chunks.firstIndex(where: { $0.tag == "IDAT" }) {
      let byte = seed.number(in: 0...parts.chunks[place].data.count - 1)
      parts.chunks[place].data[byte] ^= UInt8(1 << seed.number(in: 0...7))
    }
    if seed.chance(0.8) { parts.claim(hashes[seed.number(in: 0...1)]) }
    if seed.chance(0.3), let place = parts.chunks.firstIndex(where: { $0.tag == "IDAT" }) {
      let data = parts.chunks[place].data
      let cut = seed.number(in: 0...data.count)
      parts.chunks[place].data = Array(data[..<cut])
      parts.chunks.insert(("IDAT", Array(data[cut...])), at: place + 1)
    }
  }
}
