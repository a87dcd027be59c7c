import Foundation
import SnaplineAsking
import Testing

@testable import SnaplinePreview

@Suite struct `The JSON of a frame` {
  /// Every character that JSON escapes, and some that it doesn't.
  private static let odd =
    String(String.UnicodeScalarView((0..<0x80).compactMap { Unicode.Scalar($0 as UInt32) }))
    + "é 日本 👩‍👩‍👧 \u{2028} \u{FFFE} ]]> </script>"

  private func read(_ frame: FrameAnswer) throws -> [String: Any] {
    let read = try JSONSerialization.jsonObject(with: Data(frame.json)) as? [String: Any]
    return try #require(read)
  }

  @Test func `says what the frame says, whatever is in its texts`() throws {
    var frame = FrameAnswer(design: 7, version: Self.odd, state: .stale)
    frame.svg = Self.odd
    frame.size = [1, 2.5]
    frame.views = [
      ViewAnswer(
        path: Self.odd,
        class: "View",
        frame: [0, -1.25, 1e-9, 123_456_789.125],
        parent: nil,
        id: nil,
        text: nil,
        isHidden: false,
        place: nil
      ),
      ViewAnswer(
        path: "View/Label",
        class: "Label",
        frame: [0, 0, 0, 0],
        parent: 0,
        id: Self.odd,
        text: Self.odd,
        isHidden: true,
        place: PlaceAnswer(file: 3, name: Self.odd, line: 4, column: 5)
      ),
    ]
    let read = try read(frame)
    #expect(read["design"] as? Int == 7 && read["state"] as? String == "stale")
    #expect(read["version"] as? String == Self.odd && read["svg"] as? String == Self.odd)
    #expect(read["size"] as? [Double] == [1, 2.5])
    let views = try #require(read["views"] as? [[String: Any]])
    #expect(views.count == 2)
    #expect(Set(views[0].keys) == ["path", "class", "frame"])
    #expect(views[0]["path"] as? String == Self.odd)
    #expect(views[0]["frame"] as? [Double] == [0, -1.25, 1e-9, 123_456_789.125])
    #expect(views[1]["parent"] as? Int == 0 && views[1]["hidden"] as? Bool == true)
    #expect(views[1]["id"] as? String == Self.odd && views[1]["text"] as? String == Self.odd)
    let place = try #require(views[1]["place"] as? [String: Any])
    #expect(place["name"] as? String == Self.odd && place["file"] as? Int == 3)
    #expect(place["line"] as? Int == 4 && place["column"] as? Int == 5)
  }

  @Test func `has no picture where there is none, and always views`() throws {
    let read = try read(FrameAnswer(design: 1, version: "", state: .broken))
    #expect(read["svg"] == nil)
    #expect((read["views"] as? [Any])?.isEmpty == true)
  }
}
