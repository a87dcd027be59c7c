import Foundation
import SnaplineImages
import Testing

@Suite struct `A PNG file` {
  @Test func `starts with the signature`() throws {
    let bitmap = Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 255])
    #expect(try bitmap.png().prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
  }
}
