import SnaplineImages
import SnaplineScene
import Testing

@Suite struct `A decoder's probe` {
  @Test func `has pixels wherever its library is there`() {
    var hashes: Set<String> = []
    for library in ImageLibrary.all where library.isInstalled && library.decoder != .svg {
      let hash = DecoderProbe.hash(of: library.decoder)
      #expect(hash?.count == 32, "\(library.name)")
      #expect(hashes.insert(hash ?? "").inserted, "\(library.name)")
    }
    #expect(Set(ImageLibrary.all.map(\.decoder)) == Set(PictureDecoder.allCases))
  }

  @Test func `goes through what tells one version from another`() throws {
    // Chroma at half the width and height: what versions blow up in different ways.
    let jpeg = DecoderProbe.bytes(of: .jpeg)
    let frame = try #require(jpeg.firstRange(of: [0xFF, 0xC0]))
    #expect(jpeg[frame.upperBound + 9] == 0x22)
    let webp = DecoderProbe.bytes(of: .webp)
    for tag in ["VP8 ", "ALPH"] { #expect(webp.firstRange(of: Array(tag.utf8)) != nil) }
    let gif = DecoderProbe.bytes(of: .gif)
    let picture = try #require(gif.firstRange(of: [0x2C, 0, 0, 0, 0]))
    #expect(gif[picture.lowerBound + 9] & 0x40 != 0)
    // Were the profile taken for sRGB's, nothing would be converted.
    #expect(DecoderProbe.bytes(of: .icc).count > 128)
  }
}
