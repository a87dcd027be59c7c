import Foundation
import Snapline
import TestSupport
import Testing

@Suite struct `A drawing in a tree` {
  init() { BuiltCommand.triesDrawings() }

  @Test func `shows no letters, whatever fonts are installed, and says so`() throws {
    let start = "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='60'>"
    func bitmap(_ body: String) throws -> (Bitmap, [String]) {
      let view = ImageView(image: Image(data: Data((start + body + "</svg>").utf8)))
      let bitmap = try view.rendered(size: CGSize(width: 100, height: 60)).bitmap()
      return (bitmap, view.layoutDiagnostics.map(\.id))
    }
    let plain = try bitmap("<rect width='9' height='9'/>")
    #expect(plain.1.isEmpty)
    try expectEqual(bitmap("<image href='other.png' width='9' height='9'/>").1, ["image-files"])
    for kind in ["image/gif", "image/svg+xml", "IMAGE/BMP", ""] {
      let red = "R0lGODlhAQABAPAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=="
      for end in ["/>", "><title>Red</title></image>"] {
        let image = "<image href='data:\(kind);base64,\(red)' width='9' height='9'\(end)"
        let shown = try bitmap(image + "<rect width='9' height='9'/>")
        #expect(shown == (plain.0, ["image-data"]), "\(kind)")
      }
    }
    #expect(try bitmap("<image href='#a' width='9' height='9'/>").1.isEmpty)
    let style = "display: inline !important"
    for prefix in ["", "s:"] {
      let text =
        "<\(prefix)text xmlns:s='http://www.w3.org/2000/svg' y='40' font-size='40'"
        + " style='\(style)'>Hi <tspan>yo</tspan></\(prefix)text >"
      let lettered = try bitmap("<rect width='9' height='9'/>" + text)
      let isPlain = lettered.0 == plain.0
      #expect(isPlain && lettered.1 == ["image-text"])
    }
  }
}
