import Foundation
import Testing

@Suite struct `snapline doctor` {
  @Test func `tells versions, and what to install`() throws {
    let text = try Built(["doctor"])
    #expect(text.status == 0)
    for name in ["cairo", "freetype", "harfbuzz", "pango", "snapline"] {
      #expect(text.output.contains(try Regex("(?m)^\(name) \\d+\\.\\d+")), "\(text.output)")
    }
    #expect(text.output.contains("libwebp reads and writes WebP"))
    let json = try Built(["doctor", "--json"])
    let read = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let libraries = try #require(read?["libraries"] as? [[String: Any]])
    #expect(libraries.count == 7)
    let missing = try #require(read?["missing"] as? [[String: Any]])
    #expect(text.output.hasSuffix("nothing is missing\n") == missing.isEmpty)
    #expect(try Built(["doctor", "--strict"]).status == (missing.isEmpty ? 0 : 1))
  }

  @Test func `says what a PNG file says of itself`() throws {
    try withFolder(["a.yaml": "canvas: 9x9\nview: {background: red}"]) { folder in
      let run = try Built(["render", "a.yaml"], in: folder)
      #expect(run.status == 0)
      let file = try Data(contentsOf: URL(fileURLWithPath: folder("a.png")))
      let doctor = try Built(["doctor"]).output.split(separator: "\n")
      for name in ["cairo", "freetype", "snapline"] {
        let line = try #require(doctor.first { $0.hasPrefix(name + " ") })
        #expect(file.range(of: Data(line.utf8)) != nil, "\(line)")
      }
    }
  }
}
